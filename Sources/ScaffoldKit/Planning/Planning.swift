/// Turns requests into a plan: the templates and options, the package and its targets, then the files and
/// their names. Problems of all of them are reported together.
struct Planning {
  private let requests: [ScaffoldRequest]
  let fileSystem: any FileSystem
  private let inspector: (String) -> PackageInspector
  private let progress: (ScaffoldProgress) -> Void
  /// Templates that are in no folder, by their ids.
  private let templates: [String: TemplateFolder]
  private var problems: [Diagnostic] = []
  /// The types that each target declares, where a signature names types of the user's own.
  var declared: [String: Set<String>] = [:]
  private var warnings: [Diagnostic] = []
  /// The other files in the targets of modules that are changed.
  private var neighbours: [Plan.Neighbour] = []
  /// The layout of Swift code in the package, once it is known.
  var layout: SwiftLayout?
  /// Advice about a project without a manifest.
  private var notes: [Diagnostic] = []

  init(
    requests: [ScaffoldRequest], fileSystem: any FileSystem,
    inspector: @escaping (String) -> PackageInspector,
    templates: [String: TemplateFolder] = [:],
    progress: @escaping (ScaffoldProgress) -> Void = { _ in }
  ) {
    self.requests = requests
    self.templates = templates
    self.fileSystem = fileSystem
    self.inspector = inspector
    self.progress = progress
  }

  mutating func plan() throws(ScaffoldError) -> Plan {
    guard let first = requests.first, requests.contains(where: { !$0.modules.isEmpty }) else {
      report([
        .noModuleName(help: "add a name, such as 'SignIn'").withRemedies([["SignIn"]])
      ])
      if let request = requests.first { _ = resolved(like: request) }
      throw ScaffoldError(problems)
    }
    refuseOtherPackages(than: first)
    // Valid modules are planned even if others are not, so that all problems are reported.
    let resolved = refusingRepeated(resolved(like: first))
    let modules = try modules(of: resolved)
    guard problems.isEmpty, let first = resolved.first else { throw ScaffoldError(problems) }
    let destination = first.destination
    var plan = Plan(
      root: destination.place.root, missingFolders: destination.place.missing,
      packageFolders: resolved.reduce(into: []) { $0.formUnion($1.destination.folders) },
      files: try newFiles(of: destination, with: modules), modules: modules,
      targetNames: Set(destination.layout.targets.map(\.name)),
      diagnostics: (notes + resolved.flatMap(\.warnings) + warnings).uniqued
        + PlatformNeeds.warnings(
          of: resolved.flatMap(\.choice.platforms), in: destination.layout)
        + (first.request.rerendering == nil
          ? ResourceNeeds.warnings(of: modules, in: destination.layout) : []),
      target: destination.target.name,
      testTarget: resolved.lazy.compactMap { $0.destination.testTarget?.name }.first,
      onConflict: first.request.onConflict)
    if destination.place.missing.isEmpty {
      let root = try reporting(fileSystem.directory(at: destination.place.root))
      plan.diagnostics += first.notes(in: root)
    }
    plan.neighbours = neighbours
    plan.templateFolders = resolved.flatMap(\.request.templateFolders).uniqued
    plan.manifest = resolved.lazy.compactMap(\.destination.manifestEdit).first.map {
      Plan.EditedFile(file: $0.file, before: $0.before)
    }
    for choice in resolved.map(\.choice) where plan.snapshots[choice.digest] == nil {
      plan.snapshots[choice.digest] = try TemplateSnapshot.file(of: choice.folder, choice.digest)
    }
    return plan
  }

  /// The rendered modules of the requests, without any check of their names. What cannot be rendered is left
  /// out.
  ///
  /// - Throws: errors of the disk.
  mutating func rendered() throws(ScaffoldError) -> [PlannedModule] {
    guard let first = requests.first else { return [] }
    let resolved = resolved(like: first)
    let drafts = trying { [self] () throws(ScaffoldError) in
      var copy = self
      return try copy.drafts(of: resolved)
    }
    try problems.throwDiskErrors()
    return (drafts ?? []).filter { $0.problems.isEmpty && !$0.files.isEmpty }.map(\.planned)
  }

  /// Whether nothing more is reported.
  private var isFull: Bool { problems.count >= Diagnostic.mostOfAFile }

