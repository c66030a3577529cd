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

  @Test(arguments: PlainSamples.all)
  func `the samples are plain`(sample: String) throws {
    _ = try PlainManifest.read(Array(sample.utf8))
    // Line ends of Windows change nothing.
    let windows = sample.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\r\n")
    #expect(
      try PlainManifest.read(Array(windows.utf8)) == PlainManifest.read(Array(sample.utf8)))
  }

  @Test func `targets come with kind, path and dependencies`() throws {
    let summary = try PlainManifest.read(Array(PlainSamples.settings.utf8))
    #expect(summary.name == "Settings")
    #expect(summary.toolsVersion == ToolsVersion(6, 2))
    #expect(summary.targets.map(\.name) == ["Core", "tool", "CZ"])
    #expect(summary.targets.map(\.kind) == [.library, .executable, .system])
    #expect(summary.targets.map(\.path) == [nil, "Sources/Tool", "System"])
    #expect(summary.targets[1].dependencies == [.target("Core"), .byName("Core")])
    #expect(summary.targets[0].sources == ["Swift", "More.swift"])
    #expect(summary.targets[0].exclude == ["README.md"])
  }

  @Test func `products keep their package`() throws {
    let summary = try PlainManifest.read(Array(PlainSamples.small.utf8))
    #expect(
      summary.targets[0].dependencies
        == [
          .product("Logging", package: "swift-log"), .product("N", package: "Near"),
          .product("NIOCore", package: "swift-nio"), .byName("Near"),
        ])
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

  @Test(arguments: plain)
  func `white space, comments and commas change nothing`(targets: String, names: [String]) throws {
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

  @Test(arguments: notPlain)
  func `anything else is left to SwiftPM`(targets: String, reason: NotPlain.Reason) {
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

  @Test(arguments: statements)
  func `only imports and constants are plain`(statement: String, reason: NotPlain.Reason) {
    let text = Self.manifest(#".target(name: "A")"#) + "\n" + statement + "\n"
    do {
      let summary = try PlainManifest.read(Array(text.utf8))
      Issue.record("read as \(summary)")
    } catch {
      #expect(error.reason == reason)
    }
  }

  @Test(arguments: [
    "", "\n", "// swift-tools-version:5", "// swift-tools-version: 4.2",
    "// swift-tools-version: 9.0",
    "// swift-tools-version: 5.3", "//  swift-tools-version:5.3", "// swift-tools-version: 5.9 x",
    "// Swift-Tools-Version: 5.9", "/// swift-tools-version: 5.9", "/* swift-tools-version: 5.9 */",
    " // swift-tools-version: 5.9", "\u{FEFF}// swift-tools-version: 5.9",
    "// swift-tools-version: 5.09", "// swift-tools-version: 5.9.1.2", "// swift-tools-version:",
  ])
  func `an unusual first line is left to SwiftPM`(line: String) {
    let text = "\(line)\nimport PackageDescription\nlet package = Package(name: \"P\")"
    #expect(throws: NotPlain(reason: .toolsVersion, line: 1)) {
      try PlainManifest.read(Array(text.utf8))
    }
  }

  @Test(arguments: [
    ("// swift-tools-version: 5.9", ToolsVersion(5, 9)),
    ("//swift-tools-version:6.1.2", ToolsVersion(6, 1, 2)),
    ("// swift-tools-version:5.3", ToolsVersion(5, 3)),
    ("//\tswift-tools-version:\t5.10  ;anything", ToolsVersion(5, 10)),
  ])
  func `the usual first lines are read`(line: String, version: ToolsVersion) throws {
    let text = "\(line)\nimport PackageDescription\nlet package = Package(name: \"P\")"
    #expect(try PlainManifest.read(Array(text.utf8)).toolsVersion == version)
  }

  @Test func `bytes that are no UTF-8 are left to SwiftPM`() {
    let bytes = Array(Self.manifest("").utf8) + [0x0A, 0x2F, 0x2F, 0xFF]
    #expect(throws: NotPlain(reason: .character, line: 1)) { try PlainManifest.read(bytes) }
  }

  @Test func `a reason says the line`() {
    #expect(
      NotPlain(reason: .needsRunning("for"), line: 4).description == "line 4: 'for' has to be run")
  }

  @Test func `deep nesting is no danger`() {
    let text = Self.manifest(String(repeating: "[", count: 100_000))
    #expect(throws: NotPlain.self) { try PlainManifest.read(Array(text.utf8)) }
  }
}
