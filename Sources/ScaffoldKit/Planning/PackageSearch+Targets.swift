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
}
