/// Reads a `.viper-gen.json`: its keys and the kinds of their values. ``ConfigurationCheck`` checks
/// templates and options.
struct ConfigurationReader {
  private var object: JSONObject
  private var configuration: Configuration

  private static let mostLines = 200
  /// The most folders of templates, and the most repositories.
  private static let mostFolders = 100

  /// The configuration in `source` without its invalid entries, and everything that is wrong with it.
  /// Without a file it is empty.
  static func read(
    root: String, from source: () throws(ScaffoldError) -> SourceText?
  ) -> (Configuration, problems: [Diagnostic]) {
    do throws(ScaffoldError) {
      guard let source = try source() else { return (Configuration(root: root), []) }
      let json = try JSONReader.read(source, comments: true)
      let excesses = excesses(in: json)
      guard excesses.isEmpty else { throw ScaffoldError(excesses) }
      let known = ConfigurationKey.allCases.map(\.rawValue)
      var reader = ConfigurationReader(
        object: JSONObject(json, known: known), configuration: Configuration(root: root))
      reader.readKeys()
      reader.configuration.isEmpty = reader.configuration == Configuration(root: root)
      return (
        reader.configuration,
        reader.object.problems.map { $0.inCategory(.configuration) }
      )
    } catch {
      let problems = error.diagnostics.map { problem in
        problem.help == nil && problem.code == .jsonSyntax
          ? problem.withHelp("the file is JSON, such as { \"template\": \"vip\" }") : problem
      }.map { $0.inCategory(.configuration) }
      return (Configuration(root: root), problems)
    }
  }

  /// The lists of a configuration that are too long.
  private static func excesses(in json: JSONValue) -> [Diagnostic] {
    let limits = [(ConfigurationKey.templates, "folders"), (.repositories, "repositories")]
    let problems = limits.compactMap { key, what -> Diagnostic? in
      guard let list = json[key.rawValue], list.elements?.count ?? 0 > mostFolders else {
        return nil
      }
      return JSONLimits.tooManyEntries(
        limit: mostFolders, of: "\(what) in '\(key.rawValue)'", at: list.location,
        help: "remove those that are not needed, or put the templates of several into one")
    }
    return problems.isEmpty
      ? JSONLimits.problems(in: json, help: "remove the entries that are not needed") : problems
  }

  private mutating func readKeys() {
    for key in ConfigurationKey.allCases {
      switch key {
      case .schema: _ = object.string(key.rawValue)
      case .template: configuration.template = template()
      case .templates: configuration.templates = folders()
      case .repositories: configuration.repositories = repositories()
      case .target: configuration.target = text(key)
      case .testTarget: configuration.testTarget = text(key)
      case .folders: configuration.folders = sourceFolders()
      case .into: configuration.into = subfolder()
      case .onConflict: configuration.onConflict = text(key)
      case .header: configuration.header = header()
      case .options: configuration.options.all = object.members(key.rawValue) ?? []
      case .templateOptions: configuration.options.sections = sections()
      case .roles: configuration.roles = roles()
      case .lint: configuration.lint = lint()
      }
    }
  }

  /// A text that is not empty, and one of the words that the key allows.
  private mutating func text(_ key: ConfigurationKey) -> Configuration.Entry<String>? {
    guard let text = object.string(key.rawValue) else { return nil }
    let location = object.location(of: key.rawValue)
    if case .word(let words) = key.kind, !words.contains(text) {
      object.report(.badValue(text, of: key.rawValue, allowed: words, at: location))
      return nil
    }
    guard !text.isEmpty else {
      object.report(Self.empty(key.rawValue, at: location))
      return nil
    }
    return .init(value: text, location: location)
  }

  /// The template's id, or the path of its folder.
  private mutating func template() -> Configuration.Entry<String>? {
    text(.template).map { entry in
      let isPath = TemplateCatalog.isPath(entry.value)
      return .init(
        value: isPath ? configuration.absolute(entry.value) : entry.value,
        location: entry.location)
    }
  }

