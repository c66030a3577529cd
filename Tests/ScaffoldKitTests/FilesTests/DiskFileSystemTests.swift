import Foundation
import Testing

@testable import ScaffoldKit

@Suite("The disk")
struct DiskFileSystemTests {
  private let package: TestPackage
  private let folder: any Directory

  init() throws {
    package = try TestPackage(["file": "abc", "sub/inner": ""])
    try package.link("link", to: "file")
    try package.link("way", to: "sub")
    try package.link("dangling", to: "none")
    folder = try DiskFileSystem().directory(at: package.path)
  }

  @Test("lists all names sorted by their bytes, hidden ones too")
  func entries() throws {
    try package.write("é", "")
    try package.write(".hidden", "")
    try package.write("Z", "")
    #expect(
      try folder.entries() == [".hidden", "Z", "dangling", "file", "link", "sub", "way", "é"])
    #expect(try folder.directory("sub").entries() == ["inner"])
  }

  @Test("lists a folder from its first name each time, with what has been added since")
  func repeatedListing() throws {
    for _ in 1...2 { #expect(try folder.directory("sub").entries() == ["inner"]) }
    let sub = try folder.directory("sub")
    #expect(try sub.entries() == ["inner"])
    try package.write("sub/later", "")
    #expect(try sub.entries() == ["inner", "later"])
  }

  @Test("opens the right one of two folders whose names are the same characters in other bytes")
  func spellings() throws {
    for name in ["caf\u{E9}", "cafe\u{301}"] {
      try package.write("\(name)/\(name.utf8.count)", "")
    }
    for name in ["caf\u{E9}", "cafe\u{301}"] {
      #expect(try folder.directory(name).entries().contains("\(name.utf8.count)"))
    }
  }

  @Test("lists any number of names of any length, and none of a folder that is gone")
  func manyEntries() throws {
    let names = (0..<1_000).map { "\($0)-" + String(repeating: "n", count: $0 % 250) }
    for name in names { try package.write("many/\(name)", "") }
    let many = try folder.directory("many")
    #expect(try many.entries() == names.sorted { $0.isBefore($1) })
    try FileManager.default.removeItem(atPath: "\(package.path)/many")
    #expect(try many.entries().isEmpty)
  }

  @Test("returns the kind of an entry without following links")
  func kinds() throws {
    try makePipe("pipe")
    let kinds = try ["file", "sub", "link", "way", "dangling", "pipe", "none"].map {
      try folder.status(of: $0)?.kind
    }
    #expect(kinds == [.file, .directory, .link, .link, .link, .special, nil])
    #expect(try folder.status(of: "file")?.size == 3)
    let inner = try folder.directory("sub")
    #expect(try inner.status().identity == folder.status(of: "sub")?.identity)
  }

  static let unreadable: [(String, Int32)] = [
    ("link", ELOOP), ("dangling", ELOOP), ("sub", EINVAL), ("pipe", EINVAL), ("none", ENOENT),
  ]

  @Test("reads regular files only, and never waits for a pipe", arguments: unreadable)
  func refusedReads(name: String, number: Int32) throws {
    try makePipe("pipe")
    let error = #expect(throws: SystemError.self) { try folder.contents(of: name, limit: 10) }
    #expect(error?.number == number)
    #expect(error?.path.hasSuffix("/" + name) == true)
  }

  @Test("reads up to the limit and no byte more")
  func limits() throws {
    #expect(try folder.contents(of: "file", limit: 3) == Array("abc".utf8))
    let error = #expect(throws: SystemError.self) { try folder.contents(of: "file", limit: 2) }
    #expect(error?.number == EFBIG)
    try package.write("empty", "")
    #expect(try folder.contents(of: "empty", limit: 0) == [])
  }

  @Test("opens folders, but none through a link")
  func folders() throws {
    for name in ["way", "link", "file", "dangling"] {
      let error = #expect(throws: SystemError.self) { try folder.directory(name) }
      #expect(error?.isNotDirectory == true, "\(name)")
    }
    #expect(try folder.destination(ofLink: "way") == "sub")
    #expect(throws: SystemError.self) { try folder.destination(ofLink: "file") }
  }

  @Test(
    "creates a file only if nothing has its path", arguments: ["file", "sub", "link", "dangling"])
  func exclusive(name: String) throws {
    let before = try FileTree(at: package.path)
    let error = #expect(throws: SystemError.self) {
      try folder.createFile(name, contents: [1], permissions: .plain)
    }
    #expect(error?.alreadyExists == true)
    #expect(throws: SystemError.self) { try folder.createDirectory(name) }
    #expect(try FileTree(at: package.path) == before)
  }

  @Test("gives new files the bits of the mask, and a replacement those of its file")
  func permissions() throws {
    try folder.createFile("plain", contents: [1], permissions: .plain)
    try folder.createFile("program", contents: [], permissions: .executable)
    try folder.createFile("secret", contents: [], permissions: .confidential)
    let plain = try #require(try folder.status(of: "plain")).permissions
    let program = try #require(try folder.status(of: "program")).permissions
    #expect(plain & 0o600 == 0o600)
    #expect(program == plain | (plain & 0o444) >> 2)
    #expect(try folder.status(of: "secret")?.permissions == 0o600)
    for bits in [0o640, 0o755, 0o400, 0o666, 0o600] {
      try package.setPermissions(bits, of: "file")
      let metadata = try #require(try folder.metadata(of: "file"))
      try folder.createFile("copy-\(bits)", contents: [], permissions: .same(as: metadata))
      #expect(try folder.status(of: "copy-\(bits)")?.permissions == UInt32(bits))
    }
  }

  @Test("moves an entry only to a name that is free", arguments: ["file", "new"])
  func moves(name: String) throws {
    try package.makeFolder("empty")
    try package.makeFolder("new")
    let before = try FileTree(at: package.path)
    for taken in ["sub", "other", "way", "dangling", "empty"] {
      if taken == "other" { try package.write("other", "o") }
      let error = #expect(throws: SystemError.self) {
        try folder.move(name, to: folder, as: taken)
      }
      #expect(error?.alreadyExists == true, "\(taken)")
    }
    try folder.removeFile("other")
    #expect(try FileTree(at: package.path) == before)
    let sub = try folder.directory("sub")
    let identity = try folder.status(of: name)?.identity
    try folder.move(name, to: sub, as: "free")
    #expect(try folder.status(of: name) == nil)
    #expect(try sub.status(of: "free")?.identity == identity)
    #expect(throws: SystemError.self) { try folder.removeDirectory("sub") }
    #expect(throws: SystemError.self) { try folder.removeFile("sub") }
  }

  @Test("puts a file over another, and lets two trade their names")
  func exchanges() throws {
    try package.write("second", "2")
    let (first, second) = (
      try folder.status(of: "file")?.identity, try folder.status(of: "second")?.identity
    )
    try folder.exchange("file", with: "second")
    #expect(try folder.status(of: "file")?.identity == second)
    #expect(try folder.status(of: "second")?.identity == first)
    #expect(throws: SystemError.self) { try folder.exchange("file", with: "missing") }
    try folder.replace("second", by: "file")
    #expect(try folder.status(of: "file") == nil)
    #expect(try folder.status(of: "second")?.identity == second)
  }

  @Test("locks a folder against everyone else until the lock goes")
  func locks() throws {
    var lock = try folder.lock(orFile: "file")
    #expect(lock != nil)
    let other = try DiskFileSystem().directory(at: package.path)
    #expect(try other.lock(orFile: "file") == nil)
    lock = nil
    #expect(try other.lock(orFile: "file") != nil)
    #expect(lock == nil)
  }

  @Test(
    "takes nothing for a name that leads elsewhere",
    arguments: ["", ".", "..", "sub/inner", "../x", "/etc", "file\u{0}x", "/\u{338}etc"])
  func namesOnly(name: String) throws {
    let before = try FileTree(at: package.path)
    let verbs: [() throws -> Void] = [
      { _ = try folder.status(of: name == "." ? ".." : name) }, { _ = try folder.directory(name) },
      { _ = try folder.contents(of: name, limit: 9) },
      { _ = try folder.destination(ofLink: name) },
      { try folder.createFile(name, contents: [], permissions: .plain) },
      { try folder.createDirectory(name) }, { try folder.removeFile(name) },
      { try folder.removeDirectory(name) }, { try folder.exchange("file", with: name) },
      { try folder.exchange(name, with: "file") }, { try folder.replace("file", by: name) },
      { try folder.replace(name, by: "file") },
      { try folder.move("file", to: folder, as: name) },
      { try folder.move(name, to: folder, as: "new") },
    ]
    for (index, verb) in verbs.enumerated() {
      let error = #expect(throws: SystemError.self, "verb \(index)") { try verb() }
      #expect(error?.number == EINVAL, "verb \(index)")
    }
    #expect(try FileTree(at: package.path) == before)
    #expect(throws: SystemError.self) {
      try DiskFileSystem().directory(at: "\(package.path)\u{0}x")
    }
  }

  @Test("reports the operation, the path and the reason of a failure")
  func errors() {
    let error = #expect(throws: SystemError.self) { try folder.removeFile("none") }
    #expect(
      error?.description == "cannot remove '\(package.path)/none': No such file or directory")
    let steering = SystemError(operation: "open", path: "a\u{1B}", number: EACCES)
    #expect(steering.description == #"cannot open 'a\u{1B}': Permission denied"#)
    #expect(Diagnostic(steering).code == .noPermission)
    #expect(Diagnostic(steering).category == .inputOutput)
  }

  private func makePipe(_ name: String) throws {
    guard mkfifo("\(package.path)/\(name)", 0o600) == 0 else {
      throw SystemError(operation: "make", path: name, number: errno)
    }
  }
}
