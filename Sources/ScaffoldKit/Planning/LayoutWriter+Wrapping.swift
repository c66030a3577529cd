import ScaffoldSwift

extension LayoutWriter {
  /// The text with the widest list, or else the comparison, the choice or the parts of a declaration, of each line that
  /// does not fit on lines of its own:
  ///
  ///     let user = User(id: 1, name: "name")    let user = User(
  ///                                               id: 1,
  ///                                               name: "name"
  ///                                             )
  func wrappingLines(in text: String) -> String {
    var isInString = false
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.contains(where: { width(of: String($0)) > layout.lineLength }) else { return text }
    return lines.flatMap { line -> [String] in
      let quotes = line.ranges(of: "\"\"\"").count
      defer { if quotes % 2 == 1 { isInString.toggle() } }
      let isCode = !isInString && quotes == 0 && !line.contains("//")
      return isCode ? wrapped(String(line)) : [String(line)]
    }.joined(separator: "\n")
  }

  private func wrapped(_ line: String) -> [String] {
    guard width(of: line) > layout.lineLength else { return [line] }
    if let lines = wrappedType(line) ?? wrappedConformances(line) { return lines }
    let blanks = String(line.prefix { $0 == " " })
    let code = CodeLine(line)
    if let parts = code.atComparison, let equals = parts.before.firstRange(of: " = ") {
      let value = "\(blanks)  \(line[equals.upperBound...])"
      let start = "\(line[..<equals.lowerBound]) ="
      if width(of: value) <= layout.lineLength { return [start, value] }
    }
    if let lines = wrappedChoice(line) { return lines }
    if let parts = code.atComparison, !line.hasSuffix("{") {
      let lines = [parts.before, blanks + "  " + parts.after]
      if lines.allSatisfy({ width(of: $0) <= layout.lineLength }) { return lines }
    }
    if let lines = wrappedTypeOfVariable(line) { return lines }
    if let list = code.widestList {
      let items = list.items.dropLast().map { $0 + "," } + list.items.suffix(1)
      return [list.before] + items.map { blanks + "  " + $0 }.flatMap(wrapped)
        + [blanks + list.after]
    }
    if let parts = code.atComparison { return [parts.before, blanks + "  " + parts.after] }
    return wrappedDeclaration(line) ?? [line]
  }

  /// The line of a closure or a dictionary, with its type on the next line; `nil` for other lines:
  ///
  ///     failed: @escaping (any Error) -> Void   failed:
  ///                                               @escaping (any Error) -> Void
  private func wrappedType(_ line: String) -> [String]? {
    let mark = line.contains("var ") ? ": [" : ": @escaping "
    guard let colon = line.firstRange(of: mark), !line[..<colon.lowerBound].contains("(\"") else {
      return nil
    }
    let type = line[line.index(colon.lowerBound, offsetBy: 2)...]
    guard !type.hasPrefix("[(") else { return nil }
    let blanks = String(line.prefix { $0 == " " })
    if type.hasSuffix(" { get }") {
      return [String(line.dropLast(6)), "\(blanks)  get", "\(blanks)}"]
    }
    let opensBlock = type.hasSuffix(" {")
    let block = opensBlock ? ["\(blanks){"] : []
    let variable = String(line.dropLast(opensBlock ? 2 : 0))
    if variable.hasSuffix(" = [:]"), width(of: variable) <= layout.lineLength + 4 {
      return [String(variable.dropLast(4)), "\(blanks)  [:]"] + block
    }
    let rest = "\(blanks)  \(type.dropLast(opensBlock ? 2 : 0))"
    return [String(line[...colon.lowerBound])] + wrapped(rest) + block
  }

  /// The head of a type with each conformance on a line of its own; `nil` for other lines:
  ///
  ///     final class SignInView: SignIn {        final class SignInView:
  ///                                               SignIn
  ///                                             {
  private func wrappedConformances(_ line: String) -> [String]? {
    guard Self.declaresType(line[...]), !line.contains("<"), !line.contains(" where "),
      let colon = line.firstRange(of: ": "),
      let brace = line.lastIndex(of: "{"), colon.upperBound < brace
    else { return nil }
    let blanks = String(line.prefix { $0 == " " })
    let head = String(line[...colon.lowerBound])
    let names = line[colon.upperBound..<brace].split(separator: " ").map { "\(blanks)  \($0)" }
    return [head] + names + ["\(blanks)\(line[brace...])"]
  }
}

/// Where a line of code can be broken.
private struct CodeLine {
  /// What is in parentheses, between the texts up to and from them.
  struct List {
    let before: String
    let items: [String]
    let after: String
  }

  private let bytes: [UInt8]
  private let tokens: [SwiftToken]
  /// The widest outer list in parentheses; `nil` if there is none, or the line has only a part of it. Square brackets
  /// may be a type, whose end takes no comma.
  private(set) var widestList: List?
  /// The texts before and from the first outer `==`.
  private(set) var atComparison: (before: String, after: String)?

  /// A shorter list, as in `private(set)`, stays.
  private static let shortest = 6

  init(_ line: String) {
    bytes = Array(line.utf8)
    tokens = SwiftLexer(bytes).tokens
    var widest = Self.shortest
    var index = 0
    while index < tokens.count {
      let place = tokens[index].range.lowerBound
      if bytes[place...].starts(with: "== ".utf8), place > 1, atComparison == nil {
        atComparison = (text(0..<(place - 1)), text(place..<bytes.count))
      }
      if let end = tokens[index].partner {
        guard end < tokens.count else {
          if bytes[place] != UInt8(ascii: "{") { widestList = nil }
          return
        }
        let width = tokens[end].range.lowerBound - place
        if bytes[place] == UInt8(ascii: "("), width >= widest {
          (widest, widestList) = (width, list(from: index, to: end))
        }
        index = end
      }
      index += 1
    }
  }

  private func list(from open: Int, to close: Int) -> List {
    var start = tokens[open].range.upperBound
    let end = tokens[close].range.lowerBound
    let (before, after) = (text(0..<start), text(end..<bytes.count))
    var items: [String] = []
    var index = open + 1
    while index < close {
      if bytes[tokens[index].range] == [UInt8(ascii: ",")] {
        items.append(text(start..<tokens[index].range.lowerBound))
        start = tokens[index].range.upperBound
      }
      index = (tokens[index].partner ?? index) + 1
    }
    items.append(text(start..<end))
    return List(before: before, items: items.map { String($0.drop { $0 == " " }) }, after: after)
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}
