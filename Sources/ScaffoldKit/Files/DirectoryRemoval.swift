#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Directory {
  /// Removes the entry `name` with everything in it; links are removed, not followed. Nothing there
  /// is fine.
  public func removeTree(_ name: String) throws(SystemError) {
    guard let status = try status(of: name) else { return }
    guard status.kind == .directory else { return try removeFile(name) }
    try directory(name).removeContents()
    try removeDirectory(name)
  }

  /// Removes everything in the folder.
  func removeContents() throws(SystemError) {
    for entry in try entries() { try removeTree(entry) }
  }
}

extension DiskDirectory {
  /// Removes the entry by the bytes of its name and those of the names in it.
  func removeTree(_ name: String) throws(SystemError) {
    if let bytes = EntryName.bytes(ofReplacement: name) {
      return try removeTree(bytes.map { CChar(bitPattern: $0) } + [0])
    }
    try check(name, "remove")
    try removeTree(Array(name.utf8CString))
  }

  private func removeTree(_ name: [CChar]) throws(SystemError) {
    var status = stat()
    guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      return try throwUnlessMissing(name)
    }
    guard FileStatus(status).kind == .directory else { return try unlink(name, 0) }
    if status.st_mode & 0o700 != 0o700 {
      // If that fails, so does the next call.
      _ = fchmodat(descriptor, name, status.st_mode & 0o7777 | 0o700, AT_SYMLINK_NOFOLLOW)
    }
    let folder = retrying {
      openat(descriptor, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    }
    guard folder >= 0 else { return try throwUnlessMissing(name) }
    let inner = DiskDirectory(descriptor: folder, path: child(EntryName.text(ofCString: name)))
    try inner.removeContents()
    try unlink(name, AT_REMOVEDIR)
  }

  /// Removes a file or an empty folder.
  private func unlink(_ name: [CChar], _ flags: Int32) throws(SystemError) {
    guard unlinkat(descriptor, name, flags) != 0 else { return }
    try throwUnlessMissing(name)
  }

  /// Throws the error in `errno`, unless another program has removed the entry.
  private func throwUnlessMissing(_ name: [CChar]) throws(SystemError) {
    guard errno != ENOENT else { return }
    throw failure("remove", EntryName.text(ofCString: name))
  }
}
