/// Finds folders below a package's root. Follows only links that stay inside the package.
struct PackageFolders {
  let root: any Directory
  private static let mostLinks = 40

  /// A folder below the root, with the folders above it.
  struct Place {
    fileprivate var walked: [(name: String, folder: any Directory)] = []
    fileprivate let root: any Directory

    var folder: any Directory { walked.last?.folder ?? root }
  }

  /// The state of the folder at `components`, and the folder itself if it is present and `open` is set.
  ///
  /// Without `open`, the last folder may be one that the user must not read.
  func find(
    _ components: [String], open: Bool = true
  ) throws(SystemError) -> (state: PackageLayout.FolderState, place: Place?) {
    var place = Place(root: root)
    var pending = Array(components.reversed())
    var links = 0
    while let name = pending.popLast() {
      if name == "." || name.isEmpty { continue }
      if name == ".." {
        guard place.walked.popLast() != nil else { return (.outside(link: components), nil) }
        continue
      }
      let path = place.walked.map(\.name) + [name]
      switch try place.folder.status(of: name)?.kind {
      case nil: return (Self.missing(path, pending, components), nil)
      case .directory:
        if pending.isEmpty, !open { return (.present(at: path), nil) }
        place.walked.append((name, try place.folder.directory(name)))
      case .link:
        links += 1
        guard links <= Self.mostLinks,
          let target = try inside(try place.folder.destination(ofLink: name))
        else { return (.outside(link: path), nil) }
        if target.fromRoot { place.walked = [] }
        pending += target.components.reversed()
      case .file, .special: return (.blocked(by: path), nil)
      }
    }
    return (.present(at: place.walked.map(\.name)), place)
  }

  /// The state if `path` does not exist: the pending components would be created below it.
  private static func missing(
    _ path: [String], _ pending: [String], _ asked: [String]
  ) -> PackageLayout.FolderState {
    let rest = pending.reversed().filter { !$0.isEmpty && $0 != "." }
    return rest.contains("..") ? .outside(link: asked) : .missing(at: path + rest)
  }

  /// A link's destination as components; `nil` if it is absolute and not below the root.
  private func inside(
    _ destination: String
  ) throws(SystemError) -> (components: [String], fromRoot: Bool)? {
    guard destination.begins(with: "/") else {
      return (destination.namesOnPath, false)
    }
    return try root.names(onWayTo: destination).map { ($0, true) }
  }
}
