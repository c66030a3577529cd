#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension DiskDirectory {
  func entries() throws(SystemError) -> [String] {
    // A stream reads on from where its descriptor is, so each listing opens the folder again.
    let folder = retrying { openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard folder >= 0 else { throw failure("list") }
    guard let stream = fdopendir(folder) else {
      let error = failure("list")
      close(folder)
      throw error
    }
    defer { closedir(stream) }
    var names: [String] = []
    // The end of the list and an error look alike but for `errno`.
    errno = 0
    while let entry = readdir(stream) {
      let name = Self.name(of: entry)
      if name != ".", name != ".." { names.append(name) }
      errno = 0
    }
    guard errno == 0 else { throw failure("list") }
    return names.sorted { $0.isBefore($1) }
  }

  /// The name of an entry, which ends in a zero byte and may be longer than the declared array.
  private static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
    withUnsafePointer(to: &entry.pointee.d_name) {
      String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
    }
  }
}
