import Testing

@testable import ScaffoldKit

@Suite("A list of modules")
struct ModuleListTests {
  static let texts: [(text: String, names: [String])] = [
    ("", []), ("\n \r\n# none\n", []), ("[]", []),
    ("LogIn", ["LogIn"]), ("\u{FEFF}LogIn\r\n\tA/B  # a comment\rÄ\n\n", ["LogIn", "A/B", "Ä"]),
    (#"["LogIn", {"name": "A/B"}]"#, ["LogIn", "A/B"]),
    ("// ours\n[/* x */ \"LogIn\"]", ["LogIn"]), ("\u{FEFF} \n [\"LogIn\"]", ["LogIn"]),
  ]

  @Test("has a name a line, or is a JSON array", arguments: texts)
  func read(text: String, names: [String]) throws {
    let list = try ModuleList(Array(text.utf8), path: "list")
    #expect(list.modules.map(\.description) == names && list.problems == [])
  }

  static let mistakes: [(text: String, names: [String], problems: [String])] = [
    (
      "A\n  sign-in\n../B\nC",
      ["A", "C"],
      [
        "list:2:3: invalid module name 'sign-in': not a Swift identifier",
        "list:3:1: '../B' points outside the target's folder",
      ]
    ),
    ("/x\nA", ["A"], ["list:1:1: '/x' is an absolute path"]),
    (
      #"["A", 1, {"nam": "B"}, {"name": "c"}, {"name": "D", "into": "/x", "options": 3}, []]"#,
      ["A"],
      [
        "list:1:7: expected a name or an object, found a number",
        "list:1:11: unknown key 'nam'", "list:1:10: 'name' is missing",
        "list:1:33: invalid module name 'c': must start with an uppercase letter",
        "list:1:78: expected an object, found a number", "list:1:61: '/x' is an absolute path",
        "list:1:82: expected a name or an object, found an array",
      ]
    ),
  ]

  @Test("has at most as many modules as a package can have", arguments: ["\n", "\",\""])
  func limit(separator: String) throws {
    let texts = [10_000, 10_001].map { count in
      let names = (0..<count).map { "M\($0)" }.joined(separator: separator)
      return separator == "\n" ? names : "[\"\(names)\"]"
    }
    #expect(try ModuleList(Array(texts[0].utf8), path: "list").modules.count == 10_000)
    let failure = #expect(throws: ScaffoldError.self) {
      try ModuleList(Array(texts[1].utf8), path: "list")
    }
    #expect(failure?.diagnostics.map(\.code) == [.limit] && failure?.category == .data)
  }

  @Test("leaves out invalid entries, and reports where they are", arguments: mistakes)
  func invalidEntries(text: String, names: [String], problems: [String]) throws {
    let list = try ModuleList(Array(text.utf8), path: "list")
    #expect(list.modules.map(\.description) == names)
    #expect(list.problems.map { "\($0.location?.description ?? "-"): \($0.message)" } == problems)
    #expect(list.problems.allSatisfy { $0.category == .data })
  }

  @Test(
    "is refused when it cannot be read at all",
    arguments: ["{}", "[", "[\"A\",]", "/*", "[\"\\x\"]"])
  func unreadable(text: String) {
    #expect(throws: ScaffoldError.self) { try ModuleList(Array(text.utf8), path: "list") }
  }

  @Test("is refused when it is not UTF-8, with the place")
  func invalidUTF8() {
    let failure = #expect(throws: ScaffoldError.self) {
      try ModuleList(Array("A\nB".utf8) + [0xFF], path: "list")
    }
    #expect(failure?.diagnostics.first?.location?.description == "list:2:2")
  }

  @Test("reports at most a hundred mistakes")
  func bounded() throws {
    let text = String(repeating: "no-name\n", count: 10_000)
    #expect(try ModuleList(Array(text.utf8), path: "list").problems.count == 100)
  }
}

