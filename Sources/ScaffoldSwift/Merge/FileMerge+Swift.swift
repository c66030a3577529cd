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
    return swift(base: base, yours: try SwiftFile(reading: yours), new: new)
  }

  /// Merges Swift files of which the user's has been read.
  package static func swift(base: [UInt8], yours file: SwiftFile, new: [UInt8]) -> FileMerge {
    let yours = file.text
    if let unchanged = unchangedSide(base: base, yours: yours, new: new) { return unchanged }
    let style = TextStyle(of: yours, madeFrom: base)
    let (base, new) = (
      style.applied(to: base, isSwift: true), style.applied(to: new, isSwift: true)
    )
    if let unchanged = unchangedSide(base: base, yours: yours, new: new) { return unchanged }
    let byLines = LineMerge(base: base, yours: yours, new: new).merged()
    guard let old = SwiftFile(ifReadable: base), let latest = SwiftFile(ifReadable: new) else {
      let isSound = !byLines.isClean || SwiftFile(ifReadable: byLines.text) != nil
      return FileMerge(isSound ? byLines : dispute(base: base, yours: yours, new: new), of: yours)
    }
    return merged(base: old, yours: file, new: latest, byLines)
  }

  /// Merges Swift files, with a conflict for each changed declaration that uses one of some names.
  ///
  /// - Returns: `nil` if a text of the template cannot be read, or the conflicts cannot be written between markers.
  package static func swift(
    base: [UInt8], yours file: SwiftFile, new: [UInt8], disputing names: Set<String>
  ) -> FileMerge? {
    let style = TextStyle(of: file.text, madeFrom: base)
    guard let base = SwiftFile(ifReadable: style.applied(to: base, isSwift: true)),
      let new = SwiftFile(ifReadable: style.applied(to: new, isSwift: true))
    else { return nil }
    var numbering = LineNumbers()
    let template = TemplateNames([base, new])
    let sides = MergeSides(
      base: MergeTree(base, numbering: &numbering),
      yours: MergeTree(file, among: template, numbering: &numbering),
      new: MergeTree(new, numbering: &numbering))
    var merge = DeclarationMerge(sides, disputing: names)
    guard let merged = merge.merged(), let result = SwiftFile(ifReadable: merged.text),
      MergeCheck(sides, among: template).keepsYourLines(result, numbering: &numbering)
    else { return nil }
    return FileMerge(merged, of: file.text, notes: merge.notes, file: result)
  }

  private static func merged(
    base: SwiftFile, yours file: SwiftFile, new: SwiftFile, _ byLines: MergedText
  ) -> FileMerge {
    let (yours, names) = (file.text, TemplateNames([base, new]))
    var numbering = LineNumbers()
    let sides = MergeSides(
      base: MergeTree(base, numbering: &numbering),
      yours: MergeTree(file, among: names, numbering: &numbering),
      new: MergeTree(new, numbering: &numbering))
    let check = MergeCheck(sides, among: names)
    if byLines.isClean, let result = SwiftFile(ifReadable: byLines.text),
      check.accepts(result, numbering: &numbering)
    {
      return FileMerge(byLines, of: yours, file: result)
    }
    var merge = DeclarationMerge(sides)
    if let merged = merge.merged(), let result = SwiftFile(ifReadable: merged.text) {
      let isSound =
        merged.isClean
        ? check.accepts(result, numbering: &numbering)
        : check.keepsYourLines(result, numbering: &numbering)
      if isSound { return FileMerge(merged, of: yours, notes: merge.notes, file: result) }
    }
    if !byLines.isClean { return FileMerge(byLines, of: yours) }
    return FileMerge(dispute(base: base.text, yours: yours, new: new.text), of: yours)
  }

  /// A conflict of whole files: one of a file that only one side has, or that has no common base.
  ///
  /// The template's texts have the user's line ends.
  package init(disputing yours: [UInt8], base: [UInt8], new: [UInt8]) {
    let lineEnd = LineEnd(most: yours)
    let dispute = MergedText.Dispute(
      offset: 0, yours: yours, base: lineEnd?.applied(to: base) ?? base,
      new: lineEnd?.applied(to: new) ?? new, name: nil, reason: DeclarationMerge.belongsToConflict)
    self.init(MergedText(dispute), of: yours)
  }

  /// A conflict of whole files.
  private static func dispute(base: [UInt8], yours: [UInt8], new: [UInt8]) -> MergedText {
    MergedText(
      MergedText.Dispute(
        offset: 0, yours: yours, base: base, new: new, name: nil,
        reason: "your changes and those of the template cannot be combined"))
  }
}
