/// The targets that a request can name.
struct KnownTargets {
  let layout: PackageLayout
  let choice: TargetChoice
  /// Advice about the project.
  var notes: [Diagnostic] = []
}

extension PackageSearch {
  /// The targets of the package or the project at `path`; `nil` if the request creates a package.
  ///
  /// - Throws: what is wrong with the package or with the folders of the request.
  func targets(
    of request: ScaffoldRequest, at path: String, inspector: (String) -> PackageInspector
  ) throws(ScaffoldError) -> KnownTargets? {
    let layout = { (root: String) throws(ScaffoldError) in try inspector(root).layout() }
    if let problem = try problem(withFoldersOf: request, at: path, layout: layout) { throw problem }
    if try hasManifest(at: path) {
      let inspector = inspector(path)
      let layout = try inspector.layout()
      return KnownTargets(layout: layout, choice: inspector.choice(in: layout))
    }
    if let project = try Project(request, at: path, fileSystem) {
      // An Xcode target may mix languages.
      let choice = TargetChoice(layout: project.layout) { _ in false }
      return KnownTargets(layout: project.layout, choice: choice, notes: project.notes)
    }
    if let problem = try problem(with: request, at: path, layout: layout) { throw problem }
    return nil
  }

  /// The edit of the manifest that makes the target of a request; `nil` if the request makes none, or if an earlier
  /// run of it has made it.
  func edit(
    for request: ScaffoldRequest, _ known: KnownTargets, needsTests: Bool,
    _ inspector: PackageInspector
  ) throws(ScaffoldError) -> ManifestEdit? {
    guard let name = request.newTarget else { return nil }
    guard known.layout.hasManifest else { throw ScaffoldError(.needsManifest) }
    let path = try root()
    let root = try reporting(fileSystem.directory(at: path))
    let isMade = RecordStore.readableRecords(in: root).contains {
      $0.record.target == name && $0.record.manifest != nil
    }
    if isMade, known.layout.target(named: name) != nil { return nil }
    let target = try NewTarget(
      name: name, testTarget: request.testTarget, needsTests: needsTests, in: known.layout)
    return try inspector.adding(target)
  }
}

extension ScaffoldRequest {
  /// The name of the target that the request makes; `nil` if it makes none.
  var newTarget: String? {
    guard createsTarget else { return nil }
    return target ?? modules.first.map { "\($0.name.text)Feature" }
  }
}

extension Diagnostic {
  fileprivate static let needsManifest = Diagnostic(
    .usage, .newTarget, "'--new-target' needs a Package.swift",
    help: "make the target in the project, and name its folders with '--sources' and '--tests'")
}
