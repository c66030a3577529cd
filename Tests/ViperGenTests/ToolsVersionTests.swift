import Foundation
import Testing

/// SwiftPM decides which spelling of the tools version is valid; the command explains what it refuses.
@Suite("The tools version of a manifest")
struct ToolsVersionTests {
  static let body = """

    import PackageDescription
    let package = Package(name: "App", targets: [.target(name: "App")])

    """

  private func create(_ manifest: [UInt8]) throws -> (outcome: Outcome, isAccepted: Bool) {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Sources/App/App.swift")
    try Data(manifest).write(to: folder.url.appending(path: "Package.swift"))
    let outcome = try folder.viperGen(
      "create", "SignIn", "--dry-run", "--testing", "none", "--json")
    let dump = try Program.tool(
      "swift", ["package", "--scratch-path", ".build", "dump-package"], in: folder.url)
    return (outcome, dump.status == 0)
  }

  static let accepted = [
    "// swift-tools-version: 6.0", "//swift-tools-version:6.0", "// SWIFT-tools-version: 6.0",
    "\n\n \t// swift-tools-version: 6.0", "// hello\n// swift-tools-version: 6.0",
    "\u{A0}// swift-tools-version: 6.0", "// swift-tools-version:\u{A0}6.0",
    "// swift-tools-version: 6.0; more", "// swift-tools-version: 6.0\r",
    "\n// swift-tools-version:5.3",
    "\u{FEFF}\n// swift-tools-version: 6.0", "// swift-tools-version: 6.0\u{0}",
  ]

  @Test("is read as SwiftPM reads it", arguments: accepted)
  func reads(head: String) throws {
    let result = try create(Array((head + Self.body).utf8))
    #expect(result.isAccepted)
    #expect(result.outcome.status == 0, "\(result.outcome.output)")
  }

  static let refused: [(head: String, line: Int, column: Int, code: String, words: [String])] = [
    (
      "\u{FEFF}// swift-tools-version: 6.0", 1, 1, "tools-version",
      ["byte order mark (U+FEFF)", "save it as UTF-8 without a byte order mark"]
    ),
    ("\u{0}// swift-tools-version: 6.0", 1, 1, "manifest-refused", ["U+0000", "remove it"]),
    ("\u{200B}// swift-tools-version: 6.0", 1, 1, "tools-version", ["U+200B", "remove it"]),
    (
      "// swift-tools-version: 6.0 ", 1, 28, "manifest-refused",
      ["white space", "write '// swift-tools-version: 6.0'"]
    ),
    (
      "// swift-tools-version : 6.0", 1, 4, "manifest-refused",
      ["'swift-tools-version :' is not 'swift-tools-version:'"]
    ),
    ("/* swift-tools-version: 6.0 */", 1, 1, "manifest-refused", ["not '/*'"]),
    (
      "// swift-tools-version: 5.3", 1, 1, "manifest-refused",
      ["write '// swift-tools-version:5.3'"]
    ),
    ("// x\n// swift-tools-version:5.9", 2, 1, "manifest-refused", ["move it to the top"]),
    ("", 1, 1, "tools-version", ["does not name its tools version"]),
  ]

  @Test("has a message with its place where SwiftPM refuses it", arguments: refused)
  func explains(
    _ fault: (head: String, line: Int, column: Int, code: String, words: [String])
  ) throws {
    let result = try create(Array((fault.head + Self.body).utf8))
    #expect(!result.isAccepted)
    #expect(result.outcome.status == 65)
    let diagnostics = try result.outcome.json()["diagnostics"] as? [[String: Any]]
    let found = try #require(diagnostics?.first)
    #expect(diagnostics?.count == 1)
    #expect(found["code"] as? String == fault.code)
    #expect((found["path"] as? String)?.hasSuffix("Package.swift") == true)
    #expect(found["line"] as? Int == fault.line && found["column"] as? Int == fault.column)
    let text = "\(found["message"] ?? "") \(found["help"] ?? "")"
    for words in fault.words { #expect(text.contains(words), "\(text)") }
  }

  @Test("does not hide what the compiler reports") func compiler() throws {
    let result = try create(Array("// swift-tools-version: 6.0\nlet package = Packages()\n".utf8))
    #expect(result.outcome.status == 65)
    #expect(result.outcome.output.contains("Packages"))
    #expect(!result.outcome.output.contains("cannot read the tools version"))
  }
}
