import Foundation
import Testing

/// Bad input: the status and the words of the answer, and nothing changed.
@Suite("viper-gen refuses")
struct RefusalTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    let status: Int32
    /// What the answer on the error stream must contain.
    let answer: [String]

    init(_ arguments: String, _ status: Int32, _ answer: String...) {
      self.arguments = arguments.split(separator: " ").map(String.init)
      self.status = status
      self.answer = answer
    }

    var testDescription: String { arguments.joined(separator: " ") }
  }

  static let cases = [
    Case("crate SignIn", 64, "unknown command 'crate'", "did you mean 'create'?"),
    Case("create", 64, "no module name given"),
    Case("verify --shard 3/2", 64, "invalid shard '3/2': the first number must be between 1 and 2"),
    Case("templates verify --stand-ins Nowhere", 64, "add '--quick'"),
    Case("templates verify --quick --stand-ins Nowhere", 66, "has no 'stand-ins.json'"),
    Case("templates verify --language-mode 5 --language-mode 6", 64, "run it once for each"),
    Case("templates verify --language-mode 4", 64, "'--language-mode' cannot be '4'"),
    Case(
      "templates verify --set uii=none", 64, "no template has an option 'uii'", "did you mean 'ui'?"
    ),
    Case("templates verify --set ui=bogus", 64, "'--ui' cannot be 'bogus'"),
    Case("templates verify vipr", 66, "vipr"),
    Case("templates verify --templates Nowhere", 66, "Nowhere"),
    Case("verify SignIn", 66, "no Package.swift"),
    Case("create sign-in --package-path One", 64, "'sign-in'", "use 'SignIn'"),
    Case("create Type --package-path One", 64, "'Type'"),
    Case("create String --package-path One", 64, "'String'"),
    Case("create Date --package-path One --actions go(at:Date)", 64, "'Date'", "Foundation"),
    Case("create View --ui swiftui --package-path One", 64, "'View'", "SwiftUI"),
    Case("create UI --package-path One", 64, "UIView", "UIKit"),
    Case("create App --package-path One", 64, "with the name of the module 'App'"),
    Case("create Taken --package-path One", 64, "'Taken'", "Sources/App/Other.swift:2"),
    Case("create taken --package-path One", 64, "use 'Taken'"),
    Case("create a1 Taken --package-path One", 64, "use 'A1'", "Sources/App/Other.swift:2"),
    Case("create SignIn SignInView --package-path One", 64, "'SignInView'", "both declare"),
    Case("create SignIn Signin --package-path One", 64, "differ only in case"),
    Case("create ../SignIn --package-path One", 77, "'../SignIn'"),
    Case("create SignIn --into ../x --package-path One", 77, "'../x'"),
    Case("create SignIn --into /tmp --package-path One", 77, "'/tmp'"),
    Case("create SignIn --package-path Nowhere", 66, "Nowhere"),
    Case(
      "create SignIn --ui none --package-path Empty", 66, "Package.swift", "or add '--init'",
      "\ntry: viper-gen create SignIn --package-path Empty --init --ui none\n"),
    Case("create SignIn --package-path Broken", 65, "Broken/Package.swift:2:14: error: expected"),
    Case("create SignIn --package-path Library.swift", 66, "Library.swift"),
    Case("create SignIn --package-path Library.swift --init", 73, "is not a folder"),
    Case("create SignIn --package-path Two", 64, "--target First", "--target Second"),
    Case("create SignIn --package-path Two --target Frist", 66, "did you mean '--target First'?"),
    Case("create SignIn --package-path Two --target FirstTests", 64, "FirstTests"),
    Case("create SignIn --package-path Two --target Second", 66, "Second"),
    Case("create SignIn --package-path NoTests", 66, "App", "AppTests"),
    Case("create SignIn --package-path InTheWay", 73, "Sources/App/SignIn", "not a folder"),
    Case("create SignIn --package-path One --template vipr", 66, "did you mean 'viper'?"),
    Case(
      "create SignIn --package-path One --template viper-list-detail --use-cases Go", 64,
      "unknown option '--use-cases': the template 'viper-list-detail' has no such option",
      "'--use-cases' is an option of the template 'vip'"),
    Case(
      "create SignIn --package-path One --template viper-list-detail --zzzzzz", 64,
      "'viper-gen create --package-path One --template viper-list-detail --help' lists"),
    Case(
      "create SignIn --package-path One --actions go --presenter-to-interactor go", 64,
      "--presenter-to-interactor:1:1: error: 'go()' is in '--actions', too",
      "help: leave it out in one of them"),
    Case("create SignIn --package-path One --templates Nowhere", 66, "Nowhere"),
    Case(
      "create SignIn --package-path One --templates Bad --template bad", 65,
      "Bad/bad/A.swift:2:6: error: unknown variable 'Modul'", "did you mean 'Module'?"),
    Case("create SignIn --package-path One --tempalte x", 64, "did you mean '--template'?"),
    Case("create SignIn --package-path One --ui uikt", 64, "did you mean 'uikit'?"),
    Case("create SignIn --package-path One --set ui=uikt", 64, "did you mean 'uikit'?"),
    Case("create SignIn --package-path One --set uu=uikit", 64, "did you mean 'ui'?"),
    Case("create SignIn --package-path One --set ui", 64, "NAME=VALUE"),
    Case("create SignIn --package-path One --target", 64, "'--target' needs a value"),
    Case("create SignIn --package-path One \u{2014}dry-run", 64, "type '--dry-run'"),
    Case("create SignIn --package-path One --dry\u{2011}run", 64, "U+2011", "type '--dry-run'"),
    Case("generate SignIn", 64, "did you mean 'create'?"),
    Case("delete", 64, "did you mean 'remove'?"),
    Case("version", 64, "did you mean '--version'?"),
    Case("create SignIn --package-path One --actions go(a:", 64, "--actions:1:"),
    Case("create SignIn --package-path One --actions go(b:Int...)", 64, "variadic"),
    Case("create SignIn --package-path One --actions go(presenter:Int)", 64, "'presenter'"),
    Case("create SignIn --package-path One --actions viewDidLoad", 64, "'viewDidLoad()'"),
    Case("create SignIn --package-path One -t vip --actions string(of:String)", 64, "'string'"),
    Case(
      "create SignIn --package-path One -t vip --use-cases FetchAll --actions fetchAll(of:Int)", 64,
      "'fetchAll'"),
    Case(
      "create SignIn --package-path One -t viper-closures --actions go(service:Int)", 64,
      "'service'"),
    Case("create A.docc/SignIn --package-path One", 77, "'A.docc' is reserved for other programs"),
    Case("create SignIn --package-path One --on-conflict maybe", 64, "maybe"),
    Case("list --package-path Nowhere", 66, "Nowhere"),
    Case(
      "list --package-path Empty", 66, "Package.swift",
      "help: run in a package, or name one with '--package-path DIR'\n"),
    Case("list --test-target App --package-path One", 64, "unknown option '--test-target'"),
    Case(
      "list --package-path Records", 65, ".viper-gen/App/Bad.json:2:1: error: expected",
      "this is the record of a module: restore it from version control",
      "'--on-conflict overwrite' (this overwrites edited files), or delete it",
      ".viper-gen/App/New.json:1:13: error: the record has the format 4",
      "install the viper-gen that wrote it"),
    Case("list --package-path Escape", 77, ".viper-gen/App/M.json:8:14: error", "'../M/x'"),
    Case("remove --package-path One", 64, "no module name given", "viper-gen list"),
    Case("remove Gone --package-path One", 66, "no module 'Gone' is recorded", ".viper-gen/"),
    Case("remove SignIn --package-path Empty", 66, "Package.swift"),
    Case("remove SignIn --package-path Records", 65, "Bad.json:2:1", "New.json:1:13"),
    Case("remove M --package-path Escape", 77, "'../M/x'"),
    Case("remove M --package-path Linked", 77, "link", "/tmp"),
    Case("templates show", 64, "ID is missing"),
    Case("templates show nothing", 66, "no template 'nothing'"),
    Case("templates export viper", 64, "DIR is missing"),
    Case("templates check", 64, "DIR is missing"),
  ]

  /// A command line that fails, and the command that its report names.
  static let commands = [
    ("create lower", "create"),
    ("--package-path One create --bogus", "create"),
    ("crate SignIn", "crate"),
    ("templates show", "templates show"),
    ("--color never templates export viper", "templates export"),
    ("--bogus", ""),
  ]

  @Test("as one object that names the command, and nothing else", arguments: commands)
  func jsonRefusals(line: String, command: String) throws {
    let folder = try Self.world()
    let arguments = line.split(separator: " ").map(String.init) + ["--json"]
    let outcome = try Program.viperGen(arguments, in: folder.url)
    #expect(try outcome.json()["command"] as? String == command)
    #expect(outcome.status == 64 && outcome.errors == "")
  }

  @Test("an empty folder to export to, which is not the folder it runs in")
  func emptyArgument() throws {
    let folder = try TemporaryFolder()
    let outcome = try folder.viperGen("templates", "export", "viper", "")
    #expect(outcome.status == 64)
    #expect(
      outcome.errors == "error: DIR is empty\nhelp: type 'viper-gen templates export ID DIR'\n")
    #expect(try folder.tree() == [:])
  }

  @Test("bad input with a status and a way out, and changes nothing", arguments: cases)
  func refuses(_ example: Case) throws {
    let folder = try Self.world()
    let before = try folder.tree()
    let outcome = try Program.viperGen(example.arguments, in: folder.url)
    #expect(outcome.status == example.status, "\(outcome.errors)")
    for words in example.answer {
      #expect(outcome.errors.contains(words), "\(outcome.errors)")
    }
    #expect(outcome.output == "")
    #expect(try folder.tree() == before)
  }

  @Test("a name in a list with what to write there, which no option can take the place of")
  func namesInLists() throws {
    let folder = try Self.world()
    try folder.write(
      """
      [{"name": "A", "target": "Frist"}, {"name": "B", "target": "Nothing"},
      {"name": "C", "target": "First", "testTarget": "FirtsTests"},
      {"name": "D", "target": "FirstTests"}, {"name": "E", "target": "First", "testTarget": "First"}]
      """, to: "list.json")
    let outcome = try folder.viperGen("create", "--file", "list.json", "--package-path", "Two")
    #expect(outcome.status == 65)
    #expect(
      outcome.errors.split(separator: "\n").filter { $0.hasPrefix("help: ") } == [
        "help: did you mean 'First'?", "help: it can be 'First' or 'Second'",
        "help: did you mean 'FirstTests'?", "help: it can be 'First' or 'Second'",
        "help: it can be 'FirstTests'",
      ])
  }

  @Test("a module whose types another one has, each of them by its whole name")
  func wholeNames() throws {
    let folder = try Self.world()
    let arguments = ["create", "Foo/Foo", "--package-path", "One"]
    #expect(try Program.viperGen(arguments, in: folder.url).status == 0)
    let outcome = try Program.viperGen(arguments + ["--into", "X"], in: folder.url)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("'X/Foo/Foo' clashes with module 'Foo/Foo'"))
  }

  @Test("everything that is wrong at once")
  func severalMistakes() throws {
    let folder = try Self.world()
    let outcome = try folder.viperGen(
      "create", "sign-in", "Type", "--package-path", "One", "--ui", "x", "--nope", "--into", "..")
    for words in ["'sign-in'", "'Type'", "'x'", "'--nope'", "'..'"] {
      #expect(outcome.errors.contains(words))
    }
  }

  @Test("to lose the answer: a result that cannot be written is an error")
  func fullOutput() throws {
    let folder = try Self.world()
    let line = "\"$0\" create SignIn --package-path One > /dev/full"
    let outcome = try Program.tool(
      "sh", ["-c", line, Program.viperGen.path], in: folder.url)
    #expect(outcome.status == 74)
    #expect(outcome.errors.contains("the files themselves were written"))
  }

  @Test(
    "to claim more than it did, when the answer of a dry run is lost", arguments: ["-n", "--diff"])
  func fullOutputOfADryRun(option: String) throws {
    let folder = try Self.world()
    let line = "\"$0\" create SignIn --package-path One \(option) > /dev/full"
    let outcome = try Program.tool("sh", ["-c", line, Program.viperGen.path], in: folder.url)
    #expect(outcome.status == 74)
    #expect(outcome.errors == "error: cannot write the result: No space left on device\n")
  }

  /// Packages with every kind of error.
  private static func world() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let manifest = { (targets: String) in
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "P", platforms: [.iOS(.v17), .macOS(.v14)], targets: [\(targets)])

      """
    }
    let app = ".target(name: \"App\")"
    let tested = app + ", .testTarget(name: \"AppTests\", dependencies: [\"App\"])"
    try folder.write(manifest(tested), to: "One/Package.swift")
    try folder.write("// A type.\nstruct Taken {}\n", to: "One/Sources/App/Other.swift")
    try folder.write("", to: "Empty/README.md")
    try folder.write("// swift-tools-version: 6.0\nlet package = \n", to: "Broken/Package.swift")
    try folder.write("", to: "Library.swift")
    try folder.write(
      manifest(
        ".target(name: \"First\"), .target(name: \"Second\"), "
          + ".testTarget(name: \"FirstTests\", dependencies: [\"First\"])"),
      to: "Two/Package.swift")
    for target in ["First", "Second"] {
      try folder.write("", to: "Two/Sources/\(target)/\(target).swift")
    }
    try folder.write("", to: "Two/Tests/FirstTests/T.swift")
    try folder.write(manifest(app), to: "NoTests/Package.swift")
    try folder.write("", to: "NoTests/Sources/App/A.swift")
    try folder.write(manifest(tested), to: "InTheWay/Package.swift")
    try folder.write("", to: "InTheWay/Sources/App/SignIn")
    try folder.write(manifest(tested), to: "Records/Package.swift")
    try folder.write("{\n<<<<<<< HEAD\n", to: "Records/.viper-gen/App/Bad.json")
    try folder.write("{\"version\": 4}\n", to: "Records/.viper-gen/App/New.json")
    try folder.write(manifest(tested), to: "Escape/Package.swift")
    let digest = String(repeating: "0", count: 64)
    try folder.write(
      """
      {
        "version": 1,
        "module": "M",
        "target": "App",
        "template": "viper",
        "templateDigest": "\(digest)",
        "options": {},
        "files": { "../M/x": "\(digest)" }
      }

      """, to: "Escape/.viper-gen/App/M.json")
    try folder.write(manifest(tested), to: "Linked/Package.swift")
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "Linked/.viper-gen").path, withDestinationPath: "/tmp")
    try folder.write(
      """
      {"id": "bad", "description": "Bad.",
       "files": [{"source": "A.swift", "path": "A.swift", "role": "source"}]}
      """, to: "Bad/bad/template.json")
    try folder.write("// A\n// <<Modul>>\n", to: "Bad/bad/A.swift")
    return folder
  }
}
