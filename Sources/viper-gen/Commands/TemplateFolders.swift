import ScaffoldKit

/// The folders of the user's templates, for the commands that read templates.
struct TemplateFolders {
  /// The folders of the command line, then those of the package's configuration.
  let paths: [String]
  /// The templates and options of the configuration that do not exist, as warnings.
  let warnings: [Diagnostic]
  /// The template that `create` uses without `--template`.
  let standardTemplate: String
  /// The options that name the folders and the package, as the user typed them.
  let typedOptions: String
  let package: PackageLocation

  /// Reads the package's configuration.
  ///
  /// - Parameter reference: the template that the command line names; `nil` if the command lists all.
  /// - Throws: if the folder of `--package-path` is not a package; or if the configuration or one of its folders cannot
  ///   be read, unless the template is named by its path.
  init(_ invocation: Invocation, for reference: String? = nil) throws(ScaffoldError) {
    let arguments = invocation.arguments
    package = PackageLocation(arguments, invocation.environment)
    if !package.searchesParents {
      try Scaffolder(environment: invocation.environment).requirePackage(at: package.path)
    }
    let settings = PackageSettings(arguments, invocation.environment)
    let isPath = reference?.contains("/") ?? false
    // A folder that the user typed is opened, and reported, when the command runs.
    let errors = (settings.formErrors + settings.folderErrors).filter {
      $0.category == .configuration
    }
    guard isPath || errors.isEmpty else { throw ScaffoldError(errors) }
    let typed = arguments.all("templates")
    paths = isPath ? typed : settings.templateFolders ?? typed
    warnings = isPath ? [] : settings.valueErrors.map(\.asWarning)
    standardTemplate =
      settings.configuration?.template?.value ?? ScaffoldRequest.standardTemplate
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
