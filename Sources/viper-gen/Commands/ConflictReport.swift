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
        at: change.file.path.description,
        help: change == changes.conflicts.last ? help(forConflicts: changes.conflicts.count) : nil)
    }
    report.diagnostics += unavailable
    report.status = Diagnostic.Category.conflict.rawValue
    return report
  }

  private func help(forConflicts count: Int) -> String {
    let them = count == 1 ? "the file: " : "the files:"
    var ways = [
      "to replace \(them)  \(command) --on-conflict overwrite",
      "to keep \(them)     \(command) --on-conflict skip",
    ]
    if !showsDiff { ways.insert("to see the difference: \(command) --diff", at: 0) }
    // A preview does not ask, and the list uses the standard input.
    if writes, !readsInput, !isJSON, Terminal.interactive != nil {
      ways.append("to be asked:           \(command) --on-conflict ask")
    }
    return ways.joined(separator: "\n      ")
  }
}
