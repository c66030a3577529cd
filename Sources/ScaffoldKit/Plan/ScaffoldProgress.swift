/// How far a run has come.
public struct ScaffoldProgress: Sendable, Hashable {
  /// What is being done.
  public enum Phase: String, Sendable, Hashable {
    /// Modules are worked out.
    case planning
    /// Files are held against the disk.
    case comparing
    /// Files are written.
    case writing
  }

  /// What is being done.
  public let phase: Phase
  /// How much of it is done.
  public let done: Int
  /// How much there is to do.
  public let total: Int
}
