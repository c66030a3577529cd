/// Finds the templates in the files of a repository: the repository itself, else the folders in `Templates`, else the
/// folders at its top.
struct RepositorySearch {
  let root: any Directory
  /// The bytes that have been read.
  private var bytes = 0

  private static let folder = "Templates"
  private static let mostTemplates = 100
  /// How deep and how long templates of other tools are searched for.
  private static let (deepest, mostEntries) = (4, 2_000)

  init(root: any Directory) {
    self.root = root
  }

  /// The folders of the templates with their bytes; none if there is no template.
  mutating func templates() throws(ScaffoldError) -> [TemplateFolder] {
    if try reporting(root.status(of: TemplateFolder.manifestName)) != nil {
      return [try wholeRepository()]
    }
    if try reporting(root.status(of: Self.folder))?.kind == .directory {
      let inner = try reporting(root.directory(Self.folder))
      let found = try templates(in: inner, below: Self.folder + "/")
      if !found.isEmpty { return found }
    }
    return try templates(in: root, below: "")
  }

  private mutating func templates(
    in parent: any Directory, below prefix: String
  ) throws(ScaffoldError) -> [TemplateFolder] {
    var found: [TemplateFolder] = []
    for name in try reporting(parent.entries()) where !EmbeddedTemplates.isSetAside(name) {
      guard try reporting(parent.status(of: name))?.kind == .directory else { continue }
      let folder = try reporting(parent.directory(name))
      guard try reporting(folder.status(of: TemplateFolder.manifestName)) != nil else { continue }
      guard found.count < Self.mostTemplates else {
        throw ScaffoldError(
          .data, "limit", "the repository has more than \(Self.mostTemplates) templates")
      }
      let template = try TemplateFolder(folder, name: name, path: prefix + name)
      found.append(try loaded(template, as: name))
    }
    return found
  }

  /// The repository as one template, whose id is in its `template.json`, without the files for git and its server.
  private mutating func wholeRepository() throws(ScaffoldError) -> TemplateFolder {
    let folder = try TemplateFolder(root, name: "", path: ".")
    let manifest = try folder.file(TemplateFolder.manifestName)
    let source = SourceText(path: TemplateFolder.manifestName, bytes: manifest?.bytes ?? [])
    let id = try JSONReader.read(source, comments: true)["id"]?.string
    return try loaded(folder, as: id ?? "", without: ".git")
  }

  /// The folder with its bytes, which stay when the temporary folder is removed.
  private mutating func loaded(
    _ folder: TemplateFolder, as name: String, without prefix: String? = nil
  ) throws(ScaffoldError) -> TemplateFolder {
    var files: [String: TemplateFolder.File] = [:]
    for path in folder.paths where prefix.map({ !path.hasPrefix($0) }) ?? true {
      guard let file = try folder.file(path) else { continue }
      bytes += file.bytes.count
      guard bytes <= TemplateLimits.sourceBytes else {
        throw ScaffoldError(
          .data, "limit", "the templates have more than \(TemplateLimits.sourceBytes) bytes",
          at: SourceLocation(path: folder.path))
      }
      files[path] = file
    }
    return TemplateFolder(kept: files, name: name, path: folder.path)
  }

  // MARK: Errors

  /// The error for a repository without templates.
  func nothingFound(in url: String, version: String?) throws(ScaffoldError) -> Diagnostic {
    let place = "'\(url.escapingControlCharacters)'"
    let title = version.map { "\(place) at '\($0.escapingControlCharacters)'" } ?? place
    var count = 0
    let other = try otherTemplate(in: root, below: "", depth: 0, &count)
    return Diagnostic(
      .notFound, "no-templates", "there is no template in \(title)",
      help: other.map { path in
        "clone the repository, and convert its templates: viper-gen templates import \(path.shellQuoted)"
      }
        ?? "a template is a folder with a template.json: the repository itself, or a folder in "
        + "'\(Self.folder)' or at the top of the repository")
  }

  /// The path of a template of Xcode or of Generamba; `nil` if none is found soon.
  private func otherTemplate(
    in folder: any Directory, below prefix: String, depth: Int, _ count: inout Int
  ) throws(ScaffoldError) -> String? {
    for name in try reporting(folder.entries()) {
      count += 1
      guard count <= Self.mostEntries else { return nil }
      let path = prefix + name
      if name.hasSuffix(".xctemplate") { return path }
      if name.hasSuffix(".rambaspec") { return prefix.isEmpty ? "." : String(prefix.dropLast()) }
      guard depth < Self.deepest, try reporting(folder.status(of: name))?.kind == .directory else {
        continue
      }
      let inner = try reporting(folder.directory(name))
      let found = try otherTemplate(in: inner, below: path + "/", depth: depth + 1, &count)
      if let found { return found }
    }
    return nil
  }
}
