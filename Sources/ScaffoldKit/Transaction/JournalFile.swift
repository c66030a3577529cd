/// The journal of a run in the root folder, and the folders that its steps name.
///
/// Both the run itself and the recovery of an interrupted run make and undo steps through it.
struct JournalFile {
  let journal: Journal
  private(set) var phase: Journal.Phase
  private let names: RunNames
  private var gate: WriteGate

  /// The number of attempts to roll back or clean up before that is left to the next run.
  static let attempts = 3

  /// The journal of a run that begins, in the root of the gate's folders.
  ///
  /// - Throws: if it cannot be written, or if there is one already; then nothing is written.
  init(
    writing journal: Journal, through gate: WriteGate, _ names: RunNames
  ) throws(ScaffoldError) {
    self.init(journal, through: gate, names, phase: .staging)
    guard !journal.isSole else { return }
    let contents = journal.contents
    guard journal.steps.count <= Journal.mostSteps, contents.count <= Journal.largest else {
      throw ScaffoldError(.tooManySteps(journal.steps.count))
    }
    do throws(SystemError) {
      // Only the journal records where old files belong that are moved aside.
      try gate.top.addFile(
        fileName, contents: contents, permissions: journal.hasLeftovers ? .lasting : .plain)
    } catch {
      if error.alreadyExists { throw ScaffoldError(.journalInTheWay(fileName)) }
      let (top, name) = (gate.top, fileName)
      let left = Self.retrying(times: Self.attempts) { () throws(ScaffoldError) in
        try reporting(top.removeAll(name))
      }
      throw ScaffoldError([Diagnostic(error)] + left)
    }
  }

  /// The journal of a run that was interrupted in a phase.
  init(_ journal: Journal, through gate: WriteGate, _ names: RunNames, phase: Journal.Phase) {
    self.journal = journal
    self.phase = phase
    self.names = names
    self.gate = gate
  }

  private var fileName: String { names.journal(phase) }

  /// Records that the run enters another phase.
  mutating func enter(_ next: Journal.Phase) throws(SystemError) {
    if !journal.isSole { try gate.top.rename(fileName, to: names.journal(next)) }
    phase = next
  }

  /// Closes the folders that are open.
  mutating func releaseFolders() { gate.close() }

  /// The folder in which a step takes place; `nil` when it is gone.
  mutating func folder(of step: Step) throws(ScaffoldError) -> WritableFolder? {
    try gate.folder(step.folder, for: step.name)
  }

  // MARK: Rolling back and closing

  /// Whether the entry that a step has created is unchanged under a name.
  typealias UnchangedTest = (Int, String, any Directory) throws(ScaffoldError) -> Bool

  /// Undoes those of the first `count` steps that have been made, in reverse order. Returns the steps
  /// that stay because a user has changed their files.
  ///
  /// - Throws: if another entry is in an original place; the next run continues.
  mutating func retreat(
    first count: Int, unlessChanged isUnchanged: UnchangedTest
  ) throws(ScaffoldError) -> [Step] {
    var kept: [Step] = []
    for (index, step) in journal.steps[..<count].enumerated().reversed() {
      guard let folder = try folder(of: step) else { continue }
      let isUndone = try undo(step, in: folder) { name throws(ScaffoldError) in
        try isUnchanged(index, name, folder.directory)
      }
      if !isUndone { kept.append(step) }
    }
    return kept
  }

  /// Undoes a step that has been made; `false` where it stays because a user has changed its files.
  private func undo(
    _ step: Step, in folder: WritableFolder,
    unlessChanged isUnchanged: (String) throws(ScaffoldError) -> Bool
  ) throws(ScaffoldError) -> Bool {
    guard try reporting(step.isMade(in: folder)) else {
      // An earlier attempt may have moved edited files back to the hidden name.
      guard step.kind == .create, try !isUnchanged(step.hidden) else { return true }
      try advance(step, in: folder)
      return false
    }
    if step.kind == .create, try reporting(folder.directory.status(of: step.name)) == nil {
      return true
    }
    // It may have exchanged two files as well.
    if case .replace = step.kind, try reporting(step.isUntouched(in: folder.directory, made: false))
    {
      try advance(step, in: folder)
    }
    guard try isUnchanged(step.name) else { return false }
    try moving(step, help: "move it away and run the command again") { () throws(SystemError) in
      try step.retreat(in: folder)
    }
    // An edit that came after the first comparison is found under the hidden name.
    let seen = Result { () throws(ScaffoldError) in try isUnchanged(step.hidden) }
    if case .success(true) = seen { return true }
    try advance(step, in: folder)
    _ = try seen.get()
    return false
  }

  /// Removes everything under the hidden names of all steps but `kept`, then the journal, unless something could
  /// not be removed and nothing is kept. Returns the problems.
  mutating func close(keeping kept: [Step] = []) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    for step in journal.steps where !kept.contains(step) {
      problems += Self.retrying(times: Self.attempts) { () throws(ScaffoldError) in
        guard let folder = try folder(of: step) else { return }
        try reporting(step.discard(in: folder))
      }
    }
    // If the journal stayed, the next run would discard the files that have to stay.
    return problems.isEmpty || !kept.isEmpty ? problems + removeJournal() : problems
  }

  /// Removes the journal alone.
  func removeJournal() -> [Diagnostic] {
    if journal.isSole { return [] }
    return Self.retrying(times: Self.attempts) { () throws(ScaffoldError) in
      try reporting(gate.top.removeAll(fileName))
    }
  }

  /// Makes a step.
  func advance(_ step: Step, in folder: WritableFolder) throws(ScaffoldError) {
    try moving(step, help: "run the command again") { () throws(SystemError) in
      try step.advance(in: folder)
    }
  }

  /// Carries out a move; an entry in its way is a conflict that names the step's path.
  private func moving(
    _ step: Step, help: String, _ move: () throws(SystemError) -> Void
  ) throws(ScaffoldError) {
    do throws(SystemError) {
      try move()
    } catch {
      guard error.alreadyExists || error.isNotDirectory else { throw ScaffoldError(error) }
      throw ScaffoldError(
        .conflict, .appeared,
        "'\(step.path.escapingControlCharacters)' appeared during the run",
        help: help)
    }
  }

  /// Calls `work` until it succeeds, at most so many times; returns the problems of the last attempt.
  static func retrying(
    times: Int, _ work: () throws(ScaffoldError) -> Void
  ) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    for _ in 0..<times {
      do throws(ScaffoldError) {
        try work()
        return []
      } catch {
        problems = error.diagnostics
      }
    }
    return problems
  }
}

extension Diagnostic {
  /// There is a journal although no run is at work.
  fileprivate static func journalInTheWay(_ name: String) -> Diagnostic {
    Diagnostic(
      .busy, .busy, "another run is at work in this package, or left '\(name)'",
      help: "run the command again; if no other run is at work, remove the file")
  }
}
