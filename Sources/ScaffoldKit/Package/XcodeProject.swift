/// The targets and folders of an Xcode project, read from its `project.pbxproj`. Nothing is written there.
struct XcodeProject {
  /// A target, and the folders whose files Xcode adds to it by itself.
  struct Target: Hashable {
    let name: String
    /// The name of the module that its code is in, as far as the project names it.
    let module: String
    let kind: Kind
    /// Names from the project's folder.
    let folders: [[String]]
    /// The folder of its code: the first of `folders`, else the one in which the project lists most of its files,
    /// else the uppermost group with the target's name; `nil` if none is found.
    let home: [String]?
    /// The names of the targets that it needs.
    let dependencies: [String]
    /// Whether its code is on the main actor by default.
    let isOnMainActor: Bool
    /// Whether its imports are internal by default.
    let hasInternalImports: Bool
    /// The oldest systems that it supports, as far as the project names them.
    let platforms: [PackageLayout.Platform]
  }

  /// What a target is for.
  enum Kind {
    case code, tests, other
  }

  /// The name of the `.xcodeproj`.
  let name: String
  let targets: [Target]
  /// The folders of groups, in which the project lists each file.
  let groups: [[String]]

  /// A larger file is not read. The largest projects of public apps have 4 MB.
  static let largestFile = 16 << 20
  private static let file = "project.pbxproj"

  private static let mostProjects = 4

  /// The projects in a folder, by their names. One that cannot be read is left out.
  ///
  /// - Parameter problems: receives the reasons.
  static func all(in folder: any Directory, _ problems: inout [Diagnostic]) -> [XcodeProject] {
    let names = attempt(&problems) { () throws(ScaffoldError) in
      try reporting(folder.entries()).filter { $0.hasSuffix(ProjectKind.xcodeEnding) }
    }
    return (names ?? []).prefix(mostProjects).compactMap { name in
      attempt(&problems) { () throws(ScaffoldError) in try XcodeProject(name, in: folder) }
    }
  }

  /// The project called `name` in a folder.
  ///
  /// - Throws: the reason why it cannot be read.
  init(_ name: String, in folder: any Directory) throws(ScaffoldError) {
    let path = "\(name)/\(Self.file)"
    let project = try reporting(folder.directory(name))
    guard let status = try reporting(project.status(of: Self.file)), status.kind == .file else {
      throw ScaffoldError(.unreadable(path, "it is not a regular file"))
    }
    guard status.size <= Self.largestFile else {
      throw ScaffoldError(.unreadable(path, "it has more than \(Self.largestFile) bytes"))
    }
    try self.init(
      name, bytes: try reporting(project.contents(of: Self.file, limit: Self.largestFile)))
  }

  /// The project whose file has these bytes.
  init(_ name: String, bytes: [UInt8]) throws(ScaffoldError) {
    let path = "\(name)/\(Self.file)"
    guard let objects = XcodeObjects(bytes) else {
      throw ScaffoldError(.unreadable(path, "it is not the property list of a project"))
    }
    self.name = name
    let folders = objects.folders()
    targets = objects.targets(folders)
    groups = folders.filter { objects.isGroup($0.key) && !$0.value.isEmpty }.map(\.value)
      .sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// The target whose code is in a module; a target with exactly this name comes first.
  func target(of module: String) -> Target? {
    targets.first { $0.name == module }
      ?? targets.first { Identifier.importName(of: $0.module) == Identifier.importName(of: module) }
  }

  /// The target of unit tests for a target; `nil` if there is none.
  func tests(of target: Target) -> Target? {
    let tests = targets.filter { $0.kind == .tests && $0.home != nil }
    let isNamed = { (test: Target) in test.name == "\(target.name)Tests" }
    if let named = tests.first(where: isNamed) { return named }
    if let dependent = tests.first(where: { $0.dependencies.contains(target.name) }) {
      return dependent
    }
    return tests.count == 1 && tests[0].dependencies.isEmpty ? tests[0] : nil
  }

  /// Whether Xcode adds a new file in a folder to a target by itself.
  func compiles(_ folder: [String]) -> Bool { !targets(compiling: folder).isEmpty }

  /// The targets to which Xcode adds each new file in a folder.
  func targets(compiling folder: [String]) -> [Target] {
    targets.filter { target in target.folders.contains { folder.starts(with: $0) } }
  }
}
