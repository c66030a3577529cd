/// Finds paths of one run that clash on this or on another file system: two files that would be one, two
/// spellings of a folder, a file where a folder has to be.
struct PathClashes {
  private var files: [String: RelativePath] = [:]
  private var folders: [String: String] = [:]
  private var checked: [String] = []
  /// The latest path that two modules have in common.
  private var latestShared: RelativePath?
  private var problems: [Diagnostic] = []

  /// What is wrong with `paths`, in their order: the files, and if they are distinct the folders. Of two
  /// paths, the latter is reported.
  ///
  /// - Parameter origin: where the path at an index is asked for.
  static func problems(
    among paths: [RelativePath], origin: (Int) -> ScaffoldRequest.Origin? = { _ in nil }
  ) -> [Diagnostic] {
    var clashes = PathClashes()
    for (index, path) in paths.enumerated() { clashes.addFile(path, origin(index)) }
    guard clashes.problems.isEmpty else { return clashes.problems }
    for (index, path) in paths.enumerated() { clashes.addFolders(of: path, origin(index)) }
    return clashes.problems
  }

  private mutating func addFile(_ path: RelativePath, _ origin: ScaffoldRequest.Origin?) {
    guard let other = files.updateValue(path, forKey: path.folded) else { return }
    // Modules that write one file write many.
    if other.components.isSpelled(like: path.components) {
      if latestShared?.folder == path.folder { return }
      latestShared = path
    }
    report(.sameFile(other, path), origin)
  }

  private mutating func addFolders(of path: RelativePath, _ origin: ScaffoldRequest.Origin?) {
    // Most files are in the folder of the one before.
    guard !path.folder.isSpelled(like: checked) else { return }
    checked = path.folder
    var folder = ""
    for name in path.folder {
      folder += folder.isEmpty ? name : "/" + name
      let key = folder.caseFolded
      guard let other = folders[key] else {
        folders[key] = folder
        if let file = files[key] {
          report(.fileAndFolder(file, of: path), origin)
        }
        continue
      }
      if !other.utf8.elementsEqual(folder.utf8) {
        return report(.sameFolder(other, folder), origin)
      }
    }
  }

  private mutating func report(_ problem: Diagnostic, _ origin: ScaffoldRequest.Origin?) {
    guard problems.count < Diagnostic.mostOfAFile else { return }
    let problem = problem.attributed(to: origin)
    if !problems.contains(problem) { problems.append(problem) }
  }
}

extension Diagnostic {
  fileprivate static func sameFile(_ path: RelativePath, _ other: RelativePath) -> Diagnostic {
    let (path, other) = (path.description, other.description)
    let shown = path.escapingControlCharacters
    if path.utf8.elementsEqual(other.utf8) {
      return Diagnostic(
        .usage, .sameFile, "'\(shown)' would be written twice",
        help: "choose another name or another place for one of them")
    }
    return Diagnostic(
      .usage, .sameFile,
      "'\(shown)' and '\(other.escapingControlCharacters)' would be the same file on a "
        + "case-insensitive disk",
      help: "choose paths that differ in more than case")
  }

  fileprivate static func fileAndFolder(_ file: RelativePath, of path: RelativePath) -> Diagnostic {
    Diagnostic(
      .usage, .sameFile,
      "'\(file.description.escapingControlCharacters)' would be both a file and the folder of "
        + "'\(path.description.escapingControlCharacters)'",
      help: "choose another path for one of them")
  }

  fileprivate static func sameFolder(_ folder: String, _ other: String) -> Diagnostic {
    Diagnostic(
      .usage, .sameFile,
      "'\(folder.escapingControlCharacters)' and '\(other.escapingControlCharacters)' would be the "
        + "same folder on a case-insensitive disk",
      help: "use one spelling for both")
  }
}

extension [String] {
  /// Whether the names have the same bytes; equal strings may differ in normalization.
  fileprivate func isSpelled(like other: [String]) -> Bool {
    elementsEqual(other) { $0.utf8.elementsEqual($1.utf8) }
  }
}
