import ScaffoldKit

/// The template of a command line of `create`, `add`, `change` or `config`: the one that the user names, else that of
/// the module if it exists; else that of the package's configuration, else the default.
///
/// The template's options are part of the table for these commands, so that it is chosen before the
/// command line is parsed. Planning reads the template again and checks the settings with what it reads,
/// so that a template that changes in between cannot lead to other files than its options say.
struct TemplateLookup {
  /// The template that the user typed; else that of the module, if it exists; `nil` if there is none.
  private let typedID: String?
  /// The valid entries of the package's configuration; `nil` if a file of it cannot be read.
  let configuration: Configuration?
  /// The template, whatever else is wrong with the configuration.
  private let template: Result<TemplateDescription, ScaffoldError>
  /// The configuration and the template; `nil` if there are errors in either.
  let context: CreateContext?
  /// The template of the module to change, unless the user typed another one.
  private let recorded: ModuleTemplate?
  /// The module to change, and why it is not known, so that the options of the default template are taken.
  private let unknownModule: (request: ChangeRequest, error: ScaffoldError)?
  private let environment: Environment
  /// The errors in the configuration, else those in the template.
  let errors: [Diagnostic]

  /// Reads the configuration and the template.
  ///
  /// - Parameter finder: the command line with its command.
  init(_ finder: CommandFinder, _ environment: Environment) {
    let isChange = [.add, .change].contains(finder.command?.verb)
    let words = finder.rest.map(environment.expandingHome)
    let options = Arguments(
      words, options: isChange ? finder.command?.options ?? [] : Command.fixedOptions,
      command: finder.command?.name)
    let settings = PackageSettings(options, environment)
    configuration = settings.configuration
    let folders = settings.templateFolders ?? options.all("templates")
    let hints = Scaffolder(environment: environment).hints
    let request =
      isChange
      ? settings.configuration.map { hints.request(options, words, $0, environment) } : nil
    var (module, unknown): (ModuleTemplate?, (ChangeRequest, ScaffoldError)?) = (nil, nil)
    do throws(ScaffoldError) {
      if let request { module = try hints.template(ofModule: request) }
    } catch {
      unknown = request.map { ($0, error) }
    }
    self.environment = environment
    unknownModule = unknown
    let typed = options["template"]
    let recorded = typed == nil ? module : nil
    self.recorded = recorded
    let existing =
      finder.command?.verb == .create && typed == nil
      ? settings.configuration.flatMap { hints.template(ofExisting: options, $0, environment) }
      : nil
    typedID = recorded?.id ?? typed ?? existing
    let namedID = typedID ?? configuration?.template?.value
    let reference =
      typed.map { environment.templateReference($0, folders: folders) } ?? namedID
      ?? ScaffoldRequest.standardTemplate
    template = Result { [typedID] () throws(ScaffoldError) in
      // Which template is the default is not known then.
      guard typedID != nil || settings.formErrors.isEmpty else {
        throw ScaffoldError(settings.formErrors)
      }
      if let recorded { return try recorded.description() }
      return try Scaffolder(environment: environment).template(reference, folders: folders)
    }
    // A change takes only the folders of templates from the configuration, and can do without them.
    var errors =
      settings.formErrors + (isChange ? [] : settings.folderErrors + settings.valueErrors)
    if let configuration, errors.isEmpty {
      context = attempt(&errors) { [template] () throws(ScaffoldError) in
        CreateContext(
          configuration: configuration, template: try template.get(), reference: reference,
          namedTemplate: namedID, templateFolders: folders)
      }
    } else {
      context = nil
    }
    self.errors = errors
  }

  /// Why the module to change is not known; none if it is.
  var moduleErrors: [Diagnostic] {
    guard let unknownModule else { return [] }
    var errors: [Diagnostic] = []
    attempt(&errors) { () throws(ScaffoldError) in
      try Scaffolder(environment: environment).knowingUnrecorded(unknownModule.request) {
        () throws(ScaffoldError) in throw unknownModule.error
      }
    }
    return errors
  }

  /// The error for a module whose own template has no options; `nil` for any other module.
  var withoutOptions: Diagnostic? {
    guard let recorded, context?.template.options.isEmpty == true else { return nil }
    return .noOptions(ofModule: recorded.module, recorded.id)
  }

  /// Whether the command line names a module or a template.
  var namesModule: Bool { typedID != nil }

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

extension Hints {
  /// A request for the module that a command line of `change` names.
  ///
  /// - Parameters:
  ///   - arguments: the command line, read without the options of a template. They may take the module for the
  ///     value of a switch of its template.
  ///   - words: the command line as it was typed.
  fileprivate func request(
    _ arguments: Arguments, _ words: [String], _ configuration: Configuration,
    _ environment: Environment
  ) -> ChangeRequest {
    var request = ChangeRequest(arguments, configuration, environment)
    let name = arguments.words.first ?? changeLine(words, request.templateFolders).words.first
    request.modules = name.map { [$0] } ?? []
    return request
  }

  /// The template of the modules that a command line of `create` names, if all of them exist and have the same.
  fileprivate func template(
    ofExisting arguments: Arguments, _ configuration: Configuration, _ environment: Environment
  ) -> String? {
    var request = ChangeRequest(arguments, configuration, environment)
    if let folder = arguments["into"] {
      var ignored: [Diagnostic] = []
      request.subfolder = attempt(&ignored) { () throws(ScaffoldError) in
        try RelativePath(validating: folder)
      }
    }
    var ids: Set<String?> = []
    for name in arguments.words {
      request.modules = [name]
      var ignored: [Diagnostic] = []
      ids.insert(
        attempt(&ignored) { () throws(ScaffoldError) in try template(ofModule: request)?.id } ?? nil
      )
      guard ids.count == 1, !ids.contains(nil) else { return nil }
    }
    return ids.first ?? nil
  }

  /// A command line of `change`, read with the switches of all templates.
  private func changeLine(_ words: [String], _ folders: [String]) -> Arguments {
    let switches = optionsOfTemplates(in: folders).filter { $0.kind == .boolean }
    return Arguments(
      words, options: Command.change(switches).options, command: Command.Verb.change.rawValue)
  }
}

extension ChangeRequest {
  /// A request for the first argument of a command line, a module of its package.
  init(_ arguments: Arguments, _ configuration: Configuration, _ environment: Environment) {
    let package = PackageLocation(arguments, environment)
    self.init(modules: Array(arguments.words.prefix(1)), packagePath: package.path)
    searchesParents = package.searchesParents
    target = arguments["target"]
    subfolder = configuration.into?.value
    templateFolders = arguments.templateFolders(configuration)
  }
}

extension TemplateOption {
  /// Whether `--NAME` sets the option. `create` has an option of this name itself otherwise.
  var hasFlag: Bool { !Command.fixedOptions.contains { $0.name == name } }
}
