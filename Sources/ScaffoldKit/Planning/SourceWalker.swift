/// Reads the Swift files that SwiftPM compiles for a target: those below its folder, and those in the
/// package to which links below its folder lead.
struct SourceWalker: Sendable {
  private let extent: TargetExtent
  private let root: any Directory
  private let folder: any Directory
  private let path: [String]
  /// The folder's path without links.
  private let place: [String]
  /// The ending of the files' names.
  private let ending: String
  static let largestFile = 16 << 20

  private enum Entry {
    case folder, link, tooLarge
    case file([UInt8])
  }

  /// A file as it is on the disk.
  struct File: Sendable {
    let path: [String]
    let bytes: [UInt8]
    /// The path without links of a file to which a link leads; `nil` for others.
    var place: [String]?
  }

  /// What a walk has found, in its order.
  struct Found {
    fileprivate(set) var files: [File] = []
    /// The paths of files that are larger than any source, which were not read.
    fileprivate(set) var tooLarge: [[String]] = []
    fileprivate var links: [[String]] = []
  }

  /// A walker over the sources of a target of the package below the tree's root; `nil` when the
  /// target has no folder.
  ///
  /// - Parameters:
  ///   - target: the target.
  ///   - tree: the folders of the package.
  ///   - ending: the ending of the files' names; another one than `.swift` for files beside the sources.
  init?(
    _ target: PackageLayout.Target, in tree: inout DirectoryTree, ending: String = ".swift"
  ) throws(ScaffoldError) {
    guard let folder = try tree.directory(target.folder),
      let place = try tree.resolved(target.folder)
    else { return nil }
    (extent, root, self.folder) = (TargetExtent(target), tree.top, folder)
    (path, self.place, self.ending) = (target.folder, place, ending)
  }

  /// The files in their order, without those whose path is skipped.
  func files(passing isPassed: ([String]) -> Bool) throws(ScaffoldError) -> [SourceFile] {
    try found(passing: isPassed).files.map { SourceFile(path: $0.path, bytes: $0.bytes) }
  }

  /// The files as they are, without those whose path is skipped.
  func found(passing isPassed: ([String]) -> Bool) throws(ScaffoldError) -> Found {
    var found = Found()
    try walk(folder, at: path, passing: isPassed, opening: { _ in true }, &found)
    try follow(&found, passing: isPassed)
    return found
  }

  private func walk(
    _ folder: any Directory, at path: [String], passing isPassed: ([String]) -> Bool,
    opening isOpened: ([String]) -> Bool, _ found: inout Found
  ) throws(ScaffoldError) {
    for name in try reporting(folder.entries()) {
      let inner = path + [name]
      switch try entry(name, of: folder, at: inner, passing: isPassed) {
      case .folder where isOpened(inner):
        let next = try reporting(folder.directory(name))
        try walk(next, at: inner, passing: isPassed, opening: isOpened, &found)
      case .link: found.links.append(inner)
      case .file(let bytes): found.files.append(File(path: inner, bytes: bytes))
      case .tooLarge: found.tooLarge.append(inner)
      case .folder, nil: break
      }
    }
  }

  /// Adds the files to which links lead, and those to which links among them lead.
  private func follow(
    _ found: inout Found, passing isPassed: ([String]) -> Bool
  ) throws(ScaffoldError) {
    var sources = LinkedSources(root: root, extent: extent, walked: path, place: place)
    var index = 0
    while index < found.links.count {
      let link = found.links[index]
      index += 1
      switch sources.source(at: link) {
      case .folder(let folder, let place):
        let inPlace = { (path: [String]) in place + path.dropFirst(link.count) }
        try walk(
          folder, at: link, passing: { isPassed($0) || isPassed(inPlace($0)) },
          opening: { !sources.isWalked(inPlace($0)) }, &found)
        sources.remember(link, place: place)
      case .file(let folder, let place):
        guard let name = place.last, !isPassed(place) else { continue }
        switch try plainFile(name, of: folder) {
        case .file(let bytes):
          found.files.append(File(path: link, bytes: bytes, place: place))
        case .tooLarge: found.tooLarge.append(link)
        default: break
        }
      case nil: break
      }
    }
  }

  private func entry(
    _ name: String, of folder: any Directory, at path: [String],
    passing isPassed: ([String]) -> Bool
  ) throws(ScaffoldError) -> Entry? {
    guard !name.hasPrefix("."), extent.reaches(path) else { return nil }
    let isSource = name.ends(with: ending)
    if isSource {
      if isPassed(path) { return nil }
      // What cannot be read is examined below.
      do { return .file(try folder.contents(of: name, limit: Self.largestFile)) } catch {}
    }
    switch try reporting(folder.status(of: name))?.kind {
    case .directory: return extent.opens(path) ? .folder : nil
    case .link: return isSource || extent.opens(path) ? .link : nil
    case .file where isSource: return try plainFile(name, of: folder)
    default: return nil
    }
  }

  /// The bytes of a file, unless it is larger than any source; `nil` when it is something else.
  private func plainFile(
    _ name: String, of folder: any Directory
  ) throws(ScaffoldError) -> Entry? {
    guard let status = try reporting(folder.status(of: name)), status.kind == .file else {
      return nil
    }
    guard status.size <= Self.largestFile else { return .tooLarge }
    return .file(try reporting(folder.contents(of: name, limit: Self.largestFile)))
  }
}
