/// Walks below a package's root, following only links that stay inside it.
struct PackageFolders {
  let root: any Directory
  private static let mostLinks = 40

  /// A folder below the root, with the folders on the way to it.
  struct Place {
    fileprivate var walked: [(name: String, folder: any Directory)] = []
    fileprivate let root: any Directory

    var folder: any Directory { walked.last?.folder ?? root }
  }

  /// What stands at `components` below `start`, and the folder itself when it is one.
  ///
  /// A look that does not `open` saves opening the last folder, and comes back without it.
  func find(
    _ components: [String], from start: Place? = nil, open: Bool = true
  ) throws(SystemError) -> (state: PackageLayout.FolderState, place: Place?) {
    var place = start ?? Place(root: root)
    var pending = Array(components.reversed())
    var links = 0
    while let name = pending.popLast() {
      if name == "." || name.isEmpty { continue }
      if name == ".." {
        guard place.walked.popLast() != nil else { return (.outside(link: components), nil) }
        continue
      }
      let path = place.walked.map(\.name) + [name]
      if open || !pending.isEmpty {
        // Nearly always it is a folder; only what cannot be opened as one is looked at.
        do throws(SystemError) {
          place.walked.append((name, try place.folder.directory(name)))
          continue
        } catch {
          if error.isMissing { return (Self.missing(path, pending, components), nil) }
          guard error.isNotDirectory else { throw error }
        }
      }
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

  /// Nothing stands at `path`, so whatever is still pending would be made below it.
  private static func missing(
    _ path: [String], _ pending: [String], _ asked: [String]
  ) -> PackageLayout.FolderState {
    let rest = pending.reversed().filter { !$0.isEmpty && $0 != "." }
    return rest.contains("..") ? .outside(link: asked) : .missing(at: path + rest)
  }

  /// A link's destination as components; `nil` when it is absolute and not below the root.
  private func inside(
    _ destination: String
  ) throws(SystemError) -> (components: [String], fromRoot: Bool)? {
    guard destination.begins(with: "/") else {
      return (destination.namesOnPath, false)
    }
    return try root.names(onWayTo: destination).map { ($0, true) }
  }
}
