extension FileMerge {
  /// Merges text files by lines, as `git merge-file` does.
  ///
  /// The template's texts are first brought to the user's line ends, indentation and last line end. If a side
  /// has no changes, the result is the other side, byte for byte.
  package static func lines(base: [UInt8], yours: [UInt8], new: [UInt8]) -> FileMerge {
    if let unchanged = unchangedSide(base: base, yours: yours, new: new) { return unchanged }
    let style = TextStyle(of: yours, madeFrom: base)
    let (base, new) = (style.applied(to: base), style.applied(to: new))
    if let unchanged = unchangedSide(base: base, yours: yours, new: new) { return unchanged }
    return FileMerge(LineMerge(base: base, yours: yours, new: new).merged(), of: yours)
  }

  /// The result of a merge in which one side has no changes, or both have the same.
  static func unchangedSide(base: [UInt8], yours: [UInt8], new: [UInt8]) -> FileMerge? {
    if base == new || yours == new { return FileMerge(yours) }
    return base == yours ? FileMerge(new) : nil
  }
}
