/// Completes or undoes a run that was killed or stopped by a power loss.
///
/// The caller must have locked the package.
struct Recovery {
  private let gate: WriteGate
  private let names: RunNames
  private var root: any Directory { gate.top.directory }

  /// A repository with more journals than this tries to guess the name of the right one, so none is used.
  private static let mostJournals = 16

  /// Whether a run of this user was interrupted in the folder, or is at work there.
  static func isNeeded(in root: any Directory) throws(SystemError) -> Bool {
    let names = try RunNames(in: root)
    guard try root.entries().count(where: RunNames.isAny) <= mostJournals else { return false }
    for name in Journal.Phase.allCases.map(names.journal) + [names.sole] {
      if try names.isOwn(name, in: root) { return true }
    }
    return false
  }

  /// A warning for each entry that has the name of a journal and does not belong to a run of this user in this
  /// folder. Such an entry is never used.
  static func foreignEntries(in root: any Directory) throws(SystemError) -> [Diagnostic] {
    let names = try RunNames(in: root)
    var foreign: [String] = []
    for name in try root.entries() where RunNames.isAny(name) {
      if try !names.isOwn(name, in: root) { foreign.append(name) }
    }
    guard !foreign.isEmpty else { return [] }
    return [.foreignJournals(foreign, in: try root.absolutePath())]
  }

  /// Restores the state before or after the run; returns warnings that say which.
  ///
  /// - Throws: why that failed; the next run tries again.
  static func run(in root: any Directory) throws(ScaffoldError) -> [Diagnostic] {
    let foreign = try reporting(foreignEntries(in: root))
    guard try reporting(isNeeded(in: root)) else { return foreign }
    let recovery = Recovery(
      gate: try WriteGate(root: root), names: try reporting(RunNames(in: root)))
    return foreign + (try recovery.run())
  }

  private func run() throws(ScaffoldError) -> [Diagnostic] {
    var notes: [Diagnostic] = []
    if try reporting(names.isOwn(names.sole, in: root)) {
      try reporting(gate.top.removeAll(names.sole))
      notes.append(.undoneRun)
    }
    var found: [Journal.Phase] = []
    for phase in Journal.Phase.allCases {
      let name = names.journal(phase)
      guard try reporting(names.isOwn(name, in: root)) else { continue }
      guard try reporting(root.status(of: name))?.kind == .file else {
        throw ScaffoldError(
          .data, .badJournal, "'\(name)' is not a regular file", help: "remove it")
      }
      found.append(phase)
    }
    guard let phase = found.popLast() else { return notes }
    // Interrupted between two phases, where a move takes two system calls: both are valid.
    for former in found { try reporting(gate.top.remove(names.journal(former))) }
    return notes + (try run(phase))
  }

  private func run(_ phase: Journal.Phase) throws(ScaffoldError) -> [Diagnostic] {
    let name = names.journal(phase)
    // A run that was killed at once may have left a journal that its user may not read yet.
    let isEmpty = try reporting(root.status(of: name))?.size == 0
    let bytes = isEmpty ? [] : try reporting(root.contents(of: name, limit: Journal.largest))
    let source = SourceText(path: name, bytes: bytes)
    // If the journal itself is incomplete, no other file has been touched.
    let isCutOff = phase == .staging && !Journal.isWhole(bytes)
    let journal = isCutOff ? Journal(steps: []) : try Self.journal(source)
    var file = JournalFile(journal, through: gate, names, phase: phase)
    let isFinished = try file.settle()
    var problems = file.close()
    var notes: [Diagnostic] = [isFinished ? .finishedRun : .undoneRun]
    // All files are in place. Leftovers that only another user may remove do not block later runs.
    if !problems.isEmpty, problems.allSatisfy({ $0.code == .noPermission }) {
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
    guard let folder = try folder(of: step) else { return }
    guard try reporting(step.isMade(in: folder)) == false else { return }
    if try reporting(folder.directory.status(of: step.name)) == nil {
      switch step.kind {
      case .create: break
      case .replace:
        return try reporting(folder.rename(step.hidden, to: step.name))
      case .remove: return
      }
    }
    try refuseEdited(step)
    try advance(step, in: folder)
  }

  /// Throws if what the step replaces or removes has been edited since, so that it is not moved aside.
  private mutating func refuseEdited(_ step: Step) throws(ScaffoldError) {
    guard step.kind != .create, let folder = try folder(of: step) else { return }
    let isMade = try reporting(step.isMade(in: folder))
    guard try reporting(step.isUntouched(in: folder.directory, made: isMade)) else {
      throw ScaffoldError(
        .conflict, .editedSince,
        "'\(step.path.escapingControlCharacters)' was edited after an interrupted run had planned to "
          + "change it",
        help: "move the file away and run the command again; then copy your changes back")
    }
  }
}

extension Diagnostic {
  /// The warning for commands that only read.
  static let unfinishedRun = Diagnostic(
    .busy, .unfinished, "another run is at work in this package, or was interrupted",
    help:
      "run 'viper-gen list' to complete or roll back an interrupted run, which may change files",
    severity: .warning)

  /// Entries have the names of journals and do not belong to a run in this folder.
  fileprivate static func foreignJournals(
    _ names: [String], in folder: String?
  ) -> Diagnostic {
    let shown = names.prefix(3).map { "'\($0.escapingControlCharacters)'" }.joined(separator: ", ")
    let more = names.count > 3 ? " and \(names.count - 3) more" : ""
    let files = names.prefix(3).map { name in
      (folder.map { "\($0)/\(name)" } ?? name).shellQuoted
    }.joined(separator: " ")
    return Diagnostic(
      .conflict, .foreignJournal,
      "ignored \(shown)\(more): not written by a run of yours in this folder",
      help: "remove what you did not put there: rm -r \(folder == nil ? "-- " : "")\(files)",
      severity: .warning)
  }

  fileprivate static let finishedRun = Diagnostic(
    .conflict, .finished, "an interrupted run was completed", severity: .warning)

  fileprivate static let undoneRun = Diagnostic(
    .conflict, .undone, "an interrupted run was rolled back", severity: .warning)
}
