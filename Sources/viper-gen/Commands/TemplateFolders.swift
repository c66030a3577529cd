import ScaffoldKit

/// The folders of the user's templates, for the commands that read templates.
struct TemplateFolders {
  /// The folders of the command line, then those of the package's configuration.
  let paths: [String]
  /// The errors in the configuration, as warnings: other templates can still be read.
  let warnings: [Diagnostic]
  /// The template that `create` uses without `--template`.
  let standardTemplate: String
  /// The options that name the folders and the package, as the user typed them.
  let typedOptions: String
  let package: PackageLocation

  /// Reads the package's configuration.
  ///
  /// - Throws: if the folder of `--package-path` is not a package.
  init(_ invocation: Invocation) throws(ScaffoldError) {
    let arguments = invocation.arguments
    package = PackageLocation(arguments, invocation.environment)
    let scaffolder = Scaffolder(environment: invocation.environment)
    if !package.searchesParents { try scaffolder.requirePackage(at: package.path) }
    var problems: [Diagnostic] = []
    let configuration = attempt(&problems) { () throws(ScaffoldError) in
      try scaffolder.configuration(arguments, invocation.environment)
    }
    paths = arguments.templateFolders(configuration)
    warnings = problems.map(\.asWarning)
    standardTemplate = configuration?.template?.value ?? ScaffoldRequest.standardTemplate
    typedOptions =
      arguments.all("templates").map { " --templates\($0.asOptionValue)" }.joined()
      + (arguments["package-path"].map { " --package-path\($0.asOptionValue)" } ?? "")
  }

  /// The report of a command that failed.
  func report(_ command: String, _ error: ScaffoldError) -> Report {
    var report = Report(command: command, error)
    report.diagnostics += warnings
    return report
  }
}

extension Arguments {
  /// The folders of the user's templates: those of the command line, then those of the configuration.
  func templateFolders(_ configuration: Configuration?) -> [String] {
    all("templates") + (configuration?.templateFolders ?? [])
  }

  /// The package's configuration; `nil` if it cannot be read. What is wrong with some of its entries does not
  /// matter.
  func readableConfiguration(_ environment: Environment) -> Configuration? {
    var ignored: [Diagnostic] = []
    var otherEntries: [Diagnostic] = []
    return attempt(&ignored) { () throws(ScaffoldError) in
      try Scaffolder(environment: environment).configuration(self, environment, &otherEntries)
    }
  }
}
