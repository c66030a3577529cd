import Foundation
import Testing

@Suite("viper-gen list")
struct ListTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let outcome = try folder.viperGen(
      "create", "SignIn", "Account/LogIn", "--init", "--package-path", "Demo", "--protocols",
      "inline", "--testing", "none", "--actions", "go(to: Int)", "--quiet")
    #expect(outcome.status == 0)
  }

  @Test("prints a line for each module, with what differs, in columns")
  func lines() throws {
    try folder.write("// mine\n", to: "Demo/Sources/Demo/SignIn/SignInView.swift")
    try folder.write("// mine\n", to: "Demo/Sources/Demo/SignIn/SignInWireframe.swift")
    try FileManager.default.removeItem(
      at: folder.url.appending(path: "Demo/Sources/Demo/SignIn/SignInPresenter.swift"))
    let before = try folder.tree()
    let outcome = try Program.viperGen(
      ["list"], in: folder.url.appending(path: "Demo/Sources/Demo"))
    #expect(outcome.status == 0)
    #expect(
      outcome.errors.hasPrefix(
        "Sources/Demo/SignIn/SignInPresenter.swift: warning: 'SignIn' is missing this file\n"))
    #expect(
      outcome.output == """
        Account/LogIn  viper  Demo  6 files
        SignIn         viper  Demo  6 files  2 edited, 1 missing

        """)
    #expect(try folder.tree() == before)
  }

  @Test("prints a header on a terminal")
  func header() throws {
    let terminal = try PseudoTerminal("viper-gen list --package-path Demo", in: folder.url)
    #expect(try terminal.finish() == 0)
    #expect(
      terminal.screen == """
        MODULE         TEMPLATE  TARGET  FILES
        Account/LogIn  viper     Demo    6 files
        SignIn         viper     Demo    6 files

        """)
  }

  @Test("lists the modules of one target with --target")
  func target() throws {
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(name: "Demo", targets: [.target(name: "Demo"), .target(name: "Core")])

      """, to: "Demo/Package.swift")
    try folder.write("", to: "Demo/Sources/Core/Core.swift")
    let place = ["--package-path", "Demo"]
    let made = try Program.viperGen(
      ["create", "Cart", "--target", "Core", "--testing", "none"] + place, in: folder.url)
    #expect(made.status == 0, "\(made.errors)")
    let core = try Program.viperGen(["list", "--target", "Core"] + place, in: folder.url)
    #expect(core.output == "Cart  viper  Core  9 files\n")
    let json = try Program.viperGen(["list", "--target", "Core", "--json"] + place, in: folder.url)
    #expect((try json.json()["modules"] as? [Any])?.count == 1)
    let other = try Program.viperGen(["list", "--target", "Cor"] + place, in: folder.url)
    #expect(other.status == 0 && other.output == "")
    #expect(
      other.errors
        == "no module is recorded for the target 'Cor'; did you mean 'Core'?\n")
  }

  @Test("prints one JSON object with every option and file")
  func json() throws {
    try folder.write("// mine\n", to: "Demo/Sources/Demo/SignIn/SignInView.swift")
    let outcome = try folder.viperGen("list", "--package-path", "Demo", "--json")
    let object = try outcome.json()
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(object["version"] as? Int == 1 && object["command"] as? String == "list")
    #expect((object["files"] as? [Any])?.isEmpty == true)
    let modules = try #require(object["modules"] as? [[String: Any]])
    #expect(modules.map { $0["module"] as? String } == ["Account/LogIn", "SignIn"])
    let signIn = try #require(modules.last)
    #expect(Set(signIn.keys) == ["module", "target", "template", "behind", "options", "files"])
    #expect(signIn["target"] as? String == "Demo" && signIn["template"] as? String == "viper")
    let options = try #require(signIn["options"] as? [String: Any])
    #expect(options["testing"] as? String == "none")
    #expect(options["actions"] as? [String] == ["go(to: Int)"])
    let files = try #require(signIn["files"] as? [[String: String]])
    #expect(files.count == 6)
    #expect(
      files.filter { $0["state"] != "unchanged" } == [
        ["path": "Sources/Demo/SignIn/SignInView.swift", "state": "edited"]
      ])
  }

  @Test("prints a note if no module is recorded, and finds the modules without their records")
  func empty() throws {
    try FileManager.default.removeItem(at: folder.url.appending(path: "Demo/.viper-gen"))
    let outcome = try folder.viperGen("list", "--recorded", "--package-path", "Demo")
    #expect(outcome.status == 0 && outcome.output == "")
    #expect(outcome.errors == "no module is recorded in this package\n")
    let found = try folder.viperGen("list", "--package-path", "Demo")
    #expect(found.status == 0 && found.output.contains("SignIn  –  Demo"), "\(found.output)")
    #expect(found.errors.hasPrefix("2 modules that viper-gen has not written; "))
    let json = try folder.viperGen("list", "--package-path", "Demo", "--json").json()
    #expect((json["modules"] as? [Any])?.isEmpty == true)
  }

  @Test("says which modules are behind their templates, and how many files were moved")
  func behind() throws {
    let folder = try TemporaryFolder()
    #expect(try folder.viperGen("templates", "export", "viper", "Own/viper").status == 0)
    let own = ["--package-path", "Demo", "--templates", "Own"]
    let made = try Program.viperGen(["create", "SignIn", "LogIn", "--init"] + own, in: folder.url)
    #expect(made.status == 0)
    #expect(!(try Program.viperGen(["list"] + own, in: folder.url)).output.contains("behind"))
    let names = try FileManager.default.subpathsOfDirectory(
      atPath: folder.url.appending(path: "Own/viper").path)
    let file = try #require(names.first { $0.hasSuffix("Interactor.swift") })
    try folder.write(folder.text(of: "Own/viper/\(file)") + "// new\n", to: "Own/viper/\(file)")
    let sources = "Demo/Sources/Demo/SignIn"
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "Demo/Sources/Demo/Other"), withIntermediateDirectories: true)
    try FileManager.default.moveItem(
      at: folder.url.appending(path: "\(sources)/SignInPresenter.swift"),
      to: folder.url.appending(path: "Demo/Sources/Demo/Other/SignInPresenter.swift"))
    let list = try Program.viperGen(["list"] + own, in: folder.url)
    #expect(list.status == 0)
    #expect(list.output.contains("1 moved, behind its template\n"), "\(list.output)")
    #expect(
      list.errors.hasSuffix(
        "'viper-gen update --package-path Demo --templates Own' updates the modules that are behind their templates\n"
      ))
    let json = try Program.viperGen(["list", "--json"] + own, in: folder.url).json()
    let modules = try #require(json["modules"] as? [[String: Any]])
    #expect(modules.map { $0["behind"] as? Bool } == [true, true])
    let verify = try Program.viperGen(["verify", "--no-build"] + own, in: folder.url)
    #expect(verify.status == 0, "neither is an error: \(verify.errors)")
    #expect(verify.errors.contains("warning: 'LogIn' is behind its template\n"))
    #expect(verify.errors.contains("it seems to be 'Sources/Demo/Other/SignInPresenter.swift' now"))
    #expect(try Program.viperGen(["update"] + own, in: folder.url).status == 0)
    #expect(!(try Program.viperGen(["list"] + own, in: folder.url)).output.contains("behind"))
  }

  @Test("lists the other modules beside a record that cannot be read, and reports it")
  func unreadable() throws {
    try folder.write("{", to: "Demo/.viper-gen/Demo/Broken.json")
    let outcome = try folder.viperGen("list", "--package-path", "Demo")
    #expect(outcome.status == 65 && outcome.output.contains("\nSignIn "))
    #expect(outcome.errors.hasPrefix(".viper-gen/Demo/Broken.json:1:2: error: "))
    let report = try folder.viperGen("list", "--package-path", "Demo", "--json")
    #expect(report.status == 65)
    let modules = try #require(try report.json()["modules"] as? [[String: Any]])
    #expect(modules.map { $0["module"] as? String } == ["Account/LogIn", "SignIn"])
  }

  @Test("reports how to restore a record if a link has its path")
  func link() throws {
    let records = folder.url.appending(path: "Demo/.viper-gen/Demo")
    let record = records.appending(path: "SignIn.json")
    let files = FileManager.default
    try files.moveItem(at: record, to: records.appending(path: "kept"))
    try files.createSymbolicLink(atPath: record.path, withDestinationPath: "kept")
    let place = ["--package-path", "Demo"]
    let listed = try Program.viperGen(["list"] + place, in: folder.url)
    #expect(
      listed.errors == """
        .viper-gen/Demo/SignIn.json: error: the record is a link, not a regular file
        help: replace it with the file it leads to, or remove it, and create the module again \
        with '--on-conflict overwrite'

        """)
    let options = ["--testing", "none", "--protocols", "inline", "--actions", "go(to: Int)"]
    let again = ["create", "SignIn"] + options + place
    for policy in ["fail", "overwrite"] {
      let refused = try Program.viperGen(again + ["--on-conflict", policy], in: folder.url)
      #expect(refused.status == 73)
      let help = "help: move it away, and create the record with '--on-conflict overwrite'\n"
      #expect(refused.errors.hasSuffix(help))
    }
    try files.removeItem(at: record)
    let made = try Program.viperGen(again + ["--on-conflict", "overwrite"], in: folder.url)
    #expect(made.status == 0, "\(made.errors)")
    let fixed = try Program.viperGen(["list"] + place, in: folder.url)
    #expect(fixed.status == 0 && fixed.output.contains("\nSignIn "))
  }

  @Test("escapes what could control a terminal in a record")
  func controlCharacters() throws {
    let path = "Demo/.viper-gen/Demo/SignIn.json"
    let record = try folder.text(of: path)
    let changed = record.replacing("\"template\": \"viper\"", with: #""template": "v\u001b[2J""#)
    #expect(changed != record)
    try folder.write(changed, to: path)
    let outcome = try folder.viperGen("list", "--package-path", "Demo")
    #expect(outcome.status == 0 && !outcome.output.contains("\u{1B}"))
    #expect(outcome.output.contains(#"v\u{1B}[2J"#))
  }
}
