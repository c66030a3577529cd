import ScaffoldKit

/// `viper-gen templates verify`
struct TemplatesVerifyCommand: RunnableCommand {
  private let request: VerifyRequest
  private let isQuiet: Bool
  private let showsProgress: Bool

  init(_ invocation: Invocation) throws(ScaffoldError) {
    let arguments = invocation.arguments
    let environment = invocation.environment
    var problems: [Diagnostic] = arguments.listProblem.map { [$0] } ?? []
    var request = VerifyRequest(temporaryFolder: environment.temporaryFolder)
    // The template folders of the package matter for a template that is named.
    let folders = try Self.templateFolders(arguments, environment)
    request.templateFolders = folders
    request.templates = arguments.words.map {
      environment.templateReference($0, folders: folders)
    }
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
    showsProgress = arguments.showsProgress
  }

  private static func templateFolders(
    _ arguments: Arguments, _ environment: Environment
  ) throws(ScaffoldError) -> [String] {
    guard !arguments.words.isEmpty else { return arguments.all("templates") }
    let settings = PackageSettings(arguments, environment)
    _ = try settings.readableConfiguration()
    guard settings.folderErrors.isEmpty else { throw ScaffoldError(settings.folderErrors) }
    return settings.templateFolders ?? []
  }

  private static func method(
    _ arguments: Arguments, _ environment: Environment, _ problems: inout [Diagnostic]
  ) -> VerifyRequest.Method {
    let modes = arguments.all("language-mode").compactMap(VerifyRequest.LanguageMode.init)
    let standIns = arguments["stand-ins"].map(environment.absolute)
    guard arguments.isOn("quick") else {
      if standIns != nil {
        problems.append(
          .usage(.needsQuick, "'--stand-ins' needs '--quick'", help: "add '--quick'"))
      }
      if modes.count > 1 {
        problems.append(
          .usage(
            .oneMode, "a build has one language mode",
            help: "run it once for each mode, or add '--quick'"))
      }
      return .build(modes.last ?? .six)
    }
    let chosen = VerifyRequest.LanguageMode.allCases.filter { modes.isEmpty || modes.contains($0) }
    return .typeCheck(chosen, standIns: standIns)
  }

  /// Checks the templates, and prints one line for each combination.
  func run(_ scaffolder: Scaffolder) -> Report {
    let stopwatch = Stopwatch()
    let line = ProgressLine(isOn: showsProgress)
    defer { line.clear() }
    do {
      let result = try scaffolder.verify(
        request, seconds: stopwatch.seconds, progress: { line.show($0) })
      return result.report(isQuick: request.isQuick, isQuiet: isQuiet)
    } catch {
      return Report(command: "templates verify", error)
    }
  }
}

extension VerifyRequest {
  fileprivate var isQuick: Bool { if case .typeCheck = method { true } else { false } }
}
