import ScaffoldKit

/// What a command has to say: values that are printed as text or as JSON.
struct Report {
  /// The name of the command, as `--json` gives it.
  let command: String
  var status: Int32 = 0
  /// What the command was asked for, as text.
  var output = ""
  /// What happened to each file.
  var files: [File] = []
  /// What has been done to the disk, so that a report that cannot be printed still says so.
  var deed: String?
  var diagnostics: [Diagnostic] = []
  /// What to do next, and other remarks.
  var notes: [String] = []
  /// Further members of the JSON object.
  var details: [JSONText.Member] = []

  struct File {
    let path: String
    let action: String
  }

  init(command: String) {
    self.command = command
  }

  /// The report of a run that failed.
  init(command: String, _ failure: ScaffoldFailure) {
    self.command = command
    diagnostics = failure.diagnostics
    status = failure.category.rawValue
  }

  /// The report for when the system does not tell how the program was called; its own name at least
  /// stands in every command line.
  static var unreadableArguments: Report {
    Report(
      command: "",
      ScaffoldFailure([
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
    let files = files.map { file in
      JSONText.object(["path": .string(file.path), "action": .string(file.action)])
    }
    return .object(
      [
        .init("version", .integer(1)),
        .init("command", .string(command)),
        .init("files", .array(files)),
      ] + details + [.init("diagnostics", .array(diagnostics.map(\.json)))])
  }

  /// One line for each file: what happened, and its path.
  var fileLines: String {
    let width = files.map(\.action.count).max() ?? 0
    return files.map { file in
      let padding = String(repeating: " ", count: width - file.action.count + 2)
      return file.action + padding + file.path.escapingControlCharacters + "\n"
    }.joined()
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
