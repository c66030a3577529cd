/// The folders of the templates that were copied from repositories. Each belongs to one repository.
struct RepositoryFolders {
  private var folders: [(path: RelativePath, url: String)] = []

  init(of repositories: [TemplateRepository]) {
    for repository in repositories {
      folders += repository.templates.map { (repository.folder(of: $0), repository.url) }
    }
  }

  /// Whether a file is in one of the folders.
  func contain(_ file: RelativePath) -> Bool {
    folders.contains { file.isInside($0.path) }
  }

  /// Throws if a template of another repository would be in one of the folders, or around it.
  func check(_ repository: TemplateRepository) throws(ScaffoldError) {
    var problems: [Diagnostic] = []
    for id in repository.templates {
      let path = repository.folder(of: id)
      let other = folders.first { path.isInside($0.path) || $0.path.isInside(path) }
      if let other { problems.append(.otherRepository(path, other.url)) }
    }
    guard problems.isEmpty else { throw ScaffoldError(problems) }
  }
}

extension RelativePath {
  /// Whether it is a folder, or a path below it, on any file system.
  fileprivate func isInside(_ folder: RelativePath) -> Bool {
    (folded + "/").begins(with: folder.folded + "/")
  }
}

extension Diagnostic {
  /// The folder of a template belongs to another repository.
  fileprivate static func otherRepository(_ path: RelativePath, _ url: String) -> Diagnostic {
    Diagnostic(
      .conflict, .inTheWay,
      "the folder has templates of another repository, '\(url.escapingControlCharacters)'",
      at: SourceLocation(path: path.description),
      help: "choose another folder with '--into DIR', or if the repository has moved, change its "
        + "'url' in \(Configuration.fileName)")
  }
}
