/// Plans changes of modules that exist: renders each as its record says and as it is to be, so that the
/// difference can be merged into its files.
struct ChangePlanning {
  let request: ChangeRequest
  let fileSystem: any FileSystem
  /// Plans requests. Everything is checked.
  let plan: ([ScaffoldRequest]) throws(ScaffoldError) -> Plan
  /// Renders requests without a check. What cannot be rendered is left out.
  let render: ([ScaffoldRequest]) throws(ScaffoldError) -> [PlannedModule]
  /// The targets of the package, as far as they are known without SwiftPM.
  let targets: () -> [PackageLayout.Target]
  /// The folders to search for files that were moved.
  var folders: () -> [[String]] { { targets().map(\.folder) } }
  private var notes: [Diagnostic] = []
  /// The most versions of templates in one run, each of which is in memory.
  private static let mostVersions = 100

  init(
    _ request: ChangeRequest, _ fileSystem: any FileSystem,
    targets: @escaping () -> [PackageLayout.Target],
    plan: @escaping ([ScaffoldRequest]) throws(ScaffoldError) -> Plan,
    render: @escaping ([ScaffoldRequest]) throws(ScaffoldError) -> [PlannedModule]
  ) {
    self.request = request
    self.fileSystem = fileSystem
    self.targets = targets
    self.plan = plan
    self.render = render
  }

  /// The new files of the modules, with what is known of the old ones.
  mutating func run() throws(ScaffoldError) -> Plan {
    let package = try PackageSearch(
      path: request.packagePath, searchesParents: request.searchesParents, fileSystem: fileSystem
    ).directory()
    var stored = try chosen(in: package.directory, at: package.path)
    guard !stored.isEmpty else { throw ScaffoldError(.noModules()) }
    guard Set(stored.map(\.record.templateDigest)).count <= Self.mostVersions else {
      throw ScaffoldError(.tooManyVersions(Self.mostVersions))
    }
    if request.modules.isEmpty { stored = try withoutGone(stored, in: package.directory) }
    try refuseMarkers(in: stored.map(\.record), package.directory)
    try refuseDifferences(in: stored)
    var old: [ScaffoldRequest] = []
    for stored in stored { old.append(try oldRequest(for: stored.record, at: package.path)) }
    let bases = Dictionary(try render(old).map { ($0.record.path, $0) }) { first, _ in first }
    let places = try movedFiles(of: stored.map(\.record), bases, in: package.directory)
    let new = try newRequests(for: Array(zip(stored, old)), bases, places)
    var planned = try planned(new, places)
    let byPath = Dictionary(
      stored.map { ($0.record.path, $0) }, uniquingKeysWith: { first, _ in first })
    var made = madeInsertions(at: package.path)
    for (index, module) in planned.modules.enumerated() {
      guard let stored = byPath[module.record.path] else { continue }
      planned.modules[index].record.manifest = stored.record.manifest
      try made.leaveOutRemoved(
        from: &planned.modules[index], recorded: stored.merged?.branches ?? [stored.record],
        addsNew: true)
      planned.modules[index].edit = try edit(
        of: stored, bases[stored.record.path], places, at: package.path)
    }
    planned.diagnostics += notes
    return planned
  }

  /// The records of the modules to change.
  func chosen(
    in root: any Directory, at path: String
  ) throws(ScaffoldError) -> [RecordStore.Stored] {
    guard !request.modules.isEmpty else {
      let store = RecordStore(of: root, mergesConflicts: true)
      let problems = store.unreadable.filter { $0.mayBe(inTarget: request.target) }
        .flatMap(\.problems)
      guard problems.isEmpty else { throw ScaffoldError(problems) }
      return store.found.filter { request.target == nil || $0.record.target == request.target }
    }
    return try RecordedNames.modules(named: request, in: root, at: path)
  }

  /// An update of all modules leaves out those without a file, and warns of them.
  private mutating func withoutGone(
    _ stored: [RecordStore.Stored], in root: any Directory
  ) throws(ScaffoldError) -> [RecordStore.Stored] {
    let modules = try GoneModules(
      among: stored,
      all: {
        request.target == nil
          ? stored.map(\.record) : RecordStore.readableRecords(in: root).map(\.record)
      }, in: root, searching: folders)
    guard !modules.others.isEmpty else { throw ScaffoldError(modules.warnings.map(\.asError)) }
    notes += modules.warnings
    return modules.others
  }

