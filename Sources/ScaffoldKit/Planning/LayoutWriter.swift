import ScaffoldSwift

/// Lays out Swift code that is written in ``SwiftLayout/standard``: its indentation, and its lists of conformances.
struct LayoutWriter {
  let layout: SwiftLayout
  /// Whether a list in parentheses is on one line where it fits.
  var joinsLists = false
  /// Names of a usual length for macros that are replaced later.
  var usualNames: [String: String] = [:]

  /// The text in the layout. The indentation of a text that cannot be read as Swift stays as it is.
  func text(_ text: String) -> String {
    let lists = joinsLists ? wrappingLines(in: joiningLists(in: text)) : text
    let joined = joiningConformances(in: lists)
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

  static func declaresType(_ line: Substring) -> Bool {
    let kinds = ["class", "struct", "enum", "actor", "protocol", "extension"]
    return line.split(separator: " ").dropLast().contains { kinds.contains(String($0)) }
      && !line.contains("//")
  }

  private static func blanks(of line: Substring) -> String {
    String(line.prefix { $0 == " " })
  }

  /// The columns of a line when it is indented as the layout says; a tab counts as four.
  func width(of text: String) -> Int {
    let line = usualNames.reduce(text) { $0.replacing($1.key, with: $1.value) }
    let blanks = line.prefix { $0 == " " }.count
    let unit = layout.indentation.reduce(0) { $0 + ($1 == "\t" ? 4 : 1) }
    return line.count - blanks + blanks / 2 * unit + blanks % 2
  }

  // MARK: Lists

  /// The text without empty lines at the beginning of blocks and commas at the end of lists, with `{}` for an empty
  /// block, and with each list of parameters or arguments on one line, where it fits:
  ///
  ///     func signIn(                            func signIn(username: String, password: String) {
  ///       username: String,
  ///       password: String
  ///     ) {
  private func joiningLists(in text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for start in lines.indices.dropLast().reversed() where lines[start].hasSuffix("{") {
      if lines[start + 1].isEmpty { lines.remove(at: start + 1) }
      if start + 1 < lines.count, lines[start + 1] == Self.blanks(of: lines[start]) + "}",
        !lines[start].contains("//")
      {
        lines.replaceSubrange(start...(start + 1), with: [lines[start] + "}"])
      }
    }
    for end in lines.indices.dropFirst()
    where lines[end - 1].last == "," && lines[end].drop(while: { $0 == " " }).first == ")" {
      lines[end - 1].removeLast()
    }
    // An inner list comes after the line that opens the outer one.
    for start in lines.indices.reversed() {
      let isCondition =
        lines[start].hasSuffix(" =")
        || lines[start].hasSuffix(":") && lines[start].contains(" var ")
      guard isCondition || lines[start].last == "(" else { continue }
      let found =
        isCondition
        ? joinedCondition(from: start, of: lines) : joinedList(from: start, of: lines)
      guard let (joined, end) = found else { continue }
      lines.replaceSubrange(start...end, with: [Substring(joined)])
    }
    return lines.joined(separator: "\n")
  }

  /// The line of a condition that fits, and the place of its last line; `nil` if it does not fit:
  ///
  ///     isReady =                               isReady = hasName && hasCode
  ///       hasName
  ///       && hasCode
  private func joinedCondition(
    from start: Int, of lines: [Substring]
  ) -> (line: String, end: Int)? {
    let blanks = Self.blanks(of: lines[start]) + "  "
    // A list that has its own lines does not begin on the line of the name.
    guard start + 1 < lines.count, lines[start + 1].hasPrefix(blanks),
      !lines[start].contains("//"), lines[start + 1].last != "("
    else { return nil }
    let rest = lines[(start + 2)...].prefix {
      $0.hasPrefix(blanks + "&& ") || $0.hasPrefix(blanks + "|| ")
    }
    let parts =
      [lines[start]] + [lines[start + 1]].map { $0.drop { $0 == " " } }
      + rest.map { $0.drop { $0 == " " } }
    let line = parts.joined(separator: " ")
    let end = start + 1 + rest.count
    if width(of: line) <= layout.lineLength { return (line, end) }
    // Only the empty value of a variable is on the next line, if that is enough.
    if line.hasSuffix(" = []"), width(of: String(line.dropLast(3))) <= layout.lineLength {
      return (line.dropLast(3) + "\n" + blanks + "[]", end)
    }
    // A variable that does not fit is wrapped as such.
    return lines[start].last == ":" ? (line, end) : nil
  }

  /// The line of a list that fits, and the place of its last line; `nil` if it does not fit.
  private func joinedList(
    from start: Int, of lines: [Substring]
  ) -> (line: String, end: Int)? {
    let blanks = Self.blanks(of: lines[start])
    guard !lines[start].contains("//"),
      let end = lines[(start + 1)...].firstIndex(where: { !$0.hasPrefix(blanks + "  ") }),
      lines[end].hasPrefix(blanks + ")")
    else { return nil }
    // What follows a call has another indentation if the call is on one line.
    if end + 1 < lines.count, lines[end + 1].hasPrefix(blanks + ".") { return nil }
    if end + 1 < lines.count, lines[end + 1].hasPrefix(blanks + "#if") { return nil }
    let inner = lines[(start + 1)..<end].map { $0.drop { $0 == " " } }
    let isList = inner.allSatisfy { line in
      !line.contains("//") && !line.contains("\"\"\"") && !line.hasSuffix("{")
    }
    guard isList, inner.dropLast().allSatisfy({ $0.hasSuffix(",") }) else { return nil }
    let joined =
      lines[start] + inner.joined(separator: " ") + lines[end].drop { $0 == " " }
    let line = String(joined)
    return width(of: line) <= layout.lineLength ? (line, end) : nil
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
