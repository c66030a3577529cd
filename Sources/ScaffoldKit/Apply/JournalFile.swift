/// The journal of a run in the root folder, and the folders that its steps name.
///
/// Both the run itself and the one that finds what it left make and take back steps through it.
struct JournalFile {
  let root: any Directory
  let journal: Journal
  private(set) var phase: Journal.Phase
  private var tree: DirectoryTree

  /// How often something is tried that takes back or tidies up, before it is left to the next run.
  private static let attempts = 3

  /// The journal of a run that begins, in the root of these folders.
  ///
  /// - Throws: also when there is one already, with nothing written.
  init(writing journal: Journal, in tree: DirectoryTree) throws(ScaffoldFailure) {
    self.init(journal, in: tree.top, phase: .staging)
    self.tree = tree
    guard !journal.isSole else { return }
    let name = phase.fileName
    do throws(SystemError) {
      // It alone knows where old files belong that are put aside.
      try root.createFile(
        name, contents: journal.contents,
        permissions: journal.hasLeftovers ? .lasting : .plain)
    } catch {
      if error.alreadyExists { throw ScaffoldFailure(RecoveryFault.busy) }
      let left = Self.insisting { () throws(ScaffoldFailure) in
        try reporting(root.removeTree(name))
      }
      throw ScaffoldFailure([Diagnostic(error)] + left)
    }
  }

  /// The journal of a run that was cut off in a phase.
  init(_ journal: Journal, in root: any Directory, phase: Journal.Phase) {
    self.root = root
    self.journal = journal
    self.phase = phase
    tree = DirectoryTree(root: root)
  }

  /// Notes that the run has come to another phase.
  mutating func enter(_ next: Journal.Phase) throws(SystemError) {
    if !journal.isSole { try root.move(phase.fileName, to: root, as: next.fileName) }
    phase = next
  }

  /// Lets go of the folders that are held open.
  mutating func releaseFolders() { tree = DirectoryTree(root: root) }

  /// The folder in which a step takes place; `nil` when it is gone.
  mutating func directory(of step: Step) throws(ScaffoldFailure) -> (any Directory)? {
    try tree.directory(step.folder)
  }

  // MARK: The end

  /// Whether what a step has brought stands under a name as it was brought.
  typealias Comparison = (Int, String, any Directory) throws(ScaffoldFailure) -> Bool

  /// Takes back those of the first steps that have been made, the last of them first. Answers those
  /// that stay, since somebody has changed what they brought.
  ///
  /// - Throws: when something has come to their places; then the next run goes on.
  mutating func retreat(
    first count: Int, unlessChanged isUnchanged: Comparison
  ) throws(ScaffoldFailure) -> [Step] {
    var kept: [Step] = []
    for (index, step) in journal.steps[..<count].enumerated().reversed() {
      guard let directory = try directory(of: step) else { continue }
      let isBack = try takeBack(step, in: directory) { name throws(ScaffoldFailure) in
        try isUnchanged(index, name, directory)
      }
      if !isBack { kept.append(step) }
    }
    return kept
  }

  /// Takes a step back that has been made; `false` where it stays, since somebody has changed what it
  /// brought.
  private func takeBack(
    _ step: Step, in directory: any Directory,
    unlessChanged isUnchanged: (String) throws(ScaffoldFailure) -> Bool
  ) throws(ScaffoldFailure) -> Bool {
    guard try reporting(step.isMade(in: directory)) else {
      // An attempt before this one may have moved it back, and not to its place again.
      guard step.deed == .create, try !isUnchanged(step.hidden) else { return true }
      try advance(step, in: directory)
      return false
    }
    if step.deed == .create, try reporting(directory.status(of: step.name)) == nil { return true }
    // It may have exchanged two files as well.
    if case .replace = step.deed, try reporting(step.isUntouched(in: directory, made: false)) {
      try advance(step, in: directory)
    }
    guard try isUnchanged(step.name) else { return false }
    try moving(step, or: ApplyFault.inTheWay) { () throws(SystemError) in
      try step.retreat(in: directory)
    }
    // Whoever was writing a moment ago has now either been seen or lost the way.
    let seen = Result { () throws(ScaffoldFailure) in try isUnchanged(step.hidden) }
    if case .success(true) = seen { return true }
    try advance(step, in: directory)
    _ = try seen.get()
    return false
  }

  /// Removes what lies under hidden names but for that of some steps, and the journal; answers what could
  /// not be removed.
  mutating func close(keeping kept: [Step] = []) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    for step in journal.steps where !kept.contains(step) {
      problems += Self.insisting { () throws(ScaffoldFailure) in
        guard let directory = try directory(of: step) else { return }
        try reporting(step.discard(in: directory))
      }
    }
    // The next run would not know what has to stay.
    return problems.isEmpty || !kept.isEmpty ? problems + removeJournal() : problems
  }

  /// Removes the journal alone, when nothing else is left to be done.
  func removeJournal() -> [Diagnostic] {
    if journal.isSole { return [] }
    return Self.insisting { () throws(ScaffoldFailure) in
      try reporting(root.removeTree(phase.fileName))
    }
  }

  /// Makes a step.
  func advance(_ step: Step, in directory: any Directory) throws(ScaffoldFailure) {
    try moving(step) { () throws(SystemError) in try step.advance(in: directory) }
  }

  /// Does what a step takes; what stands in its way is a conflict that names it.
  private func moving(
    _ step: Step, or fault: (String) -> ApplyFault = ApplyFault.appeared,
    _ move: () throws(SystemError) -> Void
  ) throws(ScaffoldFailure) {
    do throws(SystemError) {
      try move()
    } catch {
      guard error.alreadyExists || error.isNotDirectory else { throw ScaffoldFailure(error) }
      throw ScaffoldFailure(fault(step.path))
    }
  }

  /// Tries a few times what must not fail for a passing reason; answers why it failed nevertheless.
  static func insisting(_ work: () throws(ScaffoldFailure) -> Void) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    for _ in 0..<attempts {
      do throws(ScaffoldFailure) {
        try work()
        return []
      } catch {
        problems = error.diagnostics
      }
    }
    return problems
  }
}
