/// The entry point of the library: each command is one call.
///
/// ```swift
/// let scaffolder = Scaffolder()
/// let request = ScaffoldRequest(
///   modules: [try ModulePath("SignIn")], packagePath: "/path/to/Package")
/// let plan = try scaffolder.plan(request)
/// let changes = try scaffolder.preview(plan)
/// let applied = try scaffolder.apply(changes)
/// print(applied.changes.count)  // 21
/// ```
public struct Scaffolder: Sendable {
  let fileSystem: any FileSystem
  /// The locked package, under its path.
  var pinned: PinnedDirectory?
  /// The environment, read when it is needed.
  private let variables: @Sendable () -> [String: String]
  let cacheFolder: String?
  /// Whether SwiftPM may run a manifest that only it can read.
  private let runsManifests: Bool
  let isInterrupted: @Sendable () -> Bool
  var lock: PackageLock?
  var earlier: [Diagnostic] = []

  var environment: [String: String] { variables() }
  /// The file system that plans and previews read.
  var visible: any FileSystem { pinned ?? fileSystem }

  /// A scaffolder.
  ///
  /// - Parameters:
  ///   - fileSystem: the file system to read and write.
  ///   - environment: the variables with which SwiftPM is found (`PATH`) and run. Without `PATH`, a manifest that
  ///     only SwiftPM can read is an error, unless its answer is cached.
  ///   - cacheFolder: the folder for SwiftPM's cached answers; `nil` disables the cache.
  ///   - isInterrupted: called between steps; `true` stops the run and rolls it back.
  public init(
    fileSystem: any FileSystem = DiskFileSystem(), environment: [String: String] = [:],
    cacheFolder: String? = nil, isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) {
    self.init(
      fileSystem: fileSystem, variables: { environment }, cacheFolder: cacheFolder,
      isInterrupted: isInterrupted)
  }

  /// A scaffolder that reads the environment only when it runs SwiftPM.
  ///
  /// - Parameter runsManifests: whether SwiftPM may run a manifest that only it can read. If not, such a manifest is an
  ///   error, unless SwiftPM's answer is cached.
  package init(
    fileSystem: any FileSystem = DiskFileSystem(),
    variables: @escaping @Sendable () -> [String: String], cacheFolder: String?,
    runsManifests: Bool = true, isInterrupted: @escaping @Sendable () -> Bool
  ) {
    self.fileSystem = fileSystem
    self.variables = variables
    self.cacheFolder = cacheFolder
    self.runsManifests = runsManifests
    self.isInterrupted = isInterrupted
  }

  /// Returns every file that a request would write, without writing any.
  ///
  /// - Parameters:
  ///   - request: the modules, the place and the template.
  ///   - remembers: whether SwiftPM's answer about the package may be cached.
  /// - Throws: everything that is wrong with the request, the template or the package.
  public func plan(
    _ request: ScaffoldRequest, remembers: Bool = true
  ) throws(ScaffoldError) -> Plan {
    try plan([request], remembers: remembers)
  }

  /// Returns every file that several requests about one package would write, as one plan. Each template
  /// is read once. Modules that clash are refused, even if they have different templates.
  ///
  /// - Parameters:
  ///   - requests: each has its own modules, template, options and targets; the package and the policy are
  ///     the same in all.
  ///   - remembers: whether SwiftPM's answer about the package may be cached.
  ///   - progress: called with the progress of the run.
  /// - Throws: everything that is wrong with any request, the templates or the package.
  public func plan(
    _ requests: [ScaffoldRequest], remembers: Bool = true,
    progress: @escaping (ScaffoldProgress) -> Void = { _ in }
  ) throws(ScaffoldError) -> Plan {
    var planning = Planning(
      requests: requests, fileSystem: visible,
      inspector: { inspector(at: $0, visible, remembers: remembers) }, progress: progress)
    return try planning.plan()
  }

  /// The targets that can take the request's modules, in the order of the manifest: all that are
  /// suitable, or the one that the request names. None when the request makes the package.
  ///
  /// - Parameters:
  ///   - request: the package and, optionally, a target.
  ///   - remembers: whether SwiftPM's answer about the package may be cached.
  /// - Throws: if there is no such target, or if the test target that the request names does not exist.
  public func targets(
    for request: ScaffoldRequest, remembers: Bool = true
  ) throws(ScaffoldError) -> [ModuleTarget] {
    let search = PackageSearch(
      path: request.packagePath, searchesParents: request.searchesParents, fileSystem: visible)
    let path = try search.root()
    let known = try search.targets(of: request, at: path) { root in
      inspector(at: root, visible, remembers: remembers)
    }
    guard let known else { return [] }
    let (layout, choice) = (known.layout, known.choice)
    var problems: [Diagnostic] = []
    let targets = attempt(&problems) { () throws(ScaffoldError) in
      try request.locating(.target) { () throws(ScaffoldError) in
        let place = Placement(layout, root: path, request, choice)
        let usual = request.target == nil ? try place.base(of: request).target : nil
        return try choice.targets(named: request.target, default: usual)
      }
    }
    if let name = request.testTarget {
      _ = attempt(&problems) { () throws(ScaffoldError) in
        try request.locating(.testTarget) { () throws(ScaffoldError) in
          try choice.testTarget(named: name)
        }
      }
    }
    guard let targets, problems.isEmpty else { throw ScaffoldError(problems) }
    return targets
  }

  /// The request with the target and the subfolder that the folder of the request chooses; unchanged if the
  /// folder chooses none.
  package func placed(_ request: ScaffoldRequest) -> ScaffoldRequest {
    guard request.searchesParents else { return request }
    var ignored: [Diagnostic] = []
    let finder = attempt(&ignored) { () throws(ScaffoldError) in
      try DestinationFinder(
        request, needsTests: false, packages: [], visible,
        inspector: { inspector(at: $0, visible, remembers: false) })
    }
    return finder?.parts(of: request, &ignored).first ?? request
  }

