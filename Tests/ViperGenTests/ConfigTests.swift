import Foundation
import Testing

/// `.viper-gen.json` and `config`, through the built program.
@Suite("viper-gen config")
struct ConfigTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let manifest = """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "App",
        targets: [
          .target(name: "App"), .target(name: "Other"),
          .testTarget(name: "AppTests", dependencies: ["App"])])
      """
    try folder.write(manifest, to: "Package.swift")
    try folder.write("public func app() {}\n", to: "Sources/App/App.swift")
    try folder.write("public func other() {}\n", to: "Sources/Other/Other.swift")
    try folder.write("// none yet\n", to: "Tests/AppTests/AppTests.swift")
  }

  static let team = #"""
    {
      // what the team agreed on
      "template": "vip",
      "target": "App",
      "into": "Features",
      "header": ["<<File>>, part of <<Target>>"],
      "options": {"ui": "none", "testing": "xctest", "actions": ["go(to: Int)"]},
      "templateOptions": {"viper": {"protocols": "inline", "testing": "none"}}
    }
    """#

  /// The rows of the list, their columns one blank apart.
  private func rows(_ arguments: String...) throws -> [String] {
    let outcome = try Program.viperGen(["config"] + arguments, in: folder.url)
    #expect(outcome.status == 0 && outcome.errors == "", "\(outcome.errors)")
    return outcome.output.split(separator: "\n").map { line in
      line.split(separator: " ").joined(separator: " ")
    }
  }

  @Test("shows each value and where it comes from: command line, file or template")
  func sources() throws {
    try folder.write(Self.team, to: ".viper-gen.json")
    let rows = try rows("--layout", "layers", "--into", "New", "--set", "testing=swift-testing")
    for row in [
      "template vip .viper-gen.json:3", "templates - default", "target App .viper-gen.json:4",
      "testTarget - default", "into New command line", "onConflict fail default",
      "header <<File>>, part of <<Target>> .viper-gen.json:6", "ui none .viper-gen.json:7",
      "testing swift-testing command line", "layout layers command line",
      "actions go(to: Int) .viper-gen.json:7", "access internal template's default",
    ] { #expect(rows.contains(row), "\(row)") }
    let viper = try self.rows("--template", "viper", "--actions", "")
    for row in [
      "template viper command line", "testing none .viper-gen.json:8",
      "protocols inline .viper-gen.json:8", "ui none .viper-gen.json:7", "actions - command line",
    ] { #expect(viper.contains(row), "\(row)") }
  }

  @Test("is printed even if the manifest cannot be read")
  func badManifest() throws {
    try folder.write(#"{"target": "App", "template": "vip"}"#, to: ".viper-gen.json")
    try folder.write("// swift-tools-version: 5.9\nlet package = Package(\n", to: "Package.swift")
    let outcome = try folder.viperGen("config")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("vip"))
  }

  @Test("gives the same as JSON, with the type of each value")
  func json() throws {
    try folder.write(Self.team, to: ".viper-gen.json")
    let object = try folder.viperGen("config", "--json").json()
    let settings = try #require(object["settings"] as? [[String: Any]])
    func value(_ name: String) -> Any? {
      settings.first { $0["name"] as? String == name }?["value"]
    }
    #expect(settings.allSatisfy { $0["source"] is String })
    #expect(value("ui") as? String == "none")
    #expect(value("actions") as? [String] == ["go(to: Int)"])
    #expect(value("worker") as? Bool == false)
    #expect(value("templates") as? [String] == [])
    #expect(value("testTarget") is NSNull)
  }

  @Test("has the settings that create uses, as the record shows")
  func create() throws {
    try folder.write(Self.team, to: ".viper-gen.json")
    let dry = try folder.viperGen("create", "SignIn", "--dry-run")
    let outcome = try folder.viperGen("create", "SignIn")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.replacing("created ", with: "would create ") == dry.output)
    let path = "Sources/App/Features/SignIn/SignInPresenter.swift"
    let text = try folder.text(of: path)
    #expect(text.hasPrefix("// SignInPresenter.swift, part of App\n\n"))
    let record = try folder.text(of: ".viper-gen/App/Features/SignIn.json")
    for entry in [
      #""template": "vip""#, #""ui": "none""#, #""go(to: Int)""#, #""testing": "xctest""#,
    ] {
      #expect(record.contains(entry))
    }
    let other = try folder.viperGen(
      "create", "LogOut", "--template", "viper", "--target", "Other", "--into", "More", "--quiet")
    #expect(other.status == 0, "\(other.errors)")
    let interactor = try folder.text(of: "Sources/Other/More/LogOut/LogOutInteractor.swift")
    #expect(interactor.hasPrefix("// LogOutInteractor.swift, part of Other\n"))
  }

  @Test("has a folder for the modules that an option overrides", arguments: [".", "", "./"])
  func ownFolder(spelling: String) throws {
    try folder.write(#"{"target": "App", "into": "Features"}"#, to: ".viper-gen.json")
    #expect(try rows("--into", spelling).contains("into - command line"))
    let typed = try folder.viperGen("create", "Typed", "--into", spelling)
    #expect(typed.status == 0, "\(typed.errors)")
    try folder.write(
      #"["Below", {"name": "Own", "into": "\#(spelling)"}, {"name": "Deep", "into": "Other"}]"#,
      to: "list.json")
    let listed = try folder.viperGen("create", "--file", "list.json")
    #expect(listed.status == 0, "\(listed.errors)")
    for path in ["Typed", "Features/Below", "Own", "Other/Deep"] {
      #expect(try folder.tree(below: "Sources/App").keys.contains(path), "\(path)")
    }
    try folder.write(#"{"target": "App", "into": "\#(spelling)"}"#, to: ".viper-gen.json")
    #expect(try rows().contains("into - .viper-gen.json:1"))
    let configured = try folder.viperGen("create", "Configured")
    #expect(configured.status == 0, "\(configured.errors)")
    #expect(try folder.tree(below: "Sources/App").keys.contains("Configured"))
  }

  @Test("finds the team's templates below the package, wherever it runs")
  func teamTemplates() throws {
    _ = try folder.viperGen("templates", "export", "vip", "Templates/vip")
    let manifest = try folder.text(of: "Templates/vip/template.json")
    try folder.write(
      manifest.replacing(#""id": "vip""#, with: #""id": "ours""#),
      to: "Templates/ours/template.json")
    for name in try FileManager.default.contentsOfDirectory(
      atPath: folder.url.appending(path: "Templates/vip").path) where name != "template.json"
    {
      try FileManager.default.copyItem(
        at: folder.url.appending(path: "Templates/vip/\(name)"),
        to: folder.url.appending(path: "Templates/ours/\(name)"))
    }
    try folder.write(
      #"{"template": "ours", "templates": ["Templates"], "target": "App"}"#, to: ".viper-gen.json")
    let inner = folder.url.appending(path: "Sources/App")
    let outcome = try Program.viperGen(["create", "SignIn", "--worker", "-n"], in: inner)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("SignInWorker.swift"))
  }

  static let wrong: [(json: String, arguments: [String], answer: [String])] = [
    (
      #"{"tempalte": "vip"}"#, ["create", "X"],
      [".viper-gen.json:1:2: error: unknown key 'tempalte'", "did you mean 'template'?"]
    ),
    (
      #"{"options": {"ui": "swiftu", "testig": "none"}}"#, ["create", "X", "-n"],
      [
        ":1:20: error: 'ui' cannot be 'swiftu'", "did you mean 'swiftui'?",
        "did you mean 'testing'?",
      ]
    ),
    (#"{"target": "Ap"}"#, ["create", "X"], [".viper-gen.json:1:12: error: ", "Ap"]),
    (#"{"target": "Ap"}"#, ["config"], [".viper-gen.json:1:12: error: the package has no"]),
    (#"{"target": "Ap", "testTarget": "Tets"}"#, ["config"], [":1:12: error: ", ":1:32: "]),
    (#"{"target": "Ap", "testTarget": "Tets"}"#, ["create", "X"], [":1:12: error: ", ":1:32: "]),
    (#"{"target": "App", "testTarget": "Tets"}"#, ["create", "X"], [":1:33: error: ", "Tets"]),
    (#"{"template": "vipp"}"#, ["config"], [":1:14: error: no template 'vipp'"]),
    (#"{"template": "vipp", "target": "Ap"}"#, ["config"], [":1:14: error: ", ":1:32: error: "]),
    (
      #"{"template": "vipp", "target": "Ap"}"#, ["create", "X"],
      [":1:14: error: ", ":1:32: error: "]
    ),
    (#"{"into": "/tmp"}"#, ["create", "X"], [":1:10: error: "]),
    ("{", ["config", "--json"], []),
    ("{", ["create", "X", "--init", "--package-path", "."], [".viper-gen.json:1:2: error: "]),
  ]

  @Test("refuses what is wrong in the file with its place and the status 78", arguments: wrong)
  func refusals(json: String, arguments: [String], answer: [String]) throws {
    try folder.write(json, to: ".viper-gen.json")
    let before = try folder.tree()
    let outcome = try Program.viperGen(arguments, in: folder.url)
    #expect(outcome.status == 78, "\(outcome.errors)")
    for part in answer { #expect(outcome.errors.contains(part), "\(part)") }
    #expect(try folder.tree() == before)
  }

  @Test("checks a target against the package, if there is one")
  func namedTargets() throws {
    let typed = try folder.viperGen("config", "--target", "Ap")
    #expect(typed.status == 66 && typed.errors.contains("did you mean '--target App'?"))
    try folder.write(#"{"target": "Later"}"#, to: "New/.viper-gen.json")
    let later = try folder.viperGen("config", "--package-path", "New")
    #expect(later.status == 0 && later.output.contains("Later"), "\(later.errors)")
    let slip = try folder.viperGen("config", "--package-path", "Nwe")
    #expect(slip.status == 66 && slip.errors.contains("no Package.swift in"), "\(slip.errors)")
  }

  @Test("finds a package by a path whose '~' no shell has spelled out")
  func home() throws {
    for (name, path) in [
      ("Mine", ["--package-path=~/Mine"]), ("Own", ["--package-path", "~/Own"]),
    ] {
      let created = try Program.viperGen(
        ["create", "SignIn", "--init"] + path, in: folder.url,
        environment: ["HOME": folder.url.path])
      #expect(created.status == 0, "\(created.errors)")
      #expect(try folder.text(of: "\(name)/Package.swift").contains("\"\(name)\""))
    }
    #expect(try !folder.tree().keys.contains { $0.hasPrefix("~") })
  }

  @Test("lets the command line win, and leaves commands alone that have no use for it")
  func bystanders() throws {
    try folder.write(#"{"options": {"ui": "swiftui"}}"#, to: ".viper-gen.json")
    let list = try folder.viperGen("create", "--template", "viper-list-detail", "--help")
    #expect(list.status == 0 && list.output.contains("--ui "))
    try folder.write("{", to: ".viper-gen.json")
    for arguments in [["list"], ["create", "--help"], ["config", "--schema"]] {
      #expect(try Program.viperGen(arguments, in: folder.url).status == 0, "\(arguments)")
    }
  }
}
