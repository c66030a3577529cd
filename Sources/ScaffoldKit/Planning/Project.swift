/// A project without a manifest: its modules as targets, by the folders that records and a request name.
struct Project {
  let layout: PackageLayout
  /// Advice about the Xcode project.
  let notes: [Diagnostic]

  /// The project in a folder; `nil` if neither a record nor the request names folders.
  ///
  /// - Throws: what is wrong with the folders of the request, or with a record that may name the folders.
  init?(
    _ request: ScaffoldRequest, at path: String, _ fileSystem: any FileSystem
  ) throws(ScaffoldError) {
    guard let root = try Self.open(path, isNeeded: request.folders != nil, fileSystem) else {
      return nil
    }
    let store = RecordStore(of: root, mergesConflicts: true)
    var modules = Self.folders(of: store.found)
    let missing = request.folders == nil ? store.unreadable.unknown(besides: modules, request) : []
    guard missing.isEmpty else { throw ScaffoldError(missing) }
    if let folders = request.folders {
      let reader = RequestedFolders(
        folders, PackagePlace(root: path, from: request.packagePath), root: root)
      modules[folders.module] = try request.locating(.folders) { () throws(ScaffoldError) in
        try reader.folders(besides: modules)
      }
    }
    guard !modules.isEmpty else { return nil }
    var notes: [Diagnostic] = []
    let module = request.folders?.module ?? request.target ?? modules.keys.sorted()[0]
    let xcode = try Self.xcodeProject(of: module, in: root, &notes)
    if request.rerendering == nil, let xcode, let folders = modules[module] {
      notes += xcode.warnings(folders, module: module)
    }
    self.notes = notes
    layout = PackageLayout(
      name: path.namesOnPath.last ?? "", toolsVersion: ToolsVersion(6, 0),
      targets: try Self.targets(modules, xcode, in: root),
      platforms: xcode?.target(of: module)?.platforms ?? [], hasManifest: false)
  }

  /// The Xcode project in a folder that has the target of a module, else the first one; `nil` if there is none. A
  /// project that cannot be read is a warning.
  private static func xcodeProject(
    of module: String, in root: any Directory, _ notes: inout [Diagnostic]
  ) throws(ScaffoldError) -> XcodeProject? {
    guard case .xcode = try reporting(ProjectKind.found(in: root)) else { return nil }
    var problems: [Diagnostic] = []
    let projects = XcodeProject.all(in: root, &problems)
    notes += problems.map(\.asWarning)
    return projects.first { $0.target(of: module) != nil } ?? projects.first
  }

  /// The folder; `nil` if it cannot be opened and the request does not need it.
  private static func open(
    _ path: String, isNeeded: Bool, _ fileSystem: any FileSystem
  ) throws(ScaffoldError) -> (any Directory)? {
    do throws(SystemError) {
      return try fileSystem.directory(at: path)
    } catch {
      guard isNeeded else { return nil }
      throw ScaffoldError(error)
    }
  }

  /// The folders that records name, by the targets to which they belong.
  static func recorded(in root: any Directory) -> [String: RecordedFolders] {
    folders(of: RecordStore.readableRecords(in: root))
  }

  private static func folders(of records: [RecordStore.Stored]) -> [String: RecordedFolders] {
    var modules: [String: RecordedFolders] = [:]
    for stored in records {
      guard let folders = stored.record.project else { continue }
      let target = stored.record.target
      if modules[target]?.tests == nil { modules[target] = folders }
    }
    return modules
  }

  /// Each module as a library target and a test target.
  static func targets(
    _ modules: [String: RecordedFolders], _ xcode: XcodeProject? = nil, in root: any Directory
  ) throws(ScaffoldError) -> [PackageLayout.Target] {
    let places = PackageFolders(root: root)
    var targets: [PackageLayout.Target] = []
    for (module, folders) in modules.sorted(by: { $0.key < $1.key }) {
      targets.append(
        .init(
          name: module, kind: .library, dependencies: [], folder: folders.sources,
          state: try reporting(places.find(folders.sources, open: false).state),
          exclude: folders.sources.part(above: folders.tests),
          isOnMainActor: xcode?.target(of: module)?.isOnMainActor ?? false,
          hasInternalImports: xcode?.target(of: module)?.hasInternalImports ?? false))
      guard let tests = folders.tests else { continue }
      targets.append(
        .init(
          name: folders.testModule, kind: .test, dependencies: [.byName(module)], folder: tests,
          state: try reporting(places.find(tests, open: false).state),
          exclude: tests.part(above: folders.sources),
          isOnMainActor: xcode?.target(of: folders.testModule)?.isOnMainActor ?? false))
    }
    return targets
  }
}

extension [UnreadableRecord] {
  /// What is wrong with the records that may name the folders of the request's target, or of any other target if the
  /// request names none.
  fileprivate func unknown(
    besides modules: [String: RecordedFolders], _ request: ScaffoldRequest
  ) -> [Diagnostic] {
    filter { record in
      guard let target = request.target else {
        return !modules.keys.contains { record.mayBe(inTarget: $0) }
      }
      return modules[target] == nil && record.mayBe(inTarget: target)
    }.flatMap(\.problems)
  }
}

extension [String] {
  /// The path from this folder to another one below it, as a target excludes it; empty for any other folder.
  fileprivate func part(above other: [String]?) -> [String] {
    guard let other, other.count > count, other.starts(with: self) else { return [] }
    return [other.dropFirst(count).joined(separator: "/")]
  }
}

extension XcodeProject {
  /// A warning for each folder whose new files Xcode does not add to a target by itself.
  fileprivate func warnings(_ folders: RecordedFolders, module: String) -> [Diagnostic] {
    [(folders.sources, module), (folders.tests, folders.testModule)].compactMap { folder, target in
      guard let folder, !compiles(folder) else { return nil }
      let isGroup = groups.contains { folder.starts(with: $0) || $0.starts(with: folder) }
      let (shown, target) = (
        RecordedFolders.text(folder).escapingControlCharacters, target.escapingControlCharacters
      )
      return Diagnostic(
        .data, .notSynchronised,
        isGroup
          ? "'\(shown)' is a group in Xcode, so Xcode does not add new files by itself"
          : "'\(shown)' is not part of the Xcode project",
        at: SourceLocation(path: name),
        help: isGroup
          ? "in Xcode, choose 'Convert to Folder' in the group's menu, or add the new files to "
            + "'\(target)' with File > Add Files"
          : "in Xcode, add the folder to the target '\(target)' with File > Add Files",
        severity: .warning)
    }
  }
}
