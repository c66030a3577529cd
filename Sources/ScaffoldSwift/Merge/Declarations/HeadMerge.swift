/// A merge of the heads of a declaration by tokens: attributes, modifiers, name, parameters, and types.
struct HeadMerge {
  let sides: MergeSides
  let base: Range<Int>
  let yours: Range<Int>
  let new: Range<Int>

  init(_ sides: MergeSides, base: Range<Int>, yours: Range<Int>, new: Range<Int>) {
    self.sides = sides
    self.base = base
    self.yours = yours
    self.new = new
  }

  /// The template's changes of the head; `nil` if both sides changed the same tokens.
  func edits() -> SourceEdits? {
    let (old, mine, theirs) = (sides.base.tokens, sides.yours.tokens, sides.new.tokens)
    let (mineStart, newStart) = (
      mine.indices(in: yours).lowerBound, theirs.indices(in: new).lowerBound
    )
    let ways = ThreeWay(
      base: Array(old[base]), yours: Array(mine[yours]), new: Array(theirs[new]),
      neighbours: .separate)
    var edits = SourceEdits()
    for hunk in ways.hunks {
      switch hunk.kind {
      case .same, .yours: break
      case .both:
        guard mine[yours].slice(hunk.yours) == theirs[new].slice(hunk.new) else { return nil }
      case .new:
        let tokens = TokenSplice(
          sides, yours: hunk.yours.shifted(by: mineStart), new: hunk.new.shifted(by: newStart),
          within: yours)
        edits.replace(tokens.range, with: tokens.text)
      }
    }
    return edits
  }

  /// The template's changes of the head of a type or an extension, whose conformances are merged as a list.
  func typeEdits() -> SourceEdits? {
    let parts = (
      TypeHead(sides.base, base), TypeHead(sides.yours, yours), TypeHead(sides.new, new)
    )
    guard
      var edits = HeadMerge(
        sides, base: parts.0.start, yours: parts.1.start, new: parts.2.start
      ).edits(),
      let rest = HeadMerge(sides, base: parts.0.rest, yours: parts.1.rest, new: parts.2.rest)
        .edits()
    else { return nil }
    let list = ListMerge(
      sides, base: parts.0.elements, yours: parts.1.elements, new: parts.2.elements)
    edits.append(list.edits(emptyAt: parts.1.start.upperBound, opening: parts.1.list))
    edits.append(rest)
    return edits
  }

  /// The template's changes of a head that is a list of names, such as `case a, b`.
  func listEdits() -> SourceEdits? {
    if let edits = edits() { return edits }
    let parts = (
      NameList(sides.base, base), NameList(sides.yours, yours), NameList(sides.new, new)
    )
    guard parts.1.elements.count > 0,
      let start = HeadMerge(sides, base: parts.0.start, yours: parts.1.start, new: parts.2.start)
        .edits()
    else { return nil }
    let list = ListMerge(
      sides, base: parts.0.elements, yours: parts.1.elements, new: parts.2.elements)
    guard list.isUnambiguous else { return nil }
    var edits = list.edits(emptyAt: parts.1.start.upperBound, opening: nil)
    edits.append(start)
    return edits
  }
}

extension ArraySlice {
  fileprivate func slice(_ range: Range<Int>) -> ArraySlice {
    self[startIndex + range.lowerBound..<startIndex + range.upperBound]
  }
}

extension Range<Int> {
  fileprivate func shifted(by offset: Int) -> Range<Int> {
    lowerBound + offset..<upperBound + offset
  }
}
