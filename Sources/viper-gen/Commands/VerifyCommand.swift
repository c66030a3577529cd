import ScaffoldKit

/// `viper-gen verify`
struct VerifyCommand {
  private let request: VerifyRequest
  private let isQuiet: Bool
  private let showsProgress: Bool

  /// The command from its arguments; everything that is wrong with them is thrown at once.
  init(_ arguments: Arguments, _ environment: Environment) throws(ScaffoldError) {
    var problems: [Diagnostic] = []
    if arguments.isOn("build") {
      problems.append(
        .usage(
          "needs-package", "'--build' builds a package of yours", help: "add '--package-path DIR'"))
    }
    var request = VerifyRequest(temporaryFolder: environment.temporaryFolder)
    request.templates = arguments.all("template")
    request.templateFolders =
      arguments.all("templates") + Self.configuredFolders(arguments, environment)
    request.settings = arguments.all("set").compactMap { setting in
      attempt(&problems) { () throws(ScaffoldError) in
        try ScaffoldRequest.Setting(assignment: setting)
      }
    }
    request.isExhaustive = arguments.isOn("exhaustive")
    request.shard = arguments["shard"].flatMap { text in
      attempt(&problems) { () throws(ScaffoldError) in try Shard(text) }
    }
    request.fetchesPackages = arguments.isOn("fetch-packages")
    request.scratchPath = arguments["scratch-path"].map(environment.absolute)
    request.keepsScratch = arguments.isOn("keep")
    request.method = Self.method(arguments, environment, &problems)
    guard problems.isEmpty else { throw ScaffoldError(problems) }
    self.request = request
    isQuiet = arguments.isOn("quiet")
    showsProgress = !isQuiet && !arguments.isOn("json")
  }

  /// Where a template that is named may lie as well: 'create' finds it there, too.
  private static func configuredFolders(
    _ arguments: Arguments, _ environment: Environment
  ) -> [String] {
    guard arguments["template"] != nil else { return [] }
    var ignored: [Diagnostic] = []
    return attempt(&ignored) { () throws(ScaffoldError) in
      try Scaffolder(environment: environment).configuration(arguments, environment)
    }?.templateFolders ?? []
  }

  private static func method(
    _ arguments: Arguments, _ environment: Environment, _ problems: inout [Diagnostic]
  ) -> VerifyRequest.Method {
    let modes = arguments.all("language-mode").compactMap(VerifyRequest.LanguageMode.init)
    let standIns = arguments["stand-ins"].map(environment.absolute)
    guard arguments.isOn("quick") else {
      if standIns != nil {
        problems.append(
          .usage(
            "needs-quick", "'--stand-ins' can only be type-checked", help: "add '--quick'"))
      }
      if modes.count > 1 {
        problems.append(
          .usage(
            "one-mode", "a build has one language mode",
            help: "run it once for each, or add '--quick'"))
      }
      return .build(modes.last ?? .six)
    }
    let chosen = VerifyRequest.LanguageMode.allCases.filter { modes.isEmpty || modes.contains($0) }
    return .typeCheck(chosen, standIns: standIns)
  }

  /// Checks, and reports one line for each stack.
  func run(_ scaffolder: Scaffolder) -> Report {
    let start = ContinuousClock.now
    let line = ProgressLine(isOn: showsProgress)
    defer { line.clear() }
    do {
      let result = try scaffolder.verify(
        request, seconds: { (ContinuousClock.now - start).seconds }, progress: { line.show($0) })
      return report(result)
    } catch {
      return Report(command: "verify", error)
    }
  }

  // MARK: Reports

  private func report(_ result: VerifyReport) -> Report {
    var report = Report(command: "verify")
    report.output = isQuiet ? "" : table(of: result)
    report.diagnostics = result.diagnostics
    report.status = result.isSound ? 0 : Diagnostic.Category.check.rawValue
    report.notes = result.remarks
    report.notes += result.scratchPath.map { ["kept: \($0)"] } ?? []
    report.details = [
      .init("combinations", .array(result.combinations.map(\.json))),
      .init(
        "phases",
        .array(
          result.phases.map {
            .object(["name": .string($0.name), "seconds": .number($0.seconds)])
          })),
      .init("remarks", .array(result.remarks.map { .string($0) })),
      .init("scratchPath", result.scratchPath.map { .string($0) } ?? .null),
    ]
    return report
  }

  /// One line for each stack, then the sum.
  private func table(of result: VerifyReport) -> String {
    let rows = result.combinations.map { $0.columns(hasTests: !isQuick) }
    let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      let cells = (0..<3).map { column in
        row[column] + String(repeating: " ", count: widths[column] - row[column].count)
      }
      return (cells + [row[3]]).joined(separator: "  ") + "\n"
    }
    let sound = result.combinations.count(where: \.isSound)
    let built = result.combinations.filter { $0.sameAs == nil }
    let tests = built.map(\.testsRun).reduce(0, +)
    let passed = built.map(\.testsPassed).reduce(0, +)
    var sum = ["\(sound) of \(result.combinations.count) combinations are sound"]
    if built.count < result.combinations.count { sum.append("\(built.count) built") }
    if tests > 0 { sum.append("\(passed) of \(tests) tests passed") }
    sum += result.phases.map { "\($0.name) \($0.seconds.shown)" }
    return lines.joined() + sum.joined(separator: ", ") + "\n"
  }

  private var isQuick: Bool { if case .typeCheck = request.method { true } else { false } }
}

extension VerifyReport.Combination {
  /// What a line of the table says: verdict, tests, files, and how the stack was made.
  fileprivate func columns(hasTests: Bool) -> [String] {
    let options = options.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
    let verdict = isSound ? "sound" : compiled ? "fails its tests" : "does not compile"
    let time = sameAs.map { "as \($0)" } ?? seconds.shown
    let tests = hasTests ? "\(testsPassed)/\(testsRun) tests \(time)" : ""
    return [verdict, tests, "\(files) files", "\(template) \(options)"]
  }

  /// The object that stands for it among the `combinations`.
  var json: JSONText {
    var names: [String] = []
    for option in options where !names.contains(option.name) { names.append(option.name) }
    let members = names.map { name in
      JSONText.Member(
        name, .array(options.filter { $0.name == name }.map { .string($0.value) }))
    }
    return .object([
      "template": .string(template), "module": .string(module), "options": .object(members),
      "files": .integer(files), "compiled": .boolean(compiled), "testsRun": .integer(testsRun),
      "testsPassed": .integer(testsPassed), "seconds": .number(seconds),
      "sameAs": sameAs.map { .string($0) } ?? .null,
    ])
  }
}
