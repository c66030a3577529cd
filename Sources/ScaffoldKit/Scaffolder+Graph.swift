import ScaffoldInspection
import ScaffoldRecognition

extension Scaffolder {
  /// Returns who leads to whom among the modules of a project: from code that names the builder, the router or the view of
  /// another module, from segues of storyboards, and from the option `presents` of recorded modules.
  ///
  /// ```swift
  /// let graph = try scaffolder.graph(packagePath: "/path/to/App")
  /// print(graph.edges.map { "\($0.from) \($0.kind) \($0.to)" })  // ["List pushes Detail"]
  /// ```
  ///
  /// - Parameters:
  ///   - packagePath: the root folder of the package or project; with `searchesParents`, a folder within it, too.
  ///   - searchesParents: whether to use the nearest folder above that has a package or a project.
  /// - Throws: when there is neither a package nor a project, and for a configuration that cannot be read.
  public func graph(
    packagePath: String, searchesParents: Bool = false
  ) throws(ScaffoldError) -> ProjectGraph {
    let root = try projectRoot(packagePath: packagePath, searchesParents: searchesParents)
    let sources = try sources(of: root)
    var warnings: [Diagnostic] = []
    let texts = try sources.texts(warnings: &warnings)
    let storyboards = try sources.texts(ending: ".storyboard", warnings: &warnings)
    let roles = try inspectionSettings(at: root.path).roles
    let records = try RecordStore.records(in: root.directory, warnings: &warnings).map(\.record)
    let presents = Dictionary(
      records.map { record in
        let option = record.options.first { $0.name == ModuleRecord.presentedModules }
        return (record.module, option?.texts ?? [])
      }, uniquingKeysWith: +)
    let modules = Recognition(of: texts, roles: roles, isCancelled: isInterrupted).modules
    let graph = ModuleGraph(
      of: texts + storyboards, modules: modules, presents: presents.filter { !$0.value.isEmpty },
      roles: roles, isCancelled: isInterrupted)
    try stopIfInterrupted()
    return ProjectGraph(
      graph, modules, diagnostics: warnings)
  }
}
