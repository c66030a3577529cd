import ScaffoldKit

/// `viper-gen verify --package-path`
struct VerifyPackageCommand {
  private let request: PackageCheckRequest
  private let showsProgress: Bool

  /// The command from its arguments; those that vary a template's options make no sense here.
  init(_ arguments: Arguments, _ environment: Environment) throws(ScaffoldError) {
    var problems: [Diagnostic] = []
    let own = Set(["package-path", "build", "shard"] + Command.common.map(\.name))
    for option in Command.verify.options where !own.contains(option.name) {
      guard arguments[option.name] != nil else { continue }
      problems.append(
        .usage(
          "no-effect", "'--\(option.name)' has no effect on a package",
          help: "leave it out, or leave '--package-path' out to check templates"))
    }
    var request = PackageCheckRequest(
      packagePath: environment.absolute(arguments["package-path"] ?? "."))
    request.builds = arguments.isOn("build")
    request.shard = arguments["shard"].flatMap { text in
      attempt(&problems) { () throws(ScaffoldError) in try Shard(text) }
    }
    guard problems.isEmpty else { throw ScaffoldError(problems) }
    self.request = request
    showsProgress = !arguments.isOn("quiet") && !arguments.isOn("json")
  }

  /// The package, which others may go on to change while it is built.
  var place: PackagePlace {
    PackagePlace(path: request.packagePath, searchesParents: false, isBrief: true)
  }

  /// Checks, and reports one line for each module.
  func run(_ scaffolder: Scaffolder) -> Report {
    let start = ContinuousClock.now
    let line = ProgressLine(isOn: showsProgress)
    defer { line.clear() }
    var report = Report(command: "verify")
    do {
      let result = try scaffolder.verify(
        package: request, seconds: { (ContinuousClock.now - start).seconds },
        progress: { line.show($0) })
      let count = result.modules.count
      let sum = ["\(count) module\(count == 1 ? "" : "s")"]
      let times = result.phases.map { "\($0.name) \($0.seconds.shown)" }
      report.output =
        ListCommand.lines(result.modules) + (sum + times).joined(separator: ", ") + "\n"
      report.diagnostics = result.diagnostics
      if !result.isSound { report.status = ScaffoldError(result.diagnostics).category.rawValue }
      report.details = [.init("modules", .array(result.modules.map(\.json)))]
      return report
    } catch {
      return Report(command: "verify", error)
    }
  }
}
