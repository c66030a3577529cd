import Foundation
import Testing

/// What people typed who used the program for the first time, and the answer that helps them.
@Suite("Hints")
struct HintTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let made = try folder.viperGen(
      "create", "Register", "--init", "--package-path", "Demo", "--protocols", "inline", "-q")
    try #require(made.status == 0, "\(made.errors)")
  }

  private func run(_ arguments: [String]) throws -> Outcome {
    try Program.viperGen(arguments, in: folder.url.appending(path: "Demo"))
  }

  /// What is typed, and a part of the help.
  static let rows: [([String], String)] = [
    (["create", "Shop", "--new-target"], "type '--new-target NAME'"),
    (["verify", "."], "no module '.' is recorded"),
    (["change", "Register", "--with=+service"], "write it without blanks: --with+=service"),
    (["change", "Register", "--with", "+=", "entity"], "write it without blanks: --with+=entity"),
    (
      ["change", "Register", "--actions", "-=", "reset()"],
      "write it without blanks: --actions-='reset()'"
    ),
    (["add", "Register", "service"], "type 'viper-gen change Register --with+=service'"),
    (["add", "Register", "--with", "service"], "type 'viper-gen change Register --with+=service'"),
    (["add", "NewModule"], "to create a module, type 'viper-gen create NewModule'"),
    (
      ["add", "reset(email: String)", "Register"],
      "type: viper-gen add Register 'reset(email: String)'"
    ),
    (["add", "reset(email: String)"], "type: viper-gen add NAME 'reset(email: String)'"),
    (["add", "Register", "signedIn(user: Str"], "SIGNATURE:1:9: error: '(' is never closed"),
    (["add", "Register", "--signatures", "x"], "did you mean '--file x'?"),
    (["generate", "module", "SignIn"], "type 'viper-gen create SignIn'"),
    (["create", "module", "SignIn"], "leave it out: viper-gen create SignIn"),
    (["SignIn"], "to create a module, type 'viper-gen create SignIn'"),
    (["create", "Foo", "--no-tests"], "did you mean '--testing none'?"),
    (["create", "Foo", "--path", "Features"], "did you mean '--into Features'?"),
    (["create", "Foo", "-o", "Features"], "did you mean '--into Features'?"),
    (["create", "Foo", "--preview"], "did you mean '--dry-run'?"),
    (["create", "Foo", "--pretend"], "did you mean '--dry-run'?"),
    (["create", "Foo", "--option", "ui=swiftui"], "did you mean '--set 'ui=swiftui''?"),
    (["create", "Foo", "--swiftui"], "did you mean '--ui swiftui'?"),
    (["create", "Foo", "--xctest"], "did you mean '--testing xctest'?"),
    (["create", "Foo", "--public"], "did you mean '--access public'?"),
    (["create", "Foo", "--storyboard"], "did you mean '--view storyboard'?"),
    (["create", "Foo", "--inline"], "did you mean '--protocols inline'?"),
    (["create", "Foo", "--service"], "did you mean '--with service'?"),
    (["create", "Foo", "--architecture", "vip"], "did you mean '--template vip'?"),
    (["create", "vip", "Foo"], "type 'viper-gen create Foo --template vip'"),
    (["create", "Foo", "--name", "Bar"], "the name has no option: 'viper-gen create SignIn'"),
    (["create", "Foo", "--overwrite"], "did you mean '--force'?"),
    (["create", "Foo", "--skip-existing"], "did you mean '--on-conflict skip'?"),
    (["create", "Foo", "-y"], "with a NAME, no question is asked"),
    (["create", "Foo", "--verbose"], "leave it out"),
    (["create", "Foo", "--from", "x"], "did you mean '--file x'?"),
    (["create", "Foo", "--input", "userID Int"], "write it like 'userID: Int'"),
    (["create", "Foo,Bar"], "type 'viper-gen create Foo Bar'"),
    (["create", "Foo.swift"], "use 'Foo'"),
    (["create", "Foo", "--set", "ui", "swiftui"], "type: --set 'ui=swiftui'"),
    (["list", "Register"], "type 'viper-gen show Register'"),
    (["list", "templates"], "type 'viper-gen templates list'"),
    (["config", "set", "template", "vip"], "{ \"template\": \"vip\" }"),
    (["config", "get", "template"], "settings are kept in the file .viper-gen.json"),
    (["change", "Register", "ui", "swiftui"], "type 'viper-gen change Register --ui swiftui'"),
    (["change", "Register", "ui=swiftui"], "type 'viper-gen change Register --ui swiftui'"),
    (["change", "Register", "--portable", "false"], "type '--no-portable'"),
    (["change", "Register", "--conflicts", "markers"], "did you mean '--on-conflict markers'?"),
    (["check"], "did you mean 'verify'?"),
    (["templates", "check", "viper"], "'viper-gen templates verify viper' checks it"),
    (["templates", "install", "x"], "did you mean 'templates add'?"),
    (["templates", "viper"], "type 'viper-gen templates show viper'"),
    (["templates", "add", "x", "--version", "1"], "type 'viper-gen templates add x --ref 1'"),
    (["verify", "--template", "vip"], "'viper-gen templates verify' builds and tests"),
    (["templates", "verify", "-t", "vip"], "'viper-gen templates verify vip'"),
    (["remove", "--all"], "name the modules"),
    (["update", "--all"], "without a NAME, 'viper-gen update' updates all modules"),
    (["list", "--no-color"], "did you mean '--color never'?"),
    (["list", "--colour", "never"], "did you mean '--color never'?"),
  ]

  @Test("say what to type, and nothing is changed", arguments: rows)
  func hint(arguments: [String], help: String) throws {
    let before = try folder.tree()
    let outcome = try run(arguments)
    #expect(outcome.status != 0 && outcome.output == "")
    #expect(outcome.errors.contains(help), "\(outcome.errors)")
    #expect(outcome.errors.components(separatedBy: "error: ").count <= 3, "\(outcome.errors)")
    #expect(try folder.tree() == before)
  }

  @Test("are not needed: a value and a template are accepted in any case")
  func anyCase() throws {
    for (typed, canonical) in [
      (["--ui", "SwiftUI"], ["--ui", "swiftui"]), (["--set", "ui=SwiftUI"], ["--ui", "swiftui"]),
      (["--template", "VIP"], ["--template", "vip"]),
      (["--with", "Service,ENTITY"], ["--with", "service,entity"]),
    ] {
      let outcome = try run(["create", "Foo", "--dry-run"] + typed)
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(outcome.output == (try run(["create", "Foo", "--dry-run"] + canonical)).output)
    }
    #expect(try run(["create", "Foo", "-q", "--ui", "SwiftUI", "--template", "Vip"]).status == 0)
    let record = try folder.text(of: "Demo/.viper-gen/Demo/Foo.json")
    #expect(record.contains("\"ui\": \"swiftui\"") && record.contains("\"template\": \"vip\""))
  }

  @Test("are not needed: one letter shows the version, and 'templates' alone its help")
  func shortForms() throws {
    let version = try run(["--version"])
    for letter in ["-v", "-V"] { #expect(try run([letter]).output == version.output) }
    let (group, page) = (try run(["templates"]), try run(["help", "templates"]))
    #expect(group.status == 0 && group.output == page.output)
  }

  @Test("do not include an error about a reader that has seen enough")
  func closedPipe() throws {
    let outcome = try Program.tool(
      "sh", ["-c", "\"\(Program.viperGen.path)\" create A B C D F G --diff | head -n 2"],
      in: folder.url.appending(path: "Demo"))
    #expect(!outcome.errors.contains("Broken pipe"), "\(outcome.errors)")
    #expect(outcome.output.split(separator: "\n").count == 2)
  }

  @Test("of conditions are in the words of the command line")
  func conditions() throws {
    let idle = try run(["create", "Foo", "--dry-run", "--entity-fields", "title: String"])
    #expect(
      idle.errors.contains(
        "'--entity-fields' has no effect: it needs --with entity or --with view-object"),
      "\(idle.errors)")
    let page = try run(["help", "create", "--all"])
    #expect(!page.output.contains("(when ") && page.output.contains("(needs --ui swiftui)"))
  }

  @Test("are short: the first page of 'create' fits two screens, and names the page with the rest")
  func frontPage() throws {
    let page = try run(["create", "--help"])
    #expect(page.output.split(separator: "\n", omittingEmptySubsequences: false).count <= 64)
    #expect(page.output.contains("'viper-gen help create --all'"))
    #expect(!page.output.contains("-to-"))
    let module = try run(["change", "Register", "--help"])
    #expect(module.output.contains("options of the template 'viper'"))
    #expect(try run(["help", "exit-status"]).output.contains("  73   "))
    #expect(!(try run(["help", "add"])).output.contains("exit status:"))
  }
}
