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
    let all = RecordStore.readableRecords(in: package.directory)
    try ForeignFiles.refuseShared(by: [record], among: all.map(\.record))
    let name = try newName(
      rename, of: record, in: PackagePlace(root: package.path, from: request.packagePath))
    let isNewName = record.module != name.name.text
    let users = isNewName ? record.parents(among: all) + record.users(among: all) : []
    var known: Set<RelativePath> = []
    let parents = users.filter { known.insert($0.record.path).inserted }
    let modules = try former([stored] + parents, of: package)
    let places = try movedFiles(
      of: modules.map(\.record),
      Dictionary(modules.map { ($0.record.path, $0.base) }) { first, _ in first },
      in: package.directory)
    var requests = try newRequests(for: modules, name, places)
    if let target = rename.newTarget {
      (requests[0].target, requests[0].testTarget) = (target, nil)
    }
    var planned: Plan
    do throws(ScaffoldError) {
      planned = try plan(requests)
    } catch {
      throw rename.newTarget == nil ? error.naming([record], targets: targets(), places) : error
    }
    guard planned.modules.count == modules.count else {
      throw ScaffoldError(.otherShape(of: record))
    }
    for (module, new) in zip(modules, planned.modules)
    where module.base.files.count != new.files.count {
      throw ScaffoldError(.otherShape(of: module.record))
    }
    let changes = renames(of: modules, to: planned.modules, rename, places)
    var made = madeInsertions(at: package.path)
    for (index, module) in modules.enumerated() {
      planned.modules[index].rename = changes[index]
      try made.leaveOutRemoved(
        from: &planned.modules[index], recorded: [module.record], addsNew: false)
    }
    if isNewName { planned.diagnostics += record.namings(among: all, becoming: name.name.text) }
    for module in modules
    where try TemplateChooser(fileSystem).material(for: module.request).isOnlyCopy {
      planned.diagnostics.append(.keptTemplate(of: module.record))
    }
    planned.manifest = try manifest(
      renaming: changes.reduce(into: [:]) { $0.merge($1.paths) { first, _ in first } },
      in: package.directory)
    return planned
  }

  /// A module as its record says.
  private struct Former {
    let stored: RecordStore.Stored
    let request: ScaffoldRequest
    let base: PlannedModule

    var record: ModuleRecord { stored.record }
  }

  /// The module to rename and those that present it, as they were generated.
  private func former(
    _ modules: [RecordStore.Stored], of package: (path: String, directory: any Directory)
  ) throws(ScaffoldError) -> [Former] {
    try refuseMarkers(in: modules.map(\.record), package.directory)
    for stored in modules {
      guard let merged = stored.merged else { continue }
      throw ScaffoldError(
        .recordConflict(at: stored.record.path.components, line: merged.line))
    }
    var requests: [ScaffoldRequest] = []
    for stored in modules { requests.append(try oldRequest(for: stored.record, at: package.path)) }
    let bases = Dictionary(try render(requests).map { ($0.record.path, $0) }) { first, _ in first }
    var former: [Former] = []
    for (stored, request) in zip(modules, requests) {
      let record = stored.record
      guard let base = bases[record.path], base.record.templateDigest == record.templateDigest
      else {
        throw try ScaffoldError.unknownTemplate(
          of: record, former.isEmpty ? "renamed" : "changed", in: package.directory)
      }
      former.append(Former(stored: stored, request: request, base: base))
    }
    return former
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
    let folder = isShort ? Array(whole.dropLast(typed.count)) : []
    let outer = name.subfolder.starts(with: folder) ? [] : folder
    let path = ModulePath(subfolder: outer + name.subfolder, name: name.name)
    let isMoved = rename.newTarget.map { $0 != record.target } ?? false
    guard path.description != record.name || isMoved else {
      throw ScaffoldError(.sameName(as: record))
    }
    return path
  }

  /// The requests that render the module under its new name, and those that present it with that name in their
  /// options.
  private func newRequests(
    for modules: [Former], _ name: ModulePath, _ places: [RelativePath: RelativePath]
  ) throws(ScaffoldError) -> [ScaffoldRequest] {
    var requests = modules.map { module in
      var request = module.request
      request.rerendering?.former = nil
      let files = module.base.files
      request.rerendering?.files = Set(
        files.map(\.path) + module.record.files.map(\.path) + places.values)
      request.rerendering?.types = Set(
        files.flatMap { TopLevelName.all(in: $0.contents).types })
      return request
    }
    requests[0].modules = [name]
    requests[0].rerendering?.keepsTypeImports = false
    let oldName = modules[0].record.module
    requests[0].present(name.name.text, inPlaceOf: oldName)
    let isNamed = modules.contains { $0.record.mayName(modules[0].record) }
    guard requests.count > 1 || isNamed, var new = try render([requests[0]]).first else {
      return requests
    }
    if isNamed {
      let types = RenamedTypeNames(modules[0].base, new)
      for index in requests.indices { types.rename(in: &requests[index]) }
      new = try render([requests[0]]).first ?? new
    }
    let tokens = RenamedTokens(modules[0].base, new)
    for index in requests.indices.dropFirst() {
      requests[index].present(name.name.text, inPlaceOf: oldName, tokens)
    }
    return requests
  }

  /// What is known of each module: the renamed one, and those that present it.
  private func renames(
    of modules: [Former], to new: [PlannedModule], _ request: RenameRequest,
    _ places: [RelativePath: RelativePath]
  ) -> [ModuleRename] {
    let pairs = zip(modules, new).map { RenamedTokens.pairs($0.base, $1) }
    let names = (old: modules[0].record.module, new: new[0].record.module)
    let renamed = rename(
      request, edit(of: modules[0].stored, modules[0].base, places), modules[0].base, new[0],
      everywhere: RenamedTokens(pairs.flatMap(\.self), from: names.old, to: names.new),
      besides: Set(
        modules.dropFirst().flatMap { $0.record.files.map { places[$0.path] ?? $0.path } }))
    return [renamed]
      + zip(modules, zip(new, pairs)).dropFirst().map { module, new in
        ModuleRename(
          edit: edit(of: module.stored, module.base, places),
          paths: Dictionary(zip(module.base.files, new.0.files).map { ($0.path, $1.path) }) {
            first, _ in first
          },
          tokens: RenamedTokens(pairs[0] + new.1, from: names.old, to: names.new))
      }
  }

  private func rename(
    _ request: RenameRequest, _ edit: ModuleEdit, _ base: PlannedModule, _ new: PlannedModule,
    everywhere: RenamedTokens, besides presenting: Set<RelativePath>
  ) -> ModuleRename {
    let (oldName, newName) = (edit.former.module, new.record.module)
    let files = Array(zip(base.files, new.files))
    let (old, renamed) = (edit.former.moduleFolders, new.record.moduleFolders)
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
      tokens: RenamedTokens(base, new), tokensEverywhere: everywhere, presenting: presenting,
      beginnings: Dictionary(
        zip([oldName] + camel(oldName), [newName] + camel(newName)).map { ($0, $1) }
      ) { first, _ in first },
      renamesOwnNames: request.renamesOwnNames, editsEverywhere: request.editsEverywhere,
      searched: folders() + edit.former.files.map { Array($0.path.components.prefix(1)) })
  }
}

