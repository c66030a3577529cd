/// The verbs for modules that were written into a package.
extension Scaffolder {
  /// Returns the modules that were written into the package at `packagePath`, sorted by their names, with
  /// the state of each file.
  ///
  /// - Parameters:
  ///   - packagePath: the package's root folder; with `searchesParents`, a folder within it, too.
  ///   - searchesParents: whether to use the nearest folder above that has a `Package.swift`.
  ///   - templateFolders: folders of templates, searched before the built-in ones, to find the modules that are
  ///     behind their templates; `nil` if they are not known, so that no module is compared with its template.
  /// - Throws: when there is no package, or for all records that cannot be read.
  public func modules(
    packagePath: String, searchesParents: Bool = false, templateFolders: [String]? = []
  ) throws(ScaffoldError) -> [RecordedModule] {
    var problems: [Diagnostic] = []
    let modules = try modules(
      packagePath: packagePath, searchesParents: searchesParents,
      templateFolders: templateFolders, problems: &problems)
    guard problems.isEmpty else { throw ScaffoldError(problems) }
    return modules
  }

  /// Returns the modules whose records can be read.
  ///
  /// ```swift
  /// var problems: [Diagnostic] = []
  /// let modules = try scaffolder.modules(packagePath: "/path/to/Package", problems: &problems)
  /// print(modules.map(\.path))  // ["Account/LogIn", "SignIn"]
  /// print(problems.map(\.code.rawValue))  // ["json-syntax"]
  /// ```
  ///
  /// - Parameters:
  ///   - packagePath: the package's root folder; with `searchesParents`, a folder within it, too.
  ///   - searchesParents: whether to use the nearest folder above that has a `Package.swift`.
  ///   - templateFolders: folders of templates, searched before the built-in ones, to find the modules that are
  ///     behind their templates; `nil` if they are not known, so that no module is compared with its template.
  ///   - problems: receives what is wrong with the records of the other modules.
  /// - Throws: when there is no package.
  public func modules(
    packagePath: String, searchesParents: Bool = false, templateFolders: [String]? = [],
    problems: inout [Diagnostic]
  ) throws(ScaffoldError) -> [RecordedModule] {
    let root = try PackageSearch(
      path: packagePath, searchesParents: searchesParents, fileSystem: visible
    ).directory()
    let records = RecordStore.records(in: root.directory, problems: &problems).map(\.record)
    return modules(
      of: records, among: { records }, in: root, templateFolders: templateFolders,
      problems: &problems)
  }

  /// Returns some of the modules that were written into a package, in the order of their names in the call.
  ///
  /// ```swift
  /// let modules = try scaffolder.modules(named: ["SignIn"], packagePath: "/path/to/Package")
  /// print(modules[0].options.map(\.name))  // ["ui", "view", "navigation", …]
  /// ```
  ///
  /// - Parameters:
  ///   - names: the modules as ``RecordedModule/path`` has them, or the paths of their folders.
  ///   - target: the target of the modules, where a name exists in several; `nil` for any.
  ///   - packagePath: the package's root folder; with `searchesParents`, a folder within it, too.
  ///   - searchesParents: whether to use the nearest folder above that has a `Package.swift`.
  ///   - templateFolders: folders of templates, searched before the built-in ones, to find the modules that are
  ///     behind their templates; `nil` if they are not known, so that no module is compared with its template.
  /// - Throws: when there is no package, for each name that is not that of one module, and for their records that
  ///   cannot be read.
  public func modules(
    named names: [String], target: String? = nil, packagePath: String,
    searchesParents: Bool = false, templateFolders: [String]? = []
  ) throws(ScaffoldError) -> [RecordedModule] {
    var request = ChangeRequest(modules: names, packagePath: packagePath)
    request.searchesParents = searchesParents
    request.target = target
    let (root, records) = try knowingUnrecorded(request) { () throws(ScaffoldError) in
      let root = try PackageSearch(
        path: packagePath, searchesParents: searchesParents, fileSystem: visible
      ).directory()
      return (
        root, try RecordedNames.modules(named: request, in: root.directory, at: root.path)
      )
    }
    var problems: [Diagnostic] = []
    let modules = modules(
      of: records.map(\.record),
      among: {
        var ignored: [Diagnostic] = []
        return RecordStore.records(in: root.directory, problems: &ignored).map(\.record)
      }, in: root, templateFolders: templateFolders, problems: &problems)
    guard problems.isEmpty else { throw ScaffoldError(problems) }
    return modules
  }

  /// The modules of some records, with the states of their files.
  private func modules(
    of records: [ModuleRecord], among all: () -> [ModuleRecord],
    in root: (path: String, directory: any Directory), templateFolders: [String]?,
    problems: inout [Diagnostic]
  ) -> [RecordedModule] {
    var versions = templateFolders.map {
      TemplateVersions(TemplateCatalog(folders: $0, fileSystem: visible))
    }
    return RecordedModule.modules(
      of: records, among: all, in: root.directory, template: { versions?.template(of: $0) },
      searching: { targetFolders(packagePath: root.path, searchesParents: false) },
      problems: &problems)
  }

  /// The folders of the package's targets, as far as they are known without SwiftPM.
  func targetFolders(packagePath: String, searchesParents: Bool) -> [[String]] {
    hints.targets(packagePath: packagePath, searchesParents: searchesParents).map(\.folder)
  }

  /// Returns the changes that remove modules: the unchanged files, the folders that were made for them, and
  /// their records. Edited files stay, unless the request says otherwise. Reads only;
  /// ``apply(_:progress:)`` carries the changes out.
  ///
  /// - Throws: every module that is not recorded, with every record that cannot be read; where all modules
  ///   are found, such a record is a warning. A module with missing files is an error, unless the request
  ///   has ``RemovalRequest/removesIncomplete``.
  public func previewRemoval(_ request: RemovalRequest) throws(ScaffoldError) -> ChangeSet {
    guard !request.modules.isEmpty else {
      throw ScaffoldError(.noModuleName(help: "'viper-gen list' lists the modules"))
    }
    var named = ChangeRequest(modules: request.modules, packagePath: request.packagePath)
    named.searchesParents = request.searchesParents
    named.target = request.target
    var (package, changes) = try knowingUnrecorded(named) { () throws(ScaffoldError) in
      let package = try PackageSearch(
        path: request.packagePath, searchesParents: request.searchesParents, fileSystem: visible
      ).directory()
      var warnings: [Diagnostic] = []
      var changes = try Removal.changes(
        for: request, at: package.path, package.directory, visible,
        searching: { targetFolders(packagePath: package.path, searchesParents: false) },
        sources: { () throws(ScaffoldError) in
          try sources(of: package).texts(warnings: &warnings)
        },
        resources: { () throws(ScaffoldError) in
          try sources(of: package).texts(ending: ".storyboard", warnings: &warnings)
            + sources(of: package).texts(ending: ".xib", warnings: &warnings)
        })
      changes.diagnostics += warnings.uniqued
      return (package, changes)
    }
    try complete(&changes, in: package.directory)
    return changes
  }
}
