/// The part of a target's folder that SwiftPM compiles: by `sources`, `exclude` and `resources` in the
/// manifest, and by the endings of folders that SwiftPM never opens.
///
/// All paths are components from the package's root.
struct TargetExtent: Sendable {
  private let folder: [String]
  /// What `sources` names, and the folders above.
  private let sources: (named: Set<[String]>, above: Set<[String]>)?
  private let others: Set<[String]>

  init(_ target: PackageLayout.Target) {
    folder = target.folder
    sources = target.sources.map { sources in
      let named = sources.map { target.folder + Self.components(of: $0) }
      return (Set(named), Set(named.flatMap { path in path.indices.map { Array(path[..<$0]) } }))
    }
    others = Set(
      (target.exclude + target.resources).map { target.folder + Self.components(of: $0) })
  }

  /// Whether the whole folder belongs to the target, by the manifest.
  var isWhole: Bool { sources == nil && others.isEmpty }

  /// Whether a Swift file at `path`, below the target's folder, belongs to the target, by the manifest.
  func contains(_ path: [String]) -> Bool {
    isNamed(path)
      && (folder.count...path.count).allSatisfy { !others.contains(Array(path.prefix($0))) }
  }

  /// Whether a file at or below `path` can belong to the target, if the folders above `path` do.
  func reaches(_ path: [String]) -> Bool {
    guard !others.contains(path) else { return false }
    return isNamed(path) || sources?.above.contains(path) == true
  }

  /// Whether `sources` names the path or a folder above it.
  private func isNamed(_ path: [String]) -> Bool {
    guard let sources else { return true }
    return (0...path.count).contains { sources.named.contains(Array(path.prefix($0))) }
  }

  /// Whether SwiftPM searches the folder at `path` for code: not `App.docc`, unless `sources` names it.
  func opens(_ path: [String]) -> Bool {
    guard let name = path.last, Self.isClosed(name) else { return true }
    return sources.map { $0.named.contains(path) || $0.above.contains(path) } ?? false
  }

  private static func isClosed(_ folder: String) -> Bool {
    closedEndings.contains { folder.ends(with: ".\($0)") }
  }

  /// `./Old/` as `["Old"]`
  static func components(of text: String) -> [String] {
    text.namesOnPath.filter { $0 != "." }
  }

  /// The endings of folders that SwiftPM treats as one file: it compiles nothing in them.
  private static let closedEndings = [
    "docc", "playground", "xcassets", "xcdatamodel", "xcdatamodeld", "xcmappingmodel", "xcodeproj",
    "xcworkspace",
  ]
}

extension PackageLayout.Target {
  /// Whether SwiftPM ignores a Swift file because its name or a folder above it begins with a dot.
  func ignores(_ path: RelativePath) -> Bool {
    path.isSwift
      && (path.name.hasPrefix(".")
        || path.folder.dropFirst(folder.count).contains { $0.hasPrefix(".") })
  }

  /// Whether SwiftPM searches for another target's code in this target's folder, above or below it.
  func mayShareCode(with other: PackageLayout.Target) -> Bool {
    other.kind != .system && other.kind != .binary
      && (folder.starts(with: other.folder) || other.folder.starts(with: folder))
  }

  /// A folder that another target with the same folder excludes, as a value for `--into`.
  func ownFolder(beside other: PackageLayout.Target) -> String? {
    guard folder == other.folder else { return nil }
    let extent = TargetExtent(self)
    return other.exclude.map(TargetExtent.components).first { names in
      names.last.map { !$0.contains(".") } ?? false && extent.contains(folder + names)
    }?.joined(separator: "/")
  }

  /// The first folder that `sources` names, as a value for `--into`.
  var sourceFolder: String? {
    sources?.first { !$0.hasSuffix(".swift") }.map {
      TargetExtent.components(of: $0).joined(separator: "/")
    }
  }
}
