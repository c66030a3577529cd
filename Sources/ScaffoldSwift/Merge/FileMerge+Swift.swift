extension FileMerge {
  /// Merges Swift files: by lines where that is clean, else declaration by declaration.
  ///
  /// The template's texts are first brought to the user's line ends, indentation and last line end. If a side
  /// has no changes, the result is the other side, byte for byte. A merge by lines counts only if it has the
  /// declarations that the changes of both sides give.
  ///
  /// - Throws: `SwiftReadingError` if the user's file cannot be read. If a text of the template cannot be read,
  ///   the files are merged by lines.
  package static func swift(
    base: [UInt8], yours: [UInt8], new: [UInt8]
  ) throws(SwiftReadingError) -> FileMerge {
    if let unchanged = unchangedSide(base: base, yours: yours, new: new) { return unchanged }
    var numbering = LineNumbers()
    let mine = try MergeTree(yours, numbering: &numbering)
    let style = TextStyle(of: yours, madeFrom: base)
    let (base, new) = (
      style.applied(to: base, isSwift: true), style.applied(to: new, isSwift: true)
    )
    if let unchanged = unchangedSide(base: base, yours: yours, new: new) { return unchanged }
    let byLines = LineMerge(base: base, yours: yours, new: new).merged()
    let sides: MergeSides
    do {
      sides = MergeSides(
        base: try MergeTree(base, numbering: &numbering), yours: mine,
        new: try MergeTree(new, numbering: &numbering))
    } catch {
      let isSound = !byLines.isClean || SwiftFile(ifReadable: byLines.text) != nil
      return FileMerge(isSound ? byLines : dispute(base: base, yours: yours, new: new), of: yours)
    }
    return merged(sides, byLines, &numbering)
  }

  private static func merged(
    _ sides: MergeSides, _ byLines: MergedText, _ numbering: inout LineNumbers
  ) -> FileMerge {
    let yours = sides.yours.text
    let check = MergeCheck(sides)
    if byLines.isClean, check.accepts(byLines.text, numbering: &numbering) {
      return FileMerge(byLines, of: yours)
    }
    var merge = DeclarationMerge(sides)
    if let merged = merge.merged() {
      let isSound =
        merged.isClean
        ? check.accepts(merged.text, numbering: &numbering)
        : check.keepsYourLines(merged.text, numbering: &numbering)
      if isSound { return FileMerge(merged, of: yours, notes: merge.notes) }
    }
    if !byLines.isClean { return FileMerge(byLines, of: yours) }
    return FileMerge(dispute(base: sides.base.text, yours: yours, new: sides.new.text), of: yours)
  }

  /// A conflict of whole files.
  private static func dispute(base: [UInt8], yours: [UInt8], new: [UInt8]) -> MergedText {
    MergedText(
      MergedText.Dispute(
        offset: 0, yours: yours, base: base, new: new, name: nil,
        reason: "your changes and those of the template cannot be combined"))
  }
}
