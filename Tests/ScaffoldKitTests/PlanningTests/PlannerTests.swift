import Testing

@testable import ScaffoldKit

@Suite("A plan")
struct PlannerTests {
  private static let loops = TemplateWorld.manifest(
    files: #"""
      {"source": "V.swift", "path": "<<Module>>.swift", "role": "source", "when": "not bare"},
      {"source": "C.swift", "path": "Cases/<<case>>.swift", "role": "source", "for": "case in cases",
        "when": "case != \"skip\""},
      {"source": "T.swift", "path": "<<Module>>Tests.swift", "role": "test", "when": "not bare"}
      """#,
    options: #"""
      {"name": "cases", "type": "list", "help": "h"},
      {"name": "bare", "type": "boolean", "help": "h"}
      """#)

  private static func world() throws -> TemplateWorld {
    try TemplateWorld(
      loops,
      files: [
        "V.swift": "<<Target>>", "T.swift": "<<TestTarget>>",
        "C.swift": "<<case>> <<loop.index>>/<<if loop.last>>end<<end>>",
      ])
  }

  @Test("has the files of each module in the template's order, one for each round of a loop")
  func fileLoops() throws {
    let settings = ["one", "skip", "two"].map { ScaffoldRequest.Setting("cases", $0) }
    let plan = try Self.world().plan(["Feature/SignIn"], settings: settings)
    #expect(
      plan.files.dropLast().map(\.path.description) == [
        "Sources/App/Feature/SignIn/SignIn.swift", "Sources/App/Feature/SignIn/Cases/one.swift",
        "Sources/App/Feature/SignIn/Cases/two.swift",
        "Tests/AppTests/Feature/SignIn/SignInTests.swift", ".viper-gen/App/Feature/SignIn.json",
      ])
    #expect(
      plan.files.dropLast(2).map { String(decoding: $0.contents, as: UTF8.self) } == [
        "App", "one 1/", "two 3/end", "AppTests",
      ])
    #expect(plan.target == "App" && plan.testTarget == "AppTests")
  }

  @Test("needs no test target when no test is written")
  func noTests() throws {
    let settings = [ScaffoldRequest.Setting("bare", "true"), .init("cases", "a")]
    let plan = try Self.world().plan(["SignIn"], settings: settings)
    #expect(plan.files.dropLast().map(\.path.name) == ["a.swift", "SignIn.json"])
    #expect(plan.testTarget == nil)
  }

  static let unsafe: [(String, String)] = [
    ("a/b", "value-in-path"), ("../x", "value-in-path"), ("a\\b", "value-in-path"),
    ("/etc", "value-in-path"), ("..", "value-in-path"), ("a\u{0}b", "value-in-path"),
  ]

  @Test("never lets a value add a folder to a path", arguments: unsafe)
  func containment(value: String, code: String) throws {
    let problems = try Self.world().refusals(["SignIn"], settings: [.init("cases", value)])
    #expect(problems.map(\.code.rawValue) == [code])
    #expect(problems.first?.category == .containment)
    #expect(problems.first?.location?.line == 8)
  }

  @Test(
    "refuses a value that makes a file's name unfit for some system",
    arguments: ["nul", "a:b", "a\u{202E}", " a", "a?"])
  func badNames(value: String) throws {
    let problems = try Self.world().refusals(["SignIn"], settings: [.init("cases", value)])
    #expect(problems.count == 1)
    #expect(problems.first?.category == .data)
    #expect(problems.first?.location?.line == 8)
  }

  @Test("refuses two rounds whose files would be one")
  func sameRounds() throws {
    let settings = ["a", "A"].map { ScaffoldRequest.Setting("cases", $0) }
    let problems = try Self.world().refusals(["SignIn"], settings: settings)
    #expect(problems.map(\.code) == [.sameFile])
  }

  @Test("reports errors in the options and in the package at once")
  func bothSides() throws {
    let world = try Self.world()
    var request = try world.request(
      ["SignIn"], settings: [.init("case", "x"), .init("bare", "yes")])
    request.target = "Ap"
    let failure = #expect(throws: ScaffoldError.self) { try Scaffolder().plan(request) }
    #expect(
      failure?.diagnostics.map(\.code) == [.unknownOption, .unknownValue, .unknownTarget])
    #expect(failure?.diagnostics.first?.help == "did you mean 'cases'?")
  }

  @Test("without a module is refused")
  func noModules() throws {
    #expect(try Self.world().refusals([]).map(\.code) == [.noName])
  }

  @Test("is the same every time, and touches nothing")
  func repeatable() throws {
    let world = try Self.world()
    let before = try FileTree(at: world.folder.path)
    let first = try world.plan(["SignIn", "SignUp"])
    #expect(try world.plan(["SignIn", "SignUp"]) == first)
    #expect(try FileTree(at: world.folder.path).traces == before.traces)
  }
}