@Suite("A plan of several requests")
struct ListedPlanTests {
  private static func world() throws -> TemplateWorld {
    let world = try TemplateWorld(
      TemplateWorld.manifest(
        options: #"""
          {"name": "ui", "type": "string", "values": ["a", "b"], "help": "h"},
          {"name": "words", "type": "list", "default": ["x"], "help": "h"}
          """#),
      files: ["V.swift": "struct <<Module>>View {} // <<ui>><<for w in words>> <<w>><<end>>"])
    let other = #"""
      {
        "id": "o", "description": "d",
        "options": [{"name": "ui", "type": "string", "values": ["a", "b", "c"], "help": "h"}],
        "files": [{"source": "O.swift", "path": "<<Module>>O.swift", "role": "source"}]
      }
      """#
    try world.folder.write("Templates/o/template.json", other)
    try world.folder.write("Templates/o/O.swift", "struct <<Module>> {} // <<ui>>")
    return world
  }

  private static func made(
    _ json: String, in world: TemplateWorld, settings: [ScaffoldRequest.Setting] = []
  ) throws -> (requests: [ScaffoldRequest], problems: [Diagnostic]) {
    let list = try ModuleList(Array(json.utf8), path: "list")
    return Scaffolder().requests(for: list, like: try world.request([], settings: settings))
  }

  /// What planning is refused with, as place and message.
  private static func refusals(_ json: String) throws -> [String] {
    let world = try world()
    let (requests, problems) = try made(json, in: world)
    var all = problems
    // The folder goes with the last reference to the world.
    withExtendedLifetime(world) {
      _ = attempt(&all) { () throws(ScaffoldError) in
        if !requests.isEmpty { _ = try Scaffolder().plan(requests) }
      }
    }
    return all.map { "\($0.location?.description ?? "-"): \($0.message)" }
  }

  @Test("gives each module its own template and options, and keeps the order")
  func options() throws {
    let world = try Self.world()
    let (requests, problems) = try Self.made(
      #"""
      ["A", {"name": "B", "options": {"words": ["p", "q"]}}, {"name": "S/C", "template": "o"},
       {"name": "D", "options": {"words": []}, "into": "New"},
       {"name": "E", "template": "o", "options": {"ui": "c"}}]
      """#, in: world, settings: [.init("ui", "b"), .init("words", "s")])
    #expect(problems == [])
    let plan = try Scaffolder().plan(requests)
    #expect(
      plan.texts == [
        "struct AView {} // b s", "struct BView {} // b p q", "struct C {} // b",
        "struct DView {} // b", "struct E {} // c",
      ])
    #expect(
      plan.files.map(\.path.description).filter { $0.hasPrefix(".viper-gen/App/") } == [
        ".viper-gen/App/A.json", ".viper-gen/App/B.json", ".viper-gen/App/S/C.json",
        ".viper-gen/App/New/D.json", ".viper-gen/App/E.json",
      ])
  }

  static let wrong: [(json: String, expected: [String])] = [
    (#"["A", "A"]"#, ["list:1:7: 'A' is named twice"]),
    (
      #"["A", {"name": "A", "into": "B"}]"#,
      ["list:1:16: 'A' and 'B/A' would both declare 'AView'"]
    ),
    (
      #"["A", {"name": "AView", "template": "o"}]"#,
      ["list:1:16: 'A' and 'AView' would both declare 'AView'"]
    ),
    (#"["A", {"name": "B", "template": "p"}]"#, ["list:1:33: no template 'p'"]),
    (
      #"[{"name": "B", "options": {"ui": "c", "uo": 1}}]"#,
      ["list:1:34: 'ui' cannot be 'c'", "list:1:39: the template 't' has no option 'uo'"]
    ),
    (
      #"["A", "A", {"name": "B", "target": "X"}, {"name": "C", "testTarget": "X"}, "d"]"#,
      [
        "list:1:76: invalid module name 'd': must start with an uppercase letter",
        "list:1:36: the package has no target 'X'", "list:1:70: the package has no test target 'X'",
        "list:1:7: 'A' is named twice",
      ]
    ),
  ]

  @Test("is refused with everything that is wrong with any of them, at its place", arguments: wrong)
  func refused(json: String, expected: [String]) throws {
    let refusals = try Self.refusals(json)
    #expect(refusals == expected)
  }

  @Test("separates modules of different targets in one package")
  func targets() throws {
    let world = try Self.world()
    let manifest = """
      // swift-tools-version: 5.9
      import PackageDescription

      let package = Package(name: "App", targets: [.target(name: "App"), .target(name: "Kit")])

      """
    try world.folder.write("Package/Package.swift", manifest)
    try world.folder.makeFolder("Package/Sources/Kit")
    let json = #"[{"name": "A", "target": "App"}, {"name": "A", "target": "Kit"}]"#
    let (requests, _) = try Self.made(json, in: world)
    let plan = try Scaffolder().plan(requests)
    #expect(
      plan.files.dropLast().map(\.path.description) == [
        "Sources/App/A/AView.swift", ".viper-gen/App/A.json", "Sources/Kit/A/AView.swift",
        ".viper-gen/Kit/A.json",
      ])
    var elsewhere = requests
    elsewhere[1].packagePath += "/Sources"
    let failure = #expect(throws: ScaffoldError.self) { try Scaffolder().plan(elsewhere) }
    #expect(failure?.diagnostics.map(\.code) == [.severalPackages])
  }

  @Test("makes one new package, with one target")
  func newPackage() throws {
    let world = try Self.world()
    let list = try ModuleList(
      Array(#"["A", {"name": "B", "template": "o"}, {"name": "C", "target": "Other"}]"#.utf8),
      path: "list")
    var base = try world.request([])
    base.packagePath = world.folder.path + "/New"
    base.initializesPackage = true
    let requests = Scaffolder().requests(for: list, like: base).requests
    let plan = try Scaffolder().plan(Array(requests.prefix(2)))
    #expect(plan.files.count { $0.path.description == "Package.swift" } == 1)
    let failure = #expect(throws: ScaffoldError.self) { try Scaffolder().plan(requests) }
    #expect(failure?.diagnostics.map(\.code) == [.severalTargets])
  }

  @Test("is made of as few requests as there are wishes in a row, each module with its own place")
  func requests() throws {
    let (requests, problems) = try Self.made(
      #"""
      ["A", "B", {"name": "C", "options": {"ui": "b"}}, {"name": "D", "options": {"ui": "b"}},
       "E", {"name": "F", "into": "New"}]
      """#, in: try Self.world())
    #expect(problems == [])
    #expect(
      requests.map { $0.modules.map(\.description) } == [["A", "B"], ["C", "D"], ["E"], ["F"]])
    #expect(
      requests.flatMap(\.moduleOrigins).map(\.location.description) == [
        "list:1:2", "list:1:7", "list:1:21", "list:1:60", "list:2:2", "list:2:16",
      ])
  }

  @Test("reports its progress, to the end")
  func progress() throws {
    let world = try Self.world()
    let (requests, _) = try Self.made(#"["A", "B"]"#, in: world)
    var heard: [String] = []
    let scaffolder = Scaffolder()
    let plan = try scaffolder.plan(requests) { heard.append("\($0.phase) \($0.done)/\($0.total)") }
    let changes = try scaffolder.preview(plan) {
      heard.append("\($0.phase) \($0.done)/\($0.total)")
    }
    _ = try scaffolder.apply(changes) { heard.append("\($0.phase) \($0.done)/\($0.total)") }
    #expect(
      heard == [
        "planning 1/2", "planning 2/2", "comparing 2/4", "comparing 4/4", "writing 1/5",
        "writing 2/5", "writing 3/5", "writing 4/5", "writing 5/5",
      ])
  }
}
