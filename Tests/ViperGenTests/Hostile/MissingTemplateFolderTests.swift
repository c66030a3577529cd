import Foundation
import Testing

@Suite("A module whose folder of templates is not found")
struct MissingTemplateFolderTests {
  private let package: TeamPackage

  init() throws {
    package = try TeamPackage()
  }

  /// A way to lose the templates of modules.
  struct Loss: CustomTestStringConvertible {
    let testDescription: String
    /// The status of an update of the modules.
    let status: Int32
    let lose: @Sendable (TeamPackage) throws -> Void
  }

  static let losses = [
    Loss(testDescription: "the folder is gone", status: 78) { try $0.loseTemplates() },
    Loss(testDescription: "a file is in its place", status: 78) { package in
      try package.loseTemplates()
      try package.folder.write("", to: "Shop/Team")
    },
    Loss(testDescription: "a dangling link is in its place", status: 78) { package in
      try package.loseTemplates()
      try FileManager.default.createSymbolicLink(
        atPath: package.url("Shop/Team").path, withDestinationPath: "../Nowhere")
    },
    Loss(testDescription: "the configuration does not name it any more", status: 66) {
      try $0.configure(#"{"into": "Features"}"#)
    },
    Loss(testDescription: "the templates in it are gone", status: 66) { package in
      try package.loseTemplates()
      try FileManager.default.createDirectory(
        at: package.url("Shop/Team"), withIntermediateDirectories: false)
    },
    Loss(testDescription: "a folder that comes first is gone", status: 78) {
      try $0.configure(#"{"templates": ["Gone", "Team"], "into": "Features"}"#)
    },
  ]

  static let changes: [[String]] = [
    ["change", "SignIn", "--text", "bye"], ["change", "Cart", "--text=bye", "--dry-run"],
    ["rename", "SignIn", "LogIn"],
  ]

  @Test("is changed with the text that the package keeps, as a note says", arguments: losses)
  func keptText(_ loss: Loss) throws {
    try loss.lose(package)
    for words in Self.changes {
      let outcome = try package.run(words)
      #expect(outcome.status == 0, "\(words): \(outcome.errors)")
      #expect(outcome.errors.contains("json: note: the template '"), "\(outcome.errors)")
      #expect(outcome.errors.contains(".viper-gen.json:1:") == (loss.status == 78))
    }
    let text = try package.folder.text(
      of: "Shop/Sources/App/Features/LogIn/LogInPresenter.swift")
    #expect(text == "struct LogInPresenter { let team = \"bye\" }\n")
    let record = try package.folder.text(of: "Shop/.viper-gen/App/Features/LogIn.json")
    #expect(record.contains(#""templateOrigin": "folder""#))
    #expect(try package.run("remove", "LogIn").status == 0)
  }

  @Test("stays as it is when it is updated by name", arguments: losses)
  func named(_ loss: Loss) throws {
    try loss.lose(package)
    let before = try package.folder.tree(below: "Shop")
    for words in [
      ["update", "SignIn"], ["update", "SignIn", "Cart"], ["update"], ["update", "--check"],
      ["update", "SignIn", "--dry-run"],
    ] {
      let outcome = try package.run(words)
      #expect(outcome.status == loss.status, "\(words): \(outcome.errors)")
      #expect(outcome.errors.contains("error: 'Features/SignIn' is not updated"), "\(words)")
      #expect(outcome.errors.contains("the built-in template 'viper' is another one"))
    }
    #expect(try package.folder.tree(below: "Shop") == before)
  }

  @Test("is left out with a warning when all modules are updated", arguments: losses)
  func others(_ loss: Loss) throws {
    try package.create("BuiltIn", "--template", "viper-contract", "--testing", "none")
    try makeBehind("BuiltIn")
    try loss.lose(package)
    let check = try package.run("update", "--check")
    #expect(check.status == loss.status, "a check that cannot compare fails: \(check.errors)")
    #expect(check.errors.contains("'Features/BuiltIn' is behind its template"))
    #expect(!check.errors.contains("no module is behind its template"))
    let outcome = try package.run("update")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors.contains("warning: 'Features/SignIn' is not updated"))
    #expect(outcome.errors.contains("warning: 'Features/Cart' is not updated"))
    #expect(try package.isOfTeam() && package.isOfTeam("Cart"))
    #expect(try !package.run("update").output.contains("BuiltIn"), "it was updated")
  }

  @Test("is not said to be behind its template", arguments: losses)
  func list(_ loss: Loss) throws {
    try package.changeTemplates()
    #expect(try package.run("list").output.contains("behind"))
    try loss.lose(package)
    let list = try package.run("list")
    #expect(list.status == 0 && !list.output.contains("behind"), "\(list.output)")
    #expect(list.errors.contains(".viper-gen.json:1:") == (loss.status == 78), "\(list.errors)")
    let verify = try package.run("verify", "--no-build")
    #expect(verify.status == (loss.status == 78 ? 78 : 0), "\(verify.errors)")
    #expect(verify.errors.contains("'Features/SignIn' is not compared with its template 'viper'"))
    #expect(!verify.errors.contains("behind"))
  }

  @Test("is not passed over by 'lint' as one that is up to date", arguments: losses)
  func lint(_ loss: Loss) throws {
    try loss.lose(package)
    let status: Int32 = loss.status == 78 ? 78 : 0
    for words in [["lint"], ["lint", "--rule", "outdated-record"], ["lint", "--fix"]] {
      let outcome = try package.run(words)
      #expect(outcome.status == status, "\(words): \(outcome.errors)")
      #expect(outcome.errors.contains("'Features/SignIn' is not compared with its template"))
      #expect(outcome.errors.contains(".viper-gen.json:1:") == (status == 78))
      #expect(outcome.errors.contains("no findings") == (status == 0))
    }
    #expect(try package.run("lint", "--rule", "ui-import").status == 0)
    let baseline = try package.run("lint", "--write-baseline")
    #expect(baseline.status == status, "\(baseline.errors)")
    #expect(
      FileManager.default.fileExists(atPath: package.url("Shop/.viper-gen-baseline.json").path)
        == (status == 0))
    let switchedOff = #"{"templates": ["Team", "Gone"], "lint": {"outdated-record": "off"}}"#
    try package.configure(switchedOff)
    #expect(try package.run("lint").status == 0)
  }

