#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The real disk, through the C library's calls on open folders.
public struct DiskFileSystem: FileSystem {
  /// The real disk.
  public init() {}

  /// Opens the folder at `path`, following links.
  public func directory(at path: String) throws(SystemError) -> any Directory {
    guard !path.utf8.contains(0) else {
      let number = EntryName.isReplacement(path) ? EILSEQ : EINVAL
      throw SystemError(operation: "open", path: path, number: number)
    }
    let descriptor = retrying { open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard descriptor >= 0 else {
      throw SystemError(operation: "open", path: path, number: errno)
    }
    return DiskDirectory(descriptor: descriptor, path: path)
  }
}

/// A folder that is open under a descriptor, which is closed with the last reference to it.
final class DiskDirectory: Directory {
  let descriptor: Int32
  let path: String

  init(descriptor: Int32, path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  deinit { close(descriptor) }

  func status() throws(SystemError) -> FileStatus {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure("read the status of") }
    return FileStatus(status)
  }

  func status(of name: String) throws(SystemError) -> FileStatus? {
    guard !EntryName.isReplacement(name) else { return nil }
    try check(name, "read the status of")
    var status = stat()
    guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      if errno == ENOENT { return nil }
      throw failure("read the status of", name)
    }
    return FileStatus(status)
  }

  func metadata(of name: String) throws(SystemError) -> FileMetadata? {
    guard let status = try status(of: name) else { return nil }
    guard status.kind == .file || status.kind == .directory else { return FileMetadata(status) }
    let entry = opened(name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard entry >= 0 else { throw failure("open", name) }
    defer { close(entry) }
    return try FileMetadata(ofOpen: entry, at: child(name))
  }

  func directory(_ name: String) throws(SystemError) -> any Directory {
    try check(name, "open")
    let descriptor = opened(name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure("open", name) }
    return DiskDirectory(descriptor: descriptor, path: child(name))
  }

  func contents(of name: String, limit: Int) throws(SystemError) -> [UInt8] {
    try check(name, "open")
    let file = opened(name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw failure("open", name) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw failure("read the status of", name) }
    guard FileStatus(status).kind == .file else {
      throw SystemError(operation: "read", path: child(name), number: EINVAL)
    }
    guard Int(status.st_size) <= limit else {
      throw SystemError(operation: "read", path: child(name), number: EFBIG)
    }
    return try read(file, name, expecting: Int(status.st_size), limit: limit)
  }

  /// The descriptor of an entry; -1 with the reason in `errno`.
  func opened(_ name: String, _ flags: Int32, _ mode: mode_t = 0) -> Int32 {
    retrying { openat(descriptor, name, flags, mode) }
  }

  /// Reads to the end; a file that has grown past the limit is an error.
  private func read(
    _ file: Int32, _ name: String, expecting size: Int, limit: Int
  ) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    var wanted = size + 1
    while true {
      var problem: Int32 = 0
      let start = bytes.count
      let chunk = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, count in
        let got = retrying { readBytes(file, buffer.baseAddress, wanted) }
        if got < 0 { problem = errno }
        count = max(0, got)
      }
      guard problem == 0 else {
        throw SystemError(operation: "read", path: child(name), number: problem)
      }
      if start == 0 { bytes = chunk } else { bytes += chunk }
      guard bytes.count <= limit else {
        throw SystemError(operation: "read", path: child(name), number: EFBIG)
      }
      if chunk.isEmpty || bytes.count == size { return bytes }
      wanted = max(4096, size - bytes.count)
    }
  }

  func destination(ofLink name: String) throws(SystemError) -> String {
    try check(name, "read the link")
    var length = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
      length = buffer.baseAddress.map { readlinkat(descriptor, name, $0, buffer.count) } ?? -1
      count = max(0, length)
    }
    guard length >= 0 else { throw failure("read the link", name) }
    return EntryName.text(of: bytes)
  }

  /// Compares identities instead of spellings, since the path may lead through links: the first folder
  /// on the path with this folder's identity counts.
  func names(onWayTo path: String) throws(SystemError) -> [String]? {
    let own = try status().identity
    let names = path.namesOnPath
    for count in 0...names.count {
      let opened = retrying {
        open("/" + names.prefix(count).joined(separator: "/"), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      }
      guard opened >= 0 else { return nil }
      let folder = DiskDirectory(descriptor: opened, path: path)
      if try folder.status().identity == own { return Array(names.dropFirst(count)) }
    }
    return nil
  }

  func absolutePath() throws(SystemError) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    #if canImport(Darwin)
      guard fcntl(descriptor, F_GETPATH, &bytes) != -1 else { throw failure("find") }
    #else
      // Without `/proc`, the path by which the folder was opened has to do.
      if readlink("/proc/self/fd/\(descriptor)", &bytes, Int(PATH_MAX)) < 0 {
        guard realpath(path, &bytes) != nil else { throw failure("find") }
      }
    #endif
    return String(decoding: bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  func user() throws(SystemError) -> UInt32 { geteuid() }

  func removeFile(_ name: String) throws(SystemError) {
    try check(name, "remove")
    guard unlinkat(descriptor, name, 0) == 0 else { throw failure("remove", name) }
  }

  func permitRemovals() throws(SystemError) {
    guard faccessat(descriptor, ".", W_OK | X_OK, AT_EACCESS) == 0 else {
      throw failure("remove anything from")
    }
  }

  func removeDirectory(_ name: String) throws(SystemError) {
    try check(name, "remove")
    guard unlinkat(descriptor, name, AT_REMOVEDIR) == 0 else { throw failure("remove", name) }
  }

  func lock(orFile name: String) throws(SystemError) -> FolderLock? {
    let folder = retrying { openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard folder >= 0 else { throw failure("lock") }
    let lock = FolderLock(descriptor: folder)
    if lock.take() { return lock }
    guard errno != EWOULDBLOCK else { return nil }
    let problem = failure("lock")
    let file = retrying { openat(descriptor, name, O_RDWR | O_NOFOLLOW | O_CLOEXEC) }
    guard file >= 0 else { throw problem }
    let second = FolderLock(descriptor: file)
    if second.take() { return second }
    guard errno == EWOULDBLOCK else { throw failure("lock", name) }
    return nil
  }

  func sameSystem(_ directory: any Directory) throws(SystemError) -> DiskDirectory {
    guard let directory = directory as? DiskDirectory else {
      throw SystemError(operation: "move out of", path: path, number: EXDEV)
    }
    return directory
  }

  /// Refuses what is not the name of a direct entry: the system would walk along a path, or cut a name
  /// off at a zero byte.
  func check(_ name: String, _ operation: String) throws(SystemError) {
    guard !EntryName.isReplacement(name) else {
      throw SystemError(operation: operation, path: child(name), number: ENOENT)
    }
    let isName = !["", ".", ".."].contains(name)
    guard isName, !name.utf8.contains(UInt8(ascii: "/")), !name.utf8.contains(0) else {
      throw SystemError(operation: operation, path: child(name), number: EINVAL)
    }
  }

  func child(_ name: String) -> String { path == "." ? name : "\(path)/\(name)" }

  func failure(_ operation: String, _ name: String? = nil) -> SystemError {
    SystemError(operation: operation, path: name.map(child) ?? path, number: errno)
  }
}
