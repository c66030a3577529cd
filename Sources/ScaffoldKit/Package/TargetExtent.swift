/// What below a target's folder SwiftPM compiles: by `sources`, `exclude` and `resources` in the
/// manifest, and by the endings of folders that it never looks into.
///
/// All paths are components from the package's root.
struct TargetExtent: Sendable {
  private let folder: [String]
  private let sources: [[String]]?
  private let others: Set<[String]>

  init(_ target: PackageLayout.Target) {
    folder = target.folder
    sources = target.sources?.map { target.folder + Self.components(of: $0) }
    others = Set(
      (target.exclude + target.resources).map { target.folder + Self.components(of: $0) })
  }

  /// Whether the manifest keeps all of the target's folder in the target.
  var isWhole: Bool { sources == nil && others.isEmpty }

  /// Whether the manifest keeps a Swift file at `path`, below the target's folder, in the target.
  func holds(_ path: [String]) -> Bool {
    (sources?.contains { path.starts(with: $0) } ?? true)
      && (folder.count...path.count).allSatisfy { !others.contains(Array(path.prefix($0))) }
  }

  /// Whether anything at `path` can be a part of the target, as long as the folders above it are.
  func reaches(_ path: [String]) -> Bool {
    guard !others.contains(path) else { return false }
    return sources?.contains { path.starts(with: $0) || $0.starts(with: path) } ?? true
  }

  /// Whether SwiftPM looks for code in the folder at `path`: not in `App.docc`, unless `sources` says so.
  func opens(_ path: [String]) -> Bool {
    guard let name = path.last, Self.isClosed(name) else { return true }
    return sources?.contains { $0.starts(with: path) } ?? false
  }

  private static func isClosed(_ folder: String) -> Bool {
    guard let dot = folder.utf8.lastIndex(of: UInt8(ascii: ".")) else { return false }
    return closedEndings.contains(String(folder[dot...].dropFirst()))
  }

  /// `./Old/` as `["Old"]`
  static func components(of text: String) -> [String] {
    text.namesOnPath.filter { $0 != "." }
  }

  /// The endings of folders that are one thing to SwiftPM: nothing in them is compiled.
  private static let closedEndings: Set = [
    "docc", "playground", "xcassets", "xcdatamodel", "xcdatamodeld", "xcmappingmodel", "xcodeproj",
    "xcworkspace",
  ]
}

extension PackageLayout.Target {
  /// Whether a Swift file stands where SwiftPM does not look, below the target's folder or elsewhere.
  func passesOver(_ path: RelativePath) -> Bool {
    path.isSwift
      && (path.name.hasPrefix(".")
        || path.folder.dropFirst(folder.count).contains { $0.hasPrefix(".") })
  }

  /// Whether another target looks for code in its folder, above it or below it.
  func mayShareCode(with other: PackageLayout.Target) -> Bool {
    other.kind != .system && other.kind != .binary
      && (folder.starts(with: other.folder) || other.folder.starts(with: folder))
  }

  /// A folder of its own that another target with the same folder leaves out, as `--into` takes it.
  func ownFolder(beside other: PackageLayout.Target) -> String? {
    guard folder == other.folder else { return nil }
    let extent = TargetExtent(self)
    return other.exclude.map(TargetExtent.components).first { names in
      names.last.map { !$0.contains(".") } ?? false && extent.holds(folder + names)
    }?.joined(separator: "/")
  }

  /// A folder that `sources` names, as `--into` takes it.
  var sourceFolder: String? {
    sources?.first { !$0.hasSuffix(".swift") }.map {
      TargetExtent.components(of: $0).joined(separator: "/")
    }
  }
}
