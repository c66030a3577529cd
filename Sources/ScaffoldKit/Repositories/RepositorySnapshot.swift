/// The templates in a commit of a repository, with their bytes.
struct RepositorySnapshot {
  let commit: String
  /// The folders of the templates, sorted by id. The path of each is its path in the repository.
  let templates: [TemplateFolder]

  /// Fetches a version of a repository, and reads its templates without checking them.
  ///
  /// - Parameters:
  ///   - name: a name for the files in the temporary folder.
  ///   - folder: the temporary folder.
  init(
    _ version: String?, of url: String, called name: String, by git: Git, in folder: any Directory
  ) throws(ScaffoldError) {
    commit = try git.fetch(version, from: url)
    try reporting(folder.createDirectory(name))
    try git.checkOut(commit, into: name)
    var search = RepositorySearch(root: try reporting(folder.directory(name)))
    templates = try search.templates().sorted { $0.name.isBefore($1.name) }
    guard !templates.isEmpty else {
      throw ScaffoldError(try search.nothingFound(in: url, version: version))
    }
  }

  /// Throws everything that is wrong with the templates.
  func check() throws(ScaffoldError) {
    var problems: [Diagnostic] = []
    for folder in templates {
      _ = attempt(&problems) { () throws(ScaffoldError) in
        try Template(folder, try TemplateManifest(of: folder))
      }
    }
    guard problems.isEmpty else { throw ScaffoldError(problems) }
  }

  /// The files of the templates as files of a package.
  ///
  /// - Parameter folder: the folder for the templates' folders, from the package's root.
  /// - Throws: names that some system cannot store, and names that are one file on some system.
  func files(below folder: RelativePath) throws(ScaffoldError) -> [PlannedFile] {
    var problems: [Diagnostic] = []
    var files: [PlannedFile] = []
    for template in templates {
      for name in template.paths {
        let path = attempt(&problems) { () throws(ScaffoldError) in
          try RelativePath(validating: "\(folder)/\(template.name)/\(name)")
        }
        guard let path, let file = try template.file(name) else { continue }
        files.append(
          PlannedFile(path: path, contents: file.bytes, isExecutable: file.isExecutable))
      }
    }
    problems += PathClashes.problems(among: files.map(\.path))
    guard problems.isEmpty else { throw ScaffoldError(problems) }
    return files
  }
}
