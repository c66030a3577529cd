/// A change of the unit of indentation, such as from two spaces to a tab.
struct IndentationChange: Sendable, Equatable {
  /// The number of spaces of one level in the old text.
  let width: Int
  /// The white space of one level in the new text.
  let unit: [UInt8]

  init(width: Int, unit: [UInt8]) {
    self.width = width
    self.unit = unit
  }

  /// Compares the indentation of lines that both texts have.
  ///
  /// Returns `nil` if most lines have the same indentation. A text that was moved to the right as a whole has
  /// the same unit, because only the steps from line to line are counted.
  init?(from old: TextLines, to new: TextLines) {
    guard let width = IndentationChange.mostFrequentStep(of: old) else { return nil }
    var votes: [[UInt8]: Int] = [:]
    let same = [UInt8](repeating: 0x20, count: width)
    var before: (depth: Int, blanks: ArraySlice<UInt8>)?
    for (index, indexNew) in IndentationChange.commonLines(old, new) {
      let line = (
        depth: IndentationChange.blanks(of: old[index]).count,
        blanks: IndentationChange.blanks(of: new[indexNew])
      )
      if let before, let unit = IndentationChange.unit(from: before, to: line, width: width) {
        votes[unit, default: 0] += 1
      }
      before = line
    }
    let best = votes.max { ($0.value, $1.key.count) < ($1.value, $0.key.count) }
    guard let best, best.key != same, best.value > votes[same, default: 0] else { return nil }
    self.init(width: width, unit: best.key)
  }

  /// The text with each level of indentation replaced.
  ///
  /// What is left of a level stays as it is. In Swift code, the lines of a string are moved with its last line.
  func applied(to text: [UInt8], isSwift: Bool) -> [UInt8] {
    let lines = TextLines(text)
    var strings = (isSwift ? IndentationChange.strings(in: text, lines) : [])[...]
    var result: [UInt8] = []
    result.reserveCapacity(text.count * 2)
    for index in 0..<lines.count {
      while let first = strings.first, first.upperBound <= index { strings.removeFirst() }
      let line = lines[index]
      let spaces = IndentationChange.spaces(of: line)
      guard let string = strings.first, string.contains(index) else {
        result += indentation(spaces) + line.dropFirst(spaces)
        continue
      }
      let shared = IndentationChange.spaces(of: lines[string.upperBound - 1])
      if spaces < shared {
        result += line
      } else {
        result += indentation(shared) + line.dropFirst(shared)
      }
    }
    return result
  }

  private func indentation(_ spaces: Int) -> [UInt8] {
    let levels = repeatElement(unit, count: spaces / width).joined()
    return levels + [UInt8](repeating: 0x20, count: spaces % width)
  }

  private static func spaces(of line: ArraySlice<UInt8>) -> Int { line.prefix { $0 == 0x20 }.count }

  /// The lines of each string after the one where it begins.
  private static func strings(in text: [UInt8], _ lines: TextLines) -> [Range<Int>] {
    SwiftLexer(text).tokens.filter { $0.kind == .string }.compactMap { token in
      let (first, last) = (
        lines.line(at: token.range.lowerBound), lines.line(at: token.range.upperBound - 1)
      )
      return first < last ? first + 1..<last + 1 : nil
    }
  }
}

// MARK: Comparison

extension IndentationChange {
  private static func blanks(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    line.prefix { $0 == 0x20 || $0 == 0x09 }
  }

  /// The number of spaces by which most lines are deeper than the line before.
  private static func mostFrequentStep(of lines: TextLines) -> Int? {
    var counts: [Int: Int] = [:]
    var before = 0
    for index in 0..<lines.count {
      let blanks = blanks(of: lines[index])
      let code = lines[index].dropFirst(blanks.count)
      guard let first = code.first, !SwiftByte.isLineEnd(first) else { continue }
      if blanks.count > before { counts[blanks.count - before, default: 0] += 1 }
      before = blanks.count
    }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  /// The lines that are equal but for their indentation.
  private static func commonLines(_ old: TextLines, _ new: TextLines) -> [(Int, Int)] {
    var numbers = LineNumbers()
    let first = (0..<old.count).map { numbers.number(of: content(old[$0])) }
    let second = (0..<new.count).map { numbers.lookUp(content(new[$0])) }
    var pairs: [(Int, Int)] = []
    var (index, indexNew) = (0, 0)
    for change in SequenceDiff.changes(from: first, to: second)
      + [SequenceChange(old: old.count..<old.count, new: new.count..<new.count)]
    {
      while index < change.old.lowerBound {
        pairs.append((index, indexNew))
        (index, indexNew) = (index + 1, indexNew + 1)
      }
      (index, indexNew) = (change.old.upperBound, change.new.upperBound)
    }
    return pairs.filter { old[$0.0].contains { $0 > 0x20 } }
  }

  /// A line without the white space around it.
  private static func content(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var content = line.dropFirst(blanks(of: line).count)
    while let last = content.last, last <= 0x20 { content.removeLast() }
    return content
  }

  /// The white space of one level, if the step from one line to the next shows it.
  private static func unit(
    from before: (depth: Int, blanks: ArraySlice<UInt8>),
    to line: (depth: Int, blanks: ArraySlice<UInt8>), width: Int
  ) -> [UInt8]? {
    let (low, high) = before.depth < line.depth ? (before, line) : (line, before)
    let step = high.depth - low.depth
    guard step > 0, step % width == 0, high.blanks.starts(with: low.blanks) else { return nil }
    let added = high.blanks.dropFirst(low.blanks.count)
    let levels = step / width
    guard !added.isEmpty, added.count % levels == 0 else { return nil }
    let unit = Array(added.prefix(added.count / levels))
    return Array(repeatElement(unit, count: levels).joined()) == Array(added) ? unit : nil
  }
}
