import ScaffoldKit

/// `viper-gen config`
struct ConfigCommand {
  /// What is to be shown.
  private enum Subject {
    case settings(ScaffoldRequest, Arguments, Configuration)
    /// The schema for editors, with the options of the templates in these folders.
    case schema(folders: [String])
  }

  private let subject: Subject
  let place: PackagePlace

  /// The command from its arguments; everything wrong with them and with the configuration is thrown.
  init(_ rest: [String], _ environment: Environment) throws(ScaffoldError) {
    let general = Arguments(rest, options: Command.config().options)
    place = PackagePlace(general, environment)
    var problems: [Diagnostic] = []
    let basis = attempt(&problems) { () throws(ScaffoldError) in
      try CreateBasis(rest, environment)
    }
    if general.isOn("schema") {
      // A configuration with errors is where the schema is needed most.
      subject = .schema(folders: basis?.templateFolders ?? general.all("templates"))
      return
    }
    guard let basis else {
      let request = CreateBasis.placeRequest(rest, environment)
      let more = request.map { Self.problems(withTargetsOf: $0, environment) } ?? []
      throw ScaffoldError(problems + more)
    }
    // A folder that is named has a package or a configuration, or it is a slip.
    if !place.searchesParents, basis.configuration.isEmpty {
      try Scaffolder(environment: environment).requirePackage(at: place.path)
    }
    let command = Command.config(basis.options)
    let arguments = Arguments(
      rest, options: command.options, command: command.name, template: basis.template.id)
    problems += arguments.problems
    let request = ScaffoldRequest(arguments, basis, environment, &problems)
    if let word = arguments.words.first {
      let shown = word.escapingControlCharacters
      problems = [.usage("extra-argument", "unexpected argument '\(shown)'")]
    }
    if arguments.words.isEmpty { problems += Self.problems(withTargetsOf: request, environment) }
    guard problems.isEmpty else { throw ScaffoldError(problems) }
    subject = .settings(request, arguments, basis.configuration)
  }

  /// What is wrong with the targets that are named, where there is a package that could have them.
  private static func problems(
    withTargetsOf request: ScaffoldRequest, _ environment: Environment
  ) -> [Diagnostic] {
    guard request.target != nil || request.testTarget != nil else { return [] }
    var request = request
    request.initializesPackage = true
    let scaffolder = Scaffolder(environment: environment)
    let found = scaffolder.problems(withPlaceOf: request)
    // What is wrong with the package itself does not concern the settings.
    (request.target, request.testTarget) = (nil, nil)
    let others = found.isEmpty ? [] : scaffolder.problems(withPlaceOf: request)
    return found.filter { !others.contains($0) }
  }

  /// Shows what `create` would go by, and where it comes from.
  func run(_ scaffolder: Scaffolder) -> Report {
    var report = Report(command: "config")
    do {
      switch subject {
      case .schema(let folders):
        report.output = Configuration.schema(for: try scaffolder.templates(folders: folders))
        report.isText = true
      case .settings(let request, let arguments, let configuration):
        let settings = EffectiveSettings(
          arguments: arguments, configuration: configuration, request: request,
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
