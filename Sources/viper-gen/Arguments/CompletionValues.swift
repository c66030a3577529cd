import ScaffoldKit

/// Completions that depend on the package, the templates and the rest of the command line.
struct CompletionValues {
  private let arguments: Arguments
  private let environment: Environment
  private let hints: Hints

  /// - Parameter arguments: the arguments before the cursor.
  init(_ arguments: Arguments, _ environment: Environment) {
    self.arguments = arguments
    self.environment = environment
    hints = Scaffolder(environment: environment).hints
  }

  /// The options of the template of the command line, else of the configuration; none if that cannot be read.
  var templateOptions: [TemplateOption] {
    guard let configuration else { return [] }
    if let template = templateOfModule {
      var ignored: [Diagnostic] = []
      return attempt(&ignored, template.get)?.options ?? []
    }
    let folders = arguments.templateFolders(configuration)
    let typed = arguments["template"].map { environment.templateReference($0, folders: folders) }
    return hints.options(
      ofTemplate: typed ?? configuration.template?.value ?? ScaffoldRequest.standardTemplate,
      folders: folders)
  }

  /// The valid entries of the package's configuration; `nil` if it cannot be read.
  private var configuration: Configuration? {
    PackageSettings(arguments, environment).configuration
  }

  /// The completions of a source, without texts that contain control characters.
  func candidates(from source: CompletionSource, _ fragment: String) -> [Completion.Candidate] {
    let all: [(text: String, help: String)] =
      switch source {
      case .nothing, .files, .folders: []
      case .words(let words): words.map { ($0, "") }
      case .templates:
        configuration.map { hints.templates(folders: arguments.templateFolders($0)) }?.map {
          ($0.id, $0.description)
        } ?? []
      case .targets: targets([.library, .executable])
      case .testTargets: targets([.test])
      case .modules: modules
      case .sendingRoles: roles(\.from, among: links.filter { isTyped("to", $0.to) })
      case .receivingRoles: roles(\.to, among: links.filter { isTyped("from", $0.from) })
      case .assignments: assignments(fragment)
      case .commands: commands
      }
    return all.filter { $0.text == $0.text.escapingControlCharacters && !$0.text.contains("\t") }
      .map { .init(text: $0.text, help: $0.help) }
  }

  private func targets(_ kinds: Set<PackageLayout.Kind>) -> [(text: String, help: String)] {
    hints.targets(packagePath: package.path, searchesParents: package.searchesParents)
      .filter { kinds.contains($0.kind) }
      .map { ($0.name, "\($0.kind.rawValue) target") }
  }

  /// The modules of the target of the command line, else of all targets, each name once.
  private var modules: [(text: String, help: String)] {
    let all = hints.modules(packagePath: package.path, searchesParents: package.searchesParents)
    return all.filter { arguments["target"] == nil || $0.target == arguments["target"] }
      .reduce(into: []) { modules, module in
        if modules.last?.text == module.name { return }
        modules.append((module.name, "\(module.template) in \(module.target)"))
      }
  }

  /// The template of the module that the command line names, in the version that the module's record names; `nil` if
  /// it names no recorded module.
  private var templateOfModule: Result<TemplateDescription, ScaffoldError>? {
    guard arguments["template"] == nil, let configuration else { return nil }
    let request = ChangeRequest(arguments, configuration, environment)
    do throws(ScaffoldError) {
      return try hints.template(ofModule: request).map { template in
        Result { () throws(ScaffoldError) in try template.description() }
      }
    } catch {
      return error.category == .data ? .failure(error) : nil
    }
  }

  /// The links of the module's template that take signatures.
  private var links: [(from: String, to: String)] {
    guard case .success(let template) = templateOfModule else { return [] }
    return template.linksWithSignatures
  }

  /// Whether a role is the value of an option, if that has been typed.
  private func isTyped(_ option: String, _ role: String) -> Bool {
    arguments[option].map { $0 == role } ?? true
  }

  private func roles(
    _ end: (((from: String, to: String)) -> String), among links: [(from: String, to: String)]
  ) -> [(text: String, help: String)] {
    links.reduce(into: []) { roles, link in
      let role = end(link)
      if !roles.contains(where: { $0.text == role }) { roles.append((role, "")) }
    }
  }

  /// `ui=`; after that has been typed, `ui=uikit`.
  private func assignments(_ fragment: String) -> [(text: String, help: String)] {
    let typed = arguments.all("template")
    let named = typed.count == 1 ? [] : options(of: typed.isEmpty ? arguments.words : typed)
    let options = named.isEmpty ? templateOptions : named
    guard let option = options.first(where: { fragment.hasPrefix("\($0.name)=") }) else {
      return options.map { ("\($0.name)=", $0.help) }
    }
    let values = option.kind == .boolean ? ["true", "false"] : option.values
    return values.map { ("\(option.name)=\($0)", "") }
  }

  /// The options of several templates, as `templates verify` takes them, each name once.
  private func options(of templates: [String]) -> [TemplateOption] {
    var seen: Set<String> = []
    return
      templates
      .flatMap { hints.options(ofTemplate: $0, folders: arguments.all("templates")) }
      .filter { seen.insert($0.name).inserted }
  }

  private var commands: [(text: String, help: String)] {
    Command.Verb.firstWords.map { word in
      (word, Command.named(word)?.summary ?? Command.groups[word] ?? "")
    }
  }

  private var package: PackageLocation { PackageLocation(arguments, environment) }
}
