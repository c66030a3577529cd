#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import CViperGen
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// Listing a folder, by a descriptor of its own where others may be listing it as well.
extension DiskDirectory {
  func entries() throws(SystemError) -> [String] {
    if let known = memory?.names { return known }
    let folder = descriptorToList()
    guard folder >= 0 else { throw failure("list") }
    var names: [String] = []
    guard list(folder, { if $0 != "." && $0 != ".." { names.append($0) } }) else {
      throw failure("list")
    }
    names.sort { $0.isBefore($1) }
    memory?.remember(names)
    return names
  }

  #if canImport(Glibc)
    private func descriptorToList() -> Int32 {
      memory?.takeDescriptor() == true ? descriptor : anotherDescriptor()
    }

    /// How much is read at once of a small folder: as much as may lie on the stack.
    private static let few = 1 << 10
    /// How much is read at once of others: hundreds of names.
    private static let many = 16 << 10
    /// What a name takes at most, nearly everywhere.
    private static let longest = 280

    /// Tells all names in a folder, and closes it unless it is needed further; `false` with the error's
    /// number in `errno`.
    private func list(_ folder: Int32, _ tell: (String) -> Void) -> Bool {
      var size = withUnsafeTemporaryAllocation(byteCount: Self.few, alignment: 8) { buffer in
        Self.tellAll(in: folder, buffer, until: Self.few - Self.longest, tell)
      }
      if size > 0 {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.many, alignment: 8)
        defer { buffer.deallocate() }
        size = Self.tellAll(in: folder, buffer, until: Self.many, tell)
      }
      // A folder that has been removed meanwhile has no names.
      let problem = size == -Int(ENOENT) ? 0 : Int32(-min(size, 0))
      if folder != descriptor { close(folder) }
      errno = problem
      return problem == 0
    }

    /// Tells names until there are no more, until something fails, or until more than `full` bytes of them
    /// come at once; how many bytes came last, or the error's number below zero.
    private static func tellAll(
      in folder: Int32, _ buffer: UnsafeMutableRawBufferPointer, until full: Int,
      _ tell: (String) -> Void
    ) -> Int {
      while true {
        let size = retrying { getEntries(folder, buffer.baseAddress, UInt(buffer.count)) }
        guard size > 0 else { return size < 0 ? -Int(errno) : 0 }
        var entry = UnsafeRawBufferPointer(rebasing: buffer[..<size])
        while !entry.isEmpty {
          // The length of the entry stands behind two numbers of eight bytes, the name, which ends in a
          // zero, behind it and the entry's kind.
          let length = Int(entry.loadUnaligned(fromByteOffset: 16, as: UInt16.self))
          let name = entry[19..<length].prefix { $0 != 0 }
          tell(String(decoding: UnsafeRawBufferPointer(rebasing: name), as: UTF8.self))
          entry = UnsafeRawBufferPointer(rebasing: entry[length...])
        }
        if size > full { return size }
      }
    }
  #else
    /// A list takes its descriptor with it.
    private func descriptorToList() -> Int32 { anotherDescriptor() }

    /// Tells all names in a folder and closes it; `false` with the error's number in `errno`.
    private func list(_ folder: Int32, _ tell: (String) -> Void) -> Bool {
      guard let stream = fdopendir(folder) else {
        let problem = errno
        close(folder)
        errno = problem
        return false
      }
      errno = 0
      while let entry = readdir(stream) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(
            to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)
          ) { String(cString: $0) }
        }
        tell(name)
        errno = 0
      }
      let problem = errno
      closedir(stream)
      errno = problem
      return problem == 0
    }
  #endif

  /// A descriptor of the same folder that stands at the beginning of its list.
  private func anotherDescriptor() -> Int32 {
    retrying { openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
  }
}
