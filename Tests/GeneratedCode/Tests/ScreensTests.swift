import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The project of `Tests/Screens`, which only a Mac can run: what of it can be checked on Linux.
@Suite("The project that draws the screens", .enabled(if: StandInJudge.isAvailable))
struct ScreensTests {
  private static let sources = Program.project.appending(path: "Tests/Screens")
  private static let script = Program.project.appending(path: ".ci/screens").path

  /// The project with the generated modules, as the script writes it.
  private static func prepared() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let made = try Program.tool(
      "bash", [script, "--prepare", "Screens"], in: folder.url,
      environment: [
        "VIPER_GEN": Program.viperGen.path,
        "XDG_CACHE_HOME": folder.url.appending(path: ".test-cache").path,
      ])
    try #require(made.status == 0, "\(made.output)\(made.errors)")
    return folder
  }

  @Test("compiles, for iOS and the Mac, with every module")
  func compiles() throws {
    let folder = try Self.prepared()
    for module in try Self.modules() {
      let place = module.interface == "appkit" ? "Mac/Sources/Mac" : "ScreensApp"
      #expect(try !swiftFiles(folder, "Screens/\(place)/\(module.name)").isEmpty, "\(module.name)")
    }
    // What requests need has a module of its own on Linux.
    let network = ["-import-module", "FoundationNetworking"]
    for (module, sources, tests, platform) in [
      ("ScreensApp", "ScreensApp", "ScreensTests", "iOS"),
      ("Mac", "Mac/Sources/Mac", "Mac/Tests/MacTests", "macOS"),
    ] {
      let app = try StandInJudge.emit(
        module, swiftFiles(folder, "Screens/\(sources)"), in: folder.url, on: platform, mode: "6",
        flags: ["-enable-testing"] + network)
      #expect(app.isAccepted, "\(app.diagnostics)")
      let drawn = try StandInJudge.check(
        swiftFiles(folder, "Screens/\(tests)"), in: folder.url, on: platform,
        flags: ["-I", folder.url.path])
      #expect(drawn.isAccepted && drawn.isComplete, "\(drawn.diagnostics)")
    }
    let driven = try StandInJudge.check(
      swiftFiles(folder, "Screens/ScreensUITests"), in: folder.url, on: "iOS")
    #expect(driven.isAccepted && driven.isComplete, "\(driven.diagnostics)")
    try expectIdentifiers(in: folder)
  }

  /// Every identifier that the user interface test looks up is in the code of its module.
  private func expectIdentifiers(in folder: TemporaryFolder) throws {
    let test = try folder.text(of: "Screens/ScreensUITests/SignInUITests.swift")
    let names = test.matches(of: /"\\\(module\)\.([\w.]+)"/).map { String($0.1) }
    #expect(Set(names).isSuperset(of: ["signIn", "signIn.user", "signIn.password", "signIn.age"]))
    let rows = test.matches(of: /\("([\w-]+)", "(\w+)", (?:nil|"([\w.]+)")\)/)
    let modules = try Self.modules().filter { $0.interface == "uikit" }
    #expect(rows.map { String($0.2) }.sorted() == modules.map(\.name).sorted())
    let app = try folder.text(of: "Screens/ScreensApp/Modules.swift")
    for row in rows {
      #expect(app.contains("Screen(name: \"\(row.1)\")"), "\(row.1)")
      let code = try swiftFiles(folder, "Screens/ScreensApp/\(row.2)").map(folder.text).joined()
      for name in names + (row.3.map { [String($0)] } ?? []) {
        let isThere = code.contains("\"\(row.2).\(name)\"")
        #expect(isThere, "\(row.2).\(name)")
      }
    }
  }

  @Test("has every architecture with each of Apple's interfaces")
  func table() throws {
    let templates = try FileManager.default.contentsOfDirectory(
      atPath: Program.project.appending(path: "Templates").path
    ).filter { !$0.hasPrefix("_") && !$0.hasPrefix(".") }
    let rows = try Self.modules().map { "\($0.template) \($0.interface)" }
    let expected = templates.flatMap { template in
      ["uikit", "swiftui", "appkit"].map { "\(template) \($0)" }
    }
    #expect(rows.sorted() == expected.sorted())
  }

  @Test("is a project whose references lead somewhere")
  func project() throws {
    let file = Self.sources.appending(path: "Screens.xcodeproj/project.pbxproj")
    let read = try PropertyListSerialization.propertyList(
      from: Data(contentsOf: file), format: nil)
    let project = try #require(read as? [String: Any])
    #expect(project["objectVersion"] as? String == "77")
    let objects = try #require(project["objects"] as? [String: [String: Any]])
    #expect(objects[project["rootObject"] as? String ?? ""]?["isa"] as? String == "PBXProject")
    let identifier = /5C[0-9]{22}/
    for (name, object) in objects {
      for word in Self.words(in: object) where word.wholeMatch(of: identifier) != nil {
        #expect(objects[word] != nil, "\(name) leads to \(word), which is not there")
      }
    }
    for group in objects.values
    where group["isa"] as? String == "PBXFileSystemSynchronizedRootGroup" {
      let path = try #require(group["path"] as? String)
      #expect(FileManager.default.fileExists(atPath: Self.sources.appending(path: path).path))
    }
    let scheme = try String(
      contentsOf: Self.sources.appending(
        path: "Screens.xcodeproj/xcshareddata/xcschemes/Screens.xcscheme"), encoding: .utf8)
    #expect(XMLParser(data: Data(scheme.utf8)).parse())
    let targets = scheme.matches(
      of: /BlueprintIdentifier = "(\w+)"\s+BuildableName = "(\w+)\.\w+"/)
    #expect(Set(targets.map { $0.2 }) == ["ScreensApp", "ScreensTests", "ScreensUITests"])
    for target in targets {
      #expect(objects[String(target.1)]?["name"] as? String == String(target.2))
    }
  }

  private struct Module {
    let template: String
    let interface: String
    let name: String
  }

  private static func modules() throws -> [Module] {
    let text = try String(contentsOf: sources.appending(path: "modules"), encoding: .utf8)
    return try text.split(separator: "\n").map { line in
      let words = line.split(separator: " ").map(String.init)
      try #require(words.count == 3, "\(line)")
      return Module(template: words[0], interface: words[1], name: words[2])
    }
  }

  private func swiftFiles(_ folder: TemporaryFolder, _ path: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.url.appending(path: path).path)
      .filter { $0.hasSuffix(".swift") }.sorted().map { "\(path)/\($0)" }
  }

  /// All words of a property list, keys too.
  private static func words(in value: Any) -> [String] {
    switch value {
    case let word as String: [word]
    case let list as [Any]: list.flatMap(words)
    case let object as [String: Any]: object.keys + object.values.flatMap(words)
    default: []
    }
  }
}
