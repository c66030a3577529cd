import ScaffoldKit

/// `viper-gen create`
struct CreateCommand {
  private var request: ScaffoldRequest
  /// What a list of modules asks for, beside ``request``.
  private let listed: [ScaffoldRequest]
  private let isDryRun: Bool
  private let showsDiff: Bool
  /// Whether the list of modules comes from the standard input, so that nobody can answer there.
  private let readsInput: Bool
  /// What was said about conflicts.
  private let policy: String?
  /// Whom to ask about conflicts; `nil` when nobody is to be asked.
  private let questions: ConflictQuestions?
  /// The package as the user typed it; `nil` for the folder in which the command runs.
  private let typedPath: String?
  /// How to type the same command again.
  private var again: () -> String
  /// Who answers what the command line leaves open; `nil` when it names the modules, and where nobody
  /// can be asked.
  private let person: Terminal?
  private let namesTemplate: Bool
  private let showsProgress: Bool
  private let configuration: Configuration

  /// The command from its arguments; all refused names are thrown at once.
  init(
    _ arguments: Arguments, _ command: Command, _ basis: CreateBasis, _ environment: Environment
  ) throws(ScaffoldError) {
    var problems = arguments.problems
    let request = ScaffoldRequest(arguments, basis, environment, &problems)
    let listed = arguments["from"].map { name in
      Self.requests(in: InputFile(name, environment), like: request, basis, environment, &problems)
    }
    guard problems.isEmpty else {
      if arguments.isLegible, listed == nil {
        problems += Self.problems(with: request, beside: problems, environment)
      }
      throw ScaffoldError(problems)
    }
    self.request = request
    self.listed = listed ?? []
    isDryRun = arguments.isOn("dry-run")
    showsDiff = arguments.isOn("diff")
    readsInput = arguments["from"] == "-"
    let isJSON = arguments.isOn("json")
    person = request.modules.isEmpty && listed == nil && !isJSON ? .reachable : nil
    showsProgress = !isJSON && !arguments.isOn("quiet")
    configuration = basis.configuration
    namesTemplate = arguments["template"] != nil || configuration.template != nil
    policy = arguments["on-conflict"] ?? configuration.onConflict?.value
    let asks = policy == ConflictQuestions.policy || policy == nil && person != nil
    let paint = Paint.wanted(arguments["color"], environment: environment)
    questions =
      asks && !isDryRun && !showsDiff ? ConflictQuestions(isJSON: isJSON, paint: paint) : nil
    typedPath = arguments["package-path"]
    again = { arguments.retyped(command, without: ["on-conflict", "dry-run", "diff", "json"]) }
  }

  /// What else is wrong with a command line: with the other modules where only names are wrong, else with
  /// the package and its targets.
  private static func problems(
    with request: ScaffoldRequest, beside known: [Diagnostic], _ environment: Environment
  ) -> [Diagnostic] {
    let scaffolder = Scaffolder(environment: environment)
    guard !request.modules.isEmpty, known.allSatisfy({ $0.code.hasPrefix("name-") }) else {
      return scaffolder.problems(withPlaceOf: request)
    }
    var problems: [Diagnostic] = []
    _ = attempt(&problems) { () throws(ScaffoldError) in
      try scaffolder.plan([request], remembers: false)
    }
    return problems
  }

  /// What the list in a file asks for, each entry like `request` but for what it says itself. Where
  /// something is wrong, the rest is planned at once, to tell all of it.
  private static func requests(
    in file: InputFile, like request: ScaffoldRequest, _ basis: CreateBasis,
    _ environment: Environment, _ problems: inout [Diagnostic]
  ) -> [ScaffoldRequest] {
    let list = attempt(&problems) { () throws(ScaffoldError) in
      try ModuleList(try file.contents(), path: file.title)
    }
    guard let list else { return [] }
    let scaffolder = Scaffolder(environment: environment)
    let (listed, faults) = scaffolder.requests(for: list, like: request, basis.configuration)
    problems += faults
    if problems.isEmpty, listed.isEmpty, request.modules.isEmpty {
      problems.append(
        Diagnostic(
          .data, "empty-list", "the list names no module", at: SourceLocation(path: file.title)))
    } else if !problems.isEmpty, !listed.isEmpty {
      _ = attempt(&problems) { () throws(ScaffoldError) in
        try scaffolder.plan(listed, remembers: false)
      }
      // The command line's own faults are found in the requests again.
      problems = problems.uniqued
    }
    return listed
  }

  /// The package, which nobody else may change from the plan to the writing; a dry run only looks. A
  /// person who is thinking keeps nobody waiting: what has changed meanwhile stops the writing.
  var place: PackagePlace? {
    let asks = person != nil || questions != nil
    return writes
      ? PackagePlace(
        path: request.packagePath, searchesParents: request.searchesParents, isBrief: asks) : nil
  }

  private var writes: Bool { !isDryRun && !showsDiff }

