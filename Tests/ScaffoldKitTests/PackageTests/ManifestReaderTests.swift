import Testing

@testable import ScaffoldKit

@Suite struct ManifestReaderTests {
  private static func manifest(_ targets: String, version: String = "5.9") -> String {
    """
    // swift-tools-version: \(version)
    import PackageDescription
    let package = Package(name: "P", targets: [\(targets)])
    """
  }

  @Test("the samples are plain", arguments: PlainSamples.all)
  func theSamplesArePlain(sample: String) throws {
    _ = try ManifestReader.read(Array(sample.utf8))
    // Line ends of Windows change nothing.
    let windows = sample.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\r\n")
    #expect(
      try ManifestReader.read(Array(windows.utf8)) == ManifestReader.read(Array(sample.utf8)))
  }

  @Test("targets come with kind, path and dependencies")
  func targetsComeWithKindPathAndDependencies() throws {
    let summary = try ManifestReader.read(Array(PlainSamples.settings.utf8))
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
    let summary = try ManifestReader.read(Array(PlainSamples.small.utf8))
    #expect(
      summary.targets[0].dependencies
        == [
          .product("Logging", package: "swift-log"), .product("N", package: "Near"),
          .product("NIOCore", package: "swift-nio"), .byName("Near"),
        ])
    #expect(summary.packages == ["swift-log", "swift-nio", "near"])
    #expect(
      try ManifestReader.read(Array(PlainSamples.old.utf8)).packages == ["spectre", "pathkit"])
  }

  static let plain: [(String, [String])] = [
    (#".target(name: "A")"#, ["A"]),
    (#".target(name: "A"), .target(name: "B"),"#, ["A", "B"]),
    (#".target(name:"A")/* x */,/*,*/.testTarget(name :"B") // ]"#, ["A", "B"]),
    ("\n\t.target(\n name: \"A\"\n)\n", ["A"]),
    (#".target(name: "A", path: "./x//y/")"#, ["A"]),
    (#".target(name: "A", path: nil)"#, ["A"]),
    (#".target(name: "A", exclude: ["say \"hi\""])"#, ["A"]),
    ("", []),
  ]

  @Test("white space, comments and commas change nothing", arguments: plain)
  func whiteSpaceCommentsAndCommasChangeNothing(targets: String, names: [String]) throws {
    let summary = try ManifestReader.read(Array(Self.manifest(targets + "\n").utf8))
    #expect(summary.targets.map(\.name) == names)
  }

  static let computed: [(String, NeedsSwiftPM)] = [
    (#".target(name: "A") + []"#, .expression("+")),
    (#".target(name: "A\(1)")"#, .string),
    (#".target(name: "\u{41}")"#, .string),
    ("\"\"\"", .string),
    (##".target(name: #"A"#)"##, .expression("#")),
    (#".target(name: "A"#, .string),
    (#".target(name: "A") /* "#, .expression("/*")),
    (#".target(name: "A")]) ; for x in ["#, .expression(";")),
    (#".target(name: "A")].map { $0 "#, .expression(".")),
    (#".target(name: "A") { }"#, .expression("{")),
    (#".target(name: true ? "A" : "B")"#, .expression("?")),
    (#".target(name: true)"#, .value("name")),
    (#".target(name: name)"#, .expression("name")),
    (#".target(name: "A".lowercased())"#, .expression(".")),
    (#".target(`name`: "A")"#, .expression("`")),
    (#".target(nam: "A")"#, .unknown("nam")),
    (#".target("A")"#, .value("name")),
    (#".target(name: "A", capability: .buildTool())"#, .unknown("capability")),
    (#"..target(name: "A")"#, .expression(".")),
    (#"Target.target(name: "A")"#, .expression("Target")),
    (#".init(name: "A")"#, .unknown("init")),
    (#".framework(name: "A")"#, .unknown("framework")),
    (#".library(name: "A")"#, .unknown("library")),
    (#".target(name: "")"#, .value("name")),
    (#".target(name: "A/B")"#, .value("name")),
    (#".target(name: "A"), .target(name: "A")"#, .value("targets")),
    (#".target(name: "A", path: "../x")"#, .value("path")),
    (#".target(name: "A", path: "/x")"#, .value("path")),
    (#".target(name: "A", path: "~x")"#, .value("path")),
    (#".target(name: "A", path: "")"#, .value("path")),
    (#".target(name: "A", exclude: ["a/../../b"])"#, .value("path")),
    (#".target(name: "A", resources: [.copy("../x")])"#, .value("resources")),
    (#".target(name: "A", dependencies: "B")"#, .value("dependencies")),
    (#".target(name: "A", dependencies: [[]])"#, .value("dependencies")),
    (#".target(name: "A", dependencies: ["B" "C"])"#, .expression("\"C\"")),
    (#".target(name: "A", dependencies: [,])"#, .expression(",")),
    (
      #".target(name: "A", dependencies: [.product(name: "B", package: "c", moduleAliases: [:])])"#,
      .unknown("moduleAliases")
    ),
    (#".target(name: "A", swiftSettings: [.defaultIsolation(nil)])"#, .unknown("defaultIsolation")),
    ("é", .expression("é")),
    ("\u{0C}", .expression("\u{0C}")),
  ]

  @Test("anything else needs SwiftPM", arguments: computed)
  func anythingElseNeedsSwiftPM(targets: String, reason: NeedsSwiftPM) {
    #expect(throws: reason) {
      try ManifestReader.read(Array(Self.manifest(targets).utf8))
    }
  }

  static let statements: [(String, NeedsSwiftPM)] = [
    ("import Foundation", .import("Foundation")),
    ("import struct Foundation.URL", .import("struct")),
    ("@testable import Foundation", .expression("@")),
    ("var x = 1", .expression("var")),
    ("let x = y", .expression("let")),
    ("let x: [SwiftSetting] = [.define(\"X\")]", .expression("let")),
    ("let other = Package(name: \"Q\")", .expression("let")),
    ("  .init()", .expression(".")),
    ("#if os(Linux)\n#endif", .expression("#")),
    ("func f() {}", .expression("func")),
    ("package.targets.append(.target(name: \"A\"))", .expression("package")),
    ("print(1)", .expression("print")),
    ("extension Target { }", .expression("extension")),
    (";;", .expression(";")),
  ]

  @Test("any other statement needs SwiftPM", arguments: statements)
  func anyOtherStatementNeedsSwiftPM(statement: String, reason: NeedsSwiftPM) {
    let text = Self.manifest(#".target(name: "A")"#) + "\n" + statement + "\n"
    #expect(throws: reason) { try ManifestReader.read(Array(text.utf8)) }
  }

  static let declarations: [(String, NeedsSwiftPM)] = [
    ("", .expression("end of file")),
    ("let name = \"P\"\nlet package = Package(name: name)", .expression("name")),
    ("let package: Package = Package(name: \"P\")", .expression(":")),
    ("let package = Package.init(name: \"P\")", .expression(".")),
    ("let package = make()", .expression("make")),
    ("let other = Package(name: \"P\")", .expression("other")),
    ("let package = Package(name: \"\")", .value("name")),
  ]

  @Test("any other declaration of the package needs SwiftPM", arguments: declarations)
  func anyOtherDeclarationNeedsSwiftPM(declaration: String, reason: NeedsSwiftPM) {
    let text = "// swift-tools-version: 5.9\nimport PackageDescription\n" + declaration
    #expect(throws: reason) { try ManifestReader.read(Array(text.utf8)) }
  }

  static let locations: [(String, NeedsSwiftPM?)] = [
    (#"url: "https://e.org/a/B.git", from: "1.0.0""#, nil),
    (#"url: "git@e.org:a/B", exact: "1.0.0""#, nil),
    (#"path: "../B""#, nil),
    (#"url: "https://e.org/a/B", "1.0.0"..<"2.0.0""#, .expression(".")),
    (#"url: "https://e.org/a/B", from: Version(1, 0, 0)"#, .expression("Version")),
    (#"id: "a.b", from: "1.0.0""#, .unknown("id")),
    (#"url: "../B", branch: "main""#, .value("url")),
    (#"url: "https://e.org/a/B/", branch: "main""#, .value("dependencies")),
    (#"url: "git@e.org:B", branch: "main""#, .value("dependencies")),
    (#"path: "..""#, .value("dependencies")),
    (#"path: "../B.git""#, .value("dependencies")),
  ]

  @Test("a package's identity comes from a plain location only", arguments: locations)
  func aPackageHasAPlainLocation(location: String, reason: NeedsSwiftPM?) throws {
    let text = """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "P", dependencies: [.package(\(location))], targets: [])
      """
    if let reason {
      #expect(throws: reason) { try ManifestReader.read(Array(text.utf8)) }
    } else {
      #expect(try ManifestReader.read(Array(text.utf8)).packages == ["b"])
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
    let summary = try ManifestReader.read(Array(manifest.utf8))
    #expect(summary.targets.map(\.kind) == [.binary, .binary])
  }

  @Test(
    "an unusual first line needs SwiftPM",
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
  func anUnusualFirstLineNeedsSwiftPM(line: String) {
    let text = "\(line)\nimport PackageDescription\nlet package = Package(name: \"P\")"
    #expect(throws: NeedsSwiftPM.toolsVersion) { try ManifestReader.read(Array(text.utf8)) }
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
    #expect(try ManifestReader.read(Array(text.utf8)).toolsVersion == version)
  }

  @Test("bytes that are not UTF-8 need SwiftPM") func bytesThatAreNotUTF8() {
    for byte: UInt8 in [0xFF, 0] {
      let bytes = Array(Self.manifest("").utf8) + [0x0A, 0x2F, 0x2F, byte]
      #expect(throws: NeedsSwiftPM.encoding) { try ManifestReader.read(bytes) }
    }
  }

  @Test("a reason has words") func aReasonHasWords() {
    #expect(NeedsSwiftPM.expression("for").description == "'for' has to be run")
    #expect(NeedsSwiftPM.import("\u{1B}").description == "it imports '\\u{1B}'")
  }

  static let openings = ["[", ".target(", ".target(name: ", "[.when(platforms: ["]

  @Test("deep nesting needs SwiftPM", arguments: openings)
  func deepNestingNeedsSwiftPM(opening: String) {
    let text = Self.manifest(String(repeating: opening, count: 100_000))
    #expect(throws: NeedsSwiftPM.nesting) { try ManifestReader.read(Array(text.utf8)) }
  }
}
