// What a plan reads in the package: the layout of its Swift code, and the types that its targets declare.
extension Planning {
  /// The files of a package that is yet to be made: its manifest, and a `.gitignore` unless there is one.
  func newFiles(
    of destination: Destination, with modules: [PlannedModule]
  ) throws(ScaffoldError) -> [PlannedFile] {
    guard var manifest = destination.manifest else { return [] }
    for target in manifest.layout.targets {
      manifest.resources[target.name] = ResourceNeeds.resources(of: modules, in: target)
    }
    let ignored = NewPackage.ignoredFiles
    if destination.place.missing.isEmpty {
      let root = try reporting(fileSystem.directory(at: destination.place.root))
      if try reporting(root.status(of: ignored.path.name)) != nil { return [manifest.file] }
    }
    return [manifest.file, ignored]
  }

  /// The layout that the package's `.swift-format` asks for. Another tool reports what is wrong with that file.
  mutating func layout(of place: Location) throws(ScaffoldError) -> SwiftLayout {
    guard place.missing.isEmpty else { return .standard }
    if let layout { return layout }
    let found = try readLayout(in: place.root)
    layout = found
    return found
  }

  private func readLayout(in root: String) throws(ScaffoldError) -> SwiftLayout {
    let name = ".swift-format"
    let folder = try reporting(fileSystem.directory(at: root))
    guard try reporting(folder.status(of: name))?.kind == .file else { return .standard }
    let contents = try reporting(folder.contents(of: name, limit: ManifestLimits.bytes))
    return SwiftLayout(swiftFormat: contents)
  }

  /// The imports for the types in a request's signatures; `nil` if their names tell everything.
  mutating func imports(
    of request: ResolvedRequest
  ) throws(ScaffoldError) -> TypeImports? {
    let options = request.choice.options
    guard options.allTypeNames.contains(where: TypeImports.isOwn) else { return nil }
    let place = request.destination.place
    let root =
      place.missing.isEmpty ? try reporting(fileSystem.directory(at: place.root)) : nil
    let keepsImports = request.request.rerendering?.keepsTypeImports ?? false
    return try TypeImports(
      options, for: request.destination, recorded: keepsImports ? request.facts.typeImports : [:]
    ) {
      target, type throws(ScaffoldError) in
      guard let root else { return false }
      if let known = declared[target.name] { return known.contains(type) }
      var tree = DirectoryTree(root: root)
      let files = try SourceWalker(target, in: &tree)?.files { _ in false } ?? []
      let types = Set(files.flatMap { $0.declarations.types })
      declared[target.name] = types
      return types.contains(type)
    }
  }
}
