/// Pairs of folders with code and its tests, for a project whose files do not name them in a format that is read here.
struct FolderPairs {
  private let root: any Directory
  /// The folders that were opened.
  private var openCount = 0
  /// The options for each pair that was found.
  private var ways: [[String]] = []
  private static let mostOpened = 256
  private static let mostWays = 4
  private static let deepest = 3

  /// The options that name the pairs in a project's folder. The name of a module is the user's to give: that of the
  /// folder is only a guess.
  static func ways(in root: any Directory) -> [[String]] {
    var pairs = FolderPairs(root: root)
    pairs.search(root, at: [])
    return pairs.ways
  }

  private init(root: any Directory) { self.root = root }

  /// Searches a folder, then those in it.
  private mutating func search(_ folder: any Directory, at path: [String]) {
    var folders: [(name: String, directory: any Directory)] = []
    var ignored: [Diagnostic] = []
    let names = attempt(&ignored) { () throws(ScaffoldError) in try reporting(folder.entries()) }
    for name in (names ?? []).filter(Self.mayHaveSources) where openCount < Self.mostOpened {
      openCount += 1
      let directory = attempt(&ignored) { () throws(ScaffoldError) in
        try reporting(folder.directory(name))
      }
      if let directory { folders.append((name, directory)) }
    }
    let present = Set(folders.map(\.name))
    for (sources, tests) in [("Sources", "Tests")] + present.sorted().map({ ($0, $0 + "Tests") })
    where present.isSuperset(of: [sources, tests]) && ways.count < Self.mostWays {
      ways.append([
        "--sources", (path + [sources]).joined(separator: "/"),
        "--tests", (path + [tests]).joined(separator: "/"), "--module", "NAME",
      ])
    }
    guard path.count < Self.deepest else { return }
    for (name, directory) in folders { search(directory, at: path + [name]) }
  }

  private static func mayHaveSources(_ name: String) -> Bool {
    !name.contains(".")
      && !["Derived", "Pods", "Carthage", "DerivedData", "node_modules", "Tuist"].contains(name)
      && !name.hasPrefix("bazel-")
  }
}
