import ScaffoldKit
import Testing

@testable import viper_gen

@Suite("The questions about conflicts")
struct ConflictPromptTests {
  /// A package in which three files differ, and what creating two modules would do to it.
  private static func changes() throws -> (TemporaryFolder, ChangeSet) {
    let folder = try SmallTemplate.folder()
    for path in [
      SmallTemplate.model, SmallTemplate.screen, "Sources/App/LogOut/LogOutScreen.swift",
    ] {
      try folder.write("mine\n", to: "Shop/" + path)
    }
    return (folder, try SmallTemplate.changes(in: folder, "SignIn", "LogOut"))
  }

  private static let (y, n): (Change.Action, Change.Action) = (.overwritten, .skipped)

  /// What is typed, and what happens to the three files.
  static let answers: [([String], [Change.Action])] = [
    (["y", "n", "y"], [y, n, y]),
    (["yes", "no", "no"], [y, n, n]),
    (["Y", "No", "YES"], [y, n, y]),
    (["  n\t", "ye", "n"], [n, y, n]),
    (["a"], [y, y, y]),
    (["n", "ALL"], [n, y, y]),
    (["o"], [n, n, n]),
    (["y", "None"], [y, n, n]),
    (["d", "y", "diff", "D", "n", "a"], [y, n, y]),
    (["", "x", "?", "help", "y", "yn", "none"], [y, n, n]),
  ]

  @Test(
    "take letters and words of either case, and ask again after anything else", arguments: answers)
  func decisions(lines: [String], actions: [Change.Action]) throws {
    let (folder, changes) = try Self.changes()
    let person = ScriptedTerminal(lines.map { .text($0) })
    let settled = try ConflictPrompt(terminal: person.terminal).resolve(changes)
    let conflicts = Set(changes.conflicts.map(\.file.path))
    #expect(settled.changes.filter { conflicts.contains($0.file.path) }.map(\.action) == actions)
    #expect(person.left == 0)
    withExtendedLifetime(folder) {}
  }

  /// What ends the questions, and how.
  static let endings: [([Terminal.Line], Terminal.Ending)] = [
    ([.text("q")], .quit), ([.text("y"), .text("Quit")], .quit), ([.text("n"), .end], .quit),
    ([.text("y"), .text("d"), .interrupted], .interrupted), ([.unreadable, .end], .quit),
  ]

  @Test("end at quit, at the end of the input and at an interruption", arguments: endings)
  func ends(lines: [Terminal.Line], ending: Terminal.Ending) throws {
    let (folder, changes) = try Self.changes()
    let person = ScriptedTerminal(lines)
    #expect(throws: ending) {
      try ConflictPrompt(terminal: person.terminal).resolve(changes)
    }
    withExtendedLifetime(folder) {}
  }

  @Test("name the nearest answer for a word that is none")
  func nearest() throws {
    let (folder, changes) = try Self.changes()
    let person = ScriptedTerminal("dif\u{1B}f", "noone", "%", "q")
    #expect(throws: Terminal.Ending.quit) {
      try ConflictPrompt(terminal: person.terminal).resolve(changes)
    }
    #expect(person.shown.contains(#"invalid answer 'dif\u{1B}f'"#))
    #expect(person.shown.contains("invalid answer 'noone'; did you mean 'none'?\n"))
    #expect(person.shown.contains("invalid answer '%'\n  [y]es   overwrite this file\n"))
    withExtendedLifetime(folder) {}
  }

  @Test("show what steers a terminal as an escape, in names and in both texts of a difference")
  func escapes() throws {
    let folder = try SmallTemplate.folder()
    try folder.write("\u{1B}[2J\rmine\n", to: "Shop/" + SmallTemplate.model)
    try folder.write("\u{1B}]0;x\u{7}<<Module>>\n", to: "Templates/pair/Model.swift")
    let person = ScriptedTerminal("d", "q")
    let changes = try SmallTemplate.changes(in: folder, "SignIn")
    #expect(throws: Terminal.Ending.quit) {
      try ConflictPrompt(terminal: person.terminal).resolve(changes)
    }
    #expect(person.shown.contains("\n-\\u{1B}[2J\\rmine\n+\\u{1B}]0;x\\u{7}SignIn\n"))
    #expect(!person.shown.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }

  @Test("cannot be asked where a program reads the result, or without a terminal")
  func obstacles() {
    let person = ScriptedTerminal().terminal
    #expect(ConflictPrompt(terminal: person).unavailable.isEmpty)
    let none = Terminal(obstacle: "gone", write: { _ in }, read: { _ in .end })
    #expect(
      ConflictPrompt(terminal: none).unavailable.map(\.message) == ["cannot prompt: gone"])
    let messages = ConflictPrompt(terminal: person, isJSON: true).unavailable.map(\.message)
    #expect(messages == ["cannot prompt: '--json' is for programs"])
  }
}
