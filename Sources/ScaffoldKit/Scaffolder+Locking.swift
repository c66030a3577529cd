/// The verbs that lock a package, and that complete or roll back interrupted runs.
extension Scaffolder {
  /// Returns this scaffolder with the package at `packagePath` locked, for as long as the returned value
  /// is alive: no other run changes what it reads before it writes.
  ///
  /// An interrupted run is completed or rolled back first; ``recovered`` reports that. Without this call,
  /// ``apply(_:progress:)`` locks the package itself.
  ///
  /// - Parameters:
  ///   - packagePath: the package's root folder; with `searchesParents`, a folder within it, too.
  ///   - searchesParents: whether to use the nearest folder above that has a `Package.swift`.
  /// - Throws: if another run locks the package for longer than about ten seconds.
  public func locking(
    packagePath: String, searchesParents: Bool = false
  ) throws(ScaffoldError) -> Scaffolder {
    let path = try PackageSearch(
      path: packagePath, searchesParents: searchesParents, fileSystem: fileSystem
    ).root()
    var locked = self
    guard let (place, folder) = try folder(nearest: path) else { return self }
    locked.lock = try PackageLock(on: folder, isInterrupted: isInterrupted)
    locked.pinned = PinnedDirectory(folder, at: place.root, in: fileSystem)
    // An interrupted run that was creating a package left its journal in the folder that was typed.
    if path != packagePath, locked.recovered.isEmpty,
      let (_, typed) = try self.folder(nearest: packagePath),
      try reporting(Recovery.isNeeded(in: typed))
    {
      locked.earlier = try PackageLock(on: typed, isInterrupted: isInterrupted).recovered
    }
    return locked
  }

  /// The folder at a path, or the nearest above it; `nil` if a file is there, so that no package can be.
  private func folder(
    nearest path: String
  ) throws(ScaffoldError) -> (place: Location, folder: any Directory)? {
    do throws(ScaffoldError) {
      return try Location.opened(nearestTo: path, fileSystem)
    } catch {
      guard error.category == .conflict else { throw error }
      return nil
    }
  }

  /// The warnings about interrupted runs that ``locking(packagePath:searchesParents:)`` completed or rolled
  /// back.
  public var recovered: [Diagnostic] { earlier + (lock?.recovered ?? []) }

  /// A warning for commands that only read, if a run was interrupted in the package or is at work there;
  /// none if there is no package.
  package func unfinished(packagePath: String, searchesParents: Bool) -> [Diagnostic] {
    var ignored: [Diagnostic] = []
    return attempt(&ignored) { () throws(ScaffoldError) in
      try unfinished(
        in: try PackageSearch(
          path: packagePath, searchesParents: searchesParents, fileSystem: fileSystem
        ).directory().directory)
    } ?? []
  }

  /// A warning if a run was interrupted or is at work, unless this scaffolder has locked the package.
  func unfinished(in root: any Directory) throws(ScaffoldError) -> [Diagnostic] {
    guard lock == nil else { return [] }
    let foreign = try reporting(Recovery.foreignEntries(in: root))
    return foreign + (try reporting(Recovery.isNeeded(in: root)) ? [.unfinishedRun] : [])
  }

  /// The lock of this scaffolder on the folder, or a new one.
  func lockForWriting(in root: any Directory) throws(ScaffoldError) -> PackageLock {
    if let lock, try reporting(lock.root.status().identity == root.status().identity) {
      return lock
    }
    return try PackageLock(on: root, isInterrupted: isInterrupted)
  }
}

/// A file system in which one directory stays open, even if its path is moved or replaced.
struct PinnedDirectory: FileSystem {
  private let folder: any Directory
  private let path: String
  private let fileSystem: any FileSystem

  init(_ folder: any Directory, at path: String, in fileSystem: any FileSystem) {
    self.folder = folder
    self.path = path
    self.fileSystem = fileSystem
  }

  func directory(at path: String) throws(SystemError) -> any Directory {
    path.utf8.elementsEqual(self.path.utf8) ? folder : try fileSystem.directory(at: path)
  }
}
