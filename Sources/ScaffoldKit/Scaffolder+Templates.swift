/// The verbs about templates.
extension Scaffolder {
  /// All templates: those in `folders`, then the built-in ones.
  ///
  /// - Throws: when a folder cannot be read, or for all templates that something is wrong with.
  public func templates(folders: [String] = []) throws(ScaffoldError) -> [TemplateDescription] {
    var problems: [Diagnostic] = []
    let descriptions = try templates(folders: folders, problems: &problems)
    guard problems.isEmpty else { throw ScaffoldError(problems) }
    return descriptions
  }

  /// Like ``templates(folders:)``, but returns the templates that can be used and collects what is wrong with
  /// the others.
  ///
  /// ```swift
  /// var problems: [Diagnostic] = []
  /// let templates = try scaffolder.templates(folders: ["Templates"], problems: &problems)
  /// print(problems.map(\.code.rawValue))  // ["json-syntax"]
  /// ```
  ///
  /// - Parameters:
  ///   - folders: folders of templates; the first folder that contains a template is used.
  ///   - problems: receives what is wrong with the other templates.
  /// - Throws: when a folder cannot be read.
  public func templates(
    folders: [String] = [], problems: inout [Diagnostic]
  ) throws(ScaffoldError) -> [TemplateDescription] {
    let catalog = TemplateCatalog(folders: folders, fileSystem: fileSystem)
    return try catalog.entries().compactMap { entry in
      attempt(&problems) { () throws(ScaffoldError) in
        try TemplateDescription(entry.id, in: entry.catalog)
      }
    }
  }

  /// The template `id`, from the first of `folders` that has it, else built in. An `id` with a slash is the path of
  /// the template's folder.
  ///
  /// - Throws: if there is no such template, or if its `template.json` is invalid.
  public func template(
    _ id: String, folders: [String] = []
  ) throws(ScaffoldError) -> TemplateDescription {
    let catalog = TemplateCatalog(folders: folders, fileSystem: fileSystem)
    return try TemplateDescription(id, in: catalog)
  }

  /// The files of the template `id` as examples for people, in the order of its `template.json`.
  ///
  /// ```swift
  /// let files = try Scaffolder().files(ofTemplate: "viper")
  /// print(files[1].path)  // SignInInteractorProtocols.swift
  /// print(files[1].condition ?? "always")  // protocols is separate
  /// ```
  public func files(
    ofTemplate id: String, folders: [String] = []
  ) throws(ScaffoldError) -> [TemplateDescription.File] {
    try TemplateCatalog(folders: folders, fileSystem: fileSystem).manifest(id).fileDescriptions
  }

