#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension DiskDirectory {
  func entries() throws(SystemError) -> [String] {
    try names().map { EntryName.text(ofCString: $0) }.sorted { $0.isBefore($1) }
  }

  /// The names of the entries but `.` and `..` as bytes, each with a zero at the end, in the system's order.
  ///
  /// - Parameter limit: the number of entries after which the listing ends.
  func names(limit: Int = .max) throws(SystemError) -> [[CChar]] {
    // A stream reads on from where its descriptor is, so each listing opens the folder again.
    let folder = retrying { openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard folder >= 0 else { throw failure("list") }
    guard let stream = fdopendir(folder) else {
      let error = failure("list")
      close(folder)
      throw error
    }
    defer { closedir(stream) }
    var names: [[CChar]] = []
    // The end of the list and an error look alike but for `errno`.
    errno = 0
    while names.count < limit, let entry = readdir(stream) {
      let name = Self.name(of: entry)
      if name != [0x2E, 0], name != [0x2E, 0x2E, 0] { names.append(name) }
      errno = 0
    }
    guard errno == 0 else { throw failure("list") }
    return names
  }

  /// The name of an entry, which ends in a zero byte and may be longer than the declared array.
  private static func name(of entry: UnsafeMutablePointer<dirent>) -> [CChar] {
    withUnsafePointer(to: &entry.pointee.d_name) {
      let name = UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self)
      return Array(UnsafeBufferPointer(start: name, count: strlen(name) + 1))
    }
  }
}
