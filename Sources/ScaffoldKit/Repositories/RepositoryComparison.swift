/// Compares the templates of a repository with the copies in a package. Reads only.
struct RepositoryComparison {
  private let repository: TemplateRepository
  private let former: TemplateRepository?
  private let others: RepositoryFolders
  private var tree: DirectoryTree
  /// The files of the earlier copy as the repository had them; `nil` as long as they are not known.
  private var base: [RelativePath: [UInt8]]?

  private static let largestFile = 4 << 20
  private static let mostFiles = 10_000

  /// - Parameter others: the folders of other repositories, whose files stay.
  init(
    _ repository: TemplateRepository, former: TemplateRepository?, others: RepositoryFolders,
    in root: any Directory
  ) {
    self.repository = repository
    self.former = former
    self.others = others
    tree = DirectoryTree(root: root)
  }

  /// Settles the conflicts with files that the earlier copy has written, and adds the removal of those that the
  /// repository does not have any more.
  ///
  /// - Parameters:
  ///   - changes: the files of the templates, compared with the disk.
  ///   - base: fetches the templates of the earlier copy. It is called only if some file on the disk differs.
  /// - Throws: a folder in the way that comes from somewhere else.
  mutating func settle(
    _ changes: inout ChangeSet,
    base: (TemplateRepository) throws(ScaffoldError) -> RepositorySnapshot
  ) throws(ScaffoldError) {
    try refuseOtherFolders(changes)
    try others.check(repository)
    guard let former else { return }
    let planned = Set(changes.changes.map(\.file.path))
    let left = try files(of: former).filter { !planned.contains($0) && !others.contain($0) }
    guard !changes.conflicts.isEmpty || !left.isEmpty else { return }
    do throws(ScaffoldError) {
      let files = try base(former).files(below: former.folder)
      self.base = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.contents) })
    } catch {
      guard error.category != .interrupted else { throw error }
      changes.diagnostics += error.diagnostics.map(\.asWarning) + [.unknownEdits(former)]
    }
    changes.changes = changes.changes.map(settled)
    var removals: [Change] = []
    for path in left {
      if let removal = try removal(of: path) { removals.append(removal) }
    }
    changes.changes += removals
    let gone = Set(removals.filter { $0.action == .removed }.map(\.file.path))
    changes.removedFolders = try emptiedFolders(of: gone, making: planned, former)
  }

  // MARK: Files

  /// A change without a conflict, if the file was not edited or the repository has not changed it.
  private func settled(_ change: Change) -> Change {
    guard change.action == .conflict, let before = change.before else { return change }
    guard let base = base?[change.file.path] else { return change }
    var settled = change
    settled.isEdited = !Self.isSame(before, base)
    if settled.isEdited == false {
      let file = PlannedFile(
        path: change.file.path, contents: LineEnds.matching(before, change.file.contents),
        isExecutable: change.file.isExecutable)
      return Change(file: file, action: .replaced, before: before, isEdited: false)
    }
    guard base == change.file.contents else { return settled }
    let file = PlannedFile(
      path: change.file.path, contents: before, isExecutable: change.file.isExecutable)
    return Change(file: file, action: .kept, before: before, isEdited: true)
  }

  /// The removal of a file that the repository does not have any more; `nil` for a file of the user.
  private mutating func removal(of path: RelativePath) throws(ScaffoldError) -> Change? {
    guard let base = base?[path], let folder = try tree.directory(path.folder),
      try reporting(folder.status(of: path.name))?.kind == .file
    else { return nil }
    let bytes = try reporting(folder.contents(of: path.name, limit: Self.largestFile))
    let file = PlannedFile(path: path, contents: bytes, isExecutable: false)
    let isSame = Self.isSame(bytes, base)
    return Change(
      file: file, action: isSame ? .removed : .conflict, before: bytes, isEdited: !isSame)
  }

  /// Whether a file on the disk is as the repository had it. A checkout may have changed its line ends.
  private static func isSame(_ before: [UInt8], _ base: [UInt8]) -> Bool {
    before == base || LineEnds.unix(before) == base
  }

  // MARK: Folders

  /// Refuses the folders of templates that exist and are not copies from the repository.
  private mutating func refuseOtherFolders(_ changes: ChangeSet) throws(ScaffoldError) {
    let own = Set(
      former.map { former in former.templates.map { former.folder(of: $0).components } } ?? [])
    var problems: [Diagnostic] = []
    for id in repository.templates {
      let path = repository.folder(of: id)
      if own.contains(path.components) { continue }
      let found = try files(below: path)
      let known = Set(
        changes.changes.filter { $0.action == .identical }.map(\.file.path))
      guard !found.isEmpty, !found.allSatisfy(known.contains) else { continue }
      problems.append(.otherTemplate(path))
    }
    guard problems.isEmpty else { throw ScaffoldError(problems) }
  }

  /// The files in the folders of the copied templates.
  private mutating func files(
    of repository: TemplateRepository
  ) throws(ScaffoldError) -> [RelativePath] {
    var files: [RelativePath] = []
    for id in repository.templates { files += try self.files(below: repository.folder(of: id)) }
    return files
  }

  /// The files in a folder and below it.
  private mutating func files(
    below folder: RelativePath
  ) throws(ScaffoldError) -> [RelativePath] {
    var files: [RelativePath] = []
    var waiting = [folder]
    while let path = waiting.popLast(), files.count < Self.mostFiles {
      guard let directory = try tree.directory(path.components) else { continue }
      for name in try reporting(directory.entries()) where name != ".DS_Store" {
        let entry = RelativePath(folder: path.components, name: name)
        let isFolder = try reporting(directory.status(of: name))?.kind == .directory
        if isFolder { waiting.append(entry) } else { files.append(entry) }
      }
    }
    return files.sorted()
  }

  /// The folders of the earlier copy in which nothing is left.
  private mutating func emptiedFolders(
    of removed: Set<RelativePath>, making planned: Set<RelativePath>, _ former: TemplateRepository
  ) throws(ScaffoldError) -> [RelativePath] {
    let top = former.folder.components.count
    var folders: Set<RelativePath> = []
    for path in removed {
      for count in top..<path.components.count where count > 0 {
        folders.insert(RelativePath(trusted: Array(path.components.prefix(count))))
      }
    }
    return try EmptiedFolders.among(folders, without: removed, making: Array(planned)) {
      folder throws(ScaffoldError) in try tree.entries(of: folder.components)
    }
  }
}

extension Diagnostic {
  /// A folder with the name of a template exists and comes from somewhere else.
  fileprivate static func otherTemplate(_ path: RelativePath) -> Diagnostic {
    Diagnostic(
      .conflict, .inTheWay, "the folder exists and does not come from this repository",
      at: SourceLocation(path: path.description),
      help: "move it away, or choose another folder with '--into DIR'")
  }

  /// The files of the earlier copy are not known.
  fileprivate static func unknownEdits(_ former: TemplateRepository) -> Diagnostic {
    Diagnostic(
      .inputOutput, .unknownEdits,
      "the commit \(former.shortCommit) cannot be fetched, so that it is not known which files were edited",
      help: "remove the folders of the templates to replace all of their files", severity: .warning)
  }
}
