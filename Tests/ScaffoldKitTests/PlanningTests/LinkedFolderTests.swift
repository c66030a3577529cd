import Testing

@testable import ScaffoldKit

@Suite("A package with linked folders")
struct LinkedFolderTests {
  private static func package(_ links: [(String, String)]) throws -> TestPackage {
    let package = try TestPackage(["Package.swift": TemplateWorld.packageManifest])
    for folder in ["Sources", "Tests", "Real/App", "Real/Tests"] { try package.makeFolder(folder) }
    for (name, target) in links {
      try package.link(name, to: target.replacing("ROOT", with: package.path))
    }
    return package
  }

  private static func request(_ package: TestPackage) throws -> ScaffoldRequest {
    ScaffoldRequest(modules: [try ModulePath("SignIn")], packagePath: package.path)
  }

  static let inside: [[(String, String)]] = [
    [("Sources/App", "../Real/App"), ("Tests/AppTests", "../Real/Tests")],
    [("Sources/App", "ROOT/Real/App"), ("Tests/AppTests", "ROOT/Real/Tests")],
    [("Sources/App", "../l"), ("l", "m"), ("m", "Real/App"), ("Tests/AppTests", "../Real/Tests")],
    [(".viper-gen", "Real"), ("Sources/App", "../Real/App"), ("Tests/AppTests", "../Real/Tests")],
  ]

  @Test("gets its modules where the links lead, and gives them back", arguments: inside)
  func createAndRemove(links: [(String, String)]) throws {
    let package = try Self.package(links)
    let before = try FileTree(at: package.path)
    let scaffolder = Scaffolder()
    let changes = try scaffolder.preview(try scaffolder.plan(try Self.request(package)))
    _ = try scaffolder.apply(changes)
    #expect(try package.entries("Real/App").contains("SignIn"))
    #expect(try package.entries("Real/Tests").contains("SignIn"))
    #expect(try scaffolder.modules(packagePath: package.path).map(\.name) == ["SignIn"])
    let removal = try scaffolder.previewRemoval(
      RemovalRequest(modules: ["SignIn"], packagePath: package.path))
    _ = try scaffolder.apply(removal)
    #expect(try FileTree(at: package.path) == before)
  }

  @Test("gets no two files in one place, though their paths differ")
  func meetingFiles() throws {
    let package = try Self.package([
      ("Sources/App", "../Real/App"), ("Tests/AppTests", "../Sources/App"),
    ])
    let entries = ["source", "test"].map {
      "{\"source\": \"V.swift\", \"path\": \"<<Module>>View.txt\", \"role\": \"\($0)\"}"
    }
    let world = try TemplateWorld(
      TemplateWorld.manifest(files: entries.joined(separator: ", ")), files: ["V.swift": "v"])
    var request = try Self.request(package)
    (request.template, request.templateFolders) = ("t", [world.templates])
    let before = try FileTree(at: package.path)
    let plan = try Scaffolder().plan(request)
    let failure = #expect(throws: ScaffoldError.self) { try Scaffolder().preview(plan) }
    #expect(
      failure?.diagnostics.map(\.message) == [
        "'Real/App/SignIn/SignInView.txt' would be written twice"
      ])
    #expect(try FileTree(at: package.path) == before)
  }
}
