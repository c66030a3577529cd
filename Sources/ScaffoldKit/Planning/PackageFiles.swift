/// The files of a package that a rename looks at besides the recorded files of the module. Reads only.
struct PackageFiles {
  /// The user's own files in the folders of the module.
  private(set) var own: [PlannedFile] = []
  /// The Swift files, storyboards, XIB files and texts of the rest of the package.
  private(set) var others: [PlannedFile] = []
  /// The folders of the module, and those of the user's own in them.
  private(set) var folders: [RelativePath] = []
  /// Entries of these folders that are neither files nor folders, and stay.
  private(set) var left: [RelativePath] = []
  private let otherRecords: [RecordStore.Stored]
  /// The recorded files, which are known already.
  private let recorded: Set<RelativePath>
  /// The recorded files of other modules, and the folders in which they are.
  private let foreign: Set<RelativePath>
  private var visited = 0
  private static let mostEntries = 100_000

  /// Finds the files.
  ///
  /// - Throws: errors of the disk.
  init(of rename: ModuleRename, in tree: inout DirectoryTree) throws(ScaffoldError) {
    let former = rename.edit.former
    recorded = Set(former.files.map(\.path) + former.files.map { rename.edit.place(of: $0.path) })
    otherRecords = RecordStore.readableRecords(in: tree.top).filter {
      $0.record.path != former.path
    }
    let files = otherRecords.flatMap(\.record.files).map(\.path)
    foreign = Set(files + files.map { RelativePath(trusted: $0.folder) })
    let inner = rename.folders.keys.map(\.components)
    for folder in inner.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      guard let directory = try tree.directory(folder) else { continue }
      try walk(directory, at: folder, isInModule: true, besides: [])
    }
    let isProject = former.project != nil
    for folder in isProject ? try Self.folders(of: tree.top) : rename.searched.outermost {
      guard let directory = try tree.directory(folder) else { continue }
      try walk(directory, at: folder, isInModule: false, besides: Set(folders.map(\.components)))
    }
  }

  /// The folders of a project without a manifest, in which the module may be used: all at its top.
  private static func folders(of root: any Directory) throws(ScaffoldError) -> [[String]] {
    var folders: [[String]] = []
    for name in try reporting(root.entries())
    where !name.hasPrefix(".") && !ProjectSources.foreign.contains(name) {
      if try reporting(root.status(of: name))?.kind == .directory { folders.append([name]) }
    }
    return folders
  }

  /// The records of other modules that use folders, with those of the folders that no record has.
  func heirs(
    of folders: [RelativePath]
  ) -> [(heir: RecordStore.Stored, folders: [RelativePath])] {
    let owned = Set(otherRecords.flatMap(\.record.folders))
    let users = FolderUsers(
      of: Set(folders).subtracting(owned),
      among: otherRecords.enumerated().map { ($0, $1.record.paths) })
    return Dictionary(grouping: users.first, by: \.value).sorted { $0.key < $1.key }
      .map { (otherRecords[$0], $1.map(\.key).sorted()) }
  }

  private mutating func walk(
    _ directory: any Directory, at path: [String], isInModule: Bool, besides walked: Set<[String]>
  ) throws(ScaffoldError) {
    guard !path.isEmpty, path.count < DirectoryTree.deepest, !walked.contains(path) else { return }
    if isInModule { folders.append(RelativePath(trusted: path)) }
    for name in try reporting(directory.entries()) where isInModule || !name.hasPrefix(".") {
      visited += 1
      guard visited <= Self.mostEntries else { return }
      let place = RelativePath(folder: path, name: name)
      guard !recorded.contains(place), !(isInModule && foreign.contains(place)) else { continue }
      switch try reporting(directory.status(of: name))?.kind {
      case .directory where !isInModule && ProjectSources.foreign.contains(name): continue
      case .directory:
        let inner = try reporting(directory.directory(name))
        try walk(inner, at: place.components, isInModule: isInModule, besides: walked)
      case .file: try add(place, in: directory, isInModule: isInModule)
      case .link, .special: if isInModule { left.append(place) }
      case nil: if isInModule, EntryName.isReplacement(name) { left.append(place) }
      }
    }
  }

  private mutating func add(
    _ path: RelativePath, in directory: any Directory, isInModule: Bool
  ) throws(ScaffoldError) {
    let isSearched =
      path.holdsTexts || [".swift", ".storyboard", ".xib"].contains { path.name.hasSuffix($0) }
    guard isInModule || isSearched else { return }
    let contents = try reporting(
      directory.contents(of: path.name, limit: Comparison.largestFile))
    let file = PlannedFile(path: path, contents: contents, isExecutable: false)
    if isInModule { own.append(file) } else { others.append(file) }
  }
}

extension RelativePath {
  /// Whether the file has translated texts by their keys.
  var holdsTexts: Bool { [".strings", ".xcstrings"].contains { name.hasSuffix($0) } }
}
