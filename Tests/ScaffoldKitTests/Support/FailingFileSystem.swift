import Foundation
import Synchronization

@testable import ScaffoldKit

/// The disk, of which one call fails, or before one call of which something else happens.
final class FailingFileSystem: FileSystem {
  /// A call that changes the disk.
  struct Call: Sendable, CustomStringConvertible {
    let verb: String
    let name: String

    var description: String { "\(verb) \(name)" }

    /// Whether it brings an entry to its place, or takes one away from there.
    var isCommit: Bool {
      verb == "exchange" || (verb == "move" && !name.hasPrefix(".viper-gen-journal"))
    }
  }

  private let inner = DiskFileSystem()
  private let calls = Mutex<[Call]>([])
  /// How often the disk has been looked at since a call failed; `nil` before.
  private let looks = Mutex<Int?>(nil)
  private let failsAt: Int?
  private let lookFailsAt: Int?
  private let number: Int32
  private let dies: Bool
  fileprivate let isListable: Bool
  fileprivate let isGenerous: Bool
  fileprivate let ignoresCase: Bool
  private let before: @Sendable (Call) throws -> Void

  /// Fails the call with the index `failsAt` with an error number; a failing `createFile` leaves the
  /// first half of its bytes behind, as a full disk does. One that `dies` fails all calls that follow,
  /// as if the program had been killed. What is not listable keeps the names in folders to itself, what is
  /// not generous lets nothing go, what ignores case finds folders and files under any spelling.
  /// `before` runs ahead of every call. When a call has failed, so does one look at the disk, that with
  /// the index `lookFailsAt`; if no call is to fail, the looks count from the beginning.
  init(
    failsAt: Int? = nil, lookFailsAt: Int? = nil, number: Int32 = ENOSPC, dies: Bool = false,
    isListable: Bool = true, isGenerous: Bool = true, ignoresCase: Bool = false,
    before: @escaping @Sendable (Call) throws -> Void = { _ in }
  ) {
    self.failsAt = failsAt
    self.lookFailsAt = lookFailsAt
    self.number = number
    self.dies = dies
    self.isListable = isListable
    self.isGenerous = isGenerous
    self.ignoresCase = ignoresCase
    self.before = before
    if failsAt == nil, lookFailsAt != nil { looks.withLock { $0 = 0 } }
  }

  /// The calls so far that changed the disk, or would have.
  var log: [Call] { calls.withLock { $0 } }

  func directory(at path: String) throws(SystemError) -> any Directory {
    FailingDirectory(try inner.directory(at: path), self)
  }

  /// Notes a call; whether it is to fail.
  fileprivate func fails(_ verb: String, _ name: String) throws(SystemError) -> Bool {
    let call = Call(verb: verb, name: name)
    do {
      try before(call)
    } catch {
      throw error as? SystemError ?? SystemError(operation: verb, path: name, number: EIO)
    }
    let isToFail = calls.withLock { calls in
      calls.append(call)
      guard let failsAt else { return false }
      return dies ? calls.count > failsAt : calls.count - 1 == failsAt
    }
    if isToFail { looks.withLock { $0 = $0 ?? 0 } }
    return isToFail
  }

  /// Whether the look at the disk that was to fail has been made.
  var hasFailedLook: Bool { looks.withLock { ($0 ?? 0) > lookFailsAt ?? .max } }

  fileprivate func look(_ verb: String, _ name: String) throws(SystemError) {
    let isToFail = looks.withLock { looks in
      defer { looks = looks.map { $0 + 1 } }
      return looks != nil && looks == lookFailsAt
    }
    if isToFail { throw SystemError(operation: verb, path: name, number: EIO) }
  }

  fileprivate func check(_ verb: String, _ name: String) throws(SystemError) {
    if try fails(verb, name) { throw error(verb, name) }
  }

  fileprivate func error(_ verb: String, _ name: String) -> SystemError {
    SystemError(operation: verb, path: name, number: number)
  }
}

private final class FailingDirectory: Directory {
  private let inner: any Directory
  private let system: FailingFileSystem

  init(_ inner: any Directory, _ system: FailingFileSystem) {
    self.inner = inner
    self.system = system
  }

  func entries() throws(SystemError) -> [String] {
    guard system.isListable else {
      throw SystemError(operation: "list", path: ".", number: EACCES)
    }
    try system.look("list", ".")
    return try inner.entries()
  }

  func status() throws(SystemError) -> FileStatus { try inner.status() }

  func status(of name: String) throws(SystemError) -> FileStatus? {
    try system.look("look at", name)
    return try inner.status(of: try spelled(name))
  }

  func metadata(of name: String) throws(SystemError) -> FileMetadata? {
    try system.look("look at", name)
    return try inner.metadata(of: name)
  }

  /// The name as the entry has it that is found under it.
  private func spelled(_ name: String) throws(SystemError) -> String {
    guard system.ignoresCase else { return name }
    return try inner.entries().first { $0.caseFolded == name.caseFolded } ?? name
  }

  func directory(_ name: String) throws(SystemError) -> any Directory {
    try system.look("open", name)
    return FailingDirectory(try inner.directory(try spelled(name)), system)
  }

  func contents(of name: String, limit: Int) throws(SystemError) -> [UInt8] {
    try system.look("read", name)
    return try inner.contents(of: name, limit: limit)
  }

  func destination(ofLink name: String) throws(SystemError) -> String {
    try inner.destination(ofLink: name)
  }

  func createFile(
    _ name: String, contents: [UInt8], permissions: FilePermissions
  ) throws(SystemError) {
    guard try system.fails("write", name) else {
      return try inner.createFile(name, contents: contents, permissions: permissions)
    }
    let half = Array(contents.prefix(contents.count / 2))
    try inner.createFile(name, contents: half, permissions: permissions)
    throw system.error("write", name)
  }

  func createDirectory(_ name: String) throws(SystemError) {
    try system.check("make", name)
    try inner.createDirectory(name)
  }

  func createDirectory(_ name: String, permissions: FilePermissions) throws(SystemError) {
    try system.check("make", name)
    try inner.createDirectory(name, permissions: permissions)
  }

  func move(_ name: String, to directory: any Directory, as newName: String) throws(SystemError) {
    try system.check("move", newName)
    try inner.move(name, to: Self.inner(directory), as: newName)
  }

  func replace(_ other: String, by name: String) throws(SystemError) {
    try system.check("replace", other)
    try inner.replace(other, by: name)
  }

  func exchange(_ name: String, with other: String) throws(SystemError) {
    try system.check("exchange", other)
    try inner.exchange(name, with: other)
  }

  func lock(orFile name: String) throws(SystemError) -> FolderLock? {
    try inner.lock(orFile: name)
  }

  func permitRemovals() throws(SystemError) {
    guard system.isGenerous else {
      throw SystemError(operation: "remove anything from", path: ".", number: EACCES)
    }
  }

  func removeFile(_ name: String) throws(SystemError) {
    try system.check("remove", name)
    try inner.removeFile(name)
  }

  func removeDirectory(_ name: String) throws(SystemError) {
    try system.check("remove", name)
    try inner.removeDirectory(name)
  }

  private static func inner(_ directory: any Directory) -> any Directory {
    (directory as? FailingDirectory)?.inner ?? directory
  }
}
