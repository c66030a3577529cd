extension Change {
  /// The differences between the old and the new contents. A checkout that changed `\n` to `\r\n` makes no
  /// difference.
  package var diff: UnifiedDiff {
    let isUnix = LineEnds.unix(file.contents) == nil
    let old = before.map { (isUnix ? LineEnds.unix($0) : nil) ?? $0 }
    return UnifiedDiff(
      path: file.path.description, from: movedFrom?.description, old: old, new: file.contents)
  }
}
