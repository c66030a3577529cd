#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A new folder for the files of other programs, which only the user can read.
///
/// The folder is locked as long as it is in use, so that the next run recognises and removes one that a killed run has
/// left.
struct TemporaryFolder {
  /// What a folder is for, as a part of its name.
  enum Purpose: String {
    /// The calls of other programs in one run.
    case run
    /// A package that is checked.
    case verify
    /// A package that stays after it was checked.
    case kept
  }

  /// The absolute path of the folder.
  let path: String
  let directory: any Directory
  /// The folder for changes.
  var writable: WritableFolder { WritableFolder(private: directory) }
  let name: String
  /// The folder in which it was made.
  let parent: any Directory
  /// The lock; `nil` where folders cannot be locked.
  private let lock: FolderLock?

  /// The number of characters at the end of a name, which are chosen at random.
  private static let randomLength = 13
  /// The number of entries of a folder among which leftovers are searched.
  private static let mostEntries = 10_000
  /// The number of leftovers that a run looks at.
  private static let mostLeftovers = 200
  private static let attempts = 10

  /// Makes a folder where the environment wants temporary files.
  init(
    in environment: [String: String], on fileSystem: any FileSystem
  ) throws(SystemError) {
    try self.init(in: Self.place(in: environment), for: .run, on: fileSystem)
  }

  /// Makes a folder in the folder at the path `outer`, after removing those that killed runs have left there.
  init(
    in outer: String, for purpose: Purpose, on fileSystem: any FileSystem
  ) throws(SystemError) {
    parent = try fileSystem.directory(at: outer)
    Self.removeLeftovers(in: parent)
    for _ in 0..<Self.attempts {
      let name = Self.prefix(for: purpose) + Self.randomText()
      try WritableFolder(private: parent).addFolder(name, permissions: .confidential)
      guard let (directory, lock) = try Self.locked(name, in: parent) else { continue }
      (self.name, self.directory, self.lock) = (name, directory, lock)
      path = "\(outer)/\(name)"
      return
    }
    throw SystemError(operation: "lock a new folder in", path: outer, number: EAGAIN)
  }

  /// Opens and locks a new folder; `nil` if another run has taken it for a leftover.
  private static func locked(
    _ name: String, in parent: any Directory
  ) throws(SystemError) -> (directory: any Directory, lock: FolderLock?)? {
    do throws(SystemError) {
      let directory = try parent.directory(name)
      let lock = lock(directory)
      let isPresent = try parent.status(of: name)?.identity == directory.status().identity
      return isPresent ? (directory, lock) : nil
    } catch {
      guard error.isMissing else { throw error }
      return nil
    }
  }

  /// The folder in which temporary files are made.
  static func place(in environment: [String: String]) -> String {
    environment["TMPDIR"].flatMap { $0.begins(with: "/") ? $0 : nil } ?? "/tmp"
  }

  /// Removes the folder with what other programs have left there.
  func remove() {
    do throws(SystemError) {
      try WritableFolder(private: directory).removeContents()
      try WritableFolder(private: parent).removeEmptyFolder(name)
    } catch {
      // What was read in the folder is valid even if its files stay. The next run tries again.
    }
  }

  /// The beginning of the names of this user's folders.
  private static func prefix(for purpose: Purpose) -> String {
    "viper-gen-\(purpose.rawValue)-\(geteuid())-"
  }

  private static func randomText() -> String {
    let text = String(UInt64.random(in: .min ... .max), radix: 36)
    return String(repeating: "0", count: randomLength - text.count) + text
  }

  /// The lock of a folder; `nil` if another run has it, or if folders cannot be locked.
  private static func lock(_ directory: any Directory) -> FolderLock? {
    do throws(SystemError) {
      return try directory.lock(orFile: "lock")
    } catch {
      return nil
    }
  }
}

// MARK: - Leftovers

extension TemporaryFolder {
  /// Removes the folders of this user that no run uses any more. What cannot be removed stays.
  private static func removeLeftovers(in parent: any Directory) {
    // Other file systems have no folders of killed runs.
    guard let parent = parent as? DiskDirectory else { return }
    do throws(SystemError) {
      let names = try parent.names(limit: mostEntries).map { EntryName.text(ofCString: $0) }
        .filter { name in
          isName(name, beginningWith: prefix(for: .run))
            || isName(name, beginningWith: prefix(for: .verify))
        }
      for name in names.prefix(mostLeftovers) { try removeLeftover(name, in: parent) }
    } catch {
      // A folder that cannot be listed may still take new entries.
    }
  }

  private static func isName(_ name: String, beginningWith prefix: String) -> Bool {
    name.hasPrefix(prefix) && name.utf8.count == prefix.utf8.count + randomLength
      && name.utf8.dropFirst(prefix.utf8.count).allSatisfy { isDigit($0) || isLetter($0) }
  }

  /// Removes a folder that only this user can read, and that it can lock.
  private static func removeLeftover(
    _ name: String, in parent: DiskDirectory
  ) throws(SystemError) {
    guard let status = try parent.status(of: name), status.kind == .directory,
      status.owner.user == geteuid(), status.permissions & 0o777 == 0o700
    else { return }
    do throws(SystemError) {
      let directory = try parent.directory(name)
      guard let lock = lock(directory), try directory.status().identity == status.identity,
        try parent.status(of: name)?.identity == status.identity
      else { return }
      try withExtendedLifetime(lock) { () throws(SystemError) in
        // Only the locked folder is emptied, whatever has its name by now.
        try WritableFolder(private: directory).removeContents()
        try WritableFolder(private: parent).removeEmptyFolder(name)
      }
    } catch {
      // The next run tries again.
    }
  }
}
