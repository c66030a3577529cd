import Hashing

/// Works a request out: template and options on one side, package and targets on the other, then
/// the files and their names. Problems of both sides are told together.
struct Planning {
  let request: ScaffoldRequest
  let fileSystem: any FileSystem
  let inspector: @Sendable (String) -> PackageInspector

  /// A template with the values of its options.
  fileprivate struct Choice {
    let template: Template
    let options: OptionValues
    let roles: Set<FileRole>
    /// The packages that the files need.
    let packages: [RequiredPackage]
    let digest: Digest
  }

  /// A package and the targets in it that get files.
  private struct Home {
    let place: Location
    let layout: PackageLayout
    let target: PackageLayout.Target
    let testTarget: PackageLayout.Target?
    /// The manifest to write, when there is none.
    let manifest: PlannedFile?

    /// The folders of a package that is yet to be made: they stay when its first module goes.
    var folders: Set<RelativePath> {
      guard manifest != nil else { return [] }
      let folders = [target.folder] + (testTarget.map { [$0.folder] } ?? [])
      return Set(
        folders.flatMap { folder in
          (1...folder.count).map { RelativePath(trusted: Array(folder.prefix($0))) }
        })
    }
  }

  func plan() throws(ScaffoldFailure) -> Plan {
    var problems: [Diagnostic] = []
    if request.modules.isEmpty { problems.append(Diagnostic(PlanFault.noModules)) }
    problems += request.repeatedModules.map { Diagnostic(PlanFault.repeated($0.description)) }
    let choice = attempt(&problems) { () throws(ScaffoldFailure) in try choose() }
    let home = attempt(&problems) { () throws(ScaffoldFailure) in
      try findHome(
        needsTests: choice?.roles.contains(.test) ?? false, packages: choice?.packages ?? [])
    }
    guard let choice, let home, problems.isEmpty else { throw ScaffoldFailure(problems) }
    return try plan(choice, home)
  }

  private func plan(_ choice: Choice, _ home: Home) throws(ScaffoldFailure) -> Plan {
    let planner = Planner(
      template: choice.template, options: choice.options, target: .init(home.target),
      testTarget: home.testTarget.map { .init($0) },
      hasObservation: home.layout.hasObservation, header: try FileHeader(request.header))
    let subfolder = request.subfolder?.components ?? []
    var problems: [Diagnostic] = []
    var modules: [NameCheck.Module] = []
    for module in request.modules {
      let files = attempt(&problems) { () throws(ScaffoldFailure) in
        try planner.files(for: module, below: subfolder)
      }
      modules.append(NameCheck.Module(path: module, files: files ?? []))
    }
    guard problems.isEmpty else { throw ScaffoldFailure(problems) }
    let files = modules.flatMap { module in
      module.files.map(\.file) + [PlannedFile(record(of: module, choice, home))]
    }
    problems += ReservedPlaces.problems(among: modules.flatMap { $0.files.map(\.file.path) })
    problems += PathClashes.problems(among: files.map(\.path))
    problems += try nameProblems(modules, choice, home)
    guard problems.isEmpty else { throw ScaffoldFailure(problems) }
    let needs = PackageNeeds.warnings(
      of: choice.packages, in: home.layout, target: home.target, testTarget: home.testTarget)
    return Plan(
      root: home.place.root, missingFolders: home.place.missing, packageFolders: home.folders,
      files: (home.manifest.map { [$0] } ?? []) + files,
      diagnostics: choice.options.warnings + needs,
      target: home.target.name, testTarget: home.testTarget?.name, onConflict: request.onConflict)
  }

  /// Where a module comes from, as if all of its files were to be written.
  private func record(
    of module: NameCheck.Module, _ choice: Choice, _ home: Home
  ) -> ModuleRecord {
    let files = module.files.map { rendered in
      ModuleRecord.Entry(
        path: rendered.file.path, digest: SHA256.digest(of: rendered.file.contents))
    }
    return ModuleRecord(
      module: module.path.name.text,
      subfolder: (request.subfolder?.components ?? []) + module.path.subfolder,
      target: home.target.name, testTarget: home.testTarget?.name, template: choice.template.id,
      templateDigest: choice.digest,
      options: zip(choice.template.options, choice.options.texts).map { option, texts in
        RecordedOption(option, texts: texts)
      }, files: files.sorted { $0.path < $1.path })
  }

  // MARK: The template

