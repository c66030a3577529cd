import Foundation

/// The objects of a `project.pbxproj` by their identifiers.
struct XcodeObjects {
  private let objects: [String: [String: Any]]
  private let project: [String: Any]

  /// The objects in a property list of any format; `nil` for other bytes. Foundation limits how deep values are
  /// nested.
  init?(_ bytes: [UInt8]) {
    let list: Any
    do {
      list = try PropertyListSerialization.propertyList(
        from: Data(bytes), options: [], format: nil)
    } catch {
      return nil
    }
    guard let root = list as? [String: Any], let name = root["rootObject"] as? String,
      let all = root["objects"] as? [String: Any]
    else { return nil }
    objects = all.compactMapValues { $0 as? [String: Any] }
    guard let project = objects[name] else { return nil }
    self.project = project
  }

  /// The folders of groups and of synchronised folders by their identifiers: names from the project's folder. A
  /// group that is reached twice counts once.
  func folders() -> [String: [String]] {
    let start = (project["projectDirPath"] as? String ?? "").namesOnPath
    guard let main = project["mainGroup"] as? String else { return [:] }
    var folders: [String: [String]] = [main: folder(main, in: start, from: start) ?? start]
    var pending = [main]
    while let group = pending.popLast() {
      for child in strings("children", of: objects[group]) where folders[child] == nil {
        guard isGroup(child) || isSynchronised(child),
          let place = folder(child, in: folders[group] ?? start, from: start)
        else { continue }
        folders[child] = place
        pending.append(child)
      }
    }
    return folders
  }

  func isGroup(_ id: String) -> Bool { objects[id]?["isa"] as? String == "PBXGroup" }

  private func isSynchronised(_ id: String) -> Bool {
    objects[id]?["isa"] as? String == "PBXFileSystemSynchronizedRootGroup"
  }

  /// The folder of a group; `nil` outside the project's folder.
  private func folder(_ id: String, in parent: [String], from start: [String]) -> [String]? {
    let group = objects[id] ?? [:]
    let names = (group["path"] as? String ?? "").namesOnPath
    switch group["sourceTree"] as? String {
    case nil, "<group>": return TypedPath.resolved(names, below: parent)
    case "SOURCE_ROOT": return TypedPath.resolved(names, below: start)
    default: return nil
    }
  }

  /// The folders of the Swift files that groups list, by the files' identifiers.
  private func files(_ folders: [String: [String]]) -> [String: [String]] {
    let start = (project["projectDirPath"] as? String ?? "").namesOnPath
    var files: [String: [String]] = [:]
    for (group, place) in folders {
      for child in strings("children", of: objects[group])
      where objects[child]?["isa"] as? String == "PBXFileReference" {
        guard let path = folder(child, in: place, from: start),
          path.last?.hasSuffix(".swift") == true
        else { continue }
        files[child] = path.dropLast()
      }
    }
    return files
  }

  /// The targets in the order of the project.
  func targets(_ folders: [String: [String]]) -> [XcodeProject.Target] {
    let files = files(folders)
    return strings("targets", of: project).compactMap { id in
      guard let target = objects[id], let name = target["name"] as? String else { return nil }
      let own = settings(of: target)
      let settings = settings(of: project) + own
      let synchronised = strings("fileSystemSynchronizedGroups", of: target)
        .compactMap { folders[$0] }
      return XcodeProject.Target(
        name: name, module: Self.module(own) ?? name,
        kind: Self.kind(target["productType"] as? String ?? ""), folders: synchronised,
        home: synchronised.first ?? home(of: target, files) ?? group(called: name, folders),
        dependencies: strings("dependencies", of: target).compactMap { dependency in
          (objects[dependency]?["target"] as? String).flatMap { objects[$0]?["name"] as? String }
        },
        isOnMainActor: settings.last { $0.name == "SWIFT_DEFAULT_ACTOR_ISOLATION" }?.value
          == "MainActor",
        hasInternalImports: settings.last {
          $0.name == "SWIFT_UPCOMING_FEATURE_INTERNAL_IMPORTS_BY_DEFAULT"
        }?.value == "YES",
        platforms: Self.platforms(settings))
    }
  }

  /// The common folder of the Swift files that a target compiles, within the top-level folder that has most of them.
  private func home(of target: [String: Any], _ files: [String: [String]]) -> [String]? {
    let phases = strings("buildPhases", of: target).compactMap { objects[$0] }
      .filter { $0["isa"] as? String == "PBXSourcesBuildPhase" }
    let folders = phases.flatMap { strings("files", of: $0) }.compactMap { file in
      (objects[file]?["fileRef"] as? String).flatMap { files[$0] }
    }.filter { !$0.isEmpty }
    let branches = Dictionary(grouping: folders) { $0[0] }
    let largest = branches.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }
    return largest?.value.reduce(nil) { (common: [String]?, folder) in
      common.map { zip($0, folder).prefix { $0 == $1 }.map(\.0) } ?? folder
    }
  }

  /// The uppermost group with the name of a target.
  private func group(called name: String, _ folders: [String: [String]]) -> [String]? {
    folders.filter { isGroup($0.key) && $0.value.last == name }.map(\.value)
      .min { ($0.count, $0.joined(separator: "/")) < ($1.count, $1.joined(separator: "/")) }
  }

  /// The name of a target's module; `nil` if settings that are not read here decide.
  private static func module(_ settings: [(name: String, value: String)]) -> String? {
    ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"].lazy.compactMap { key in
      settings.last { $0.name == key && !$0.value.isEmpty && !$0.value.contains("$") }?.value
    }.first
  }

  private static func kind(_ product: String) -> XcodeProject.Kind {
    if product.hasSuffix(".bundle.unit-test") { return .tests }
    let endings = ["application", "framework", "framework.static", "library.static", "tool"]
    return endings.contains { product == "com.apple.product-type.\($0)" } ? .code : .other
  }

  // MARK: Build settings

  /// The settings of all configurations of a project or a target.
  private func settings(of owner: [String: Any]) -> [(name: String, value: String)] {
    let list = (owner["buildConfigurationList"] as? String).flatMap { objects[$0] }
    return strings("buildConfigurations", of: list).flatMap { id in
      let settings = objects[id]?["buildSettings"] as? [String: Any] ?? [:]
      return settings.compactMap { name, value in (value as? String).map { (name, $0) } }
    }
  }

  private static let systems: KeyValuePairs = [
    "IPHONEOS_DEPLOYMENT_TARGET": "ios", "MACOSX_DEPLOYMENT_TARGET": "macos",
    "TVOS_DEPLOYMENT_TARGET": "tvos", "WATCHOS_DEPLOYMENT_TARGET": "watchos",
    "XROS_DEPLOYMENT_TARGET": "visionos",
  ]

  /// The versions of the last settings: those of a target count more than the project's.
  private static func platforms(
    _ settings: [(name: String, value: String)]
  ) -> [PackageLayout.Platform] {
    systems.compactMap { name, system in
      settings.last { $0.name == name && SystemVersion($0.value) != nil }
        .map { PackageLayout.Platform(name: system, version: $0.value) }
    }
  }

  private func strings(_ key: String, of object: [String: Any]?) -> [String] {
    (object?[key] as? [Any] ?? []).compactMap { $0 as? String }
  }
}

extension Diagnostic {
  /// A project file that cannot be read. It is only needed for advice.
  static func unreadable(_ path: String, _ reason: String) -> Diagnostic {
    Diagnostic(
      .data, "project-file", "cannot read the Xcode project: \(reason)",
      at: SourceLocation(path: path), help: "open the project in Xcode to check it",
      severity: .warning)
  }
}
