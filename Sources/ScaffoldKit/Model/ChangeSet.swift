import Hashing

/// A ``Plan`` or a ``RemovalRequest`` compared with the disk: what would happen to each file.
///
/// A dry run prints it; ``Scaffolder/apply(_:progress:)`` carries out the same value.
public struct ChangeSet: Sendable, Hashable {
  let root: String
  let missingFolders: [String]
  /// What happens to each file, in the plan's order.
  public internal(set) var changes: [Change]
  /// The modules whose records depend on how their conflicts are settled, in the order of ``changes``.
  var openModules: [OpenModule] = []
  /// The templates that the package keeps for the records.
  var snapshots = SnapshotPaths()
  /// The folders that go with the removed files, in the order in which they are to go.
  var removedFolders: [RelativePath] = []
  /// Warnings and notes of the plan.
  public internal(set) var diagnostics: [Diagnostic]
  /// The target that gets the sources; empty when nothing is planned to be written.
  public let target: String
  /// The target that gets the tests.
  public let testTarget: String?

  /// Where the templates of a plan are kept.
  struct SnapshotPaths: Sendable, Hashable {
    var planned: [RelativePath: Digest] = [:]
    /// Those that settled records name.
    var named: Set<RelativePath> = []
  }

  /// A module with a conflict.
  struct OpenModule: Sendable, Hashable {
    /// Its files among the changes.
    let files: Range<Int>
    /// The index after its last change, which is its record's if that has one.
    let end: Int
    let record: PendingRecord
  }

  /// The changes that need a decision. With one of them nothing is written,
  /// unless ``resolving(_:)`` settles them.
  public var conflicts: [Change] { changes.filter { $0.action == .conflict } }

  /// The names of the modules that an update would change.
  package internal(set) var modulesBehind: [String] = []

  /// The project that the files belong to; `nil` in a package.
  package internal(set) var project: ProjectKind?

  /// How many files are written or removed.
  var workCount: Int { changes.count { $0.action.isWrite || $0.action == .removed } }
}

extension Diagnostic {
  /// A file is a conflict that is not settled.
  package static func conflict(
    at path: String, isEdited: Bool? = nil, help: String?
  ) -> Diagnostic {
    let remark = isEdited.map { $0 ? " (edited)" : " (not edited)" } ?? ""
    return Diagnostic(
      .conflict, .conflict, "file already exists with different content" + remark,
      at: SourceLocation(path: path), help: help)
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
    /// The file is as it was written, and gets the new contents.
    case replaced
    /// The file was edited, and gets what is new.
    case merged
    /// The file is at another path afterwards, perhaps with other contents.
    case moved
    /// The file differs and stays as it is.
    case skipped
    /// The file differs, and no policy or answer says what to do.
    case conflict
    /// The file is as it was written, or the request removes edited files too, and is removed.
    case removed
    /// The file is not as it was written, and stays.
    case kept
  }

  /// The file as it will be; one that is removed or kept, as it is.
  public let file: PlannedFile
  /// What happens to it.
  public let action: Action
  /// The contents that are on the disk now; `nil` when there is no file.
  public let before: [UInt8]?
  /// Whether the user has edited the file since `create` wrote it; `nil` for a file that it did not write.
  public internal(set) var isEdited: Bool?
  /// What does not fit in a merge, each with its line in the file: for a conflict, and for a merged file with
  /// conflict markers.
  public internal(set) var reasons: [Diagnostic] = []
  /// The path that a moved file has so far.
  public internal(set) var movedFrom: RelativePath?
  /// The path without links, where a folder of ``file`` is a link; else `nil`.
  public internal(set) var place: RelativePath?
  /// Whether a diff of the file masks the secrets of addresses.
  var masksSecrets = false
}

extension Change.Action {
  /// Whether bytes are written for it.
  var isWrite: Bool {
    switch self {
    case .created, .overwritten, .replaced, .merged, .moved: true
    case .identical, .skipped, .conflict, .removed, .kept: false
    }
  }
}