  /// An error for each folder of templates that cannot be opened.
  package func problems(withTemplateFolders folders: [String]) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    for folder in folders {
      _ = attempt(&problems) { () throws(ScaffoldError) in
        try TemplateCatalog.open(folder, on: fileSystem)
      }
    }
    return problems.uniqued
  }

  /// Throws if the folder is not a package.
  package func requirePackage(at path: String) throws(ScaffoldError) {
    _ = try PackageSearch(path: path, searchesParents: false, fileSystem: fileSystem).directory()
  }

  /// The valid values of parts of a request, for completion in shells and editors. It never fails.
  public var hints: Hints {
    Hints(fileSystem: fileSystem, environment: environment, cacheFolder: cacheFolder)
  }

  /// Copies the files of a template's folder into the folder `path`, which is created if it does not exist.
  /// The folder's name becomes the copy's id, if it can be one. A folder that has exactly these files already
  /// is left as it is.
  ///
  /// - Parameters:
  ///   - id: the template's id, or the path of its folder.
  ///   - folders: folders of templates, searched before the built-in ones.
  ///   - path: the folder to create; it may exist with exactly these files.
  ///   - workingDirectory: the absolute path of the folder in which a user typed `path`. A link in the repository
  ///     around it must not lead out of the repository.
  /// - Throws: if there is no such template, if the folder has other files, or if a link leads out; then nothing is
  ///   written.
  public func export(
    template id: String, folders: [String] = [], to path: String,
    typedIn workingDirectory: String? = nil
  ) throws(ScaffoldError) -> AppliedChanges {
    let catalog = TemplateCatalog(folders: folders, fileSystem: fileSystem)
    let folder = try catalog.folder(id)
    let name = path.namesOnPath.last ?? path
    guard name != folder.name, TemplateManifest.isID(name) else {
      return try copy(folder, to: path, typedIn: workingDirectory) { _, bytes in bytes }
    }
    return try copy(folder, to: path, typedIn: workingDirectory) {
      Self.renaming($1, of: $0, from: folder.name, to: name)
    }
  }

  /// The contents of a template's file with another id, if it is the `template.json`.
  private static func renaming(
    _ bytes: [UInt8], of file: String, from id: String, to name: String
  ) -> [UInt8] {
    guard file == TemplateFolder.manifestName else { return bytes }
    let text = String(decoding: bytes, as: UTF8.self)
    let value = text.firstMatch(of: /"id"\s*:\s*("[^"]*")/)
    guard let value, value.output.1 == "\"\(id)\"" else { return bytes }
    let place = value.output.1.startIndex..<value.output.1.endIndex
    return Array((text[..<place.lowerBound] + "\"\(name)\"" + text[place.upperBound...]).utf8)
  }

  /// Copies the files of a template's folder, each with what `edit` makes of it.
  func copy(
    _ folder: TemplateFolder, to path: String, typedIn workingDirectory: String?,
    edit: (String, [UInt8]) -> [UInt8]
  ) throws(ScaffoldError) -> AppliedChanges {
    let (place, nearest) = try Location.opened(nearestTo: path, fileSystem)
    try refuseLinkOut(of: workingDirectory, to: path, reaching: nearest)
    // What was checked stays open until everything is written.
    var pinned = self
    pinned.pinned = PinnedDirectory(nearest, at: place.root, in: fileSystem)
    return try pinned.copy(folder, to: path, at: place, edit: edit)
  }

  private func copy(
    _ folder: TemplateFolder, to path: String, at place: Location,
    edit: (String, [UInt8]) -> [UInt8]
  ) throws(ScaffoldError) -> AppliedChanges {
    var files: [PlannedFile] = []
    for name in folder.paths {
      guard let file = try folder.file(name) else { continue }
      files.append(
        PlannedFile(
          path: try RelativePath(validating: name), contents: edit(name, file.bytes),
          isExecutable: file.isExecutable, mostPermissions: folder.permissions))
    }
    let plan = Plan(
      root: place.root, missingFolders: place.missing, files: files, diagnostics: [], target: "",
      testTarget: nil, onConflict: .fail)
    let changes: ChangeSet
    do {
      changes = try preview(plan)
    } catch {
      // A path below the folder is of no use in a message without the folder.
      let place = SourceLocation(path: path)
      throw ScaffoldError(
        error.diagnostics.map { $0.location == nil ? $0.located(at: place) : $0 })
    }
    let conflicts = changes.conflicts.map { conflict in
      Diagnostic.conflict(
        at: "\(path)/\(conflict.file.path)", help: "move it away, or choose another folder")
    }
    guard conflicts.isEmpty else { throw ScaffoldError(conflicts) }
    if place.missing.isEmpty { try refuseOther(than: changes, in: path) }
    return try apply(changes)
  }

  /// Refuses a path in the repository around the folder in which it was typed, if it leads out of the repository.
  private func refuseLinkOut(
    of folder: String?, to path: String, reaching nearest: any Directory
  ) throws(ScaffoldError) {
    guard let folder else { return }
    let root = try PackageSearch(path: folder, searchesParents: true, fileSystem: fileSystem)
      .repository()
    let repository = try reporting(fileSystem.directory(at: root))
    guard let names = try reporting(repository.names(onWayTo: path)),
      TypedPath.resolved(names, below: []) != nil,
      let place = try reporting(repository.absolutePath()),
      let reached = try reporting(nearest.absolutePath()),
      !reached.namesOnPath.starts(with: place.namesOnPath)
    else { return }
    throw ScaffoldError(.leadsOut(path, to: reached))
  }

  /// Refuses an existing folder that is not empty, unless it has exactly the files of the changes.
  private func refuseOther(
    than changes: ChangeSet, in path: String
  ) throws(ScaffoldError) {
    let folder = try reporting(fileSystem.directory(at: path))
    guard try reporting(folder.visibleEntries()) != [] else { return }
    let paths = changes.changes.map(\.file.path)
    let known = Set(paths + paths.flatMap(\.foldersAbove))
    let isComplete = changes.changes.allSatisfy { $0.action == .identical }
    let foreign = try reporting(folder.firstEntry(below: [], where: { !known.contains($0) }))
    guard foreign != nil || !isComplete else { return }
    throw ScaffoldError(.notEmpty(path, foreign))
  }

  /// Checks a template for errors that prevent loading, unused options and files, conditions that are never
  /// or always true, paths that clash under some combination of options, encoding and white space. On
  /// request, its code is compiled.
  ///
  /// ```swift
  /// let request = TemplateCheckRequest(path: "Mine/screen", temporaryFolder: "/tmp")
  /// let report = try Scaffolder().check(request)
  /// print(report.isSound)  // true
  /// ```
  ///
  /// - Parameters:
  ///   - request: which template, and whether it is compiled.
  ///   - seconds: a clock, in seconds since any moment, for the times in the report. With the default, they are 0.
  ///   - progress: called with the progress of the compilation.
  /// - Throws: if the check cannot run, for example because there is no such folder; the errors that it
  ///   finds are in the report.
  public func check(
    _ request: TemplateCheckRequest, seconds: @escaping () -> Double = { 0 },
    progress: @escaping (VerifyProgress) -> Void = { _ in }
  ) throws(ScaffoldError) -> TemplateCheckReport {
    try TemplateChecker(
      request: request, fileSystem: fileSystem, environment: environment,
      isInterrupted: isInterrupted, seconds: seconds, progress: progress
    ).run()
  }

  /// Writes a small working template with comments into the folder `path`, as a start for a template of your
  /// own. The folder's name becomes the template's id.
  ///
  /// ```swift
  /// let applied = try Scaffolder().startTemplate(at: "Mine/screen")
  /// print(applied.changes[0].file.path)  // Includes/Parameters.swift
  /// ```
  ///
  /// - Parameters:
  ///   - path: the folder to create.
  ///   - workingDirectory: as in ``export(template:folders:to:typedIn:)``.
  /// - Throws: a folder's name that cannot be an id, a folder that is not empty and has other files, and a link that
  ///   leads out, with nothing written.
  public func startTemplate(
    at path: String, typedIn workingDirectory: String? = nil
  ) throws(ScaffoldError) -> AppliedChanges {
    let id = path.namesOnPath.last ?? path
    guard TemplateManifest.isID(id) else {
      throw ScaffoldError(Diagnostic.badTemplateID(id).inCategory(.usage))
    }
    let starter = TemplateFolder(builtIn: EmbeddedTemplates.starter)
    return try copy(starter, to: path, typedIn: workingDirectory) { name, bytes in
      Self.renaming(bytes, of: name, from: EmbeddedTemplates.starter, to: id)
    }
  }
}

