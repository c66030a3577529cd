/// The Swift files of a project in a revision of its git repository.
///
/// Nothing is checked out: the folders are listed with limits, and then the files are read.
struct RevisionFiles {
  /// The paths from the project's root, with their bytes.
  let files: [(path: [String], bytes: [UInt8])]
  /// The paths of files that are larger than any source, which were not read.
  let tooLarge: [[String]]

  private static let (mostFiles, mostDepth) = (50_000, 64)

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
    while !open.isEmpty {
      try objects.readTrees(open.map(\.tree))
      var inner: [(tree: String, path: [String])] = []
      for (tree, path) in open {
        for entry in objects[tree: tree].entries where entry.isUTF8 {
          let place = path + [entry.name]
          let isWay = zip(place, below).allSatisfy(==)
          if entry.isFolder, isWay, place.count < Self.mostDepth {
            inner.append((entry.object, place))
          } else if case .file = entry.kind, place.count > below.count, isWay,
            entry.name.hasSuffix(".swift")
          {
            found.append((Array(place.dropFirst(below.count)), entry.object))
          }
        }
      }
      open = inner
    }
    guard found.count <= Self.mostFiles else {
      throw ScaffoldError(
        .data, .limit, "the revision has more than \(Self.mostFiles) Swift files")
    }
    let all = try objects.sizes(of: found.map(\.object).uniqued)
    let sizes = all.filter { $0.value <= SourceWalker.largestFile }
    tooLarge = found.filter { sizes[$0.object] == nil }.map(\.path)
    let contents = try objects.contents(
      of: sizes.keys.sorted(), size: sizes.values.reduce(0, +))
    files = found.compactMap { file in contents[file.object].map { (file.path, $0) } }
  }
}
