import ScaffoldRecognition

/// The verbs that read modules from declarations.
extension Scaffolder {
  /// Returns the modules of a package or a project that no record describes, by the declarations of their types.
  ///
  /// ```swift
  /// let found = try scaffolder.unrecordedModules(packagePath: "/path/to/App")
  /// print(found.map(\.name))  // ["Favorites", "Login"]
  /// print(found[1].roles)  // ["view", "presenter", "interactor", "router"]
  /// ```
  ///
  /// The files of recorded modules are not read. A project of Xcode, Tuist, XcodeGen or Bazel needs no
  /// `Package.swift`.
  ///
  /// - Parameters:
  ///   - packagePath: the root folder of the package or project; with `searchesParents`, a folder within it, too.
  ///   - searchesParents: whether to use the nearest folder above that has a package or a project.
  ///   - recorded: the recorded modules, if they are known; `nil` reads their records.
  /// - Returns: the modules, ordered by target and name.
  /// - Throws: when there is neither a package nor a project.
  public func unrecordedModules(
    packagePath: String, searchesParents: Bool = false, besides recorded: [RecordedModule]? = nil
  ) throws(ScaffoldError) -> [FoundModule] {
    var warnings: [Diagnostic] = []
    return try unrecordedModules(
      packagePath: packagePath, searchesParents: searchesParents, besides: recorded,
      warnings: &warnings)
  }

  /// Returns the same.
  ///
  /// - Parameters:
  ///   - packagePath: the root folder of the package or project; with `searchesParents`, a folder within it, too.
  ///   - searchesParents: whether to use the nearest folder above that has a package or a project.
  ///   - recorded: the recorded modules, if they are known; `nil` reads their records.
  ///   - warnings: receives which sources are not read because of a limit.
  /// - Returns: the modules, ordered by target and name.
  /// - Throws: when there is neither a package nor a project.
  public func unrecordedModules(
    packagePath: String, searchesParents: Bool = false, besides recorded: [RecordedModule]? = nil,
    warnings: inout [Diagnostic]
  ) throws(ScaffoldError) -> [FoundModule] {
    let root = try projectRoot(packagePath: packagePath, searchesParents: searchesParents)
    let files: [RelativePath]
    if let recorded {
      files = recorded.flatMap(\.files).map(\.path)
    } else {
      files = try RecordStore.recordsOfDisk(in: root.directory).flatMap(\.record.files).map(\.path)
    }
    let texts = try sources(of: root).texts(
      besides: Set(files.map(\.description)), warnings: &warnings)
    let roles = try inspectionSettings(at: root.path).roles
    return try modules(of: texts, by: roles).map(FoundModule.init)
  }

  /// The modules that sources show.
  ///
  /// - Throws: if the user interrupts the run.
  func modules(
    of texts: [ScaffoldRecognition.SourceText], by roles: RoleTable
  ) throws(ScaffoldError) -> [RecognizedModule] {
    let modules = Recognition(of: texts, roles: roles, isCancelled: isInterrupted).modules
    try stopIfInterrupted()
    return modules
  }

  /// Throws if the user interrupts a run that only reads.
  func stopIfInterrupted() throws(ScaffoldError) {
    if isInterrupted() { throw ScaffoldError(.interruptedUnchanged) }
  }

  /// Returns what the declarations of a recorded module show; `nil` if they show no module.
  ///
  /// - Parameters:
  ///   - module: a module of the package at `packagePath`.
  ///   - packagePath: the root folder of the package or project; with `searchesParents`, a folder within it, too.
  ///   - searchesParents: whether to use the nearest folder above that has a package or a project.
  /// - Throws: when there is neither a package nor a project, and for a file that cannot be read.
  public func found(
    _ module: RecordedModule, packagePath: String, searchesParents: Bool = false
  ) throws(ScaffoldError) -> FoundModule? {
    let root = try projectRoot(packagePath: packagePath, searchesParents: searchesParents)
    var files = RecordedFiles(root: root.directory)
    var texts: [ScaffoldRecognition.SourceText] = []
    for file in module.files {
      let path = file.foundAt ?? file.path
      guard case .file(let bytes) = try files.find(path) else { continue }
      texts.append(
        .init(
          path: path.description, text: bytes, module: module.target,
          isTest: module.testTarget.map { path.components.contains($0) } ?? false))
    }
    let roles = try inspectionSettings(at: root.path).roles
    let found = Recognition(of: texts, roles: roles).modules.first { $0.name == module.name }
    return found.map(FoundModule.init)
  }

