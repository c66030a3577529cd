import Foundation
import ScaffoldKit
import Testing

@testable import viper_gen

/// The format as SwiftPM reads it; what is not optional here must be there.
private struct ToolInfoFile: Codable {
  let serializationVersion: Int
  let command: Command

  struct Command: Codable {
    let commandName: String
    let shouldDisplay: Bool
    let superCommands: [String]?
    let abstract: String?
    let discussion: String?
    let defaultSubcommand: String?
    let subcommands: [Command]?
    let arguments: [Argument]?
  }

  struct Argument: Codable {
    enum Kind: String, Codable { case positional, option, flag }
    enum ParsingStrategy: String, Codable {
      case `default`, scanningForValue, unconditional, upToNextOption, allRemainingInput
    }
    enum Completion: Codable {
      case list(values: [String])
      case file(extensions: [String])
      case directory
      case shellCommand(command: String)
    }
    struct Name: Codable, Equatable {
      enum Kind: String, Codable { case long, short, longWithSingleDash }
      let kind: Kind
      let name: String
    }

    let kind: Kind
    let shouldDisplay: Bool
    let sectionTitle: String?
    let isOptional: Bool
    let isRepeating: Bool
    let parsingStrategy: ParsingStrategy
    let names: [Name]?
    let preferredName: Name?
    let valueName: String
    let defaultValue: String?
    let allValues: [String]?
    let allValueDescriptions: [String: String]?
    let completionKind: Completion?
    let abstract: String?
    let discussion: String?
  }

  /// Reads a dump and refuses it if it contains anything that the format does not have.
  init(strict text: String) throws {
    self = try JSONDecoder().decode(ToolInfoFile.self, from: Data(text.utf8))
    let again = try JSONSerialization.jsonObject(with: try JSONEncoder().encode(self))
    let given = try JSONSerialization.jsonObject(with: Data(text.utf8))
    guard try #require(again as? NSDictionary) == (try #require(given as? NSDictionary)) else {
      throw Surplus()
    }
  }

  struct Surplus: Error {}
}

@Suite("The dump of the command tree")
struct ToolInfoTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("is written as the toolchain writes its own: neither less nor more")
  func format() throws {
    for tool in ["build", "test"] {
      let swift = try Program.tool("swift", [tool, "--experimental-dump-help"], in: folder.url)
      #expect(try ToolInfoFile(strict: swift.output).command.commandName == tool)
    }
    let own = try folder.viperGen("--experimental-dump-help")
    #expect(own.status == 0 && own.errors == "")
    let file = try ToolInfoFile(strict: own.output)
    #expect(file.serializationVersion == 0 && file.command.commandName == "viper-gen")
    #expect(throws: (any Error).self) {
      try ToolInfoFile(strict: own.output.replacing("\"abstract\"", with: "\"abstrakt\""))
    }
  }

  @Test("has every command with every argument and option of the table")
  func completeness() throws {
    let root = try ToolInfoFile(strict: ToolInfo(template: nil).json.text).command
    var found: [String: ToolInfoFile.Command] = [:]
    for command in root.subcommands ?? [] {
      #expect(command.superCommands == ["viper-gen"])
      if command.subcommands == nil { found[command.commandName] = command }
      for inner in command.subcommands ?? [] {
        #expect(inner.superCommands == ["viper-gen", command.commandName])
        found["\(command.commandName) \(inner.commandName)"] = inner
      }
    }
    #expect(found.keys.sorted() == Command.visible.map(\.name).sorted())
    for command in Command.visible {
      let arguments = try #require(found[command.name]?.arguments)
      let operands = arguments.filter { $0.kind == .positional }
      #expect(operands.map(\.valueName) == command.operands.map { $0.name.lowercased() })
      #expect(operands.map(\.isRepeating) == command.operands.map(\.isRepeatable))
      for option in command.options {
        let entry = try #require(arguments.first { $0.preferredName?.name == option.name })
        #expect(entry.kind == (option.takesValue ? .option : .flag))
        #expect(
          entry.names?.map(\.name) == [option.name] + (option.short.map { [String($0)] } ?? []))
        #expect(entry.defaultValue == option.standard && entry.isRepeating == option.isRepeatable)
        #expect(entry.shouldDisplay == !option.isHidden)
        if case .oneOf(let words) = option.value { #expect(entry.allValues == words) }
        let opposite = arguments.contains { $0.preferredName?.name == "no-\(option.name)" }
        #expect(opposite == option.isInvertible, "\(option.name)")
      }
    }
  }

  static let ways = [
    ["--experimental-dump-help"], ["--", "--experimental-dump-help"],
    ["create", "--experimental-dump-help"],
    ["--bogus", "list", "--experimental-dump-help", "--help"],
  ]

  @Test("is printed whatever is beside the option, and after SwiftPM's dashes", arguments: ways)
  func anywhere(arguments: [String]) throws {
    let outcome = try Program.viperGen(arguments, in: folder.url)
    #expect(outcome.status == 0 && outcome.errors == "")
    _ = try ToolInfoFile(strict: outcome.output)
  }

  @Test("has the options of the chosen template in a section of their own")
  func template() throws {
    for (arguments, id) in [([], "viper"), (["--template", "vip"], "vip")] {
      let outcome = try Program.viperGen(
        ["create"] + arguments + ["--experimental-dump-help"], in: folder.url)
      let create = try ToolInfoFile(strict: outcome.output).command.subcommands?.first
      let own = create?.arguments?.filter { $0.sectionTitle == "Options of the template '\(id)'" }
      let ui = try #require(own?.first { $0.preferredName?.name == "ui" })
      #expect(ui.allValues?.contains("swiftui") == true && ui.defaultValue == "uikit")
    }
  }
}
