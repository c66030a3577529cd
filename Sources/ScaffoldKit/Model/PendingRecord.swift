/// A module's record with everything that its text depends on besides the module's files.
struct PendingRecord: Sendable, Hashable {
  /// What the record says if every file is written.
  let record: ModuleRecord
  /// The bytes that are in its place.
  let before: [UInt8]?
  /// The record in its place; `nil` if that is not a record, or a damaged one.
  let former: ModuleRecord?
  /// The folders that have to be made for the module and its record.
  let made: [RelativePath]
  /// The files and folders of the module that are removed.
  var removed: Set<RelativePath> = []

  /// Whether something is in its place that the kit did not write.
  var isObstructed: Bool { before != nil && former == nil }

  /// The record in its place, without what is removed.
  var remaining: ModuleRecord? {
    guard var remaining = former else { return nil }
    remaining.files.removeAll { removed.contains($0.path) }
    remaining.folders.removeAll { removed.contains($0) }
    return remaining
  }

  /// The record after the changes of the module's files; `nil` when there is nothing to record.
  func settled(after files: [Change], adopts: Bool) -> ModuleRecord? {
    record.settled(by: files, after: remaining, making: made, adopts: adopts)
  }

  /// The change of the record after the changes of the module's files; `nil` when there is nothing to
  /// record.
  ///
  /// A record that the kit wrote is updated under every policy. Any other file in its place is a conflict.
  ///
  /// - Parameters:
  ///   - adopts: whether files that had the planned bytes already become the module's.
  ///   - settle: settles the conflict with a file that is not a record.
  func change<Failure: Error>(
    after files: [Change], adopts: Bool, settle: (Change) throws(Failure) -> Change
  ) throws(Failure) -> Change? {
    let settled = settled(after: files, adopts: adopts)
    guard let before else {
      return settled.map { Change(file: PlannedFile($0), action: .created, before: nil) }
    }
    guard let former else {
      let file = PlannedFile(settled ?? record)
      // There is no record to write.
      let isIdle = settled == nil && adopts
      return isIdle
        ? Change(file: file, action: .skipped, before: before)
        : try settle(Change(file: file, action: .conflict, before: before))
    }
    if let settled, settled != former {
      return Change(file: PlannedFile(settled), action: .overwritten, before: before)
    }
    // A tool may have changed the line ends of the file.
    let file = PlannedFile(path: record.path, contents: before, isExecutable: false)
    return Change(file: file, action: .identical, before: before)
  }
}
