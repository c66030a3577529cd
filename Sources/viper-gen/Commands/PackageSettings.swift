import ScaffoldKit

/// The settings of a package for the commands that work with its modules and templates, and what is wrong with them.
struct PackageSettings {
  /// The valid entries of the configuration; `nil` if a file of it cannot be read.
  let configuration: Configuration?
  /// Why the configuration cannot be read.
  let formErrors: [Diagnostic]
  /// The folders of templates of the command line that cannot be opened.
  let typedFolderErrors: [Diagnostic]
  /// Those of the configuration.
  let configuredFolderErrors: [Diagnostic]
  /// The templates and options of the configuration that do not exist.
  let valueErrors: [Diagnostic]
  private let typedFolders: [String]

  init(_ arguments: Arguments, _ environment: Environment) {
    let scaffolder = Scaffolder(environment: environment)
    var errors = ConfigurationErrors()
    var problems: [Diagnostic] = []
    let configuration = attempt(&problems) { () throws(ScaffoldError) in
      try scaffolder.configuration(arguments, environment, &errors)
    }
    formErrors = problems + errors[.form]
    self.configuration = formErrors.isEmpty ? configuration : nil
    typedFolders = arguments.all("templates")
    typedFolderErrors = scaffolder.problems(withTemplateFolders: typedFolders)
    configuredFolderErrors = errors[.folder]
    valueErrors = errors[.value]
  }

  /// The folders of templates that cannot be opened.
  var folderErrors: [Diagnostic] { typedFolderErrors + configuredFolderErrors }

  /// The configuration.
  ///
  /// - Throws: why it cannot be read.
  func readableConfiguration() throws(ScaffoldError) -> Configuration {
    guard let configuration else { throw ScaffoldError(formErrors) }
    return configuration
  }

  /// The folders of the user's templates; `nil` if they are not known.
  var templateFolders: [String]? {
    configuration.map { typedFolders + $0.templateFolders }
  }
}

extension Arguments {
  /// The folders of the user's templates: those of the command line, then those of the configuration.
  func templateFolders(_ configuration: Configuration?) -> [String] {
    all("templates") + (configuration?.templateFolders ?? [])
  }
}
