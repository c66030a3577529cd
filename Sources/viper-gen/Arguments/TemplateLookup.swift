import ScaffoldKit

/// The template of a command line of `create`, `change` or `config`: the one that the user names, for `change`
/// that of the module; else that of the package's configuration, else the default.
///
/// The template's options are part of the table for these commands, so that it is chosen before the
/// command line is parsed. Planning reads the template again and checks the settings with what it reads,
/// so that a template that changes in between cannot lead to other files than its options say.
struct TemplateLookup {
  /// The template that the user typed; for `change`, that of the module; `nil` if there is none.
  private let typedID: String?
  /// The valid entries of the package's configuration; `nil` if it cannot be read.
  let configuration: Configuration?
  /// The template, whatever else is wrong with the configuration.
  private let template: Result<TemplateDescription, ScaffoldError>
  /// The configuration and the template; `nil` if there are errors in either.
  let context: CreateContext?
  /// Why the module to change is not known, so that the options of the default template are taken.
  let moduleErrors: [Diagnostic]
  /// The errors in the configuration, else those in the template.
  let errors: [Diagnostic]

  /// Reads the configuration and the template.
  ///
  /// - Parameter finder: the command line with its command.
  init(_ finder: CommandFinder, _ environment: Environment) {
    let isChange = finder.command?.verb == .change
    let words = finder.rest.map(environment.expandingHome)
    let options = Arguments(
      words, options: isChange ? Command.change().options : Command.fixedOptions,
      command: finder.command?.name)
    let scaffolder = Scaffolder(environment: environment)
    var entryErrors: [Diagnostic] = []
    var fileErrors: [Diagnostic] = []
    let configuration = attempt(&fileErrors) { () throws(ScaffoldError) in
      try scaffolder.configuration(options, environment, &entryErrors)
    }
    let folders = options.templateFolders(configuration)
    var moduleErrors: [Diagnostic] = []
    let recordedID = attempt(&moduleErrors) { () throws(ScaffoldError) in
      isChange ? try scaffolder.template(ofModule: options, words, folders, environment) : nil
    }
    let typedID = isChange ? recordedID ?? nil : options["template"]
    let namedID = typedID ?? configuration?.template?.value
    let reference =
      typedID.map { environment.templateReference($0, folders: folders) } ?? namedID
      ?? ScaffoldRequest.standardTemplate
    let template = Result { () throws(ScaffoldError) in
      try scaffolder.template(reference, folders: folders)
    }
    // A change takes only the folders of templates from the configuration.
    var errors = fileErrors + (isChange ? [] : entryErrors)
    if let configuration, errors.isEmpty {
      context = attempt(&errors) { () throws(ScaffoldError) in
        CreateContext(
          configuration: configuration, template: try template.get(), reference: reference,
          namedTemplate: namedID, templateFolders: folders)
      }
    } else {
      context = nil
    }
    self.errors = errors
    self.moduleErrors = moduleErrors
    self.typedID = typedID
    self.configuration = configuration
    self.template = template
  }

  /// The id and the options of the template for help pages.
  ///
  /// - Returns: `nil` if the template that the configuration names cannot be read.
  /// - Throws: if the template that the user named cannot be read.
  func helpSection() throws(ScaffoldError) -> (id: String, options: [Option])? {
    switch template {
    case .success(let template): (template.id, template.options.map(Option.init))
    case .failure(let error) where typedID != nil: throw error
    case .failure: nil
    }
  }
}

/// The configuration and the template that `create`, `change` and `config` work with.
struct CreateContext {
  let configuration: Configuration
  let template: TemplateDescription
  /// The template's id, or the path of its folder.
  let reference: String
  /// The template as the command line or the configuration names it; `nil` if neither does.
  let namedTemplate: String?
  /// The folders of the user's templates: those of the command line, then those of the configuration.
  let templateFolders: [String]

  /// The options of the template that can be set with `--NAME`.
  var options: [TemplateOption] { template.options.filter(\.hasFlag) }
}

extension Scaffolder {
  /// The id of the template of the module that a command line of `change` names; `nil` if it names none.
  ///
  /// - Parameters:
  ///   - arguments: the command line, read without the options of a template. They may take the module for the
  ///     value of a switch of its template.
  ///   - words: the command line as it was typed.
  ///   - folders: the folders of the user's templates.
  /// - Throws: if the module is not recorded.
  fileprivate func template(
    ofModule arguments: Arguments, _ words: [String], _ folders: [String],
    _ environment: Environment
  ) throws(ScaffoldError) -> String? {
    let first = arguments.words.first ?? hints.changeLine(words, folders).words.first
    guard let name = first else { return nil }
    let package = PackageLocation(arguments, environment)
    return try hints.recordedTemplate(
      ofModule: name, target: arguments["target"], packagePath: package.path,
      searchesParents: package.searchesParents)
  }
}

extension Hints {
  /// A command line of `change`, read with the switches of all templates.
  fileprivate func changeLine(_ words: [String], _ folders: [String]) -> Arguments {
    let switches = templates(folders: folders).flatMap { template in
      options(ofTemplate: template.id, folders: folders).filter { $0.kind == .boolean }
    }
    return Arguments(
      words, options: Command.change(switches).options, command: Command.Verb.change.rawValue)
  }
}

extension TemplateOption {
  /// Whether `--NAME` sets the option. `create` has an option of this name itself otherwise.
  var hasFlag: Bool { !Command.fixedOptions.contains { $0.name == name } }
}
