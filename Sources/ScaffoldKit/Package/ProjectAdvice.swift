/// The options that name the folders of a project, for a command that finds no `Package.swift`.
struct ProjectAdvice {
  private let kind: ProjectKind
  /// The folder of the project, if that is not the one in which the command runs.
  private let place: String?
  /// Ways to choose a target of the project by its folders.
  private let ways: [[String]]
  private static let mostWays = 8

  /// The advice for the project in a folder, or in the nearest one above it; `nil` if there is none.
  init?(_ path: String, _ fileSystem: any FileSystem, searchesParents: Bool) {
    var candidate = path
    while true {
      var ignored: [Diagnostic] = []
      let folder = attempt(&ignored) { () throws(ScaffoldError) in
        try reporting(fileSystem.directory(at: candidate))
      }
      let kind = folder.flatMap { folder in
        attempt(&ignored) { () throws(ScaffoldError) in try reporting(ProjectKind.found(in: folder))
        }
      }
      if let folder, case .some(.some(let kind)) = kind {
        self.kind = kind
        place = candidate == path ? nil : candidate
        ways = Self.ways(kind, in: folder)
        return
      }
      guard searchesParents, let slash = candidate.lastIndex(of: "/"), candidate.count > 1 else {
        return nil
      }
      candidate = slash == candidate.startIndex ? "/" : String(candidate[..<slash])
    }
  }

  /// The options for each target that has a synchronised folder.
  private static func ways(_ kind: ProjectKind, in folder: any Directory) -> [[String]] {
    guard case .xcode(let name) = kind else { return [] }
    var ignored: [Diagnostic] = []
    let project = attempt(&ignored) { () throws(ScaffoldError) in
      try XcodeProject(name, in: folder)
    }
    let targets = project?.targets.filter { !$0.folders.isEmpty } ?? []
    let tests = targets.filter { $0.kind == .tests }
    return targets.filter { $0.kind == .code }.prefix(mostWays).map { target in
      let test =
        tests.first { $0.name == "\(target.name)Tests" } ?? (tests.count == 1 ? tests[0] : nil)
      let sources = ["--sources", RecordedFolders.text(target.folders[0])]
      let module = ["--module", target.name]
      guard let test else { return sources + module }
      return sources + ["--tests", RecordedFolders.text(test.folders[0])] + module
        + (test.name == "\(target.name)Tests" ? [] : ["--test-module", test.name])
    }
  }

  /// The error for a folder without a `Package.swift` in the project.
  ///
  /// - Parameter canBeMade: whether the command is `create`, which takes the options.
  func noPackage(in folder: String, canBeMade: Bool) -> Diagnostic {
    let start = place.map { ["--package-path", $0] } ?? []
    let ways = ways.map { start + $0 }
    let options = "--sources DIR --tests DIR --module NAME"
    let help =
      canBeMade
      ? "name the project's folders with "
        + (ways.isEmpty
          ? "'\((start.map(\.shellQuoted) + [options]).joined(separator: " "))'"
          : ways.map(\.shownInHelp).joined(separator: " or "))
      : "'viper-gen create NAME \(options)' makes a first module"
    let inside = place.map { " in '\($0.escapingControlCharacters)'" } ?? ""
    return Diagnostic(
      .notFound, "no-package",
      "no Package.swift in '\(folder.escapingControlCharacters)', which belongs to "
        + "\(kind.phrase)\(inside)",
      help: help
    ).withRemedies(canBeMade ? ways : [])
  }
}
