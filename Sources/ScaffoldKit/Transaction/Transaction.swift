/// Writes a change set to the disk: all of it, or nothing.
///
/// All new bytes are first written beside their destination under hidden names. When they are complete,
/// the commit moves new entries into place and old ones aside, and writes no more bytes. If anything
/// fails, the steps so far are undone in reverse order.
struct Transaction {
  private var file: JournalFile
  private let schedule: Schedule
  /// The number of steps that have been tried.
  private var tried = 0
  private let isInterrupted: () -> Bool
  private let progress: (Int) -> Void

  /// Carries out `changes` below `root`, which the caller has locked. Returns warnings about leftovers
  /// that could not be removed.
  ///
  /// - Parameters:
  ///   - isScratch: whether the root is a folder for scratch files, which may be in any place.
  ///   - progress: gets the number of files that have been written.
  /// - Throws: why the changes were not made; the disk is then as before.
  static func run(
    _ changes: ChangeSet, in root: any Directory, isScratch: Bool = false,
    isInterrupted: @escaping () -> Bool,
    progress: @escaping (Int) -> Void = { _ in }
  ) throws(ScaffoldError) -> [Diagnostic] {
    var schedule = try Schedule(changes, in: root, isScratch: isScratch)
    guard !isInterrupted() else { throw ScaffoldError(.interruptedUnchanged) }
    guard !schedule.tasks.isEmpty else { return [] }
    var transaction = Transaction(
      file: try JournalFile(
        writing: Journal(steps: schedule.steps), through: schedule.handOverGate(), schedule.names),
      schedule: schedule, isInterrupted: isInterrupted, progress: progress)
    do throws(ScaffoldError) {
      try transaction.stage()
      try transaction.commit()
    } catch {
      throw transaction.rollBack(after: error)
    }
    return transaction.finish().map { $0.asWarning }
  }

  private init(
    file: JournalFile, schedule: Schedule, isInterrupted: @escaping () -> Bool,
    progress: @escaping (Int) -> Void
  ) {
    self.file = file
    self.schedule = schedule
    self.isInterrupted = isInterrupted
    self.progress = progress
  }

  // MARK: Staging

  private mutating func stage() throws(ScaffoldError) {
    var staging = Staging(schedule)
    for (index, delivery) in schedule.deliveries.enumerated() {
      try throwIfInterrupted()
      let step = schedule.tasks[delivery.task].step
      try staging.write(delivery, in: try folder(of: step))
      progress(index + 1)
    }
  }
}

// MARK: - Commit and roll back

extension Transaction {
  private mutating func commit() throws(ScaffoldError) {
    try reporting(file.enter(.committing))
    for task in schedule.tasks {
      try throwIfInterrupted()
      let folder = try folder(of: task.step)
      try recheck(task, under: task.step.name, in: folder.directory)
      if case .removal(let content) = task.content {
        try reporting(content.permitRemoval(as: task.step.name, in: folder.directory))
      }
      tried += 1
      try file.advance(task.step, in: folder)
      // An edit that came after the first check is found under the hidden name.
      try recheck(task, under: task.step.hidden, in: folder.directory)
    }
    if file.journal.hasLeftovers { try reporting(file.enter(.done)) }
  }

  /// Throws if the entry to replace or remove is no longer what it was when it was compared with the
  /// plan.
  private func recheck(
    _ task: Schedule.Task, under name: String, in directory: any Directory
  ) throws(ScaffoldError) {
    let old: ExpectedContent
    switch task.content {
    case .file(let before):
      guard let before else { return }
      old = .file(before)
    case .removal(let content): old = content
    case .folder: return
    }
    guard try reporting(old.isPresent(as: name, in: directory)) else {
      throw ScaffoldError(.changed(task.step))
    }
  }

  private mutating func folder(of step: Step) throws(ScaffoldError) -> WritableFolder {
    guard let folder = try file.folder(of: step) else { throw ScaffoldError(.changed(step)) }
    return folder
  }

  private func throwIfInterrupted() throws(ScaffoldError) {
    if isInterrupted() { throw ScaffoldError(.interruptedUnchanged) }
  }

  /// Undoes all steps in reverse order and returns the error to report.
  ///
  /// Files that a user has changed since stay as they are. Steps that cannot be undone now are left, with the
  /// journal, to the next run. The error reports both.
  private mutating func rollBack(after failure: ScaffoldError) -> ScaffoldError {
    var kept: [Step] = []
    file.releaseFolders()
    let problems = JournalFile.retrying(times: JournalFile.attempts) { () throws(ScaffoldError) in
      let check = RollbackCheck(of: schedule)
      kept = try file.retreat(first: tried) { task, name, directory throws(ScaffoldError) in
        try check.isUnchanged(task, as: name, in: directory)
      }
      if file.phase != .staging { try reporting(file.enter(.staging)) }
    }
    guard problems.isEmpty else {
      let left = Diagnostic(
        .conflict, .unfinished, "the run could not be rolled back completely",
        help: "run 'viper-gen list' to complete the rollback", severity: .warning)
      return Self.failure(failure, leaving: problems + [left])
    }
    let left = kept.map(Diagnostic.keptFile) + file.close(keeping: kept)
    return left.isEmpty ? failure : Self.failure(failure, leaving: left)
  }

  /// The error of a run that leaves something behind.
  private static func failure(
    _ failure: ScaffoldError, leaving problems: [Diagnostic]
  ) -> ScaffoldError {
    let reasons = failure.diagnostics.map { reason in
      reason == .interruptedUnchanged
        ? Diagnostic(.interrupted, .interrupted, "interrupted") : reason
    }
    return ScaffoldError(reasons + problems)
  }

  /// Removes what is no longer needed after the commit.
  private mutating func finish() -> [Diagnostic] {
    file.journal.hasLeftovers ? file.close() : file.removeJournal()
  }
}

extension Diagnostic {
  /// The user has stopped a run that has changed nothing, or that has been rolled back.
  static let interruptedUnchanged = Diagnostic(
    .interrupted, .interrupted, "interrupted; nothing was changed")

  /// A file or folder is not what it was when it was compared with the plan.
  fileprivate static func changed(_ step: Step) -> Diagnostic {
    Diagnostic(
      .conflict, .changed, "'\(step.path.escapingControlCharacters)' was changed during the run",
      help: "run the command again")
  }

  /// A step is not undone because a user has changed its files.
  fileprivate static func keptFile(of step: Step) -> Diagnostic {
    let former = (step.folder + [step.hidden]).joined(separator: "/").escapingControlCharacters
    return Diagnostic(
      .conflict, .kept,
      "'\(step.path.escapingControlCharacters)' was changed during the run and stays as it is",
      help: step.kind == .create
        ? "it belongs to no module: save what you need, and remove the rest"
        : "the earlier content is in '\(former)'")
  }
}
