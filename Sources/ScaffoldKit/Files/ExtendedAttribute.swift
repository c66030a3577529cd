#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import CViperGen
  import Glibc
#elseif canImport(Musl)
  import CViperGen
  import Musl
#endif

/// A named value that a file has beside its contents. On Linux, access lists are such values.
struct ExtendedAttribute: Sendable, Hashable {
  /// The bytes of the name and a zero.
  let name: [CChar]
  let value: [UInt8]

  /// The maximum size of all values of a file in bytes.
  private static let limit = 16 << 20

  /// The name in messages.
  var text: String {
    String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
      .escapingControlCharacters
  }

  /// Whether the value is an access list.
  var isAccessList: Bool { text.hasPrefix("system.") }

  /// Whether writing to a file removes or changes the attribute: the system derives it from the contents, or it
  /// grants rights to a program that was checked.
  var isBoundToContents: Bool {
    ["security.capability", "security.ima", "security.evm"].contains(text)
  }

  /// Whether a new file may go without the attribute, because the system assigns it and refuses others.
  ///
  /// - Parameter problem: the error number of the attempt to set it.
  func isAssignedBySystem(_ problem: Int32) -> Bool {
    #if canImport(Darwin)
      problem == EPERM && text.hasPrefix("com.apple.")
    #else
      !["user.", "system.", "trusted."].contains { text.hasPrefix($0) }
    #endif
  }

  // MARK: System calls

  /// The attributes of an open file or folder; none on a file system without attributes.
  ///
  /// - Throws: an error that names `path`.
  static func all(of file: Int32, at path: String) throws(SystemError) -> [ExtendedAttribute] {
    let names = try bytes(at: path) { list(file, $0, $1) }
    var attributes: [ExtendedAttribute] = []
    var size = 0
    for name in (names ?? []).split(separator: 0) {
      let name = name.map { CChar(bitPattern: $0) } + [0]
      // Another program may have removed it since.
      guard let value = try bytes(at: path, { get(file, name, $0, $1) }) else { continue }
      size += value.count
      guard size <= limit else { throw error("keep the extended attributes of", path, E2BIG) }
      attributes.append(ExtendedAttribute(name: name, value: value))
    }
    return attributes
  }

  /// Gives the attribute to an open file. Returns zero or the system's error number.
  func set(on file: Int32) -> Int32 {
    #if canImport(Darwin)
      let result = fsetxattr(file, name, value, value.count, 0, 0)
    #else
      let result = fsetxattr(file, name, value, value.count, 0)
    #endif
    return result == 0 ? 0 : errno
  }

  /// Removes the attribute from an open file. Returns zero or the system's error number.
  func remove(from file: Int32) -> Int32 {
    #if canImport(Darwin)
      let result = fremovexattr(file, name, 0)
    #else
      let result = fremovexattr(file, name)
    #endif
    return result == 0 ? 0 : errno
  }

  /// The bytes that a call writes into a buffer and counts; `nil` if they do not exist.
  private static func bytes(
    at path: String, _ call: (UnsafeMutableRawPointer?, Int) -> Int
  ) throws(SystemError) -> [UInt8]? {
    while true {
      let size = call(nil, 0)
      if size < 0, isMissing(errno) { return nil }
      guard size >= 0 else { throw error("read the extended attributes of", path, errno) }
      guard size <= limit else { throw error("keep the extended attributes of", path, E2BIG) }
      var problem: Int32 = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: max(1, size)) { buffer, count in
        let got = size == 0 ? 0 : call(buffer.baseAddress, size)
        if got < 0 { problem = errno }
        count = max(0, got)
      }
      if problem == 0 { return bytes }
      if isMissing(problem) { return nil }
      // Another program may have enlarged the value since.
      guard problem == ERANGE else { throw error("read the extended attributes of", path, problem) }
    }
  }

  private static func list(_ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ size: Int) -> Int {
    let buffer = buffer?.assumingMemoryBound(to: CChar.self)
    #if canImport(Darwin)
      return flistxattr(file, buffer, size, 0)
    #else
      return flistxattr(file, buffer, size)
    #endif
  }

  private static func get(
    _ file: Int32, _ name: [CChar], _ buffer: UnsafeMutableRawPointer?, _ size: Int
  ) -> Int {
    #if canImport(Darwin)
      fgetxattr(file, name, buffer, size, 0, 0)
    #else
      fgetxattr(file, name, buffer, size)
    #endif
  }

  private static func isMissing(_ problem: Int32) -> Bool {
    #if canImport(Darwin)
      [ENOATTR, ENOTSUP, EOPNOTSUPP].contains(problem)
    #else
      [ENODATA, ENOSYS, ENOTSUP, EOPNOTSUPP].contains(problem)
    #endif
  }

  private static func error(_ operation: String, _ path: String, _ number: Int32) -> SystemError {
    SystemError(operation: operation, path: path, number: number)
  }
}
