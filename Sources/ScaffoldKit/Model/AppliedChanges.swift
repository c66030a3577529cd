/// The result of ``Scaffolder/apply(_:progress:)``.
public struct AppliedChanges: Sendable, Hashable {
  let changeSet: ChangeSet
  /// Warnings and notes of the run.
  public let diagnostics: [Diagnostic]

  /// What happened to each file, in the plan's order, as in ``ChangeSet/changes``.
  public var changes: [Change] { changeSet.changes }

  /// Whether any file was written or removed: `false` when all were identical, skipped or kept.
  public var hasWritten: Bool { changeSet.workCount > 0 }
}
