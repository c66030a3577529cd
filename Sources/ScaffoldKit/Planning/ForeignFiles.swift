/// Refuses a module that would change the files of another one, such as the tests of a module of the same
/// name from another target with the same test target.
enum ForeignFiles {
  /// A diagnostic for each module that owns a file which would change. A record of a target that is gone
  /// owns nothing.
  static func problems(
    among changes: [Change], of plan: Plan, in root: any Directory
  ) -> [Diagnostic] {
    // A rename with the whole package edits files of other modules.
    guard !plan.modules.isEmpty, plan.modules.allSatisfy({ $0.rename == nil }) else { return [] }
    let wanted = Set(
      changes.lazy.filter { $0.before != nil && $0.action != .identical && !$0.isUntouched }
        .map(\.file.path))
    guard !wanted.isEmpty else { return [] }
    let own = Set(plan.modules.map(\.record.path))
    return RecordStore.readableRecords(in: root).map(\.record).compactMap { record in
      guard !own.contains(record.path), plan.targetNames.contains(record.target),
        let file = record.files.first(where: { wanted.contains($0.path) })
      else { return nil }
      return owned(
        file.path, by: record,
        help: "choose another name or place, or another test target with --test-target")
    }
  }

  /// Takes the files out of the changes that do not fit a changed module any more, but that another module's template
  /// writes again: those that are as they were generated.
  ///
  /// - Returns: a warning for each module that has such files.
  static func takeBehind(
    from changes: inout [Change], of plan: Plan, in root: any Directory
  ) -> [Diagnostic] {
    guard changes.contains(where: \.isUntouched) else { return [] }
    let own = Set(plan.modules.map(\.record.path))
    let others = RecordStore.readableRecords(in: root).map(\.record)
      .filter { !own.contains($0.path) && plan.targetNames.contains($0.target) }
    return others.compactMap { record in
      let entries = Dictionary(record.files.map { ($0.path, $0) }) { first, _ in first }
      let behind = changes.filter { change in
        change.isUntouched && entries[change.file.path]?.matches(change.file.contents) == true
      }
      guard !behind.isEmpty else { return nil }
      changes.removeAll { change in behind.contains { $0.file.path == change.file.path } }
      return needsUpdate(record, because: behind[0])
    }
  }

  private static func needsUpdate(
    _ record: ModuleRecord, because change: Change
  ) -> Diagnostic {
    Diagnostic(
      .conflict, .needsUpdate,
      "'\(record.name.escapingControlCharacters)' does not compile with the change: "
        + (change.reasons.first?.message ?? "its file does not fit"),
      at: change.reasons.first?.location ?? SourceLocation(path: change.file.path.description),
      help: "type 'viper-gen update \(record.name.shellQuoted) --target "
        + "\(record.target.shellQuoted)'",
      severity: .warning)
  }

  /// Refuses modules that are removed or moved, if the record of another one has a file of theirs, too: which of
  /// them has written it is unknown.
  static func refuseShared(
    by modules: [ModuleRecord], among all: [ModuleRecord]
  ) throws(ScaffoldError) {
    let own = Set(modules.map(\.path))
    let files = Set(modules.flatMap(\.files).map(\.path))
    let problems = all.compactMap { record -> Diagnostic? in
      guard
        !own.contains(record.path),
        let file = record.files.first(where: { files.contains($0.path) })
      else { return nil }
      return owned(
        file.path, by: record,
        help: "two records have this file: remove it from the wrong one in '\(ModuleRecord.folder)'"
      )
    }
    guard problems.isEmpty else { throw ScaffoldError(problems) }
  }

  private static func owned(
    _ file: RelativePath, by record: ModuleRecord, help: String
  ) -> Diagnostic {
    Diagnostic(
      .conflict, .foreignFile,
      "the file belongs to the module '\(record.name.escapingControlCharacters)' of the target "
        + "'\(record.target.escapingControlCharacters)'",
      at: SourceLocation(path: file.description), help: help)
  }
}

extension Change {
  /// Whether it is a conflict about a file whose text stays.
  fileprivate var isUntouched: Bool { action == .conflict && before == file.contents }
}
