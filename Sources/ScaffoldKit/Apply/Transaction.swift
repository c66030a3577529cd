/// Brings a change set to the disk as one step: everything, or nothing.
///
/// All new bytes are first written beside their destination under hidden names. Only when every one of
/// them lies there does the commit begin, which moves folders and files into place, and aside what is
/// to go, and writes no more bytes. Whatever fails, the steps done so far are taken back in reverse.
struct Transaction {
  private var file: JournalFile
  private let schedule: Schedule
  /// How many steps have been tried.
  private var tried = 0
  private let isInterrupted: () -> Bool
  private let progress: (Int) -> Void

  /// Carries out `changes` below `root`, which the caller holds; afterwards the disk is as planned, or
  /// as before and the reason thrown. Answers warnings about what could not be tidied up.
  ///
  /// - Parameter progress: hears how many files have been written or moved aside.
  static func run(
    _ changes: ChangeSet, in root: any Directory, isInterrupted: @escaping () -> Bool,
    progress: @escaping (Int) -> Void = { _ in }
  ) throws(ScaffoldFailure) -> [Diagnostic] {
    var schedule = try Schedule(changes, in: root)
    guard !isInterrupted() else { throw ScaffoldFailure(ApplyFault.interrupted) }
    guard !schedule.tasks.isEmpty else { return [] }
    var transaction = Transaction(
      file: try JournalFile(
        writing: Journal(steps: schedule.steps), in: schedule.handOverFolders()),
      schedule: schedule, isInterrupted: isInterrupted, progress: progress)
    do throws(ScaffoldFailure) {
      try transaction.stage()
      try transaction.commit()
    } catch {
      throw transaction.rollBack(after: error)
    }
    return transaction.finish().map { $0.softened }
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

  private mutating func stage() throws(ScaffoldFailure) {
    var staging = Staging(schedule)
    for (index, delivery) in schedule.deliveries.enumerated() {
      try heedInterruption()
      let step = schedule.tasks[delivery.task].step
      try staging.write(delivery, in: try directory(of: step))
      progress(index + 1)
    }
  }
}

// MARK: - Commit and roll back

extension Transaction {
  private mutating func commit() throws(ScaffoldFailure) {
    try reporting(file.enter(.committing))
    for task in schedule.tasks {
      try heedInterruption()
      let directory = try directory(of: task.step)
      try recheck(task, under: task.step.name, in: directory)
      if case .removal(let content) = task.content {
        try reporting(content.permitRemoval(as: task.step.name, in: directory))
      }
      tried += 1
      try file.advance(task.step, in: directory)
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
    case .file(let before):
      guard let before else { return }
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

  /// Takes back all steps in reverse, but for what somebody has worked on since; that is told. What
  /// cannot be taken back now is left, with the journal, to the next run, and told, too.
  private mutating func rollBack(after failure: ScaffoldFailure) -> ScaffoldFailure {
    var kept: [Step] = []
    file.releaseFolders()
    let problems = JournalFile.insisting { () throws(ScaffoldFailure) in
      let brought = BroughtContent(of: schedule)
      kept = try file.retreat(first: tried) { task, name, directory throws(ScaffoldFailure) in
        try brought.stands(task, as: name, in: directory)
      }
      if file.phase != .staging { try reporting(file.enter(.staging)) }
    }
    guard problems.isEmpty else {
      let left = Diagnostic(RecoveryFault.left, severity: .warning)
      return Self.failure(failure, leaving: problems + [left])
    }
    let left = kept.map { Diagnostic(ApplyFault($0)) } + file.close(keeping: kept)
    return left.isEmpty ? failure : Self.failure(failure, leaving: left)
  }

  /// The failure of a run that leaves something behind.
  private static func failure(
    _ failure: ScaffoldFailure, leaving problems: [Diagnostic]
  ) -> ScaffoldFailure {
    let untouched = Diagnostic(ApplyFault.interrupted)
    let told = failure.diagnostics.map { $0 == untouched ? Diagnostic(ApplyFault.stopped) : $0 }
    return ScaffoldFailure(told + problems)
  }

  /// Removes what is no longer needed now that the commit is done.
  private mutating func finish() -> [Diagnostic] {
    file.journal.hasLeftovers ? file.close() : file.removeJournal()
  }
}

extension ApplyFault {
  /// A step that stays as somebody has changed it.
  fileprivate init(_ step: Step) {
    let former = (step.folder + [step.hidden]).joined(separator: "/")
    self = .kept(step.path, former: step.deed == .create ? nil : former)
  }
}
