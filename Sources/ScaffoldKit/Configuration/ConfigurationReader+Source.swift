/// Finds and reads the files of a configuration.
extension ConfigurationReader {
  private static let largestFile = 1 << 20

  /// The file of the package at `root`; `nil` when there is none.
  ///
  /// - Throws: if there is something that is not a readable file; of the category `configuration`.
  static func source(
    root: String, _ fileSystem: any FileSystem
  ) throws(ScaffoldError) -> SourceText? {
    let name = Configuration.fileName
    return try readable(called: name) { () throws(ScaffoldError) in
      try source(name, in: root, called: name, links: 0, fileSystem)
    }
  }

  /// The user's file at an absolute path, which may be a link; `nil` when there is none.
  ///
  /// - Throws: if there is something that is not a readable file; of the category `configuration`.
  static func source(
    ofUser path: String, _ fileSystem: any FileSystem
  ) throws(ScaffoldError) -> SourceText? {
    try readable(called: path) { () throws(ScaffoldError) in
      guard try reachesFolder(path.folderOnPath, fileSystem) else { throw brokenLink(path) }
      return try source(
        path.namesOnPath.last ?? "", in: path.folderOnPath, called: path, links: 16, fileSystem)
    }
  }

  /// The text that `read` returns. What keeps it from being read is an error of the configuration.
  private static func readable(
    called title: String, _ read: () throws(ScaffoldError) -> SourceText?
  ) throws(ScaffoldError) -> SourceText? {
    do {
      return try read()
    } catch {
      throw ScaffoldError(
        error.diagnostics.map { problem in
          guard problem.category == .inputOutput else { return problem }
          return problem.located(at: SourceLocation(path: title)).inCategory(.configuration)
        })
    }
  }

  /// The file `name` in a folder, which messages call `title`.
  ///
  /// - Parameter links: the number of links that may lead to the file.
  private static func source(
    _ name: String, in folder: String, called title: String, links: Int,
    isTarget: Bool = false, _ fileSystem: any FileSystem
  ) throws(ScaffoldError) -> SourceText? {
    let directory: any Directory
    do throws(SystemError) {
      directory = try fileSystem.directory(at: folder)
    } catch {
      // The caller decides whether there must be a package.
      guard error.isMissing || error.isNotDirectory else { throw ScaffoldError(error) }
      guard !isTarget else { throw brokenLink(title) }
      return nil
    }
    guard let status = try reporting(directory.status(of: name)) else {
      guard !isTarget else { throw brokenLink(title) }
      return nil
    }
    if status.kind == .link, links > 0 {
      let link = try reporting(directory.destination(ofLink: name))
      let target = link.begins(with: "/") ? link : "\(folder)/\(link)"
      return try source(
        target.namesOnPath.last ?? "", in: target.folderOnPath, called: title, links: links - 1,
        isTarget: true, fileSystem)
    }
    guard status.kind == .file else {
      throw ScaffoldError(
        .configuration, .notAFile,
        "the configuration is \(status.kind.phrase), not a regular file",
        at: SourceLocation(path: title), help: "replace it with a file")
    }
    guard status.size <= largestFile else {
      throw ScaffoldError(
        .configuration, .limit, "the configuration is larger than \(largestFile) bytes",
        at: SourceLocation(path: title))
    }
    let bytes = try reporting(directory.contents(of: name, limit: largestFile))
    return SourceText(path: title, bytes: bytes)
  }

  /// Whether no link on the way to a folder leads nowhere. The folder itself need not exist.
  private static func reachesFolder(
    _ path: String, _ fileSystem: any FileSystem
  ) throws(ScaffoldError) -> Bool {
    guard let name = path.namesOnPath.last else { return true }
    do throws(SystemError) {
      _ = try fileSystem.directory(at: path)
      return true
    } catch {
      guard error.isMissing || error.isNotDirectory else { throw ScaffoldError(error) }
    }
    do throws(SystemError) {
      return try fileSystem.directory(at: path.folderOnPath).status(of: name)?.kind != .link
    } catch {
      return try reachesFolder(path.folderOnPath, fileSystem)
    }
  }

  private static func brokenLink(_ title: String) -> ScaffoldError {
    ScaffoldError(
      .configuration, .brokenLink, "the configuration is a link that leads to no file",
      at: SourceLocation(path: title), help: "restore the file, or remove the link")
  }
}

extension String {
  /// The folder of an absolute path.
  fileprivate var folderOnPath: String { "/" + namesOnPath.dropLast().joined(separator: "/") }
}
