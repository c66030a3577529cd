/// A git repository whose templates are to be copied into a package.
public struct RepositoryRequest: Sendable, Hashable {
  /// The address for `git`: a URL, or the absolute path of a folder. One with a password, or with a user name, a query
  /// or a fragment that can be a token, is refused.
  public var url: String
  /// Whether ``url`` is a path to record from the package's root, so that it is the same for a team.
  public var recordsRelativePath = false
  /// A tag, a branch or a full commit hash; `nil` for the repository's default branch.
  public var version: String?
  /// The folder for the templates' folders, from the package's root. `nil` means the folder of the earlier copy, else
  /// `Templates`.
  public var folder: String?
  /// The root folder of the package.
  public var packagePath: String
  /// Whether to use the nearest folder above ``packagePath`` that has a `Package.swift`.
  public var searchesParents = false

  /// A request for the templates of the repository's default branch.
  public init(url: String, packagePath: String) {
    self.url = url
    self.packagePath = packagePath
  }
}

extension RepositoryRequest {
  /// The folder for the templates' folders.
  ///
  /// - Parameter former: the entry of an earlier copy.
  /// - Throws: everything that is wrong with the address, the version and the folder.
  func checkedFolder(_ former: TemplateRepository?) throws(ScaffoldError) -> RelativePath {
    var problems = [GitAddress(url).problem].compactMap(\.self)
    problems += [version.flatMap { GitName.problem(inVersion: $0) }].compactMap(\.self)
    let text = folder ?? former?.folder.description ?? TemplateRepository.standardFolder
    var pathProblems: [Diagnostic] = []
    let folder = attempt(&pathProblems) { () throws(ScaffoldError) in
      try RelativePath.subfolder(text)
    }
    problems += pathProblems.map {
      PathRules.inPackage($0, text, standard: TemplateRepository.standardFolder)
    }
    if case .some(nil) = folder {
      problems.append(
        Diagnostic(
          .usage, .badFolder, "the package's own folder cannot be the folder of templates",
          help: "name a folder in it, such as '\(TemplateRepository.standardFolder)'"))
    }
    if case .some(let folder?) = folder, folder.components[0].caseFolded == ModuleRecord.folder {
      problems.append(
        Diagnostic(
          .containment, .reservedPlace, "'\(ModuleRecord.folder)' is the folder of the records",
          help: "name another folder, such as '\(TemplateRepository.standardFolder)'"))
    }
    guard problems.isEmpty, let folder, let folder else { throw ScaffoldError(problems) }
    return folder
  }
}

/// The templates of a repository, compared with a package: what ``Scaffolder/previewTemplates(of:progress:)`` returns.
public struct RepositoryChanges: Sendable, Hashable {
  /// The entry of the repository in the configuration, as it will be.
  public let repository: TemplateRepository
  /// The entry so far; `nil` if the repository is new.
  public let former: TemplateRepository?
  /// The absolute path of the package's root.
  public let packagePath: String
  /// What happens to the files of the templates and to the configuration.
  public internal(set) var changeSet: ChangeSet
}
