/// The sources of templates: the folders of the caller, then the built-in templates.
struct TemplateCatalog: Sendable {
  let folders: [String]
  private let fileSystem: any FileSystem

  init(folders: [String], fileSystem: any FileSystem) {
    self.folders = folders
    self.fileSystem = fileSystem
  }

  /// The ids of all templates, each once, sorted.
  func ids() throws(ScaffoldError) -> [String] {
    Set(EmbeddedTemplates.names + (try idsInFolders())).sorted()
  }

  /// The ids of the templates that are not built in, each once, sorted.
  func idsInFolders() throws(ScaffoldError) -> [String] {
    var ids: Set<String> = []
    for folder in folders {
      let directory = try Self.open(folder, on: fileSystem)
      for name in try reporting(directory.entries()) where !EmbeddedTemplates.isSetAside(name) {
        if try holdsTemplate(name, in: directory) { ids.insert(name) }
      }
    }
    return ids.sorted()
  }

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
  /// folder.
  func folder(_ id: String) throws(ScaffoldError) -> TemplateFolder {
    if Self.isPath(id) {
      return try TemplateFolder(
        at: id, in: fileSystem,
        help: "give the path of a template's folder, or the id of a template")
    }
    for path in folders {
      let directory = try Self.open(path, on: fileSystem)
      if RelativePath.isName(id), try reporting(directory.status(of: id))?.kind == .link {
        throw ScaffoldError(.notRegularFile("\(path)/\(id)"))
      }
      if try holdsTemplate(id, in: directory) {
        let inner = try reporting(directory.directory(id))
        return try TemplateFolder(inner, name: id, path: "\(path)/\(id)")
      }
    }
    guard !EmbeddedTemplates.isSetAside(id), EmbeddedTemplates.folder(id) != nil else {
      throw ScaffoldError(unknownTemplate(id, known: try ids()))
    }
    return TemplateFolder(builtIn: id)
  }

  private func unknownTemplate(_ id: String, known: [String]) -> Diagnostic {
    let otherwise = "known: \(known.joined(separator: ", "))"
    return Diagnostic(
      .notFound, "unknown-template", "no template '\(id.escapingControlCharacters)'",
      help: Suggestion.help(for: id, in: known, otherwise: otherwise))
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
        .notFound, "no-template-folder",
        "'\((name ?? path).escapingControlCharacters)' is a template itself",
        help: "give the folder that contains it")
    }
    return directory
  }

  /// Whether `name` is a folder with a `template.json`.
  private func holdsTemplate(
    _ name: String, in directory: any Directory
  ) throws(ScaffoldError) -> Bool {
    guard RelativePath.isName(name) else { return false }
    guard try reporting(directory.status(of: name))?.kind == .directory else { return false }
    let folder = try reporting(directory.directory(name))
    return try reporting(folder.status(of: TemplateFolder.manifestName)) != nil
  }
}

extension Diagnostic {
  /// A folder of templates, or of one template, that does not exist.
  static func noTemplateFolder(_ path: String, help: String) -> Diagnostic {
    Diagnostic(
      .notFound, "no-template-folder", "no folder '\(path.escapingControlCharacters)'", help: help)
  }
}

extension TemplateFolder {
  /// Opens the folder at a path.
  ///
  /// - Parameter help: what to type if there is no folder.
  init(at path: String, in fileSystem: any FileSystem, help: String) throws(ScaffoldError) {
    let directory: any Directory
    do throws(SystemError) {
      directory = try fileSystem.directory(at: path)
    } catch {
      guard error.isMissing || error.isNotDirectory else { throw ScaffoldError(error) }
      throw ScaffoldError(.noTemplateFolder(path, help: help))
    }
    try self.init(directory, name: path.namesOnPath.last ?? "", path: path)
  }
}
