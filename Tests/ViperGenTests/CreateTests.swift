import Foundation
import Testing

@Suite("viper-gen create")
struct CreateTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Shop", platforms: [.iOS(.v17), .macOS(.v14)],
        targets: [.target(name: "App"), .testTarget(name: "AppTests", dependencies: ["App"])])

      """, to: "Package.swift")
    try folder.write("public struct Existing {}\n", to: "Sources/App/Existing.swift")
  }

  static let sources = [
    "Interactor", "InteractorProtocols", "Presenter", "PresenterProtocols", "Texts", "View",
    "ViewProtocols", "Wireframe", "WireframeProtocols",
  ]
  static let tests = [
    "DelegateMock", "InteractorTests", "InteractorToPresenterInterfaceMock",
    "NavigationInterfaceMock", "PresenterTests", "PresenterToInteractorInterfaceMock",
    "PresenterToViewInterfaceMock", "ViewTests", "ViewToPresenterInterfaceMock",
    "WireframeInterfacesMock", "WireframeTests", "WireframeToPresenterInterfaceMock",
  ]

  @Test("writes the 9 sources and 12 test files of a stack, its record and its template")
  func writesTheStack() throws {
    let outcome = try folder.viperGen("create", "SignIn")
    let expected =
      Self.sources.map { "Sources/App/SignIn/SignIn\($0).swift" }
      + Self.tests.map { "Tests/AppTests/SignIn/SignIn\($0).swift" }
    let record = ".viper-gen/App/SignIn.json"
    #expect(outcome.status == 0)
    #expect(outcome.errors == "23 files created\nnext: swift test\n")
    let lines = outcome.output.split(separator: "\n")
    let kept = /created  \.viper-gen\/templates\/[0-9a-f]{64}\.json/
    #expect(try kept.wholeMatch(in: lines.last ?? "") != nil)
    #expect(
      lines.dropLast().sorted()
        == (expected + [record]).map { "created  \($0)" }.sorted().map { $0[...] })
    let written = try folder.tree().keys.filter { $0.contains("/SignIn/") }
    #expect(written.sorted() == expected.sorted())
  }

  @Test("touches nothing when it is run again, and reports that")
  func secondRunIsIdentical() throws {
    _ = try folder.viperGen("create", "SignIn")
    let before = try folder.tree()
    let again = try folder.viperGen("create", "SignIn")
    #expect(again.status == 0)
    #expect(again.output == "" && again.errors == "unchanged\n")
    let json = try folder.viperGen("create", "SignIn", "--json").json()
    let files = try #require(json["files"] as? [[String: Any]])
    #expect(files.count == 22 && files.allSatisfy { $0["action"] as? String == "identical" })
    #expect(try folder.tree() == before)
  }

  @Test("reports a module whose record is lost, and how to write it again")
  func lostRecord() throws {
    _ = try folder.viperGen("create", "SignIn", "LogOut")
    let tree = try folder.tree()
    try FileManager.default.removeItem(
      at: folder.url.appending(path: ".viper-gen/App/SignIn.json"))
    let skipped = try folder.viperGen("create", "SignIn", "LogOut", "--on-conflict", "skip")
    #expect(skipped.status == 0)
    #expect(skipped.errors.hasPrefix("warning: 'SignIn' exists but has no record"))
    #expect(skipped.errors.components(separatedBy: "warning:").count == 2)
    let again = try folder.viperGen("create", "SignIn", "LogOut")
    #expect(again.status == 0)
    #expect(again.errors.hasPrefix("note: 'SignIn' exists without a record; the record is written"))
    #expect(again.errors.components(separatedBy: "note:").count == 2)
    #expect(try folder.viperGen("create", "SignIn").errors == "unchanged\n")
    #expect(try folder.tree().keys.sorted() == tree.keys.sorted())
  }

  @Test("lists every conflict and writes nothing")
  func conflictsStopEverything() throws {
    _ = try folder.viperGen("create", "SignIn")
    for name in ["SignInView", "SignInPresenter"] {
      try folder.write("// mine\n", to: "Sources/App/SignIn/\(name).swift")
    }
    let before = try folder.tree()
    let outcome = try folder.viperGen("create", "SignIn", "LogOut")
    #expect(outcome.status == 73)
    #expect(
      outcome.errors.contains(
        """
        Sources/App/SignIn/SignInPresenter.swift: error: file already exists with different content (edited)
        Sources/App/SignIn/SignInView.swift: error: file already exists with different content (edited)
        """))
    #expect(outcome.output == "")
    #expect(
      outcome.errors.contains(
        """
        help: to see the difference: viper-gen create SignIn LogOut --diff
              to replace the files:  viper-gen create SignIn LogOut --on-conflict overwrite
              to keep the files:     viper-gen create SignIn LogOut --on-conflict skip

        """), "\(outcome.errors)")
    #expect(try folder.tree() == before)
    try folder.write("// mine\n", to: "Sources/App/Only/OnlyView.swift")
    let single = try folder.viperGen("create", "Only")
    #expect(
      single.errors.contains("to keep the file:      viper-gen create Only --on-conflict skip"))
  }

  @Test("keeps an edited file with --on-conflict skip and writes the rest")
  func skips() throws {
    try folder.write("// mine\n", to: "Sources/App/SignIn/SignInView.swift")
    let outcome = try folder.viperGen("create", "SignIn", "--on-conflict", "skip")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("skipped  Sources/App/SignIn/SignInView.swift\n"))
    #expect(try folder.text(of: "Sources/App/SignIn/SignInView.swift") == "// mine\n")
    #expect(
      try folder.text(of: "Sources/App/SignIn/SignInPresenter.swift").contains("SignInPresenter"))
  }

  @Test("replaces an edited file with --on-conflict overwrite and keeps its permissions")
  func overwrites() throws {
    _ = try folder.viperGen("create", "SignIn")
    let path = "Sources/App/SignIn/SignInView.swift"
    let original = try folder.text(of: path)
    try folder.write("// mine\n", to: path)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640], ofItemAtPath: folder.url.appending(path: path).path)
    let outcome = try folder.viperGen("create", "SignIn", "--on-conflict=overwrite")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("overwritten  \(path)\n"))
    #expect(try folder.text(of: path) == original)
    #expect(try folder.tree()[path]?.permissions == 0o640)
    #expect(try folder.tree().keys.allSatisfy { !$0.contains(".viper-gen-") })
  }

  @Test("shows with --dry-run and --diff what a real run then does")
  func previews() throws {
    let before = try folder.tree()
    let dry = try folder.viperGen("create", "SignIn", "--dry-run")
    let diff = try folder.viperGen("create", "SignIn", "--diff", "--dry-run")
    #expect(dry.status == 0 && diff.status == 0)
    #expect(try folder.tree() == before)
    let real = try folder.viperGen("create", "SignIn")
    #expect(
      real.output.replacing("created  ", with: "would create  ") == dry.output)
    let patch = diff.output.components(separatedBy: "\nwould create  ")[0] + "\n"
    let copy = try TemporaryFolder()
    try copy.write(patch, to: "p.diff")
    let applied = try Program.tool("git", ["apply", "p.diff"], in: copy.url)
    #expect(applied.errors == "" && applied.status == 0)
    let path = "Sources/App/SignIn/SignInWireframe.swift"
    #expect(try copy.text(of: path) == folder.text(of: path))
  }

  @Test("takes several names, subfolders, --into and targets by name")
  func placesModules() throws {
    let outcome = try folder.viperGen(
      "create", "SignIn", "Account/LogOut", "--into", "Features", "--target", "App",
      "--test-target=AppTests", "--quiet")
    #expect(outcome.status == 0 && outcome.output == "" && outcome.errors == "")
    let tree = try folder.tree()
    #expect(tree["Sources/App/Features/SignIn/SignInView.swift"] != nil)
    #expect(tree["Tests/AppTests/Features/Account/LogOut/LogOutViewTests.swift"] != nil)
  }

  @Test("finds the package above the folder in which it runs")
  func searchesParents() throws {
    let inner = folder.url.appending(path: "Sources/App")
    let outcome = try Program.viperGen(["create", "SignIn"], in: inner)
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("created  Sources/App/SignIn/"))
  }

  @Test("takes for a package what SwiftPM takes for one: a manifest, or a link to one")
  func odderManifests() throws {
    let files = FileManager.default
    for name in ["folder", "dangling", "loop", "link"] {
      try folder.write("", to: "\(name)/Sources/Odd/Odd.swift")
    }
    func link(_ name: String, to target: String) throws {
      try files.createSymbolicLink(
        atPath: folder.url.appending(path: "\(name)/Package.swift").path,
        withDestinationPath: target)
    }
    try files.createDirectory(
      at: folder.url.appending(path: "folder/Package.swift"), withIntermediateDirectories: true)
    try link("dangling", to: "gone")
    try link("loop", to: "Package.swift")
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Odd", targets: [.target(name: "Odd")])
      """, to: "manifest.swift")
    try link("link", to: "../manifest.swift")
    for name in ["folder", "dangling", "loop"] {
      let outcome = try Program.viperGen(
        ["create", "SignIn", "-n"], in: folder.url.appending(path: name))
      #expect(outcome.output.hasPrefix("would create  Sources/App/SignIn/"), "\(name)")
      let named = try folder.viperGen("create", "SignIn", "--package-path", name)
      #expect(named.status == 66 && named.errors.contains("has no Package.swift"), "\(name)")
    }
    let linked = try Program.viperGen(
      ["create", "SignIn", "-n", "--testing", "none"], in: folder.url.appending(path: "link"))
    #expect(linked.output.hasPrefix("would create  Sources/Odd/SignIn/"), "\(linked.errors)")
  }

  @Test("names the package beside a mistyped folder")
  func mistypedPackage() throws {
    try folder.write("// swift-tools-version: 6.0", to: "Demo/Package.swift")
    try folder.write("", to: "Demoos/README.md")
    let meant = "did you mean '\(folder.url.appending(path: "Demo").path)'?"
    for (words, help) in [
      (["create", "SignIn"], meant + " '--init' creates one in the folder that you named"),
      (["list"], meant), (["remove", "SignIn"], meant), (["verify", "--build"], meant),
    ] {
      for typed in ["Demoo", "demo/", "Dmeo"] {
        let outcome = try Program.viperGen(words + ["--package-path", typed], in: folder.url)
        #expect(outcome.status == 66, "\(words) \(typed)")
        #expect(outcome.errors.contains("\nhelp: \(help)\n"), "\(outcome.errors)")
      }
    }
    let far = try folder.viperGen("list", "--package-path", "Other")
    #expect(far.errors.contains("name one with '--package-path DIR'"), "\(far.errors)")
  }

  @Test("makes a package where there is none with --init, named after the folder")
  func initialises() throws {
    let outcome = try folder.viperGen("create", "SignIn", "--init", "--package-path", "my-demo")
    #expect(outcome.status == 0)
    #expect(
      outcome.output.hasPrefix(
        "created  Package.swift\ncreated  .gitignore\ncreated  Sources/MyDemo/SignIn/"))
    #expect(outcome.errors == "25 files created\nnext: swift test --package-path my-demo\n")
    #expect(try folder.text(of: "my-demo/Package.swift").contains("name: \"MyDemo\""))
    let again = try folder.viperGen("create", "LogOut", "--init", "--package-path", "my-demo")
    #expect(again.status == 0)
    #expect(!again.output.contains("Package.swift") && !again.output.contains(".gitignore"))
  }

  @Test("lets git ignore what a new package's build writes, unless there is a .gitignore")
  func ignoredFiles() throws {
    try folder.write("mine\n", to: "Other/.gitignore")
    for package in ["New", "Other"] {
      let made = try folder.viperGen(
        "create", "SignIn", "--init", "--package-path", package, "--template", "vip")
      #expect(made.status == 0, "\(made.errors)")
    }
    #expect(try folder.text(of: "Other/.gitignore") == "mine\n")
    let new = folder.url.appending(path: "New")
    _ = try Program.tool("git", ["init"], in: new)
    for path in [".build/debug.yaml", ".swiftpm/xcode/xcuserdata/me", "Sources/.DS_Store"] {
      try folder.write("x", to: "New/" + path)
    }
    let status = try Program.tool(
      "git", ["status", "--porcelain", "--untracked-files=all"], in: new)
    #expect(status.output.contains("?? Package.swift\n"))
    for name in [".build/", ".swiftpm/", "DS_Store"] { #expect(!status.output.contains(name)) }
  }

  @Test("sets a template's options by flag or by --set alike")
  func optionsBySet() throws {
    let flags = ["--protocols", "inline", "--testing", "none", "--actions", "go(to: Int)"]
    let settings = [
      "--set", "protocols=inline", "--set", "testing=none", "--set", "actions=go(to: Int)",
    ]
    let first = try Program.viperGen(["create", "A", "--diff"] + flags, in: folder.url)
    let second = try Program.viperGen(["create", "A", "--diff"] + settings, in: folder.url)
    #expect(first.status == 0)
    #expect(first.output == second.output)
    #expect(first.output.contains("func go(to: Int)"))
    #expect(!first.output.contains("+++ b/Tests/"))
  }

  @Test("prints one JSON object with every file, also for a mistake")
  func json() throws {
    let created = try folder.viperGen("create", "SignIn", "--json")
    let object = try created.json()
    let files = try #require(object["files"] as? [[String: String]])
    #expect(created.errors == "")
    #expect(object["version"] as? Int == 1 && object["command"] as? String == "create")
    #expect(files.count == 23 && files.allSatisfy { $0["action"] == "created" })
    let refused = try folder.viperGen("create", "sign-in", "--json")
    let diagnostics = try #require(refused.json()["diagnostics"] as? [[String: Any]])
    #expect(refused.status == 64)
    #expect(diagnostics.map { $0["help"] as? String } == ["use 'SignIn'"])
  }

  @Test("names the same modules in the same bytes everywhere")
  func isReproducible() throws {
    let other = try TemporaryFolder()
    for place in [folder, other] {
      let outcome = try place.viperGen("create", "SignIn", "--init", "--package-path", "New")
      #expect(outcome.status == 0)
    }
    let (first, second) = (try folder.tree(below: "New"), try other.tree(below: "New"))
    #expect(first.mapValues(\.contents) == second.mapValues(\.contents))
  }

  @Test("writes many modules with few open files, in a new package and in an old one")
  func fewOpenFiles() throws {
    for letter in ["A", "B"] {
      let names = (1...100).map { "\(letter)\($0)X" }.joined(separator: " ")
      let line = "ulimit -n 48; \"$0\" create \(names) --init --package-path Big --layout layers -q"
      let outcome = try Program.tool("sh", ["-c", line, Program.viperGen.path], in: folder.url)
      #expect(outcome.status == 0, "\(outcome.errors.prefix(300))")
    }
    let files = try folder.tree(below: "Big").filter { $0.value.contents != nil }
    #expect(files.count == 2 * 100 * 22 + 3)
  }

  @Test("takes a limit for the size of files as an error, after which all is as before")
  func smallFiles() throws {
    let place = ["--init", "--package-path", "Small", "-q"]
    let made = try Program.viperGen(["create", "Home"] + place, in: folder.url)
    try #require(made.status == 0)
    let before = try folder.tree(below: "Small").mapValues(\.contents)
    let line = "ulimit -f 1; \"$0\" create SignIn --package-path Small"
    let outcome = try Program.tool("bash", ["-c", line, Program.viperGen.path], in: folder.url)
    #expect(outcome.status == 74)
    #expect(outcome.errors.contains("File too large"))
    #expect(try folder.tree(below: "Small").mapValues(\.contents) == before)
  }

  @Test("reports once that a recorded module would change, and how to continue")
  func madeOtherwise() throws {
    let folder = try TemporaryFolder()
    let place = ["--package-path", "Demo"]
    #expect(
      try Program.viperGen(["create", "SignIn", "--init"] + place, in: folder.url).status == 0)
    let edited = "Sources/Demo/SignIn/SignInView.swift"
    try folder.write("// mine\n", to: "Demo/\(edited)")
    let change =
      "to change its options and keep your edits, use 'viper-gen change --package-path Demo SignIn "
      + "--target Demo'; or "
    for (other, difference, help) in [
      (["--template", "vip"], "another template (viper, now vip)", ""),
      (["--layout", "layers"], "other options (layout: flat, now layers)", change),
    ] {
      let outcome = try Program.viperGen(["create", "SignIn"] + other + place, in: folder.url)
      #expect(outcome.status == 64)
      #expect(
        outcome.errors == """
          error: module 'SignIn' already exists with \(difference)
          help: \(help)remove it first: 'viper-gen remove --package-path Demo SignIn --target Demo', or \
          choose another name; 'remove' keeps what you edited: '\(edited)'

          """)
    }
  }

  @Test("proposes nothing that cannot help when a file differs")
  func proposals() throws {
    let folder = try SmallTemplate.folder()
    try folder.write("mine\n", to: "Shop/" + SmallTemplate.model)
    func errors(_ line: String) throws -> String {
      try Program.tool(
        "sh", ["-c", "\(line) \(SmallTemplate.options)", Program.viperGen.path],
        in: folder.url.appending(path: "Shop")
      ).errors
    }
    let piped = try errors("echo SignIn | \"$0\" create --file -")
    #expect(piped.contains("--on-conflict overwrite") && !piped.contains("--on-conflict ask"))
    let compared = try errors("\"$0\" create SignIn --diff")
    #expect(compared.contains("--on-conflict skip") && !compared.contains("to see the difference"))
  }

  @Test(
    "reports errors in the package together with those in template, options and names",
    arguments: [
      (["--template", "vipr"], ["no template 'vipr'"]),
      (["--ui", "xx"], ["'--ui' cannot be 'xx'"]),
      (
        ["sign-in", "--set", "ui"],
        ["invalid module name 'sign-in'", "expected NAME=VALUE, found 'ui'"]
      ),
    ])
  func allProblems(arguments: [String], problems: [String]) throws {
    let folder = try SmallTemplate.folder()
    let command = ["create", "SignIn", "--package-path", "Shop", "--target", "Ap"] + arguments
    let outcome = try Program.viperGen(command, in: folder.url)
    let missing = "the package has no target 'Ap'"
    #expect([64, 66].contains(outcome.status))
    for problem in problems + [missing] { #expect(outcome.errors.contains("error: \(problem)")) }
    #expect(outcome.errors.components(separatedBy: "error: ").count == problems.count + 2)
  }

  @Test("reports nothing about a package while a misspelled option may name another one")
  func misspelledPackage() throws {
    for (template, status) in [("viper", 64), ("vipr", 66)] {
      let outcome = try TemporaryFolder().viperGen(
        "create", "SignIn", "--pakage-path=Shop", "--template", template)
      #expect(outcome.status == Int32(status))
      #expect(outcome.errors.components(separatedBy: "error: ").count == 2)
    }
  }

  @Test("reports an invalid target at its place in the configuration, beside other errors")
  func configuredTarget() throws {
    let folder = try SmallTemplate.folder()
    try folder.write(#"{"target": "Nope"}"#, to: "Shop/.viper-gen.json")
    for mistake in [["--ui", "xx"], ["--template", "vipr"], ["sign-in"]] {
      let command = ["create", "SignIn", "--package-path", "Shop"] + mistake
      let outcome = try Program.viperGen(command, in: folder.url)
      let missing = ".viper-gen.json:1:12: error: the package has no target 'Nope'"
      #expect(outcome.errors.contains(missing), "\(mistake)")
      // A list may name its own targets.
      try folder.write(#"[{"name": "One", "target": "App"}]"#, to: "list.json")
      let listed = try Program.viperGen(
        command.filter { $0 != "SignIn" } + ["--file", "list.json"], in: folder.url)
      #expect(listed.status != 0 && !listed.errors.contains("Nope"), "\(mistake)")
    }
  }

  @Test("reports the edited files left over from a run with other options, as long as they exist")
  func leftBehind() throws {
    let folder = try TemporaryFolder()
    _ = try folder.viperGen("create", "SignIn", "--init", "--package-path", "App")
    func create(_ arguments: String...) throws -> String {
      let words = ["create", "SignIn", "--package-path", "App"] + arguments
      let outcome = try Program.viperGen(words, in: folder.url)
      #expect(outcome.status == 0)
      return outcome.errors
    }
    let files = FileManager.default
    let tests = folder.url.appending(path: "App/Tests/AppTests/SignIn")
    for name in try files.contentsOfDirectory(atPath: tests.path) {
      try folder.write("// mine\n", to: "App/Tests/AppTests/SignIn/\(name)")
    }
    let warning =
      "warning: 12 files were generated earlier but are not part of 'SignIn' any more, such as "
    #expect(try create("--testing", "none", "--dry-run").contains(warning))
    #expect(try create("--testing", "none").contains(warning))
    for name in try files.contentsOfDirectory(atPath: tests.path)
    where name != "SignInViewTests.swift" {
      try files.removeItem(at: tests.appending(path: name))
    }
    let last = try create("--testing", "none")
    let path = "Tests/AppTests/SignIn/SignInViewTests.swift"
    #expect(last.contains("'\(path)' was generated earlier but is not part of 'SignIn' any more"))
    try files.removeItem(at: tests)
    #expect(try !create("--testing", "none").contains("warning"))
  }

  @Test(
    "proposes commands as the user types them",
    arguments: [
      ([:], "viper-gen create"), (["_": "/usr/bin/swift"], "swift run viper-gen create"),
      (["_": "/usr/bin/make"], "viper-gen create"),
      (["_": "/usr/bin/swift", "VIPER_GEN_CALLER": "tool"], "tool create"),
    ])
  func typedProposals(environment: [String: String], command: String) throws {
    let folder = try SmallTemplate.folder()
    try folder.write("mine\n", to: "Shop/" + SmallTemplate.model)
    // As SwiftPM starts it: by a path from the folder in which it was built.
    let package = folder.url.appending(path: "Shop")
    let program = ".build/debug/viper-gen"
    try folder.write("", to: "Shop/.build/debug/none")
    try FileManager.default.createSymbolicLink(
      at: package.appending(path: program), withDestinationURL: Program.viperGen)
    let arguments =
      ["create", "SignIn"] + SmallTemplate.options.split(separator: " ").map(String.init)
    let outcome = try Program.tool(program, arguments, in: package, environment: environment)
    #expect(outcome.errors.contains("the difference: \(command) SignIn"))
    // 'swift run --package-path ..' in a folder of the package.
    try folder.write("", to: "Shop/Demo/none")
    let below = try Program.tool(
      "../" + program, arguments.map { $0.replacing("../Templates", with: "../../Templates") },
      in: package.appending(path: "Demo"), environment: environment)
    #expect(
      below.errors.contains(
        "the difference: "
          + command.replacing("swift run", with: "swift run --package-path ..") + " SignIn"))
    // From another folder, 'swift run' would not find the program.
    let elsewhere = try Program.viperGen(
      arguments, in: package, environment: environment.filter { $0.key == "_" })
    #expect(elsewhere.errors.contains("the difference: viper-gen create SignIn"))
  }
}
