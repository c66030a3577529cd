import Foundation
import Testing

/// Modules whose files were moved, deleted or checked out with other line ends.
@Suite("A module that was moved")
struct MovedModuleTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let made = try folder.viperGen("create", "SignIn", "Account/LogIn", "--init", "-C", ".", "-q")
    #expect(made.status == 0, "\(made.errors)")
    target = try #require(
      try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/Sources").first)
  }

  private let target: String

  private func move(_ path: String, to place: String) throws {
    let destination = folder.url.appending(path: place)
    try FileManager.default.createDirectory(
      at: destination.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.moveItem(at: folder.url.appending(path: path), to: destination)
  }

  private func delete(_ path: String) throws {
    try FileManager.default.removeItem(at: folder.url.appending(path: path))
  }

  private var sources: String { "Sources/\(target)/SignIn" }
  private var tests: String { "Tests/\(target)Tests/SignIn" }

  @Test("is reported once for a folder, with the place where it is now")
  func movedFolder() throws {
    try move(sources, to: "Sources/\(target)/Feature/SignIn")
    let message = """
      this folder with 9 files of 'SignIn' was moved
      help: it seems to be 'Sources/\(target)/Feature/SignIn' now; to record that, type 'viper-gen rename SignIn Feature/SignIn --target \(target)'

      """
    let listed = try folder.viperGen("list")
    #expect(listed.status == 0 && listed.errors == "\(sources): warning: \(message)")
    #expect(listed.output.contains("9 moved"))
    let verified = try folder.viperGen("verify", "--no-build")
    #expect(verified.status == 0)
    let command = "viper-gen rename SignIn Feature/SignIn --target \(target)"
    #expect(verified.errors.contains("'\(command)'"))
    let modules = try #require(
      try folder.viperGen("list", "--json").json()["modules"] as? [[String: Any]])
    let files = try #require(modules.last?["files"] as? [[String: String]])
    #expect(
      files.first { $0["path"] == "\(sources)/SignInView.swift" }?["foundAt"]
        == "Sources/\(target)/Feature/SignIn/SignInView.swift")
    try move("Sources/\(target)/Feature/SignIn", to: sources)
    #expect(try folder.viperGen("list").errors == "")
  }

  @Test("is recorded at its new place by rename, which moves the tests there")
  func recordedFolder() throws {
    try move(sources, to: "Sources/\(target)/Feature/SignIn")
    let view = "Sources/\(target)/Feature/SignIn/SignInView.swift"
    try folder.write(try folder.text(of: view) + "// ours\n", to: view)
    let outcome = try folder.viperGen("rename", "SignIn", "Feature/SignIn")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try folder.text(of: view).hasSuffix("// ours\n"))
    let listed = try folder.viperGen("list")
    #expect(listed.errors == "" && listed.output.contains("Feature/SignIn"))
    #expect(try folder.tree()["Tests/\(target)Tests/Feature/SignIn/SignInViewTests.swift"] != nil)
    #expect(try folder.tree()[tests] == nil)
  }

  @Test("is reported file by file if only some are gone or have other places")
  func movedFiles() throws {
    try move("\(sources)/SignInView.swift", to: "Sources/\(target)/Views/SignInView.swift")
    try folder.write("// mine\n", to: "Sources/\(target)/Views/SignInView.swift")
    try delete("\(sources)/SignInPresenter.swift")
    // A hidden folder and another module's file are no places of a moved file.
    try folder.write("", to: "Sources/\(target)/.old/SignInPresenter.swift")
    let listed = try folder.viperGen("list")
    #expect(
      listed.errors == """
        \(sources)/SignInPresenter.swift: warning: 'SignIn' is missing this file
        help: restore it from version control, or remove the module with 'viper-gen remove SignIn --target \(target) --force'
        \(sources)/SignInView.swift: warning: this file of 'SignIn' was moved
        help: it seems to be 'Sources/\(target)/Views/SignInView.swift' now; 'remove' needs it in its old place

        """)
    let verified = try folder.viperGen("verify", "--no-build")
    #expect(verified.status == 1 && verified.errors.contains("SignInPresenter.swift: error: "))
    #expect(verified.errors.contains("SignInView.swift: warning: "))
  }

  @Test("prefers the file with the recorded contents to another one of the same name")
  func sameContents() throws {
    try folder.write("// other\n", to: "Sources/\(target)/A/SignInView.swift")
    try move("\(sources)/SignInView.swift", to: "Sources/\(target)/B/SignInView.swift")
    #expect(try folder.viperGen("list").errors.contains("'Sources/\(target)/B/SignInView.swift'"))
  }

  @Test("is not removed without a terminal, unless --force is given")
  func refusal() throws {
    try delete(sources)
    let before = try folder.tree()
    for options in [[], ["--dry-run"]] {
      let outcome = try Program.viperGen(["remove", "SignIn"] + options, in: folder.url)
      #expect(outcome.status == 73)
      #expect(
        outcome.errors == """
          \(sources): warning: 'SignIn' is missing this folder with 9 files
          help: restore it from version control, or remove the module with 'viper-gen remove SignIn --target \(target) --force'
          error: 9 of the 21 files of 'SignIn' are missing
          help: add '--force' to remove what is left of the module
          nothing was removed

          """)
      #expect(try folder.tree() == before)
    }
    let report = try folder.viperGen("remove", "SignIn", "--json").json()
    let found = try #require(report["diagnostics"] as? [[String: Any]])
    #expect(found.map { $0["code"] as? String } == ["file-missing", "incomplete-module"])
    let forced = try folder.viperGen("remove", "SignIn", "--force")
    #expect(forced.status == 0 && forced.errors.contains("warning: 'SignIn' is missing"))
    #expect(try folder.tree()[tests] == nil)
    #expect(try folder.viperGen("list").output.hasPrefix("Account/LogIn"))
  }

  @Test("is removed at a terminal only after a yes")
  func confirmation() throws {
    try move("\(sources)/SignInView.swift", to: "Sources/\(target)/SignInView.swift")
    let before = try folder.tree()
    for (answer, status) in [("", Int32(130)), ("n", 130), ("y", 0)] {
      #expect(try folder.tree() == before)
      let terminal = try PseudoTerminal("viper-gen remove SignIn", in: folder.url)
      try terminal.type(answer + "\n", after: "remove what is left? [y]es, [n]o [no]: ")
      #expect(try terminal.finish() == status)
      #expect(terminal.screen.contains("1 of the 21 files of 'SignIn' is missing"))
      #expect(terminal.screen.contains("nothing was removed") == (status != 0))
      #expect(!terminal.screen.contains("nothing was written"))
    }
    let after = try folder.tree()
    #expect(after[sources] == nil && after["Sources/\(target)/SignInView.swift"] != nil)
  }

  @Test("a checkout with CRLF line ends is not edited, for list, verify, create and remove")
  func lineEnds() throws {
    for (path, entry) in try folder.tree() where path.contains("SignIn") {
      guard let contents = entry.contents else { continue }
      let text = String(decoding: contents, as: UTF8.self)
      try folder.write(text.replacing("\n", with: "\r\n"), to: path)
    }
    let before = try folder.tree()
    let listed = try folder.viperGen("list")
    #expect(listed.errors == "" && !listed.output.contains("edited"))
    #expect(try folder.viperGen("verify", "--no-build").status == 0)
    let again = try folder.viperGen("create", "SignIn")
    #expect(again.status == 0 && again.errors == "unchanged\n", "\(again.errors)")
    #expect(try folder.tree() == before)
    let view = "\(sources)/SignInView.swift"
    try folder.write(try folder.text(of: view) + "// mine\r\n", to: view)
    #expect(try folder.viperGen("list").output.contains("1 edited"))
    #expect(try folder.viperGen("create", "SignIn").status == 73)
    let removed = try folder.viperGen("remove", "SignIn")
    #expect(removed.status == 0 && removed.output.contains("kept         \(view)\n"))
    #expect(removed.output.components(separatedBy: "removed ").count == 21)
  }
}
