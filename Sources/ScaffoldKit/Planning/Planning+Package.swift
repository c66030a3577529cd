import ScaffoldSwift

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

  /// The samples of the types in a request's signatures that targets of the package declare; `nil` if the template
  /// or a record decides that. Types that a call of the data source cannot have are reported.
  mutating func samples(
    of request: ResolvedRequest
  ) throws(ScaffoldError) -> [String: RenderingFacts.TypeSample]? {
    let options = request.choice.options
    let own = (options.ownTypes + request.facts.childEvents.ownTypes).uniqued
    let manifest = request.choice.template.manifest
    guard manifest.samplesOwnTypes else {
      try refuse(options.ownFields) { _ in true }
      return nil
    }
    let isOld = request.request.rerendering?.keepsTypeImports == true
    var found: [String: RenderingFacts.TypeSample] = isOld ? request.facts.samples : [:]
    let open = own.filter { found[$0.type] == nil }
    let samples = open.isEmpty ? OwnSamples() : try ownSamples(of: request.destination)
    if !isOld { report(CallTypes(samples: samples).problems(of: options.calls(in: manifest))) }
    let generated = try generatedSamples(of: open, in: request)
    for type in open.map(\.type) {
      let written = samples.sample(of: type)
      let isAsGenerated = written == nil || written?.text == request.facts.samples[type]?.text
      let source = isAsGenerated && generated.sample(of: type) != nil ? generated : samples
      let sample = source.sample(of: type)
      found[type] = .init(
        text: sample?.text ?? "", isComparable: sample?.isComparable ?? false,
        title: source.title(of: type), isIdentifiable: source.isIdentifiable(type),
        rawType: source.rawType(of: type), idType: source.idType(of: type))
    }
    try refuse(options.ownFields) { found[$0.type]?.text.isEmpty != false }
    if !isOld { report(options.ownFields.flatMap { CallTypes(samples: samples).problems(of: $0) }) }
    return own.isEmpty ? nil : found
  }

  /// Refuses fields of an entity with types that are missing: tests and previews have no value of them.
  private func refuse(
    _ fields: [EntityField], where isMissing: (OwnType) -> Bool
  ) throws(ScaffoldError) {
    let problems = fields.filter { $0.ownTypes.contains(where: isMissing) }
      .map { Diagnostic.noSample(of: $0) }
    guard problems.isEmpty else { throw ScaffoldError(problems) }
  }

  /// The types among some that the files of a request's modules declare themselves, such as an entity: their names
  /// begin with that of the module.
  private func generatedSamples(
    of types: [OwnType], in request: ResolvedRequest
  ) throws(ScaffoldError) -> OwnSamples {
    var samples = OwnSamples()
    let modules = request.modules.filter { module in
      types.contains { $0.type.hasPrefix(module.path.name.text) }
    }
    guard !modules.isEmpty else { return samples }
    let planner = try request.planner()
    for module in modules {
      let files = try planner.files(for: module.path, below: request.subfolder)
      for file in files where file.role == .source && file.file.path.isSwift {
        samples.add(file.file.contents, isTestable: true)
      }
    }
    return samples
  }

  /// The types that the target of a destination and the package's targets that it depends on declare.
  private func ownSamples(of destination: Destination) throws(ScaffoldError) -> OwnSamples {
    var samples = OwnSamples()
    guard destination.place.missing.isEmpty else { return samples }
    let root = try reporting(fileSystem.directory(at: destination.place.root))
    let others = destination.target.dependencies.compactMap {
      destination.layout.target(named: $0.name)
    }
    for target in [destination.target] + others {
      var tree = DirectoryTree(root: root)
      for file in try SourceWalker(target, in: &tree)?.files(passing: { _ in false }) ?? [] {
        samples.add(file.bytes, isTestable: target.name == destination.target.name)
      }
      samples.modules.insert(Planner.Destination(name: target.name, folder: []).importName)
    }
    return samples
  }

  /// The imports for the types in a request's signatures; `nil` if their names tell everything.
  mutating func imports(
    of request: ResolvedRequest
  ) throws(ScaffoldError) -> TypeImports? {
    let options = request.choice.options
    let names = options.allTypeNames.union(request.facts.childEvents.valueTypeNames)
    guard names.contains(where: OwnType.isName) else { return nil }
    let place = request.destination.place
    let keepsImports = request.request.rerendering?.keepsTypeImports ?? false
    return try TypeImports(
      options, facts: request.facts, for: request.destination,
      recorded: keepsImports ? request.facts.typeImports : [:]
    ) {
      target, type throws(ScaffoldError) in
      try declaredTypes(of: target, in: place).contains(type)
    }
  }

  /// The types that the files of a target declare. They are read once.
  mutating func declaredTypes(
    of target: PackageLayout.Target, in place: Location
  ) throws(ScaffoldError) -> Set<String> {
    if let known = declared[target.name] { return known }
    guard place.missing.isEmpty else { return [] }
    var tree = DirectoryTree(root: try reporting(fileSystem.directory(at: place.root)))
    let files = try SourceWalker(target, in: &tree)?.files { _ in false } ?? []
    let types = Set(files.flatMap { $0.declarations.types })
    declared[target.name] = types
    return types
  }
}
