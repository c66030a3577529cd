/// A merge of the parts of one declaration: comments, head, value and body.
struct DeclarationParts {
  private let sides: MergeSides
  private let base: MergeNode
  private let yours: MergeNode
  private let new: MergeNode
  private(set) var edits = SourceEdits()

  init(_ sides: MergeSides, base: Int, yours: Int, new: Int) {
    self.sides = sides
    self.base = sides.base[base]
    self.yours = sides.yours[yours]
    self.new = sides.new[new]
  }

  /// Merges the parts into `edits`.
  ///
  /// - Parameter isContainer: whether the body is left out, because its members are merged one by one.
  /// - Returns: why they do not fit together; `nil` if they do. Conflicts inside a body are among the edits.
  mutating func merge(isContainer: Bool) -> String? {
    if new.kind == .branch { return nil }
    if new.isDeclaration(.conditional) { return nil }
    if !mergeComments() { return "you and the template changed its comments" }
    if !isContainer, mergeUnchangedCode() { return nil }
    let split = (
      ValueSplit(sides.base, base), ValueSplit(sides.yours, yours), ValueSplit(sides.new, new)
    )
    let isHeadMerged = mergeHead(split.0.head, split.1.head, split.2.head, isContainer: isContainer)
    if !isHeadMerged { return "you and the template changed its declaration" }
    if !mergeValue(split.0.value, split.1.value, split.2.value) {
      return "you and the template changed its value"
    }
    return isContainer || mergeBody() ? nil : "you and the template changed its body"
  }

  /// Takes the code of the side that alone changed it.
  private mutating func mergeUnchangedCode() -> Bool {
    switch side(base.code, yours.code, new.code) {
    case .yours: return true
    case .new:
      // The user may have changed the layout, which a merge of the parts keeps.
      let isSameLayout =
        sides.yours.text(of: yours.code, indentedBy: [])
        == sides.base.text(of: base.code, indentedBy: [])
      if isSameLayout { replace(yours.code, with: new.code) }
      return isSameLayout
    case nil: return false
    }
  }

  // MARK: Sides

  private enum Side { case yours, new }

  /// The side whose tokens the merge has; `nil` if both sides changed them.
  private func side(_ base: Range<Int>, _ yours: Range<Int>, _ new: Range<Int>) -> Side? {
    let tokens = sides.base.tokens[base]
    let (mine, theirs) = (sides.yours.tokens[yours], sides.new.tokens[new])
    if tokens == theirs || mine == theirs { return .yours }
    return tokens == mine ? .new : nil
  }

  private mutating func replace(_ range: Range<Int>, with new: Range<Int>) {
    let indentation = sides.yours.indentation(at: yours.code.lowerBound)
    edits.replace(range, with: text(of: sides.new, new, self.new, indentation))
  }

  private func text(
    of tree: MergeTree, _ range: Range<Int>, _ node: MergeNode, _ indentation: ArraySlice<UInt8>
  ) -> [UInt8] {
    Reindentation.shift(
      Array(tree.text[range]), from: tree.indentation(at: node.code.lowerBound), to: indentation)
  }

  // MARK: Comments and head

  private mutating func mergeComments() -> Bool {
    let before = { (node: MergeNode) in node.range.lowerBound..<node.code.lowerBound }
    let after = { (node: MergeNode) in node.code.upperBound..<node.range.upperBound }
    for part in [before, after] {
      switch side(part(base), part(yours), part(new)) {
      case .yours: break
      case .new: replace(part(yours), with: part(new))
      case nil: return false
      }
    }
    return true
  }

  private mutating func mergeHead(
    _ base: Range<Int>, _ yours: Range<Int>, _ new: Range<Int>, isContainer: Bool
  ) -> Bool {
    if side(base, yours, new) == .yours { return true }
    let isList = self.new.isDeclaration(.enumCase) || self.new.isDeclaration(.property)
    let merge = HeadMerge(sides, base: base, yours: yours, new: new)
    guard let found = isContainer ? merge.typeEdits() : isList ? merge.listEdits() : merge.edits()
    else { return false }
    edits.append(found)
    return true
  }

  // MARK: Value and body

  private mutating func mergeValue(
    _ base: Range<Int>, _ yours: Range<Int>, _ new: Range<Int>
  ) -> Bool {
    switch side(base, yours, new) {
    case .yours: return true
    case .new:
      replace(yours, with: new)
      return true
    case nil: return mergeLines(base, yours, new)
    }
  }

  private mutating func mergeBody() -> Bool {
    let ranges = (base.bodyWithBraces, yours.bodyWithBraces, new.bodyWithBraces)
    switch side(ranges.0, ranges.1, ranges.2) {
    case .yours: return true
    case .new where self.base.body == nil || self.new.body == nil:
      replace(ranges.1, with: ranges.2)
      return true
    case .new:
      if mergeLines(ranges.0, ranges.1, ranges.2, acceptsConflicts: false) { return true }
      replace(ranges.1, with: ranges.2)
      return true
    case nil: return mergeLines(ranges.0, ranges.1, ranges.2)
    }
  }

  /// Merges the lines inside a part that has several lines in all versions.
  private mutating func mergeLines(
    _ base: Range<Int>, _ yours: Range<Int>, _ new: Range<Int>, acceptsConflicts: Bool = true
  ) -> Bool {
    guard let old = sides.base.innerLines(of: base), let mine = sides.yours.innerLines(of: yours),
      let theirs = sides.new.innerLines(of: new), haveEqualEnds((base, old), (new, theirs))
    else { return false }
    let indentation = sides.yours.indentation(at: self.yours.code.lowerBound)
    let merge = LineMerge(
      base: lines(of: sides.base, old, self.base, indentation),
      yours: Array(sides.yours.text[mine]),
      new: lines(of: sides.new, theirs, self.new, indentation), offset: mine.lowerBound,
      name: self.yours.name)
    let merged = merge.merged(isBody: true)
    guard acceptsConflicts || merged.isClean else { return false }
    edits.replace(mine, with: merged)
    return true
  }

  private func lines(
    of tree: MergeTree, _ range: Range<Int>, _ node: MergeNode, _ indentation: ArraySlice<UInt8>
  ) -> [UInt8] {
    Reindentation.shiftLines(
      Array(tree.text[range]), from: tree.indentation(at: node.code.lowerBound), to: indentation)
  }

  /// Whether the template has not changed the first and the last line of a part.
  ///
  /// Those lines are not merged; they stay as the user has them.
  private func haveEqualEnds(
    _ base: (whole: Range<Int>, inner: Range<Int>), _ new: (whole: Range<Int>, inner: Range<Int>)
  ) -> Bool {
    let (old, theirs) = (sides.base.tokens, sides.new.tokens)
    return old[base.whole.lowerBound..<base.inner.lowerBound]
      == theirs[new.whole.lowerBound..<new.inner.lowerBound]
      && old[base.inner.upperBound..<base.whole.upperBound]
        == theirs[new.inner.upperBound..<new.whole.upperBound]
  }
}
