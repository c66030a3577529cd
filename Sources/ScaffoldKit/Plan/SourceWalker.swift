/// Reads the Swift files that SwiftPM compiles for a target: those below its folder, and those in
/// the package to which links below its folder lead.
struct SourceWalker: Sendable {
  private let extent: TargetExtent
  private let root: any Directory
  private let folder: any Directory
  private let path: [String]
  /// The folder's path without links.
  private let place: [String]
  private static let largestFile = 16 << 20

  private enum Entry {
    case folder, link
    case file([UInt8])
  }

  /// A walker over the sources of a target of the package below the tree's root; `nil` when the
  /// target has no folder.
  init?(_ target: PackageLayout.Target, in tree: inout DirectoryTree) throws(ScaffoldFailure) {
    guard let folder = try tree.directory(target.folder),
      let place = try tree.resolved(target.folder)
    else { return nil }
    (extent, root, self.folder) = (TargetExtent(target), tree.top, folder)
    (path, self.place) = (target.folder, place)
  }

  /// Visits each file with its path and its contents, but for those whose path is passed over.
  func walk(
    passing isPassed: ([String]) -> Bool, _ visit: ([String], [UInt8]) -> Void
  ) throws(ScaffoldFailure) {
    var links: [[String]] = []
    let open: ([String]) -> Bool = { _ in true }
    _ = try walk(folder, at: path, passing: isPassed, opening: open, noting: &links) {
      visit($0, $1)
      return true
    }
    _ = try follow(links, passing: isPassed) {
      visit($0, $1)
      return true
    }
  }

  /// Whether something holds for each of these files.
  ///
  /// - Parameter memory: what is known before the first file; what is learnt of it serves for later ones.
  func allSatisfy<Memory: Sendable>(
    passing isPassed: @Sendable ([String]) -> Bool, remembering memory: Memory,
    _ holds: @Sendable ([String], [UInt8], inout Memory) -> Bool
  ) throws(ScaffoldFailure) -> Bool {
    var memory = memory
    var links: [[String]] = []
    guard
      try allSatisfy(in: folder, at: path, passing: isPassed, &memory, noting: &links, holds)
    else { return false }
    return try follow(links, passing: isPassed) { holds($0, $1, &memory) }
  }

  /// Whether something holds for each of the files in a folder.
  private func allSatisfy<Memory: Sendable>(
    in folder: any Directory, at path: [String], passing isPassed: @Sendable ([String]) -> Bool,
    _ memory: inout Memory, noting links: inout [[String]],
    _ holds: @Sendable ([String], [UInt8], inout Memory) -> Bool
  ) throws(ScaffoldFailure) -> Bool {
    var folders: [String] = []
    for name in try reporting(folder.entries()) {
      let inner = path + [name]
      switch try entry(name, of: folder, at: inner, passing: isPassed) {
      case .folder: folders.append(name)
      case .link: links.append(inner)
      case .file(let bytes): guard holds(inner, bytes, &memory) else { return false }
      case nil: break
      }
    }
    for name in folders {
      let inner = try reporting(folder.directory(name))
      guard
        try allSatisfy(
          in: inner, at: path + [name], passing: isPassed, &memory, noting: &links, holds)
      else { return false }
    }
    return true
  }

  /// Walks over one folder until something does not hold for a file; whether it held for all.
  private func walk(
    _ folder: any Directory, at path: [String], passing isPassed: ([String]) -> Bool,
    opening isOpened: ([String]) -> Bool, noting links: inout [[String]],
    _ holds: ([String], [UInt8]) -> Bool
  ) throws(ScaffoldFailure) -> Bool {
    for name in try reporting(folder.entries()) {
      let inner = path + [name]
      switch try entry(name, of: folder, at: inner, passing: isPassed) {
      case .folder where isOpened(inner):
        let next = try reporting(folder.directory(name))
        guard
          try walk(
            next, at: inner, passing: isPassed, opening: isOpened, noting: &links, holds)
        else { return false }
      case .link: links.append(inner)
      case .file(let bytes): guard holds(inner, bytes) else { return false }
      case .folder, nil: break
      }
    }
    return true
  }

  /// Walks over what links lead to, also those that are found there.
  private func follow(
    _ links: [[String]], passing isPassed: ([String]) -> Bool,
    _ holds: ([String], [UInt8]) -> Bool
  ) throws(ScaffoldFailure) -> Bool {
    guard !links.isEmpty else { return true }
    var sources = LinkedSources(root: root, extent: extent, walked: path, place: place)
    var links = links
    var index = 0
    while index < links.count {
      let link = links[index]
      index += 1
      switch sources.source(at: link) {
      case .folder(let folder, let place):
        let inPlace = { (path: [String]) in place + path.dropFirst(link.count) }
        guard
          try walk(
            folder, at: link, passing: { isPassed($0) || isPassed(inPlace($0)) },
            opening: { !sources.isWalked(inPlace($0)) }, noting: &links, holds)
        else { return false }
        sources.remember(link, place: place)
      case .file(let folder, let place):
        guard let name = place.last, !isPassed(place) else { continue }
        if let bytes = try plainFile(name, of: folder), !holds(link, bytes) { return false }
      case nil: break
      }
    }
    return true
  }

  private func entry(
    _ name: String, of folder: any Directory, at path: [String],
    passing isPassed: ([String]) -> Bool
  ) throws(ScaffoldFailure) -> Entry? {
    guard !name.hasPrefix("."), extent.reaches(path) else { return nil }
    let isSource = name.ends(with: ".swift")
    if isSource {
      if isPassed(path) { return nil }
      // Nearly all are plain files; only what cannot be read is looked at.
      do { return .file(try folder.contents(of: name, limit: Self.largestFile)) } catch {}
    }
    switch try reporting(folder.status(of: name))?.kind {
    case .directory: return extent.opens(path) ? .folder : nil
    case .link: return isSource || extent.opens(path) ? .link : nil
    case .file where isSource: return try plainFile(name, of: folder).map { .file($0) }
    default: return nil
    }
  }

  /// The bytes of a file; `nil` when it is something else, or larger than any source.
  private func plainFile(
    _ name: String, of folder: any Directory
  ) throws(ScaffoldFailure) -> [UInt8]? {
    guard let status = try reporting(folder.status(of: name)), status.kind == .file,
      status.size <= Self.largestFile
    else { return nil }
    return try reporting(folder.contents(of: name, limit: Self.largestFile))
  }
}