extension RenamedTokens {
  /// The names that differ between the renderings of a module under two names.
  fileprivate init(_ old: PlannedModule, _ new: PlannedModule) {
    self.init(Self.pairs(old, new), from: old.record.module, to: new.record.module)
  }

  fileprivate init(_ pairs: [Pair], from oldName: String, to newName: String) {
    let phrases = { (name: String) in
      CaseStyle.allCases.map { $0.apply(to: name) }.filter { $0.contains { "- ".contains($0) } }
    }
    self.init(
      pairs, name: oldName, oldPhrases: phrases(oldName), newPhrases: phrases(newName))
  }

  /// The files of two renderings of a module, and their names.
  fileprivate static func pairs(_ old: PlannedModule, _ new: PlannedModule) -> [Pair] {
    zip(old.files, new.files).flatMap { old, new -> [Pair] in
      [
        .init(old: old.contents, new: new.contents, isSwift: old.path.isSwift),
        .init(old: Array(old.path.name.utf8), new: Array(new.path.name.utf8), isSwift: false),
      ]
    }
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
      .usage, .sameName,
      "'\(record.name.escapingControlCharacters)' is the name of the module already",
      help:
        "type another name, with its subfolder if it has one, such as 'Account/\(record.module)'")
  }

  /// The template writes other files for the new name.
  fileprivate static func otherShape(of record: ModuleRecord) -> Diagnostic {
    Diagnostic(
      .data, .otherFiles,
      "'\(record.name.escapingControlCharacters)' cannot be renamed: its template has other files for the new name",
      help: "remove the condition on the name from the template '\(record.template)'")
  }
}
