/// The progress of a run.
public struct ScaffoldProgress: Sendable, Hashable {
  /// A phase of a run.
  public enum Phase: String, Sendable, Hashable {
    /// Objects of a git repository are received. Their number is 0 until it is known.
    case fetching
    /// Modules are rendered and their names are checked.
    case planning
    /// Files are compared with the disk.
    case comparing
    /// Files are written.
    case writing
  }

  /// The phase of the run.
  public let phase: Phase
  /// The number of modules, files or objects that are done.
  public let done: Int
  /// The number of modules, files or objects in all.
  public let total: Int
}
