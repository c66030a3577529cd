extension Change {
  /// What somebody says about a file that stands in the way and differs.
  public enum Resolution: String, Sendable, Hashable, CaseIterable {
    /// The file gets the new contents.
    case overwrite
    /// The file stays as it is.
    case skip
  }

  /// The change with a conflict settled; any other change is as it is, and nobody is asked about it.
  func settled<Failure: Error>(
    by resolution: (Change) throws(Failure) -> Resolution
  ) throws(Failure) -> Change {
    guard action == .conflict else { return self }
    let action: Action =
      switch try resolution(self) {
      case .overwrite: .overwritten
      case .skip: .skipped
      }
    return Change(file: file, action: action, before: before)
  }
}

/// A module with a conflict, and what is needed to settle it.
struct OpenModule: Sendable, Hashable {
  /// What happens to its files.
  let files: [Change]
  /// What happens to its record as long as nothing is settled.
  let recordChange: Change?
  let record: PendingRecord

  /// All of it, the record last.
  var changes: [Change] { files + (recordChange.map { [$0] } ?? []) }

  /// The changes with every conflict settled.
  fileprivate func settled<Failure: Error>(
    by resolution: (Change) throws(Failure) -> Change.Resolution
  ) throws(Failure) -> [Change] {
    let files = try files.map { change throws(Failure) in try change.settled(by: resolution) }
    let record = try record.change(after: files, adopts: record.isObstructed) {
      conflict throws(Failure) in try conflict.settled(by: resolution)
    }
    return files + (record.map { [$0] } ?? [])
  }
}

extension ChangeSet {
  /// The same changes with every conflict settled by somebody who has looked at it.
  ///
  /// ```swift
  /// let changes = try scaffolder.preview(plan)
  /// let settled = changes.resolving { conflict in
  ///   conflict.file.path.name == "SignInView.swift" ? .skip : .overwrite
  /// }
  /// settled.conflicts.isEmpty  // true
  /// ```
  ///
  /// Nothing is read again: ``Change/before`` is what the answer was given about, and
  /// ``Scaffolder/apply(_:progress:)`` replaces a file only if it still has these bytes. A module's record comes
  /// after its files and is a conflict only where something else stands in its place. To agree to that
  /// one is to let the module own its files, those included that had these very bytes already.
  ///
  /// - Parameter resolution: is asked about each conflict once, in the order of ``changes``; what it
  ///   throws ends the questions.
  public func resolving<Failure: Error>(
    _ resolution: (Change) throws(Failure) -> Change.Resolution
  ) throws(Failure) -> ChangeSet {
    var result = self
    result.parts = try parts.map { part throws(Failure) in
      switch part {
      case .whole: part
      case .mixed(let changes):
        .mixed(
          try changes.map { change throws(Failure) in try change.settled(by: resolution) })
      case .open(let module): .mixed(try module.settled(by: resolution))
      }
    }
    return result
  }
}
