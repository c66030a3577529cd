import Foundation
import Testing

@testable import viper_gen

@Suite("A shell with viper-gen's completions")
struct ShellTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let made = try folder.viperGen(
      "create", "SignIn", "Account/LogOut", "--init", "--package-path", "App")
    try #require(made.status == 0, "\(made.errors)")
  }

  private struct Answer {
    /// What the shell's line has become.
    let line: String
    /// The text on the screen.
    let screen: String
  }

  /// Types texts into the shell, in the package.
  private func type(_ texts: [String], into shell: String) throws -> [Answer] {
    let bin = Program.viperGen.deletingLastPathComponent().path
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let script = Program.project.appending(path: "Tests/Completions/type.zsh").path
    let outcome = try Program.tool(
      "zsh", ["-f", script, shell] + texts, in: folder.url.appending(path: "App"),
      environment: ["PATH": "\(bin):\(path)", "LC_ALL": "C.UTF-8"])
    let parts = outcome.output.split(separator: "\0", omittingEmptySubsequences: false)
    try #require(outcome.status == 0 && parts.count == texts.count * 2 + 1, "\(outcome)")
    return texts.indices.map {
      Answer(line: String(parts[$0 * 2]), screen: String(parts[$0 * 2 + 1]))
    }
  }

  /// What is typed before the tab, and what it becomes in each shell, or in all.
  private static let lines: [(String, String)] = [
    ("viper-gen cr", "viper-gen create "),
    ("viper-gen templates sh", "viper-gen templates show "),
    ("viper-gen create SignIn --zz", "viper-gen create SignIn --zz"),
    ("viper-gen create SignIn --test-t", "viper-gen create SignIn --test-target "),
    (
      "viper-gen create SignIn --template viper-li",
      "viper-gen create SignIn --template viper-list-detail "
    ),
    (
      "viper-gen create SignIn --template=viper-li",
      "viper-gen create SignIn --template=viper-list-detail "
    ),
    ("viper-gen create SignIn --ui sw", "viper-gen create SignIn --ui swiftui "),
    ("viper-gen create SignIn --ui=sw", "viper-gen create SignIn --ui=swiftui "),
    ("viper-gen create -t vip --use-", "viper-gen create -t vip --use-cases "),
    ("viper-gen create --set prot", "viper-gen create --set protocols="),
    ("viper-gen create --set ui=sw", "viper-gen create --set ui=swiftui "),
    ("viper-gen create --target A", "viper-gen create --target App "),
    ("viper-gen create --test-target ", "viper-gen create --test-target AppTests "),
    ("viper-gen remove S", "viper-gen remove SignIn "),
    ("viper-gen remove SignIn ", "viper-gen remove SignIn Account/LogOut "),
    (
      "viper-gen remove --package-path ../App 'Si",
      "viper-gen remove --package-path ../App 'SignIn' "
    ),
    ("viper-gen list --package-path my", "viper-gen list --package-path my\\ dir/"),
    ("viper-gen list --package-path=my", "viper-gen list --package-path=my\\ dir/"),
  ]

  @Test(
    "completes commands, options, values, templates, targets, modules and folders",
    arguments: Shell.allCases)
  func completes(shell: Shell) throws {
    guard OptionalTool.areInstalled("zsh", shell.rawValue) else { return }
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "App/my dir"), withIntermediateDirectories: false)
    let answers = try type(Self.lines.map { $0.0 + "\t" }, into: shell.rawValue)
    for (answer, (typed, expected)) in zip(answers, Self.lines) {
      #expect(answer.line == expected, "\(typed)")
    }
  }

  @Test(
    "shows what may follow 'create SignIn --te' and '--template vip'", arguments: Shell.allCases)
  func lists(shell: Shell) throws {
    guard OptionalTool.areInstalled("zsh", shell.rawValue) else { return }
    let typed = ["viper-gen create SignIn --te", "viper-gen create SignIn --template vip"]
    let answers = try type(typed.map { $0 + "\t" }, into: shell.rawValue)
    #expect(answers.map(\.line) == typed)
    for name in ["--template", "--templates", "--testing", "--test-target"] {
      #expect(answers[0].screen.contains(name), "\(name)")
    }
    #expect(!answers[0].screen.contains("--target"))
    for id in ["viper", "viper-closures", "viper-contract", "viper-list-detail"] {
      #expect(answers[1].screen.contains(id), "\(id)")
    }
    if shell != .bash { #expect(answers[0].screen.contains("target for the tests")) }
  }

  /// Names that a shell would act on, and how they begin, with an open quote before some.
  private static let hostile: [(name: String, typed: String)] = [
    ("Za$(touch pwned)", "Za"), ("Zb`touch pwned`", "Zb"), ("Zc;touch pwned;", "Zc"),
    ("Zd' \"x", "Zd"), ("Ze\\y*?[z]{a,b}", "Ze"), ("Zf!x", "Zf"), ("Zg|touch pwned", "Zg"),
    ("Zh:a=b@c", "Zh"), ("Zi&touch pwned", "Zi"), ("Zj>pwned", "Zj"), ("Zk$(touch pwned)", "'Zk"),
    ("Zl$(touch pwned)`touch pwned`", "\"Zl"), ("Zm$HOME", "Zm"), ("Zn'x", "'Zn"),
    ("Zo\"x", "\"Zo"),
  ]

  @Test("completes a name from a record as a name, whatever it contains", arguments: Shell.allCases)
  func hostileNames(shell: Shell) throws {
    guard OptionalTool.areInstalled("zsh", shell.rawValue) else { return }
    let record = try folder.text(of: "App/.viper-gen/App/SignIn.json")
    let start = try #require(record.firstRange(of: "\"folders\"")).lowerBound
    let empty = String(record[..<start]) + "\"folders\": [], \"files\": {}}"
    for (name, _) in Self.hostile + [("Zy\u{1B}]0;x\u{7}", ""), ("Zx\ny", "")] {
      let text = try JSONEncoder().encode(name)
      try folder.write(
        empty.replacing("\"SignIn\"", with: String(decoding: text, as: UTF8.self)),
        to: "App/.viper-gen/App/\(name).json")
    }
    let known = try folder.viperGen("list", "--package-path", "App").output
    try #require(known.contains("Za$(touch pwned)"))
    // Each line is also run: the shell's own reading of it is what the program is given.
    let function =
      "viper-gen() { [[ $1 == complete ]] && command viper-gen \"$@\" || printf '%s\\n' \"$2\" >> words; }"
    let fish =
      "function viper-gen; test $argv[1] = complete; and command viper-gen $argv; or printf '%s\\n' $argv[2] >> words; end"
    let setup = (shell == .fish ? fish : function) + "\r"
    let typed = Self.hostile.map { _, typed in "viper-gen remove \(typed)\t\r" }
    _ = try type([setup + typed.joined()], into: shell.rawValue)
    let words = try folder.text(of: "App/words").split(separator: "\n").map(String.init)
    #expect(words == Self.hostile.map(\.name))
    #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "App/pwned").path))
    let offered = try Program.viperGen(
      ["complete", "fish", "--", "remove", "--package-path", "App", ""], in: folder.url
    ).output
    #expect(offered.contains("\nZa$(touch pwned)\t"))
    #expect(!offered.contains("Zx") && !offered.contains("Zy"))
  }

  @Test(
    "is described in its script, with the command that enables it",
    arguments: Shell.allCases)
  func scripts(shell: Shell) throws {
    let outcome = try folder.viperGen("completions", shell.rawValue)
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(outcome.output == shell.script)
    #expect(outcome.output.contains("viper-gen completions \(shell.rawValue)"))
    guard OptionalTool.areInstalled(shell.rawValue) else { return }
    try folder.write(outcome.output, to: "script")
    let check = try Program.tool(shell.rawValue, ["-n", "script"], in: folder.url)
    #expect(check.status == 0 && check.errors == "" && check.output == "")
  }
}
