/// The options that name the folders of a project, for a command that finds no `Package.swift`.
struct ProjectAdvice {
  private let kind: ProjectKind
  /// The folder of the project, if that is not the one in which the command runs.
  private let place: String?
  /// Whether the command runs in the folder of the project, or in one below it.
  private var isInside = true
  /// The names from the folder of the project to the one in which the command runs.
  private var way: [String] = []
  /// Whether the folder has a `Package.swift`, which has no targets.
  private var listsPackages = false
  /// Ways to choose a target of the project by its folders.
  private let ways: [[String]]
  /// Folders that look like those of a target whose name is not known.
  private let pairs: [[String]]
  private static let mostWays = 8
  private static let mostEntries = 256

  /// The advice for the project in a folder, in the nearest one above it, or in one directly below it; `nil` if there
  /// is none.
  init?(_ path: String, _ fileSystem: any FileSystem, searchesParents: Bool) {
    var candidate = path
    while true {
      if let advice = Self(at: candidate, isHere: candidate == path, fileSystem) {
        self = advice
        way = String(path.dropFirst(candidate.count)).namesOnPath
        return
      }
      guard searchesParents, let slash = candidate.lastIndex(of: "/"), candidate.count > 1 else {
        break
      }
      candidate = slash == candidate.startIndex ? "/" : String(candidate[..<slash])
    }
    guard let below = Self(below: path, fileSystem) else { return nil }
    self = below
  }

  /// The advice for the project in exactly this folder.
  private init?(at path: String, isHere: Bool, _ fileSystem: any FileSystem) {
    var ignored: [Diagnostic] = []
    let found = attempt(&ignored) { () throws(ScaffoldError) in
      let folder = try reporting(fileSystem.directory(at: path))
      let hasManifest = try reporting(folder.status(of: "Package.swift")) != nil
      return (folder, try reporting(ProjectKind.found(in: folder)), hasManifest)
    }
    guard let (folder, kind, hasManifest) = found, let kind else { return nil }
    self.kind = kind
    place = isHere ? nil : path
    listsPackages = isHere && hasManifest
    ways = Self.ways(in: folder)
    pairs = ways.isEmpty ? FolderPairs.ways(in: folder) : []
  }

  /// The advice for the first project in a folder directly below this one. A Bazel package is not searched: most
  /// repositories have a folder called `build`.
  private init?(below path: String, _ fileSystem: any FileSystem) {
    var ignored: [Diagnostic] = []
    let entries = attempt(&ignored) { () throws(ScaffoldError) in
      try reporting(fileSystem.directory(at: path).entries())
    }
    let start = path == "." ? "" : path.hasSuffix("/") ? path : path + "/"
    for entry in (entries ?? []).filter(Self.mayHaveProject).prefix(Self.mostEntries) {
      if let advice = Self(at: start + entry, isHere: false, fileSystem), advice.kind != .bazel {
        self = advice
        isInside = false
        return
      }
    }
    return nil
  }

  /// Whether a folder of this name may have a project of the user's own.
  private static func mayHaveProject(_ name: String) -> Bool {
    !name.hasPrefix(".")
      && !["Pods", "Carthage", "DerivedData", "node_modules"].contains(name)
  }

  /// The options for each target whose folder an Xcode project names.
  private static func ways(in folder: any Directory) -> [[String]] {
    var ignored: [Diagnostic] = []
    let projects = XcodeProject.all(in: folder, &ignored)
    return Array(projects.flatMap(ways).uniqued.prefix(mostWays))
  }

  private static func ways(of project: XcodeProject) -> [[String]] {
    project.targets.filter { $0.kind == .code }.compactMap { target in
      guard let home = target.home else { return nil }
      let sources = ["--sources", RecordedFolders.text(home)]
      let module = ["--module", target.module]
      guard let test = project.tests(of: target), let tests = test.home, tests != home else {
        return sources + module
      }
      return sources + ["--tests", RecordedFolders.text(tests)] + module
        + (test.module == "\(target.module)Tests" ? [] : ["--test-module", test.module])
    }
  }

  /// The error for a folder without a `Package.swift` in the project.
  ///
  /// - Parameter canBeMade: whether the command is `create`, which takes the options.
  func noPackage(in folder: String, canBeMade: Bool) -> Diagnostic {
    let start = place.map { ["--package-path", $0] } ?? []
    let ways = ways.map { start + $0 + into($0) }
    let options = ["--sources", "DIR", "--tests", "DIR", "--module", "NAME"]
    let shown = ways.isEmpty ? (pairs.isEmpty ? [options] : pairs).map { start + $0 } : ways
    let help =
      canBeMade
      ? "name the project's folders with "
        + shown.map(\.shownInHelp).joined(separator: " or ")
      : (["viper-gen", "create", "NAME"] + start + options).shownInHelp + " makes a first module"
    return Diagnostic(
      .notFound, .noPackage,
      (listsPackages ? "no targets in the Package.swift of '" : "no Package.swift in '")
        + folder.escapingControlCharacters + "'" + relation, help: help
    ).withRemedies(canBeMade ? ways : [])
  }

  /// The option that keeps the folder in which the command runs, if it is below that of the sources.
  private func into(_ options: [String]) -> [String] {
    guard options.count > 1, options[0] == "--sources" else { return [] }
    let sources = options[1] == "." ? [] : options[1].namesOnPath
    guard way.count > sources.count, way.starts(with: sources) else { return [] }
    return ["--into", way.dropFirst(sources.count).joined(separator: "/")]
  }

  /// Where the project is, after the words about the folder in which the command runs.
  private var relation: String {
    guard let place = place?.escapingControlCharacters else {
      return ", which belongs to \(kind.phrase)"
    }
    return isInside
      ? ", which belongs to \(kind.phrase) in '\(place)'" : "; \(kind.phrase) is in '\(place)'"
  }
}