  private func choose() throws(ScaffoldFailure) -> Choice {
    let catalog = TemplateCatalog(folders: request.templateFolders, fileSystem: fileSystem)
    let folder = try catalog.folder(request.template)
    let manifest = try TemplateManifest(of: folder)
    var problems: [Diagnostic] = []
    let options = attempt(&problems) { () throws(ScaffoldFailure) in
      try OptionValues(request.settings, presets: request.presets, of: manifest)
    }
    let template = attempt(&problems) { () throws(ScaffoldFailure) in
      try Template(folder, manifest, under: folder.isBuiltIn ? options : nil)
    }
    guard let options, let template else { throw ScaffoldFailure(problems) }
    let roles = try Planner.roles(of: template, options: options)
    return Choice(
      template: template, options: options, roles: roles,
      packages: template.packages(under: options, for: roles), digest: try folder.digest())
  }

  // MARK: The package

  private func findHome(
    needsTests: Bool, packages: [RequiredPackage]
  ) throws(ScaffoldFailure) -> Home {
    let search = PackageSearch(
      path: request.packagePath, searchesParents: request.searchesParents, fileSystem: fileSystem)
    let path = try search.root()
    let hasManifest = try search.hasManifest(at: path)
    guard hasManifest || !request.initializesPackage else {
      return try newHome(at: path, needsTests: needsTests, packages)
    }
    let inspector = inspector(path)
    let layout = try inspector.layout()
    let choice = inspector.choice(in: layout)
    var problems: [Diagnostic] = []
    let target = attempt(&problems) { () throws(ScaffoldFailure) in
      try request.blaming(.target) { () throws(ScaffoldFailure) in
        try choice.target(named: request.target)
      }
    }
    var testTarget: PackageLayout.Target?
    if let target, needsTests || request.testTarget != nil {
      testTarget = attempt(&problems) { () throws(ScaffoldFailure) in
        try request.blaming(.testTarget) { () throws(ScaffoldFailure) in
          try choice.testTarget(named: request.testTarget, for: target)
        }
      }
    }
    guard let target, problems.isEmpty else { throw ScaffoldFailure(problems) }
    return Home(
      place: Location(root: path, missing: []), layout: layout, target: target,
      testTarget: needsTests ? testTarget : nil, manifest: nil)
  }

  private func newHome(
    at path: String, needsTests: Bool, _ packages: [RequiredPackage]
  ) throws(ScaffoldFailure) -> Home {
    let place = try Location.nearestFolder(to: path, fileSystem)
    let package = try NewPackage(
      path: path, target: request.target, testTarget: request.testTarget,
      needsTests: needsTests || request.testTarget != nil, packages: packages)
    return Home(
      place: place, layout: package.layout, target: package.target,
      testTarget: package.testTarget, manifest: package.manifest)
  }

  // MARK: Names

  private func nameProblems(
    _ modules: [NameCheck.Module], _ choice: Choice, _ home: Home
  ) throws(ScaffoldFailure) -> [Diagnostic] {
    let frameworks = choice.frameworks
    var check = NameCheck(modules, frameworks: frameworks)
    check.refuse(modulesOf: home.layout, target: home.target)
    guard home.place.missing.isEmpty else { return check.problems }
    var tree = DirectoryTree(root: try reporting(fileSystem.directory(at: home.place.root)))
    let targets = [(home.target, FileRole.source)] + (home.testTarget.map { [($0, .test)] } ?? [])
    for (target, role) in targets {
      guard let folder = try tree.directory(target.folder) else { continue }
      try check.refuse(typesIn: folder, at: target.folder, role: role, exclude: target.exclude)
    }
    return check.problems
  }
}

extension Planning.Choice {
  /// The frameworks whose types the sources see under these options.
  fileprivate var frameworks: [ReservedNames.Framework] {
    var renderer = TemplateRenderer(
      scope: template.scope, values: PredefinedVariable.values(options: options))
    return template.frameworks.filter { use in
      use.condition.map { renderer.holds($0, entry: nil) } ?? true
    }.map(\.framework)
  }
}

extension Template {
  /// The packages that files of these roles need.
  func packages(
    under options: OptionValues, for roles: Set<FileRole>
  ) -> [RequiredPackage] {
    var renderer = TemplateRenderer(
      scope: scope, values: PredefinedVariable.values(options: options))
    return packages.filter { use in
      roles.contains(use.package.role)
        && use.condition.map { renderer.holds($0, entry: nil) } ?? true
    }.map { use in
      RequiredPackage(
        name: use.package.name, url: use.package.url, version: use.package.version,
        products: use.package.products, isForTests: use.package.role == .test)
    }
  }
}

extension Planner.Destination {
  fileprivate init(_ target: PackageLayout.Target) {
    self.init(name: target.name, folder: target.folder)
  }
}
