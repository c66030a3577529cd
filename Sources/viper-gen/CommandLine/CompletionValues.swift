import ScaffoldKit

/// The values that depend on what is on the disk and on the rest of the command line.
struct CompletionValues {
  private let chosen: Arguments
  private let environment: Environment
  private let hints: Hints

  /// - Parameter chosen: the arguments before the cursor.
  init(_ chosen: Arguments, _ environment: Environment) {
    self.chosen = chosen
    self.environment = environment
    hints = Scaffolder(environment: environment).hints
  }

  /// The options of the template that the arguments choose, or the package's configuration.
  var templateOptions: [TemplateOption] {
    let configuration = configuration
    return hints.options(
      ofTemplate: chosen["template"] ?? configuration?.template?.value
        ?? ScaffoldRequest.standardTemplate,
      folders: folders(configuration))
  }

  /// What the package's configuration says, if it can be used.
  private var configuration: Configuration? {
    var ignored: [Diagnostic] = []
    return attempt(&ignored) { () throws(ScaffoldError) in
      try Scaffolder(environment: environment).configuration(chosen, environment)
    }
  }

  /// Where templates are looked for.
  private func folders(_ configuration: Configuration?) -> [String] {
    chosen.all("templates") + (configuration?.templateFolders ?? [])
  }

  /// What a source has to offer; a text with control characters is never offered.
  func candidates(from source: CompletionSource, _ fragment: String) -> [Completion.Candidate] {
    let all: [(text: String, help: String)] =
      switch source {
      case .nothing, .files, .folders: []
      case .words(let words): words.map { ($0, "") }
      case .templates:
        hints.templates(folders: folders(configuration)).map { ($0.id, $0.description) }
      case .targets: targets([.library, .executable])
      case .testTargets: targets([.test])
      case .modules: modules
      case .assignments: assignments(fragment)
      case .commands: commands
      }
    return all.filter { $0.text == $0.text.escapingControlCharacters && !$0.text.contains("\t") }
      .map { .init(text: $0.text, help: $0.help) }
  }

  private func targets(_ kinds: Set<PackageLayout.Kind>) -> [(text: String, help: String)] {
    hints.targets(packagePath: place.path, searchesParents: place.searchesParents)
      .filter { kinds.contains($0.kind) }
      .map { ($0.name, "\($0.kind.rawValue) target") }
  }

  /// The modules of the target that is named, else of all; a name that is in several stands once.
  private var modules: [(text: String, help: String)] {
    let all = hints.modules(packagePath: place.path, searchesParents: place.searchesParents)
    return all.filter { chosen["target"] == nil || $0.target == chosen["target"] }
      .reduce(into: []) { modules, module in
        if modules.last?.text == module.name { return }
        modules.append((module.name, "\(module.template) in \(module.target)"))
      }
  }

  /// `ui=`, and once that is there, `ui=uikit`.
  private func assignments(_ fragment: String) -> [(text: String, help: String)] {
    let options = chosen.all("template").count > 1 ? optionsOfAll : templateOptions
    guard let option = options.first(where: { fragment.hasPrefix("\($0.name)=") }) else {
      return options.map { ("\($0.name)=", $0.help) }
    }
    let values = option.kind == .boolean ? ["true", "false"] : option.values
    return values.map { ("\(option.name)=\($0)", "") }
  }

  /// The options of several templates, as `verify` takes them, each name once.
  private var optionsOfAll: [TemplateOption] {
    var seen: Set<String> = []
    return chosen.all("template")
      .flatMap { hints.options(ofTemplate: $0, folders: chosen.all("templates")) }
      .filter { seen.insert($0.name).inserted }
  }

  private var commands: [(text: String, help: String)] {
    Command.Verb.firstWords.map { word in
      (word, Command.named(word)?.summary ?? Command.groups[word] ?? "")
    }
  }

  private var place: PackagePlace { PackagePlace(chosen, environment) }
}
