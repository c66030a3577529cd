/// Brings a change set to the disk as one step: everything, or nothing.
///
/// All new bytes are first written beside their destination under hidden names. Only when every one of
/// them lies there does the commit begin, which moves folders and files into place, and aside what is
/// to go, and writes no more bytes. Whatever fails, the steps done so far are taken back in reverse.
struct Transaction {
  private var file: JournalFile
  private let changes: ChangeSet
  private let tasks: [Schedule.Task]
  /// How many steps have been tried.
  private var tried = 0
  private let isInterrupted: () -> Bool

  /// Carries out `changes` below `root`, which the caller holds; afterwards the disk is as planned, or
  /// as before and the reason thrown. Answers warnings about what could not be tidied up.
  static func run(
    _ changes: ChangeSet, in root: any Directory, isInterrupted: @escaping () -> Bool
  ) throws(ScaffoldFailure) -> [Diagnostic] {
    let schedule = try Schedule(changes, in: root)
    guard !isInterrupted() else { throw ScaffoldFailure(ApplyFault.interrupted) }
    guard !schedule.tasks.isEmpty else { return [] }
    var transaction = Transaction(
      file: try JournalFile(writing: Journal(steps: schedule.steps), in: root),
      changes: changes, tasks: schedule.tasks, isInterrupted: isInterrupted)
    do throws(ScaffoldFailure) {
      try transaction.stage()
      try transaction.commit()
    } catch {
      throw transaction.rollBack(after: error)
    }
    return transaction.finish().map { $0.softened }
  }

  private init(
    file: JournalFile, changes: ChangeSet, tasks: [Schedule.Task],
    isInterrupted: @escaping () -> Bool
  ) {
    self.file = file
    self.changes = changes
    self.tasks = tasks
    self.isInterrupted = isInterrupted
  }

  // MARK: Staging

  /// How many tasks are staged before somebody is asked whether to go on.
  private static let portion = 512

  private mutating func stage() throws(ScaffoldFailure) {
    for start in stride(from: 0, to: tasks.count, by: Self.portion) {
      try heedInterruption()
      var pieces: [(task: Schedule.Task, directory: any Directory)] = []
      for task in tasks[start..<min(start + Self.portion, tasks.count)] where task.bringsFiles {
        pieces.append((task, try directory(of: task.step)))
      }
      let changes = changes.changes
      _ = try Cores.map(pieces) { piece throws(ScaffoldFailure) in
        try piece.task.stage(changes, in: piece.directory)
      }
    }
  }
}

extension Schedule.Task {
  fileprivate var bringsFiles: Bool { if case .removal = content { false } else { true } }

  /// Writes what the task brings under its hidden name.
  fileprivate func stage(
    _ changes: [Change], in directory: any Directory
  ) throws(ScaffoldFailure) {
    switch content {
    case .file(let change): try stage(change, in: directory)
    case .folder(let folder): try stage(folder, of: changes, in: directory)
    case .removal: break
    }
  }

  /// Writes all files of a new folder into its hidden twin.
  private func stage(
    _ new: Schedule.NewFolder, of changes: [Change], in directory: any Directory
  ) throws(ScaffoldFailure) {
    var folder = try reporting(StagedFolder(step.hidden, in: directory))
    for index in new.indices {
      let change = changes[index]
      try reporting(
        folder.create(
          new.path(of: change), contents: change.file.contents,
          permissions: change.file.isExecutable ? .executable : .plain))
    }
  }

  private func stage(
    _ change: Change, in directory: any Directory
  ) throws(ScaffoldFailure) {
    var permissions = change.file.isExecutable ? FilePermissions.executable : .plain
    if change.before != nil, let status = try reporting(directory.status(of: step.name)) {
      permissions = .same(as: status)
    }
    try reporting(
      directory.createFile(
        step.hidden, contents: change.file.contents, permissions: permissions))
  }
}

// MARK: - Commit and roll back

extension Transaction {
  private mutating func commit() throws(ScaffoldFailure) {
    try reporting(file.enter(.committing))
    for task in tasks {
      try heedInterruption()
      let directory = try directory(of: task.step)
      try recheck(task, under: task.step.name, in: directory)
      tried += 1
      try file.moving(task.step) { () throws(SystemError) in
        try task.step.advance(in: directory)
      }
      // Whoever was writing a moment ago has now either been seen or lost the way.
      try recheck(task, under: task.step.hidden, in: directory)
    }
    if file.journal.hasLeftovers { try reporting(file.enter(.done)) }
  }

  /// Makes sure that what is to be replaced or to go is still what it was when the plan was held
  /// against the disk.
  private func recheck(
    _ task: Schedule.Task, under name: String, in directory: any Directory
  ) throws(ScaffoldFailure) {
    let old: RemovedContent
    switch task.content {
    case .file(let change):
      guard let before = change.before else { return }
      old = .file(before)
    case .removal(let content): old = content
    case .folder: return
    }
    guard try reporting(old.stands(as: name, in: directory)) else {
      throw ScaffoldFailure(ApplyFault.changed(task.step.path))
    }
  }

  private mutating func directory(of step: Step) throws(ScaffoldFailure) -> any Directory {
    guard let directory = try file.directory(of: step) else {
      throw ScaffoldFailure(ApplyFault.changed(step.path))
    }
    return directory
  }

  private func heedInterruption() throws(ScaffoldFailure) {
    if isInterrupted() { throw ScaffoldFailure(ApplyFault.interrupted) }
  }

  /// Takes back all steps in reverse; what cannot be taken back now is left, with the journal, to the
  /// next run, and told.
  private mutating func rollBack(after failure: ScaffoldFailure) -> ScaffoldFailure {
    do throws(ScaffoldFailure) {
      try file.retreat(file.journal.steps[..<tried])
      if file.phase != .staging { try reporting(file.enter(.staging)) }
    } catch {
      return ScaffoldFailure(failure.diagnostics + error.diagnostics)
    }
    return ScaffoldFailure(failure.diagnostics + file.close())
  }

  /// Removes what is no longer needed now that the commit is done.
  private mutating func finish() -> [Diagnostic] {
    file.journal.hasLeftovers ? file.close() : file.removeJournal()
  }
}
