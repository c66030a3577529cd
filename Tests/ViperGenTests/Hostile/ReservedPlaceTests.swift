import Foundation
import Testing

@Suite("A link to a place of other programs")
struct ReservedPlaceTests {
  /// Places below the package's root, some of which other programs know under another spelling.
  static let places = [
    ".git/hooks", ".git", ".GIT/hooks", "git~1", ".git./hooks", "Vendor/.git/hooks", ".hg", ".svn",
    ".bzr", ".jj/repo", ".build/debug", ".swiftpm", ".viper-gen/Other", "Deep/a/b/.hg/store",
    "App.xcodeproj/x",
  ]

  /// Commands that write a new module or template through the link `Sources/App/Feature`.
  static let newcomers = [
    ["create", "Feature/X"], ["create", "X", "--into", "Feature"], ["create", "Feature/X", "-n"],
    ["create", "Feature/X", "--diff"], ["create", "Feature/Deep/X"],
    ["create", "Feature/X", "--force"],
  ]

  @Test("gets no new module, and no preview of one", arguments: places)
  func newModules(place: String) throws {
    let clone = try HostileClone()
    try clone.makeFolder(place)
    try clone.link("Sources/App/Feature", to: "../../\(place)")
    let before = try clone.files()
    for arguments in Self.newcomers {
      let outcome = try clone.run(arguments + HostileClone.templateOptions)
      #expect(outcome.status == 77, "\(arguments): \(outcome.output) \(outcome.errors)")
      #expect(outcome.errors.contains("is reserved for other programs"), "\(outcome.errors)")
    }
    #expect(try clone.files() == before)
  }

  /// Commands that change the module `Feature/Home`.
  static let changes = [
    ["change", "Feature/Home", "--set", "text=x"],
    ["change", "Feature/Home", "--set", "text=x", "-n"], ["update"], ["update", "Feature/Home"],
    ["update", "--diff"], ["rename", "Feature/Home", "Feature/Start"],
    ["rename", "Feature/Home", "Start"],
    ["rename", "Feature/Home", "Feature/Start", "--everywhere"],
    ["remove", "Feature/Home"], ["remove", "Feature/Home", "-n"],
    ["remove", "Feature/Home", "--force"],
  ]

  @Test("gets no change of a recorded module, and none is taken from it", arguments: places)
  func recordedModules(place: String) throws {
    let clone = try HostileClone.withModule()
    try clone.move("Sources/App/Feature", to: "\(place)/Feature")
    try clone.link("Sources/App/Feature", to: "../../\(place)/Feature")
    let source = "struct <<Module>>Model { var text = \"<<text>>\" }\n"
    try clone.folder.write(source, to: "Templates/pair/Model.swift")
    let before = try clone.files()
    for arguments in Self.changes {
      let templates = arguments[0] == "remove" ? [] : ["--templates", "../Templates"]
      let outcome = try clone.run(arguments + templates)
      #expect(outcome.status == 77, "\(arguments): \(outcome.output)\(outcome.errors)")
      #expect(try clone.files() == before, "\(arguments)")
    }
  }

  @Test("gets no action", arguments: places)
  func actions(place: String) throws {
    let clone = try HostileClone()
    let created = try clone.run(["create", "Feature/Home", "--ui", "none", "--testing", "none"])
    #expect(created.status == 0, "\(created.errors)")
    try clone.move("Sources/App/Feature", to: "\(place)/Feature")
    try clone.link("Sources/App/Feature", to: "../../\(place)/Feature")
    let before = try clone.files()
    for extra in [[], ["-n"], ["--diff"]] {
      let outcome = try clone.run(["add", "Feature/Home", "signIn()"] + extra)
      #expect(outcome.status == 77, "\(outcome.output)\(outcome.errors)")
      #expect(try clone.files() == before)
    }
  }

  @Test("gets no module of a project without a package", arguments: places)
  func namedFolders(place: String) throws {
    let clone = try HostileClone()
    try FileManager.default.removeItem(at: clone.root.appending(path: "Package.swift"))
    try clone.makeFolder(place)
    try clone.link("Way", to: place)
    let before = try clone.files()
    for folder in ["Way", place, "./Sources/../Way"] {
      let outcome = try clone.run(
        ["create", "X", "--sources", folder, "--module", "App"] + HostileClone.templateOptions)
      #expect(outcome.status == 77, "\(folder): \(outcome.output)\(outcome.errors)")
    }
    #expect(try clone.files() == before)
  }

  static let templateCommands = [
    ["templates", "new", "Link/x"], ["templates", "export", "vip", "Link/x"],
    ["templates", "export", "vip", "Link/x", "--xcode"],
    ["templates", "import", "../Old.xctemplate", "--into", "Link"],
    ["templates", "import", "../Old.xctemplate", "--into", "PLACE"],
    ["templates", "new", "PLACE/x"], ["templates", "export", "vip", "PLACE/x"],
    ["templates", "new", "ROOT/Link/x"], ["templates", "new", "./Sources/../Link/x"],
    ["create", "Home", "--init", "--package-path", "PLACE/x"],
    ["create", "Home", "--init", "--package-path", "Link/x"],
  ]

  @Test("gets no template and no package", arguments: places)
  func templates(place: String) throws {
    let clone = try HostileClone()
    try clone.makeFolder(place)
    try clone.link("Link", to: place)
    try clone.writeXcodeTemplate()
    let before = try clone.files()
    for arguments in Self.templateCommands where !place.hasPrefix("App.") {
      let typed = arguments.map {
        $0.replacing("PLACE", with: place).replacing("ROOT", with: clone.root.path)
      }
      let outcome = try clone.run(typed)
      #expect(outcome.status == 77, "\(typed): \(outcome.output)\(outcome.errors)")
      #expect(try clone.files() == before, "\(typed)")
    }
  }

  @Test("gets no records and no texts of templates", arguments: [".git", ".hg/x", ".build", ".jj"])
  func records(place: String) throws {
    let clone = try HostileClone()
    try clone.makeFolder(place)
    try clone.link(".viper-gen", to: place)
    let before = try clone.files()
    let outcome = try clone.run(["create", "X"] + HostileClone.templateOptions)
    #expect(outcome.status == 77, "\(outcome.errors)")
    #expect(try clone.files() == before)
  }

  @Test("is told from one that leads to another folder of the package, which the preview shows")
  func shownPlace() throws {
    let clone = try HostileClone()
    try clone.makeFolder("Shared")
    try clone.link("Sources/App/Feature", to: "../../Shared")
    let arguments = ["create", "Feature/X"] + HostileClone.templateOptions
    let preview = try clone.run(arguments + ["--dry-run"])
    #expect(
      preview.output.contains(
        "Sources/App/Feature/X/XModel.swift -> Shared/X/XModel.swift\n"), "\(preview.output)")
    let files = try clone.run(arguments + ["--dry-run", "--json"]).json()["files"]
    let first = (files as? [[String: Any]])?.first
    #expect(first?["place"] as? String == "Shared/X/XModel.swift")
    #expect(try clone.run(arguments).status == 0)
    #expect(try clone.files()["Shared/X/XModel.swift"] != nil)
  }
}
