/// The journal of a run in the root folder, and the folders that its steps name.
///
/// Both the run itself and the one that finds what it left make and take back steps through it.
struct JournalFile {
  let root: any Directory
  let journal: Journal
  private(set) var phase: Journal.Phase
  private var tree: DirectoryTree

  /// How often something is tried that only tidies up, before it is left to the next run.
  private static let attempts = 3

  /// The journal of a run that begins.
  ///
  /// - Throws: also when there is one already, with nothing written.
  init(writing journal: Journal, in root: any Directory) throws(ScaffoldFailure) {
    self.init(journal, in: root, phase: .staging)
    guard !journal.isSole else { return }
    let name = phase.fileName
    do throws(SystemError) {
      try root.createFile(name, contents: journal.contents, permissions: .plain)
    } catch {
      if error.alreadyExists { throw ScaffoldFailure(RecoveryFault.busy) }
      let left = Self.insisting { () throws(SystemError) in try root.removeTree(name) }
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

  /// The folder in which a step takes place; `nil` when it is gone.
  mutating func directory(of step: Step) throws(ScaffoldFailure) -> (any Directory)? {
    try tree.directory(step.folder)
  }

  // MARK: The end

  /// Takes back those of the first steps that have been made, the last of them first.
  ///
  /// - Throws: when something has come to their places; then the next run goes on.
  mutating func retreat(_ steps: some BidirectionalCollection<Step>) throws(ScaffoldFailure) {
    for step in steps.reversed() {
      guard let directory = try directory(of: step) else { continue }
      guard try reporting(step.isMade(in: directory)) else { continue }
      try moving(step) { () throws(SystemError) in try step.retreat(in: directory) }
    }
  }

  /// Removes what lies under hidden names, and the journal; answers what could not be removed.
  mutating func close() -> [Diagnostic] {
    var problems: [Diagnostic] = []
    for step in journal.steps {
      do throws(ScaffoldFailure) {
        guard let directory = try directory(of: step) else { continue }
        problems += Self.insisting { () throws(SystemError) in try step.discard(in: directory) }
      } catch {
        problems += error.diagnostics
      }
    }
    return problems.isEmpty ? removeJournal() : problems
  }

  /// Removes the journal alone, when nothing else is left to be done.
  func removeJournal() -> [Diagnostic] {
    if journal.isSole { return [] }
    return Self.insisting { () throws(SystemError) in try root.removeTree(phase.fileName) }
  }

  /// Does what a step takes; what stands in its way is a conflict that names it.
  func moving(
    _ step: Step, _ move: () throws(SystemError) -> Void
  ) throws(ScaffoldFailure) {
    do throws(SystemError) {
      try move()
    } catch {
      guard error.alreadyExists || error.isNotDirectory else { throw ScaffoldFailure(error) }
      throw ScaffoldFailure(ApplyFault.appeared(step.path))
    }
  }

  /// Tries a few times what must not fail for a passing reason.
  private static func insisting(_ work: () throws(SystemError) -> Void) -> [Diagnostic] {
    var problem: SystemError?
    for _ in 0..<attempts {
      do throws(SystemError) {
        try work()
        return []
      } catch {
        problem = error
      }
    }
    return problem.map { [Diagnostic($0)] } ?? []
  }
}
