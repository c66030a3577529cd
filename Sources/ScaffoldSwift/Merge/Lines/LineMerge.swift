/// A three-way merge of the lines of a text, as `git merge-file` makes it.
struct LineMerge {
  let base: TextLines
  let yours: TextLines
  let new: TextLines
  /// The place of `yours` in the user's file.
  let offset: Int
  /// The declaration that conflicts are reported for.
  let name: String?

  init(base: [UInt8], yours: [UInt8], new: [UInt8], offset: Int = 0, name: String? = nil) {
    self.base = TextLines(base)
    self.yours = TextLines(yours)
    self.new = TextLines(new)
    self.offset = offset
    self.name = name
  }

  /// The merged lines.
  ///
  /// - Parameter isBody: whether the lines are statements. Then an insertion or a deletion by the template is
  ///   accepted beside lines that the user changed, and insertions at one place are accepted if their order
  ///   is clear.
  func merged(isBody: Bool = false) -> MergedText {
    var numbers = LineNumbers()
    let isPartOfBody = isBody && !isRewritten
    let ways = ThreeWay(
      base: numbers.number(base), yours: numbers.lookUp(yours), new: numbers.lookUp(new),
      neighbours: isPartOfBody ? .separate : .joined)
    var result = MergedText()
    for hunk in ways.hunks {
      switch hunk.kind {
      case .same, .yours: result.append(yours[hunk.yours])
      case .new: result.append(new[hunk.new])
      case .both: append(hunk, to: &result, isBody: isPartOfBody)
      }
    }
    return result
  }

  /// Whether the user has kept no line of the base that has a word in it.
  private var isRewritten: Bool {
    let old = LineMerge.linesWithWords(base)
    return !old.isEmpty && old.isDisjoint(with: LineMerge.linesWithWords(yours))
  }

  private static func linesWithWords(_ lines: TextLines) -> Set<ArraySlice<UInt8>> {
    Set((0..<lines.count).map { lines[$0] }.filter { $0.contains(where: SwiftByte.isWord) })
  }

  private func append(_ hunk: ThreeWayHunk, to result: inout MergedText, isBody: Bool) {
    let (mine, theirs) = (yours[hunk.yours], new[hunk.new])
    if mine == theirs { return result.append(mine) }
    if isBody, let joined = JoinedLines(base: base[hunk.base], yours: mine, new: theirs) {
      return result.append(joined.lines)
    }
    result.append(
      MergedText.Dispute(
        offset: offset + yours.bytes(of: hunk.yours).lowerBound, yours: Array(mine),
        base: Array(base[hunk.base]), new: Array(theirs), name: name,
        reason: "you and the template changed the same lines"))
  }
}
