/// The sources of templates: the folders of the caller, then the built-in templates.
struct TemplateCatalog: Sendable {
  let folders: [String]
  private let fileSystem: any FileSystem

  init(folders: [String], fileSystem: any FileSystem) {
    self.folders = folders
    self.fileSystem = fileSystem
  }

  /// The folder that commands write templates to if nothing else is asked for.
  static let usualFolder = "Templates"

  /// A template with a catalog of the only folder that it is in, so that no other one is searched for it.
  struct Entry {
    let id: String
    let catalog: TemplateCatalog
  }

  /// The most templates in all folders together, and the most bytes of their `template.json`.
  private static let (mostTemplates, mostBytes) = (2_000, 32 << 20)

  /// All templates, each once, sorted by their ids.
  func entries() throws(ScaffoldError) -> [Entry] {
    let inFolders = try entriesInFolders()
    let ids = Set(inFolders.map(\.id))
    let builtIn = TemplateCatalog(folders: [], fileSystem: fileSystem)
    let others = EmbeddedTemplates.names.filter { !ids.contains($0) }
      .map { Entry(id: $0, catalog: builtIn) }
    return (inFolders + others).sorted { $0.id < $1.id }
  }

  /// The templates that are not built in, each once, sorted by their ids.
  ///
  /// - Throws: if there are more than a catalog can have.
  func entriesInFolders() throws(ScaffoldError) -> [Entry] {
    var found: [String: TemplateCatalog] = [:]
    var bytes = 0
    for folder in folders {
      let directory = try Self.open(folder, on: fileSystem)
      let catalog = TemplateCatalog(folders: [folder], fileSystem: fileSystem)
      for name in try reporting(directory.entries())
      where found[name] == nil && !EmbeddedTemplates.isSetAside(name) {
        guard let size = try sizeOfManifest(name, in: directory) else { continue }
        found[name] = catalog
        bytes += size
        if found.count > Self.mostTemplates {
          throw ScaffoldError(.tooManyTemplates("\(Self.mostTemplates) templates", in: folder))
        }
        if bytes > Self.mostBytes {
          throw ScaffoldError(
            .tooManyTemplates(
              "\(Self.mostBytes) bytes in all '\(TemplateFolder.manifestName)' files", in: folder))
        }
      }
    }
    return found.map { Entry(id: $0.key, catalog: $0.value) }.sorted { $0.id < $1.id }
  }

  /// The ids of all templates, each once, sorted.
  func ids() throws(ScaffoldError) -> [String] { try entries().map(\.id) }

  /// The ids of the templates that are not built in, each once, sorted.
  func idsInFolders() throws(ScaffoldError) -> [String] { try entriesInFolders().map(\.id) }

  /// The template `id`, read and checked.
  func template(_ id: String) throws(ScaffoldError) -> Template {
    let folder = try folder(id)
    return try Template(folder, try TemplateManifest(of: folder))
  }

  /// The manifest of the template `id` alone.
  func manifest(_ id: String) throws(ScaffoldError) -> TemplateManifest {
    try TemplateManifest(of: try folder(id))
  }

  /// Whether a text in place of an id is the path of a template's folder: it has a slash.
  static func isPath(_ text: String) -> Bool { text.utf8.contains(UInt8(ascii: "/")) }

  /// The files of the template `id`: from the first folder that has it. A path leads to the template's own
  /// folder. If no template has exactly this id, it may differ in case.
  func folder(_ id: String) throws(ScaffoldError) -> TemplateFolder {
    if Self.isPath(id) {
      return try TemplateFolder(
        at: id, in: fileSystem,
        help: "give the path of a template's folder, or the id of a template")
    }
    for path in folders {
      if let folder = try folder(id, in: path) { return folder }
    }
    if let builtIn = Self.builtIn(id) { return builtIn }
    let known = try ids()
    let canonical = ValueList.canonical(id, among: known)
    guard canonical != id else { throw ScaffoldError(unknownTemplate(id, known: known)) }
    return try folder(canonical)
  }

  /// The files of the template `id` of a module that exists, as they are now: a module whose template came from a
  /// folder never gets a built-in one.
  ///
  /// - Throws: an error that ``ScaffoldError/isMissingTemplate`` recognises if there is none. A folder that is not found may have had the template,
  ///   so that the folders after it do not count. A module of a built-in template does not need the folder.
  func folder(_ id: String, of origin: TemplateOrigin) throws(ScaffoldError) -> TemplateFolder {
    for path in folders where RelativePath.isName(id) {
      do throws(ScaffoldError) {
        if let folder = try folder(id, in: path) { return folder }
      } catch {
        guard origin == .builtIn, error.isMissingTemplate else { throw error }
      }
    }
    guard origin == .builtIn, let builtIn = Self.builtIn(id) else {
      throw ScaffoldError(.noTemplate(id, in: folders))
    }
    return builtIn
  }

  /// The files of the template `id` in one folder of templates; `nil` if the folder does not have it.
  private func folder(_ id: String, in path: String) throws(ScaffoldError) -> TemplateFolder? {
    let directory = try Self.open(path, on: fileSystem)
    if RelativePath.isName(id), try reporting(directory.status(of: id))?.kind == .link {
      throw ScaffoldError(.notRegularFile("\(path)/\(id)"))
    }
    guard try sizeOfManifest(id, in: directory) != nil else { return nil }
    let inner = try reporting(directory.directory(id))
    return try TemplateFolder(inner, name: id, path: "\(path)/\(id)")
  }

