/// Finds the package or the project at a path, or the nearest one above it.
struct PackageSearch {
  let path: String
  /// Whether to search the folders above for a `Package.swift`, or for what viper-gen has in a project without one.
  let searchesParents: Bool
  let fileSystem: any FileSystem

  /// The path, or the nearest one above it that is a package or a project; the path if there is none.
  func root() throws(ScaffoldError) -> String {
    guard searchesParents else { return path }
    var candidate = path
    while true {
      let isPackage = try hasManifest(at: candidate, orHidden: candidate != path)
      if isPackage { return candidate }
      if try isProject(candidate) { return candidate }
      guard let above = Self.folder(above: candidate) else { return path }
      candidate = above
    }
  }

  /// The nearest folder from the path upwards that is a git repository, else the root.
  func repository() throws(ScaffoldError) -> String {
    var candidate = path
    while true {
      do throws(SystemError) {
        if try fileSystem.directory(at: candidate).status(of: ".git") != nil { return candidate }
      } catch {
        guard error.isMissing || error.isNotDirectory || error.isDenied else {
          throw ScaffoldError(error)
        }
      }
      guard let above = Self.folder(above: candidate) else { return try root() }
      candidate = above
    }
  }

  /// The path of the folder above; `nil` for the topmost one.
  static func folder(above path: String) -> String? {
    guard let slash = path.lastIndex(of: "/"), path.count > 1 else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The root folder of the package or the project.
  ///
  /// - Throws: If there is none.
  func directory() throws(ScaffoldError) -> (path: String, directory: any Directory) {
    let root = try root()
    let isPackage = try hasManifest(at: root)
    let isProject = try isProject(root)
    guard isPackage || isProject else {
      if !searchesParents, isFolder(root), let above = try packageAbove(root) {
        throw ScaffoldError(.inPackage(root, above))
      }
      throw noPackage(at: root)
    }
    return (root, try reporting(fileSystem.directory(at: root)))
  }

  /// The error if there is no package. It suggests a package beside `path` with a similar name.
  ///
  /// - Parameter canBeMade: Whether the command can create a package.
  func noPackage(at path: String, canBeMade: Bool = false) -> ScaffoldError {
    if let project = ProjectAdvice(path, fileSystem, searchesParents: searchesParents) {
      return ScaffoldError(project.noPackage(in: path, canBeMade: canBeMade))
    }
    let near = searchesParents ? nil : packageNear(path)
    return ScaffoldError(.noPackage(in: path, near: near, canBeMade: canBeMade))
  }

  private func packageNear(_ path: String) -> String? {
    let names = path.namesOnPath
    guard let name = names.last else { return nil }
    let outer = names.dropLast().map { $0 + "/" }.joined()
    let parent = path.begins(with: "/") ? "/" + outer : outer
    // A folder that cannot be read is not suggested.
    var ignored: [Diagnostic] = []
    let entries = attempt(&ignored) { () throws(ScaffoldError) in
      try reporting(fileSystem.directory(at: parent.isEmpty ? "." : parent).entries())
    }
    let packages = (entries ?? []).filter { entry in
      // There can be thousands of folders: only those with a similar name are opened.
      Suggestion.nearest(name, in: [entry]) != nil
        && attempt(&ignored) { () throws(ScaffoldError) in
          try hasManifest(at: parent + entry)
        } == true
    }
    return Suggestion.nearest(name, in: packages).map { parent + $0 }
  }

  /// Whether the folder at `path` has a manifest for SwiftPM: a file, or a link to one. One that only lists packages
  /// for a project does not count.
  ///
  /// - Parameter isHidden: Whether a folder that the user must not read counts as one without.
  func hasManifest(
    at path: String, orHidden isHidden: Bool = false
  ) throws(ScaffoldError) -> Bool {
    do throws(SystemError) {
      guard try isFile("Package.swift", in: path, links: 16) else { return false }
      return try !ProjectKind.usesManifestForPackages(fileSystem.directory(at: path))
    } catch {
      if error.isMissing || error.isNotDirectory || isHidden && error.isDenied { return false }
      throw ScaffoldError(error)
    }
  }

  private func isFile(
    _ name: String, in path: String, links: Int
  ) throws(SystemError) -> Bool {
    let folder = try fileSystem.directory(at: path)
    switch try folder.status(of: name)?.kind {
    case .file: return true
    case .link where links > 0:
      let link = try folder.destination(ofLink: name)
      let place = link.begins(with: "/") ? link : "\(path)/\(link)"
      guard let slash = place.lastIndex(of: "/") else { return false }
      let last = String(place[place.index(after: slash)...])
      guard !["", ".", ".."].contains(last) else { return false }
      return try isFile(last, in: "\(place[..<slash])/", links: links - 1)
    default: return false
    }
  }
}

extension Diagnostic {
  /// The folder is not a package.
  ///
  /// - Parameters:
  ///   - near: a package with a similar path.
  ///   - canBeMade: whether `--init` can create a package there.
  static func noPackage(
    in folder: String, near: String? = nil, canBeMade: Bool = false
  ) -> Diagnostic {
    let help =
      switch (near?.escapingControlCharacters, canBeMade) {
      case (nil, false): "run in a package, or name one with '--package-path DIR'"
      case (nil, true):
        "run in a package, name one with '--package-path DIR', or add '--init' to create one there"
      case (let near?, false): "did you mean '\(near)'?"
      case (let near?, true):
        "did you mean '\(near)'? '--init' creates one in the folder that you named"
      }
    return Diagnostic(
      .notFound, .noPackage, "no Package.swift in '\(folder.escapingControlCharacters)'",
      help: help
    ).withRemedies(
      (near.map { [["--package-path", $0]] } ?? []) + (canBeMade ? [["--init"]] : []))
  }
}
