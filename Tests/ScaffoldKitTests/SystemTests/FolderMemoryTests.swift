import Foundation
import Testing

@testable import ScaffoldKit

@Suite("A folder for one look")
struct FolderMemoryTests {
  private let package: TestPackage
  private let folder: any Directory

  init() throws {
    package = try TestPackage(["sub/inner/file": ""])
    folder = try DiskFileSystem().directory(at: package.path)
  }

  private func move(_ name: String, to other: String) throws {
    try FileManager.default.moveItem(
      atPath: "\(package.path)/\(name)", toPath: "\(package.path)/\(other)")
  }

  @Test("is listed once, and so is each folder in it")
  func listings() throws {
    let look = try folder.forOneLook()
    #expect(try look.entries() == ["sub"])
    #expect(try look.directory("sub").entries() == ["inner"])
    try package.write("later", "")
    try package.write("sub/later", "")
    #expect(try look.entries() == ["sub"])
    #expect(try look.directory("sub").entries() == ["inner"])
    #expect(try folder.entries() == ["later", "sub"])
    #expect(try folder.forOneLook().directory("sub").entries() == ["inner", "later"])
  }

  @Test("has each folder in it open once, wherever that goes")
  func openFolders() throws {
    let look = try folder.forOneLook()
    let sub = try look.directory("sub")
    let inner = try sub.directory("inner")
    try move("sub", to: "gone")
    #expect(try look.directory("sub") === sub)
    #expect(try look.directory("sub").directory("inner") === inner)
    #expect(throws: SystemError.self) { try folder.directory("sub") }
    #expect(throws: SystemError.self) { try folder.forOneLook().directory("sub") }
  }

  @Test("looks anew for what was not there, and at what a file holds")
  func noMemory() throws {
    let look = try folder.forOneLook()
    #expect(throws: SystemError.self) { try look.directory("new") }
    #expect(try look.status(of: "new") == nil)
    try package.write("new/file", "a")
    let new = try look.directory("new")
    #expect(try new.contents(of: "file", limit: 9) == Array("a".utf8))
    try package.write("new/file", "bc")
    #expect(try new.contents(of: "file", limit: 9) == Array("bc".utf8))
    #expect(try look.status(of: "new")?.kind == .directory)
  }

  @Test("tells folders apart whose names are the same characters in other bytes")
  func spellings() throws {
    let names = ["caf\u{E9}", "cafe\u{301}"]
    for name in names { try package.write("\(name)/\(name.utf8.count)", "") }
    let look = try folder.forOneLook()
    for _ in 1...2 {
      for name in names {
        #expect(
          try look.directory(name).status().identity == folder.directory(name).status().identity)
      }
    }
  }

  @Test("holds so many folders open")
  func manyFolders() throws {
    let names = (100..<200).map(String.init)
    for name in names { try package.write("\(name)/file", "") }
    let look = try folder.forOneLook()
    let first = try names.map { try look.directory($0) }
    let second = try names.map { try look.directory($0) }
    #expect(zip(first, second).prefix { $0 === $1 }.count == 32)
    #expect(zip(first, second).count { $0 === $1 } == 32)
    for (name, folder) in zip(names, second) {
      #expect(
        try folder.status().identity == self.folder.directory(name).status().identity)
    }
  }

  @Test("lists a folder of too many names whole each time, from all threads")
  func manyNames() throws {
    let names = (1_000..<2_200).map(String.init)
    for name in names { try package.write("sub/many/\(name)", "") }
    let sub = try folder.forOneLook().directory("sub")
    let many = try sub.directory("many")
    let found = try Cores.map(Array(1...40), atLeast: 1) { _ in try many.entries() }
    #expect(found.count == 40 && found.allSatisfy { $0 == names })
    #expect(try folder.directory("sub").directory("many").entries() == names)
  }

  @Test("begins at the first name, whatever was listed by the descriptor that it is copied from")
  func copies() throws {
    let looks = try (1...3).map { _ in try folder.forOneLook() }
    for look in looks { #expect(try look.entries() == ["sub"]) }
    #expect(try folder.entries() == ["sub"])
    #expect(try folder.forOneLook().entries() == ["sub"])
  }

  @Test("serves threads side by side")
  func threads() throws {
    let names = (100..<148).map(String.init)
    for name in names { try package.write("\(name)/\(name)", "") }
    let look = try folder.forOneLook()
    let wanted = Array(repeating: names, count: 40).flatMap(\.self)
    let found = try Cores.map(wanted, atLeast: 1) { name in
      try look.directory(name).entries() + [String(try look.entries().count)]
    }
    #expect(found == wanted.map { [$0, "49"] })
  }
}