  /// Adds problems, each once, up to the limit of a report.
  mutating func report(_ diagnostics: [Diagnostic]) {
    for problem in diagnostics where !isFull && !problems.contains(problem) {
      problems.append(problem)
    }
  }

  private mutating func trying<Value>(
    _ make: () throws(ScaffoldError) -> Value
  ) -> Value? {
    var found: [Diagnostic] = []
    let value = attempt(&found, make)
    report(found)
    return value
  }

  // MARK: Requests

  /// Refuses requests about several packages or with several policies.
  private mutating func refuseOtherPackages(than first: ScaffoldRequest) {
    let isOther = requests.contains { request in
      request.packagePath != first.packagePath || request.onConflict != first.onConflict
        || request.searchesParents != first.searchesParents || request.folders != first.folders
        || request.newTarget != first.newTarget
        || request.initializesPackage != first.initializesPackage
    }
    guard isOther else { return }
    report([
      Diagnostic(
        .usage, .severalPackages,
        "all modules of a plan must have the same package and the same conflict policy",
        help: "make a plan for each package")
    ])
  }

  /// The requests whose template and targets can be found.
  private mutating func resolved(like first: ScaffoldRequest) -> [ResolvedRequest] {
    var chooser = TemplateChooser(fileSystem, templates: templates)
    let asked = requests.map { request in
      var found: [Diagnostic] = []
      let choice = attempt(&found) { () throws(ScaffoldError) in try chooser.choice(for: request) }
      return (request: request, choice: choice, problems: found)
    }
    let choices = asked.compactMap(\.choice)
    var problems: [Diagnostic] = []
    let finder = attempt(&problems) { () throws(ScaffoldError) in
      try DestinationFinder(
        first, needsTests: choices.contains { $0.tests.areNeeded },
        packages: choices.flatMap(\.packages).uniqued,
        systems: choices.flatMap(\.platforms).firstVersions, fileSystem,
        inspector: inspector)
    }
    guard var finder else {
      report(asked.flatMap(\.problems) + problems)
      return []
    }
    notes = finder.notes
    var resolved: [ResolvedRequest] = []
    for (request, choice, problems) in asked {
      var found: [Diagnostic] = []
      let parts = finder.recordedParts(of: request, &found)
      // With the options of a module that exists, another choice may be possible.
      if parts.isEmpty || parts.contains(where: { $0.presets == request.presets }) {
        found = problems + found
      }
      for part in parts {
        let choice =
          part.presets == request.presets
          ? choice : attempt(&found) { () throws(ScaffoldError) in try chooser.choice(for: part) }
        let destination = attempt(&found) { () throws(ScaffoldError) in
          try finder.destination(for: part, tests: choice?.tests ?? TestNeed())
        }
        guard let choice, let destination else { continue }
        resolved.append(ResolvedRequest(part, choice, destination))
      }
      report(found)
    }
    return resolved
  }

  /// The requests with each module once.
  private mutating func refusingRepeated(_ resolved: [ResolvedRequest]) -> [ResolvedRequest] {
    var seen: Set<[String]> = []
    return filteringModules(of: resolved) { module, request in
      let path = module.path
      let folder = [request.destination.target.name] + request.subfolder
      if seen.insert(folder + path.subfolder + [path.name.text]).inserted { return nil }
      return .repeatedName(path.description)
    }
  }

  /// The requests without modules whose names differ from an earlier one's only in case: all of their files
  /// and types would clash.
  private mutating func refusingAlike(_ resolved: [ResolvedRequest]) -> [ResolvedRequest] {
    var seen: [String: ModulePath] = [:]
    return filteringModules(of: resolved) { module, request in
      let path = module.path
      let earlier = seen.updateValue(path, forKey: request.recordPath(of: path).folded)
      guard let earlier, earlier != path else { return nil }
      return Diagnostic(
        .usage, .repeatedName,
        "'\(earlier.description.escapingControlCharacters)' and "
          + "'\(path.description.escapingControlCharacters)' differ only in case",
        help: "choose another name for one of them")
    }
  }

