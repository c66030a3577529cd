/// Completes or undoes a run that was killed or stopped by a power loss.
///
/// The caller must have locked the package.
struct Recovery {
  private static let largestJournal = 64 << 20

  /// Whether a run was interrupted in the folder, or is at work there.
  static func isNeeded(in root: any Directory) throws(SystemError) -> Bool {
    for name in Journal.Phase.allCases.map(\.fileName) + [Journal.soleName] {
      if try root.status(of: name) != nil { return true }
    }
    return false
  }

  /// Restores the state before or after the run; returns warnings that say which.
  ///
  /// - Throws: why that failed; the next run tries again.
  static func run(in root: any Directory) throws(ScaffoldError) -> [Diagnostic] {
    var notes: [Diagnostic] = []
    if try reporting(root.status(of: Journal.soleName)) != nil {
      try reporting(root.removeTree(Journal.soleName))
      notes.append(.undoneRun)
    }
    var found: [Journal.Phase] = []
    for phase in Journal.Phase.allCases {
      guard let status = try reporting(root.status(of: phase.fileName)) else { continue }
      guard status.kind == .file else {
        throw ScaffoldError(
          .data, "bad-journal", "'\(phase.fileName)' is not a regular file", help: "remove it")
      }
      found.append(phase)
    }
    guard let phase = found.popLast() else { return notes }
    // Interrupted between two phases, where a move takes two system calls: both are valid.
    for former in found { try reporting(root.removeFile(former.fileName)) }
    return notes + (try run(phase, in: root))
  }

  private static func run(
    _ phase: Journal.Phase, in root: any Directory
  ) throws(ScaffoldError) -> [Diagnostic] {
    // A run that was killed at once may have left a journal that its user may not read yet.
    let isEmpty = try reporting(root.status(of: phase.fileName))?.size == 0
    let bytes =
      isEmpty ? [] : try reporting(root.contents(of: phase.fileName, limit: largestJournal))
    let source = SourceText(path: phase.fileName, bytes: bytes)
    // If the journal itself is incomplete, no other file has been touched.
    let isCutOff = phase == .staging && !Journal.isWhole(bytes)
    let journal = isCutOff ? Journal(steps: []) : try Self.journal(source)
    var file = JournalFile(journal, in: root, phase: phase)
    let isFinished = try file.settle()
    var problems = file.close()
    var notes: [Diagnostic] = [isFinished ? .finishedRun : .undoneRun]
    // All files are in place. Leftovers that only another user may remove do not block later runs.
    if !problems.isEmpty, problems.allSatisfy({ $0.code == "no-permission" }) {
      let help = "no run needs it any more: remove it as soon as you may change its folder"
      notes += problems.map { $0.asWarning.withHelp(help) }
      problems = file.removeJournal()
    }
    guard problems.isEmpty else { throw ScaffoldError(problems) }
    return notes
  }

  /// Reads the journal; when it is not valid, the files that were moved aside are kept.
  private static func journal(_ source: SourceText) throws(ScaffoldError) -> Journal {
    do throws(ScaffoldError) {
      return try Journal(source)
    } catch {
      throw ScaffoldError(error.diagnostics.map { $0.withHelp(Journal.unreadableHelp) })
    }
  }
}

extension JournalFile {
  /// Completes or undoes all steps; returns whether the run is complete.
  fileprivate mutating func settle() throws(ScaffoldError) -> Bool {
    switch (phase, journal.direction) {
    case (.staging, _): return false
    case (.done, _): return true
    case (.committing, .forward):
      for step in journal.steps { try finish(step) }
      try reporting(enter(.done))
      return true
    case (.committing, .back):
      _ = try retreat(first: journal.steps.count) { _, _, _ in true }
      try reporting(enter(.staging))
      return false
    }
  }

  private mutating func finish(_ step: Step) throws(ScaffoldError) {
    guard let directory = try directory(of: step) else { return }
    guard try reporting(step.isMade(in: directory)) == false else { return }
    if try reporting(directory.status(of: step.name)) == nil {
      switch step.kind {
      case .create: break
      case .replace:
        return try reporting(directory.move(step.hidden, to: directory, as: step.name))
      case .remove: return
      }
    }
    try refuseEdited(step)
    try advance(step, in: directory)
  }

  /// Throws if what the step replaces or removes has been edited since, so that it is not moved aside.
  private mutating func refuseEdited(_ step: Step) throws(ScaffoldError) {
    guard step.kind != .create, let directory = try directory(of: step) else { return }
    let isMade = try reporting(step.isMade(in: directory))
    guard try reporting(step.isUntouched(in: directory, made: isMade)) else {
      throw ScaffoldError(
        .conflict, "edited-since",
        "'\(step.path.escapingControlCharacters)' was edited after an interrupted run had planned to "
          + "change it",
        help: "move the file away and run the command again; then copy your changes back")
    }
  }
}

extension Diagnostic {
  /// The warning for commands that only read.
  static let unfinishedRun = Diagnostic(
    .busy, "unfinished", "another run is at work in this package, or was interrupted",
    help:
      "run 'viper-gen list' to complete or roll back an interrupted run, which may change files",
    severity: .warning)

  fileprivate static let finishedRun = Diagnostic(
    .conflict, "finished", "an interrupted run was completed", severity: .warning)

  fileprivate static let undoneRun = Diagnostic(
    .conflict, "undone", "an interrupted run was rolled back", severity: .warning)
}