  /// The texts that the templates of the modules make.
  func madeInsertions(at root: String) -> MadeInsertions {
    MadeInsertions(fileSystem, templateFolders: request.templateFolders, in: root)
  }

  // MARK: Requests

  /// The request that renders a module as its record says.
  func oldRequest(
    for record: ModuleRecord, at root: String
  ) throws(ScaffoldError) -> ScaffoldRequest {
    try ScaffoldRequest(
      rendering: record, templateFolders: request.templateFolders, in: root)
  }

  /// The requests that render the modules as they are to be.
  ///
  /// An update of all modules leaves out those whose template is not found or is wrong, and warns of them. If the disk
  /// fails, nothing is updated.
  private mutating func newRequests(
    for modules: [(stored: RecordStore.Stored, old: ScaffoldRequest)],
    _ bases: [RelativePath: PlannedModule], _ places: [RelativePath: RelativePath]
  ) throws(ScaffoldError) -> [(stored: RecordStore.Stored, request: ScaffoldRequest)] {
    var requests: [(stored: RecordStore.Stored, request: ScaffoldRequest)] = []
    var problems: [Diagnostic] = []
    for (stored, old) in modules {
      do throws(ScaffoldError) {
        let base = bases[stored.record.path]
        requests.append((stored, try newRequest(for: stored.record, old, base, places)))
      } catch {
        try error.diagnostics.throwDiskErrors()
        problems += error.diagnostics.map {
          request.modules.isEmpty && !$0.isLostTemplate ? .notUpdated(stored.record, $0) : $0
        }
      }
    }
    let leavesOut = request.modules.isEmpty && !requests.isEmpty
    guard problems.isEmpty || leavesOut else { throw ScaffoldError(problems.uniqued) }
    notes += problems.uniqued.map(\.asWarning)
    return requests
  }

  /// The plan of the requests. An update of all modules leaves out those that cannot be planned, and warns of them.
  private mutating func planned(
    _ new: [(stored: RecordStore.Stored, request: ScaffoldRequest)],
    _ places: [RelativePath: RelativePath]
  ) throws(ScaffoldError) -> Plan {
    do throws(ScaffoldError) {
      return try plan(new.map(\.request))
    } catch {
      let error = error.naming(new.map(\.stored.record), targets: targets(), places)
      guard request.modules.isEmpty, new.count > 1 else { throw error }
      var fine: [ScaffoldRequest] = []
      var problems: [Diagnostic] = []
      for (stored, request) in new {
        do throws(ScaffoldError) {
          _ = try plan([request])
          fine.append(request)
        } catch {
          try error.diagnostics.throwDiskErrors()
          let explained = error.naming([stored.record], targets: targets(), places)
          problems += explained.diagnostics.map { .notUpdated(stored.record, $0) }
        }
      }
      guard !fine.isEmpty, fine.count < new.count else { throw error }
      notes += problems.map(\.asWarning)
      return try plan(fine)
    }
  }

  /// The request that renders a module as it is to be.
  private mutating func newRequest(
    for record: ModuleRecord, _ old: ScaffoldRequest, _ base: PlannedModule?,
    _ places: [RelativePath: RelativePath]
  ) throws(ScaffoldError) -> ScaffoldRequest {
    var request = old
    var rerendering = old.rerendering ?? Rerendering()
    rerendering.keepsTypeImports = false
    rerendering.former = nil
    if isNewVersion { rerendering.facts = nil }
    if isNewVersion, record.templateOrigin != .module || self.request.template != nil {
      rerendering.digest = nil
    }
    if let template = self.request.template {
      (request.template, rerendering.origin) = (template, nil)
    }
    let files = base?.files ?? []
    let paths = Set(files.map(\.path) + record.files.map(\.path))
    rerendering.files = paths.union(paths.compactMap { places[$0] })
    rerendering.types = Set(
      files.flatMap { TopLevelName.all(in: $0.contents).types })
    request.rerendering = rerendering
    let manifest = try manifest(for: request, of: record)
    var edits = try OptionEdits(record, manifest)
    for edit in self.request.edits where applies(edit, to: manifest) { try edits.apply(edit) }
    notes += edits.notes
    request.settings = edits.settings
    let edited = edits.edited
    request.presets = old.presets.filter { edited[$0.name] == nil }
    guard isNewVersion else { return request }
    let carried = CarriedOptions(
      record, request.presets, settings: request.settings, from: formerManifest(of: old),
      to: manifest, command: command(for: record))
    request.presets = carried.presets
    notes += carried.notes
    return request
  }