  /// A folder in place of a file is another version of the template.
  static let unreadable = BrokenFile.obstacles.filter { $0.testDescription != "a folder" }

  @Test("and a template that cannot be read stop 'lint'", arguments: unreadable)
  func unreadableTemplate(_ file: BrokenFile) throws {
    try file.put(at: package.url("Shop/Team/viper/template.json"))
    let check = try package.run("update", "--check")
    let outcome = try package.run("lint")
    #expect(outcome.status == check.status && check.status != 0, "\(outcome.errors)")
    #expect(outcome.errors.contains("'Features/SignIn' is not compared with its template: "))
    #expect(try package.run("lint", "--rule", "ui-import").status == 0)
  }

  @Test("is not replaced by the built-in template when it is created again", arguments: losses)
  func created(_ loss: Loss) throws {
    try loss.lose(package)
    let before = try package.folder.tree(below: "Shop")
    for words in [["create", "SignIn"], ["create", "SignIn", "--template", "viper"]] {
      let outcome = try package.run(words + ["--target", "App"])
      #expect([64, 73, 78].contains(outcome.status), "\(words): \(outcome.errors)")
    }
    #expect(try package.folder.tree(below: "Shop") == before)
  }

  @Test("is not replaced when the folder was typed, and is not typed again")
  func typed() throws {
    try package.loseTemplates()
    try package.configure("{}")
    let folder = ["--templates", "../Away"]
    let made = try package.run(
      ["create", "Menu", "--target", "App", "--template", "viper"] + folder)
    #expect(made.status == 0, "\(made.errors)")
    let before = try package.folder.tree(below: "Shop")
    for words in [["update", "Menu"], ["update", "Menu", "--templates", "../Awy"]] {
      #expect(try package.run(words).status == 66, "\(words)")
    }
    let again = try package.run("create", "Menu", "--target", "App")
    #expect(again.status == 73, "\(again.errors)")
    #expect(again.errors.contains("the template 'viper' of a folder (now the built-in one)"))
    #expect(try package.folder.tree(below: "Shop") == before)
    #expect(try package.run(["update", "Menu"] + folder).status == 0)
    let added = try package.run("change", "Menu", "--text", "bye", "--templates", "../Awy")
    #expect(added.status == 0 && added.errors.contains("warning: no folder '../Awy'"))
  }