  private static func empty(_ key: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .configuration, .emptyValue, "'\(key)' is empty", at: location,
      help: "leave it out, or give it a value")
  }

  private mutating func folders() -> [Configuration.Entry<String>] {
    let key = ConfigurationKey.templates.rawValue
    _ = object.strings(key)
    var folders: [Configuration.Entry<String>] = []
    for element in object.value[key]?.elements ?? [] where !object.isFull {
      guard let path = element.string else { continue }
      if path.isEmpty || path.utf8.contains(0) {
        object.report(Self.empty(key, at: element.location))
      } else {
        folders.append(.init(value: path, location: element.location))
      }
    }
    return folders
  }

  private mutating func repositories() -> [Configuration.Entry<TemplateRepository>] {
    var problems: [Diagnostic] = []
    let elements = object.array(ConfigurationKey.repositories.rawValue) ?? []
    let repositories = TemplateRepositoryReader.read(elements, problems: &problems)
    object.report(problems)
    return repositories
  }

  private mutating func sourceFolders() -> Configuration.Entry<SourceFolders>? {
    let key = ConfigurationKey.folders.rawValue
    guard let json = object.value[key] else { return nil }
    var folders = JSONObject(json, known: ConfigurationKey.Folder.allCases.map(\.rawValue))
    let sources = folders.requiredString(ConfigurationKey.Folder.sources.rawValue)
    let tests = folders.string(ConfigurationKey.Folder.tests.rawValue)
    let module = folders.requiredString(ConfigurationKey.Folder.module.rawValue)
    let testModule = folders.string(ConfigurationKey.Folder.testModule.rawValue)
    for member in json.members ?? [] where member.value.string == "" {
      folders.report(Self.empty(member.name, at: member.value.location))
    }
    if let target = object.value["target"] ?? object.value["testTarget"] {
      folders.report(.targetBesideFolders(at: target.location))
    }
    object.report(folders.problems)
    guard folders.problems.isEmpty, let sources, let module else { return nil }
    return .init(
      value: SourceFolders(
        sources: configuration.absolute(sources), tests: tests.map(configuration.absolute),
        module: module, testModule: testModule),
      location: json.location)
  }

  private mutating func subfolder() -> Configuration.Entry<RelativePath?>? {
    let key = ConfigurationKey.into.rawValue
    guard let text = object.string(key) else { return nil }
    let location = object.location(of: key)
    do throws(ScaffoldError) {
      return .init(value: try RelativePath.subfolder(text), location: location)
    } catch {
      object.report(error.diagnostics.map { $0.located(at: location) })
      return nil
    }
  }

  /// The lines of the header, each of which is a template.
  private mutating func header() -> Configuration.Entry<[String]>? {
    let key = ConfigurationKey.header.rawValue
    guard let lines = object.strings(key) else { return nil }
    if lines.count > Self.mostLines {
      object.report(
        Diagnostic(
          .configuration, .limit, "the header has more than \(Self.mostLines) lines",
          at: object.location(of: key), help: "shorten it"))
      return nil
    }
    for element in object.value[key]?.elements ?? [] where !object.isFull {
      guard let line = element.string else { continue }
      do throws(ScaffoldError) {
        _ = try FileHeader([line])
      } catch {
        object.report(error.diagnostics.map { $0.moved(into: element) })
      }
    }
    return .init(value: lines, location: object.location(of: key))
  }

  private mutating func roles() -> Configuration.Entry<[String: [String]]>? {
    let key = ConfigurationKey.roles.rawValue
    guard let json = object.value[key] else { return nil }
    var inner = JSONObject(json, known: ConfigurationKey.roleNames)
    var roles: [String: [String]] = [:]
    for name in ConfigurationKey.roleNames { roles[name] = inner.strings(name) }
    for (name, endings) in roles where endings.contains("") {
      inner.report(Self.empty(name, at: inner.location(of: name)))
    }
    object.report(inner.problems)
    return inner.problems.isEmpty ? .init(value: roles, location: json.location) : nil
  }

  private mutating func lint() -> Configuration.Entry<[String: String]>? {
    let key = ConfigurationKey.lint
    guard case .words(let words, let names) = key.kind, let json = object.value[key.rawValue] else {
      return nil
    }
    var inner = JSONObject(json, known: names)
    var levels: [String: String] = [:]
    for name in names {
      guard let word = inner.string(name) else { continue }
      if words.contains(word) {
        levels[name] = word
      } else {
        inner.report(.badValue(word, of: name, allowed: words, at: inner.location(of: name)))
      }
    }
    object.report(inner.problems)
    return inner.problems.isEmpty ? .init(value: levels, location: json.location) : nil
  }

  private mutating func sections() -> [Configuration.TemplateSection] {
    var sections: [Configuration.TemplateSection] = []
    for member in object.members(ConfigurationKey.templateOptions.rawValue) ?? []
    where !object.isFull {
      if let options = member.value.members {
        sections.append(.init(template: member.name, place: member.place, options: options))
      } else {
        object.report(.wrongKind(member.value, expected: "an object"))
      }
    }
    return sections
  }
}

extension Diagnostic {
  /// A target of a package beside the folders of a project.
  fileprivate static func targetBesideFolders(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .configuration, .targetAndFolders, "a target of a package beside 'folders'", at: location,
      help: "remove it; 'folders' names the modules with 'module' and 'testModule'")
  }

  /// Folders in the file of a user.
  static func userFolders(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .configuration, .userFolders, "'folders' belongs to one project, not to all of a user",
      at: location, help: "move it to the project's \(Configuration.fileName)")
  }
}
