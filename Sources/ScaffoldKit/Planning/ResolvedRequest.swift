import Hashing

/// A request with its template, its options and its targets.
struct ResolvedRequest: Sendable {
  let request: ScaffoldRequest
  let choice: TemplateChoice
  let destination: Destination
  /// The modules that are planned: the request's, without those that are refused.
  var modules: [RequestedModule]
  /// What the text of the files depends on besides the options.
  var facts: RenderingFacts

  init(_ request: ScaffoldRequest, _ choice: TemplateChoice, _ destination: Destination) {
    self.request = request
    self.choice = choice
    self.destination = destination
    modules = request.requestedModules
    facts = request.rerendering?.facts ?? destination.facts
  }

  /// The folders between the target's folder and a module's path.
  var subfolder: [String] { request.subfolder?.components ?? [] }

  /// Renders the files of its modules.
  ///
  /// - Parameter imports: the imports for types in signatures; without them, those that names tell.
  /// - Throws: what is wrong with the request's header.
  func planner(_ imports: TypeImports? = nil) throws(ScaffoldError) -> Planner {
    Planner(
      template: choice.template, options: choice.options, target: .init(destination.target),
      testTarget: destination.testTarget.map { .init($0) }, facts: facts,
      imports: imports
        ?? TypeImports(choice.options, found: facts.typeImports, facts: facts),
      header: request.header.isEmpty ? nil : try FileHeader(request.header))
  }

  /// The path of a module's record.
  func recordPath(of module: ModulePath) -> RelativePath {
    request.recordPath(of: module, in: destination.target)
  }

  /// The record of a module, as if all of its files were written.
  func record(of module: ModulePath, files: [PlannedFile]) -> ModuleRecord {
    let entries = files.map { file in
      ModuleRecord.Entry(path: file.path, digest: SHA256.digest(of: file.contents))
    }
    var record = ModuleRecord(
      module: module.name.text, subfolder: subfolder + module.subfolder,
      target: destination.target.name, testTarget: destination.testTarget?.name,
      template: choice.template.id, templateDigest: choice.digest,
      options: choice.recordedOptions, files: entries.sorted { $0.path < $1.path })
    record.templateOrigin = choice.origin
    record.header = request.header
    record.facts = facts
    record.project = destination.project
    record.manifest = destination.manifestEdit.map {
      RecordedManifest(before: $0.before, after: $0.after)
    }
    return record
  }
}

extension ScaffoldRequest {
  /// The path of the record of a module that goes to a target.
  func recordPath(of module: ModulePath, in target: PackageLayout.Target) -> RelativePath {
    RelativePath(
      folder: ModuleRecord.folder(ofTarget: target.name) + (subfolder?.components ?? [])
        + module.subfolder,
      name: module.name.text + ModuleRecord.fileExtension)
  }
}

extension Destination {
  /// The folders of a project without a manifest; `nil` in a package.
  fileprivate var project: RecordedFolders? {
    guard !layout.hasManifest else { return nil }
    let tests = testTarget ?? layout.targets.first { $0.kind == .test && $0.depends(on: target) }
    return RecordedFolders(
      sources: target.folder, tests: tests?.folder,
      testModule: tests?.name ?? "\(target.name)Tests")
  }

  /// What the package says about the text of the files.
  fileprivate var facts: RenderingFacts {
    var facts = RenderingFacts()
    facts.hasObservation = layout.hasObservation
    facts.hasMainActorSources = target.isOnMainActor
    facts.hasInternalImports = target.hasInternalImports
    facts.hasMainActorTests = testTarget?.isOnMainActor ?? false
    if !layout.hasManifest { facts.app = layout.app }
    return facts
  }
}

extension Planner.Destination {
  init(_ target: PackageLayout.Target) {
    self.init(name: target.name, folder: target.folder)
  }
}

extension [ResolvedRequest] {
  /// The name of the first module that exists and is changed; `nil` if all of them are created.
  var changedModule: String? {
    let changed = first { $0.request.rerendering?.origin != nil }
    return changed?.request.modules.first?.description
  }
}
