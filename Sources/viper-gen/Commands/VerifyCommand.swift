import ScaffoldKit

/// `viper-gen verify`
struct VerifyCommand: RunnableCommand {
  private let request: PackageCheckRequest
  /// The folders of templates that cannot be opened, so that some modules are not compared with their templates.
  private let folderErrors: [Diagnostic]
  private let showsProgress: Bool

  init(_ invocation: Invocation) throws(ScaffoldError) {
    let arguments = invocation.arguments
    var problems: [Diagnostic] = []
    let package = PackageLocation(arguments, invocation.environment)
    var request = PackageCheckRequest(packagePath: package.path)
    request.searchesParents = package.searchesParents
    request.modules = arguments.words
    request.target = arguments["target"]
    request.builds = arguments["build"] != "false"
    let settings = PackageSettings(arguments, invocation.environment)
    problems += settings.formErrors
    request.templateFolders = settings.templateFolders ?? []
    folderErrors = settings.folderErrors
    request.shard = arguments["shard"].flatMap { text in
      attempt(&problems) { () throws(ScaffoldError) in try Shard(text) }
    }
    guard problems.isEmpty else { throw ScaffoldError(problems) }
    self.request = request
    showsProgress = arguments.showsProgress
  }

  /// The package. It is not locked while it is built.
  var lockedPackage: PackageLocation? {
    PackageLocation(
      path: request.packagePath, searchesParents: request.searchesParents,
      isLockedForRecoveryOnly: true)
  }

  /// Checks the package, and prints one line for each module.
  func run(_ scaffolder: Scaffolder) -> Report {
    let stopwatch = Stopwatch()
    let line = ProgressLine(isOn: showsProgress)
    defer { line.clear() }
    var report = Report(command: "verify")
    do {
      let result = try scaffolder.verify(
        package: request, seconds: stopwatch.seconds, progress: { line.show($0) })
      report.diagnostics = folderErrors + result.diagnostics
      report.output =
        ListCommand.lines(result.modules) + result.summary(of: report.diagnostics) + "\n"
      if report.diagnostics.contains(where: { $0.severity == .error }) {
        report.status = ScaffoldError(report.diagnostics).category.rawValue
      }
      report.details = [
        .init("modules", .array(result.modules.map(\.json))),
        .init("testsRun", .integer(result.tests?.run ?? 0)),
        .init("testsPassed", .integer(result.tests?.passed ?? 0)),
      ]
      return report
    } catch {
      return Report(command: "verify", error)
    }
  }
}

extension PackageCheckReport {
  /// `2 modules, no errors, 42 of 42 tests passed, build 12.1 s, test 1.0 s`
  fileprivate func summary(of diagnostics: [Diagnostic]) -> String {
    let errors = diagnostics.count { $0.severity == .error }
    var totals = [
      modules.count.counted("module"), errors == 0 ? "no errors" : errors.counted("error"),
    ]
    if let tests { totals.append("\(tests.passed) of \(tests.run.counted("test")) passed") }
    totals += phases.filter { $0.name != "compare" }
      .map { "\($0.name) \($0.seconds.formattedSeconds)" }
    return totals.joined(separator: ", ")
  }
}
