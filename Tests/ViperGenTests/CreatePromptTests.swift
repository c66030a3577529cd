import Foundation
import ScaffoldKit
import Testing

@testable import viper_gen

@Suite("The questions for a module")
struct CreatePromptTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try QuestionTemplate.folder()
  }

  private func request() -> ScaffoldRequest {
    var request = ScaffoldRequest(
      modules: [], packagePath: folder.url.appending(path: "Shop").path)
    request.templateFolders = [folder.url.appending(path: "Templates").path]
    request.template = "kinds"
    return request
  }

  private func interview(
    _ person: ScriptedTerminal, _ request: ScaffoldRequest? = nil, choosesTemplate: Bool = false
  ) throws -> CreatePrompt {
    var interview = CreatePrompt(
      request ?? self.request(), choosesTemplate: choosesTemplate, writes: false,
      at: person.terminal, Scaffolder())
    try interview.run()
    #expect(person.left == 0)
    return interview
  }

  /// What is answered, and the command that means the same.
  static let answers: [([String], String)] = [
    (["M", "App", "", "", ""], "M --target App"),
    (["Feature/M", "a", "", "", ""], "Feature/M --target App"),
    (["M", "App", "none", "y", ""], "M --target App"),
    (
      ["M", "App", "w", "n", "stop(now: Bool)", "", "y", "It's", "N", "log", "store", "", "Sub x"],
      "M --target App --ui window --actions 'stop(now: Bool)' --title 'It'\\''s' --no-tested "
        + "--parts log --parts store --set 'into=Sub x'"
    ),
    (["M", "App", "window", "", ""], "M --target App --ui window"),
    (["M", "App", "", "no", "", ""], "M --target App --actions ''"),
    (["M", "Core", "", "", "", "Slow"], "M --target Core --test-target Slow"),
    (["M", "Core", "", "", "y", "n", "", ""], "M --target Core --no-tested"),
    // A number chooses.
    (["M", "1", "2", "", "y", "", "", "2", "", ""], "M --target App --ui window --parts store"),
    (
      ["?", "M", "?", "App", "?", "", "?", "", "?", "y", "?", "", "?", "", "?", ""],
      "M --target App"
    ),
    // What is refused is asked for again, and leaves no trace.
    (
      [
        "", "sign in", "../M", "M", "App2", "App", "windwo", "", "no", "go(", "go", "", "maybe",
        "y", "", "lgo", "", "",
      ], "M --target App"
    ),
    // Nor does an answer before which the user goes back.
    (["N", "App", "w", "<", "<", "<", "M", "App", "", "", ""], "M --target App"),
    (["<", "M", "App", "", "no", "<", "w", "", ""], "M --target App --ui window"),
    // That the name is taken shows when everything else is known.
    (["Taken", "App", "", "", "", "M"], "M --target App"),
  ]

  @Test("come to the command that answers them", arguments: answers)
  func commands(lines: [String], command: String) throws {
    let interview = try interview(ScriptedTerminal(lines.map { .text($0) }))
    #expect(interview.completed("viper-gen create -x") == "viper-gen create \(head(command))")
    let plan = try Scaffolder().plan(interview.request)
    let typed = try planned(command)
    #expect(plan.files == typed.files)
  }

  /// The command with another option at the place of such an option.
  private func head(_ command: String) -> String {
    let parts = command.split(separator: " ", maxSplits: 1)
    return "\(parts[0]) -x \(parts[1])"
  }

  /// What the kit plans for a command, taken apart by a shell.
  private func planned(_ command: String) throws -> Plan {
    let words = try Program.tool(
      "sh", ["-c", "printf '%s\\n' \(command)"], in: folder.url
    ).output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    let template = try Scaffolder().template("kinds", folders: request().templateFolders)
    let options = template.options.filter { $0.name != "into" }
    let table = Command.create(options)
    let arguments = Arguments(words, options: table.options)
    #expect(arguments.problems.isEmpty)
    var request = request()
    request.modules = try arguments.words.map { try ModulePath($0) }
    request.target = arguments["target"]
    request.testTarget = arguments["test-target"]
    for option in options {
      request.settings += arguments.all(option.name).map { .init(option.name, $0) }
    }
    request.settings += try arguments.all("set").map { try .init(assignment: $0) }
    return try Scaffolder().plan(request)
  }

  @Test("leave out what the command line has answered")
  func given() throws {
    var request = request()
    request.target = "App"
    request.settings = [.init("ui", "window"), .init("tested", "false"), .init("actions", "a")]
    let person = ScriptedTerminal("M", "y", "Title", "", "")
    let interview = try interview(person, request, choosesTemplate: true)
    #expect(interview.completed("viper-gen create") == "viper-gen create M --title Title")
    #expect(!person.shown.contains("ui:") && !person.shown.contains("template:"))
  }

  @Test("offer every template, and the usual one for nothing")
  func templates() throws {
    var request = request()
    request.template = "viper"
    request.target = "App"
    let person = ScriptedTerminal("M", "vi", "vipr", "kinds", "", "", "")
    let interview = try interview(person, request, choosesTemplate: true)
    #expect(interview.request.template == "kinds")
    #expect(
      interview.completed("viper-gen create").hasPrefix("viper-gen create M --template kinds"))
    #expect(person.shown.contains("  2 kinds              an option of each kind\n"))
    #expect(
      person.shown.contains("'vi' is ambiguous\nhelp: expected one of: viper, vip, viper-closures"))
    #expect(person.shown.contains("did you mean 'viper'?\n  [viper]: "))
  }

  @Test("are explained after a question mark")
  func explanations() throws {
    let person = ScriptedTerminal(
      "?", "M", "?", "App", "?", "w", "?", "n", "?", "go", "", "y", "?", "", "", "?", "", "")
    _ = try interview(person)
    for text in [
      "'Feature/SignIn' puts the module 'SignIn' into the folder 'Feature'. Press Ctrl-C to stop.\n",
      "Type a word, its first letters or its number: 1 App, 2 Core. Press Ctrl-C to stop.\n",
      "1 none, 2 window. Press Enter for 'none'.", "Type any text. Press Enter for 'Hi'.",
      "Type a word or its number: 1 log, 2 store. Press Enter alone to end the list",
      "Type an action such as 'signIn(username: String)'.",
    ] { #expect(person.shown.contains(text), "\(text) in \(person.shown)") }
  }

  @Test("show the values of a module that exists, and keep what is not changed")
  func existing() throws {
    let made = try folder.viperGen(
      "create", "M", "--target", "App", "--ui", "window", "--title", "Mine", "--templates",
      "Templates", "--template", "kinds", "--package-path", "Shop")
    try #require(made.status == 0, "\(made.errors)")
    // The options: `ui`, the actions, others, the title, the test, parts, `into`.
    let person = ScriptedTerminal("M", "App", "", "", "y", "", "", "", "")
    let same = try interview(person)
    #expect(person.shown.contains("1 none, 2 window [window]: "), "\(person.shown)")
    #expect(person.shown.contains("title [Mine]: "))
    #expect(same.completed("viper-gen create") == "viper-gen create M --target App")
    let other = try interview(ScriptedTerminal("M", "App", "1", "", ""))
    #expect(other.completed("viper-gen create") == "viper-gen create M --target App --ui none")
    #expect(other.request.settings == [.init("ui", "none")])
  }

  @Test("create a package after a yes, in a folder without one")
  func noPackage() throws {
    var request = request()
    request.packagePath = folder.url.appending(path: "Empty").path
    let person = ScriptedTerminal("y", "M", "", "", "")
    let interview = try interview(person, request)
    #expect(person.shown.hasPrefix("There is no package here. Create one? "))
    #expect(interview.completed("viper-gen create") == "viper-gen create M --init")
    let ending = #expect(throws: Terminal.Ending.self) {
      try self.interview(ScriptedTerminal(""), request)
    }
    guard case .failed(let failure) = ending else {
      Issue.record("\(String(describing: ending))")
      return
    }
    #expect(failure.diagnostics.map(\.code.rawValue) == ["no-package"])
  }

  @Test("name no target in a package that is yet to be made")
  func newPackage() throws {
    var request = request()
    request.packagePath = folder.url.appending(path: "New").path
    request.initializesPackage = true
    let interview = try interview(ScriptedTerminal("M", "", "", ""), request)
    #expect(interview.completed("viper-gen create --init") == "viper-gen create M --init")
  }

  @Test("are not asked where no answer can help")
  func hopeless() throws {
    let cases: [(String, (inout ScaffoldRequest) -> Void)] = [
      ("unknown-target", { $0.target = "Ap" }),
      ("unknown-template", { $0.template = "kind" }),
      ("unknown-value", { $0.settings = [.init("ui", "x")] }),
    ]
    for (code, change) in cases {
      var request = request()
      change(&request)
      let person = ScriptedTerminal("M")
      let ending = #expect(throws: Terminal.Ending.self) { try interview(person, request) }
      guard case .failed(let failure) = ending else {
        Issue.record("\(code): \(String(describing: ending))")
        continue
      }
      #expect(failure.diagnostics.map(\.code.rawValue) == [code])
      #expect(person.shown == "" && person.left == 1)
    }
  }
}
