import ScaffoldSwift

/// Plans a new name for a module: renders it under the old name and under the new one.
extension ChangePlanning {
  /// The files of the module under its new name, with what is known of the old ones.
  func run(_ rename: RenameRequest) throws(ScaffoldError) -> Plan {
    let package = try PackageSearch(
      path: request.packagePath, searchesParents: request.searchesParents, fileSystem: fileSystem
    ).directory()
    let stored = try chosen(in: package.directory, at: package.path)
    guard let stored = stored.first else {
      throw ScaffoldError(.noModuleName(help: "'viper-gen list' lists the modules"))
    }
    let record = stored.record
    try ForeignFiles.refuseShared(
      by: [record], among: RecordStore.readableRecords(in: package.directory).map(\.record))
    let name = try newName(
      rename, of: record, in: PackagePlace(root: package.path, from: request.packagePath))
    try refuseMarkers(in: [record], package.directory)
    let old = try oldRequest(for: record, at: package.path)
    let rendered = try render([old]).first
    guard let base = rendered, base.record.templateDigest == record.templateDigest else {
      throw try ScaffoldError.unknownTemplate(of: record, "renamed", in: package.directory)
    }
    let places = try movedFiles(of: [record], [record.path: base], in: package.directory)
    var planned = try plan([newRequest(old, name, base, record, places)])
    guard planned.modules.count == 1, planned.modules[0].files.count == base.files.count else {
      throw ScaffoldError(.otherShape(of: record))
    }
    let change = self.rename(rename, edit(of: stored, base, places), base, planned.modules[0])
    planned.modules[0].rename = change
    if try TemplateChooser(fileSystem).material(for: old).isOnlyCopy {
      planned.diagnostics.append(.keptTemplate(of: record))
    }
    planned.manifest = try manifest(renaming: change.paths, in: package.directory)
    return planned
  }

  /// The manifest with the new paths of the resources that it declares; `nil` if it declares none of them.
  private func manifest(
    renaming paths: [RelativePath: RelativePath], in package: any Directory
  ) throws(ScaffoldError) -> Plan.EditedFile? {
    let path = RecordedManifest.path
    guard paths.keys.contains(where: ResourceNeeds.isResource),
      try reporting(package.status(of: path.name))?.kind == .file
    else { return nil }
    let before = try reporting(
      package.contents(of: path.name, limit: Comparison.largestFile))
    let after = ResourceNeeds.renaming(paths, in: before)
    guard after != before else { return nil }
    return Plan.EditedFile(
      file: PlannedFile(path: path, contents: after, isExecutable: false), before: before)
  }

  /// The path of the module's new name: it is typed as the old one is, from the same folder.
  private func newName(
    _ rename: RenameRequest, of record: ModuleRecord, in place: PackagePlace
  ) throws(ScaffoldError) -> ModulePath {
    let name = try ModulePath(rename.newName) { place }
    guard !name.isFromPackage else { return name }
    let typed = try TypedPath(rename.module) { place }.names
    let whole = record.subfolder + [record.module]
    let isShort = whole.count > typed.count && whole.suffix(typed.count).elementsEqual(typed)
    let outer = isShort ? Array(whole.dropLast(typed.count)) : []
    let path = ModulePath(subfolder: outer + name.subfolder, name: name.name)
    guard path.description != record.name else { throw ScaffoldError(.sameName(as: record)) }
    return path
  }

  /// The request that renders the module under its new name.
  private func newRequest(
    _ old: ScaffoldRequest, _ name: ModulePath, _ base: PlannedModule, _ record: ModuleRecord,
    _ places: [RelativePath: RelativePath]
  ) -> ScaffoldRequest {
    var request = old
    request.modules = [name]
    request.rerendering?.keepsTypeImports = false
    request.rerendering?.files = Set(
      base.files.map(\.path) + record.files.map(\.path) + places.values)
    request.rerendering?.types = Set(
      base.files.flatMap { TopLevelName.all(in: $0.contents).types })
    return request
  }

  private func rename(
    _ request: RenameRequest, _ edit: ModuleEdit, _ base: PlannedModule, _ new: PlannedModule
  ) -> ModuleRename {
    let (oldName, newName) = (edit.former.module, new.record.module)
    let files = Array(zip(base.files, new.files))
    let (old, renamed) = (edit.former.moduleFolders, new.record.moduleFolders)
    let pairs = files.flatMap { old, new -> [RenamedTokens.Pair] in
      [
        .init(old: old.contents, new: new.contents, isSwift: old.path.isSwift),
        .init(old: Array(old.path.name.utf8), new: Array(new.path.name.utf8), isSwift: false),
      ]
    }
    let phrases = { (name: String) in
      CaseStyle.allCases.map { $0.apply(to: name) }.filter { $0.contains { "- ".contains($0) } }
    }
    let camel = { (name: String) in
      [CaseStyle.upperCamel, .lowerCamel].map { $0.apply(to: name) }
    }
    return ModuleRename(
      edit: edit,
      paths: Dictionary(files.map { ($0.path, $1.path) }) { first, _ in first },
      folders: Dictionary(
        files.map {
          (
            RelativePath(trusted: old.folder(of: $0.path)),
            RelativePath(trusted: renamed.folder(of: $1.path))
          )
        }
      ) { first, _ in first },
      tokens: RenamedTokens(
        pairs, oldPhrases: phrases(oldName), newPhrases: phrases(newName)),
      beginnings: Dictionary(
        zip([oldName] + camel(oldName), [newName] + camel(newName)).map { ($0, $1) }
      ) { first, _ in first },
      renamesOwnNames: request.renamesOwnNames, editsEverywhere: request.editsEverywhere,
      searched: folders() + edit.former.files.map { Array($0.path.components.prefix(1)) })
  }
}

extension ModuleRecord {
  fileprivate var moduleFolders: ModuleFolders {
    ModuleFolders(of: files.map(\.path), endingWith: subfolder + [module])
  }
}

extension Diagnostic {
  /// The new name is the old one.
  fileprivate static func sameName(as record: ModuleRecord) -> Diagnostic {
    Diagnostic(
      .usage, "same-name",
      "'\(record.name.escapingControlCharacters)' is the name of the module already",
      help:
        "type another name, with its subfolder if it has one, such as 'Account/\(record.module)'")
  }

  /// The template writes other files for the new name.
  fileprivate static func otherShape(of record: ModuleRecord) -> Diagnostic {
    Diagnostic(
      .data, "other-files",
      "'\(record.name.escapingControlCharacters)' cannot be renamed: its template has other files for the new name",
      help: "remove the condition on the name from the template '\(record.template)'")
  }
}
