/// Finds the templates in a commit of a repository: the repository itself, else the folders in `Templates`, else the
/// folders at its top.
struct RepositorySearch {
  /// A template that has been found, with the names of its files' objects.
  struct Found {
    /// The folder's name; empty for the repository itself.
    let name: String
    /// The path in the repository.
    let path: String
    /// The name of the folder's object.
    let tree: String
    fileprivate(set) var files: [File] = []
    fileprivate var entries = 0
  }

  struct File {
    /// The path in the template's folder.
    let path: String
    let isExecutable: Bool
    let object: String
  }

  private(set) var objects: GitObjects
  /// The name of the top folder's object.
  private let top: String
  /// How deep, and among how many entries, templates of other tools are searched for.
  private static let (deepest, mostEntries) = (4, 2_000)
  private static let folder = "Templates"

  init(_ fetch: GitFetch) {
    objects = GitObjects(of: fetch)
    top = fetch.tree
  }

  /// The templates with their files; none if there is no template.
  mutating func templates() throws(ScaffoldError) -> [Found] {
    try objects.readTrees([top])
    let top = objects[tree: top]
    if top[TemplateFolder.manifestName] != nil {
      // The files for git and its server are not part of the template.
      let entries = top.entries.filter { !$0.name.hasPrefix(".git") }
      return try listed([
        (Found(name: "", path: ".", tree: self.top), GitTree(entries: entries))
      ])
    }
    if let inner = top[Self.folder], inner.isFolder {
      try objects.readTrees([inner.object])
      let found = try templates(in: objects[tree: inner.object], below: Self.folder + "/")
      if !found.isEmpty { return found }
    }
    return try templates(in: top, below: "")
  }

  private mutating func templates(
    in tree: GitTree, below prefix: String
  ) throws(ScaffoldError) -> [Found] {
    let folders = tree.entries.filter { $0.isFolder && !EmbeddedTemplates.isSetAside($0.name) }
    try objects.readTrees(folders.map(\.object))
    let templates = folders.filter {
      objects[tree: $0.object][TemplateFolder.manifestName] != nil
    }
    guard templates.count <= RepositoryLimits.templates else {
      throw ScaffoldError(
        .data, .limit, "the repository has more than \(RepositoryLimits.templates) templates")
    }
    return try listed(
      templates.map {
        (
          Found(name: $0.name, path: prefix + $0.name, tree: $0.object), objects[tree: $0.object]
        )
      })
  }

  // MARK: Files

  /// A folder of a template that is to be listed.
  private struct Folder {
    /// The index of the template.
    let template: Int
    let prefix: String
    let depth: Int
    let tree: GitTree
  }

  /// The templates with their files, which are listed level by level.
  private mutating func listed(
    _ templates: [(Found, GitTree)]
  ) throws(ScaffoldError) -> [Found] {
    var found = templates.map(\.0)
    var level = templates.enumerated().map { index, template in
      Folder(template: index, prefix: "", depth: 0, tree: template.1)
    }
    while !level.isEmpty {
      var inner: [(Folder, GitTree.Entry)] = []
      for folder in level {
        inner += try Self.list(folder, into: &found[folder.template]).map { (folder, $0) }
      }
      guard found.reduce(0, { $0 + $1.entries }) <= RepositoryLimits.entries else {
        throw ScaffoldError(
          .data, .limit, "the templates have more than \(RepositoryLimits.entries) entries")
      }
      try objects.readTrees(inner.map(\.1.object))
      level = inner.map { folder, entry in
        Folder(
          template: folder.template, prefix: folder.prefix + entry.name + "/",
          depth: folder.depth + 1, tree: objects[tree: entry.object])
      }
    }
    return found
  }

  /// Adds the files of a folder to a template; returns its folders.
  private static func list(
    _ folder: Folder, into template: inout Found
  ) throws(ScaffoldError) -> [GitTree.Entry] {
    let place = SourceLocation(path: template.path)
    var folders: [GitTree.Entry] = []
    for entry in folder.tree.entries where entry.name != ".DS_Store" {
      template.entries += 1
      try TemplateFolder.checkCount(template.entries, depth: folder.depth, at: place)
      let path = folder.prefix + entry.name
      guard entry.isUTF8 else { throw ScaffoldError(TemplateFolder.badFileName(path, at: place)) }
      guard isSafe(entry.name) else { throw ScaffoldError(.unsafeName(path, at: place)) }
      switch entry.kind {
      case .file(let isExecutable):
        template.files.append(File(path: path, isExecutable: isExecutable, object: entry.object))
      case .folder: folders.append(entry)
      case .link: throw ScaffoldError(.notRegularFile(path, at: place))
      case .submodule: throw ScaffoldError(.submodule(path, at: place))
      }
    }
    return folders
  }

  /// Whether a name of a tree is one name, and not that of git's own folder.
  private static func isSafe(_ name: String) -> Bool {
    let isOneName = !name.isEmpty && name != "." && name != ".." && !name.utf8.contains(0x2F)
    return isOneName && ![".git", "git~1"].contains(name.caseFolded)
  }

  // MARK: Other tools

  /// The path of a template of Xcode or of Generamba; `nil` if none is found soon.
  mutating func otherTemplate() throws(ScaffoldError) -> String? {
    var level = [("", objects[tree: top])]
    var count = 0
    for _ in 0...Self.deepest {
      var folders: [(path: String, object: String)] = []
      for (prefix, tree) in level {
        for entry in tree.entries {
          count += 1
          guard count <= Self.mostEntries else { return nil }
          let path = prefix + entry.name
          if entry.name.hasSuffix(".xctemplate") { return path }
          if entry.name.hasSuffix(".rambaspec") {
            return prefix.isEmpty ? "." : String(prefix.dropLast())
          }
          if entry.isFolder { folders.append((path + "/", entry.object)) }
        }
      }
      try objects.readTrees(folders.map(\.object))
      level = folders.map { ($0.path, objects[tree: $0.object]) }
    }
    return nil
  }
}

extension Diagnostic {
  /// A name that leads out of its folder, or that git does not allow.
  fileprivate static func unsafeName(_ path: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .containment, .fileName,
      "'\(path.escapingControlCharacters)' is not a valid path in a template's folder",
      at: location, help: "rename the file")
  }

  /// A submodule in a template's folder.
  fileprivate static func submodule(_ path: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .containment, .notAFile,
      "'\(path.escapingControlCharacters)' is a submodule, which is not fetched", at: location,
      help: "a template's folder can contain only regular files and folders")
  }
}
