/// Finds the paths of one run that get into each other's way, on this or on another file system:
/// two files that would be one, two spellings of a folder, a file where a folder has to be.
struct PathClashes {
  private var files: [String: RelativePath] = [:]
  private var folders: [String: String] = [:]
  private var checked: [String] = []
  private var problems: [Diagnostic] = []

  /// What is wrong with `paths`, in their order: the files, and if they are sound the folders.
  static func problems(among paths: [RelativePath]) -> [Diagnostic] {
    guard PathMarks.meet(among: paths) else { return [] }
    var clashes = PathClashes()
    for path in paths { clashes.addFile(path) }
    guard clashes.problems.isEmpty else { return clashes.problems }
    for path in paths { clashes.addFolders(of: path) }
    return clashes.problems
  }

  private mutating func addFile(_ path: RelativePath) {
    guard let other = files.updateValue(path, forKey: path.folded) else { return }
    report(.sameFile(other.description, path.description))
  }

  private mutating func addFolders(of path: RelativePath) {
    // Most files stand in the folder of the one before.
    guard !path.folder.isSpelled(like: checked) else { return }
    checked = path.folder
    var folder = ""
    for name in path.folder {
      folder += folder.isEmpty ? name : "/" + name
      let key = folder.caseFolded
      guard let other = folders[key] else {
        folders[key] = folder
        if let file = files[key] { report(.fileAndFolder(file.description, path.description)) }
        continue
      }
      if !other.utf8.elementsEqual(folder.utf8) { return report(.sameFolder(other, folder)) }
    }
  }

  private mutating func report(_ fault: PlanFault) {
    let problem = Diagnostic(fault)
    guard problems.count < Diagnostic.mostOfAFile else { return }
    if !problems.contains(problem) { problems.append(problem) }
  }
}

/// A number for each path, equal for those that differ only in case. Nearly always all of them differ,
/// and then no path is in another's way.
private struct PathMarks {
  private var files: Set<UInt64> = []
  /// How the last name on the way to a folder is spelled, by the folder's mark.
  private var folders: [UInt64: String] = [:]
  /// The folder of the file before, and its mark.
  private var latest: (folder: [String], mark: UInt64) = ([], seed)

  private static let seed: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Whether any two may get into each other's way. Of letters beyond ASCII, only the names tell.
  static func meet(among paths: [RelativePath]) -> Bool {
    var marks = PathMarks()
    marks.files.reserveCapacity(paths.count)
    return !paths.allSatisfy { marks.add($0) } || !marks.files.isDisjoint(with: marks.folders.keys)
  }

  /// Whether the path is new and of ASCII alone, and its folders are spelled as ever.
  private mutating func add(_ path: RelativePath) -> Bool {
    if !path.folder.isSpelled(like: latest.folder) {
      var mark = Self.seed
      for name in path.folder {
        guard let next = Self.mark(mark, name),
          folders.updateValue(name, forKey: next) ?? name == name
        else { return false }
        mark = next
      }
      latest = (path.folder, mark)
    }
    guard let mark = Self.mark(latest.mark, path.name) else { return false }
    return files.insert(mark).inserted
  }

  /// The mark of what is called `name` in a folder with a mark (FNV-1a); `nil` beyond ASCII.
  private static func mark(_ folder: UInt64, _ name: String) -> UInt64? {
    var mark = folder
    for byte in name.utf8 {
      guard byte < 0x80 else { return nil }
      let isUpper = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
      mark = (mark ^ UInt64(isUpper ? byte | 0x20 : byte)) &* 0x100_0000_01b3
    }
    return (mark ^ UInt64(UInt8(ascii: "/"))) &* 0x100_0000_01b3
  }
}

extension [String] {
  /// Whether the names have the same bytes; equal strings may differ in normalisation.
  fileprivate func isSpelled(like other: [String]) -> Bool {
    let isSame = withUnsafeBufferPointer { own in
      other.withUnsafeBufferPointer { $0.baseAddress == own.baseAddress && $0.count == own.count }
    }
    return isSame || elementsEqual(other) { $0.utf8.elementsEqual($1.utf8) }
  }
}
