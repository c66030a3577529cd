/// Templates from git repositories.
extension Scaffolder {
  /// Compares the templates of a git repository with a package: what would happen to the files of the templates and to
  /// the entry of the repository in the `.viper-gen.json`. ``apply(_:progress:)`` writes them.
  ///
  /// This is the only call that runs `git`, in a temporary folder that is removed. It uses the `git` of the environment
  /// without prompts, hooks and submodules, and of the user's settings only those that are data, such as a proxy. It
  /// reads the files of templates only, with limits on time, sizes and numbers. A file of an earlier copy that was not
  /// edited is replaced, or removed if the repository does not have it any more. One that was edited is a conflict if
  /// the repository has changed it, too.
  ///
  /// ```swift
  /// var request = RepositoryRequest(url: "https://example.com/templates.git", packagePath: "/path/to/Package")
  /// request.version = "1.2.0"
  /// let added = try scaffolder.previewTemplates(of: request)
  /// print(added.repository.templates)  // ["screen"]
  /// let applied = try scaffolder.apply(added.changeSet)
  /// ```
  ///
  /// - Parameters:
  ///   - request: the repository, the version and the package.
  ///   - progress: called several times a second while `git` runs.
  /// - Throws: an invalid address, version, folder or configuration; a missing package or `git`; what `git` reports,
  ///   such as an unknown version; a repository without templates, and everything that is wrong with its templates; and
  ///   folders in the way that come from somewhere else.
  public func previewTemplates(
    of request: RepositoryRequest, progress: @escaping (ScaffoldProgress) -> Void = { _ in }
  ) throws(ScaffoldError) -> RepositoryChanges {
    let root = try projectRoot(of: request)
    let source = try ConfigurationReader.source(root: root, visible)
    let (configuration, problems) = ConfigurationReader.read(root: root) { source }
    guard problems.isEmpty else { throw ScaffoldError(problems) }
    let repositories = configuration.repositories.map(\.value)
    let path = RepositoryPath(from: root)
    let former = repositories.first {
      TemplateRepository.isSame(path.absolute($0.url), request.url)
    }
    let folder = try request.checkedFolder(former)
    return try withGit(progress) { git throws(ScaffoldError) in
      let snapshot = try RepositorySnapshot(
        request.version, of: request.url, called: "new", by: git)
      try snapshot.check()
      let repository = TemplateRepository(
        url: path.recorded(request, former), version: request.version, commit: snapshot.commit,
        folder: folder, templates: snapshot.templates.map(\.name))
      let owned = RepositoryFolders(of: repositories.filter { $0 != former })
      var changes = RepositoryChanges(
        repository: repository, former: former, packagePath: root,
        changeSet: try preview(
          Self.plan(try snapshot.files(below: folder), in: root)))
      var comparison = RepositoryComparison(
        repository, former: former, others: owned,
        in: try reporting(visible.directory(at: root)))
      try comparison.settle(&changes.changeSet) { former throws(ScaffoldError) in
        let isSame = former.commit == snapshot.commit
        return isSame
          ? snapshot
          : try RepositorySnapshot(former.commit, of: request.url, called: "former", by: git)
      }
      changes.changeSet.changes.append(try Self.edit(of: source, repository, former))
      if former?.hasRecordedSecret ?? false { changes.changeSet.diagnostics.append(.removedSecret) }
      changes.changeSet.diagnostics += try shadows(repository, configuration)
      return changes
    }
  }

  private static func plan(_ files: [PlannedFile], in root: String) -> Plan {
    Plan(
      root: root, missingFolders: [], files: files, diagnostics: [], target: "", testTarget: nil,
      onConflict: .fail)
  }

  /// The root of the package, or of a project without a manifest.
  private func projectRoot(of request: RepositoryRequest) throws(ScaffoldError) -> String {
    let search = PackageSearch(
      path: request.packagePath, searchesParents: request.searchesParents, fileSystem: visible)
    let root = try search.root()
    if search.isFolder(root) {
      let folder = try reporting(visible.directory(at: root))
      let hasConfiguration = try reporting(folder.status(of: Configuration.fileName)) != nil
      let kind = try reporting(ProjectKind.found(in: folder))
      if hasConfiguration || kind != nil { return root }
    }
    return try search.directory().path
  }

  /// Calls `body` with a `git` that works in a temporary folder, and removes the folder.
  func withGit<Value>(
    _ progress: @escaping (ScaffoldProgress) -> Void = { _ in },
    _ body: (Git) throws(ScaffoldError) -> Value
  ) throws(ScaffoldError) -> Value {
    let temporary = try reporting(TemporaryFolder(in: environment, on: fileSystem))
    defer { temporary.remove() }
    return try body(
      try Git(
        in: temporary, environment: environment, isInterrupted: isInterrupted, progress: progress))
  }

  /// The change of the configuration.
  private static func edit(
    of source: SourceText?, _ repository: TemplateRepository, _ former: TemplateRepository?
  ) throws(ScaffoldError) -> Change {
    let bytes = try ConfigurationEdit.adding(repository, inPlaceOf: former, to: source)
    let file = PlannedFile(
      path: RelativePath(trusted: [Configuration.fileName]), contents: bytes, isExecutable: false)
    guard let source else { return Change(file: file, action: .created, before: nil) }
    var change = Change(
      file: file, action: source.bytes == bytes ? .identical : .merged, before: source.bytes)
    change.masksSecrets = true
    return change
  }

  /// Warnings about templates that are used in place of others with the same id.
  private func shadows(
    _ repository: TemplateRepository, _ configuration: Configuration
  ) throws(ScaffoldError) -> [Diagnostic] {
    var warnings = repository.templates.filter(EmbeddedTemplates.names.contains)
      .map(Diagnostic.replacesBuiltIn)
    let folder = configuration.absolute(repository.folder.description)
    for entry in configuration.templateEntries {
      let path = configuration.absolute(entry.value)
      // What is wrong with another folder is reported when it is used.
      guard path != folder else { break }
      var ignored: [Diagnostic] = []
      let catalog = TemplateCatalog(folders: [path], fileSystem: visible)
      let ids = Set(attempt(&ignored, catalog.idsInFolders) ?? [])
      warnings += repository.templates.filter(ids.contains).map {
        .hidden($0, by: entry.value, at: entry.location)
      }
    }
    return warnings
  }
}

extension Diagnostic {
  /// The address of an entry had a password or a token.
  fileprivate static let removedSecret = Diagnostic(
    .configuration, .secretAddress,
    "the address in \(Configuration.fileName) had a password or a token, which is removed",
    help: "make it invalid on the server: it is still in the history of this project",
    severity: .warning)

  /// A template has the id of a built-in one.
  fileprivate static func replacesBuiltIn(_ id: String) -> Diagnostic {
    Diagnostic(
      .data, .replacesBuiltIn,
      "in this package, the template '\(id)' of the repository replaces the built-in one",
      severity: .warning)
  }

  /// Another folder has a template with the same id, and is searched first.
  fileprivate static func hidden(
    _ id: String, by folder: String, at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .data, .hiddenTemplate,
      "'\(folder.escapingControlCharacters)' has a template '\(id)', too, which is used instead",
      at: location, help: "rename or remove one of them", severity: .warning)
  }
}
