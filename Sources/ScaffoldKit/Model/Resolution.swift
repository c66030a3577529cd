extension Change {
  /// The answer to a conflict.
  public enum Resolution: String, Sendable, Hashable, CaseIterable {
    /// The file gets the new contents.
    case overwrite
    /// The file stays as it is.
    case skip
  }

  /// The change with its conflict settled; a change without a conflict stays as it is.
  fileprivate func settled<Failure: Error>(
    by resolution: (Change) throws(Failure) -> Resolution
  ) throws(Failure) -> Change {
    guard action == .conflict else { return self }
    let action: Action =
      switch try resolution(self) {
      case .overwrite: .overwritten
      case .skip: .skipped
      }
    return Change(file: file, action: action, before: before, isEdited: isEdited)
  }
}

extension ChangeSet {
  /// Returns the changes after `resolution` has decided each conflict.
  ///
  /// ```swift
  /// let changes = try scaffolder.preview(plan)
  /// let settled = changes.resolving { conflict in
  ///   conflict.file.path.name == "SignInView.swift" ? .skip : .overwrite
  /// }
  /// settled.conflicts.isEmpty  // true
  /// ```
  ///
  /// Nothing is read again: ``Scaffolder/apply(_:progress:)`` replaces a file only if it still has the bytes
  /// of ``Change/before``. A module's record comes after its files. It is a conflict only if an unrelated
  /// file is at its path. Overwriting that file makes the module own all its files, including those that
  /// were already identical.
  ///
  /// - Parameter resolution: called once for each conflict, in the order of ``changes``. An error that it throws
  ///   ends the calls.
  public func resolving<Failure: Error>(
    _ resolution: (Change) throws(Failure) -> Change.Resolution
  ) throws(Failure) -> ChangeSet {
    let settle = { (change: Change) throws(Failure) in try change.settled(by: resolution) }
    var settled: [Change] = []
    var named = snapshots.named
    var rest = changes[...]
    for module in openModules {
      settled += try changes[rest.startIndex..<module.files.lowerBound].map(settle)
      let files = try changes[module.files].map(settle)
      let record = try module.record.change(
        after: files, adopts: module.record.isObstructed, settle: settle)
      settled += files + (record.map { [$0] } ?? [])
      let adopts = module.record.isObstructed
      if let path = module.record.settled(after: files, adopts: adopts)?.snapshotPath {
        named.insert(path)
      }
      rest = changes[module.end...]
    }
    settled += try rest.map(settle)
    settled.removeAll { change in
      change.action == .created && snapshots.planned[change.file.path] != nil
        && !named.contains(change.file.path)
    }
    var result = self
    result.snapshots.named = named
    // The questions were about these edits.
    result.diagnostics.removeAll { $0.code == .edited && $0.severity == .note }
    (result.changes, result.openModules) = (settled, [])
    return result
  }
}
