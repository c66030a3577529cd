/// Reads the Swift files below a target's folder, without following links.
struct SourceWalker: Sendable {
  private let extent: TargetExtent
  private static let largestFile = 16 << 20
  /// So many folders for each core are worth a thread.
  private static let many = 16

  /// A walker over what SwiftPM compiles for a target.
  init(_ target: PackageLayout.Target) {
    extent = TargetExtent(target)
  }

  private enum Entry {
    case folder
    case file([UInt8])
  }

  /// Visits each file with its path and its contents, but for those whose path is passed over.
  func walk(
    _ folder: any Directory, at path: [String], passing isPassed: ([String]) -> Bool,
    _ visit: ([String], [UInt8]) -> Void
  ) throws(ScaffoldFailure) {
    for name in try reporting(folder.entries()) {
      let inner = path + [name]
      switch try entry(name, of: folder, at: inner, passing: isPassed) {
      case .folder:
        try walk(reporting(folder.directory(name)), at: inner, passing: isPassed, visit)
      case .file(let bytes): visit(inner, bytes)
      case nil: break
      }
    }
  }

  /// Whether something holds for each of these files. Folders are read side by side.
  func allSatisfy(
    in folder: any Directory, at path: [String], passing isPassed: @Sendable ([String]) -> Bool,
    _ holds: @Sendable ([String], [UInt8]) -> Bool
  ) throws(ScaffoldFailure) -> Bool {
    var folders: [String] = []
    for name in try reporting(folder.entries()) {
      let inner = path + [name]
      switch try entry(name, of: folder, at: inner, passing: isPassed) {
      case .folder: folders.append(name)
      case .file(let bytes): guard holds(inner, bytes) else { return false }
      case nil: break
      }
    }
    let results = try Cores.map(folders, atLeast: Self.many) { name throws(ScaffoldFailure) in
      let inner = try reporting(folder.directory(name))
      return try allSatisfy(in: inner, at: path + [name], passing: isPassed, holds)
    }
    return results.allSatisfy { $0 }
  }

  private func entry(
    _ name: String, of folder: any Directory, at path: [String],
    passing isPassed: ([String]) -> Bool
  ) throws(ScaffoldFailure) -> Entry? {
    guard !name.hasPrefix("."), extent.reaches(path) else { return nil }
    let isSource = name.hasSuffix(".swift")
    if isSource {
      if isPassed(path) { return nil }
      // Nearly all are plain files; only what cannot be read is looked at.
      do { return .file(try folder.contents(of: name, limit: Self.largestFile)) } catch {}
    }
    guard let status = try reporting(folder.status(of: name)) else { return nil }
    switch status.kind {
    case .directory: return extent.opens(path) ? .folder : nil
    case .file where isSource && status.size <= Self.largestFile:
      return .file(try reporting(folder.contents(of: name, limit: Self.largestFile)))
    default: return nil
    }
  }
}
