import Foundation
import Testing

@Suite("viper-gen remove")
struct RemoveTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Shop",
        targets: [.target(name: "App"), .testTarget(name: "AppTests", dependencies: ["App"])])

      """, to: "Package.swift")
    try folder.write("public struct Existing {}\n", to: "Sources/App/Existing.swift")
  }

  @Test("takes a module back beside one whose record is damaged, and says so")
  func damagedNeighbour() throws {
    #expect(try folder.viperGen("create", "Five", "Six").status == 0)
    try folder.write("    let other = try folder.viperGen("remove", "Six")
        to remove the kept files: viper-gen remove SignIn --force

        """)
    #expect(try folder.text(of: path) == "// mine\n")
    #expect(try folder.viperGen("list").output == "SignIn  viper  App  1 file  1 edited\n")
    let json = try folder.viperGen("remove", "SignIn", "--json").json()
    #expect((json["files"] as? [[String: String]])?.map { $0["action"] } == ["kept"])
    let diagnostics = try #require(json["diagnostics"] as? [[String: Any]])
    #expect(diagnostics.map { $0["severity"] as? String } == ["warning"])
    let forced = try folder.viperGen("remove", "SignIn", "--force")
    #expect(forced.status == 0 && forced.errors == "")
    #expect(try folder.tree().keys.sorted() == before)
  }

  @Test("keeps a link in the place of a file, and proposes nothing that would not remove it")
  func keepsLinks() throws {
    _ = try folder.viperGen("create", "SignIn")
    let path = "Sources/App/SignIn/SignInView.swift"
    let file = folder.url.appending(path: path)
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createSymbolicLink(
      atPath: file.path, withDestinationPath: "../Existing.swift")
    let outcome = try folder.viperGen("remove", "SignIn")
    #expect(outcome.status == 0)
    #expect(
      outcome.errors == """
        \(path): warning: this is not the plain file that was written, and is kept
        help: move it away, and remove the module again

        """)
    try FileManager.default.removeItem(at: file)
    #expect(try folder.viperGen("remove", "SignIn").errors == "")
    #expect(try folder.viperGen("list").output == "")
  }

  @Test("suggests the recorded name that was meant, and touches nothing")
  func unknownName() throws {
    _ = try folder.viperGen("create", "Account/SignIn", "LogOut")
    let before = try folder.tree()
    for (typed, meant) in [("SignIn", "Account/SignIn"), ("Logout", "LogOut")] {
      let outcome = try folder.viperGen("remove", typed)
      #expect(outcome.status == 66 && outcome.output == "")
      #expect(
        outcome.errors == """
          error: no module '\(typed)' is recorded
          help: did you mean '\(meant)'?

          """)
    }
    #expect(try folder.tree() == before)
  }

  @Test("says that the files are gone when only its answer cannot be written")
  func fullOutput() throws {
    _ = try folder.viperGen("create", "SignIn")
    let line = "\"$0\" remove SignIn > /dev/full"
    let outcome = try Program.tool("sh", ["-c", line, Program.viperGen.path], in: folder.url)
    #expect(outcome.status == 74)
    #expect(outcome.errors.contains("the files themselves were removed"))
    #expect(try folder.tree()["Sources/App/SignIn"] == nil)
  }
}
