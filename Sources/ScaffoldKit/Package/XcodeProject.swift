/// The targets and folders of an Xcode project, read from its `project.pbxproj`. Nothing is written there.
struct XcodeProject {
  /// A target, and the folders whose files Xcode adds to it by itself.
  struct Target: Hashable {
    let name: String
    let kind: Kind
    /// Names from the project's folder.
    let folders: [[String]]
    /// Whether its code is on the main actor by default.
    let isOnMainActor: Bool
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

  /// A larger file is not read. Foundation needs about half a second for this size.
  static let largestFile = 1 << 20
  private static let file = "project.pbxproj"

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

  /// The targets to which Xcode adds each new file in a folder.
  func targets(compiling folder: [String]) -> [Target] {
    targets.filter { target in target.folders.contains { folder.starts(with: $0) } }
  }
}
