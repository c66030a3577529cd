// Where declarations are in the text.
extension MergeTree {
  /// The sibling before the declaration.
  func sibling(before node: Int) -> Int? { sibling(node, offset: -1) }

  /// The sibling after the declaration.
  func sibling(after node: Int) -> Int? { sibling(node, offset: 1) }

  private func sibling(_ node: Int, offset: Int) -> Int? {
    let siblings = nodes[nodes[node].parent].children
    let index = siblings.partitionIndex { $0 >= node } + offset
    return siblings.indices.contains(index) ? siblings[index] : nil
  }

  /// The bytes between the declaration and its sibling before it, or the beginning of its container.
  func gap(before node: Int) -> Range<Int> {
    let start = sibling(before: node).map { nodes[$0].range.upperBound }
    let end = nodes[node].range.lowerBound
    return min(start ?? bodyStart(of: nodes[node].parent), end)..<end
  }

  private func bodyStart(of container: Int) -> Int {
    nodes[container].body?.lowerBound ?? nodes[container].range.lowerBound
  }

  /// The white space that the line of the offset begins with.
  func indentation(at offset: Int) -> ArraySlice<UInt8> {
    isAfterLastLine(offset) ? [] : lines.indentation(of: lines.line(at: offset))
  }

  /// The offset at which the line begins.
  func lineStart(of offset: Int) -> Int {
    if isAfterLastLine(offset) { return offset }
    let line = lines.line(at: offset)
    return lines.bytes(of: line..<line + 1).lowerBound
  }

  /// The offset after the line end of the line that holds the offset.
  func lineEnd(of offset: Int) -> Int {
    if isAfterLastLine(offset) { return offset }
    let line = lines.line(at: offset)
    return lines.bytes(of: line..<line + 1).upperBound
  }

  /// Whether only white space is before the offset on its line.
  func isFirstOnLine(_ offset: Int) -> Bool {
    isAfterLastLine(offset) || offset <= indentation(at: offset).endIndex
  }

  /// Whether the offset is at the end of the text, on a line without bytes.
  private func isAfterLastLine(_ offset: Int) -> Bool {
    offset == text.count && (text.last.map(SwiftByte.isLineEnd) ?? true)
  }

  /// Whether only white space is between the offset and the end of its line.
  func isLastOnLine(_ offset: Int) -> Bool {
    let rest = text[offset...].first { $0 != 0x20 && $0 != 0x09 }
    return rest.map(SwiftByte.isLineEnd) ?? true
  }

  func isBlank(_ range: Range<Int>) -> Bool { text[range].allSatisfy { $0 <= 0x20 } }

  /// The number of line ends in the range.
  func lineEnds(in range: Range<Int>) -> Int {
    TextLines(Array(text[range])).lineEnds
  }

  /// Whether both trees have the same tokens and comments in the two declarations.
  func hasSameTokens(_ node: Int, as other: Int, in tree: MergeTree) -> Bool {
    tokens[nodes[node].range] == tree.tokens[tree[other].range]
  }

  /// Whether the code of two declarations has the same tokens, whatever comments stand above it or behind it.
  func hasSameCode(_ node: Int, as other: Int, in tree: MergeTree) -> Bool {
    tokens[nodes[node].code] == tree.tokens[tree[other].code]
  }

  /// The text of a range. On every line after the first, `indentation` takes the place of the indentation of the
  /// line where the range begins.
  func text(of range: Range<Int>, indentedBy indentation: ArraySlice<UInt8>) -> [UInt8] {
    let old = self.indentation(at: range.lowerBound)
    return Reindentation.shift(Array(text[range]), from: old, to: indentation)
  }
}

/// Moves code to the left or right.
enum Reindentation {
  /// The text with another indentation on every line but the first.
  static func shift(
    _ text: [UInt8], from old: ArraySlice<UInt8>, to new: ArraySlice<UInt8>
  ) -> [UInt8] {
    if old == new { return text }
    let lines = TextLines(text)
    guard lines.count > 0 else { return text }
    var result = Array(lines[0])
    for index in 1..<lines.count {
      let line = lines[index]
      result += line.starts(with: old) && !isBlank(line) ? new + line.dropFirst(old.count) : line
    }
    return result
  }

  /// The lines with another indentation on every line.
  static func shiftLines(
    _ text: [UInt8], from old: ArraySlice<UInt8>, to new: ArraySlice<UInt8>
  ) -> [UInt8] {
    Array(shift([0x0A] + text, from: old, to: new).dropFirst())
  }

  private static func isBlank(_ line: ArraySlice<UInt8>) -> Bool {
    line.allSatisfy { $0 <= 0x20 }
  }
}
