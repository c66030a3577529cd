import ScaffoldRecognition

/// The Swift files of a project, each with the target that it belongs to.
struct ProjectSources {
  /// The path of the root folder.
  let path: String
  private let root: any Directory
  /// The name for the code of a project whose targets are not known.
  private let name: String
  let targets: [PackageLayout.Target]
  private let isInterrupted: @Sendable () -> Bool
  /// Files beyond this number are left out.
  static let mostFiles = 50_000
  /// Folders with the code of others, or with what a build writes.
  static let foreign: Set = [
    "Pods", "Carthage", "DerivedData", "Derived", "node_modules", "build", "vendor",
  ]

  /// - Parameters:
  ///   - root: the root folder.
  ///   - path: the path of the root folder.
  ///   - targets: the targets of the package; empty if they are not known, so that all files below the root count.
  ///   - isInterrupted: asked between two files; `true` ends the reading with an error.
  init(
    root: any Directory, at path: String, targets: [PackageLayout.Target],
    isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) throws(ScaffoldError) {
    (self.root, self.path, self.isInterrupted) = (root, path, isInterrupted)
    let entries = try attemptReading { () throws(ScaffoldError) in try reporting(root.entries()) }
    let project = entries?.first { $0.hasSuffix(ProjectKind.xcodeEnding) }
    name =
      project.map { String($0.dropLast(ProjectKind.xcodeEnding.count)) } ?? path.namesOnPath.last
      ?? "Project"
    self.targets = targets.filter { $0.kind.holdsCode || $0.kind == .test }
  }

  /// The folders that records name, by the targets to which they belong.
  var recordedFolders: [String: RecordedFolders] { Project.recorded(in: root) }

  /// The files without those at `known` paths. A target with files that the user may not read is left out.
  ///
  /// - Parameters:
  ///   - known: the paths of files that are left out.
  ///   - ending: the ending of the files' names.
  ///   - warnings: receives what is left out because of a limit or of missing permissions.
  /// - Throws: errors of the disk, since code would be taken for missing.
  func texts(
    besides known: Set<String> = [], ending: String = ".swift", warnings: inout [Diagnostic]
  ) throws(ScaffoldError) -> [ScaffoldRecognition.SourceText] {
    var tree = DirectoryTree(root: root)
    var count = 0
    var texts: [ScaffoldRecognition.SourceText] = []
    var extents: Set<[[String]]> = []
    var taken: Set<[String]> = []
    for target in targets.isEmpty ? [everything] : targets
    where count <= Self.mostFiles && extents.insert(target.extentKey).inserted {
      var problems: [Diagnostic] = []
      let found = attempt(&problems) { () throws(ScaffoldError) in
        try SourceWalker(target, in: &tree, ending: ending)?.found { path in
          count += 1
          return count > Self.mostFiles || isInterrupted()
            || known.contains(path.joined(separator: "/"))
            || targets.isEmpty && Self.isForeign(path)
        }
      }
      try problems.throwDiskErrors()
      warnings += problems.map { .unreadable(target, because: $0) }
      guard case .some(.some(let found)) = found else { continue }
      for file in found.withoutRepeatedLinks where taken.insert(file.path).inserted {
        texts.append(
          .init(
            path: file.path.joined(separator: "/"), text: file.bytes, module: target.name,
            isTest: targets.isEmpty ? Self.isTest(file.path) : target.kind == .test))
      }
      warnings += found.tooLarge.map { .sourceTooLarge($0.joined(separator: "/")) }
    }
    if isInterrupted() { throw ScaffoldError(.interruptedUnchanged) }
    if count > Self.mostFiles { warnings.append(.tooManySources) }
    // The files of templates have placeholders. A target of a package has none of them.
    guard targets.isEmpty else { return texts }
    var places = TemplatePlaces(tree: tree)
    var own: [ScaffoldRecognition.SourceText] = []
    for text in texts where !(try places.hasTemplate(above: text.path)) { own.append(text) }
    return own
  }

  /// The permission bits that all files at these paths have.
  func permissions(of paths: Set<String>) throws(ScaffoldError) -> UInt32 {
    var tree = DirectoryTree(root: root)
    var permissions = PlannedFile.anyPermissions
    for path in paths.sorted() {
      let path = try RelativePath(validating: path)
      let directory = try tree.directory(path.folder)
      guard let status = try reporting(directory?.status(of: path.name)) else { continue }
      permissions &= status.permissions
    }
    return permissions
  }

