/// What a run did: the outcome of ``Scaffolder/apply(_:)``.
public struct AppliedChanges: Sendable, Hashable {
  /// What happened to each file, in the plan's order.
  public let changes: [Change]
  /// Warnings and notes of the run.
  public let diagnostics: [Diagnostic]

  /// Whether any file was written: `false` when all were identical or skipped.
  public var hasWritten: Bool { changes.contains { $0.action.isWrite } }
}
