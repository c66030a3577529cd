import Foundation
import Testing

/// What below a target's folder is its code; SwiftPM is the judge.
@Suite("A target's code")
struct TargetExtentTests {
  let folder: TemporaryFolder
  let package: URL

  init() throws {
    folder = try SmallTemplate.folder()
    package = folder.url.appending(path: "Shop")
    try folder.write("", to: "Shop/Sources/App/Code/A.swift")
  }

  /// Adds to the target's declaration in the manifest.
  private func declare(_ entry: String) throws {
    let manifest = try folder.text(of: "Shop/Package.swift")
    try folder.write(
      manifest.replacing(
        #"name: "App""#, with: #"name: "App""# + (entry.isEmpty ? "" : ", \(entry)")),
      to: "Shop/Package.swift")
  }

  private func create(_ arguments: String...) throws -> Outcome {
    let options = SmallTemplate.options.split(separator: " ").map(String.init)
    return try Program.viperGen(["create"] + arguments + options, in: package)
  }

  @Test(
    "is not what the manifest keeps out of it: no names are taken there, no module goes there",
    arguments: [
      (#"sources: ["./Code/"]"#, "Old", "such as '--into Code'"),
      (#"exclude: ["./Old/"]"#, "Old", "choose another place with --into"),
      (#"resources: [.copy("Old")]"#, "Old", "choose another place with --into"),
      (#"resources: [.process("Old/")]"#, "Old/Deep", "choose another place with --into"),
      (#"resources: [.embedInCode("./Old")]"#, "Old", "choose another place with --into"),
    ])
  func foreignPlace(entry: String, place: String, help: String) throws {
    try declare(entry)
    try folder.write("struct SignInModel {}\n", to: "Shop/Sources/App/\(place)/SignInModel.swift")
    let before = try folder.tree()
    let refused = try create("Other", "--into", place)
    #expect(refused.status == 64 && refused.errors.contains(help))
    #expect(refused.errors.contains("is outside the sources of the target 'App'"))
    #expect(try folder.tree() == before)
    let created = try create("SignIn", "--into", "Code")
    #expect(created.status == 0, "\(created.errors)")
    let sources = try sources()
    #expect(sources.contains("Code/SignIn/SignInModel.swift"))
    #expect(!sources.contains("\(place)/SignInModel.swift"))
  }

  @Test(
    "is not what another target would take as well",
    arguments: [
      (#"path: "Sources/App""#, "choose another place with --into"),
      (#"path: "Sources/App", exclude: ["Code"]"#, "such as '--into Code'"),
      (#"path: "Sources", exclude: ["App/Code"]"#, "choose another place with --into"),
    ])
  func shared(place: String, help: String) throws {
    try folder.write(
      folder.text(of: "Shop/Package.swift").replacing(
        #".target(name: "App")"#,
        with: #".target(name: "App", exclude: ["App.swift"]), .target(name: "Both", \#(place))"#),
      to: "Shop/Package.swift")
    let before = try folder.tree()
    let refused = try create("SignIn")
    #expect(refused.status == 64 && refused.errors.contains("several targets"))
    let named = try create("SignIn", "--target", "App")
    #expect(named.status == 64 && named.errors.contains("would be part of both 'App' and 'Both'"))
    #expect(named.errors.contains(help))
    #expect(try folder.tree() == before)
    try folder.write("", to: "Shop/Sources/App/SignIn/SignInModel.swift")
    #expect(try describe().status != 0)
    try FileManager.default.removeItem(at: package.appending(path: "Sources/App/SignIn"))
    guard place.contains("exclude") else { return }
    let created = try create("SignIn", "--target", "App", "--into", "Code")
    #expect(created.status == 0, "\(created.errors)")
    #expect(try sources().contains("Code/SignIn/SignInModel.swift"))
  }

  @Test("does not contain files below a hidden folder", arguments: [".hidden", "Code/.old"])
  func hidden(place: String) throws {
    let before = try folder.tree()
    let refused = try create("Other", "--into", place)
    #expect(refused.status == 64)
    #expect(refused.errors.contains("SwiftPM ignores names that begin with a dot"))
    #expect(try folder.tree() == before)
  }

  @Test("is found however a folder is typed", arguments: ["Code/", "./Code", "././Code/"])
  func typed(place: String) throws {
    #expect(try create("SignIn", "--into", place).status == 0)
    #expect(try sources().contains("Code/SignIn/SignInModel.swift"))
  }

  @Test("is all of it where the manifest's list of sources is empty")
  func emptyList() throws {
    try declare("sources: []")
    #expect(try create("SignIn").status == 0)
    #expect(try sources().contains("SignIn/SignInModel.swift"))
  }

  @Test("does not contain files in a folder that SwiftPM treats as one resource")
  func bundles() throws {
    for place in ["App.docc/Resources", "Assets.xcassets"] {
      try folder.write("struct SignInModel {}\n", to: "Shop/Sources/App/\(place)/Code.swift")
      #expect(try !sources().contains("\(place)/Code.swift"))
    }
    #expect(try create("SignIn").status == 0)
    try folder.write("struct OtherModel {}\n", to: "Shop/Sources/App/Old.bundle/Other.swift")
    #expect(try sources().contains("Old.bundle/Other.swift"))
    let taken = try create("Other")
    #expect(taken.status == 64 && taken.errors.contains("'OtherModel'"))
  }

  @Test("contains files beside a resource")
  func besideResources() throws {
    try declare(#"resources: [.copy("Old/data.swift")]"#)
    try folder.write("struct SignInModel {}\n", to: "Shop/Sources/App/Old/data.swift")
    #expect(try create("SignIn", "--into", "Old").status == 0)
    let sources = try sources()
    #expect(sources.contains("Old/SignIn/SignInModel.swift"))
    #expect(!sources.contains("Old/data.swift"))
  }

  @Test("is in a folder called '~' if the path names it, and never in the home folder")
  func tilde() throws {
    try declare(#"path: "~/App""#)
    try folder.write("", to: "Shop/~/App/App.swift")
    let created = try create("SignIn")
    #expect(created.status == 0, "\(created.errors)")
    #expect(created.output.contains("created  ~/App/SignIn/SignInModel.swift\n"))
    #expect(try sources().contains("SignIn/SignInModel.swift"))
    try folder.write(
      folder.text(of: "Shop/Package.swift").replacing("~/App", with: "../App"),
      to: "Shop/Package.swift")
    let refused = try create("SignIn")
    #expect(refused.status == 77)
    #expect(refused.errors.contains("help: name a folder below the package's root"))
  }

  /// What SwiftPM compiles for the target.
  private func sources() throws -> [String] {
    let targets = try #require(try describe().json()["targets"] as? [[String: Any]])
    let app = targets.first { $0["name"] as? String == "App" }
    return try #require(app?["sources"] as? [String])
  }

  private func describe() throws -> Outcome {
    try Program.tool("swift", ["package", "describe", "--type", "json"], in: package)
  }
}
