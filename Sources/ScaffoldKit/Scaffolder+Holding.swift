/// The verbs for a package that is held, and for runs that were cut off there.
extension Scaffolder {
  /// This scaffolder with the sole right to change the package at `packagePath`, for as long as the
  /// answer lives: nothing that it looks at is changed by another run before it writes.
  ///
  /// A run that was cut off there before is finished or undone first; ``recovered`` says so. Without a
  /// hold ``apply(_:progress:)`` takes one for itself.
  ///
  /// - Parameters:
  ///   - packagePath: the package's root folder, or a folder within.
  ///   - searchesParents: whether the nearest folder above with a `Package.swift` is meant.
  /// - Throws: when another run keeps the package for longer than about ten seconds.
  public func holding(
    packagePath: String, searchesParents: Bool = false
  ) throws(ScaffoldError) -> Scaffolder {
    let path = try PackageSearch(
      path: packagePath, searchesParents: searchesParents, fileSystem: fileSystem
    ).root()
    var held = self
    guard let (place, folder) = try folder(nearest: path) else { return self }
    held.lock = try PackageLock(on: folder, isInterrupted: isInterrupted)
    held.pinned = PinnedDirectory(folder, at: place.root, in: fileSystem)
    // One that was to become a package of its own left its traces where it was asked for.
    if path != packagePath, held.recovered.isEmpty,
      let (_, typed) = try self.folder(nearest: packagePath),
      try reporting(Recovery.isNeeded(in: typed))
    {
      held.earlier = try PackageLock(on: typed, isInterrupted: isInterrupted).recovered
    }
    return held
  }

  /// The folder at a path, or the nearest above it; `nil` where a file stands, which is no place for a
  /// package.
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

  /// What ``holding(packagePath:searchesParents:)`` did about runs that had been cut off, as warnings.
  public var recovered: [Diagnostic] { earlier + (lock?.recovered ?? []) }

  /// A warning where a run was cut off in the package, or is at work there, for those who only look at
  /// it; none where there is no package.
  package func unfinished(packagePath: String, searchesParents: Bool) -> [Diagnostic] {
    var ignored: [Diagnostic] = []
    return attempt(&ignored) { () throws(ScaffoldError) in
      try unfinished(
        in: try PackageSearch(
          path: packagePath, searchesParents: searchesParents, fileSystem: fileSystem
        ).directory().directory)
    } ?? []
  }

  /// A warning where a run was cut off, or is at work, while nobody holds the package.
  func unfinished(in root: any Directory) throws(ScaffoldError) -> [Diagnostic] {
    guard lock == nil, try reporting(Recovery.isNeeded(in: root)) else { return [] }
    return [RecoveryFault.unfinished]
  }

  /// The lock that this scaffolder has on the folder, or a new one.
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