  /// What is wrong with the package and the targets of a request. A template that cannot be used, or is not
  /// known, is taken for one without tests.
  package func problems(
    withPlaceOf request: ScaffoldRequest, templateIsKnown: Bool = true
  ) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    var chooser = TemplateChooser(visible)
    // What is wrong with the template is reported elsewhere.
    var ignored: [Diagnostic] = []
    let choice = attempt(&ignored) { () throws(ScaffoldError) in
      try templateIsKnown ? chooser.choice(for: request) : nil
    }
    var tests = (choice ?? nil)?.tests ?? TestNeed()
    tests.areNeeded = tests.areNeeded || request.testTarget != nil
    let finder = attempt(&problems) { () throws(ScaffoldError) in
      try DestinationFinder(
        request, needsTests: tests.areNeeded, packages: [], visible,
        inspector: { inspector(at: $0, visible, remembers: false) })
    }
    guard var finder else { return problems }
    for part in finder.parts(of: request, &problems) {
      _ = attempt(&problems) { () throws(ScaffoldError) in
        try finder.destination(for: part, tests: tests)
      }
    }
    return problems
  }

  /// The inspector that reads the package's targets.
  func inspector(
    at path: String, _ fileSystem: any FileSystem, remembers: Bool
  ) -> PackageInspector {
    PackageInspector(
      fileSystem: fileSystem, path: path, environment: environment, cacheFolder: cacheFolder,
      writesCache: remembers, runsManifests: runsManifests
    ) { program, arguments, environment throws(SystemError) in
      let command = Subprocess.Command(
        program: program, arguments: arguments, environment: environment)
      return try Subprocess.run([command], atOnce: 1, isInterrupted: isInterrupted)[0]
    }
  }

  /// The package of a request or a removal, for paths that a user types; `nil` if it cannot be read.
  ///
  /// - Parameter workingDirectory: the absolute path of the folder from which users complete paths; `nil` if
  ///   they cannot.
  package func place(
    packagePath: String, searchesParents: Bool, workingDirectory: String? = nil
  ) -> PackagePlace? {
    var ignored: [Diagnostic] = []
    return attempt(&ignored) { () throws(ScaffoldError) in
      let search = PackageSearch(
        path: packagePath, searchesParents: searchesParents, fileSystem: visible)
      let root = try search.root()
      let place = PackagePlace(root: root, from: packagePath)
      guard let workingDirectory else { return place }
      return try place.typed(in: workingDirectory) { () throws(ScaffoldError) in
        try reporting(visible.directory(at: root).entries())
      }
    }
  }

  /// Compares a plan with the disk and returns what would happen to each file. Reads only.
  ///
  /// - Parameters:
  ///   - plan: the files to write.
  ///   - progress: called with the progress of the run.
  /// - Throws: what is in the way and is not a conflict of contents, such as a link.
  public func preview(
    _ plan: Plan, progress: (ScaffoldProgress) -> Void = { _ in }
  ) throws(ScaffoldError) -> ChangeSet {
    let root = try reporting(visible.directory(at: plan.root))
    var warnings: [Diagnostic] = []
    var changes = try Comparison.changes(
      of: plan, in: root, visible,
      sources: { () throws(ScaffoldError) in
        try sources(of: (plan.root, root)).texts(warnings: &warnings)
      }, progress: progress)
    changes.diagnostics += warnings
    try complete(&changes, in: root)
    return changes
  }

  /// Adds what follows from the changes of files: where they are made, what is to do in the manifest and by the user.
  ///
  /// - Throws: places that other programs use.
  func complete(_ changes: inout ChangeSet, in root: any Directory) throws(ScaffoldError) {
    try changes.notePlaces(in: root)
    changes.diagnostics += try unfinished(in: root)
    changes.project = try reporting(ProjectKind.found(in: root))
    try StaleResources.remove(from: &changes, in: root)
    changes.diagnostics += GroupedFiles.warnings(about: changes, in: root)
  }

  /// Carries out the changes as one step: all of them, or none.
  ///
  /// - Parameters:
  ///   - changes: the changes to make.
  ///   - progress: called with the progress of the run.
  /// - Throws: the conflicts, if there are any, with nothing written; or what the system refused,
  ///   with everything undone.
  public func apply(
    _ changes: ChangeSet, progress: @escaping (ScaffoldProgress) -> Void = { _ in }
  ) throws(ScaffoldError) -> AppliedChanges {
    let conflicts = changes.conflicts.map { conflict in
      Diagnostic.conflict(
        at: conflict.file.path.description, isEdited: conflict.isEdited,
        help: "overwrite or skip it, or move it away")
    }
    guard conflicts.isEmpty else { throw ScaffoldError(conflicts) }
    var warnings: [Diagnostic] = []
    if changes.workCount > 0 || !changes.removedFolders.isEmpty {
      let root = try reporting(visible.directory(at: changes.root))
      let lock = try lockForWriting(in: root)
      warnings = lock === self.lock ? [] : lock.recovered
      let total = changes.workCount
      let remaining = try changes.withoutKeptTemplates(in: lock.root)
      warnings += try Transaction.run(remaining, in: lock.root, isInterrupted: isInterrupted) {
        done in
        progress(ScaffoldProgress(phase: .writing, done: done, total: total))
      }
    }
    // The other run that the preview reported has ended.
    let known = changes.diagnostics.filter { $0 != .unfinishedRun }
    return AppliedChanges(changeSet: changes, diagnostics: (known + warnings).uniqued)
  }
}
