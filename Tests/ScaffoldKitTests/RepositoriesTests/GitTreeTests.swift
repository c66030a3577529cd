import Testing

@testable import ScaffoldKit

@Suite("A tree of git") struct GitTreeTests {
  private static let object = [UInt8](repeating: 0xAB, count: 20)

  private static func entry(_ mode: String, _ name: [UInt8]) -> [UInt8] {
    Array("\(mode) ".utf8) + name + [0] + object
  }

  @Test("is read with all kinds of entries")
  func kinds() throws {
    let modes = ["100644", "100755", "100664", "40000", "040000", "120000", "160000"]
    let bytes = modes.flatMap { Self.entry($0, Array("a b".utf8)) } + Self.entry("100644", [0xFF])
    let tree = try #require(GitTree(bytes[...]))
    #expect(
      tree.entries.map(\.kind) == [
        .file(isExecutable: false), .file(isExecutable: true), .file(isExecutable: false), .folder,
        .folder, .link, .submodule, .file(isExecutable: false),
      ])
    #expect(tree.entries.allSatisfy { $0.object == String(repeating: "ab", count: 20) })
    #expect(tree.entries.map(\.isUTF8) == [true, true, true, true, true, true, true, false])
    #expect(try #require(GitTree([])).entries.isEmpty)
  }

  @Test("is refused if it is damaged", arguments: 1..<27)
  func cut(length: Int) {
    #expect(GitTree(Self.entry("40000", [0x61])[..<length]) == nil)
  }

  @Test(
    "is refused with other modes", arguments: ["0", "", "20000", "60644", "140000", "9", "-40000"])
  func modes(mode: String) {
    #expect(GitTree(Self.entry(mode, [0x61])[...]) == nil)
  }
}
