#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The objects of a `project.pbxproj` by their identifiers.
struct XcodeObjects {
  private let objects: [String: XcodeObject]
  private let project: XcodeObject

  /// The objects in a property list of any format; `nil` for other bytes. Foundation limits how deep values are
  /// nested, but not in XML.
  init?(_ bytes: [UInt8]) {
    if let (objects, root) = XcodeText.read(bytes), let project = objects[root] {
      (self.objects, self.project) = (objects, project)
      return
    }
    guard !Self.isDeepXML(bytes) else { return nil }
    do {
      let file = try PropertyListDecoder().decode(File.self, from: Data(bytes))
      guard let project = file.objects[file.rootObject] else { return nil }
      (objects, self.project) = (file.objects, project)
    } catch {
      return nil
    }
  }

  private struct File: Decodable {
    let rootObject: String
    let objects: [String: XcodeObject]
  }

  /// Whether a file may be XML whose tags are nested deeper than in any project. Comments could hide them, and no
  /// project has some.
  private static func isDeepXML(_ bytes: [UInt8]) -> Bool {
    // The formats that Xcode writes start with a comment or a dictionary.
    let text = bytes.trimmingPrefix([0xEF, 0xBB, 0xBF])
    let first = text.first { !UnicodeScalar($0).properties.isWhitespace }
    guard first != UInt8(ascii: "/"), first != UInt8(ascii: "{") else { return false }
    var depth = 0
    for tag in bytes.split(separator: UInt8(ascii: "<")) {
      switch tag.first {
      case UInt8(ascii: "/"): depth -= 1
      case UInt8(ascii: "!"): if !tag.starts(with: "!DOCTYPE".utf8) { return true }
      case UInt8(ascii: "?"): break
      default:
        let name = tag.prefix { $0 != UInt8(ascii: ">") }
        if name.last != UInt8(ascii: "/") { depth += 1 }
      }
      if depth > deepest { return true }
    }
    return false
  }

  private static let deepest = 64

  /// The folders of groups and of synchronised folders by their identifiers: names from the project's folder. A
  /// group that is reached twice counts once.
  func folders() -> [String: [String]] {
    let start = (project[.projectDirPath] ?? "").namesOnPath
    guard let main = project[.mainGroup] else { return [:] }
    var folders: [String: [String]] = [main: folder(main, in: start, from: start) ?? start]
    var pending = [main]
    while let group = pending.popLast() {
      for child in children(of: group) where folders[child] == nil {
        guard isGroup(child) || isSynchronised(child),
          let place = folder(child, in: folders[group] ?? start, from: start)
        else { continue }
        folders[child] = place
        pending.append(child)
      }
    }
    return folders
  }

  func isGroup(_ id: String) -> Bool { objects[id]?[.isa] == "PBXGroup" }

  private func isSynchronised(_ id: String) -> Bool {
    objects[id]?[.isa] == "PBXFileSystemSynchronizedRootGroup"
  }

  /// The folder of a group; `nil` outside the project's folder.
  private func folder(_ id: String, in parent: [String], from start: [String]) -> [String]? {
    let group = objects[id]
    let names = (group?[.path] ?? "").namesOnPath
    switch group?[.sourceTree] {
    case nil, "<group>": return TypedPath.resolved(names, below: parent)
    case "SOURCE_ROOT": return TypedPath.resolved(names, below: start)
    default: return nil
    }
  }

  /// The folders of the Swift files that groups list, by the files' identifiers.
  private func files(_ folders: [String: [String]]) -> [String: [String]] {
    let start = (project[.projectDirPath] ?? "").namesOnPath
    var files: [String: [String]] = [:]
    for (group, place) in folders {
      for child in children(of: group)
      where objects[child]?[.isa] == "PBXFileReference" {
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
    let code = Set(
      project.list(.targets).compactMap { objects[$0] }
        .filter { Self.kind($0[.productType] ?? "") == .code }.flatMap(sources))
    return project.list(.targets).compactMap { id in
      guard let target = objects[id], let name = target[.name] else { return nil }
      let own = settings(of: target)
      let settings = settings(of: project) + own
      let kind = Self.kind(target[.productType] ?? "")
      let synchronised = target.list(.fileSystemSynchronizedGroups)
        .compactMap { folders[$0] }
      return XcodeProject.Target(
        name: name, module: Self.module(own) ?? name,
        kind: kind, folders: synchronised,
        home: synchronised.first ?? home(of: target, files, besides: kind == .tests ? code : [])
          ?? group(called: name, folders),
        dependencies: target.list(.dependencies).compactMap { dependency in
          objects[dependency]?[.target].flatMap { objects[$0]?[.name] }
        },
        isOnMainActor: settings.last { $0.name == "SWIFT_DEFAULT_ACTOR_ISOLATION" }?.value
          == "MainActor",
        hasInternalImports: settings.last {
          $0.name == "SWIFT_UPCOMING_FEATURE_INTERNAL_IMPORTS_BY_DEFAULT"
        }?.value == "YES",
        platforms: Self.platforms(settings))
    }
  }

  /// The identifiers of the files that a target compiles.
  private func sources(of target: XcodeObject) -> [String] {
    let phases = target.list(.buildPhases).compactMap { objects[$0] }
      .filter { $0[.isa] == "PBXSourcesBuildPhase" }
    return phases.flatMap { $0.list(.files) }.compactMap { objects[$0]?[.fileRef] }
  }

  /// The common folder of the Swift files that a target compiles, within the top-level folder that has most of them. What
  /// Tuist generates counts only if there is nothing else, and so do files of other targets.
  ///
  /// - Parameter code: the files of targets with code, which a target of tests may compile, too.
  private func home(
    of target: XcodeObject, _ files: [String: [String]], besides code: Set<String>
  ) -> [String]? {
    let sources = sources(of: target)
    let own = sources.filter { !code.contains($0) }.compactMap { files[$0] }
    let all = (own.isEmpty ? sources.compactMap { files[$0] } : own).filter { !$0.isEmpty }
    let written = all.filter { !$0.contains("Derived") }
    let folders = written.isEmpty ? all : written
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
  private func settings(of owner: XcodeObject) -> [(name: String, value: String)] {
    let list = owner[.buildConfigurationList].flatMap { objects[$0] }
    return (list?.list(.buildConfigurations) ?? []).flatMap { id in
      (objects[id]?.settings ?? [:]).map { (name: $0.key, value: $0.value) }
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

  private func children(of group: String) -> [String] { objects[group]?.list(.children) ?? [] }
}

extension Diagnostic {
  /// A project file that cannot be read. It is only needed for advice.
  static func unreadable(_ path: String, _ reason: String) -> Diagnostic {
    Diagnostic(
      .data, .projectFile, "cannot read the Xcode project: \(reason)",
      at: SourceLocation(path: path), help: "open the project in Xcode to check it",
      severity: .warning)
  }
}
