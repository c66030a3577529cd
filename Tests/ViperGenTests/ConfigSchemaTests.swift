import Foundation
import Testing

/// The schema for editors against files that the program takes and files that it refuses.
@Suite("viper-gen config --schema")
struct ConfigSchemaTests {
  private let folder: TemporaryFolder
  private let schema: [String: Any]

  init() throws {
    folder = try TemporaryFolder()
    schema = try folder.viperGen("config", "--schema").json()
  }

  static let accepted = [
    "{}", ConfigTests.team.replacing("// what the team agreed on", with: ""),
    #"{"$schema": "x", "onConflict": "ask", "templates": [], "testTarget": "T"}"#,
    #"{"folders": {"sources": "App", "tests": "T", "module": "App", "testModule": "T"}}"#,
    #"{"options": {"with": ["service"], "worker": true, "use-cases": ["Load"]}}"#,
  ]

  static let refused = [
    #"{"folders": "App"}"#, #"{"folders": {"source": "App"}}"#, #"{"folders": {"sources": 1}}"#,
    "[]", #"{"tempalte": "vip"}"#, #"{"template": 1}"#, #"{"templates": "x"}"#,
    #"{"onConflict": "maybe"}"#, #"{"header": "x"}"#, #"{"header": [1]}"#,
    #"{"options": {"uii": "none"}}"#, #"{"options": {"ui": "nonee"}}"#,
    #"{"options": {"worker": "true"}}"#, #"{"options": {"with": "service"}}"#,
    #"{"options": {"with": ["x"]}}"#, #"{"templateOptions": {"vipp": {}}}"#,
    #"{"templateOptions": {"vip": {"protocols": "inline"}}}"#,
  ]

  @Test("allows what the program takes", arguments: accepted)
  func allows(json: String) throws {
    #expect(Self.problems(of: try Self.value(json), by: schema) == [])
    try folder.write(json, to: ".viper-gen.json")
    #expect(try folder.viperGen("config").status == 0)
  }

  @Test("refuses what the program refuses", arguments: refused)
  func refuses(json: String) throws {
    #expect(Self.problems(of: try Self.value(json), by: schema) != [])
    try folder.write(json, to: ".viper-gen.json")
    #expect(try folder.viperGen("config").status == 78)
  }

  @Test("knows the options of the team's own templates, too")
  func ownTemplates() throws {
    let shop = try SmallTemplate.folder()
    let own = try shop.viperGen("config", "--schema", "--templates", "Templates").json()
    let properties = try #require(own["properties"] as? [String: [String: Any]])
    let templates = try #require(properties["templateOptions"]?["properties"] as? [String: Any])
    #expect(templates["pair"] != nil && templates["viper"] != nil)
  }

  @Test(
    "is not printed if something is wrong with the command line",
    arguments: [
      (["--bogus"], 64, "unknown option '--bogus'"), (["more"], 64, "unexpected argument 'more'"),
      (["--package-path", "nowhere"], 66, "no Package.swift in"),
    ] as [([String], Int32, String)])
  func commandLine(arguments: [String], status: Int32, message: String) throws {
    let outcome = try Program.viperGen(["config", "--schema"] + arguments, in: folder.url)
    #expect(outcome.status == status && outcome.output == "", "\(outcome.errors)")
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  private static func value(_ json: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(json.utf8))
  }

  /// What is wrong with a value by the words of JSON Schema that the program's schema uses.
  private static func problems(of value: Any, by schema: [String: Any]) -> [String] {
    let known: Set = [
      "$schema", "title", "description", "default", "type", "enum", "anyOf", "properties", "items",
      "additionalProperties",
    ]
    var problems = schema.keys.filter { !known.contains($0) }.map { "the schema says '\($0)'" }
    if let type = schema["type"] as? String, !isOf(type, value) { problems.append("no \(type)") }
    if let words = schema["enum"] as? [String], !words.contains(value as? String ?? "") {
      problems.append("none of \(words)")
    }
    if let choices = schema["anyOf"] as? [[String: Any]],
      choices.allSatisfy({ !Self.problems(of: value, by: $0).isEmpty })
    {
      problems.append("no choice fits")
    }
    if let object = value as? [String: Any], let properties = schema["properties"] as? [String: Any]
    {
      for (name, member) in object {
        if let inner = properties[name] as? [String: Any] {
          problems += Self.problems(of: member, by: inner)
        } else if schema["additionalProperties"] as? Bool == false {
          problems.append("unknown '\(name)'")
        }
      }
    }
    if let elements = value as? [Any], let items = schema["items"] as? [String: Any] {
      problems += elements.flatMap { Self.problems(of: $0, by: items) }
    }
    return problems
  }

  private static func isOf(_ type: String, _ value: Any) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "boolean": value is Bool
    default: false
    }
  }
}
