import ScaffoldInspection
import ScaffoldRecognition

extension Scaffolder {
  /// Returns the sizes of a project by layer and by module, or how they differ from those of a revision.
  ///
  /// ```swift
  /// let statistics = try scaffolder.statistics(packagePath: "/path/to/App")
  /// print(statistics.table)
  /// ```
  ///
  /// - Parameters:
  ///   - packagePath: the root folder of the package or project; with `searchesParents`, a folder within it, too.
  ///   - searchesParents: whether to use the nearest folder above that has a package or a project.
  ///   - revision: a branch, a tag or a whole commit hash of the git repository of the project; `nil` compares nothing.
  ///     Its files count for the targets as they are now.
  /// - Throws: when there is neither a package nor a project, for a configuration that cannot be read, and what `git`
  ///   reports.
  public func statistics(
    packagePath: String, searchesParents: Bool = false, comparedWith revision: String? = nil
  ) throws(ScaffoldError) -> ProjectStatistics {
    let root = try projectRoot(packagePath: packagePath, searchesParents: searchesParents)
    var warnings: [Diagnostic] = []
    _ = try RecordStore.records(in: root.directory, warnings: &warnings)
    let sources = try sources(of: root)
    let roles = try inspectionSettings(at: root.path).roles
    let texts = try sources.texts(warnings: &warnings)
    let current = Statistics(of: texts, roles: roles, isCancelled: isInterrupted)
    try stopIfInterrupted()
    guard let revision else {
      return ProjectStatistics(table: current.table, json: current.json, diagnostics: warnings)
    }
    let (repository, below) = try repository(around: root.path)
    let files = try withGit { git throws(ScaffoldError) in
      try RevisionFiles(revision, of: repository, below: below, by: git)
    }
    let former = Statistics(
      of: files.files.compactMap { sources.text(at: $0.path, $0.bytes) }, roles: roles,
      isCancelled: isInterrupted)
    try stopIfInterrupted()
    warnings += files.tooLarge.filter { sources.text(at: $0, []) != nil }.map { path in
      .sourceTooLarge("\(revision.escapingControlCharacters):\(path.joined(separator: "/"))")
    }
    let comparison = StatisticsComparison(from: former, to: current)
    return ProjectStatistics(
      table: comparison.table, json: comparison.json, diagnostics: warnings)
  }

  /// The folder of the git repository that has a folder, and the names from there to it.
  private func repository(
    around path: String
  ) throws(ScaffoldError) -> (path: String, below: [String]) {
    let names = path.namesOnPath
    for count in (0...names.count).reversed() {
      let candidate = "/" + names.prefix(count).joined(separator: "/")
      let folder = try reporting(visible.directory(at: candidate))
      if try reporting(folder.status(of: ".git")) != nil {
        return (candidate, Array(names.dropFirst(count)))
      }
    }
    throw ScaffoldError(
      .notFound, .noPackage, "the project is in no git repository",
      help: "leave '--compare' out")
  }
}
