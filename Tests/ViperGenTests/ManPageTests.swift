import Foundation
import ScaffoldKit
import Testing

@testable import viper_gen

@Suite("The manual page")
struct ManPageTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("has every command, argument, option, value and default of the table")
  func completeness() throws {
    let page = try folder.viperGen("help", "--man")
    #expect(page.status == 0 && page.errors == "")
    let text = page.output.replacing("\\-", with: "-").replacing(/\\f[BIR]/, with: "")
      .replacing("\n", with: " ")
    for command in Command.visible {
      #expect(text.contains(".SS \(command.name)"), "\(command.name)")
      let summary = Roff.escaped(command.abstract).replacing("\\-", with: "-")
      #expect(text.contains(" \(summary)."), "\(command.name)")
      for option in command.options where !option.isHidden {
        let letter = option.short.map { "-\($0), " } ?? ""
        let value = option.valueName.map { " \($0)" } ?? ""
        #expect(text.contains(".TP \(letter)--\(option.name)\(value) "), "\(option.name)")
        let explanation = Roff.escaped(option.explanation).replacing("\\-", with: "-")
        #expect(text.contains(explanation), "\(option.name)")
      }
    }
    for hidden in ["experimental-dump-help", "complete SHELL"] { #expect(!text.contains(hidden)) }
    for category in Diagnostic.Category.allCases {
      #expect(text.contains(".TP \(category.rawValue) "))
    }
  }

  @Test("has an example of every command, which the program understands")
  func examples() throws {
    let page = try folder.viperGen("help", "--man").output
    for command in Command.visible {
      let example = try #require(command.examples.first, "\(command.name)")
      #expect(page.contains("\n" + Roff.escaped(example.command) + "\n"))
    }
    for (command, _) in Command.visible.flatMap(\.examples) where !command.contains("<(") {
      let words = command.split(separator: /[|>]/)[0].replacing(
        "'signIn(username: String)'", with: "signIn()")
      let environment = Environment(variables: [:], workingDirectory: "/")
      let invocation = Invocation(
        words.split(separator: " ").dropFirst().map(String.init), environment: environment)
      _ = try invocation.runnable()
    }
  }

  static let linters = [
    ["groff", "-ww", "-man", "-z", "-Tutf8"], ["mandoc", "-T", "lint", "-W", "style"],
  ]

  @Test("pleases the tools that show it", arguments: linters)
  func lint(command: [String]) throws {
    guard OptionalTool.areInstalled(command[0]) else { return }
    let page = try folder.viperGen("help", "--man").output
    try folder.write(page, to: "good.1")
    let good = try Program.tool(command[0], command.dropFirst() + ["good.1"], in: folder.url)
    #expect(good.output + good.errors == "" && good.status == 0)
    try folder.write(page.replacing(".TP\n", with: ".TPP\n"), to: "bad.1")
    let bad = try Program.tool(command[0], command.dropFirst() + ["bad.1"], in: folder.url)
    #expect(bad.output + bad.errors != "")
  }

  static let escapes = [
    ("--ui", #"\-\-ui"#), ("it's", #"it\(aqs"#), (#"a\b"#, #"a\eb"#), ("NAME…", #"NAME\[u2026]"#),
    ("\"`^~", #"\(dq\(ga\(ha\(ti"#),
  ]

  @Test("shows every character as itself", arguments: escapes)
  func escaping(text: String, expected: String) {
    #expect(Roff.escaped(text) == expected)
    #expect(Roff.line(".x") == #"\&.x"# && Roff.line("x") == "x")
  }
}
