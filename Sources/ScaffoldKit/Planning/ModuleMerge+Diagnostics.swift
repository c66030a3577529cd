import ScaffoldSwift

// What a merge reports.

extension Diagnostic {
  /// A file in the place of a new one.
  static func notGenerated(at path: RelativePath) -> Diagnostic {
    Diagnostic(
      .conflict, .conflict, "a file that was not generated is in the place of a new one",
      at: SourceLocation(path: path.description), help: "move it away, and run the command again")
  }

  /// An edited file that cannot be merged, because it is not known how it was generated.
  static func unknownBase(_ reason: String, at path: RelativePath) -> Diagnostic {
    Diagnostic(
      .conflict, .unknownBase, "the edited file cannot be merged: \(reason)",
      at: SourceLocation(path: path.description),
      help: "change it by hand, or restore it as it was generated and run the command again")
  }

  /// A file that was written by hand, in the place of one of another template.
  static func writtenByHand(at path: RelativePath) -> Diagnostic {
    Diagnostic(
      .conflict, .unknownBase,
      "the file was written by hand, and the new template has another text in its place",
      at: SourceLocation(path: path.description),
      help: "move your code to where the template has its place")
  }

  /// A file that the user has deleted and that would change.
  static func staysDeleted(_ path: RelativePath, _ diff: UnifiedDiff) -> Diagnostic {
    let added = diff.lines.compactMap { line in
      if case .added(let text) = line { "\n  " + text } else { nil }
    }
    return Diagnostic(
      .conflict, .staysDeleted, "the file was deleted and stays deleted",
      at: SourceLocation(path: path.description),
      help: added.isEmpty ? nil : "the change would have added:" + added.joined(),
      severity: .warning)
  }

  /// What a file has that does not fit the other files of the module.
  static func moduleProblem(
    _ problem: ModuleCheck.Problem, in file: PlannedFile
  ) -> Diagnostic {
    Diagnostic(
      .conflict, .conflict, problem.reason,
      at: SourceLocation(path: file.path.description, line: problem.line),
      help: "change it by hand as the template would, and run the command again")
  }

  /// An edited file, or one that was written by hand, that the new rendering does not have.
  static func noLongerPart(
    _ path: RelativePath, of record: ModuleRecord, isWrittenByHand: Bool = false
  ) -> Diagnostic {
    Diagnostic(
      .conflict, .kept,
      "the file was \(isWrittenByHand ? "written by hand" : "edited") and is kept, but is not part of '\(record.name)' any more",
      at: SourceLocation(path: path.description), severity: .warning)
  }
}
