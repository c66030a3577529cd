import ScaffoldKit

/// `viper-gen config`
struct ConfigCommand: RunnableCommand {
  /// What the command prints.
  private enum Subject {
    case settings(ScaffoldRequest, Arguments, Configuration)
    /// The schema for editors, with the options of the templates in these folders. The warnings say why there may be
    /// others.
    case schema(folders: [String], warnings: [Diagnostic])
  }

  private let subject: Subject
  private let package: PackageLocation
  private let environment: Environment

  init(_ invocation: Invocation) throws(ScaffoldError) {
    let arguments = invocation.arguments
    let environment = invocation.environment.withoutManifests
    self.environment = environment
    let choice = invocation.templateLookup
    package = PackageLocation(arguments, environment)
    // A folder that the user names must have a package or a configuration.
    if !package.searchesParents, choice.context?.configuration.isEmpty ?? false {
      try Scaffolder(environment: environment).requirePackage(at: package.path)
    }
    if arguments.isOn("schema") {
      guard arguments.problems.isEmpty else { throw ScaffoldError(arguments.problems) }
      try invocation.command?.checkNumber(in: arguments)
      // Users need the schema to fix a configuration with errors.
      subject = .schema(
        folders: choice.context?.templateFolders ?? arguments.all("templates"),
        warnings: choice.errors.map(\.asWarning))
      return
    }
    guard let context = choice.context else {
      throw ScaffoldError(choice.errors + Self.packageProblems(arguments, choice, environment))
    }
    var problems = arguments.problems
    let request = ScaffoldRequest(arguments, context, environment, &problems)
    try invocation.command?.checkNumber(in: arguments)
    problems += Self.targetProblems(request, environment)
    guard problems.isEmpty else { throw ScaffoldError(problems) }
    subject = .settings(request, arguments, context.configuration)
  }

  /// The errors in the targets, if the template cannot be read.
  private static func packageProblems(
    _ arguments: Arguments, _ choice: TemplateLookup, _ environment: Environment
  ) -> [Diagnostic] {
    let request = ScaffoldRequest(packageOf: arguments, choice.configuration, environment)
    guard let request else { return [] }
    return targetProblems(request, environment)
  }

  /// The errors in the targets that the user or the configuration names, if there is a package.
  private static func targetProblems(
    _ request: ScaffoldRequest, _ environment: Environment
  ) -> [Diagnostic] {
    guard request.target != nil || request.testTarget != nil else { return [] }
    var request = request
    request.initializesPackage = true
    let scaffolder = Scaffolder(environment: environment)
    let found = scaffolder.problems(withPlaceOf: request)
    // Errors in the package itself do not concern the settings.
    (request.target, request.testTarget) = (nil, nil)
    let others = found.isEmpty ? [] : scaffolder.problems(withPlaceOf: request)
    return found.filter { !others.contains($0) }
  }

  var readOnlyPackage: PackageLocation? { package }

  /// Prints the effective settings and their sources, or the schema.
  func run(_ scaffolder: Scaffolder) -> Report {
    var report = Report(command: "config")
    do {
      switch subject {
      case .schema(let folders, let warnings):
        report.output = Configuration.schema(for: try scaffolder.templates(folders: folders))
        report.isText = true
        report.diagnostics = warnings
      case .settings(let request, let arguments, let configuration):
        let settings = EffectiveSettings(
          arguments: arguments, configuration: configuration, request: request,
          placed: Scaffolder(environment: environment).placed(request),
          options: try scaffolder.options(of: request))
        report.output = settings.text
        report.details = [.init("settings", settings.json)]
      }
      return report
    } catch {
      return Report(command: "config", error)
    }
  }
}
