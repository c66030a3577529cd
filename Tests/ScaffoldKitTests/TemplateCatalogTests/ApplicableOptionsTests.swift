import Testing

@testable import ScaffoldKit

@Suite("The options that apply")
struct ApplicableOptionsTests {
  static let settings: [([String], [String])] = [
    ([], ["ui", "size", "words"]),
    (["ui=window"], ["ui", "title", "size", "words"]),
    (["ui=window", "title=true"], ["ui", "title", "text", "size", "words"]),
    (["ui=none", "title=true"], ["ui", "size", "words"]),
    (["words=X", "words=Y"], ["ui", "size", "words"]),
  ]

  private static func template() throws -> TemplateDescription {
    let world = try TemplateWorld(
      TemplateWorld.manifest(
        options: #"""
          {"name": "ui", "type": "string", "values": ["none", "window"], "help": "h"},
          {"name": "title", "type": "boolean", "when": "ui == \"window\"", "help": "h"},
          {"name": "text", "type": "string", "when": "title", "help": "h"},
          {"name": "size", "type": "string", "help": "h"},
          {"name": "words", "type": "names", "help": "h"}
          """#), files: ["V.swift": ""])
    return try Scaffolder().template("t", folders: [world.templates])
  }

  private static func setting(_ text: String) -> ScaffoldRequest.Setting {
    let parts = text.split(separator: "=", maxSplits: 1)
    return .init(String(parts[0]), String(parts[1]))
  }

  @Test("follow from the conditions, one after the other", arguments: settings)
  func conditions(settings: [String], names: [String]) throws {
    let options = try Self.template().options(under: settings.map(Self.setting))
    #expect(options.map(\.name) == names)
  }

  @Test("are reported together with the errors, in the words of a plan")
  func problems() throws {
    let template = try Self.template()
    let failure = #expect(throws: ScaffoldError.self) {
      try template.options(under: ["ui=windwo", "words=1x", "sise=2"].map(Self.setting))
    }
    let helps = failure?.diagnostics.map(\.help) ?? []
    #expect(helps.contains("did you mean 'window'?") && helps.contains("did you mean 'size'?"))
    #expect(failure?.diagnostics.count == 3)
  }
}
