#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension FilePermissions {
  /// The permission bits for a new file, before the process's file mode mask applies.
  var mode: mode_t {
    switch self {
    case .plain, .lasting: 0o666
    case .executable: 0o777
    case .confidential, .same: 0o600
    case .limited(let permissions, let bits): permissions.mode & mode_t(bits.givingPrograms)
    }
  }

  /// The permission bits for a new folder, before the process's file mode mask applies.
  var folderMode: mode_t {
    switch self {
    case .plain, .lasting, .executable: 0o777
    case .confidential, .same: 0o700
    case .limited(let permissions, _): permissions.folderMode
    }
  }

  /// Whether the bytes of a new file must be flushed to the disk.
  var isLasting: Bool {
    switch self {
    case .lasting, .same: true
    case .plain, .executable, .confidential: false
    case .limited(let permissions, _): permissions.isLasting
    }
  }

  /// What a new entry gets of the one that it replaces; `nil` if it replaces none.
  var metadata: FileMetadata? {
    switch self {
    case .same(let metadata): metadata
    case .limited(let permissions, let bits): permissions.metadata?.limited(to: bits)
    case .plain, .lasting, .executable, .confidential: nil
    }
  }

  /// The same without the bits that `bits` lack.
  func limited(to bits: UInt32) -> FilePermissions {
    bits & 0o666 == 0o666 ? self : .limited(self, to: bits)
  }
}

extension UInt32 {
  /// Permission bits of a text, with the user's own rights, that also allow those to run a file who may read it.
  fileprivate var givingPrograms: UInt32 { self & 0o666 | (self & 0o444) >> 2 | 0o700 }
}

extension FileMetadata {
  /// The same without the permission bits that `bits` lack. On Linux, these also limit what an access list allows.
  fileprivate func limited(to bits: UInt32) -> FileMetadata {
    var limited = self
    let old = limited.status
    limited.status = FileStatus(
      kind: old.kind, permissions: old.permissions & (bits.givingPrograms | ~0o777),
      owner: old.owner, size: old.size, identity: old.identity, modified: old.modified)
    return limited
  }
}

extension FileStatus {
  init(_ status: stat) {
    let kind: Kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .directory
      case S_IFLNK: .link
      default: .special
      }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    self.init(
      kind: kind,
      permissions: UInt32(status.st_mode & 0o7777),
      owner: Owner(user: status.st_uid, group: status.st_gid),
      size: Int(status.st_size),
      identity: Identity(
        device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(status.st_ino)),
      modified: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
  }
}

/// Suspends the calling thread.
func sleep(milliseconds: Int) { usleep(UInt32(milliseconds) * 1_000) }

/// Repeats a call that a signal interrupted.
package func retrying<Result: SignedInteger>(_ call: () -> Result) -> Result {
  while true {
    let result = call()
    if result != -1 || errno != EINTR { return result }
  }
}

/// The C library's `read`, for types that have a method of that name.
func readBytes(_ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, buffer, count)
}

/// Writes all bytes; returns zero or the system's error number.
package func writeAll(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Int32 {
  var rest = bytes[...]
  while !rest.isEmpty {
    let chunk = UnsafeRawBufferPointer(rebasing: rest)
    let written = retrying { write(file, chunk.baseAddress, chunk.count) }
    if written < 0 { return errno }
    rest = rest.dropFirst(written)
  }
  return 0
}
