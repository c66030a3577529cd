import Foundation
import Testing

@Suite("A configuration that cannot be read")
struct BrokenConfigurationTests {
  private let package: TeamPackage

  init() throws {
    package = try TeamPackage()
  }

  /// Files that are not a valid `.viper-gen.json`.
  static let texts = [
    BrokenFile(#"{"templates": ["Team"] "into": "Features"}"#, "a missing comma"),
    BrokenFile(#"{"templates": ["Team"], "into": "Features""#, "a missing brace"),
    BrokenFile(#"["Team"]"#, "an array"),
    BrokenFile(#"{"templtes": ["Team"], "into": "Features"}"#, "an unknown key"),
    BrokenFile(#"{"templates": ["Team"], "templates": []}"#, "a key twice"),
    BrokenFile(#"{"templates": "Team"}"#, "a text in place of an array"),
    BrokenFile(#"{"templates": [5]}"#, "a number in place of a folder"),
    BrokenFile(#"{"templates": [""]}"#, "an empty folder name"),
    BrokenFile(#"{"templates": ["Team"], "into": "../.."}"#, "a subfolder outside"),
    BrokenFile(
      #"{"templates": ["Team"], "repositories": [{"url": "x"}]}"#, "half a repository"),
  ]

  static let files =
    texts + BrokenFile.notJSON + BrokenFile.obstacles + [.link(to: TeamPackage.configuration)]

  /// The commands that need the configuration.
  static let dependents: [[String]] = [
    ["create", "New"], ["create", "New", "--dry-run"], ["config"],
    ["add", "SignIn", "go()"], ["change", "SignIn", "--text", "bye"],
    ["change", "Features/Cart", "--text", "bye"], ["update"], ["update", "--check"],
    ["update", "Features/SignIn"], ["rename", "SignIn", "LogIn"],
    // Without its subfolder, the name is that of a module only with the configuration.
    ["remove", "SignIn"],
    ["verify", "--no-build"], ["templates", "verify", "--quick", "pair"],
    ["templates", "list"], ["templates", "show", "viper"],
    ["templates", "export", "viper", "Copy/viper"], ["templates", "add", "../none.git"],
  ]

  /// Some of them, which read it in different ways.
  static let some: [[String]] = [
    ["create", "New"], ["change", "SignIn", "--text", "bye"], ["update"], ["templates", "list"],
  ]

  @Test("stops the commands that need it, and nothing changes", arguments: files)
  func someDependents(_ file: BrokenFile) throws { try stops(Self.some, file) }

  @Test(
    "stops every command that needs it", arguments: [texts[0], texts[3], BrokenFile.obstacles[1]])
  func dependents(_ file: BrokenFile) throws { try stops(Self.dependents, file) }

  private func stops(_ commands: [[String]], _ file: BrokenFile) throws {
    try file.put(at: package.url("Shop/.viper-gen.json"))
    let before = try package.folder.tree(below: "Shop")
    for words in commands {
      let outcome = try package.run(words)
      #expect(outcome.status == 78, "\(words): \(outcome.errors)")
      #expect(outcome.errors.hasPrefix(".viper-gen.json"), "\(words): \(outcome.errors)")
      #expect(outcome.output == "", "\(words)")
    }
    #expect(try package.folder.tree(below: "Shop") == before)
  }

  /// The files that the user's own file can be replaced by; a link is followed there.
  static let userFiles =
    [
      BrokenFile(#"{"templates": ["../../Shop/Team"] "into": "Features"}"#, "a missing comma"),
      BrokenFile(#"{"templtes": []}"#, "an unknown key"),
      BrokenFile(#"{"folders": {"sources": "a", "module": "A"}}"#, "folders of a project"),
    ] + BrokenFile.notJSON + BrokenFile.obstacles

  @Test("stops the same commands if it is the user's own", arguments: userFiles)
  func user(_ file: BrokenFile) throws {
    try FileManager.default.removeItem(at: package.url("Shop/.viper-gen.json"))
    let place = package.url("settings/viper-gen/config.json")
    try file.put(at: place)
    let before = try package.folder.tree(below: "Shop")
    for words in Self.some {
      let outcome = try package.run(
        words, environment: ["XDG_CONFIG_HOME": package.url("settings").path])
      #expect(outcome.status == 78, "\(words): \(outcome.errors)")
      #expect(outcome.errors.hasPrefix(place.path), "\(words): \(outcome.errors)")
    }
    #expect(try package.folder.tree(below: "Shop") == before)
  }

  @Test("of the user stops them if a link on the way to it leads nowhere")
  func userLink() throws {
    let settings = package.url("settings")
    try FileManager.default.createSymbolicLink(
      atPath: settings.path, withDestinationPath: "dotfiles/config")
    let outcome = try package.run("update", environment: ["XDG_CONFIG_HOME": settings.path])
    #expect(outcome.status == 78 && outcome.errors.contains("leads to no file"), "\(outcome)")
    let none = try package.run("update", environment: ["XDG_CONFIG_HOME": "/dev/null"])
    #expect(none.status == 0, "\(none.errors)")
  }

  @Test("is a warning of 'list', which does not compare modules with templates", arguments: files)
  func list(_ file: BrokenFile) throws {
    try package.changeTemplates()
    try file.put(at: package.url("Shop/.viper-gen.json"))
    let list = try package.run("list")
    #expect(list.status == 0 && list.errors.contains("warning: "), "\(list.errors)")
    #expect(list.errors.hasPrefix(".viper-gen.json"), "\(list.errors)")
    #expect(list.output.contains("Features/SignIn") && !list.output.contains("behind"))
    #expect(list.errors.hasSuffix("no module was compared with its template\n"))
    let json = try package.run("list", "--json").json()
    let modules = try #require(json["modules"] as? [[String: Any]])
    #expect(modules.count == 2 && modules.allSatisfy { $0["behind"] is NSNull })
  }

  @Test("does not stop what can do without it", arguments: files)
  func independents(_ file: BrokenFile) throws {
    try file.put(at: package.url("Shop/.viper-gen.json"))
    for words in [
      ["--version"], ["help", "create"], ["completions", "fish"], ["config", "--schema"],
      ["templates", "show", "./Team/pair"], ["templates", "check", "Team/pair"],
      ["templates", "new", "Team/screen"], ["remove", "Features/SignIn"],
      ["remove", "Sources/App/Features/Cart"],
    ] {
      let outcome = try package.run(words)
      #expect(outcome.status == 0, "\(words): \(outcome.errors)")
    }
    #expect(try package.folder.tree(below: "Shop/Sources/App").keys.sorted() == ["App.swift"])
  }

  @Test(
    "offers no template and no option of one, in help and at the cursor",
    arguments: [texts[0], texts[3], BrokenFile.obstacles[1]])
  func hints(_ file: BrokenFile) throws {
    try file.put(at: package.url("Shop/.viper-gen.json"))
    for (words, known) in [
      (["create", "New", "--template", ""], "viper"),
      (["create", "New", "--protoc"], "--protocols"),
    ] {
      let outcome = try package.run(["complete", "fish", "--"] + words)
      #expect(outcome.status == 0 && outcome.errors == "", "\(outcome.errors)")
      #expect(!outcome.output.contains(known), "\(outcome.output)")
    }
    let help = try package.run("create", "--help")
    #expect(help.status == 0 && !help.output.contains("--protocols"))
    try BrokenFile("{}", "an empty object").put(at: package.url("Shop/.viper-gen.json"))
    #expect(try package.run("create", "--help").output.contains("--protocols"))
  }

  @Test("in a folder of a project stops 'create' from taking the package above")
  func nestedProject() throws {
    try package.folder.write(
      #"{"folders": {"sources": "Code" "module": "Code"}}"#, to: "Shop/Inner/.viper-gen.json")
    try package.folder.write("", to: "Shop/Inner/Code/A.swift")
    let outcome = try Program.viperGen(
      ["create", "New", "--target", "App"], in: package.url("Shop/Inner"))
    #expect(outcome.status == 78, "\(outcome.errors)")
    #expect(try package.folder.tree()["Shop/Sources/App/Features/New"] == nil)
  }

  @Test("with values that only new modules need does not stop the other commands")
  func values() throws {
    try package.configure(
      #"{"templates": ["Team"], "into": "Features", "template": "vipre", "options": {"uii": 1}}"#)
    try package.changeTemplates()
    #expect(try package.run("create", "New").status == 78)
    #expect(try package.run("list").output.contains("behind its template"))
    for words in [["change", "SignIn", "--text", "bye"], ["update"], ["remove", "Cart"]] {
      let outcome = try package.run(words)
      #expect(outcome.status == 0, "\(words): \(outcome.errors)")
    }
    #expect(try package.isOfTeam())
  }
}
