/// Searches a package for files that are not where `create` wrote them. Reads only.
struct MovedFiles {
  private var tree: DirectoryTree
  /// The names to search for.
  private let names: Set<String>
  /// The paths of recorded files, which are not moved ones.
  private let recorded: Set<RelativePath>
  /// The paths that were found, by their names.
  private var found: [String: [RelativePath]] = [:]
  /// The Swift files with other names.
  private var others: [RelativePath] = []
  /// The types that each of these other files declares; `nil` until they are needed.
  private var declarations: DeclaredTypes?
  private var visited = 0
  private static let mostEntries = 100_000
  private static let largestFile = 64 << 20

  /// The path at which each of `entries` seems to be now: of the files with its name, the first that has the
  /// recorded contents, else the first; without one, the Swift file that declares its types. A file that seems
  /// to be several of them is none.
  ///
  /// - Parameters:
  ///   - entries: the missing files.
  ///   - types: the types that a missing Swift file declared.
  ///   - recorded: the paths of all recorded files.
  ///   - folders: the folders to search, below `root`.
  /// - Throws: errors of the disk.
  static func places(
    of entries: [ModuleRecord.Entry], declaring types: (RelativePath) -> Set<String>,
    besides recorded: Set<RelativePath>, below folders: [[String]], in root: any Directory
  ) throws(ScaffoldError) -> [RelativePath: RelativePath] {
    guard !entries.isEmpty else { return [:] }
    var search = MovedFiles(
      names: Set(entries.map(\.path.name)), recorded: recorded, tree: DirectoryTree(root: root))
    for folder in folders.outermost {
      guard let directory = try search.open(folder) else { continue }
      try search.walk(directory, at: folder)
    }
    var places: [RelativePath: RelativePath] = [:]
    for entry in entries {
      places[entry.path] = try search.place(of: entry, declaring: types)
    }
    let uses = Dictionary(grouping: places.values) { $0 }
    return places.filter { uses[$0.value]?.count == 1 }
  }

  private mutating func place(
    of entry: ModuleRecord.Entry, declaring types: (RelativePath) -> Set<String>
  ) throws(ScaffoldError) -> RelativePath? {
    let candidates = found[entry.path.name] ?? []
    for path in candidates {
      if let contents = try contents(of: path), entry.matches(contents) { return path }
    }
    if let first = candidates.first { return first }
    let wanted = entry.path.isSwift ? types(entry.path) : []
    guard !wanted.isEmpty else { return nil }
    return try knownDeclarations().firstFile(with: wanted).map { others[$0] }
  }

  /// The types that the Swift files with other names declare.
  private mutating func knownDeclarations() throws(ScaffoldError) -> DeclaredTypes {
    if let declarations { return declarations }
    var found = DeclaredTypes()
    for path in others { found.append(TopLevelName.all(in: try contents(of: path) ?? []).types) }
    declarations = found
    return found
  }

  private init(names: Set<String>, recorded: Set<RelativePath>, tree: DirectoryTree) {
    self.names = names
    self.recorded = recorded
    self.tree = tree
  }

  /// A folder; `nil` if it does not exist or cannot be read.
  private mutating func open(_ path: [String]) throws(ScaffoldError) -> (any Directory)? {
    let directory = try attemptReading { () throws(ScaffoldError) in
      try tree.directory(path)
    }
    return directory ?? nil
  }

  /// The contents of a file; `nil` if it does not exist or cannot be read.
  private mutating func contents(of path: RelativePath) throws(ScaffoldError) -> [UInt8]? {
    guard let directory = try open(path.folder),
      let status = try reporting(directory.status(of: path.name)), status.size <= Self.largestFile
    else { return nil }
    return try attemptReading { () throws(ScaffoldError) in
      try reporting(directory.contents(of: path.name, limit: Self.largestFile))
    }
  }

  /// Collects the files below a folder. Folders that cannot be read, hidden ones and links are left out.
  private mutating func walk(
    _ directory: any Directory, at path: [String]
  ) throws(ScaffoldError) {
    guard path.count < DirectoryTree.deepest else { return }
    let names = try attemptReading { () throws(ScaffoldError) in
      try reporting(directory.entries())
    }
    for name in (names ?? []).sorted() where !name.hasPrefix(".") {
      visited += 1
      guard visited <= Self.mostEntries else { return }
      let kind = try reporting(directory.status(of: name))?.kind
      let place = RelativePath(folder: path, name: name)
      if kind == .file, !recorded.contains(place) {
        if self.names.contains(name) {
          found[name, default: []].append(place)
        } else if place.isSwift {
          others.append(place)
        }
      } else if kind == .directory {
        let inner = try attemptReading { () throws(ScaffoldError) in
          try reporting(directory.directory(name))
        }
        if let inner { try walk(inner, at: path + [name]) }
      }
    }
  }
}

/// The types that some files declare, found by their names.
private struct DeclaredTypes {
  /// The numbers of the files that declare a type, in their order.
  private var files: [String: [Int]] = [:]
  private var count = 0

  /// Adds the types of the next file.
  mutating func append(_ types: [String]) {
    for type in Set(types) { files[type, default: []].append(count) }
    count += 1
  }

  /// The number of the first file that declares all of the types.
  func firstFile(with types: Set<String>) -> Int? {
    let lists = types.map { files[$0] ?? [] }.sorted { $0.count < $1.count }
    guard let rarest = lists.first else { return nil }
    let others = lists.dropFirst().map(Set.init)
    return rarest.first { file in others.allSatisfy { $0.contains(file) } }
  }
}

extension [[String]] {
  /// The folders that are not in another one of them, each once, in the order of their names.
  var outermost: [[String]] {
    // Sorted, a folder stands before all that is in it.
    sorted { $0.lexicographicallyPrecedes($1) }.reduce(into: []) { outermost, folder in
      if let last = outermost.last, folder.starts(with: last) { return }
      outermost.append(folder)
    }
  }
}
