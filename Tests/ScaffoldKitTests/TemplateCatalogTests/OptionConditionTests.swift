import Testing

@testable import ScaffoldKit

@Suite("An option with a condition")
struct OptionConditionTests {
  private static func world() throws -> TemplateWorld {
    try TemplateWorld(
      TemplateWorld.manifest(
        options: #"""
          {"name": "ui", "type": "string", "values": ["uikit", "swiftui"], "help": "h"},
          {"name": "navigation", "type": "string", "values": ["stack", "path"], "help": "h",
            "when": "ui == \"swiftui\""},
          {"name": "deep", "type": "boolean", "help": "h", "when": "navigation == \"path\""},
          {"name": "actions", "type": "signatures", "help": "h", "when": "ui == \"swiftui\""}
          """#),
      files: [
        "V.swift": "<<ui>> <<navigation>> <<deep>><<for a in actions>> <<a.name>><<end>>\n"
          + "<<if NeedsFoundation>>\nneeds\n<<end>>\n"
      ])
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let settings: [ScaffoldRequest.Setting]
    let text: String
    let warnings: [String]
    let activeOptions: Set<String>

    init(_ settings: String, _ text: String, warnings: [String] = [], _ activeOptions: Set<String>)
    {
      testDescription = settings
      self.settings = settings.split(separator: ";").map { setting in
        let parts = setting.split(separator: "=").map(String.init)
        return .init(parts[0], parts[1])
      }
      self.text = text
      self.warnings = warnings
      self.activeOptions = activeOptions
    }
  }

  private static let navigation =
    "'--navigation' has no effect: it needs --ui swiftui"

  static let cases = [
    Case("", "uikit stack false\n", ["ui"]),
    Case("ui=swiftui", "swiftui stack false\n", ["ui", "navigation", "actions"]),
    Case(
      "ui=swiftui;navigation=path;deep=true", "swiftui path true\n",
      ["ui", "navigation", "deep", "actions"]),
    Case("navigation=path", "uikit stack false\n", warnings: [navigation], ["ui"]),
    Case("navigation=stack", "uikit stack false\n", warnings: [navigation], ["ui"]),
    Case(
      "navigation=path;deep=true", "uikit stack false\n",
      warnings: [navigation, "'--deep' has no effect: it needs --navigation path"],
      ["ui"]),
    Case(
      "actions=go(at: Date);actions=stop()", "uikit stack false\n",
      warnings: ["'--actions' has no effect: it needs --ui swiftui"], ["ui"]),
    Case(
      "ui=swiftui;actions=go(at: Date)", "swiftui stack false go\nneeds\n",
      ["ui", "navigation", "actions"]),
  ]

  @Test("has its default where the condition is false, and a setting is reported", arguments: cases)
  func values(example: Case) throws {
    let world = try Self.world()
    let plan = try world.plan(["SignIn"], settings: example.settings)
    #expect(plan.texts == [example.text])
    #expect(plan.diagnostics.map(\.message) == example.warnings)
    #expect(plan.diagnostics.allSatisfy { $0.severity == .warning && $0.code == .noEffect })
    let manifest = try world.catalog.manifest("t")
    #expect(try OptionValues(example.settings, of: manifest).activeOptions == example.activeOptions)
  }

  @Test("refuses a value that it never has, though it would have no effect")
  func badValue() throws {
    let world = try Self.world()
    let problems = try world.refusals(["SignIn"], settings: [.init("navigation", "pat")])
    #expect(problems.map(\.message) == ["'--navigation' cannot be 'pat'"])
    let manifest = try world.catalog.manifest("t")
    #expect(throws: ScaffoldError.self) {
      try OptionValues([.init("nothing", "x")], of: manifest)
    }
  }

  @Test("reports when it matters")
  func condition() throws {
    let world = try Self.world()
    let options = try world.catalog.manifest("t").options
    #expect(
      options.map(\.condition) == [
        nil, "ui == \"swiftui\"", "navigation == \"path\"", "ui == \"swiftui\"",
      ])
  }
}
