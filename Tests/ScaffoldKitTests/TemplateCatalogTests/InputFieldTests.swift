import Testing

@testable import ScaffoldKit

@Suite("An action that takes values from the inputs of the module")
struct InputFieldTests {
  private static let text = """
    <<for action in actions>>
    <<action.event>> <<action.arguments>>|<<action.calls>>|<<for value in action.parameters>><<value.recorded>> <<end>>
    <<for whole in action.whole>>
    <<whole.declaration>>|<<whole.calls>>|<<for value in whole.parameters>><<value.recorded>> == <<value.sample>><<if value.isInput>> input<<end>>;<<end>>
    <<end>>
    <<for value in action.inputs>>
    takes <<value.declaration>>
    <<end>>
    <<if action.isLoad>>
    loads
    <<end>>
    <<if action.hasControls>>
    has controls
    <<end>>
    <<if action.hasQuery>>
    has a query
    <<end>>
    <<end>>

    """

  private func text(
    accepts: String = #"["results", "overloads", "inputs"]"#, reserved: String = "[]",
    inputs: [String] = ["team: Team", "season: Int"], _ actions: String...
  ) throws -> String {
    let world = try TemplateWorld(
      TemplateWorld.manifest(
        options: #"""
          {"name": "actions", "type": "signatures", "help": "h", "accepts": \#(accepts), "reserved": \#(reserved)},
          {"name": "input", "type": "parameters", "help": "h"}
          """#),
      files: ["V.swift": Self.text],
      package: ["Package/Sources/App/Team.swift": "struct Team: Codable, Sendable {}\n"])
    let settings =
      inputs.map { ScaffoldRequest.Setting("input", $0) }
      + actions.map { ScaffoldRequest.Setting("actions", $0) }
    return try world.plan(["SignIn"], settings: settings).texts.joined()
  }

  @Test("has only the other parameters, and as a whole all of them")
  func whole() throws {
    #expect(
      try text("find(in season: Int, text: String) async throws -> Int") == """
        find(text: String) text: text|findCalls|findCalls.first 
        find(in season: Int, text: String) async throws -> Int|findCalls|findCalls.first?.season == 1 input;findCalls.first?.text == "text";
        takes in season: Int
        has controls
        has a query

        """)
  }

  @Test("is a load with a query if all parameters are inputs")
  func load() throws {
    #expect(
      try text("loadRank(season: Int) async throws -> Int") == """
        loadRank() |loadRankCallCount|
        loadRank(season: Int) async throws -> Int|loadRankCalls|loadRankCalls.first == 1 input;
        takes season: Int
        loads
        has controls
        has a query

        """)
  }

  @Test(
    "needs equal names and types",
    arguments: ["go(season: String)", "go(year: Int)", "go(season: Int?)", "go(season years: Int)"])
  func others(_ action: String) throws {
    let text = try text(action)
    #expect(text.hasPrefix("\(action) "))
    #expect(!text.contains("takes") && !text.contains("input"))
  }

  @Test("keeps its parameters without an input, and in an option that does not accept them")
  func unchanged() throws {
    let action = "find(in season: Int, text: String) async throws -> Int"
    let plain = try text(accepts: #"["results"]"#, inputs: [], action)
    #expect(try text(accepts: #"["results"]"#, action) == plain)
    #expect(try text(inputs: [], action) == plain)
    #expect(plain.hasPrefix("find(in season: Int, text: String) in: season, text: text|findCalls|"))
  }

  @Test("keeps its parameters if what remains is reserved or declared earlier")
  func clashes() throws {
    let reserved = try text(reserved: #"["go()"]"#, "go(season: Int)")
    #expect(reserved.hasPrefix("go(season: Int) "))
    let declared = try text("go()", "go(season: Int)", "go(team: Team)")
    #expect(declared.contains("\ngo(season: Int) season") && declared.contains("\ngo(team: Team) "))
    let first = try text("go(season: Int)", "go(team: Team)")
    #expect(first.hasPrefix("go() |") && first.contains("\ngo(team: Team) team"))
  }
}
