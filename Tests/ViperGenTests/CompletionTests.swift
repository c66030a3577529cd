import Foundation
import ScaffoldKit
import Testing

@testable import viper_gen

@Suite("Completions at the cursor")
struct CompletionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func reply(_ words: [String]) -> Completion.Reply {
    let environment = Environment(
      variables: ["HOME": folder.url.path], workingDirectory: folder.url.path)
    return Completion(after: words.dropLast(), current: words.last ?? "", environment).reply
  }

  /// What was typed, the last word up to the cursor, and what begins like it.
  static let words: [([String], [String])] = [
    (["cr"], ["create"]),
    (
      ["templates", ""],
      ["list", "show", "export", "add", "import", "learn", "check", "verify", "new"]
    ),
    (["-q", "templates", "s"], ["show"]),
    (["help", "t"], ["templates"]),
    (["help", "templates", "e"], ["export"]),
    (["help", "create", ""], []),
    (["create", ""], []),
    (["new", "--template", "vip", "--wo"], ["--worker"]),
    (["create", "SignI"], []),
    (["completions", ""], ["bash", "zsh", "fish"]),
    (["completions", "zsh", ""], []),
    (["bogus", ""], []),
    (["comple"], ["completions"]),
    (
      ["create", "SignIn", "--te"],
      ["--test-target", "--tests", "--test-module", "--template", "--templates", "--testing"]
    ),
    (
      ["create", "--template", "x", "--te"],
      ["--test-target", "--tests", "--test-module", "--templates"]
    ),
    (["create", "--templates", "x", "--templates"], ["--templates"]),
    (["create", "--template", "vip", "--wo"], ["--worker"]),
    (["create", "--template=vip", "--no-w"], ["--no-worker"]),
    (["create", "--wo"], []),
    (["create", "--dr"], ["--dry-run"]),
    (["create", "-n", "--dr"], []),
    (["create", "--no-d"], ["--no-dry-run", "--no-diff"]),
    (["create", "--experimental"], []),
    (["create", "--template", "viper-c"], ["viper-closures", "viper-contract"]),
    (
      ["create", "--template=vip"],
      ["vip", "viper", "viper-closures", "viper-contract", "viper-list-detail"]
    ),
    (["create", "-t", "viper-l"], ["viper-list-detail"]),
    (["create", "-tviper-l"], ["viper-list-detail"]),
    (["-t", "viper-l"], ["viper-list-detail"]),
    (["--template", "vip", "create", "--use"], ["--use-cases"]),
    (["create", "--ui", "sw"], ["swiftui"]),
    (["create", "--ui=sw"], ["swiftui"]),
    (["create", "--with", "service,"], ["entity", "view-object"]),
    (["create", "--with=service,e"], ["entity"]),
    (
      ["create", "--target", "--te"],
      ["--test-target", "--tests", "--test-module", "--template", "--templates", "--testing"]
    ),
    (["create", "--color", "a"], ["auto", "always"]),
    (["create", "--json=t"], ["true"]),
    (["create", "--set", "ui"], ["ui="]),
    (["create", "--set", "ui=s"], ["ui=swiftui"]),
    (["create", "--set=ui=s"], ["ui=swiftui"]),
    (["create", "--template", "vip", "--set", "worker="], ["worker=true", "worker=false"]),
    (["templates", "verify", "vip", "--set", "use"], ["use-cases="]),
    (["templates", "verify", "--language-mode", ""], ["5", "6"]),
    (["templates", "show", "vip", ""], []),
    (["templates", "show", "viper-co"], ["viper-contract"]),
    (["create", "--bogus", ""], []),
    (["create", "--", "--te"], []),
    (["create", "--actions", ""], []),
    (["--"], ["--json", "--quiet", "--color", "--help", "--version"]),
    (["create", "\u{2014}te"], []),
    (["create", "\u{1B}", "--into="], []),
  ]

  @Test("come from the tables and from the words before", arguments: words)
  func candidates(typed: [String], expected: [String]) {
    let reply = reply(typed)
    #expect(reply.kind == .words)
    #expect(reply.candidates.map(\.text).filter { $0.hasPrefix(reply.fragment) } == expected)
    #expect((typed.last ?? "").hasSuffix(reply.prefix + reply.fragment))
  }

  static let paths: [([String], Completion.Reply.Kind, String, String)] = [
    (["list", "--package-path", "a/b"], .folders, "", "a/b"),
    (["list", "--package-path=a/b"], .folders, "--package-path=", "a/b"),
    (["create", "--templates", ""], .folders, "", ""),
    (["create", "--template", "./Mi"], .folders, "", "./Mi"),
    (["templates", "show", "Mine/"], .folders, "", "Mine/"),
    (["templates", "export", "vip", "x"], .folders, "", "x"),
  ]

  @Test("may be a path, which the shell looks for", arguments: paths)
  func path(typed: [String], kind: Completion.Reply.Kind, prefix: String, fragment: String) {
    let reply = reply(typed)
    #expect(reply.kind == kind && reply.prefix == prefix && reply.fragment == fragment)
    #expect(reply.candidates == [])
  }

  @Test("knows the targets and modules of the package, here, above, or named on the line")
  func package() throws {
    let path = folder.url.appending(path: "App").path
    let made = try folder.viperGen(
      "create", "SignIn", "Account/LogIn", "--init", "--package-path", path)
    #expect(made.status == 0)
    let place = ["--package-path", path]
    for words in [["create"] + place + ["--target", ""], place + ["create", "--target="]] {
      #expect(reply(words).candidates == [.init(text: "App", help: "library target")])
    }
    #expect(reply(["create", "--target", ""]).candidates == [])
    #expect(
      reply(["create"] + place + ["--test-target", ""]).candidates.map(\.text) == ["AppTests"])
    let modules = ["Account/LogIn", "SignIn"]
    #expect(reply(["remove"] + place + [""]).candidates.map(\.text) == modules)
    #expect(reply(["remove", "--package-path", "~/App", ""]).candidates.map(\.text) == modules)
    #expect(reply(["remove", "SignIn"] + place + [""]).candidates.map(\.text) == ["Account/LogIn"])
    #expect(reply(["remove", "--target", "X"] + place + [""]).candidates == [])
    try folder.write("{", to: "App/.viper-gen/App/Broken.json")
    #expect(reply(["remove"] + place + [""]).candidates.map(\.text) == modules)
    let above = try Program.viperGen(
      ["complete", "fish", "--", "remove", ""], in: folder.url.appending(path: "App/Sources"))
    #expect(above.output.contains("\nAccount/LogIn\tviper in App\nSignIn\t"))
  }

  @Test("knows the templates of a folder, leaves broken ones out, and their options")
  func templates() throws {
    #expect(try folder.viperGen("templates", "export", "vip", "T/mine").status == 0)
    try folder.write("{", to: "T/broken/template.json")
    try folder.write("// swift-tools-version: 6.0\n", to: "Package.swift")
    try folder.write("{\"templates\": [\"T\"], \"template\": \"mine\"}", to: ".viper-gen.json")
    #expect(reply(["create", "--template", "mi"]).candidates.map(\.text).contains("mine"))
    #expect(reply(["create", "--wor"]).candidates.map(\.text).contains("--worker"))
    #expect(reply(["create", "--set", "wor"]).candidates.map(\.text).contains("worker="))
    try FileManager.default.removeItem(at: folder.url.appending(path: ".viper-gen.json"))
    let path = folder.url.appending(path: "T").path
    for words in [
      ["create", "--templates", path, "-t", "m"], ["templates", "show", "--templates", "~/T", "m"],
    ] {
      let texts = reply(words).candidates.map(\.text)
      #expect(texts.contains("mine") && texts.contains("viper") && !texts.contains("broken"))
    }
    let options = reply(["create", "--templates", path, "-t", "mine", "--use"]).candidates
    #expect(options.map(\.text).contains("--use-cases"))
    #expect(reply(["create", "--templates", "nowhere", "-t", "v"]).candidates.count == 5)
  }

  static let lines: [(String, [String], String, String, String)] = [
    ("viper-gen create ", ["viper-gen", "create"], "", "Ab", "Ab"),
    ("viper-gen remove Si", ["viper-gen", "remove"], "Si", "SignIn", "SignIn"),
    ("v a --ui=sw", ["v", "a"], "--ui=sw", "--ui=swiftui", "swiftui"),
    ("v a --ui=", ["v", "a"], "--ui=", "--ui=a:b", "a:b"),
    ("v 'a b' \"c\\\"d\" e\\ f", ["v", "a b", "c\"d"], "e f", "e fg", "e\\ fg"),
    ("v Z", ["v"], "Z", "Z$(x)`y`", "Z\\$\\(x\\)\\`y\\`"),
    ("v Z", ["v"], "Z", "Z;a|b&c<d>e'f\"g\\h!i", "Z\\;a\\|b\\&c\\<d\\>e\\'f\\\"g\\\\h\\!i"),
    ("v Z", ["v"], "Z", "Zé~#*?[a]{b}", "Zé\\~\\#\\*\\?\\[a\\]\\{b\\}"),
    ("v 'Z", ["v"], "Z", "Z'a$b", "Z'\\''a$b"),
    ("v \"Z", ["v"], "Z", "Z\"a$b`c\\d!e", "Z\\\"a\\$b\\`c\\\\d\"'!'\"e"),
    ("v --ui='s", ["v"], "--ui=s", "--ui=s t", "s t"),
    ("v ''", ["v"], "", "a b", "a\\ b"),
    ("v a:b", ["v"], "a:b", "a:bc", "bc"),
    ("v a\\:b", ["v"], "a:b", "a:bc", "a:bc"),
  ]

  @Test(
    "is put into a line of bash so that it means itself, whatever is quoted there", arguments: lines
  )
  func bash(line: String, words: [String], current: String, text: String, replacement: String) {
    let read = BashLine(line, breaks: " \t\n\"'@><=;|&(:")
    #expect(read.words == words && read.current == current)
    #expect(read.replacement(for: text) == replacement)
  }

  static let silent: [[String]] = [
    ["fish"], ["zsh", "--", ""], ["bash"], ["bash", "--", "", ""],
    ["bash", "--", " ", "viper-gen 'a"],
    ["fish", "--", "create", "--package-path", "/nowhere", "--target", ""],
    ["fish", "--", "remove", ""], ["fish", "--", "--template", "\u{1B}", "create", "--"],
    ["fish", "--", "create", "--templates", "/dev/null", "-t", ""],
    ["zsh", "--", "remove", "--package-path", "Odd", ""],
    ["zsh", "--", "create", "--package-path", "Odd", "--target", ""],
  ]

  @Test("is asked for without a word of error, and without a write", arguments: silent)
  func silence(arguments: [String]) throws {
    try folder.write("let x = 1\n", to: "Odd/Package.swift")
    try folder.write("x", to: "Odd/.viper-gen/A.json")
    let before = try folder.tree()
    let outcome = try Program.viperGen(["complete"] + arguments, in: folder.url)
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(try folder.tree() == before)
    let cache = folder.url.appending(path: ".test-cache").path
    #expect(!FileManager.default.fileExists(atPath: cache))
  }
}