  private static func builtIn(_ id: String) -> TemplateFolder? {
    guard !EmbeddedTemplates.isSetAside(id), EmbeddedTemplates.folder(id) != nil else { return nil }
    return TemplateFolder(builtIn: id)
  }

  /// The error for an id that no template has, with the nearest one, which may be in a folder that is not searched.
  private func unknownTemplate(_ id: String, known: [String]) -> Diagnostic {
    let others = unsearched.filter { !known.contains($0) }
    let remedy = "add '--templates \(Self.usualFolder)', the folder that has it"
    let help: String
    if others.contains(id) {
      help = remedy
    } else if let near = Suggestion.nearest(id, in: known + others) {
      help =
        "did you mean '\(near.escapingControlCharacters)'? "
        + (known.contains(near) ? "'viper-gen templates list' lists all" : remedy)
    } else {
      help = "known: \(known.joined(separator: ", ")); 'viper-gen templates list' describes them"
    }
    return Diagnostic(
      .notFound, .unknownTemplate, "no template '\(id.escapingControlCharacters)'", help: help)
  }

  /// The ids of the templates in the usual folder below the working directory; none if it cannot be read.
  private var unsearched: [String] {
    let usual = TemplateCatalog(folders: [Self.usualFolder], fileSystem: fileSystem)
    var ignored: [Diagnostic] = []
    return attempt(&ignored) { () throws(ScaffoldError) in try usual.idsInFolders() } ?? []
  }

  /// Opens a folder of templates; `name` is its path in messages.
  static func open(
    _ path: String, called name: String? = nil, on fileSystem: any FileSystem
  ) throws(ScaffoldError) -> any Directory {
    let directory: any Directory
    do {
      directory = try fileSystem.directory(at: path)
    } catch {
      guard error.isMissing || error.isNotDirectory else { throw ScaffoldError(error) }
      throw ScaffoldError(
        .noTemplateFolder(
          name ?? path, help: "give the folder that contains the templates' folders"))
    }
    guard try reporting(directory.status(of: TemplateFolder.manifestName)) == nil else {
      throw ScaffoldError(
        .notFound, .noTemplateFolder,
        "'\((name ?? path).escapingControlCharacters)' is a template itself",
        help: "give the folder that contains it")
    }
    return directory
  }

  /// The size of the `template.json` in the folder `name`; `nil` if there is none.
  private func sizeOfManifest(
    _ name: String, in directory: any Directory
  ) throws(ScaffoldError) -> Int? {
    guard RelativePath.isName(name) else { return nil }
    guard try reporting(directory.status(of: name))?.kind == .directory else { return nil }
    let folder = try reporting(directory.directory(name))
    return try reporting(folder.status(of: TemplateFolder.manifestName))?.size
  }
}

extension Diagnostic {
  /// No folder of templates has the template of a module.
  fileprivate static func noTemplate(_ id: String, in folders: [String]) -> Diagnostic {
    let places = folders.map { "'\($0.escapingControlCharacters)'" }.joined(separator: ", ")
    return Diagnostic(
      .notFound, .unknownTemplate,
      "no template '\(id.escapingControlCharacters)' in "
        + (places.isEmpty ? "a folder of templates" : places))
  }

  /// The folders have more templates than a catalog can have.
  fileprivate static func tooManyTemplates(_ limit: String, in folder: String) -> Diagnostic {
    Diagnostic(
      .data, .tooManyTemplates, "the folders of templates have more than \(limit)",
      at: SourceLocation(path: folder),
      help: "remove folders from 'templates' and '--templates', or templates from the folders")
  }

  /// The codes of errors that say that a template, or a folder of templates, does not exist.
  private static let notFoundCodes: Set<Diagnostic.Code> = [.unknownTemplate, .noTemplateFolder]

  /// Whether a template, or a folder of templates, does not exist.
  fileprivate var isMissingTemplate: Bool { Self.notFoundCodes.contains(code) }

  /// A folder of templates, or of one template, that does not exist.
  static func noTemplateFolder(_ path: String, help: String) -> Diagnostic {
    Diagnostic(
      .notFound, .noTemplateFolder, "no folder '\(path.escapingControlCharacters)'", help: help)
  }
}

extension ScaffoldError {
  /// Whether all that is wrong is that a template, or a folder of templates, does not exist.
  var isMissingTemplate: Bool { diagnostics.allSatisfy(\.isMissingTemplate) }
}

extension TemplateFolder {
  /// Opens the folder at a path.
  ///
  /// - Parameters:
  ///   - help: what to type if there is no folder.
  ///   - skipsLinks: whether links are left out; else they are errors.
  init(
    at path: String, in fileSystem: any FileSystem, help: String, skipsLinks: Bool = false
  ) throws(ScaffoldError) {
    let directory: any Directory
    do throws(SystemError) {
      directory = try fileSystem.directory(at: path)
    } catch {
      guard error.isMissing || error.isNotDirectory else { throw ScaffoldError(error) }
      throw ScaffoldError(.noTemplateFolder(path, help: help))
    }
    try self.init(
      directory, name: path.namesOnPath.last ?? "", path: path, skipsLinks: skipsLinks)
  }
}