  /// Asks for what is open, plans, compares and writes; stops before the writing when asked to.
  func run(_ scaffolder: Scaffolder) -> Report {
    guard let person else { return carryOut(scaffolder) }
    var interview = CreateInterview(
      request, configuration, choosesTemplate: !namesTemplate, writes: writes, at: person,
      scaffolder)
    do throws(Terminal.Ending) {
      try interview.run()
    } catch {
      return Report(command: "create", error, status: Report.interrupted)
    }
    var command = self
    command.request = interview.request
    let completed = interview.completed(again())
    command.again = { completed }
    return command.carryOut(scaffolder)
  }

  private func carryOut(_ scaffolder: Scaffolder) -> Report {
    let line = ProgressLine(isOn: showsProgress, patience: .milliseconds(500))
    defer { line.clear() }
    do {
      let requests = (request.modules.isEmpty && !listed.isEmpty ? [] : [request]) + listed
      let plan = try scaffolder.plan(requests, remembers: writes) { line.show($0) }
      let planned = try scaffolder.preview(plan) { line.show($0) }
      line.clear()
      line.rest()
      let changes: ChangeSet
      do throws(Terminal.Ending) {
        changes = try settled(planned)
      } catch {
        let status = Diagnostic.Category.conflict.rawValue
        return Report(
          command: "create", error, status: person == nil ? status : Report.interrupted)
      }
      guard changes.conflicts.isEmpty else { return conflict(changes) }
      var report =
        writes ? done(try scaffolder.apply(changes) { line.show($0) }, changes) : preview(changes)
      if person != nil {
        report.filesAreKnown = writes
        report.notes.insert(answered(planned, changes), at: 0)
      }
      return report
    } catch {
      return Report(command: "create", error, again: again())
    }
  }

  /// The command with what was answered, and what it is good for. It asks nothing, unless it was to
  /// write nothing itself.
  private func answered(_ planned: ChangeSet, _ changes: ChangeSet) -> String {
    func line(_ purpose: String, _ policy: String?) -> String {
      "\(purpose): \(again())" + (policy.map { " --on-conflict \($0)" } ?? "")
    }
    guard writes else { return line("to write it", policy) }
    let alike = "the same without questions"
    guard questions != nil else { return line(alike, policy) }
    let policies = ConflictQuestions.policies(from: planned, to: changes)
    if let only = policies.first, policies.count == 1 { return line(alike, only.rawValue) }
    // What the configuration says of conflicts would be done otherwise.
    let silence = configuration.onConflict == nil ? nil : ConflictPolicy.fail.rawValue
    return line(policies.isEmpty ? alike : "the same, but for conflicts", silence)
  }

  /// The changes as the person at the terminal wants them, if there is one.
  private func settled(_ changes: ChangeSet) throws(Terminal.Ending) -> ChangeSet {
    var changes = changes
    if let questions, questions.obstacle == nil { changes = try questions.settle(changes) }
    if let person, writes, changes.conflicts.isEmpty {
      guard try person.agrees(to: changes) else { throw .quit }
    }
    return changes
  }

  // MARK: Reports

  private func done(_ applied: AppliedChanges, _ changes: ChangeSet) -> Report {
    var report = Report(command: "create")
    report.files = changes.changes.map(\.report)
    report.deed = applied.hasWritten ? "the files themselves were written" : nil
    report.diagnostics = applied.diagnostics
    if changes.changes.allSatisfy({ $0.action == .identical }) {
      report.notes = ["unchanged"]
    } else {
      let place = typedPath.map { " --package-path\($0.asOptionValue)" } ?? ""
      report.notes = ["next: swift \(changes.testTarget == nil ? "build" : "test")\(place)"]
    }
    return report
  }

  private func preview(_ changes: ChangeSet) -> Report {
    var report = Report(command: "create")
    report.files = changes.changes.map(\.report)
    report.diagnostics = changes.diagnostics
    report.notes = ["nothing was written"]
    if showsDiff {
      report.diffs = changes.changes.map(\.diff).filter { !$0.lines.isEmpty }
      let texts = report.diffs.map { $0.description + "\n" }
      report.details = [.init("diff", .string(texts.joined()))]
    }
    return report
  }

  private func conflict(_ changes: ChangeSet) -> Report {
    let again = again()
    var report = preview(changes)
    report.files = changes.conflicts.map(\.report)
    let them = changes.conflicts.count == 1 ? "the file: " : "the files:"
    var ways = [
      "to replace \(them)  \(again) --on-conflict overwrite",
      "to keep \(them)     \(again) --on-conflict skip",
    ]
    if !showsDiff { ways.insert("to see the difference: \(again) --diff", at: 0) }
    if !readsInput { ways.append("to be asked:           \(again) --on-conflict ask") }
    let last = changes.conflicts.last
    report.diagnostics += changes.conflicts.map { change in
      Diagnostic(
        .conflict, "conflict", "the file exists and differs",
        at: SourceLocation(path: change.file.path.description),
        help: change == last ? ways.joined(separator: "\n      ") : nil)
    }
    report.diagnostics += questions?.refusal ?? []
    report.status = Diagnostic.Category.conflict.rawValue
    return report
  }
}
