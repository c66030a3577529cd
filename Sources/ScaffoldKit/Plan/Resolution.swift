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

extension ChangeSet {
  /// A module with a conflict: what is recorded of it depends on how the conflict is settled.
  struct OpenModule: Sendable, Hashable {
    /// The places of its files among the changes.
    let files: Range<Int>
    /// Behind its files and, where there is one, the change of its record.
    let end: Int
    let record: PendingRecord
  }

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
    var settled: [Change] = []
    var index = changes.startIndex
    for module in openModules {
      for change in changes[index..<module.files.upperBound] {
        settled.append(try change.settled(by: resolution))
      }
      let record = try module.record.change(
        after: Array(settled.suffix(module.files.count)), adopts: module.record.isObstructed
      ) { conflict throws(Failure) in try conflict.settled(by: resolution) }
      if let record { settled.append(record) }
      index = module.end
    }
    for change in changes[index...] { settled.append(try change.settled(by: resolution)) }
    var result = self
    result.changes = settled
    result.openModules = []
    return result
  }
}
