/// A ``Plan`` or a ``RemovalRequest`` held against the disk: what would happen to each file.
///
/// A dry run prints it; ``Scaffolder/apply(_:progress:)`` carries out the very same value.
public struct ChangeSet: Sendable, Hashable {
  let root: String
  let missingFolders: [String]
  /// What happens to each file, in the plan's order.
  public internal(set) var changes: [Change]
  /// The modules that have a conflict, in the order of ``changes``.
  var openModules: [OpenModule] = []
  /// The folders that go with the removed files, in the order in which they are to go.
  var removedFolders: [RelativePath] = []
  /// Warnings and notes of the plan.
  public internal(set) var diagnostics: [Diagnostic]
  /// The target that gets the sources; empty when nothing is planned to be written.
  public let target: String
  /// The target that gets the tests.
  public let testTarget: String?

  /// The changes that stand in each other's or in a user's way; with one of them nothing is written,
  /// unless ``resolving(_:)`` settles them.
  public var conflicts: [Change] { indices { $0 == .conflict }.map { changes[$0] } }

  /// The indices of the changes with a wanted action; nothing else of a change is looked at.
  func indices(where isWanted: (Change.Action) -> Bool) -> [Int] {
    changes.indices.filter { isWanted(changes[$0].action) }
  }
}

/// What happens to one file.
public struct Change: Sendable, Hashable {
  /// What is done, or has been done, to a file.
  public enum Action: String, Sendable, Hashable, CaseIterable {
    /// There is no such file yet.
    case created
    /// The file has these contents already and is not touched.
    case identical
    /// The file differs and gets the new contents.
    case overwritten
    /// The file differs and stays as it is.
    case skipped
    /// The file differs, and nobody said what to do.
    case conflict
    /// The file is as it was written, or goes by the user's word, and is removed.
    case removed
    /// The file is not as it was written, and stays.
    case kept
  }

  /// The file as it will be; one that goes or is kept, as it is.
  public let file: PlannedFile
  /// What happens to it.
  public let action: Action
  /// The contents that stand there now; `nil` when there is no file.
  public let before: [UInt8]?
}

extension Change.Action {
  /// Whether bytes are written for it.
  var isWrite: Bool { self == .created || self == .overwritten }
}
