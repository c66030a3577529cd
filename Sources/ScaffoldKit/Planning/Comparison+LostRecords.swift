import ScaffoldSwift

/// Writes the record of a module again whose files are all there.
extension Comparison {
  /// Adds the record of a module that has none, and keeps its files, if each of them is as planned or has at least what
  /// the planned one declares.
  ///
  /// - Returns: whether it was added. A policy for conflicts decides about the files itself.
  mutating func addLostRecord(
    of module: PlannedModule, _ files: [Change], _ pending: PendingRecord
  ) -> Bool {
    guard plan.onConflict == .fail, pending.before == nil,
      files.contains(where: \.isWhole),
      files.allSatisfy({ $0.action == .identical || $0.isWhole })
    else { return false }
    var record = pending.record
    // The folders that have the module's name were made for it.
    let own = module.folders.map { RelativePath(trusted: $0) }
      .filter { $0.name == record.module }
    record.folders = Set(pending.made + own).sorted()
    changes += files.map { change in
      Change(
        file: change.action == .identical
          ? change.file
          : PlannedFile(
            path: change.file.path, contents: change.before ?? [],
            isExecutable: change.file.isExecutable),
        action: change.action == .identical ? .identical : .kept, before: change.before,
        isEdited: change.action != .identical)
    }
    changes.append(Change(file: PlannedFile(record), action: .created, before: nil))
    digests.insert(record.templateDigest)
    warnings.append(.recordWritten(of: record))
    return true
  }
}

extension Change {
  /// Whether the Swift file on the disk has all that the planned one declares.
  fileprivate var isWhole: Bool {
    before.map { file.isWhole(in: SwiftFile(ifReadable: $0)) } ?? false
  }
}

extension Diagnostic {
  /// A module without a record gets one.
  fileprivate static func recordWritten(of record: ModuleRecord) -> Diagnostic {
    Diagnostic(
      .conflict, .recorded,
      "'\(record.name.escapingControlCharacters)' exists without a record; the record is written, "
        + "and the files are kept",
      severity: .note)
  }
}
