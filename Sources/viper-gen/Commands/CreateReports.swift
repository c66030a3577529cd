import ScaffoldKit

/// The reports of `create`.
struct CreateReports {
  /// The command to type for the same run, without `--on-conflict`.
  private(set) var command: String
  /// The same without the options for previews.
  private var writingCommand: String
  let writes: Bool
  let showsDiff: Bool
  /// Whether `--file -` uses the standard input, so that it cannot be used for answers.
  let readsInput: Bool
  let isJSON: Bool
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
    readsInput = arguments["file"] == "-"
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
    let isUnchanged = changes.changes.allSatisfy { $0.action == .identical }
    report.files = isUnchanged && !isJSON ? [] : changes.changes.map(\.report)
    report.diskChange = applied.hasWritten ? .written : nil
    report.diagnostics = applied.diagnostics
    if isUnchanged {
      report.notes = ["unchanged"]
    } else {
      report.notes = ["next: \(changes.nextStep(packagePath: typedPath))"]
    }
    return report
  }

  /// The report of `--dry-run` and `--diff`.
  func preview(_ changes: ChangeSet) -> Report {
    var report = Report(command: "create")
    report.files = changes.changes.map(\.report)
    report.diagnostics = changes.diagnostics + changes.changes.compactMap(\.lossOfEdits)
    report.isPreview = !writes
    report.notes = ["nothing was written"]
    if showsDiff { report.showDiffs(of: changes) }
    return report
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
