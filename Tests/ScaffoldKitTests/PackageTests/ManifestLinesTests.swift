import Testing

@testable import ScaffoldKit

@Suite("The lines that an edit adds to a manifest")
struct ManifestLinesTests {
  private func added(_ before: String, _ after: String) -> [String] {
    let bytes = Array(after.utf8)
    return ManifestLines.added(to: Array(before.utf8), in: bytes)
      .map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  @Test("are whole lines, those that follow each other together")
  func lines() {
    #expect(added("a\nb\n", "a\nx\ny\nb\nz\n") == ["x\ny\n", "z\n"])
    #expect(added("a\r\nb", "a\r\nx\r\nb") == ["x\r\n"])
    #expect(added("a\n", "a\n") == [])
    #expect(added("", "a") == ["a"])
  }

  @Test("do not include a line that only got a comma")
  func commas() {
    #expect(added("a\nb\n", "a,\nx,\nb\n") == ["x,\n"])
  }

  @Test(
    "are laid out with the indentation of the manifest",
    arguments: [
      ("let a = 1\n", #"{"spaces": 2}"#), ("a(\n    b)\n", #"{"spaces": 4}"#),
      ("a(\n\tb)\n", #"{"tabs": 1}"#),
    ])
  func indentation(manifest: String, expected: String) {
    #expect(ManifestLines.configuration(for: Array(manifest.utf8)).contains(expected))
  }
}
