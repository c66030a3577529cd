import Foundation
import Testing

@Suite("viper-gen create without a name")
struct CreatePromptSessionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try QuestionTemplate.folder()
  }

  private static let command: String =
    "viper-gen create --templates ../Templates --template kinds"

  private func start(_ line: String = Self.command) throws -> PseudoTerminal {
    try PseudoTerminal(line, in: folder.url.appending(path: "Shop"))
  }

  private func tree() throws -> [String: TemporaryFolder.Entry] { try folder.tree(below: "Shop") }

  /// The questions of a whole session with their answers.
  private static let session: [(question: String, answer: String)] = [
    ("Feature/SignIn: ", "sign in"), ("Feature/SignIn: ", "SignIn"), ("1 App, 2 Core: ", "App"),
    ("1 none, 2 window [none]: ", "w"),
    ("[n]o [yes]: ", "n"), ("actions 1 (Enter ends the list): ", "signIn(user String)"),
    ("actions 1 (Enter ends the list): ", "signIn(user: String)"),
    ("actions 2 (Enter ends the list): ", ""), ("change other options? [y]es, [n]o [no]: ", "y"),
    ("title [Hi]: ", "Don't $PANIC"), ("[n]o [yes]: ", ""),
    ("parts 1 (Enter ends the list): ", "log"), ("parts 2 (Enter ends the list): ", "<"),
    ("[n]o [yes]: ", ""),
    ("parts 1 (Enter ends the list): ", "log"), ("parts 2 (Enter ends the list): ", ""),
    ("into []: ", ""),
    ("write these 4 files? [y]es, [n]o [yes]: ", "y"),
  ]

  @Test("asks, shows the plan, writes after a yes, and prints the equivalent command")
  func wholeSession() throws {
    let before = try tree()
    let terminal = try start()
    for (question, answer) in Self.session {
      try terminal.wait(for: question)
      #expect(try tree() == before)
      try terminal.type(answer + "\n", after: question)
    }
    #expect(try terminal.finish() == 0)
    try RecordedSession.expect(terminal.screen, is: "create")
    let made = try tree()
    #expect(made.count > before.count)

    let marker = "equivalent command: "
    let line = try #require(
      terminal.screen.split(separator: "\n").first { $0.hasPrefix(marker) }
    ).dropFirst(marker.count)
    let other = try QuestionTemplate.folder()
    let pasted = try PseudoTerminal(String(line), in: other.url.appending(path: "Shop"))
    #expect(try pasted.finish() == 0)
    #expect(
      try other.tree(below: "Shop").mapValues(\.contents) == made.mapValues(\.contents))
  }

  @Test("shows nothing of arrow keys, and corrects what is typed")
  func keys() throws {
    let terminal = try start()
    try terminal.wait(for: "Feature/SignIn: ")
    try terminal.type("\u{1B}[ASignn\u{7F}\u{1B}[DIn\n", after: "Feature/SignIn: ")
    try terminal.wait(for: "1 App, 2 Core: ")
    #expect(terminal.screen.contains("Feature/SignIn: Signn\u{8} \u{8}In"))
    #expect(!terminal.screen.contains("^["))
    try terminal.type("\u{3}", after: "1 App, 2 Core: ")
    #expect(try terminal.finish() == 130)
  }

  /// How many questions are answered, what is typed at the next one, and the status.
  static let stopping: [(Int, String, Int32)] = [
    (0, "\u{4}", 130), (0, "\u{3}", 130), (6, "\u{4}", 130), (9, "\u{3}", 130), (17, "n\n", 130),
    (17, "\u{4}", 130), (17, "\u{3}", 130),
  ]

  @Test("writes nothing when it is stopped, or without consent", arguments: stopping)
  func stops(count: Int, typed: String, status: Int32) throws {
    let before = try tree()
    let terminal = try start("exec " + Self.command)
    for (question, answer) in Self.session.prefix(count) {
      try terminal.type(answer + "\n", after: question)
    }
    try terminal.type(typed, after: Self.session[count].question)
    #expect(try terminal.finish() == status)
    #expect(terminal.screen.hasSuffix("nothing was written\n"))
    #expect(try tree() == before)
  }

  static let deserted = [
    "\(command) < /dev/null", "\(command) 2> ../errors; s=$?; cat ../errors; exit $s",
    "\(command) --json",
  ]

  @Test("asks nothing if the configuration names an unknown target, and reports where")
  func wrongTarget() throws {
    try folder.write(#"{"target": "Ap", "testTarget": "Tets"}"#, to: "Shop/.viper-gen.json")
    let terminal = try start()
    #expect(try terminal.finish() == 78)
    #expect(terminal.screen.contains(".viper-gen.json:1:12: error: the package has no target 'Ap'"))
    #expect(terminal.screen.contains(".viper-gen.json:1:32: error: "))
    #expect(!terminal.screen.contains("module name, such as"))
  }

  @Test("is a usage error without a terminal for prompts", arguments: deserted)
  func withoutTerminal(line: String) throws {
    let before = try tree()
    let terminal = try start(line)
    #expect(try terminal.finish() == 64)
    #expect(terminal.screen.contains("no module name given"))
    #expect(!terminal.screen.contains("module name, such as"))
    #expect(try tree() == before)
  }

  private static let short: String =
    "\(command) --target App --ui none --tested=false --parts log --actions go --set into=x"

  @Test("asks about conflicts, too, and prints the policy that matches the answers")
  func conflicts() throws {
    try folder.write("mine\n", to: "Shop/Sources/App/M/M.swift")
    for (answer, policy, status) in [("n", "skip", Int32(0)), ("y", "overwrite", 0)] {
      let terminal = try start(Self.short)
      try terminal.type("M\n", after: "Feature/SignIn: ")
      try terminal.type(answer + "\n", after: "[q]uit: ")
      if answer == "y" {
        try terminal.type("yes\n", after: "write these 3 files? [y]es, [n]o [yes]: ")
      }
      #expect(try terminal.finish() == status)
      #expect(terminal.screen.contains(" --on-conflict \(policy)\n"))
    }
    #expect(try folder.text(of: "Shop/Sources/App/M/M.swift").contains("struct M {}"))
  }

  /// The policy of the configuration, that of the command line, the answers, and the end of the
  /// equivalent command.
  static let policies: [(String, String, [String], String, String?)] = [
    ("", "ask", [], "equivalent command", nil),
    ("", "ask", ["y", "y"], "equivalent command", "overwrite"),
    ("", "ask", ["o"], "equivalent command", "skip"),
    ("", "ask", ["y", "n"], "equivalent command, except for conflicts", nil),
    ("ask", "", ["n", "n"], "equivalent command", "skip"),
    ("ask", "", [], "equivalent command", "fail"),
    ("overwrite", "ask", ["n", "y"], "equivalent command, except for conflicts", "fail"),
    ("skip", "", [], "equivalent command", "skip"),
  ]

  @Test("prints a command that asks nothing about conflicts", arguments: policies)
  func policy(
    configured: String, typed: String, answers: [String], purpose: String, policy: String?
  ) throws {
    if !configured.isEmpty {
      try folder.write(#"{"onConflict": "\#(configured)"}"#, to: "Shop/.viper-gen.json")
    }
    if !answers.isEmpty {
      try folder.write("// mine\n", to: "Shop/Sources/App/M/M.swift")
      try folder.write("// mine\n", to: "Shop/Tests/AppTests/M/MTests.swift")
    }
    let options = "--target App --ui none --tested --parts log --actions go --set into=x"
    let terminal = try start(
      "\(Self.command) \(options)" + (typed.isEmpty ? "" : " --on-conflict \(typed)"))
    try terminal.type("M\n", after: "Feature/SignIn: ")
    for answer in answers { try terminal.type(answer + "\n", after: "[q]uit: ") }
    if answers.isEmpty || answers.contains("y") {
      try terminal.type("y\n", after: "files? [y]es, [n]o [yes]: ")
    }
    #expect(try terminal.finish() == 0)
    let equivalent = try #require(
      terminal.screen.split(separator: "\n").first { $0.hasPrefix("equivalent command") })
    #expect(equivalent.hasPrefix("\(purpose): viper-gen create M "))
    let ending = policy.map { " --on-conflict \($0)" } ?? ""
    #expect(equivalent.hasSuffix("--actions go" + ending), "\(equivalent)")
  }

  @Test("writes nothing with --dry-run, and prints the command for later")
  func dryRun() throws {
    let before = try tree()
    let terminal = try start(Self.short + " -n")
    try terminal.type("M\n", after: "Feature/SignIn: ")
    #expect(try terminal.finish() == 0)
    #expect(terminal.screen.contains("\nSources/App/M/\n  M.swift\n"))
    #expect(terminal.screen.contains("to write the files: viper-gen create M "))
    #expect(try tree() == before)
  }
}
