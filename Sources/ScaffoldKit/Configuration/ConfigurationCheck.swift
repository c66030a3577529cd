/// Checks that the templates and options of a configuration exist.
struct ConfigurationCheck {
  private let configuration: Configuration
  private let catalog: TemplateCatalog
  private var descriptions: [String: TemplateDescription] = [:]
  /// All templates; `nil` until they are needed.
  private var templates: [TemplateDescription]?
  /// A value for more templates is checked only when one of them is used.
  private static let mostTemplates = 100
  private(set) var problems: [Diagnostic] = []

  /// A check against the templates in `folders`, in those of the configuration, and the built-in ones.
  init(_ configuration: Configuration, folders: [String], _ fileSystem: any FileSystem) {
    self.configuration = configuration
    catalog = TemplateCatalog(
      folders: folders + configuration.templateFolders, fileSystem: fileSystem)
    for folder in configuration.templates { checkFolder(folder, fileSystem) }
    for repository in configuration.repositories {
      let folder = Configuration.Entry(
        value: repository.value.folder.description, location: repository.location)
      checkFolder(folder, help: "type '\(repository.value.addition)'", fileSystem)
    }
  }

  /// Collects everything that is wrong, whichever template is chosen.
  mutating func run() {
    // If a folder of templates cannot be opened, which templates exist is unknown.
    guard problems.isEmpty else { return }
    if let template = configuration.template { checkID(template.value, at: template.location) }
    for section in configuration.options.sections where !isFull {
      guard checkID(section.template, at: section.place.location),
        let template = description(section.template)
      else { continue }
      for member in section.options where !isFull {
        problems += self.problems(of: member, in: template)
      }
    }
    for member in configuration.options.all where !isFull { checkForAll(member) }
  }

  /// Whether nothing more is reported.
  private var isFull: Bool { problems.count >= Diagnostic.mostOfAFile }

  /// - Parameter help: what to type instead of the usual help, if the folder does not exist.
  private mutating func checkFolder(
    _ folder: Configuration.Entry<String>, help: String? = nil, _ fileSystem: any FileSystem
  ) {
    do throws(ScaffoldError) {
      _ = try TemplateCatalog.open(
        configuration.absolute(folder.value), called: folder.value, on: fileSystem)
    } catch {
      problems += error.diagnostics.map { problem in
        let isMissing = problem.code == .noTemplateFolder
        let helped = isMissing && help != nil ? problem.editingHelp { help ?? $0 } : problem
        return helped.located(at: folder.location).inCategory(.configuration)
      }
    }
  }

  @discardableResult
  private mutating func checkID(_ id: String, at location: SourceLocation) -> Bool {
    do throws(ScaffoldError) {
      _ = try catalog.folder(id)
      return true
    } catch {
      problems += error.diagnostics.map {
        $0.located(at: location).inCategory(.configuration)
      }
      return false
    }
  }

  /// An option for all templates is valid if one of them takes it.
  private mutating func checkForAll(_ member: JSONValue.Member) {
    let hasOption = { (template: TemplateDescription) in
      template.options.contains { $0.name == member.name }
    }
    let chosen = description(configuration.template?.value ?? ScaffoldRequest.standardTemplate)
    let found = chosen.flatMap { hasOption($0) ? problems(of: member, in: $0) : nil }
    if found?.isEmpty == true { return }
    let all = allTemplates()
    guard !all.isEmpty else { return }
    let others = all.filter { $0.id != chosen?.id && hasOption($0) }
    guard others.count <= Self.mostTemplates else { return }
    var first = found
    for template in others {
      let found = problems(of: member, in: template)
      if found.isEmpty { return }
      first = first ?? found
    }
    problems += first ?? [unknownOption(member, of: [chosen].compactMap(\.self) + all)]
  }

  private func unknownOption(
    _ member: JSONValue.Member, of templates: [TemplateDescription]
  ) -> Diagnostic {
    let known = templates.prefix(Self.mostTemplates).flatMap(\.options).map(\.name).uniqued
    return .unknownOption(member.name, known: known)
      .located(at: member.nameLocation).inCategory(.configuration)
  }

  /// All templates that can be used; none if that is not known, which is reported.
  private mutating func allTemplates() -> [TemplateDescription] {
    if let templates { return templates }
    let entries = attempt(&problems, catalog.entries) ?? []
    var ignored: [Diagnostic] = []
    let all = entries.compactMap { entry in
      attempt(&ignored) { () throws(ScaffoldError) in
        try TemplateDescription(entry.id, in: entry.catalog)
      }
    }
    templates = all
    return all
  }

  /// The template; `nil` if it cannot be read, which is reported when it is used.
  private mutating func description(_ id: String) -> TemplateDescription? {
    if let known = descriptions[id] { return known }
    var ignored: [Diagnostic] = []
    let description = attempt(&ignored) { () throws(ScaffoldError) in
      try TemplateDescription(id, in: catalog)
    }
    descriptions[id] = description
    return description
  }

  private func problems(
    of member: JSONValue.Member, in template: TemplateDescription
  ) -> [Diagnostic] {
    do throws(ScaffoldError) {
      _ = try template.texts(of: member)
      return []
    } catch {
      return error.diagnostics.map { $0.inCategory(.configuration) }
    }
  }
}

extension TemplateDescription {
  /// The texts to which a member of a JSON document sets the option of its name.
  ///
  /// - Throws: everything that is wrong with it, with its location in the document.
  func texts(of member: JSONValue.Member) throws(ScaffoldError) -> [String] {
    guard let option = options.first(where: { $0.name == member.name }) else {
      throw ScaffoldError(
        Diagnostic.unknownOption(member.name, template: id, known: options.map(\.name))
          .located(at: member.nameLocation).inCategory(.configuration))
    }
    return try option.texts(of: member.value)
  }
}