  /// Whether the modules get another version of their template, or another template.
  private var isNewVersion: Bool { request.updatesTemplate || request.template != nil }

  /// Whether an edit is meant for a module: an edit of all modules is for those that have the option.
  private func applies(_ edit: ChangeRequest.Edit, to manifest: TemplateManifest) -> Bool {
    guard request.modules.isEmpty, case .set(let name, _) = edit else { return true }
    return manifest.options.contains { $0.name == name }
  }

  /// The manifest of the version of the template that a record names; `nil` if it is not known.
  private func formerManifest(of old: ScaffoldRequest) -> TemplateManifest? {
    var ignored: [Diagnostic] = []
    let material = attempt(&ignored) { () throws(ScaffoldError) in
      try TemplateChooser(fileSystem).material(for: old)
    }
    return material?.digest == old.rerendering?.digest ? material?.manifest : nil
  }

  /// The command that changes a module in the same way, in a message.
  private func command(for record: ModuleRecord) -> String {
    let verb = request.template == nil ? "update" : "change"
    return "viper-gen \(verb) \(record.name.shellQuoted)"
  }

  /// The manifest of the template of a module: as it is now for an update, else the version of the record.
  private mutating func manifest(
    for request: ScaffoldRequest, of record: ModuleRecord
  ) throws(ScaffoldError) -> TemplateManifest {
    let template: TemplateChooser.Material
    do throws(ScaffoldError) {
      template = try TemplateChooser(fileSystem).material(for: request)
    } catch {
      guard error.isMissingTemplate, self.request.template == nil else { throw error }
      guard self.request.updatesTemplate else {
        throw try unknownTemplate(of: record, canUpdate: false, request)
      }
      throw ScaffoldError(.lostTemplate(of: record, error, in: request.packagePath))
    }
    guard isNewVersion || template.digest == record.templateDigest else {
      throw try unknownTemplate(of: record, canUpdate: true, request)
    }
    if template.isOnlyCopy { notes.append(.keptTemplate(of: record)) }
    return template.manifest
  }

  private func unknownTemplate(
    of record: ModuleRecord, canUpdate: Bool, _ request: ScaffoldRequest
  ) throws(ScaffoldError) -> ScaffoldError {
    try .unknownTemplate(
      of: record, "changed", canUpdate: canUpdate,
      in: try reporting(fileSystem.directory(at: request.packagePath)))
  }
}

extension Diagnostic {
  /// A package or a project without recorded modules.
  ///
  /// - Parameter unrecorded: the modules that no record describes.
  static func noModules(besides unrecorded: [FoundModule] = []) -> Diagnostic {
    let name = unrecorded.first.map { "'viper-gen adopt \($0.name.shellQuoted)'" }
    return Diagnostic(
      .notFound, .noModules,
      name == nil ? "the package has no recorded modules" : "no module is recorded",
      help: name.map {
        "\($0) records one that is written by hand, and '--all' in place of the name records all"
      }
        ?? "'viper-gen create NAME' makes one")
  }

  /// The modules have more versions of templates than one run takes.
  fileprivate static func tooManyVersions(_ limit: Int) -> Diagnostic {
    Diagnostic(
      .data, .tooManyVersions,
      "the modules were generated from more than \(limit) versions of templates",
      at: RecordPlaces.location([ModuleRecord.folder]),
      help: "name some of the modules at a time, such as 'viper-gen update NAME'")
  }
}
