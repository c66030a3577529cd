import Foundation

#if canImport(Glibc)
  import CViperGen
  import Glibc
#endif

/// What a file or folder has beside its bytes, as the system reports it.
struct FileExtras: Equatable {
  let permissions: UInt32
  let user: UInt32
  let group: UInt32
  /// The extended attributes; on Linux with the access lists.
  let attributes: [String: [UInt8]]

  init(_ url: URL) throws {
    var status = stat()
    guard lstat(url.path, &status) == 0 else { throw POSIXError(.ENOENT) }
    permissions = UInt32(status.st_mode & 0o7777)
    (user, group) = (status.st_uid, status.st_gid)
    attributes = try Self.attributes(of: url.path)
  }

  /// Whether the file system of temporary folders keeps attributes.
  static let areKept: Bool = {
    do {
      let folder = try TemporaryFolder()
      try folder.write("", to: "file")
      try set("user.test", [1], on: folder.url.appending(path: "file"))
      return true
    } catch {
      return false
    }
  }()

  /// Sets an extended attribute.
  static func set(_ name: String, _ value: [UInt8], on url: URL) throws {
    #if os(Linux)
      let result = setxattr(url.path, name, value, value.count, 0)
    #else
      let result = setxattr(url.path, name, value, value.count, 0, 0)
    #endif
    guard result == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
  }

  private static func attributes(of path: String) throws -> [String: [UInt8]] {
    var names = [CChar](repeating: 0, count: 65_536)
    #if os(Linux)
      let size = listxattr(path, &names, names.count)
    #else
      let size = listxattr(path, &names, names.count, 0)
    #endif
    guard size >= 0 else { throw POSIXError(.EIO) }
    var attributes: [String: [UInt8]] = [:]
    for name in names[..<size].split(separator: 0) {
      let name = String(decoding: name.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      // The system assigns this one to each file that a program makes.
      guard name != "com.apple.provenance" else { continue }
      var value = [UInt8](repeating: 0, count: 65_536)
      #if os(Linux)
        let count = getxattr(path, name, &value, value.count)
      #else
        let count = getxattr(path, name, &value, value.count, 0, 0)
      #endif
      guard count >= 0 else { throw POSIXError(.EIO) }
      attributes[name] = Array(value[..<count])
    }
    return attributes
  }

  // MARK: Access lists of Linux

  static let accessList = "system.posix_acl_access"
  static let defaultList = "system.posix_acl_default"

  /// A list with rights of the owner, one further user, the group and all others, and a mask.
  static func list(
    owner: UInt16 = 6, user: UInt32, _ rights: UInt16, group: UInt16, mask: UInt16, others: UInt16
  ) -> [UInt8] {
    let none = UInt32.max
    let entries: [(tag: UInt16, rights: UInt16, id: UInt32)] = [
      (1, owner, none), (2, rights, user), (4, group, none), (16, mask, none), (32, others, none),
    ]
    func bytes(_ value: UInt16) -> [UInt8] { [UInt8(value & 0xFF), UInt8(value >> 8)] }
    func bytes(_ value: UInt32) -> [UInt8] {
      bytes(UInt16(value & 0xFFFF)) + bytes(UInt16(value >> 16))
    }
    return bytes(UInt32(2))
      + entries.flatMap { bytes($0.tag) + bytes($0.rights) + bytes($0.id) }
  }
}

extension TemporaryFolder {
  /// What each file and folder below a path has beside its bytes.
  func extras(below path: String) throws -> [String: FileExtras] {
    let root = url.appending(path: path)
    var extras: [String: FileExtras] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: root.path)
    where !name.hasPrefix(".test-cache") && !name.hasPrefix(".build") {
      extras[name] = try FileExtras(root.appending(path: name))
    }
    return extras
  }
}
