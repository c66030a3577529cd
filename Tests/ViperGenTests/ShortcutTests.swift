import Foundation
import Testing

/// What people type: aliases, short options, lists with commas, paths of templates.
@Suite("Shortcuts of the command line")
struct ShortcutTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let made = try folder.viperGen("new", "SignIn", "--init", "-C", "Demo")
    #expect(made.status == 0, "\(made.errors)")
  }

  private func create(_ arguments: String...) throws -> Outcome {
    try Program.viperGen(["create"] + arguments + ["-C", "Demo"], in: folder.url)
  }

  @Test("new, ls and rm are create, list and remove")
  func aliases() throws {
    #expect(try folder.viperGen("ls", "-C", "Demo").output.hasPrefix("SignIn  viper  Demo"))
    let report = try folder.viperGen("ls", "-C", "Demo", "--json").json()
    #expect(report["command"] as? String == "list")
    #expect(try folder.viperGen("rm", "SignIn", "-C", "Demo").status == 0)
    #expect(try folder.viperGen("ls", "-C", "Demo").output == "")
    #expect(try folder.viperGen("help", "rm").output.contains("(alias: rm)"))
    let templates = try folder.viperGen("templates", "ls")
    #expect(templates.output == (try folder.viperGen("templates", "list").output))
  }

  @Test("create --force overwrites files that differ, like --on-conflict overwrite")
  func force() throws {
    let path = "Demo/Sources/Demo/SignIn/SignInView.swift"
    let original = try folder.text(of: path)
    try folder.write("// mine\n", to: path)
    #expect(try create("SignIn").status == 73)
    #expect(try folder.text(of: path) == "// mine\n")
    for option in ["--force", "-f"] {
      try folder.write("// mine\n", to: path)
      #expect(try create("SignIn", option).status == 0)
      #expect(try folder.text(of: path) == original)
    }
    try folder.write("// mine\n", to: path)
    let last = try create("SignIn", "--force", "--on-conflict", "skip")
    #expect(last.status == 0)
    #expect(try folder.text(of: path) == "// mine\n")
  }

  @Test("a list with commas is several values", arguments: [["--with"], ["--set", "with="]])
  func commas(option: [String]) throws {
    let list =
      option.count == 1 ? ["--with", "service,entity"] : ["--set", "with=service, entity"]
    let outcome = try Program.viperGen(["create", "Log"] + list + ["-C", "Demo"], in: folder.url)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("LogService.swift\n"))
    #expect(outcome.output.contains("LogEntity.swift\n"))
    let wrong = try create("Other", "--with", "service,entty")
    #expect(
      wrong.errors == "error: '--with' cannot be 'entty'\nhelp: did you mean 'entity'?\n")
  }

  @Test("further words after a list option are explained, with what to type")
  func furtherWords() throws {
    let closed = try create("Log", "--with", "service", "entity", "view-object")
    #expect(closed.status == 64)
    #expect(
      closed.errors == """
        error: unexpected arguments 'entity' and 'view-object' after '--with service'
        help: type --with service,entity,view-object

        """)
    let free = try create("Log", "--actions", "go(to: Int)", "stop")
    #expect(
      free.errors == """
        error: unexpected argument 'stop' after '--actions go(to: Int)'
        help: type --actions 'go(to: Int)' --actions stop

        """)
    let mode = try folder.viperGen("templates", "verify", "--language-mode", "5", "6")
    #expect(mode.status == 64 && mode.errors.hasSuffix("help: type --language-mode 5,6\n"))
    // A word that names a module is one.
    #expect(try create("--actions", "go", "Log", "-n").status == 0)
    #expect(try create("--with", "service", "Log", "-n").status == 0)
    #expect(try folder.tree(below: "Demo")["Sources/Demo/Log"] == nil)
  }

  @Test("an unknown command is answered with the command of that meaning")
  func synonyms() throws {
    let meanings = [
      "make": "create", "scaffold": "create", "generate": "create", "add-module": "create",
      "Delete": "remove", "destroy": "remove", "describe": "show", "statistics": "stats",
      "settings": "config",
    ]
    for (typed, meant) in meanings {
      let outcome = try folder.viperGen(typed, "Foo")
      #expect(outcome.status == 64)
      #expect(outcome.errors.hasSuffix("\nhelp: did you mean '\(meant)'?\n"), "\(typed)")
    }
  }

  @Test("an option of other templates is answered with these templates")
  func foreignOptions() throws {
    for option in ["--worker", "--no-worker"] {
      let outcome = try create("Log", option)
      #expect(outcome.status == 64)
      #expect(outcome.errors.hasSuffix("help: '\(option)' is an option of the template 'vip'\n"))
    }
    let named = try create("Log", "--template", "vip", "--protocols", "inline")
    #expect(named.errors.contains("'--protocols' is an option of the template"))
  }

  @Test("a name that is too long is reported once, with the limit")
  func longNames() throws {
    let long = String(repeating: "F", count: 260)
    let component = try create("\(long)/\(long)x/SignIn")
    #expect(
      component.errors == """
        error: the folder name 'FFFFFFFFFFFFFFFFFFFF…' has 260 bytes, more than 255
        help: choose a shorter name

        """)
    let all = try create("\(long)/\(long)")
    #expect(all.errors.components(separatedBy: "error: ").count == 2)
    let folders = Array(repeating: String(repeating: "F", count: 240), count: 4)
    let path = try create((folders + ["Log"]).joined(separator: "/"))
    #expect(path.status == 64)
    #expect(path.errors.components(separatedBy: "error: ").count == 2, "\(path.errors)")
    #expect(path.errors.contains("bytes, more than 1024\n"))
    let file = try create(String(repeating: "F", count: 190))
    #expect(file.errors.components(separatedBy: "error: ").count == 2)
    #expect(file.errors.contains("has 230 bytes, more than the 224"))
  }

  @Test("only the first of two errors is reported if the second follows from it")
  func consequences() throws {
    let nowhere = try folder.viperGen("create", "Log", "-C", "No", "--target", "X")
    #expect(nowhere.errors.components(separatedBy: "error: ").count == 2)
    let unknown = try create("Log", "--template", "vipr", "--worker", "--ui", "nothing")
    #expect(
      unknown.errors == """
        error: no template 'vipr'
        help: did you mean 'viper'? 'viper-gen templates list --package-path Demo' lists all

        """)
    let config = try folder.viperGen("config", "-C", "Demo", "-t", "vipr", "--worker")
    #expect(config.errors == unknown.errors)
  }
}