extension Diagnostic {
  /// A link on a path leads out of the repository in which the path was typed.
  fileprivate static func leadsOut(_ path: String, to place: String) -> Diagnostic {
    Diagnostic(
      .containment, .linkLeadsOut,
      "a link on the path leads out of this repository, to '\(place.escapingControlCharacters)'",
      at: SourceLocation(path: path), help: "replace the link with a folder, or type the other path"
    )
  }

  /// A folder for a copy of a template has other entries.
  fileprivate static func notEmpty(_ path: String, _ entry: RelativePath?) -> Diagnostic {
    let reason =
      entry.map { ": '\($0.description.escapingControlCharacters)' is not part of the template" }
      ?? ", and has only some of the template's files"
    return Diagnostic(
      .conflict, .notEmpty, "the folder is not empty" + reason, at: SourceLocation(path: path),
      help: "choose a folder that is empty or does not exist")
  }
}

extension RelativePath {
  /// The folders on the way to the path.
  fileprivate var foldersAbove: [RelativePath] {
    folder.indices.map { RelativePath(trusted: Array(folder[...$0])) }
  }
}

extension Directory {
  /// The entries without those of the Finder, which a template does not have either.
  fileprivate func visibleEntries() throws(SystemError) -> [String] {
    try entries().filter { $0 != ".DS_Store" }
  }

  /// The first entry of the folder and of those below it that has a property; folders come before their
  /// entries.
  fileprivate func firstEntry(
    below folder: [String], where isWanted: (RelativePath) -> Bool
  ) throws(SystemError) -> RelativePath? {
    for name in try visibleEntries() {
      let path = RelativePath(folder: folder, name: name)
      if isWanted(path) { return path }
      guard try status(of: name)?.kind == .directory else { continue }
      let found = try directory(name).firstEntry(below: path.components, where: isWanted)
      if let found { return found }
    }
    return nil
  }
}
