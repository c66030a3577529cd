/// Finds each target's folder by the rules of SwiftPM's package builder.
struct FolderFinder {
  private let summary: ManifestSummary
  private let folders: PackageFolders
  /// The number of targets of each sort.
  private let counts: [PackageLayout.Kind: Int]
  private static let sources = ["Sources", "Source", "src", "srcs"]
  private static let tests = ["Tests"] + sources

  init(summary: ManifestSummary, folders: PackageFolders) {
    self.summary = summary
    self.folders = folders
    counts = Dictionary(summary.targets.map { (Self.sort($0.kind), 1) }, uniquingKeysWith: +)
  }

  func layout() throws(ScaffoldError) -> PackageLayout {
    let roots = try reporting(findRoots())
    var targets: [PackageLayout.Target] = []
    if let roots {
      for target in summary.targets { targets.append(try located(target, in: roots)) }
    } else {
      targets = [
        PackageLayout.Target(
          name: summary.name, kind: .system, dependencies: [], folder: [], state: .present(at: []))
      ]
    }
    return PackageLayout(
      name: summary.name, toolsVersion: summary.toolsVersion, targets: targets,
      packages: summary.packages, platforms: summary.platforms)
  }

  private func located(
    _ target: ManifestSummary.Target, in roots: Roots
  ) throws(ScaffoldError) -> PackageLayout.Target {
    guard let folder = folder(of: target, in: roots) else {
      let (name, path) = (target.name, target.path ?? target.name)
      throw ScaffoldError(
        .containment, .targetOutside,
        "the path '\(path.escapingControlCharacters)' of target "
          + "'\(name.escapingControlCharacters)' leads out of the package",
        help: "name a folder below the package's root in Package.swift")
    }
    return PackageLayout.Target(
      name: target.name, kind: target.kind, dependencies: target.dependencies, folder: folder,
      state: try reporting(folders.find(folder, open: false).state),
      sources: target.sources, exclude: target.exclude, resources: target.resources,
      isOnMainActor: target.isOnMainActor, hasInternalImports: target.hasInternalImports)
  }

  /// `nil` for a package that is a single system library, with a module map in its root.
  private func findRoots() throws(SystemError) -> Roots? {
    if try folders.root.status(of: "module.modulemap")?.kind == .file { return nil }
    let source = try root(in: Self.sources)
    return Roots(
      source: source, test: try testRoot(besides: source), plugin: try root(in: ["Plugins"]))
  }

  /// The folder for the targets of one kind, and its entries; `nil` if the folder is missing.
  private struct Root {
    let name: String
    let entries: Set<String>?
  }

  private struct Roots {
    let source: Root
    let test: Root
    let plugin: Root

    func root(of kind: PackageLayout.Kind) -> Root {
      switch kind {
      case .test: test
      case .plugin: plugin
      default: source
      }
    }
  }

  /// The first of the names that is a folder, or else the first name.
  private func root(in names: [String]) throws(SystemError) -> Root {
    for name in names {
      switch try folders.find([name]) {
      case (.present, let place):
        return Root(name: name, entries: Set(try place?.folder.entries() ?? []))
      case (.outside, _): return Root(name: name, entries: [])
      case (.missing, _), (.blocked, _): continue
      }
    }
    return Root(name: names[0], entries: nil)
  }

  /// Without a `Tests` folder, SwiftPM searches the source folder for tests. That folder is used only if a test
  /// target is already in it, or if no other target belongs in it. Otherwise the first test target gets a new
  /// `Tests` folder.
  private func testRoot(besides source: Root) throws(SystemError) -> Root {
    let found = try root(in: Self.tests)
    guard found.name != "Tests" else { return found }
    let conventional = summary.targets.filter { $0.path == nil }
    let hasTests = conventional.contains { target in
      target.kind == .test && found.entries?.contains(target.name) ?? false
    }
    let isShared = conventional.contains { $0.kind != .test && $0.kind != .plugin }
    return hasTests || !isShared && found.entries != nil
      ? found : Root(name: "Tests", entries: nil)
  }

  private func folder(of target: ManifestSummary.Target, in roots: Roots) -> [String]? {
    if let path = target.path { return Self.components(of: path) }
    if target.kind == .binary { return [] }
    let root = roots.root(of: target.kind)
    let conventional = Self.components(of: "\(root.name)/\(target.name)")
    guard let entries = root.entries, !entries.contains(target.name) else { return conventional }
    // Since 5.9 a target that is the only one of its kind may use the whole folder.
    let isOnly = counts[Self.sort(target.kind)] == 1
    return isOnly && summary.toolsVersion >= ToolsVersion(5, 9)
      ? [root.name] : conventional
  }

  /// The kinds of targets that share a folder: tests, plugins, and all others.
  private static func sort(_ kind: PackageLayout.Kind) -> PackageLayout.Kind {
    kind == .test || kind == .plugin ? kind : .library
  }

  /// The path without dots; `nil` if it leaves the package. To SwiftPM `~` is an ordinary name.
  private static func components(of path: String) -> [String]? {
    guard !path.begins(with: "/") else { return nil }
    var components: [String] = []
    for name in path.namesOnPath where name != "." {
      if name == ".." {
        guard components.popLast() != nil else { return nil }
      } else {
        components.append(name)
      }
    }
    return components
  }
}
