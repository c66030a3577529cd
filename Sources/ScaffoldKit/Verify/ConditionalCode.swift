/// A Swift file, of which some lines are compiled only under a condition.
///
/// ```swift
/// let code = ConditionalCode(Array("#if os(Linux)\nlet a = 1\n#else\nlet a = 2\n#endif\n".utf8))
/// code.conditions                          // ["os(Linux)"]
/// code.active(under: ["os(Linux)": true])  // the bytes of "let a = 1\n"
/// ```
struct ConditionalCode {
  let bytes: [UInt8]
  /// The bytes with blanks for comments.
  private let code: [UInt8]
  /// What stands behind `#if` and `#elseif`, wherever that decides about lines outside all brackets.
  let conditions: [String]
  /// `nil` when a directive stands in a way that only the compiler understands.
  private let lines: [Line]?

  /// A line with a directive.
  fileprivate struct Line {
    let kind: SwiftSkimmer.Directive.Kind
    let condition: String
    let isWithinBrackets: Bool
    /// With the line's end.
    let place: Range<Int>
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var skimmer = SwiftSkimmer(bytes, isNoting: true)
    while skimmer.nextToken() != nil {}
    let (comments, directives) = (skimmer.comments, skimmer.directives)
    var code = bytes
    for place in comments.joined() where code[place] != 0x0A && code[place] != 0x0D {
      code[place] = 0x20
    }
    self.code = code
    let found = directives.map { Line($0, in: code) }
    lines = found.contains { $0 == nil } ? nil : found.compactMap(\.self)
    conditions =
      lines?.filter { !$0.isWithinBrackets && !$0.condition.isEmpty }
      .map(\.condition).uniqued ?? []
  }

  /// What is compiled when these conditions hold, without comments, empty lines and indentation; `nil`
  /// when that cannot be told.
  ///
  /// An `#if` within brackets stays with all its branches: a variable of a function that only a branch
  /// mentions which is not compiled counts as used, so such a branch changes what the compiler says.
  func active(under verdicts: [String: Bool]) -> [UInt8]? {
    guard let lines else { return nil }
    var result: [UInt8] = []
    var levels: [Level] = []
    var position = 0
    for line in lines {
      if levels.last?.isActive ?? true { result += code[position..<line.place.lowerBound] }
      position = line.place.upperBound
      guard Self.pass(line, &levels, verdicts) else { return nil }
      if line.isWithinBrackets, levels.last?.isActive ?? true { result += code[line.place] }
    }
    return levels.isEmpty ? Self.plain(result + code[position...]) : nil
  }

  /// The code without what its layout adds. It stays as it is where layout has a meaning: in a string
  /// of several lines, and behind a `return` at the end of a line.
  private static func plain(_ code: [UInt8]) -> [UInt8] {
    guard code.firstRange(of: Array("\"\"\"".utf8)) == nil else { return code }
    var result: [UInt8] = []
    for line in code.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      let text = line.trimmed
      if text.isEmpty { continue }
      if text.suffix(6).elementsEqual("return".utf8) { return code }
      result += text
      result.append(0x0A)
    }
    return result
  }

  /// An `#if` whose `#endif` is still to come.
  private struct Level {
    /// Whether the branch is compiled in which the text stands.
    var isActive: Bool
    /// Whether no later branch can be compiled.
    var isSettled: Bool
    var isLast = false
  }

  /// Goes over a directive; `false` when it stands where it cannot, or its condition is unknown.
  private static func pass(
    _ line: Line, _ levels: inout [Level], _ verdicts: [String: Bool]
  ) -> Bool {
    if line.kind == .opening {
      guard levels.last?.isActive ?? true else {
        levels.append(Level(isActive: false, isSettled: true))
        return true
      }
      guard !line.isWithinBrackets else {
        levels.append(Level(isActive: true, isSettled: true))
        return true
      }
      guard let holds = verdicts[line.condition] else { return false }
      levels.append(Level(isActive: holds, isSettled: holds))
      return true
    }
    guard var level = levels.popLast() else { return false }
    if line.kind == .closing { return true }
    guard !level.isLast else { return false }
    level.isLast = line.kind == .rest
    if !line.isWithinBrackets {
      let holds = line.kind == .rest ? true : verdicts[line.condition]
      guard level.isSettled || holds != nil else { return false }
      level.isActive = !level.isSettled && holds == true
      level.isSettled = level.isSettled || level.isActive
    }
    levels.append(level)
    return true
  }
}

extension ConditionalCode.Line {
  /// The whole line of a directive; `nil` when something stands before it, or when it has a condition
  /// too many or too few.
  fileprivate init?(
    _ directive: SwiftSkimmer.Directive, in bytes: [UInt8]
  ) {
    func isLineEnd(_ index: Int) -> Bool { bytes[index] == 0x0A || bytes[index] == 0x0D }
    var start = directive.place.lowerBound
    while start > 0, !isLineEnd(start - 1) { start -= 1 }
    let before = bytes[start..<directive.place.lowerBound]
    guard before.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { return nil }
    var end = directive.place.upperBound
    while end < bytes.count, !isLineEnd(end) { end += 1 }
    let text = bytes[directive.place.upperBound..<end].trimmed
    condition = String(decoding: text, as: UTF8.self)
    kind = directive.kind
    guard condition.isEmpty == (kind == .rest || kind == .closing) else { return nil }
    isWithinBrackets = directive.depth > 0
    place = start..<min(end + 1, bytes.count)
  }
}

extension ArraySlice<UInt8> {
  /// Without blanks at both ends.
  fileprivate var trimmed: ArraySlice<UInt8> {
    func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
    let rest = drop(while: isBlank)
    return rest[..<((rest.lastIndex { !isBlank($0) } ?? rest.startIndex - 1) + 1)]
  }
}
