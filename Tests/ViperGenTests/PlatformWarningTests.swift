import Foundation
import Testing

/// `platforms:` of a package beside what the generated code needs.
@Suite("A package for older systems")
struct PlatformWarningTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ platforms: String, tools: String = "6.0") throws {
    try folder.write(
      """
      // swift-tools-version:\(tools)
      import PackageDescription

      let package = Package(
        name: "App", \(platforms)
        targets: [.target(name: "App"), .testTarget(name: "AppTests", dependencies: ["App"])])

      """, to: "Package.swift")
    try folder.write("", to: "Sources/App/App.swift")
    try folder.write("", to: "Tests/AppTests/Tests.swift")
  }

  /// The warnings of a run: what the code needs, and the line to write.
  private func warnings(
    _ options: [String], writes: Bool = false
  ) throws -> [(message: String, line: String)] {
    let outcome = try Program.viperGen(
      ["create", "SignIn", "--json"] + (writes ? [] : ["--dry-run"]) + options, in: folder.url)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let all = try #require(try outcome.json()["diagnostics"] as? [[String: Any]])
    return try all.filter { $0["code"] as? String == "platforms" }.map { warning in
      #expect(warning["severity"] as? String == "warning")
      #expect(warning["path"] as? String == "Package.swift")
      let help = try #require(warning["help"] as? String)
      return (
        try #require(warning["message"] as? String),
        try #require(help.split(separator: "\n").last).trimmingCharacters(in: .whitespaces)
      )
    }
  }

  static let needs: [(platforms: String, options: String, line: String?)] = [
    ("", "--ui uikit", "platforms: [.iOS(.v13)],"),
    ("", "--ui appkit", "platforms: [.macOS(.v10_15)],"),
    ("", "--ui none", "platforms: [.iOS(.v13), .macOS(.v10_15)],"),
    ("", "--with service", "platforms: [.iOS(.v13)],"),
    ("", "--with service,entity", "platforms: [.iOS(.v15)],"),
    ("", "--with service,entity --ui appkit", "platforms: [.macOS(.v12)],"),
    ("", "--ui swiftui", "platforms: [.iOS(.v15), .macOS(.v12)],"),
    (
      "", "--ui swiftui --observation observable-object",
      "platforms: [.iOS(.v15), .macOS(.v12)],"
    ),
    (
      "", "--ui swiftui --observation observable-object --navigation swiftui",
      "platforms: [.iOS(.v16), .macOS(.v13)],"
    ),
    (
      "", "--template viper-contract --ui swiftui --observation observable-object",
      "platforms: [.iOS(.v16), .macOS(.v13)],"
    ),
    ("", "--template viper-list-detail --ui uikit", "platforms: [.iOS(.v15)],"),
    (
      "", "--template viper-list-detail --ui swiftui --observation observable-object",
      "platforms: [.iOS(.v16), .macOS(.v13)],"
    ),
    ("", "--template viper-closures --ui appkit", "platforms: [.macOS(.v12)],"),
    (
      "", "--template vip --ui swiftui --navigation swiftui",
      "platforms: [.iOS(.v16), .macOS(.v13)],"
    ),
    (
      "platforms: [.macOS(.v12), .tvOS(\"15.2\"), .iOS(\"16.4\")],",
      "--ui swiftui --navigation swiftui",
      "platforms: [.macOS(.v13), .tvOS(\"15.2\"), .iOS(\"16.4\")],"
    ),
    ("platforms: [.iOS(.v17)],", "--ui swiftui", "platforms: [.iOS(.v17), .macOS(.v12)],"),
    ("platforms: [.iOS(.v17), .macOS(.v14)],", "--ui swiftui --navigation swiftui", nil),
    ("platforms: [.iOS(.v13)],", "--ui uikit", nil),
    ("platforms: [.macOS(.v10_15)],", "--ui appkit", nil),
  ]

  @Test("gets one warning with the line to write", arguments: needs)
  func line(_ need: (platforms: String, options: String, line: String?)) throws {
    try write(need.platforms)
    let options = need.options.split(separator: " ").map(String.init)
    let found = try warnings(options)
    #expect(found.map(\.line) == (need.line.map { [$0] } ?? []))
    guard let line = need.line else { return }
    try write(line)
    #expect(try warnings(options).isEmpty)
  }

  @Test("gets a message with each feature and its systems") func features() throws {
    try write("platforms: [.macOS(.v13)],")
    let found = try warnings(["--ui", "swiftui", "--navigation", "swiftui"])
    #expect(
      found.map(\.message) == [
        "the manifest supports systems that are too old for the generated code: Swift concurrency "
          + "needs iOS 13; 'task' of SwiftUI views needs iOS 15; NavigationStack of "
          + "'--navigation swiftui' needs iOS 16"
      ])
  }

  @Test("gets a line that SwiftPM reads", arguments: ["5.0", "5.5", "5.7", "5.9", "6.0"])
  func tools(version: String) throws {
    for observation in ["observable", "observable-object"] {
      try write("platforms: [.tvOS(.v12), .watchOS(.v5)],", tools: version)
      let options = [
        "--template", "viper-contract", "--ui", "swiftui", "--observation", observation,
        "--testing", "xctest",
      ]
      let line = try #require(try warnings(options).first?.line)
      try write(line, tools: version)
      #expect(try warnings(options).isEmpty, "\(line)")
      let dump = try Program.tool(
        "swift", ["package", "--scratch-path", ".build", "dump-package"], in: folder.url)
      #expect(dump.status == 0, "\(line): \(dump.errors)")
    }
  }

  @Test("is not what '--init' makes") func initialized() throws {
    let template = #"""
      {
        "id": "new", "description": "d",
        "platforms": [
          {"feature": "a new API", "iOS": "18.0", "visionOS": "2.0", "watchOS": "11.2"},
          {"feature": "an old API", "iOS": "13.0"}
        ],
        "files": [{"source": "V.swift", "path": "<<Module>>.swift", "role": "source"}]
      }
      """#
    try folder.write(template, to: "T/new/template.json")
    try folder.write("struct <<Module>> {}\n", to: "T/new/V.swift")
    let outcome = try folder.viperGen(
      "create", "SignIn", "--templates", "T", "--template", "new", "--init", "--package-path",
      "Demo")
    #expect(outcome.status == 0 && !outcome.errors.contains("warning"), "\(outcome.errors)")
    let manifest = try folder.text(of: "Demo/Package.swift")
    let line = "platforms: [.iOS(.v18), .macOS(.v14), .watchOS(\"11.2\"), .visionOS(.v2)],"
    #expect(manifest.contains(line), "\(manifest)")
    let dump = try Program.tool(
      "swift", ["package", "--package-path", "Demo", "dump-package"], in: folder.url)
    #expect(dump.status == 0, "\(dump.errors)")
  }

  @Test("is foreseen by a template whose conditions 'templates check' tries") func check() throws {
    try folder.write(
      #"""
      {
        "id": "t", "description": "d",
        "options": [{"name": "ui", "type": "string", "values": ["a", "b"], "help": "h"}],
        "platforms": [
          {"feature": "F", "iOS": "16.0", "when": "ui == \"a\""},
          {"feature": "G", "iOS": "17.0", "when": "ui == \"a\" and ui == \"b\""}
        ],
        "files": [{"source": "V.swift", "path": "<<Module>>.swift", "role": "source"}]
      }
      """#, to: "T/t/template.json")
    try folder.write("struct <<Module>> {}\n", to: "T/t/V.swift")
    let outcome = try folder.viperGen("templates", "check", "T/t")
    let errors = (outcome.output + outcome.errors).split(separator: "\n")
      .filter { $0.contains("error:") }
    #expect(outcome.status == 1)
    #expect(errors.count == 1)
    #expect(errors.first?.contains("template.json:6:") == true, "\(errors)")
    #expect(errors.first?.contains("no combination of options uses this feature") == true)
  }

  /// APIs in the built-in templates, with the first iOS and macOS that Apple documents.
  static let firstVersions: [(word: String, iOS: Double, macOS: Double)] = [
    ("@MainActor", 13, 10.15), (" async ", 13, 10.15), ("Task {", 13, 10.15),
    (".systemBackground", 13, 99), ("UIHostingController", 13, 99), ("ObservableObject", 13, 10.15),
    ("UIAction ", 14, 99), ("defaultContentConfiguration", 14, 99), ("@StateObject", 14, 11),
    ("ProgressView()", 14, 11), (".navigationTitle(", 14, 11),
    (".accessibilityIdentifier(", 14, 11),
    (".task {", 15, 12), (".refreshable", 15, 12), (".alert(", 15, 12), ("data(for:", 15, 12),
    ("NavigationStack", 16, 13), (".navigationDestination(", 16, 13), ("@Observable", 17, 14),
    ("@Bindable", 17, 14), (".onChange(of:", 17, 14), ("NavigationSplitView", 16, 13),
    ("ContentUnavailableView", 17, 14), ("@FocusState", 15, 12), (".searchable(", 15, 12),
    (".sizingOptions", 16, 13), ("Task.sleep(for:", 16, 13), ("@Entry", 18, 15),
  ]

  @Test(
    "is warned about every API of the built-in templates",
    arguments: ["viper", "vip", "viper-closures", "viper-contract", "viper-list-detail"])
  func everyAPI(template: String) throws {
    var interfaces = ["uikit", "appkit", "none"].map { ["--ui", $0] }
    for navigation in ["uikit", "swiftui"] {
      for observation in ["observable", "observable-object"] {
        interfaces.append(
          ["--ui", "swiftui", "--navigation", navigation, "--observation", observation])
      }
    }
    let styles = template == "viper-closures" ? [["--style", "async"], []] : [[]]
    for options in interfaces.flatMap({ ui in styles.map { ui + $0 } }) {
      let options = options + ["--template", template, "--testing", "none"]
      try write("")
      let line = try #require(try warnings(options, writes: true).first?.line)
      for path in try folder.tree().keys where path.contains("/SignIn") && path.hasSuffix(".swift")
      {
        // The form of iOS 14, which is generated for systems that lack the newer one.
        let old = /\.onChange\(\s*of: [^,]+,\s*perform:/
        let text = try folder.text(of: path).replacing(old, with: "")
          .replacing(/(?m)^ *\/\/\/.*$/, with: "")
        if text.contains("@available(iOS 16, macOS 13") { continue }
        for api in Self.firstVersions where text.contains(api.word) {
          for (system, first) in [("iOS", api.iOS), ("macOS", api.macOS)] {
            guard first < 99, let supported = Self.version(of: system, in: line) else { continue }
            #expect(supported >= first, "\(options): \(path) has \(api.word), and \(line)")
          }
        }
      }
      for path in [".viper-gen", "Sources/App/SignIn"] {
        try FileManager.default.removeItem(at: folder.url.appending(path: path))
      }
    }
  }

  private static func version(of system: String, in line: String) -> Double? {
    guard let start = line.range(of: ".\(system)(.v") else { return nil }
    return Double(line[start.upperBound...].prefix { $0 != ")" }.replacing("_", with: "."))
  }
}
