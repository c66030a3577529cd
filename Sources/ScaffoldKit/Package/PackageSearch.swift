/// Finds the package that is meant.
struct PackageSearch {
  let path: String
  /// Whether the nearest folder above with a `Package.swift` is meant.
  let searchesParents: Bool
  let fileSystem: any FileSystem

  /// The path itself, or the nearest one above that is a package; the path when there is none.
  func root() throws(ScaffoldFailure) -> String {
    guard searchesParents else { return path }
    var candidate = path
    while true {
      if try hasManifest(at: candidate) { return candidate }
      guard let slash = candidate.lastIndex(of: "/"), candidate.count > 1 else { return path }
      candidate = slash == candidate.startIndex ? "/" : String(candidate[..<slash])
    }
  }

  /// The package's root folder.
  ///
  /// - Throws: when there is no package.
  func directory() throws(ScaffoldFailure) -> (path: String, directory: any Directory) {
    let root = try root()
    guard try hasManifest(at: root) else {
      throw ScaffoldFailure(PackageFault.noManifest(folder: root))
    }
    return (root, try reporting(fileSystem.directory(at: root)))
  }

  func hasManifest(at path: String) throws(ScaffoldFailure) -> Bool {
    do throws(SystemError) {
      return try fileSystem.directory(at: path).status(of: "Package.swift") != nil
    } catch {
      if error.isMissing || error.isNotDirectory { return false }
      throw ScaffoldFailure(error)
    }
  }
}
