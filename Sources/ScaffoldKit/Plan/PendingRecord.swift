/// A module's record together with all that its text depends on besides the module's files.
struct PendingRecord: Sendable, Hashable {
  /// What the record says if every file is written.
  let record: ModuleRecord
  /// The bytes that stand in its place.
  let before: [UInt8]?
  /// What they say; `nil` when they are no record, or a damaged one.
  let former: ModuleRecord?
  /// The folders that have to be made for the module and its record.
  let made: [RelativePath]

  /// Whether something stands in the way that the kit did not write.
  var isObstructed: Bool { before != nil && former == nil }

  /// What happens to the record, now that it is known what happens to the module's files; `nil` when
  /// there is nothing to record.
  ///
  /// A record that the kit wrote is brought up to date under every policy. What is no record stands
  /// in the way like any other file.
  ///
  /// - Parameters:
  ///   - adopts: whether files that had the planned bytes already become the module's.
  ///   - settle: makes of the conflict with what is no record what is done about it.
  func change<Failure: Error>(
    after files: [Change], adopts: Bool, settle: (Change) throws(Failure) -> Change
  ) throws(Failure) -> Change? {
    let settled = record.settled(by: files, after: former, making: made, adopts: adopts)
    guard let before else {
      return settled.map { Change(file: PlannedFile($0), action: .created, before: nil) }
    }
    guard let former else {
      let file = PlannedFile(settled ?? record)
      // There is nothing to put in its place.
      let isIdle = settled == nil && adopts
      return isIdle
        ? Change(file: file, action: .skipped, before: before)
        : try settle(Change(file: file, action: .conflict, before: before))
    }
    if let settled, settled != former {
      return Change(file: PlannedFile(settled), action: .overwritten, before: before)
    }
    // Even where someone's tools have given it other line ends.
    let file = PlannedFile(path: record.path, contents: before, isExecutable: false)
    return Change(file: file, action: .identical, before: before)
  }
}
