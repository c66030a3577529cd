import Foundation
import Testing

/// Each command that a message suggests is run in the folder in which it was suggested.
@Suite("A suggested command")
struct SuggestionTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let tested = #".testTarget(name: "FirstTests", dependencies: ["First"])"#
    try package("One", #".target(name: "First"), \#(tested)"#, ["First"])
    try package("Two", #".target(name: "First"), .target(name: "Second"), \#(tested)"#)
    try package("NoTests", #".target(name: "First")"#, ["First"])
    try package(
      "Tests",
      #".target(name: "First"), .testTarget(name: "UnitTests", dependencies: ["First"]), "#
        + #".testTarget(name: "UITests", dependencies: ["First"])"#, ["First"])
    try package(
      "Mixed",
      #".target(name: "First"), .target(name: "CLib"), \#(tested), "#
        + #".plugin(name: "Gen", capability: .buildTool())"#, ["First"])
    try folder.write("int c;\n", to: "Mixed/Sources/CLib/c.c")
    try folder.write("", to: "Mixed/Plugins/Gen/Gen.swift")
    try folder.write("", to: "Empty/README.md")
  }

  private func package(
    _ name: String, _ targets: String, _ sources: [String] = ["First", "Second"]
  ) throws {
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "\(name)", targets: [\(targets)])

      """, to: "\(name)/Package.swift")
    for source in sources { try folder.write("", to: "\(name)/Sources/\(source)/\(source).swift") }
  }

  /// A command line that fails, the folder that it runs in, and how many commands are suggested.
  struct Situation: CustomTestStringConvertible {
    let arguments: [String]
    let place: String
    let count: Int

    init(_ line: String, in place: String, _ count: Int = 1) {
      arguments = line.split(separator: " ").map(String.init)
      self.place = place
      self.count = count
    }

    var testDescription: String { "\(place): \(arguments.joined(separator: " "))" }
  }

  static let situations: [Situation] = [
    .init("create SignIn --dry-run", in: "Empty"),
    .init("create SignIn --package-path ../Emptyy", in: "Empty"),
    .init("create SignIn --package-path ../Onee --diff", in: "Empty", 3),
    .init("create SignIn --package-path ../Twoo", in: "Empty", 3),
    .init("create SignIn", in: "Two", 2),
    .init("create SignIn --dry-run --ui none", in: "Two", 2),
    .init("create sign-in --target First", in: "Two"),
    .init("create sign-in", in: "Two", 2),
    .init("create SignIn --target Second", in: "Two"),
    .init("create SignIn --target Frist --dry-run", in: "Two", 2),
    .init("create SignIn --target Sceond", in: "Two", 2),
    .init("create SignIn --target FirstTests", in: "Two", 4),
    .init("create Sources/First/SignIn --target Second", in: "Two", 2),
    .init("create SignIn", in: "NoTests"),
    .init("create SignIn --package-path NoTests --testing xctest", in: "", 2),
    .init("create SignIn", in: "Tests", 2),
    .init("create SignIn --test-target UnitTets", in: "Tests", 2),
    .init("create SignIn --target CLib", in: "Mixed", 2),
    .init("create SignIn --target Gen --diff", in: "Mixed", 2),
    .init("create SignIn --test-target First", in: "One", 2),
    .init("create", in: "One"),
    .init("create --package-path One --dry-run", in: ""),
    .init("create", in: "Two", 2),
    .init("create --init --package-path New", in: ""),
    .init("crate SignIn", in: "One"),
    .init("generate SignIn", in: "One"),
    .init("template list", in: "One"),
    .init("templates lst", in: "One"),
    .init("create SignIn --tempalte vip", in: "One"),
    .init("create SignIn -dry-run", in: "One"),
    .init("create SignIn -ui none", in: "One"),
    .init("create SignIn \u{2014}dry-run", in: "One"),
    .init("create SignIn --dry-run=maybe", in: "One"),
    .init("create SignIn --uikit", in: "One"),
    .init("create SignIn --template vip --templates ../Mine --no-such-thing x", in: "One"),
    .init("create SignIn --ui uikt", in: "One"),
    .init("create SignIn --set uu=none", in: "One"),
    .init("create SignIn --template vipr", in: "One"),
    .init("create SignIn --on-conflict overwrit", in: "One"),
    .init("create Features\\SignIn", in: "One"),
    .init("create Tests/FirstTests/SignIn", in: "One"),
    .init("create Sources/SignIn", in: "One"),
    .init("list --package-path Onee", in: ""),
    .init("list SignIn --package-path One", in: ""),
    .init("list templates", in: "Two"),
    .init("create module SignIn", in: "One"), .init("create vip SignIn", in: "One"),
    .init("create SignIn,LogIn", in: "One"), .init("create SignIn.swift", in: "One"),
    .init("generate module SignIn", in: "One"), .init("SignIn", in: "One"),
    .init("templates viper", in: "One"), .init("create SignIn --swiftui", in: "One"),
    .init("create SignIn --public", in: "One"), .init("create SignIn --overwrite", in: "One"),
    .init("create SignIn --no-color", in: "One"), .init("create SignIn --no-tests", in: "One"),
    .init("remove --package-path One", in: ""),
    .init("remove Gone --package-path One", in: ""),
    .init("remove SignIn --package-path Onee", in: ""),
    .init("templates show --templates ../Mine", in: "One"),
    .init("templates show vipp --templates Mine", in: ""),
    .init("help creat", in: ""),
    .init("help create it", in: ""),
    .init("completions bsh", in: ""),
  ]

  @Test("works where it was suggested", arguments: situations)
  func works(_ situation: Situation) throws {
    if situation.arguments.contains("remove") || situation.arguments.contains("list"),
      situation.arguments.contains("SignIn")
    {
      _ = try folder.viperGen("create", "SignIn", "--package-path", "One")
    }
    if situation.testDescription.contains("Mine") {
      _ = try folder.viperGen("templates", "export", "vip", "Mine/vip")
    }
    let before = try folder.tree()
    let place = folder.url.appending(path: situation.place)
    let outcome = try Program.viperGen(situation.arguments, in: place)
    #expect(outcome.status != 0)
    #expect(try folder.tree() == before)
    let suggestions = Suggestions(outcome.errors, of: situation.arguments).lines
    #expect(suggestions.count >= situation.count, "\(outcome.errors)\n\(suggestions)")
    for line in suggestions { try expectSuccess(line, of: situation) }
  }

  private func expectSuccess(_ line: String, of situation: Situation) throws {
    let copy = try folder.copy()
    let before = try copy.tree()
    let again = try copy.shell(line, in: situation.place)
    #expect(again.status == 0, "\(line)\n\(again.errors)")
    for option in ["--dry-run", "--diff", "--ui none"]
    where situation.testDescription.contains(option + " ")
      || situation.testDescription.hasSuffix(option)
    {
      #expect(line.contains(option) || line.contains("help"), "\(line)")
      if option != "--ui none" { #expect(try copy.tree() == before, "\(line)") }
    }
  }

  @Test("settles conflicts, and keeps the options for previews", arguments: ["", "-n", "--diff"])
  func conflicts(option: String) throws {
    try folder.write("mine\n", to: "One/Sources/First/SignIn/SignInView.swift")
    let before = try folder.tree()
    let line = "viper-gen create SignIn --package-path One \(option)"
    let outcome = try folder.shell(line)
    #expect(outcome.status == 73)
    let suggestions = Suggestions(outcome.errors, of: []).lines
    #expect(suggestions.count == (option == "--diff" ? 2 : 3), "\(outcome.errors)")
    let contents = before.mapValues(\.contents)
    #expect(!outcome.errors.contains("--on-conflict ask"))
    for suggestion in suggestions {
      let copy = try folder.copy()
      let again = try copy.shell(suggestion)
      let isComparison = !suggestion.contains("--on-conflict")
      #expect(again.status == (isComparison ? 73 : 0), "\(suggestion)\n\(again.errors)")
      if isComparison { #expect(again.output.contains("--- a/"), "\(suggestion)") }
      let writes = option.isEmpty && !isComparison
      #expect(try (copy.tree().mapValues(\.contents) != contents) == writes, "\(suggestion)")
    }
  }

  @Test("of 'remove' names the target, in which the module is", arguments: ["", " --dry-run"])
  func severalTargets(option: String) throws {
    for target in ["First", "Second"] {
      let made = try folder.shell(
        "viper-gen create SignIn --target \(target) --testing none", in: "Two")
      #expect(made.status == 0)
    }
    _ = try folder.shell("viper-gen create Only --target Second --testing none", in: "Two")
    for (name, count) in [("SignIn", 2), ("Only --target First", 1)] {
      let line = "remove \(name)\(option)"
      let outcome = try folder.shell("viper-gen \(line)", in: "Two")
      #expect(outcome.status != 0)
      let suggestions = Suggestions(
        outcome.errors, of: line.split(separator: " ").map(String.init)
      ).lines
      #expect(suggestions.count >= count, "\(outcome.errors)")
      for suggestion in suggestions {
        let copy = try folder.copy()
        let again = try copy.shell(suggestion, in: "Two")
        #expect(again.status == 0, "\(suggestion)\n\(again.errors)")
        #expect(suggestion.contains("--dry-run") != option.isEmpty, "\(suggestion)")
      }
    }
  }

  @Test("of 'remove' removes the edited files, too", arguments: [false, true])
  func editedFiles(isDryRun: Bool) throws {
    _ = try folder.viperGen("create", "SignIn", "--package-path", "One")
    let path = "One/Sources/First/SignIn/SignInView.swift"
    try folder.write("mine\n", to: path)
    let line = "viper-gen remove SignIn --package-path One" + (isDryRun ? " --dry-run" : "")
    let outcome = try folder.shell(line)
    let suggestions = Suggestions(outcome.errors, of: []).lines
    #expect(suggestions.count == 1, "\(outcome.errors)")
    let again = try folder.shell(suggestions.first ?? "")
    #expect(again.status == 0 && again.output.contains("SignInView.swift"))
    #expect(try (folder.tree()[path] == nil) != isDryRun)
  }

  @Test("removes the module that is in the way, whichever target has another of its name")
  func madeOtherwise() throws {
    for target in ["First", "Second"] {
      _ = try folder.shell(
        "viper-gen create SignIn --target \(target) --testing none --package-path Two")
    }
    let line = "create SignIn --target First --package-path Two --template vip --testing none"
    let outcome = try folder.shell("viper-gen \(line)")
    #expect(outcome.status == 64)
    let suggestions = Suggestions(outcome.errors, of: []).lines
    #expect(suggestions.count == 1, "\(outcome.errors)")
    #expect(try folder.shell(suggestions.first ?? "").status == 0)
    #expect(try folder.shell("viper-gen \(line)").status == 0)
  }

  @Test("is what to write in place of a wrong entry of a list")
  func lists() throws {
    try folder.write("sign-in\nlog out\n./Features/Home/\n", to: "list.txt")
    let arguments = ["create", "--file", "list.txt", "--package-path", "One"]
    let outcome = try Program.viperGen(arguments, in: folder.url)
    #expect(outcome.status == 65)
    var text = try folder.text(of: "list.txt")
    for match in outcome.errors.matches(of: /name '([^']+)'.*\n.*\n.*\nhelp: use '([^']+)'/) {
      text = text.replacing(String(match.1), with: String(match.2))
    }
    try folder.write(text, to: "list.txt")
    let again = try Program.viperGen(arguments, in: folder.url)
    #expect(again.status == 0, "\(again.errors)")
    #expect(again.output.contains(" Sources/First/Features/Home/HomeView.swift\n"))
  }

  @Test("is left out where no argument helps")
  func nothing() throws {
    try folder.write("struct SignInView {}\n", to: "One/Sources/First/Other.swift")
    for line in ["create SignIn --template vip --ui xx", "create SignIn", "create ../SignIn"] {
      let outcome = try folder.shell("viper-gen \(line)", in: "One")
      #expect(outcome.status != 0 && !outcome.errors.contains("try: "), "\(outcome.errors)")
    }
  }
}