  /// Returns the changes that add requirements to a module that no record describes, or remove them: in the protocol,
  /// in the types that conform, and in the mocks that are written by hand, each in the style of its file. Reads only;
  /// ``apply(_:progress:)`` carries the changes out.
  ///
  /// What cannot be derived is a note of the result, with its place.
  ///
  /// - Throws: if there is no such module, and if a requirement cannot be added: without roles, and where no link or
  ///   several types fit.
  public func previewAddition(_ request: AdditionRequest) throws(ScaffoldError) -> ChangeSet {
    let root = try projectRoot(
      packagePath: request.packagePath, searchesParents: request.searchesParents)
    var warnings: [Diagnostic] = []
    var additions = ModuleAdditions(
      request, in: try sources(of: root).texts(warnings: &warnings),
      by: try inspectionSettings(at: root.path).roles)
    var changes: [Change] = []
    for file in try additions.run() {
      let planned = PlannedFile(
        path: try RelativePath(validating: file.path), contents: file.after, isExecutable: false)
      changes.append(Change(file: planned, action: .merged, before: file.before, isEdited: true))
    }
    var set = ChangeSet(
      root: root.path, missingFolders: [], changes: changes,
      diagnostics: warnings + additions.notes,
      target: additions.target, testTarget: nil)
    try complete(&set, in: root.directory)
    return set
  }

  /// The result of some work on the recorded modules that a request names. An error about their names, or about a project
  /// without a package, takes account of the modules that no record describes.
  package func knowingUnrecorded<Value>(
    _ request: ChangeRequest, _ work: () throws(ScaffoldError) -> Value
  ) throws(ScaffoldError) -> Value {
    do throws(ScaffoldError) {
      return try work()
    } catch {
      let open: Set<Diagnostic.Code> = [.unknownModule, .noPackage, .noModules]
      guard error.diagnostics.contains(where: { open.contains($0.code) }) else { throw error }
      var ignored: [Diagnostic] = []
      let project = attempt(&ignored) { () throws(ScaffoldError) in
        (
          root: try projectRoot(
            packagePath: request.packagePath, searchesParents: request.searchesParents),
          found: try unrecordedModules(
            packagePath: request.packagePath, searchesParents: request.searchesParents)
        )
      }
      guard let project, !project.found.isEmpty else { throw error }
      guard !request.modules.isEmpty else {
        throw ScaffoldError(.noModules(besides: project.found))
      }
      _ = try RecordedNames.modules(
        named: request, in: project.root.directory, at: project.root.path, besides: project.found)
      throw error
    }
  }

  /// The Swift files of the package or project. Without a manifest, all files below the root count, also those beside the
  /// folders of recorded modules.
  func sources(
    of root: (path: String, directory: any Directory)
  ) throws(ScaffoldError) -> ProjectSources {
    let search = PackageSearch(path: root.path, searchesParents: false, fileSystem: visible)
    let targets =
      try search.hasManifest(at: root.path)
      ? attemptReading { () throws(ScaffoldError) in try hints.manifestTargets(at: root.path) } : []
    return try ProjectSources(
      root: root.directory, at: root.path, targets: targets ?? [], isInterrupted: isInterrupted)
  }

  /// The root folder of the package, else of the nearest project without a manifest.
  func projectRoot(
    packagePath: String, searchesParents: Bool
  ) throws(ScaffoldError) -> (path: String, directory: any Directory) {
    let search = PackageSearch(
      path: packagePath, searchesParents: searchesParents, fileSystem: visible)
    do throws(ScaffoldError) {
      return try search.directory()
    } catch {
      guard error.diagnostics.map(\.code) == [.noPackage] else { throw error }
      var candidate = packagePath
      while true {
        var ignored: [Diagnostic] = []
        let found = attempt(&ignored) { () throws(ScaffoldError) in
          let folder = try reporting(visible.directory(at: candidate))
          return (folder, try reporting(ProjectKind.found(in: folder)))
        }
        if let (folder, kind) = found, let kind, kind != .bazel { return (candidate, folder) }
        guard searchesParents, let above = PackageSearch.folder(above: candidate) else { break }
        candidate = above
      }
      throw error
    }
  }
}
