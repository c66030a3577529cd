/// A ``Plan`` or a ``RemovalRequest`` held against the disk: what would happen to each file.
///
/// A dry run prints it; ``Scaffolder/apply(_:progress:)`` carries out the very same value.
public struct ChangeSet: Sendable {
  let root: String
  let missingFolders: [String]
  /// The changes, those of a module in one part.
  var parts: [Part]
  /// The folders that go with the removed files, in the order in which they are to go.
  var removedFolders: [RelativePath] = []
  /// Warnings and notes of the plan.
  public internal(set) var diagnostics: [Diagnostic]
  /// The target that gets the sources; empty when nothing is planned to be written.
  public let target: String
  /// The target that gets the tests.
  public let testTarget: String?

  /// Changes that belong together.
  enum Part: Sendable, Hashable {
    /// A module of which there is nothing yet, or all of it just as planned.
    case whole(WholeModule, Change.Action)
    case mixed([Change])
    /// A module with a conflict: what is recorded of it depends on how the conflict is settled.
    case open(OpenModule)
  }

  /// What happens to each file, in the plan's order. The contents of new modules are made anew each time
  /// that somebody asks: who looks at many files asks once.
  public var changes: [Change] { parts.flatMap(\.changes) }

  /// The changes that stand in each other's or in a user's way; with one of them nothing is written,
  /// unless ``resolving(_:)`` settles them.
  public var conflicts: [Change] { singleChanges.filter { $0.action == .conflict } }

  /// How many files are written or removed.
  var workCount: Int { count { $0.isWrite || $0 == .removed } }

  /// The changes of all parts but the whole modules.
  var singleChanges: some Sequence<Change> { parts.lazy.flatMap(\.singleChanges) }

  /// To how many files something happens that is to be counted.
  package func count(where isCounted: (Change.Action) -> Bool) -> Int {
    var count = 0
    tally { action, number in if isCounted(action) { count += number } }
    return count
  }

  /// Tells what happens to how many files, part by part.
  package func tally(_ tell: (Change.Action, Int) -> Void) {
    for part in parts {
      if case .whole(let whole, let action) = part { tell(action, whole.module.fileCount + 1) }
      for change in part.singleChanges { tell(change.action, 1) }
    }
  }

  /// The path of each file and what happens to it, in the plan's order: made on all cores, for some files
  /// at a time.
  package var outcomes: FileOutcomes { FileOutcomes(parts) }
}

extension ChangeSet: Hashable {
  /// Whether both do the same to every file.
  public static func == (left: ChangeSet, right: ChangeSet) -> Bool {
    (left.root, left.target, left.testTarget) == (right.root, right.target, right.testTarget)
      && left.missingFolders == right.missingFolders
      && left.removedFolders == right.removedFolders && left.diagnostics == right.diagnostics
      && left.parts.lazy.flatMap(\.changes).elementsEqual(right.parts.lazy.flatMap(\.changes))
  }

  /// Hashes where the changes are made, not each of them.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(root)
    hasher.combine(missingFolders)
  }
}

extension ChangeSet.Part {
  var changes: [Change] {
    if case .whole(let whole, let action) = self { whole.changes(action) } else { singleChanges }
  }

  /// The changes, unless the part is a whole module.
  var singleChanges: [Change] {
    switch self {
    case .whole: []
    case .mixed(let changes): changes
    case .open(let module): module.changes
    }
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
