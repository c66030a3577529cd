import ScaffoldKit

/// The reports of `create`.
struct CreateReports {
  /// The command to type for the same run, without `--on-conflict`.
  private var command: String
  /// The same without the options for previews.
  private var writingCommand: String
  private let writes: Bool
  private let showsDiff: Bool
  /// Whether `--from -` uses the standard input, so that it cannot be used for answers.
  private let readsInput: Bool
  private let isJSON: Bool
  /// The value of `--on-conflict`, else that of the configuration.
  private let policy: String?
  /// The policy in the package's configuration.
  private let configuredPolicy: String?
  /// The package as the user typed it; `nil` for that of the working directory.
  private let typedPath: String?

  init(_ arguments: Arguments, writes: Bool, policy: String?, configured: String?) {
    command = arguments.retyped(.create, without: ["on-conflict"])
    writingCommand = arguments.retyped(.create, without: ["on-conflict", "dry-run", "diff"])
    self.writes = writes
    showsDiff = arguments.isOn("diff")
    readsInput = arguments["from"] == "-"
    isJSON = arguments.isOn("json")
    self.policy = policy
    configuredPolicy = configured
    typedPath = arguments["package-path"]
  }

  /// Adds the user's answers to the commands.
  mutating func complete(with prompt: CreatePrompt) {
    command = prompt.completed(command)
    writingCommand = prompt.completed(writingCommand)
  }

  /// The report after writing.
  func written(_ applied: AppliedChanges, _ changes: ChangeSet) -> Report {
    var report = Report(command: "create")
    report.files = changes.changes.map(\.report)
    report.diskChange = applied.hasWritten ? .written : nil
    report.diagnostics = applied.diagnostics
    if changes.changes.allSatisfy({ $0.action == .identical }) {
      report.notes = ["unchanged"]
    } else {
      let package = typedPath.map { " --package-path\($0.asOptionValue)" } ?? ""
      report.notes = ["next: swift \(changes.testTarget == nil ? "build" : "test")\(package)"]
    }
    return report
  }

  /// The report of `--dry-run` and `--diff`.
  func preview(_ changes: ChangeSet) -> Report {
    var report = Report(command: "create")
    report.files = changes.changes.map(\.report)
    report.diagnostics = changes.diagnostics
    report.isPreview = !writes
    report.notes = ["nothing was written"]
    if showsDiff {
      report.diffs = changes.changes.map(\.diff).filter { !$0.lines.isEmpty }
      let texts = report.diffs.map { $0.description + "\n" }
      report.details = [.init("diff", .string(texts.joined()))]
    }
    return report
  }

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

  /// A note with the command that does the same without questions. After a preview, it writes the files.
  ///
  /// - Parameter policies: the policies of the user's answers about conflicts; `nil` without questions.
  func equivalentCommand(_ policies: Set<ConflictPolicy>?) -> String {
    func note(_ purpose: String, _ policy: String?) -> String {
      "\(purpose): \(writingCommand)" + (policy.map { " --on-conflict \($0)" } ?? "")
    }
    guard writes else { return note("to write the files", policy) }
    let purpose = "equivalent command"
    guard let policies else { return note(purpose, policy) }
    if let only = policies.first, policies.count == 1 { return note(purpose, only.rawValue) }
    // The policy of the configuration would answer otherwise.
    let fail = configuredPolicy == nil ? nil : ConflictPolicy.fail.rawValue
    return note(policies.isEmpty ? purpose : purpose + ", except for conflicts", fail)
  }
}
