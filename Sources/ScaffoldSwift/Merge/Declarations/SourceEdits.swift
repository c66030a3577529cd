/// Replacements of stretches of the user's file.
struct SourceEdits: Sendable {
  struct Edit: Sendable, Equatable {
    let range: Range<Int>
    let content: MergedText
  }

  private(set) var edits: [Edit] = []

  mutating func replace(_ range: Range<Int>, with text: [UInt8]) {
    replace(range, with: MergedText(text[...]))
  }

  mutating func replace(_ range: Range<Int>, with content: MergedText) {
    edits.append(Edit(range: range, content: content))
  }

  mutating func append(_ other: SourceEdits) { edits += other.edits }

  /// The text with all replacements; `nil` if two of them overlap.
  ///
  /// Insertions at one place keep the order in which they were added. A conflict replaces the edits that it
  /// overlaps, because the user's lines stay there.
  func applied(to text: [UInt8]) -> MergedText? {
    let conflicts = SourceEdits.separate(ordered.filter { !$0.content.isClean })
    let edits = ordered.filter { $0.content.isClean && !SourceEdits.overlaps($0, conflicts) }
    var result = MergedText()
    var end = 0
    for edit in SourceEdits.sorted(edits + conflicts) {
      guard edit.range.lowerBound >= end else { return nil }
      result.append(text[end..<edit.range.lowerBound])
      result.append(edit.content)
      end = edit.range.upperBound
    }
    result.append(text[end...])
    return result
  }

  private var ordered: [Edit] { SourceEdits.sorted(edits) }

  private static func sorted(_ edits: [Edit]) -> [Edit] {
    let numbered = edits.enumerated().sorted {
      let (a, b) = ($0.element.range, $1.element.range)
      return (a.lowerBound, a.isEmpty ? 0 : 1, $0.offset)
        < (b.lowerBound, b.isEmpty ? 0 : 1, $1.offset)
    }
    return numbered.map(\.element)
  }

  /// The sorted edits without those that overlap an earlier one.
  private static func separate(_ edits: [Edit]) -> [Edit] {
    var end = 0
    return edits.filter { edit in
      guard edit.range.lowerBound >= end else { return false }
      end = edit.range.upperBound
      return true
    }
  }

  /// Whether an edit begins or ends inside one of the sorted edits.
  private static func overlaps(_ edit: Edit, _ sorted: [Edit]) -> Bool {
    let first = sorted.partitionIndex { $0.range.upperBound > edit.range.lowerBound }
    guard first < sorted.count else { return false }
    let range = sorted[first].range
    return edit.range.isEmpty
      ? range.lowerBound < edit.range.lowerBound : range.lowerBound < edit.range.upperBound
  }
}
