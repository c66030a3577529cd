import ScaffoldKit

/// `viper-gen verify --package-path`
struct VerifyPackageCommand: RunnableCommand {
  private let request: PackageCheckRequest
  /// The folders of templates that cannot be opened, so that some modules are not compared with their templates.
  private let folderErrors: [Diagnostic]
  private let showsProgress: Bool

  init(_ invocation: Invocation) throws(ScaffoldError) {
    let arguments = invocation.arguments
    var problems: [Diagnostic] = []
    let own = Set(["package-path", "build", "shard", "templates"] + Command.common.map(\.name))
    for option in Command.verify.options where !own.contains(option.name) {
      guard arguments[option.name] != nil else { continue }
      problems.append(
        .usage(
          .noEffect, "'--\(option.name)' has no effect on a package",
          help: "leave it out, or leave '--package-path' out to check templates"))
    }
    var request = PackageCheckRequest(
      packagePath: invocation.environment.absolute(arguments["package-path"] ?? "."))
    request.builds = arguments.isOn("build")
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
      path: request.packagePath, searchesParents: false, isLockedForRecoveryOnly: true)
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
      let totals = [result.modules.count.counted("module")]
      let times = result.phases.map { "\($0.name) \($0.seconds.formattedSeconds)" }
      report.output =
        ListCommand.lines(result.modules) + (totals + times).joined(separator: ", ") + "\n"
      report.diagnostics = folderErrors + result.diagnostics
      if report.diagnostics.contains(where: { $0.severity == .error }) {
        report.status = ScaffoldError(report.diagnostics).category.rawValue
      }
      report.details = [.init("modules", .array(result.modules.map(\.json)))]
      return report
    } catch {
      return Report(command: "verify", error)
    }
  }
}
