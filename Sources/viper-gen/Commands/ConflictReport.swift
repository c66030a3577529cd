import ScaffoldKit

extension CreateReports {
  /// The report of conflicts, which stop the run.
  ///
  /// - Parameter unavailable: the error if the user asked for questions, which are not possible.
  func conflict(_ changes: ChangeSet, _ unavailable: [Diagnostic]) -> Report {
    var report = preview(changes)
    report.files = changes.conflicts.map(\.report)
    report.diagnostics += changes.conflicts.map { change in
      Diagnostic.conflict(
        at: change.file.path.description, isEdited: change.isEdited,
        help: change == changes.conflicts.last ? help(forConflicts: changes.conflicts.count) : nil)
    }
    report.diagnostics += unavailable
    report.status = Diagnostic.Category.conflict.rawValue
    return report
  }

  private func help(forConflicts count: Int) -> String {
    let file = count == 1 ? "file" : "files"
    // A command with the options for previews only shows what it would do.
    var ways =
      writes
      ? [("to replace the \(file):", "overwrite"), ("to keep the \(file):", "skip")]
      : [("to see what would be replaced:", "overwrite"), ("to see what would be kept:", "skip")]
    // A preview does not ask, and the list uses the standard input.
    if writes, !readsInput, !isJSON, Terminal.interactive != nil {
      ways.append(("to be asked:", "ask"))
    }
    var lines = ways.map { ($0, "\(command) --on-conflict \($1)") }
    if !showsDiff { lines.insert(("to see the difference:", command + " --diff"), at: 0) }
    let width = lines.map(\.0.count).max() ?? 0
    return lines.map { purpose, command in
      purpose + String(repeating: " ", count: width - purpose.count + 1) + command
    }.joined(separator: "\n      ")
  }
}
