import ScaffoldKit

/// The requests of a command line of `create`.
struct CreateRequests {
  /// The request for the modules of the command line.
  var request: ScaffoldRequest
  /// The requests of the list that `--from` names; `nil` without this option.
  private let listed: [ScaffoldRequest]?
  let configuration: Configuration
  /// Whether the command line or the configuration names the template.
  let nameTemplate: Bool

  /// Whether the command line names modules or a list of modules.
  var nameModules: Bool { !request.modules.isEmpty || listed != nil }

  /// The requests to plan.
  var all: [ScaffoldRequest] {
    let listed = listed ?? []
    return request.modules.isEmpty && !listed.isEmpty ? listed : [request] + listed
  }

  /// Makes the requests from the arguments, the configuration and the list.
  ///
  /// - Throws: everything that is wrong with them, including errors that only planning finds.
  init(_ invocation: Invocation) throws(ScaffoldError) {
    let environment = invocation.environment
    let arguments = invocation.arguments
    let choice = invocation.templateLookup
    guard let context = choice.context else {
      throw ScaffoldError(choice.errors + Self.packageProblems(arguments, choice, environment))
    }
    var problems = arguments.problems
    let request = ScaffoldRequest(arguments, context, environment, &problems)
    listed = arguments["file"].map { name in
      Self.requests(
        in: InputFile(name, environment), like: request, context.configuration, environment,
        PackageLocation(arguments, environment).place(environment), &problems)
    }
    self.request = request
    configuration = context.configuration
    nameTemplate = context.namedTemplate != nil
    guard problems.isEmpty else {
      if arguments.hasUnambiguousWords, listed == nil {
        problems += Self.problems(with: request, beside: problems, environment)
      }
      throw ScaffoldError(problems)
    }
  }

  /// The errors in the package and its targets, if the template cannot be read.
  private static func packageProblems(
    _ arguments: Arguments, _ choice: TemplateLookup, _ environment: Environment
  ) -> [Diagnostic] {
    let request = ScaffoldRequest(packageOf: arguments, choice.configuration, environment)
    guard let request else { return [] }
    let scaffolder = Scaffolder(environment: environment)
    return scaffolder.problems(withPlaceOf: request, templateIsKnown: false)
  }

  /// Further errors: in the other modules if only names are wrong, else in the package and its targets.
  private static func problems(
    with request: ScaffoldRequest, beside known: [Diagnostic], _ environment: Environment
  ) -> [Diagnostic] {
    let scaffolder = Scaffolder(environment: environment)
    guard !request.modules.isEmpty, known.allSatisfy({ $0.code.rawValue.hasPrefix("name-") }) else {
      return scaffolder.problems(withPlaceOf: request)
    }
    return scaffolder.planningProblems([request])
  }

  /// The requests of a list. Each entry has the values of `request`, except for those in the entry itself.
  private static func requests(
    in file: InputFile, like request: ScaffoldRequest, _ configuration: Configuration,
    _ environment: Environment, _ place: () -> PackagePlace?, _ problems: inout [Diagnostic]
  ) -> [ScaffoldRequest] {
    let list = attempt(&problems) { () throws(ScaffoldError) in
      try ModuleList(try file.contents(), path: file.title, in: place)
    }
    guard let list else { return [] }
    let scaffolder = Scaffolder(environment: environment)
    let (listed, listProblems) = scaffolder.requests(for: list, like: request, configuration)
    problems += listProblems
    if problems.isEmpty, listed.isEmpty, request.modules.isEmpty {
      problems.append(
        Diagnostic(
          .data, .emptyList, "the list names no module", at: SourceLocation(path: file.title)))
    } else if !problems.isEmpty, !listed.isEmpty {
      // Planning finds the errors of the command line in each request again.
      problems = (problems + scaffolder.planningProblems(listed)).uniqued
    }
    return listed
  }
}
