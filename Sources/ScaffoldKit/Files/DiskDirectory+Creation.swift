#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// Creating files and folders.
extension DiskDirectory {
  func createFile(
    _ name: String, contents: [UInt8], permissions: FilePermissions
  ) throws(SystemError) {
    try check(name, "create")
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let file = opened(name, flags, permissions.mode)
    guard file >= 0 else { throw failure("create", name) }
    do throws(SystemError) {
      try fill(file, name, contents, permissions)
    } catch {
      close(file)
      throw error
    }
    guard close(file) == 0 || errno == EINTR else { throw failure("close", name) }
  }

  /// Writes the contents of a new file. One that replaces another first gets what that has beside its contents, so that
  /// the new contents are never more readable than the old ones.
  private func fill(
    _ file: Int32, _ name: String, _ contents: [UInt8], _ permissions: FilePermissions
  ) throws(SystemError) {
    let metadata = permissions.metadata
    if let metadata {
      try metadata.give(to: file)
    } else {
      Self.openToOwner(file, permissions.mode)
    }
    let problem = contents.withUnsafeBytes { writeAll($0, to: file) }
    guard problem == 0 else {
      throw SystemError(operation: "write", path: child(name), number: problem)
    }
    try metadata?.complete(file)
    if permissions.isLasting, fsync(file) != 0 { throw failure("write", name) }
  }

  /// Gives the user the rights to an own new file or folder that the process's file mode mask has removed: without
  /// them, neither this run nor the next one can use it.
  private static func openToOwner(_ file: Int32, _ mode: mode_t) {
    var status = stat()
    let own = mode & 0o700
    guard fstat(file, &status) == 0, status.st_mode & own != own else { return }
    // A file system without permissions refuses this and needs no rights.
    _ = fchmod(file, status.st_mode & 0o7777 | own)
  }

  func createDirectory(_ name: String) throws(SystemError) {
    try createDirectory(name, permissions: .plain)
  }

  func createDirectory(_ name: String, permissions: FilePermissions) throws(SystemError) {
    try check(name, "create")
    guard mkdirat(descriptor, name, permissions.folderMode) == 0 else {
      throw failure("create", name)
    }
    var status = stat()
    guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      throw failure("read the status of", name)
    }
    if status.st_mode & 0o700 != 0o700 {
      let mode = status.st_mode & 0o7777 | 0o700
      _ = fchmodat(descriptor, name, mode, AT_SYMLINK_NOFOLLOW)
    }
    guard let metadata = permissions.metadata else { return }
    let folder = opened(name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard folder >= 0 else { throw failure("open", name) }
    defer { close(folder) }
    try metadata.give(to: folder)
  }
}
