/// Reads the entries of `repositories` in a `.viper-gen.json`.
struct TemplateRepositoryReader {
  private var object: JSONObject
  private let json: JSONValue

  /// The valid entries; what is wrong with the others is added to `problems`.
  static func read(
    _ elements: [JSONValue], problems: inout [Diagnostic]
  ) -> [Configuration.Entry<TemplateRepository>] {
    var entries: [Configuration.Entry<TemplateRepository>] = []
    for json in elements {
      var reader = TemplateRepositoryReader(json)
      let repository = reader.repository()
      problems += reader.object.problems
      guard let repository, reader.object.problems.isEmpty else { continue }
      guard !entries.contains(where: { $0.value.isAt(repository.url) }) else {
        problems.append(.duplicate(repository, at: json.location))
        continue
      }
      entries.append(.init(value: repository, location: json.location))
    }
    return entries
  }

  private init(_ json: JSONValue) {
    self.json = json
    object = JSONObject(json, known: ConfigurationKey.Repository.allCases.map(\.rawValue))
  }

  private mutating func repository() -> TemplateRepository? {
    let address = required(.url).map { GitAddress($0) }
    let version = object.string(ConfigurationKey.Repository.version.rawValue)
    let commit = required(.commit)
    if let commit, !GitName.isCommit(commit) {
      report("'\(commit)' is not a commit", at: .commit, help: "write its 40 hexadecimal digits")
    }
    let folder = folder()
    guard let templates = templates(), let address, let commit, let folder else { return nil }
    return TemplateRepository(
      url: address.clean, version: version, commit: commit, folder: folder, templates: templates,
      hasRecordedSecret: address.hasSecret)
  }

  /// A text that must be there and must not be empty.
  private mutating func required(_ key: ConfigurationKey.Repository) -> String? {
    let text = object.requiredString(key.rawValue)
    if text == "" { report("'\(key.rawValue)' is empty", at: key, help: "give it a value") }
    return text
  }

  private mutating func folder() -> RelativePath? {
    let key = ConfigurationKey.Repository.folder
    guard let text = required(key), !text.isEmpty else { return nil }
    do throws(ScaffoldError) {
      return try RelativePath(validating: text)
    } catch {
      let location = object.location(of: key.rawValue)
      object.report(
        error.diagnostics.map {
          PathRules.inPackage($0, text, standard: TemplateRepository.standardFolder)
            .located(at: location)
        })
      return nil
    }
  }

  private mutating func templates() -> [String]? {
    let key = ConfigurationKey.Repository.templates.rawValue
    if json.members != nil, json[key] == nil { object.report(.missingKey(key, in: json)) }
    for element in json[key]?.elements ?? [] where !object.isFull {
      guard let id = element.string, !TemplateManifest.isID(id) else { continue }
      object.report(Diagnostic.badTemplateID(id).located(at: element.location))
    }
    return object.strings(key)
  }

  private mutating func report(
    _ message: String, at key: ConfigurationKey.Repository, help: String
  ) {
    object.report(
      Diagnostic(
        .configuration, .badRepository, message.escapingControlCharacters,
        at: object.location(of: key.rawValue), help: help))
  }
}

extension Diagnostic {
  /// Two entries for one repository.
  fileprivate static func duplicate(
    _ repository: TemplateRepository, at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .configuration, .duplicateRepository,
      "there is an entry for '\(repository.url.escapingControlCharacters)' already", at: location,
      help: "remove one of them")
  }

  /// Repositories in the file of a user.
  static func userRepositories(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .configuration, .userRepositories,
      "'repositories' belongs to one package, not to all of a user", at: location,
      help: "remove it, and type 'viper-gen templates add URL' in the package")
  }
}
