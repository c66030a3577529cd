/// The templates in a commit of a repository, with their bytes.
struct RepositorySnapshot {
  let commit: String
  /// The folders of the templates, sorted by id. The path of each is its path in the repository.
  let templates: [TemplateFolder]

  /// Fetches a version of a repository, and reads its templates without checking them.
  ///
  /// Nothing is unpacked: the folders are listed with limits, and then the files of the templates are read.
  ///
  /// - Parameter name: a name for the files in the temporary folder.
  init(
    _ version: String?, of address: String, called name: String, by git: Git
  ) throws(ScaffoldError) {
    let fetch = try GitFetch(version, of: address, by: git, into: name)
    commit = fetch.commit
    var search = RepositorySearch(fetch)
    let found = try search.templates()
    guard !found.isEmpty else {
      throw ScaffoldError(
        .noTemplates(in: address, version: version, other: try search.otherTemplate()))
    }
    templates = try TemplateBlobs(fetch, search.objects).folders(found)
      .sorted { $0.name.isBefore($1.name) }
  }

  /// Throws everything that is wrong with the templates.
  func check() throws(ScaffoldError) {
    var problems: [Diagnostic] = []
    for folder in templates {
      _ = attempt(&problems) { () throws(ScaffoldError) in
        try Template(folder, try TemplateManifest(of: folder))
      }
    }
    guard problems.isEmpty else { throw ScaffoldError(problems) }
  }

  /// The files of the templates as files of a package.
  ///
  /// - Parameter folder: the folder for the templates' folders, from the package's root.
  /// - Throws: names that some system cannot store, and names that are one file on some system.
  func files(below folder: RelativePath) throws(ScaffoldError) -> [PlannedFile] {
    var problems: [Diagnostic] = []
    var files: [PlannedFile] = []
    for template in templates {
      for name in template.paths {
        var found: [Diagnostic] = []
        let path = attempt(&found) { () throws(ScaffoldError) in
          try RelativePath(validating: "\(folder)/\(template.name)/\(name)")
        }
        problems += found.map { problem in
          PathRules.inPackage(problem, name, standard: "\(folder)").inTemplate
            .located(at: SourceLocation(path: template.location(name)))
        }
        guard let path, let file = try template.file(name) else { continue }
        files.append(
          PlannedFile(path: path, contents: file.bytes, isExecutable: file.isExecutable))
      }
    }
    problems += PathClashes.problems(among: files.map(\.path)).map(\.inTemplate)
    guard problems.isEmpty else { throw ScaffoldError(problems) }
    return files
  }
}

/// Reads the files of templates from the objects of git: their bytes, whatever attributes the repository has.
private struct TemplateBlobs {
  private let fetch: GitFetch
  private let objects: GitObjects

  init(_ fetch: GitFetch, _ objects: GitObjects) {
    (self.fetch, self.objects) = (fetch, objects)
  }

  /// The folders of the templates that have been found.
  func folders(_ found: [RepositorySearch.Found]) throws(ScaffoldError) -> [TemplateFolder] {
    let names = found.flatMap { $0.files.map(\.object) }.uniqued
    var objects = objects
    var sizes = try objects.sizes(of: names)
    if sizes.count < names.count {
      // The server has left out all files.
      let store = fetch.store + "-files"
      try fetch.fetch(found.map(\.tree).uniqued, into: store)
      objects = GitObjects(in: store, like: objects)
      sizes = try objects.sizes(of: names)
    }
    try check(sizes, of: found)
    let contents = try objects.contents(of: names, size: sizes.values.reduce(0, +))
    return try found.map { template throws(ScaffoldError) in try folder(template, contents) }
  }

  private func check(
    _ sizes: [String: Int], of found: [RepositorySearch.Found]
  ) throws(ScaffoldError) {
    var sum = 0
    for template in found {
      let place = SourceLocation(path: template.path)
      for file in template.files {
        // The server has left out a file that is too large.
        let size = sizes[file.object] ?? .max
        try TemplateFolder.checkSize(size, of: file.path, at: place)
        sum += size
      }
      guard sum <= TemplateLimits.sourceBytes else {
        throw ScaffoldError(
          .data, .limit, "the templates have more than \(TemplateLimits.sourceBytes) bytes",
          at: place)
      }
    }
  }

  private func folder(
    _ template: RepositorySearch.Found, _ contents: [String: [UInt8]]
  ) throws(ScaffoldError) -> TemplateFolder {
    var files: [String: TemplateFolder.File] = [:]
    for file in template.files {
      let bytes = contents[file.object] ?? []
      guard !bytes.starts(with: Self.pointer) else {
        throw ScaffoldError(.pointer(file.path, at: SourceLocation(path: template.path)))
      }
      let former = files.updateValue(
        .init(bytes: bytes, isExecutable: file.isExecutable), forKey: file.path)
      guard former == nil else {
        throw ScaffoldError(.twice(file.path, at: SourceLocation(path: template.path)))
      }
    }
    let name = try template.name.isEmpty ? Self.id(of: files) : template.name
    return TemplateFolder(kept: files, name: name, path: template.path)
  }

  /// The id of a repository that is a template.
  private static func id(
    of files: [String: TemplateFolder.File]
  ) throws(ScaffoldError) -> String {
    let bytes = files[TemplateFolder.manifestName]?.bytes ?? []
    let source = SourceText(path: TemplateFolder.manifestName, bytes: bytes)
    return try JSONReader.read(source, comments: true)["id"]?.string ?? ""
  }

  /// What a file in Git LFS begins with in place of its contents.
  private static let pointer = Array("version https://git-lfs.github.com/spec/v1".utf8)
}

extension Diagnostic {
  /// An error in a path as one in a file of a template.
  fileprivate var inTemplate: Diagnostic {
    let renaming = editingHelp { _ in "rename the file in the repository" }
    return category == .usage ? renaming.inCategory(.data) : renaming
  }

  /// A file whose contents are in Git LFS.
  fileprivate static func pointer(_ path: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .data, .lfsPointer,
      "'\(path.escapingControlCharacters)' is a pointer of Git LFS, without the contents of the file",
      at: location, help: "in the repository, keep the files of templates out of Git LFS")
  }

  /// Two files of one name.
  fileprivate static func twice(_ path: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .data, .sameFile, "'\(path.escapingControlCharacters)' is in the repository twice",
      at: location, help: "rename or remove one of the files")
  }

  /// A repository without templates.
  ///
  /// - Parameter other: the path of a template of another tool.
  fileprivate static func noTemplates(
    in address: String, version: String?, other: String?
  ) -> Diagnostic {
    let place = "'\(address.escapingControlCharacters)'"
    let title = version.map { "\(place) at '\($0.escapingControlCharacters)'" } ?? place
    return Diagnostic(
      .notFound, .noTemplates, "there is no template in \(title)",
      help: other.map { path in
        "clone the repository, and convert its templates: viper-gen templates import \(path.shellQuoted)"
      }
        ?? "a template is a folder with a template.json: the repository itself, or a folder in "
        + "'Templates' or at the top of the repository")
  }
}
