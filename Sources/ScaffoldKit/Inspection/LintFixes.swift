/// The changes that repair findings, and what they leave.
public struct LintFixes: Sendable {
  /// The findings after the changes.
  public let remaining: LintReport
  /// The edits.
  public let changeSet: ChangeSet
}
