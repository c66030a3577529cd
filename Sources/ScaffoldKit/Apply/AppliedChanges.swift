/// What a run did: the outcome of ``Scaffolder/apply(_:progress:)``.
public struct AppliedChanges: Sendable, Hashable {
  /// What happened to each file, in the plan's order.
  public let changes: [Change]
  /// Warnings and notes of the run.
  public let diagnostics: [Diagnostic]

  /// Whether any file was written or removed: `false` when all were identical, skipped or kept.
  public var hasWritten: Bool { changes.contains { $0.action.isWrite || $0.action == .removed } }
}
