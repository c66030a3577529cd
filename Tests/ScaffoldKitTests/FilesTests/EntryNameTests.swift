import Foundation
import Testing

@testable import ScaffoldKit

@Suite("A name of an entry")
struct EntryNameTests {
  static let odd: [[UInt8]] = [
    [0xFF], [0x63, 0xE9], [0xC3, 0xA9, 0xE9], [0xED, 0xA0, 0x80], [0xC0, 0xAF], [0xE9, 0x45, 0x39],
    [0xF0, 0x9F, 0x98],
  ]

  @Test("that is not UTF-8 has a text of its own, from which its bytes can be read", arguments: odd)
  func replacement(bytes: [UInt8]) {
    let text = EntryName.text(of: bytes)
    #expect(text.utf8.contains(0))
    #expect(EntryName.isReplacement(text))
    #expect(EntryName.bytes(ofReplacement: text) == bytes)
  }

  @Test(
    "that is UTF-8 is its own text",
    arguments: ["a", "caf\u{E9}", "caf\u{FFFD}", "0E9", "\u{1F600}", "a\nb", "\\xE9"])
  func plain(name: String) {
    let text = EntryName.text(of: Array(name.utf8))
    #expect(text.utf8.elementsEqual(name.utf8))
    #expect(!EntryName.isReplacement(text))
    #expect(EntryName.shown(text) == name.escapingControlCharacters)
  }

  @Test(
    "is not read from other texts with a zero byte",
    arguments: ["a\0", "\0x", "\09", "\01B", "\0E"])
  func otherTexts(text: String) {
    #expect(!EntryName.isReplacement(text))
  }

  @Test("is shown with its bytes")
  func shown() {
    #expect(EntryName.shown(EntryName.text(of: [0x63, 0xE9, 0x1B, 0x41])) == #"c\xE9\u{1B}A"#)
  }

  #if os(Linux)
    @Test("that is not UTF-8 is listed, found by no call, and removed with its folder")
    func removal() throws {
      let package = try TestPackage(["folder/plain": "x", "folder/caf\u{FFFD}": "y"])
      for path in ["folder/caf\u{E9}", "folder/\u{E9}/\u{E9}"] {
        let made = "\(package.path)/\(path)".unicodeScalars.map {
          CChar(truncatingIfNeeded: $0.value)
        }
        if path.contains("/\u{E9}/") { try #require(mkdir(made.dropLast(2) + [0], 0o700) == 0) }
        let file = open(made + [0], O_WRONLY | O_CREAT, 0o600)
        try #require(file >= 0 && close(file) == 0)
      }
      let root = try DiskFileSystem().directory(at: package.path)
      let folder = try root.directory("folder")
      let names = try folder.entries()
      #expect(names.count == 4 && names.filter(EntryName.isReplacement).count == 2)
      for name in names where EntryName.isReplacement(name) {
        #expect(try folder.status(of: name) == nil)
        #expect(try folder.metadata(of: name) == nil)
        let calls: [() throws -> Void] = [
          { _ = try folder.directory(name) }, { _ = try folder.contents(of: name, limit: 9) },
          { try folder.createFile(name, contents: [], permissions: .plain) },
          { try folder.createDirectory(name) }, { try folder.removeFile(name) },
          { try folder.move("plain", to: folder, as: name) },
          { try folder.move(name, to: folder, as: "new") },
        ]
        for call in calls {
          let error = #expect(throws: SystemError.self) { try call() }
          #expect(error?.isMissing == true)
        }
      }
      #expect(try folder.entries() == names)
      try root.removeTree("folder")
      #expect(try root.status(of: "folder") == nil)
    }
  #endif
}
