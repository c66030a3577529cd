#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What a file or folder has beside its contents: its owner, permission bits, extended attributes and access lists.
///
/// ``Directory/metadata(of:)`` reads it, and ``FilePermissions/same(as:)`` gives it to a new entry. Times are
/// not part of it.
public struct FileMetadata: Sendable, Hashable {
  /// The owner and the permission bits, with the other values of a status.
  public internal(set) var status: FileStatus
  /// The path of the entry, for messages.
  private let path: String
  private let attributes: [ExtendedAttribute]
  /// The access list of an entry on macOS.
  private let accessList: [UInt8]?

  /// The metadata of an entry without extended attributes and access lists.
  public init(_ status: FileStatus) {
    self.status = status
    (path, attributes, accessList) = ("", [], nil)
  }

  /// The metadata of an open file or folder.
  ///
  /// - Parameter path: its path, for messages.
  init(ofOpen file: Int32, at path: String) throws(SystemError) {
    self.path = path
    status = try Self.status(of: file, at: path)
    attributes = try ExtendedAttribute.all(of: file, at: path)
    accessList = try AccessList.read(from: file, at: path)
  }

  /// Gives an open, new and empty entry the owner, the permission bits, the attributes and the access list. Until
  /// then, only the user can open it.
  ///
  /// - Throws: an error that names what cannot be kept, and the path of the old entry.
  func give(to file: Int32) throws(SystemError) {
    let new = try Self.status(of: file, at: path)
    // The process's file mode mask may have removed the owner's own rights, which the next calls need.
    let closed: UInt32 = status.kind == .directory ? 0o700 : 0o600
    if new.permissions != closed { try check(fchmod(file, mode_t(closed)), "permissions") }
    let present = try ExtendedAttribute.all(of: file, at: path)
    for attribute in attributes where !attribute.isAccessList && !attribute.isBoundToContents {
      try set(attribute, on: file, unlessIn: present)
    }
    if new.owner != status.owner {
      try check(fchown(file, status.owner.user, status.owner.group), "owner")
    }
    // A new entry may inherit a list from its folder.
    for attribute in present where attribute.isAccessList && !has(attribute.name) {
      try check(number: attribute.remove(from: file), "access list")
    }
    for attribute in attributes where attribute.isAccessList {
      try set(attribute, on: file, unlessIn: present)
    }
    try check(number: AccessList.write(accessList, to: file), "access list")
    // A write would remove the other bits, which give rights to programs.
    let bits = status.kind == .directory ? status.permissions | closed : status.permissions & 0o777
    try check(fchmod(file, mode_t(bits)), "permissions")
  }

  /// Gives a file, after the last write, what a write removes.
  func complete(_ file: Int32) throws(SystemError) {
    for attribute in attributes where attribute.text == "security.capability" {
      // Only an administrator may keep these rights of a program.
      _ = attribute.set(on: file)
    }
    guard status.permissions & ~0o777 != 0 else { return }
    try check(fchmod(file, mode_t(status.permissions)), "permissions")
  }

  // MARK: Helpers

  private func has(_ name: [CChar]) -> Bool { attributes.contains { $0.name == name } }

  private func set(
    _ attribute: ExtendedAttribute, on file: Int32, unlessIn present: [ExtendedAttribute]
  ) throws(SystemError) {
    guard !present.contains(attribute) else { return }
    let problem = attribute.set(on: file)
    guard !attribute.isAssignedBySystem(problem) else { return }
    try check(
      number: problem,
      attribute.isAccessList ? "access list" : "extended attribute '\(attribute.text)'")
  }

  /// Throws the error in `errno` if a call has failed.
  private func check(_ result: Int32, _ what: String) throws(SystemError) {
    try check(number: result == 0 ? 0 : errno, what)
  }

  private func check(number: Int32, _ what: String) throws(SystemError) {
    guard number != 0 else { return }
    throw SystemError(operation: SystemError.keeping + what + " of", path: path, number: number)
  }

  private static func status(of file: Int32, at path: String) throws(SystemError) -> FileStatus {
    var status = stat()
    guard fstat(file, &status) == 0 else {
      throw SystemError(operation: "read the status of", path: path, number: errno)
    }
    return FileStatus(status)
  }
}

/// The access list of an open file or folder on macOS. On Linux, it is an extended attribute.
private enum AccessList {
  #if canImport(Darwin)
    /// The list in the system's external form; `nil` if there is none.
    static func read(from file: Int32, at path: String) throws(SystemError) -> [UInt8]? {
      guard let list = acl_get_fd_np(file, ACL_TYPE_EXTENDED) else {
        if [ENOENT, ENOTSUP, EOPNOTSUPP].contains(errno) { return nil }
        throw SystemError(operation: "read the access list of", path: path, number: errno)
      }
      defer { acl_free(UnsafeMutableRawPointer(list)) }
      var problem: Int32 = 0
      let size = max(0, acl_size(list))
      let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
        let written = acl_copy_ext(buffer.baseAddress, list, size)
        if written < 0 { problem = errno }
        count = max(0, written)
      }
      guard problem == 0 else {
        throw SystemError(operation: "read the access list of", path: path, number: problem)
      }
      return bytes
    }

    /// Replaces the list, or removes an inherited one. Returns zero or the system's error number.
    static func write(_ bytes: [UInt8]?, to file: Int32) -> Int32 {
      if bytes == nil {
        guard let inherited = acl_get_fd_np(file, ACL_TYPE_EXTENDED) else { return 0 }
        acl_free(UnsafeMutableRawPointer(inherited))
      }
      let list: acl_t? =
        if let bytes { bytes.withUnsafeBytes { acl_copy_int($0.baseAddress) } } else { acl_init(0) }
      guard let list else { return errno }
      defer { acl_free(UnsafeMutableRawPointer(list)) }
      return acl_set_fd_np(file, list, ACL_TYPE_EXTENDED) == 0 ? 0 : errno
    }
  #else
    static func read(from file: Int32, at path: String) throws(SystemError) -> [UInt8]? { nil }
    static func write(_ bytes: [UInt8]?, to file: Int32) -> Int32 { 0 }
  #endif
}
