import Hashing

/// Compares recorded files with the disk. Reads only.
struct RecordedFiles {
  private var tree: DirectoryTree
  private static let largestFile = 64 << 20

  /// The files below a package's root.
  init(root: any Directory) {
    tree = DirectoryTree(root: root)
  }

  /// The state of each file of a record.
  mutating func states(of record: ModuleRecord) throws(ScaffoldError) -> [RecordedModule.File] {
    var files: [RecordedModule.File] = []
    for entry in record.files {
      let found = try find(entry.path)
      let state = RecordedModule.State(of: entry, found)
      var file = RecordedModule.File(path: entry.path, state: state)
      if state == .edited, case .file(let bytes) = found {
        file.conflictLine = ConflictMarkers.firstLine(in: bytes)
      }
      files.append(file)
    }
    return files
  }

  /// Whether one of the files of a record is in its place. A record without files counts as one that has them.
  mutating func hasFile(of record: ModuleRecord) throws(ScaffoldError) -> Bool {
    for entry in record.files where try isThere(entry.path) { return true }
    return record.files.isEmpty
  }

  private mutating func isThere(_ path: RelativePath) throws(ScaffoldError) -> Bool {
    guard let directory = try directory(path.folder) else { return false }
    return try reporting(directory.status(of: path.name)) != nil
  }

  /// What is in the place of a recorded file.
  mutating func find(_ path: RelativePath) throws(ScaffoldError) -> FileVersions.Disk {
    guard let directory = try directory(path.folder),
      let status = try reporting(directory.status(of: path.name))
    else { return .nothing }
    guard status.kind == .file, status.size <= Self.largestFile else { return .other }
    return .file(try reporting(directory.contents(of: path.name, limit: Self.largestFile)))
  }

  /// The line of the first conflict marker in a file; `nil` if there is none, or no file.
  mutating func conflictLine(at path: RelativePath) throws(ScaffoldError) -> Int? {
    guard case .file(let bytes) = try find(path) else { return nil }
    return ConflictMarkers.firstLine(in: bytes)
  }

  /// A template that the package keeps, with its file; `nil` if there is none, or if its text was edited.
  mutating func snapshot(
    of digest: Digest
  ) throws(ScaffoldError) -> (file: PlannedFile, template: TemplateFolder)? {
    let path = ModuleRecord.snapshotPath(of: digest)
    guard let directory = try directory(path.folder),
      let status = try reporting(directory.status(of: path.name)),
      status.kind == .file, status.size <= Self.largestFile
    else { return nil }
    let bytes = try reporting(directory.contents(of: path.name, limit: Self.largestFile))
    let source = SourceText(path: path.description, bytes: bytes)
    let template = TemplateSnapshot.template(
      in: source, digest, permissions: status.permissions)
    guard let template else { return nil }
    return (PlannedFile(path: path, contents: bytes, isExecutable: false), template)
  }

  /// Why the copy of a template that the package keeps is not used; `nil` if there is none.
  mutating func problem(withSnapshotOf digest: Digest) throws(ScaffoldError) -> String? {
    let path = ModuleRecord.snapshotPath(of: digest)
    guard let directory = try directory(path.folder),
      let status = try reporting(directory.status(of: path.name))
    else { return nil }
    guard status.kind == .file else { return "it is \(status.kind.phrase), not a regular file" }
    return status.size > Self.largestFile
      ? "it is larger than \(Self.largestFile) bytes" : "it was edited"
  }

  /// The names in a folder; `nil` if it does not exist or is a link.
  mutating func entries(of folder: RelativePath) throws(ScaffoldError) -> [String]? {
    guard let outer = try directory(folder.folder),
      try reporting(outer.status(of: folder.name))?.kind == .directory
    else { return nil }
    return try reporting(outer.directory(folder.name).entries())
  }

  /// Whether a folder has a Swift file at any depth, or a link, which may lead to one.
  ///
  /// - Parameter gone: the files that do not count.
  mutating func mayHaveSource(
    in folder: RelativePath, without gone: Set<RelativePath>
  ) throws(ScaffoldError) -> Bool {
    var folders = [folder]
    while let folder = folders.popLast() {
      guard let directory = try directory(folder.components) else { continue }
      for name in try reporting(directory.entries()) {
        let path = RelativePath(folder: folder.components, name: name)
        switch try reporting(directory.status(of: name))?.kind {
        case .directory: folders.append(path)
        case .link: return true
        case .file where path.isSwift && !gone.contains(path): return true
        default: break
        }
      }
    }
    return false
  }

  /// The folder that a file was written into; `nil` if it does not exist or is outside the package, so that
  /// the written file cannot be there.
  private mutating func directory(_ path: [String]) throws(ScaffoldError) -> (any Directory)? {
    do throws(ScaffoldError) {
      return try tree.directory(path)
    } catch {
      guard error.category == .inputOutput else { return nil }
      throw error
    }
  }
}

extension RecordedModule.State {
  /// The state of a recorded file, by what is in its place.
  fileprivate init(of entry: ModuleRecord.Entry, _ disk: FileVersions.Disk) {
    if case .nothing = disk {
      self = .missing
    } else {
      let versions = FileVersions(base: .generated([entry.digest]), disk: disk, new: nil)
      self = versions.isAsGenerated ? .unchanged : .edited
    }
  }
}
