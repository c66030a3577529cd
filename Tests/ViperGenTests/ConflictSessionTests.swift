import Foundation
import Testing

@Suite("viper-gen create --on-conflict ask")
struct ConflictSessionTests {
  let folder: TemporaryFolder

  /// A package in which both files of a module differ from what would be written.
  init() throws {
    folder = try SmallTemplate.folder()
    try folder.write("struct SignInModel { let mine = 1 }\n", to: "Shop/" + SmallTemplate.model)
    try folder.write("struct SignInScreen {}\n", to: "Shop/" + SmallTemplate.screen)
  }

  private static let command: String =
    "viper-gen create SignIn \(SmallTemplate.options) --on-conflict ask"
  private static let question = "[q]uit: "

  private func start(_ line: String = Self.command) throws -> PseudoTerminal {
    try PseudoTerminal(line, in: folder.url.appending(path: "Shop"))
  }

  private func tree() throws -> [String: TemporaryFolder.Entry] { try folder.tree(below: "Shop") }

  private func text(_ path: String) throws -> String { try folder.text(of: "Shop/" + path) }

  @Test("asks about each file, shows the difference, and writes after the last answer")
  func session() throws {
    let before = try tree()
    let terminal = try start()
    for answer in ["what?", "diff", "no", "d"] {
      try terminal.type(answer + "\n", after: Self.question)
    }
    try terminal.wait(for: Self.question)
    #expect(try tree() == before)
    try terminal.type("Y\n", after: Self.question)
    #expect(try terminal.finish() == 0)
    try RecordedSession.expect(terminal.screen, is: "conflict")
    #expect(try text(SmallTemplate.model) == "struct SignInModel { let mine = 1 }\n")
    #expect(try text(SmallTemplate.screen).contains("let text = \"hello\""))
    #expect(try text(SmallTemplate.record).contains("SignInScreen.swift"))
    #expect(try !text(SmallTemplate.record).contains("SignInModel.swift"))
  }

  @Test("replaces the rest after 'all', and keeps it after 'none'", arguments: ["all", "none"])
  func rest(answer: String) throws {
    let before = try tree()
    let terminal = try start()
    try terminal.type(answer + "\n", after: Self.question)
    #expect(try terminal.finish() == 0)
    for path in [SmallTemplate.model, SmallTemplate.screen] {
      #expect(try (tree()[path] == before[path]) == (answer == "none"))
    }
  }

  @Test("says nothing about edits of a module that it has asked about")
  func edits() throws {
    let made = try folder.shell("viper-gen create LogOut \(SmallTemplate.options)", in: "Shop")
    #expect(made.status == 0, "\(made.errors)")
    try folder.write("// mine\n", to: "Shop/Sources/App/LogOut/LogOutModel.swift")
    let line = "viper-gen create LogOut \(SmallTemplate.options)"
    #expect(try folder.shell(line, in: "Shop").errors.contains("only your edits differ"))
    let terminal = try start(line + " --on-conflict ask")
    try terminal.type("no\n", after: Self.question)
    #expect(try terminal.finish() == 0)
    #expect(!terminal.screen.contains("your edits"), "\(terminal.screen)")
  }

  /// What is typed at the second question, and the status.
  static let stopping: [(String, Int32)] = [
    ("q\n", 73), ("quit\n", 73), ("\u{4}", 73), ("\u{3}", 130),
  ]

  @Test("writes nothing after quit, the end of the input or an interruption", arguments: stopping)
  func stops(typed: String, status: Int32) throws {
    let before = try tree()
    let terminal = try start("exec " + Self.command)
    try terminal.type("y\n", after: Self.question)
    try terminal.type(typed, after: Self.question)
    #expect(try terminal.finish() == status)
    #expect(terminal.screen.hasSuffix("nothing was written\n"))
    #expect(try tree() == before)
  }

  /// Ways to run without a terminal for prompts, and the reason in the message.
  static let deserted: [(String, String)] = [
    ("\(command) < /dev/null", "standard input is not a terminal"),
    ("echo y | \(command)", "standard input is not a terminal"),
    ("\(command) 2> ../errors; s=$?; cat ../errors; exit $s", "standard error is not a terminal"),
    ("\(command) --json", "'--json' is for programs"),
  ]

  @Test(
    "is a conflict without a terminal for prompts, and the message has the reason",
    arguments: deserted)
  func withoutTerminal(line: String, reason: String) throws {
    let before = try tree()
    let terminal = try start(line)
    #expect(try terminal.finish() == 73)
    #expect(terminal.screen.contains("cannot prompt: \(reason)"))
    #expect(!terminal.screen.contains(Self.question))
    #expect(terminal.screen.contains(SmallTemplate.model))
    #expect(try tree() == before)
  }

  @Test("asks nothing with --dry-run or --diff, and when nothing differs")
  func asksNothing() throws {
    let before = try tree()
    for option in ["--dry-run", "--diff"] {
      let terminal = try start("\(Self.command) \(option)")
      #expect(try terminal.finish() == 73)
      #expect(terminal.screen.contains("to see what would be kept:     viper-gen create SignIn"))
      // A preview that asks would be no preview.
      #expect(!terminal.screen.contains("to be asked:"))
      #expect(
        !terminal.screen.contains(Self.question) && !terminal.screen.contains("cannot prompt"))
    }
    #expect(try tree() == before)
    let failed = try start("viper-gen create SignIn \(SmallTemplate.options)")
    #expect(try failed.finish() == 73)
    #expect(failed.screen.contains("to be asked:           viper-gen create SignIn "))
    let fresh = try start(Self.command.replacing("SignIn", with: "LogOut"))
    #expect(try fresh.finish() == 0)
    #expect(!fresh.screen.contains(Self.question))
  }

  @Test("keeps its questions out of the result")
  func resultApart() throws {
    let terminal = try start(Self.command + " > ../output")
    try terminal.type("a\n", after: Self.question)
    #expect(try terminal.finish() == 0)
    let lines = try folder.text(of: "output").split(separator: "\n")
    #expect(
      lines.dropLast() == [
        "overwritten  \(SmallTemplate.model)", "overwritten  \(SmallTemplate.screen)",
        "created      \(SmallTemplate.record)",
      ])
    #expect(lines.last?.hasPrefix("created      .viper-gen/templates/") == true)
  }

  @Test("keeps no other run waiting while it asks")
  func holdsNothing() throws {
    let terminal = try start()
    try terminal.wait(for: Self.question)
    let other = try Program.viperGen(
      ["create", "LogOut", "--templates", "../Templates", "--template", "pair"],
      in: folder.url.appending(path: "Shop"))
    #expect(other.status == 0, "\(other.errors)")
    try terminal.type("all\n", after: Self.question)
    #expect(try terminal.finish() == 0)
  }

  @Test("overwrites nothing that changed while it was asking")
  func changedMeanwhile() throws {
    let terminal = try start()
    try terminal.type("y\n", after: Self.question)
    try terminal.wait(for: Self.question)
    try folder.write("saved just now\n", to: "Shop/" + SmallTemplate.model)
    let before = try tree()
    try terminal.type("y\n", after: Self.question)
    #expect(try terminal.finish() == 73)
    #expect(terminal.screen.contains("'\(SmallTemplate.model)' was changed during the run"))
    let after = try tree()
    #expect(after.mapValues(\.contents) == before.mapValues(\.contents))
  }
}