  @Test("becomes one of the built-in template if the user exports that, as the help says")
  func moved() throws {
    try package.loseTemplates()
    try package.configure(#"{"into": "Features"}"#)
    let help = try package.run("update", "SignIn").errors
    #expect(help.contains("viper-gen templates export viper Templates/viper"))
    #expect(try package.run("templates", "export", "viper", "Templates/viper").status == 0)
    let updated = try package.run("update", "SignIn", "--templates", "Templates")
    #expect(updated.status == 0, "\(updated.errors)")
    #expect(try !package.isOfTeam())
    #expect(try !package.folder.text(of: TeamPackage.record).contains("templateOrigin"))
    #expect(try package.run("update", "SignIn").status == 0)
  }

  // MARK: Records of older formats

  /// An older version of a built-in template: the record names another digest.
  private func makeBehind(_ module: String, digest: String = String(repeating: "0", count: 64))
    throws
  {
    try rewrite(module) { record in
      record.replacing(/"templateDigest": "\w+"/, with: "\"templateDigest\": \"\(digest)\"")
    }
  }

  private func rewrite(_ module: String, _ edit: (String) -> String) throws {
    let path = "Shop/.viper-gen/App/Features/\(module).json"
    try package.folder.write(edit(try package.folder.text(of: path)), to: path)
  }

  private func inOldFormat(_ record: String) -> String {
    record.replacing("\"version\": 3", with: "\"version\": 2")
      .replacing(/[ ]+"templateOrigin": "\w+",\n/, with: "")
  }

  /// The digest of a built-in template of release 0.1.0.
  private static let released = "906b4286b8f587ba52df4cfa5ea6517c115649ac0b444c55137a83d4adbb438a"

  @Test("is updated from an older built-in version, with a record of any format")
  func olderVersions() throws {
    for (name, digest, edit) in [
      ("New", String(repeating: "0", count: 64), { $0 }), ("Old", Self.released, inOldFormat),
    ] {
      try package.create(name, "--template", "viper-closures", "--testing", "none")
      try makeBehind(name, digest: digest)
      try rewrite(name, edit)
    }
    let list = try package.run("list")
    #expect(list.status == 0 && list.output.matches(of: /behind its template/).count >= 1)
    let outcome = try package.run("update")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let record = try package.folder.text(of: "Shop/.viper-gen/App/Features/New.json")
    #expect(!record.contains(String(repeating: "0", count: 64)))
  }

  @Test("is not replaced if an older record does not say where its template came from")
  func unknownOrigin() throws {
    try rewrite("SignIn", inOldFormat)
    try package.loseTemplates()
    try package.configure(#"{"into": "Features"}"#)
    let outcome = try package.run("update", "SignIn")
    #expect(outcome.status == 66, "\(outcome.errors)")
    #expect(outcome.errors.contains("does not say whether it was the built-in template"))
    #expect(try package.run("change", "SignIn", "--text", "bye").status == 0)
    #expect(try package.isOfTeam())
    #expect(
      try package.folder.text(of: TeamPackage.record).contains(#""templateOrigin": "unknown""#))
    #expect(try package.run("update", "SignIn").status == 66)
  }

  // MARK: The text that the package keeps

  static let keptTexts =
    [
      BrokenFile("{}", "an empty object"),
      BrokenFile(#"{"version": 1, "template": "viper", "files": {"a": "b"}}"#, "another text"),
    ] + BrokenFile.notJSON + BrokenFile.obstacles

  @Test("is not changed with a text that is not the kept one", arguments: keptTexts)
  func brokenText(_ file: BrokenFile) throws {
    try package.loseTemplates()
    let kept = "Shop/.viper-gen/templates"
    for name in try package.folder.tree(below: kept).keys {
      try file.put(at: package.url("\(kept)/\(name)"))
    }
    let before = try package.folder.tree(below: "Shop")
    for words in [
      ["change", "SignIn", "--text", "bye"], ["add", "SignIn", "go()"],
      ["rename", "SignIn", "LogIn"],
    ] {
      let outcome = try package.run(words)
      #expect(outcome.status == 65, "\(words): \(outcome.errors)")
      #expect(outcome.errors.contains(".viper-gen/templates/"), "\(words): \(outcome.errors)")
      #expect(outcome.errors.contains("the package's copy of its template cannot be used: it "))
      #expect(!outcome.errors.contains("built-in"))
    }
    #expect(try package.folder.tree(below: "Shop") == before)
    #expect(try package.run("remove", "SignIn").status == 0)
  }

  @Test("is not changed to the newest version if the package has lost the text of its own")
  func lostText() throws {
    try package.changeTemplates()
    try FileManager.default.removeItem(at: package.url("Shop/.viper-gen/templates"))
    let before = try package.folder.tree(below: "Shop")
    let outcome = try package.run("change", "SignIn", "--text", "bye")
    #expect(outcome.status == 65, "\(outcome.errors)")
    #expect(outcome.errors.contains("update the module first: 'viper-gen update Features/SignIn'"))
    #expect(try package.folder.tree(below: "Shop") == before)
    #expect(try package.run("update", "SignIn").status == 0)
    #expect(try package.run("change", "SignIn", "--text", "bye").status == 0)
  }
}
