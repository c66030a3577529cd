/// Walks below a package's root, following only links that stay inside it.
struct PackageFolders {
  let root: any Directory
  /// The root's own path as the caller gave it, to recognise absolute links back into the package.
  let rootPath: [String]
  private static let mostLinks = 40

  init(root: any Directory, path: String) {
    self.root = root
    rootPath = path.split(separator: "/").map(String.init)
  }

  /// What stands at `components`, and the folder itself when it is one.
  func find(
    _ components: [String]
  ) throws(SystemError) -> (state: PackageLayout.FolderState, folder: (any Directory)?) {
    var walked: [(name: String, folder: any Directory)] = []
    var pending = Array(components.reversed())
    var links = 0
    while let name = pending.popLast() {
      if name == "." || name.isEmpty { continue }
      if name == ".." {
        guard walked.popLast() != nil else { return (.outside(link: components), nil) }
        continue
      }
      let here = walked.last?.folder ?? root
      let path = walked.map(\.name) + [name]
      switch try here.status(of: name)?.kind {
      case nil: return (Self.missing(path, pending, components), nil)
      case .directory: walked.append((name, try here.directory(name)))
      case .link:
        links += 1
        guard links <= Self.mostLinks,
          let target = inside(try here.destination(ofLink: name))
        else { return (.outside(link: path), nil) }
        if target.fromRoot { walked = [] }
        pending += target.components.reversed()
      case .file, .special: return (.blocked(by: path), nil)
      }
    }
    return (.present(at: walked.map(\.name)), walked.last?.folder ?? root)
  }

  /// The names in a folder; `nil` when there is none that can be looked into.
  func entries(_ components: [String]) throws(SystemError) -> [String]? {
    try find(components).folder?.entries()
  }

  /// Nothing stands at `path`, so whatever is still pending would be made below it.
  private static func missing(
    _ path: [String], _ pending: [String], _ asked: [String]
  ) -> PackageLayout.FolderState {
    let rest = pending.reversed().filter { !$0.isEmpty && $0 != "." }
    return rest.contains("..") ? .outside(link: asked) : .missing(at: path + rest)
  }

  /// A link's destination as components; `nil` when it is absolute and not below the root.
  private func inside(_ destination: String) -> (components: [String], fromRoot: Bool)? {
    let components = destination.split(separator: "/").map(String.init)
    guard destination.hasPrefix("/") else { return (components, false) }
    guard !rootPath.isEmpty, components.starts(with: rootPath) else { return nil }
    return (Array(components.dropFirst(rootPath.count)), true)
  }
}
