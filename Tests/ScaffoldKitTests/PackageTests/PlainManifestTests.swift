import Testing

@testable import ScaffoldKit

@Suite struct PlainManifestTests {
  private static func manifest(_ targets: String, version: String = "5.9") -> String {
    """
    // swift-tools-version: \(version)
    import PackageDescription
    let package = Package(name: "P", targets: [\(targets)])
    """
  }

  @Test("the samples are plain", arguments: PlainSamples.all)
  func theSamplesArePlain(sample: String) throws {
    _ = try PlainManifest.read(Array(sample.utf8))
    // Line ends of Windows change nothing.
    let windows = sample.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\r\n")
    #expect(
      try PlainManifest.read(Array(windows.utf8)) == PlainManifest.read(Array(sample.utf8)))
  }

  @Test("targets come with kind, path and dependencies")
  func targetsComeWithKindPathAndDependencies() throws {
    let summary = try PlainManifest.read(Array(PlainSamples.settings.utf8))
    #expect(summary.name == "Settings")
    #expect(summary.toolsVersion == ToolsVersion(6, 2))
    #expect(summary.targets.map(\.name) == ["Core", "tool", "CZ"])
    #expect(summary.targets.map(\.kind) == [.library, .executable, .system])
    #expect(summary.targets.map(\.path) == [nil, "Sources/Tool", "System"])
    #expect(summary.targets[1].dependencies == [.target("Core"), .byName("Core")])
    #expect(summary.targets[0].sources == ["Swift", "More.swift"])
    #expect(summary.targets[0].exclude == ["README.md"])
    #expect(summary.targets[0].resources == ["Assets", "data.json"])
  }

  @Test("products keep their package") func productsKeepTheirPackage() throws {
    let summary = try PlainManifest.read(Array(PlainSamples.small.utf8))
    #expect(
      summary.targets[0].dependencies
        == [
          .product("Logging", package: "swift-log"), .product("N", package: "Near"),
          .product("NIOCore", package: "swift-nio"), .byName("Near"),
        ])
    #expect(summary.packages == ["swift-log", "swift-nio", "near"])
    #expect(
      try PlainManifest.read(Array(PlainSamples.old.utf8)).packages == ["spectre", "pathkit"])
  }

  static let plain: [(String, [String])] = [
    (#".target(name: "A")"#, ["A"]),
    (#".target(name: "A"), .target(name: "B"),"#, ["A", "B"]),
    (#"Target.target(name:"A")/* x */,/*,*/.testTarget(name :"B") // ]"#, ["A", "B"]),
    ("\n\t.target(\n name: \"A\"\n)\n", ["A"]),
    (#".target(name: "A", path: "./x//y/")"#, ["A"]),
    (#".target(name: "A", exclude: ["say \"hi\""])"#, ["A"]),
    ("", []),
  ]

  @Test("white space, comments and commas change nothing", arguments: plain)
  func whiteSpaceCommentsAndCommasChangeNothing(targets: String, names: [String]) throws {
    let summary = try PlainManifest.read(Array(Self.manifest(targets + "\n").utf8))
    #expect(summary.targets.map(\.name) == names)
  }

  static let notPlain: [(String, NotPlain.Reason)] = [
    (#".target(name: "A") + []"#, .needsRunning("+")),
    (#".target(name: "A\(1)")"#, .string),
    ("\"\"\"", .string),
    (##".target(name: #"A"#)"##, .needsRunning("#")),
    (#".target(name: "A"#, .unterminated),
    (#".target(name: "A") /* "#, .unterminated),
    (#".target(name: "A")]) ; for x in ["#, .needsRunning("for")),
    (#".target(name: "A")].map { $0 "#, .needsRunning(".")),
    (#".target(name: "A") { }"#, .needsRunning("{")),
    (#".target(name: true ? "A" : "B")"#, .needsRunning("?")),
    (#".target(name: name)"#, .unknown("name")),
    (#".target(`name`: "A")"#, .needsRunning("`")),
    (#".target(nam: "A")"#, .arguments("target")),
    (#".target("A")"#, .arguments("target")),
    (#".target(path: "x", name: "A")"#, .arguments("target")),
    (#".target(name: "A", capability: .buildTool())"#, .arguments("target")),
    (#".target(name: "A",)"#, .needsRunning(")")),
    (#".target (name: "A")"#, .needsRunning("(")),
    (#"..target(name: "A")"#, .needsRunning("..")),
    (#". target(name: "A")"#, .needsRunning(".")),
    (#".framework(name: "A")"#, .unknown("framework")),
    (#".macro(name: "A")"#, .unknown("macro")),
    (#".target(name: "")"#, .unknown("target")),
    (#".target(name: "A/B")"#, .unknown("target")),
    (#".target(name: "A"), .target(name: "A")"#, .refused("two targets of one name")),
    (#".target(name: "A", path: "../x")"#, .refused("the path '../x'")),
    (#".target(name: "A", path: "/x")"#, .refused("the path '/x'")),
    (#".target(name: "A", path: "~x")"#, .refused("the path '~x'")),
    (#".target(name: "A", path: "")"#, .refused("the path ''")),
    (#".target(name: "A", path: nil)"#, .type),
    (#".target(name: "A", dependencies: [.product(name: "B")])"#, .arguments("product")),
    (
      #".target(name: "A", dependencies: [.product(name: "B", package: "c")])"#,
      .refused("a product of the unknown package 'c'")
    ),
    (#".target(name: "A", dependencies: "B")"#, .type),
    (#".target(name: "A", dependencies: [[]])"#, .type),
    (#".target(name: "A", dependencies: ["B" "C"])"#, .needsRunning("a string")),
    (#".target(name: "A", dependencies: [,])"#, .needsRunning(",")),
    (#".target(name: "A", swiftSettings: [.define("X", .when())])"#, .arguments("when")),
    (
      #".target(name: "A", swiftSettings: [.swiftLanguageMode(.v6)])"#,
      .arguments("swiftLanguageMode")
    ),
    ("é", .character),
    ("\u{0C}", .character),
  ]

  @Test("anything else is left to SwiftPM", arguments: notPlain)
  func anythingElseIsLeftToSwiftPM(targets: String, reason: NotPlain.Reason) {
    #expect(throws: NotPlain(reason: reason, line: 3)) {
      try PlainManifest.read(Array(Self.manifest(targets).utf8))
    }
  }

  static let statements: [(String, NotPlain.Reason)] = [
    ("import Foundation", .import("Foundation")),
    ("import struct Foundation.URL", .needsRunning("Foundation")),
    ("@testable import Foundation", .needsRunning("@")),
    ("var x = 1", .needsRunning("var")),
    ("let x = y", .constant("x")),
    ("let x = [.define(\"X\")]", .constant("x")),
    ("let x: [SwiftSetting] = [.linkedLibrary(\"z\")]", .unknown("linkedLibrary")),
    ("let x: [String: String] = [:]", .needsRunning(":")),
    ("let x= 1", .needsRunning("=")),
    ("let X = 1", .constant("X")),
    ("let default = 1", .constant("default")),
    ("let x = 1\nlet x = 2", .constant("x")),
    ("let x = 1 let y = 2", .needsRunning("let")),
    ("let x = \"a\"\n  .lowercased()", .needsRunning(".")),
    ("let x = 1.5", .type),
    ("let x: Version = \"1.0\"", .refused("'1.0' is no version")),
    ("let x = Version(1, 2)", .arguments("Version")),
    ("let x: TargetDependencyCondition = .when(platforms: [.linux])", .type),
    ("#if os(Linux)\n#endif", .needsRunning("#")),
    ("func f() {}", .needsRunning("func")),
    ("package.targets.append(.target(name: \"A\"))", .needsRunning("package")),
    ("let other = Package(name: \"Q\")", .package),
    ("print(1)", .needsRunning("print")),
    (";;", .needsRunning(";")),
  ]

  @Test("only imports and constants are plain", arguments: statements)
  func onlyImportsAndConstantsArePlain(statement: String, reason: NotPlain.Reason) {
    let text = Self.manifest(#".target(name: "A")"#) + "\n" + statement + "\n"
    do {
      let summary = try PlainManifest.read(Array(text.utf8))
      Issue.record("read as \(summary)")
    } catch {
      #expect(error.reason == reason)
    }
  }

  static let unusual: [(String, isTrait: Bool)] = [
    (#"traits: ["a-b"]"#, true), (#"traits: ["a.b"]"#, true), (#"traits: ["a b"]"#, true),
    (#"traits: ["+a"]"#, true), (#"traits: ["A", .trait(name: "A")]"#, true),
    ("traits: [\((0...300).map { "\"T\($0)\"" }.joined(separator: ", "))]", true),
    (#"url: "http://e.org/a.zip""#, false), (#"url: "https://e.org/a.tar""#, false),
    (#"url: "https://e.org/.zip""#, false), (#"url: "https://a.zip""#, false),
    (#"url: "https://e.org/a?b.zip""#, false), (#"url: "https://e.org/a#b.zip""#, false),
    (#"url: "https://e.org:x/[a.zip""#, false), (#"url: "https://e.org/a b.zip""#, false),
    (#"path: ".zip""#, false), (#"path: "x/.xcframework""#, false), (#"path: "a.tar""#, false),
  ]

  /// SwiftPM refuses each of them but the one that says a trait twice.
  @Test("odd traits and binary targets are left to SwiftPM", arguments: unusual)
  func oddTraitsAndBinaryTargetsAreLeft(text: String, isTrait: Bool) {
    let checksum = text.hasPrefix("url") ? #", checksum: "\#(Self.checksum)""# : ""
    let binary = isTrait ? "" : #", .binaryTarget(name: "B", \#(text)\#(checksum))"#
    let manifest = """
      // swift-tools-version: 6.1
      import PackageDescription
      let package = Package(
        name: "P", \(isTrait ? text + ", " : "")targets: [.target(name: "A")\(binary)])
      """
    let what = isTrait ? "an unusual trait" : "an unusual binary target"
    #expect(throws: NotPlain(reason: .refused(what), line: 3)) {
      try PlainManifest.read(Array(manifest.utf8))
    }
  }

  private static let checksum = String(repeating: "a", count: 64)

  @Test("usual traits and binary targets are read")
  func usualTraitsAndBinaryTargetsAreRead() throws {
    let manifest = """
      // swift-tools-version: 6.1
      import PackageDescription
      let package = Package(
        name: "P", traits: ["A_1", .default(enabledTraits: ["A_1"])],
        targets: [
          .binaryTarget(name: "B", url: "https://e.org/v1.0/B.xcframework.zip", checksum: "\(Self.checksum)"),
          .binaryTarget(name: "C", path: "./Binary Files/C.artifactbundle"),
        ])
      """
    let summary = try PlainManifest.read(Array(manifest.utf8))
    #expect(summary.targets.map(\.kind) == [.binary, .binary])
  }

  @Test(
    "an unusual first line is left to SwiftPM",
    arguments: [
      "", "\n", "// swift-tools-version:5", "// swift-tools-version: 4.2",
      "// swift-tools-version: 9.0",
      "// swift-tools-version: 5.3", "//  swift-tools-version:5.3", "// swift-tools-version: 5.9 x",
      "// Swift-Tools-Version: 5.9", "/// swift-tools-version: 5.9",
      "/* swift-tools-version: 5.9 */",
      " // swift-tools-version: 5.9", "\u{FEFF}// swift-tools-version: 5.9",
      "// swift-tools-version: 5.9 ", "// swift-tools-version: 5.9 ; x",
      "// swift-tools-version: 5.09", "// swift-tools-version: 5.9.1.2", "// swift-tools-version:",
    ])
  func anUnusualFirstLineIsLeftTo(line: String) {
    let text = "\(line)\nimport PackageDescription\nlet package = Package(name: \"P\")"
    #expect(throws: NotPlain(reason: .toolsVersion, line: 1)) {
      try PlainManifest.read(Array(text.utf8))
    }
  }

  @Test(
    "the usual first lines are read",
    arguments: [
      ("// swift-tools-version: 5.9", ToolsVersion(5, 9)),
      ("//swift-tools-version:6.1.2", ToolsVersion(6, 1, 2)),
      ("// swift-tools-version:5.3", ToolsVersion(5, 3)),
      ("//\tswift-tools-version:\t5.10;anything", ToolsVersion(5, 10)),
    ])
  func theUsualFirstLinesAreRead(line: String, version: ToolsVersion) throws {
    let text = "\(line)\nimport PackageDescription\nlet package = Package(name: \"P\")"
    #expect(try PlainManifest.read(Array(text.utf8)).toolsVersion == version)
  }

  @Test("bytes that are no UTF-8 are left to SwiftPM") func bytesThatAreNoUTF8Are() {
    let bytes = Array(Self.manifest("").utf8) + [0x0A, 0x2F, 0x2F, 0xFF]
    #expect(throws: NotPlain(reason: .character, line: 1)) { try PlainManifest.read(bytes) }
  }

  @Test("a reason says the line") func aReasonSaysTheLine() {
    #expect(
      NotPlain(reason: .needsRunning("for"), line: 4).description == "line 4: 'for' has to be run")
  }

  static let openings = ["[", "f(", "f(a: ", ".f(", "f(.g(", "f(a.g(", "A.f(", "f(a..<f(", "[0: "]

  @Test("deep nesting is no danger", arguments: openings)
  func deepNestingIsNoDanger(opening: String) {
    let text = Self.manifest("") + "\nlet deep = " + String(repeating: opening, count: 100_000)
    let line = text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
    #expect(throws: NotPlain(reason: .needsRunning("nesting"), line: line)) {
      try PlainManifest.read(Array(text.utf8))
    }
  }

  @Test("constants that multiply each other are left to SwiftPM")
  func constantsThatMultiplyEachOtherAre() {
    let text = """
      // swift-tools-version: 5.9
      import PackageDescription
      let many: [Target.Dependency] = [\(Array(repeating: "\"A\"", count: 1_000).joined(separator: ","))]
      let package = Package(name: "P", targets: [
        \((0..<1_000).map { ".target(name: \"T\($0)\", dependencies: many)" }.joined(separator: ","))
      ])
      """
    let refusal = NotPlain(reason: .refused("more than 100000 values"), line: 4)
    #expect(throws: refusal) { try PlainManifest.read(Array(text.utf8)) }
  }
}