  /// A file as one of its target; `nil` if no target has it.
  func text(at path: [String], _ bytes: [UInt8]) -> ScaffoldRecognition.SourceText? {
    guard !Self.isForeign(path), !path.contains(where: { $0.hasPrefix(".") }) else {
      return nil
    }
    let owner = (targets.isEmpty ? [everything] : targets)
      .filter { path.starts(with: $0.folder) && TargetExtent($0).contains(path) }
      .max { $0.folder.count < $1.folder.count }
    return owner.map { target in
      .init(
        path: path.joined(separator: "/"), text: bytes, module: target.name,
        isTest: targets.isEmpty ? Self.isTest(path) : target.kind == .test)
    }
  }

  /// Whether a file is code of others, what a build writes, or the template of another tool.
  private static func isForeign(_ path: [String]) -> Bool {
    !foreign.isDisjoint(with: path) || path.contains { $0.hasSuffix(".xctemplate") }
  }

  /// All files below the root as one target.
  private var everything: PackageLayout.Target {
    PackageLayout.Target(
      name: name, kind: .library, dependencies: [], folder: [], state: .present(at: []),
      exclude: Self.foreign.sorted())
  }

  private static func isTest(_ path: [String]) -> Bool {
    path.dropLast().contains {
      $0.hasSuffix("Tests") || $0.hasSuffix("Test") || $0.hasSuffix("Specs")
    }
  }
}

extension PackageLayout.Target {
  /// What is equal in targets with the same files.
  fileprivate var extentKey: [[String]] {
    [folder, sources.map { ["sources"] + $0.sorted() } ?? [], exclude.sorted(), resources.sorted()]
  }
}

extension SourceWalker.Found {
  /// The files, each once: without links to one that is found by itself or by another link.
  fileprivate var withoutRepeatedLinks: [SourceWalker.File] {
    var places = Set(files.filter { $0.place == nil }.map(\.path))
    return files.filter { file in file.place.map { places.insert($0).inserted } ?? true }
  }
}

extension Diagnostic {
  /// A source that is larger than any that is read.
  static func sourceTooLarge(_ path: String) -> Diagnostic {
    Diagnostic(
      .data, .limit,
      "the file has more than \(SourceWalker.largestFile) bytes and is left out",
      at: SourceLocation(path: path), help: "split it, or exclude it from its target",
      severity: .warning)
  }

  /// A target with a file or a folder that the user may not read.
  fileprivate static func unreadable(
    _ target: PackageLayout.Target, because problem: Diagnostic
  ) -> Diagnostic {
    Diagnostic(
      .data, .unreadableSource,
      "\(problem.message); the target '\(target.name.escapingControlCharacters)' is left out",
      at: problem.location, help: "make it readable, or exclude it from the target",
      severity: .warning)
  }

  /// More sources than are read.
  fileprivate static var tooManySources: Diagnostic {
    Diagnostic(
      .data, .limit,
      "the project has more than \(ProjectSources.mostFiles) source files, and those beyond are left out",
      help: "exclude folders with generated files from the targets", severity: .warning)
  }

  /// Whether it is about sources that were not read.
  package var isUnreadSource: Bool { code == .unreadableSource || code == .limit }
}

/// The folders that belong to templates.
private struct TemplatePlaces {
  private var tree: DirectoryTree
  private var known: [[String]: Bool] = [:]

  init(tree: DirectoryTree) { self.tree = tree }

  /// Whether a folder above a file is that of a template.
  mutating func hasTemplate(above path: String) throws(ScaffoldError) -> Bool {
    try isInTemplate(path.split(separator: "/").dropLast().map(String.init))
  }

  private mutating func isInTemplate(_ folder: [String]) throws(ScaffoldError) -> Bool {
    guard !folder.isEmpty else { return false }
    if let known = known[folder] { return known }
    let entries = try attemptReading { () throws(ScaffoldError) in try tree.entries(of: folder) }
    var isTemplate = (entries ?? [])?.contains(TemplateFolder.manifestName) == true
    if !isTemplate { isTemplate = try isInTemplate(Array(folder.dropLast())) }
    known[folder] = isTemplate
    return isTemplate
  }
}