  /// The requests without the modules that have a problem, which is reported.
  private mutating func filteringModules(
    of resolved: [ResolvedRequest],
    problem: (RequestedModule, ResolvedRequest) -> Diagnostic?
  ) -> [ResolvedRequest] {
    resolved.map { request in
      var filtered = request
      filtered.modules = request.modules.filter { module in
        guard let problem = problem(module, request) else { return true }
        if !isFull { report([problem.attributed(to: module.origin)]) }
        return false
      }
      return filtered
    }
  }

  // MARK: Files

  /// The modules of the requests; everything that is wrong with them is reported.
  private mutating func modules(
    of resolved: [ResolvedRequest]
  ) throws(ScaffoldError) -> [PlannedModule] {
    let drafts = try drafts(of: refusingAlike(resolved))
    let paths = drafts.flatMap { draft in draft.paths.map { (path: $0, origin: draft.origin) } }
    report(PathClashes.problems(among: paths.map(\.path)) { paths[$0].origin })
    for draft in drafts { report(draft.destination.problems(with: draft) + draft.missingFiles) }
    var names = try NameCheck(drafts, in: fileSystem)
    report(try names.problems())
    neighbours = names.neighbours
    return problems.isEmpty ? drafts.map(\.planned) : []
  }

  /// Renders the modules.
  private mutating func drafts(
    of resolved: [ResolvedRequest]
  ) throws(ScaffoldError) -> [DraftModule] {
    let total = resolved.reduce(0) { $0 + $1.modules.count }
    var drafts: [DraftModule] = []
    var unknown: [(type: String, target: PackageLayout.Target)] = []
    for var request in resolved {
      request.facts.childEvents = try childEvents(of: request) ?? request.facts.childEvents
      request.facts.samples = try samples(of: request) ?? request.facts.samples
      let imports = try imports(of: request)
      request.facts.typeImports = imports?.found ?? request.facts.typeImports
      let known = request.request.rerendering
      if known?.facts == nil {
        let layout = known?.layout
        request.facts.layout =
          if let layout { layout } else { try self.layout(of: request.destination.place) }
      }
      unknown += (imports?.unknown ?? []).map { ($0, request.destination.target) }
      let planner = try request.planner(imports)
      for module in request.modules {
        let draft = DraftModule(module, of: request, by: planner)
        report(draft.problems)
        // Members do not depend on the name of the module.
        if module.path == request.modules.first?.path {
          let choice = request.choice
          report(
            MemberClash.all(in: draft.files.map(\.file), of: choice.template, choice.options)
              .map(\.problem))
        }
        drafts.append(draft)
        progress(ScaffoldProgress(phase: .planning, done: drafts.count, total: total))
      }
    }
    let own = unknown.isEmpty ? [] : Set(drafts.flatMap { $0.types(.source) })
    warnings =
      unknown.filter { !own.contains($0.type) }
      .map { .unknownType($0.type, in: $0.target, of: resolved.changedModule) }
      + drafts.flatMap { draft in
        draft.resolved.facts.samples.filter { $0.value.text.isEmpty }.keys.sorted()
          .filter { type in !unknown.contains { $0.type == type } }
          .map { .missingSample(of: $0, in: draft.path.name) }
      } + drafts.flatMap(\.actionsWithoutControls)
      + (try missingChildren(of: drafts)) + (try foreignViews(of: drafts))
      + (try lessVisibleTypes(of: drafts))
    return drafts
  }
}

extension Diagnostic {
  /// A type of which no value for the tests could be made.
  fileprivate static func missingSample(of type: String, in module: ModuleName) -> Diagnostic {
    let name = OwnType(type: type).name
    let place = "\(module.text)Samples.\(name)".escapingControlCharacters
    return Diagnostic(
      .usage, .missingSample,
      "no test value could be made for '\(type.escapingControlCharacters)': tests that need one are skipped",
      help: "write '\(place)'", severity: .warning)
  }

  /// A request names a module more than once.
  static func repeatedName(_ name: String) -> Diagnostic {
    Diagnostic(
      .usage, .repeatedName, "'\(name.escapingControlCharacters)' is named twice",
      help: "name each module once")
  }
}

extension ResolvedRequest {
  /// What the user should know about the options and the targets.
  fileprivate var warnings: [Diagnostic] {
    request.notes + choice.options.warnings
      + PackageNeeds.warnings(
        of: choice.packages, in: destination.layout, target: destination.target,
        testTarget: destination.testTarget)
  }
}
