/// The Swift files of a project in a revision of its git repository.
///
/// Nothing is checked out: the folders are listed with limits, and then the files are read.
struct RevisionFiles {
  /// The paths from the project's root, with their bytes.
  let files: [(path: [String], bytes: [UInt8])]
  /// The paths of files that are larger than any source, which were not read.
  let tooLarge: [[String]]

  private static let (mostFiles, mostFolders, mostDepth) = (50_000, 50_000, 64)
  /// The bytes of all files, and of those that are read in one call of git.
  private static let (mostBytes, batch) = (128 << 20, 8 << 20)

  /// Reads the files below a folder.
  ///
  /// - Parameters:
  ///   - revision: a branch, a tag or a whole commit hash.
  ///   - repository: the absolute path of the folder with the git repository.
  ///   - below: the names from there to the project's root.
  init(
    _ revision: String, of repository: String, below: [String], by git: Git
  ) throws(ScaffoldError) {
    let fetch = try GitFetch(revision, of: repository, by: git, into: "revision")
    let store = fetch.store + "-files"
    try fetch.fetch([fetch.tree], into: store, largestFile: SourceWalker.largestFile)
    var objects = GitObjects(in: store, like: GitObjects(of: fetch))
    var open: [(tree: String, path: [String])] = [(fetch.tree, [])]
    var found: [(path: [String], object: String)] = []
    var folders = 0
    while !open.isEmpty {
      try objects.readTrees(open.map(\.tree))
      var inner: [(tree: String, path: [String])] = []
      for (tree, path) in open {
        for entry in objects[tree: tree].entries where entry.isUTF8 {
          let place = path + [entry.name]
          let isWay = zip(place, below).allSatisfy(==)
          if entry.isFolder, isWay, place.count < Self.mostDepth {
            inner.append((entry.object, place))
            folders += 1
          } else if case .file = entry.kind, place.count > below.count, isWay,
            entry.name.hasSuffix(".swift")
          {
            found.append((Array(place.dropFirst(below.count)), entry.object))
          }
        }
        // A tree of a few bytes may name itself many times over, so the count is checked while it grows.
        if found.count > Self.mostFiles { throw Self.limit("\(Self.mostFiles) Swift files") }
        if folders > Self.mostFolders { throw Self.limit("\(Self.mostFolders) folders") }
      }
      open = inner
    }
    let all = try objects.sizes(of: found.map(\.object).uniqued)
    let sizes = all.filter { $0.value <= SourceWalker.largestFile }
    tooLarge = found.filter { sizes[$0.object] == nil }.map(\.path)
    let sum = found.reduce(0) { $0 + (sizes[$1.object] ?? 0) }
    guard sum <= Self.mostBytes else {
      throw Self.limit("\(Self.mostBytes >> 20) MiB of Swift files")
    }
    let contents = try Self.contents(of: sizes, in: objects)
    files = found.compactMap { file in contents[file.object].map { (file.path, $0) } }
  }

  /// The bytes of objects, read in parts, so that git's output and the copies are not in memory at once.
  private static func contents(
    of sizes: [String: Int], in objects: GitObjects
  ) throws(ScaffoldError) -> [String: [UInt8]] {
    var contents: [String: [UInt8]] = [:]
    var part: [String] = []
    var size = 0
    for (name, length) in sizes.sorted(by: { $0.key < $1.key }) {
      if size + length > batch, !part.isEmpty {
        contents.merge(try objects.contents(of: part, size: size)) { first, _ in first }
        (part, size) = ([], 0)
      }
      part.append(name)
      size += length
    }
    contents.merge(try objects.contents(of: part, size: size)) { first, _ in first }
    return contents
  }

  private static func limit(_ most: String) -> ScaffoldError {
    ScaffoldError(
      .data, .limit, "the revision has more than \(most)",
      help: "compare with a smaller revision, or leave '--compare' out")
  }
}
