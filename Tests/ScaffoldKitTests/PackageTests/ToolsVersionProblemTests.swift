import Testing

@testable import ScaffoldKit

@Suite("What is wrong with the tools version of a manifest")
struct ToolsVersionProblemTests {
  static let body = "\nimport PackageDescription\nlet package = Package(name: \"P\")\n"

  /// The head of a manifest that SwiftPM refuses, then the place and the reason.
  static let problems = [
    (
      "\u{FEFF}// swift-tools-version: 6.0", "1:1",
      "the manifest begins with a byte order mark (U+FEFF)"
    ),
    (
      "// \u{FEFF}swift-tools-version: 6.0", "1:4",
      "the invisible character U+FEFF is before the tools version"
    ),
    (
      "\u{0}// swift-tools-version: 6.0", "1:1",
      "the invisible character U+0000 is before the tools version"
    ),
    (
      "// swift\u{0}-tools-version: 6.0", "1:9",
      "the invisible character U+0000 is before the tools version"
    ),
    (
      "\n\u{200B}// swift-tools-version: 6.0", "2:1",
      "the invisible character U+200B is before the tools version"
    ),
    (
      "//\u{B}swift-tools-version: 6.0", "1:1", "the manifest does not name its tools version"
    ),
    ("/* swift-tools-version: 6.0 */", "1:1", "the tools version follows '//', not '/*'"),
    ("/// swift-tools-version: 6.0", "1:1", "the tools version follows '//', not '///'"),
    ("// x\n  //// swift-tools-version: 6.0", "2:3", "the tools version follows '//', not '////'"),
    ("// swift_tools_version: 6.0", "1:4", "'swift_tools_version:' is not 'swift-tools-version:'"),
    (
      "// swift-tools-version : 6.0", "1:4", "'swift-tools-version :' is not 'swift-tools-version:'"
    ),
    ("// swift tools version 6.0", "1:4", "'swift tools version' is not 'swift-tools-version:'"),
    ("// swift-tools-version：6.0", "1:4", "'swift-tools-version：' is not 'swift-tools-version:'"),
    ("// swift-tools-version: 6", "1:25", "'6' is not a tools version"),
    ("// swift-tools-version: v6.0", "1:25", "'v6.0' is not a tools version"),
    ("// swift-tools-version: 6.0 // more", "1:25", "'6.0 // more' is not a tools version"),
    ("// swift-tools-version: 6.0.0.0", "1:25", "'6.0.0.0' is not a tools version"),
    ("// swift-tools-version: 6.0 \t", "1:28", "white space follows the tools version"),
    ("// swift-tools-version: 6.0\u{A0}", "1:28", "white space follows the tools version"),
    (
      "//swift-tools-version:5.3", "1:1",
      "before 5.4, the tools version has no other white space than one blank"
    ),
    (
      "// swift-tools-version: 5.3", "1:1",
      "before 5.4, the tools version has no other white space than one blank"
    ),
    (
      "// x\r\n// swift-tools-version:5.9", "2:1",
      "before 6.0, the tools version is in the first line"
    ),
    ("import PackageDescription", "1:1", "the manifest does not name its tools version"),
    ("", "1:1", "the manifest does not name its tools version"),
  ]

  @Test("has a place and a reason", arguments: problems)
  func found(head: String, place: String, reason: String) throws {
    let source = SourceText(path: "P", head + Self.body)
    let problem = try #require(ToolsVersionProblem(in: source))
    #expect(problem.reason == reason)
    #expect("\(problem.location)" == "P:\(place)")
  }

  @Test("is the encoding where the bytes are not UTF-8") func encoding() throws {
    let units = "// swift-tools-version: 6.0".utf8.flatMap { [$0, UInt8(0)] }
    let bytes: [UInt8] = [0xFF, 0xFE] + units
    let problem = try #require(ToolsVersionProblem(in: SourceText(path: "P", bytes: bytes)))
    #expect(problem.reason == "the file is not valid UTF-8" && "\(problem.location)" == "P:1:1")
  }

  /// Heads that SwiftPM accepts, or refuses for another reason.
  static let valid = [
    "// swift-tools-version: 6.0", "//swift-tools-version:6.0", "// Swift-Tools-Version: 6.0",
    "\n\n  // swift-tools-version: 6.0", "//\tswift-tools-version:\t6.0",
    "// x\n// swift-tools-version: 6.0",
    "\u{A0}// swift-tools-version: 6.0",
    "//\u{A0}swift-tools-version:\u{A0}6.0", "// swift-tools-version: 6.0; more",
    "// swift-tools-version: 6.0-dev", "// swift-tools-version: 6.0.1",
    "// swift-tools-version: 06.0",
    "// swift-tools-version:5.3", "\n// Swift-tools-version:5.3",
    "/* x */\n// swift-tools-version: 6.0",
    "#!/usr/bin/swift\n// swift-tools-version: 6.0", "// swift-tools-version: 6.0\u{2028}",
    "// swift-tools-version: 99.0",
    "// swift-tools-version:3.1",
  ]

  @Test(
    "is nothing where SwiftPM reads it",
    arguments: valid)
  func nothing(head: String) {
    let problem = ToolsVersionProblem(in: SourceText(path: "P", head + Self.body))
    #expect(problem == nil, "\(problem?.reason ?? "")")
  }
}
