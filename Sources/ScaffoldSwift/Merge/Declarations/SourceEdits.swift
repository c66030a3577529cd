/// Replacements of stretches of the user's file.
package struct SourceEdits: Sendable {
  struct Edit: Sendable, Equatable {
    let range: Range<Int>
    let content: MergedText
    /// What a conflict is about, within the whole lines that it replaces.
    let subject: Range<Int>
  }

  private(set) var edits: [Edit] = []

  package init() {}

  package mutating func replace(_ range: Range<Int>, with text: [UInt8]) {
    replace(range, with: MergedText(text[...]))
  }

  mutating func replace(
    _ range: Range<Int>, with content: MergedText, subject: Range<Int>? = nil
  ) {
    edits.append(Edit(range: range, content: content, subject: subject ?? range))
  }

  mutating func append(_ other: SourceEdits) { edits += other.edits }

  /// The bytes of a text with all replacements; `nil` if two of them overlap.
  package func bytes(appliedTo text: [UInt8]) -> [UInt8]? { applied(to: text)?.text }

  /// The text with all replacements; `nil` if two of them overlap.
  ///
  /// Insertions at one place keep the order in which they were added. A conflict replaces the edits within its subject,
  /// because the user's lines stay there. An edit of anything else on its lines is made beside them.
  func applied(to text: [UInt8]) -> MergedText? {
    guard let conflicts = SourceEdits.separate(ordered.filter { !$0.content.isClean }) else {
      return nil
    }
    var edits = conflicts
    for edit in ordered where edit.content.isClean {
      guard let conflict = SourceEdits.conflict(with: edit, in: conflicts) else {
        edits.append(edit)
        continue
      }
      if edit.isWithin(conflict.subject) { continue }
      guard let moved = edit.moved(off: conflict, in: text) else { return nil }
      edits.append(moved)
    }
    var result = MergedText()
    var end = 0
    for edit in SourceEdits.sorted(edits) {
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

  /// The sorted conflicts without those within an earlier one; `nil` if two of them overlap otherwise.
  private static func separate(_ conflicts: [Edit]) -> [Edit]? {
    var separate: [Edit] = []
    for conflict in conflicts {
      guard let last = separate.last, conflict.range.lowerBound < last.range.upperBound else {
        separate.append(conflict)
        continue
      }
      let (outer, inner) = (last.subject, conflict.subject)
      guard outer.lowerBound <= inner.lowerBound, inner.upperBound <= outer.upperBound else {
        return nil
      }
    }
    return separate
  }

  /// The one of the sorted conflicts in which an edit begins or ends.
  private static func conflict(with edit: Edit, in sorted: [Edit]) -> Edit? {
    let first = sorted.partitionIndex { $0.range.upperBound > edit.range.lowerBound }
    guard first < sorted.count else { return nil }
    let range = sorted[first].range
    let overlaps =
      edit.range.isEmpty
      ? range.lowerBound < edit.range.lowerBound : range.lowerBound < edit.range.upperBound
    return overlaps ? sorted[first] : nil
  }
}

extension SourceEdits.Edit {
  /// Whether it changes only what is in the range. What is inserted at an end of the range is beside it.
  fileprivate func isWithin(_ whole: Range<Int>) -> Bool {
    range.isEmpty
      ? whole.lowerBound < range.lowerBound && range.upperBound < whole.upperBound
      : whole.lowerBound <= range.lowerBound && range.upperBound <= whole.upperBound
  }

  /// An edit that gives the same text and is not on the lines of the conflict; `nil` if there is none.
  ///
  /// `\n  func f() {}` before a line end is the same as `  func f() {}\n` after it.
  fileprivate func moved(off conflict: Self, in text: [UInt8]) -> Self? {
    let (lines, added) = (conflict.range, content.text)
    if range.lowerBound >= conflict.subject.upperBound {
      let passed = text[range.lowerBound..<lines.upperBound]
      guard range.upperBound + passed.count <= text.count else { return nil }
      let after = added + text[range.upperBound..<range.upperBound + passed.count]
      guard after.starts(with: passed) else { return nil }
      return moved(by: passed.count, after.dropFirst(passed.count))
    }
    guard range.upperBound <= conflict.subject.lowerBound else { return nil }
    let passed = text[lines.lowerBound..<range.upperBound]
    guard range.lowerBound >= passed.count else { return nil }
    let before = text[range.lowerBound - passed.count..<range.lowerBound] + added
    guard before.suffix(passed.count) == passed else { return nil }
    return moved(by: -passed.count, before.dropLast(passed.count))
  }

  private func moved(by offset: Int, _ text: ArraySlice<UInt8>) -> Self {
    let range = range.lowerBound + offset..<range.upperBound + offset
    return Self(range: range, content: MergedText(text), subject: range)
  }
}
