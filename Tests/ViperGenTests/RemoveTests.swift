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

  @Test("removes a module beside one whose record is damaged, and reports that")
  func damagedNeighbour() throws {
    #expect(try folder.viperGen("create", "Five", "Six").status == 0)
    try folder.write("<<<<<<< HEAD\n", to: ".viper-gen/App/Five.json")
    let other = try folder.viperGen("remove", "Six")
    #expect(other.status == 0 && other.errors.hasPrefix(".viper-gen/App/Five.json:1:1: warning:"))
    #expect(try !folder.tree().keys.contains { $0.contains("Six") })
    let itself = try folder.viperGen("remove", "Five")
    #expect(itself.status == 65 && itself.errors.hasPrefix(".viper-gen/App/Five.json:1:1: error:"))
    #expect(try folder.tree().keys.contains("Sources/App/Five/FiveView.swift"))
  }

  @Test("finds a module again whose damaged record is written again")
  func damagedRecord() throws {
    #expect(try folder.viperGen("create", "Five", "--ui", "none").status == 0)
    let record = try folder.text(of: ".viper-gen/App/Five.json")
    try folder.write("<<<<<<< HEAD\n", to: ".viper-gen/App/Five.json")
    #expect(try folder.viperGen("remove", "Five").errors.contains("with the same options and"))
    let again = try folder.viperGen("create", "Five", "--ui", "none", "--on-conflict", "overwrite")
    #expect(again.status == 0, "\(again.errors)")
    // The folders are there already, so the record does not list them.
    let files = { (text: String) in text.components(separatedBy: "\"files\"").last }
    #expect(try files(folder.text(of: ".viper-gen/App/Five.json")) == files(record))
    #expect(try folder.viperGen("remove", "Five").status == 0)
  }

  @Test("explains that the record of another module lists the shared folder")
  func sharedFolder() throws {
    #expect(try folder.viperGen("create", "Deep/One").status == 0)
    #expect(try folder.viperGen("create", "Deep/Two").status == 0)
    let outcome = try folder.viperGen("remove", "Deep/One")
    #expect(
      outcome.errors.hasPrefix(
        ".viper-gen/App/Deep/Two.json: note: this record now lists a folder that the modules share: "
          + "removing the last of them removes the folder\n"), "\(outcome.errors)")
  }

  @Test("lists in its help the status for missing files")
  func statuses() throws {
    let page = try folder.viperGen("help", "exit-status", environment: ["COLUMNS": "500"]).output
    #expect(page.contains("\n  73   ") && page.contains("a module to remove has missing files"))
  }

  @Test("removes all that create wrote, and restores the tree completely")
  func restores() throws {
    let before = try folder.tree()
    let created = try folder.viperGen("create", "SignIn", "Account/LogIn", "--into", "Features")
    #expect(created.status == 0)
    let dry = try folder.viperGen(
      "remove", "Features/SignIn", "Features/Account/LogIn", "--dry-run")
    #expect(dry.status == 0 && dry.errors == "would remove 45 files\nnothing was removed\n")
    let outcome = try folder.viperGen("remove", "Features/SignIn", "Features/Account/LogIn")
    #expect(outcome.status == 0 && outcome.errors == "45 files removed\n")
    #expect(outcome.output.replacing("removed ", with: "would remove ") == dry.output)
    let lines = { (text: String) in text.split(separator: "\n").map { $0.split(separator: " ")[1] }
    }
    #expect(outcome.output.split(separator: "\n").allSatisfy { $0.hasPrefix("removed  ") })
    #expect(lines(outcome.output).sorted() == lines(created.output).sorted())
    let after = try folder.tree()
    #expect(after.keys.sorted() == before.keys.sorted())
    for (path, entry) in before where entry.contents != nil { #expect(after[path] == entry) }
  }

  @Test("changes nothing with --dry-run")
  func dryRun() throws {
    _ = try folder.viperGen("create", "SignIn")
    let before = try folder.tree()
    #expect(try folder.viperGen("remove", "SignIn", "-n").status == 0)
    #expect(try folder.tree() == before)
  }

  @Test("keeps an edited file with a warning and a help, and removes it with --force")
  func keepsEditedFiles() throws {
    let before = try folder.tree().keys.sorted()
    _ = try folder.viperGen("create", "SignIn")
    let path = "Sources/App/SignIn/SignInView.swift"
    try folder.write("// mine\n", to: path)
    let outcome = try folder.viperGen("remove", "SignIn")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("kept         \(path)\n"))
    #expect(outcome.output.hasSuffix("overwritten  .viper-gen/App/SignIn.json\n"))
    #expect(
      outcome.errors == """
        \(path): warning: the file was edited and is kept
        .viper-gen/App/SignIn.json: note: the record is rewritten: it lists only the files that \
        are kept
        20 files removed, 1 overwritten, 1 kept
        to remove the kept files: viper-gen remove SignIn --force

        """)
    #expect(try folder.text(of: path) == "// mine\n")
    #expect(try folder.viperGen("list").output == "SignIn  viper  App  1 file  1 edited\n")
    let json = try folder.viperGen("remove", "SignIn", "--json").json()
    #expect((json["files"] as? [[String: String]])?.map { $0["action"] } == ["kept"])
    let diagnostics = try #require(json["diagnostics"] as? [[String: Any]])
    #expect(diagnostics.map { $0["severity"] as? String } == ["warning"])
    let forced = try folder.viperGen("remove", "SignIn", "--force")
    #expect(forced.status == 0 && forced.errors == "3 files removed\n")
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
        \(path): warning: this is not the regular file that was written, and is kept
        help: move it away, and remove the module again with '--force'
        .viper-gen/App/SignIn.json: note: the record is rewritten: it lists only the files that \
        are kept
        20 files removed, 1 overwritten, 1 kept

        """)
    try FileManager.default.removeItem(at: file)
    #expect(try folder.viperGen("remove", "SignIn").status == 73)
    let forced = try folder.viperGen("remove", "SignIn", "--force")
    #expect(forced.status == 0 && forced.errors.hasSuffix("\n2 files removed\n"))
    #expect(try folder.viperGen("list").output == "")
  }

  @Test("suggests the nearest recorded name, and touches nothing")
  func unknownName() throws {
    _ = try folder.viperGen("create", "Account/SignIn", "LogOut")
    let before = try folder.tree()
    for (typed, suggested) in [("SignIn", "Account/SignIn"), ("Logout", "LogOut")] {
      let outcome = try folder.viperGen("remove", typed)
      #expect(outcome.status == 66 && outcome.output == "")
      #expect(
        outcome.errors == """
          error: no module '\(typed)' is recorded
          help: did you mean '\(suggested)'?

          """)
    }
    #expect(try folder.tree() == before)
  }

  @Test("reports that the files were removed when only its output cannot be written")
  func fullOutput() throws {
    _ = try folder.viperGen("create", "SignIn")
    let line = "\"$0\" remove SignIn > /dev/full"
    let outcome = try Program.tool("sh", ["-c", line, Program.viperGen.path], in: folder.url)
    #expect(outcome.status == 74)
    #expect(outcome.errors.contains("the files themselves were removed"))
    #expect(try folder.tree()["Sources/App/SignIn"] == nil)
  }
}
