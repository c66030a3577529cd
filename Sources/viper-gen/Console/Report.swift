import ScaffoldKit

/// The result of a command, which is printed as text or as JSON.
struct Report {
  /// The name of the command, as `--json` gives it.
  let command: String
  var status: Int32 = 0
  /// The result as text.
  var output = ""
  /// The diffs of `--diff`.
  var diffs: [UnifiedDiff] = []
  /// The change of each file.
  var files: [File] = []
  /// Whether the files only show what would happen, and nothing was written.
  var isPreview = false
  /// Whether the user has already seen the files, in a prompt.
  var filesAreKnown = false
  /// What the command has done on the disk; mentioned if the result cannot be printed.
  var diskChange: DiskChange?
  var diagnostics: [Diagnostic] = []
  /// Next steps and other remarks.
  var notes: [String] = []
  /// Whether the JSON object contains ``output``, because it is the whole result.
  var isText = false
  /// Further members of the JSON object.
  var details: [JSONText.Member] = []

  /// A change on the disk.
  enum DiskChange: String {
    case written, removed
  }

  init(command: String) {
    self.command = command
  }

  /// The report of a command that failed.
  init(command: String, _ error: ScaffoldError, notes: [String] = []) {
    self.command = command
    self.notes = notes
    add(error)
  }

  /// Adds the diff of each file that differs.
  mutating func showDiffs(of changes: ChangeSet) {
    diffs = changes.changes.map(\.diff).filter { !$0.lines.isEmpty }
    let texts = diffs.map { $0.description + "\n" }
    details = [.init("diff", .string(texts.joined()))]
  }

  /// Adds an error to a report that has results.
  mutating func add(_ error: ScaffoldError) {
    diagnostics += error.diagnostics
    status = error.category.rawValue
  }

  /// The report for an empty list of arguments, which normally begins with the program's name.
  static var unreadableArguments: Report {
    Report(
      command: "",
      ScaffoldError([
        Diagnostic(
          .inputOutput, .noArguments, "cannot read the command line",
          help: "run the command again")
      ]))
  }

  /// The report with the exit status of a signal, if the command failed after one.
  func interrupted(by signal: Int32?) -> Report {
    guard let signal, status != 0 else { return self }
    var report = self
    report.status = 128 + signal
    return report
  }

  /// A report whose whole result is text.
  init(command: String, output: String) {
    self.init(command: command)
    self.output = output
    isText = true
  }

  /// The object that `--json` prints.
  var json: JSONText {
    let text = isText ? [JSONText.Member("text", .string(output))] : []
    return .object(
      [
        .init("version", .integer(ReportSchema.version)),
        .init("command", .string(command)),
        .init("files", .array(files.map(\.json))),
      ] + (isPreview ? [.init("dryRun", .boolean(true))] : []) + text + details
        + [.init("diagnostics", .array(diagnostics.map(\.json)))])
  }
}

extension Report.File {
  fileprivate var json: JSONText {
    .object([
      "path": .string(path), "action": .string(action.rawValue), "from": .string(from),
      "place": .string(place),
    ])
  }
}

extension Diagnostic {
  fileprivate var json: JSONText {
    .object([
      "severity": .string(severity.rawValue), "code": .string(code.rawValue),
      "message": .string(message),
      "path": .string(location?.path), "line": .integer(location?.line),
      "column": .integer(location?.column), "help": .string(help),
    ])
  }
}
