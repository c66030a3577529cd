import ScaffoldSwift

/// Lays out Swift code that is written in ``SwiftLayout/standard``: its indentation, and its lists of conformances.
struct LayoutWriter {
  let layout: SwiftLayout

  /// The text in the layout. The indentation of a text that cannot be read as Swift stays as it is.
  func text(_ text: String) -> String {
    let joined = joiningConformances(in: text)
    let standard = SwiftLayout.standard
    let isStandard =
      layout.indentation == standard.indentation
      && layout.indentsConditions == standard.indentsConditions
    return isStandard ? joined : reindented(joined)
  }

  // MARK: Conformances

  /// The text with each list of conformances on the line of its type, where it fits:
  ///
  ///     final class SignInWireframe:            final class SignInWireframe: SignIn, Routing {
  ///       SignIn,
  ///       Routing
  ///     {
  private func joiningConformances(in text: String) -> String {
    guard text.contains(":\n") else { return text }
    var lines: [Substring] = []
    var rest = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let line = rest.popFirst() {
      guard line.last == ":", Self.declaresType(line),
        let end = rest.firstIndex(where: { !$0.hasPrefix(Self.blanks(of: line) + "  ") }),
        rest[end] == Self.blanks(of: line) + "{"
      else {
        lines.append(line)
        continue
      }
      let names = rest[..<end].map { $0.drop { $0 == " " } }
      let joined = "\(line) \(names.joined(separator: " ")) {"
      if width(of: joined) <= layout.lineLength {
        lines.append(Substring(joined))
      } else {
        lines += [line] + rest[...end]
      }
      rest = rest[(end + 1)...]
    }
    return lines.joined(separator: "\n")
  }

  private static func declaresType(_ line: Substring) -> Bool {
    let kinds = ["class", "struct", "enum", "actor", "protocol", "extension"]
    return line.split(separator: " ").dropLast().contains { kinds.contains(String($0)) }
      && !line.contains("//")
  }

  private static func blanks(of line: Substring) -> String {
    String(line.prefix { $0 == " " })
  }

  /// The columns of a line when it is indented as the layout says; a tab counts as four.
  private func width(of line: String) -> Int {
    let blanks = line.prefix { $0 == " " }.count
    let unit = layout.indentation.reduce(0) { $0 + ($1 == "\t" ? 4 : 1) }
    return line.count - blanks + blanks / 2 * unit + blanks % 2
  }

  // MARK: Indentation

  /// The text with the layout's indentation. Strings of several lines keep their value.
  private func reindented(_ text: String) -> String {
    let bytes = Array(text.utf8)
    let lexer = SwiftLexer(bytes)
    guard lexer.error == nil else { return text }
    let strings = lexer.tokens.filter { $0.kind == .string }.map(\.range)
      .filter { bytes[$0].contains(UInt8(ascii: "\n")) }[...]
    var result: [UInt8] = []
    var start = 0
    var next = strings
    var conditions = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      while let string = next.first, string.upperBound <= start { next.removeFirst() }
      let string = next.first.flatMap { $0.lowerBound < start ? $0 : nil }
      // The lines of a string are indented like its end, and what is beyond belongs to its value.
      let most = string.map { Self.indentation(before: $0.upperBound, in: bytes) } ?? line.count
      let blanks = min(line.prefix { $0 == UInt8(ascii: " ") }.count, most)
      let code = string == nil ? line.drop { $0 == UInt8(ascii: " ") } : []
      if code.starts(with: "#endif".utf8) { conditions -= 1 }
      let isDirective = code.starts(with: "#else".utf8)
      let levels = blanks / 2 - (layout.indentsConditions ? 0 : conditions - (isDirective ? 1 : 0))
      if code.starts(with: "#if".utf8) { conditions += 1 }
      if start > 0 { result.append(UInt8(ascii: "\n")) }
      for _ in 0..<max(0, levels) { result += layout.indentation.utf8 }
      result += line.dropFirst(blanks / 2 * 2)
      start += line.count + 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The number of spaces at the beginning of the line that contains an offset.
  private static func indentation(before place: Int, in bytes: [UInt8]) -> Int {
    let start = bytes[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return bytes[start...].prefix { $0 == UInt8(ascii: " ") }.count
  }
}
