/// Checks that the templates and options of a configuration exist.
struct ConfigurationCheck {
  private let configuration: Configuration
  private let catalog: TemplateCatalog
  private var descriptions: [String: TemplateDescription] = [:]
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
    for section in configuration.options.sections {
      guard checkID(section.template, at: section.place.location),
        let template = description(section.template)
      else { continue }
      for member in section.options { problems += self.problems(of: member, in: template) }
    }
    for member in configuration.options.all { checkForAll(member) }
  }

  /// - Parameter help: what to type instead of the usual help, if the folder does not exist.
  private mutating func checkFolder(
    _ folder: Configuration.Entry<String>, help: String? = nil, _ fileSystem: any FileSystem
  ) {
    do throws(ScaffoldError) {
      _ = try TemplateCatalog.open(
        configuration.absolute(folder.value), called: folder.value, on: fileSystem)
    } catch {
      problems += error.diagnostics.map { problem in
        let isMissing = problem.code == "no-template-folder"
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
    let chosen = configuration.template?.value ?? ScaffoldRequest.standardTemplate
    var first: [Diagnostic]?
    var known: [String] = []
    for id in [chosen] + allIDs.filter({ $0 != chosen }) {
      guard let template = description(id) else { continue }
      known += template.options.map(\.name)
      guard template.options.contains(where: { $0.name == member.name }) else { continue }
      let found = problems(of: member, in: template)
      if found.isEmpty { return }
      first = first ?? found
    }
    problems +=
      first ?? [
        Diagnostic.unknownOption(member.name, known: known.uniqued)
          .located(at: member.nameLocation).inCategory(.configuration)
      ]
  }

  private var allIDs: [String] {
    var ignored: [Diagnostic] = []
    return attempt(&ignored, catalog.ids) ?? []
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
