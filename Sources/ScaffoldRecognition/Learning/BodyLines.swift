import ScaffoldSwift

/// The lines of a body between its braces, and those that bodies have in common.
struct BodyLines {
  /// The lines without blanks around them.
  let lines: [String]
  /// The ranges of the lines with their line ends.
  private let ranges: [Range<Int>]
  private let text: [UInt8]
  private let body: Range<Int>

  /// The most lines that are compared.
  private static let mostLines = 1_000

  init(of body: Range<Int>, in text: [UInt8]) {
    var (ranges, start) = ([Range<Int>](), body.lowerBound)
    for index in body where text[index] == 0x0A {
      ranges.append(start..<index + 1)
      start = index + 1
    }
    if start < body.upperBound { ranges.append(start..<body.upperBound) }
    (self.text, self.body, self.ranges) = (text, body, ranges)
    lines = ranges.map { range in
      let line = text[range].drop { $0 <= 0x20 }
      let end = line.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? line.startIndex
      return String(decoding: line[..<end], as: UTF8.self)
    }
  }

  /// The ranges to cut so that what the others have, too, is left.
  ///
  /// - Parameter needsResult: whether the last line must be left, because it gives the result.
  /// - Returns: `nil` if the common lines are no body.
  func cuts(to others: [[String]], needsResult: Bool) -> [Range<Int>]? {
    var kept = Set(lines.indices.filter { !lines[$0].isEmpty })
    for other in others {
      guard lines.count <= Self.mostLines, other.count <= Self.mostLines else { return nil }
      for case .remove(let offset, _, _) in other.difference(from: lines) { kept.remove(offset) }
    }
    removeUsers(of: &kept)
    let last = lines.lastIndex { !$0.isEmpty }
    if needsResult, last.map({ !kept.contains($0) }) ?? true { return nil }
    if !isBalanced(kept) || hasEmptyCase(kept) {
      guard !needsResult else { return nil }
      kept = []
    }
    let cut = lines.indices.filter { !kept.contains($0) && (!lines[$0].isEmpty || kept.isEmpty) }
    return joined(cut.map { ranges[$0] }, keepsEnds: kept.isEmpty)
  }

  /// Removes lines that use a variable which another line has declared that is not kept.
  private func removeUsers(of kept: inout Set<Int>) {
    let words = lines.map { line in
      let bytes = Array(line.utf8)
      return SwiftLexer(bytes).tokens.map { String(decoding: bytes[$0.range], as: UTF8.self) }
    }
    var gone = lines.indices.filter { !kept.contains($0) }
    while let line = gone.popLast() {
      for name in Self.variables(in: words[line]) {
        let users = kept.filter { words[$0].contains(name) }
        kept.subtract(users)
        gone += users
      }
    }
  }

  private static func variables(in words: [String]) -> Set<String> {
    Set(
      zip(words, words.dropFirst()).compactMap { ["let", "var", "func"].contains($0) ? $1 : nil })
  }

  /// Whether a case of a `switch` has lost its statements.
  private func hasEmptyCase(_ kept: Set<Int>) -> Bool {
    let code = lines.indices.filter(kept.contains).map { lines[$0] }
    return zip(code, code.dropFirst()).contains { line, next in
      let isCase = ["case ", "default:", "@unknown default:"].contains { line.hasPrefix($0) }
      return isCase && line.hasSuffix(":")
        && ["case ", "default:", "@unknown default:", "}"].contains { next.hasPrefix($0) }
    }
  }

  private func isBalanced(_ kept: Set<Int>) -> Bool {
    let code = ranges.indices.filter(kept.contains).flatMap { text[ranges[$0]] }
    return SwiftFile(ifReadable: code) != nil
  }

  /// The ranges without a gap between them as one. The first line of a body begins after the brace, and its last one ends
  /// before the other: if nothing is left, the line ends and the indentation there stay.
  private func joined(_ cuts: [Range<Int>], keepsEnds: Bool) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for cut in cuts {
      if let last = result.last, last.upperBound == cut.lowerBound {
        result[result.count - 1] = last.lowerBound..<cut.upperBound
      } else {
        result.append(cut)
      }
    }
    guard keepsEnds, let first = ranges.first, ranges.count > 2, lines[0].isEmpty,
      lines[lines.count - 1].isEmpty, let last = ranges.last
    else { return result }
    return [first.upperBound..<last.lowerBound]
  }
}
