import ScaffoldKit

/// What a command has to say: values that are printed as text or as JSON.
struct Report {
  /// The name of the command, as `--json` gives it.
  let command: String
  var status: Int32 = 0
  /// What the command was asked for, as text.
  var output = ""
  /// The differences that were asked for.
  var diffs: [UnifiedDiff] = []
  /// What happened to each file.
  var files: [File] = []
  /// Whether the reader has already been shown the files.
  var filesAreKnown = false
  /// What has been done to the disk, so that a report that cannot be printed still says so.
  var deed: String?
  var diagnostics: [Diagnostic] = []
  /// What to do next, and other remarks.
  var notes: [String] = []
  /// Whether the output is all there is, so that the JSON object holds it, too.
  var isText = false
  /// Further members of the JSON object.
  var details: [JSONText.Member] = []

  init(command: String) {
    self.command = command
  }

  /// The report of a run that failed.
  init(command: String, _ failure: ScaffoldError) {
    self.command = command
    add(failure)
  }

  /// Adds what went wrong, beside what could be done.
  mutating func add(_ failure: ScaffoldError) {
    diagnostics += failure.diagnostics
    status = failure.category.rawValue
  }

  /// The report of a run that failed, with what to type instead where that is certain.
  ///
  /// - Parameter again: the same command.
  init(command: String, _ failure: ScaffoldError, again: String) {
    self.init(command: command, failure)
    // Where several things are wrong, mending one of them is not enough.
    guard let fault = failure.diagnostics.first, failure.diagnostics.count == 1 else { return }
    notes = fault.remedies.map { "try: \(again) \($0)" }
  }

  /// The report for when the system does not tell how the program was called; its own name at least
  /// stands in every command line.
  static var unreadableArguments: Report {
    Report(
      command: "",
      ScaffoldError([
        Diagnostic(
          .inputOutput, "no-arguments", "the system does not tell the command line",
          help: "run the command again")
      ]))
  }

  /// The report of a run that did not come to its end because a signal had come.
  func interrupted(by signal: Int32?) -> Report {
    guard let signal, status != 0 else { return self }
    var report = self
    report.status = 128 + signal
    return report
  }

  /// The one object that `--json` prints.
  var json: JSONText {
    let text = isText ? [JSONText.Member("text", .string(output))] : []
    return .object(
      [
        .init("version", .integer(ReportSchema.version)),
        .init("command", .string(command)),
        .init("files", .array(files.map(\.json))),
      ] + text + details + [.init("diagnostics", .array(diagnostics.map(\.json)))])
  }
}

extension Report.File {
  fileprivate var json: JSONText {
    .object(["path": .string(path), "action": .string(action)])
  }
}

extension Diagnostic {
  fileprivate var json: JSONText {
    .object([
      "severity": .string(severity.rawValue), "code": .string(code), "message": .string(message),
      "path": .string(location?.path), "line": .integer(location?.line),
      "column": .integer(location?.column), "help": .string(help),
    ])
  }
}
