import Foundation
import Testing

/// `viper-gen verify` from outside.
@Suite("verify of a package", .serialized)
struct VerifyPackageTests {
  private func world(_ names: String...) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in names {
      let outcome = try Program.viperGen(
        ["create", name, "--init", "--package-path", "Demo"], in: folder.url)
      try #require(outcome.status == 0, "\(outcome.errors)")
    }
    return folder
  }

  private func verify(_ folder: TemporaryFolder, _ arguments: String...) throws -> Outcome {
    try Program.viperGen(
      ["verify", "--no-build", "--package-path", "Demo"] + arguments, in: folder.url)
  }

  private let presenter = "Demo/Sources/Demo/SignIn/SignInPresenter.swift"

  @Test("an edited file is reported and is not an error, a missing one is")
  func states() throws {
    let folder = try world("SignIn", "LogOut")
    let fresh = try verify(folder)
    #expect(fresh.status == 0)
    #expect(fresh.output.hasSuffix("2 modules, no errors\n"))
    try folder.write("// mine\n", to: presenter)
    let edited = try verify(folder)
    #expect(edited.status == 0)
    #expect(edited.output.contains("1 edited"))
    try FileManager.default.removeItem(at: folder.url.appending(path: presenter))
    let missing = try verify(folder)
    #expect(missing.status == 1)
    #expect(missing.output.contains("1 missing"))
    #expect(
      missing.errors.contains(
        "Sources/Demo/SignIn/SignInPresenter.swift: error: 'SignIn' is missing this file"))
  }

  @Test("a record that cannot be read is an error, and hides none of the other modules")
  func damagedRecord() throws {
    let folder = try world("SignIn", "LogOut")
    try folder.write("{", to: "Demo/.viper-gen/Demo/Broken.json")
    let sound = try verify(folder)
    #expect(sound.status == 65 && sound.output.hasSuffix("2 modules, 1 error\n"))
    #expect(sound.errors.hasPrefix(".viper-gen/Demo/Broken.json:1:2: error: "))
    try FileManager.default.removeItem(at: folder.url.appending(path: presenter))
    let missing = try verify(folder, "--json")
    #expect(missing.status == 65)
    let report = try missing.json()
    let modules = try #require(report["modules"] as? [[String: Any]])
    #expect(modules.map { $0["module"] as? String } == ["LogOut", "SignIn"])
    let found = try #require(report["diagnostics"] as? [[String: Any]])
    #expect(found.map { $0["code"] as? String } == ["json-syntax", "file-missing"])
  }

  @Test("shards of the modules are disjoint and complete")
  func shards() throws {
    let folder = try world("A", "B", "C", "D", "F")
    var names: [String] = []
    for index in 1...3 {
      let outcome = try verify(folder, "--shard", "\(index)/3", "--json")
      let modules = try #require(try outcome.json()["modules"] as? [[String: Any]])
      names += modules.compactMap { $0["module"] as? String }
    }
    #expect(names.sorted() == ["A", "B", "C", "D", "F"])
    #expect(names != names.sorted())
  }

  @Test("takes the package of the working directory, and modules by their names")
  func named() throws {
    let folder = try world("SignIn", "LogOut", "Home")
    let inside = folder.url.appending(path: "Demo/Sources/Demo")
    let two = try Program.viperGen(["verify", "--no-build", "LogOut", "Home"], in: inside)
    #expect(two.status == 0 && two.output.hasPrefix("LogOut"), "\(two.errors)")
    #expect(two.output.hasSuffix("2 modules, no errors\n"))
    let unknown = try verify(folder, "LogOff")
    #expect(unknown.status == 66 && unknown.errors.contains("did you mean 'LogOut'?"))
  }

  @Test("names the command for templates if an option of it is used")
  func refused() throws {
    let folder = try world("SignIn")
    let outcome = try verify(folder, "--quick", "--template", "viper")
    #expect(outcome.status == 64)
    let help =
      "'viper-gen templates verify --package-path Demo' builds and tests what templates generate"
    #expect(outcome.errors.components(separatedBy: help).count == 3, "\(outcome.errors)")
    let nowhere = try Program.viperGen(
      ["verify", "--no-build", "--package-path", "No"], in: folder.url)
    #expect(nowhere.status == 66)
  }
}
