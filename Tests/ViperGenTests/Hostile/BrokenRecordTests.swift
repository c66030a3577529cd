import Foundation
import Testing

@Suite("A record that cannot be read")
struct BrokenRecordTests {
  private let package: TeamPackage

  init() throws {
    package = try TeamPackage()
  }

  static let texts = [
    BrokenFile("{\"version\": 99}", "a newer format"),
    BrokenFile("{\"version\": 3}", "a record without its keys"),
    BrokenFile("{\"version\": 3, \"version\": 3}", "a key twice"),
    BrokenFile("[]", "an array"),
  ]

  static let files =
    texts + BrokenFile.notJSON + BrokenFile.obstacles.filter { $0.testDescription != "a folder" }

  static let ownCommands: [[String]] = [
    ["add", "SignIn", "go()"], ["change", "SignIn", "--text", "bye"],
    ["change", "Features/SignIn", "--text", "bye"], ["update", "SignIn"],
    ["rename", "SignIn", "LogIn"], ["remove", "SignIn"], ["remove", "SignIn", "--force"],
    ["remove", "Sources/App/Features/SignIn"], ["remove", "SignIn", "--target", "App"],
    ["update"], ["update", "--check"], ["update", "--target", "App"],
  ]

  @Test("stops every command that changes its module, with its place", arguments: files)
  func ownModule(_ file: BrokenFile) throws {
    try file.put(at: package.url(TeamPackage.record))
    let before = try package.folder.tree(below: "Shop")
    for words in Self.ownCommands {
      let outcome = try package.run(words)
      #expect(outcome.status == 65, "\(words): \(outcome.errors)")
      let place = ".viper-gen/App/Features/SignIn.json:"
      #expect(outcome.errors.hasPrefix(place), "\(words): \(outcome.errors)")
      #expect(outcome.errors.contains("\nhelp: "), "\(words): \(outcome.errors)")
      #expect(!outcome.errors.contains("is recorded"), "\(words): \(outcome.errors)")
    }
    #expect(try package.folder.tree(below: "Shop") == before)
  }

  @Test("is reported by 'list' and 'verify', which show the others", arguments: files)
  func reports(_ file: BrokenFile) throws {
    try file.put(at: package.url(TeamPackage.record))
    for words in [["list"], ["verify", "--no-build"]] {
      let outcome = try package.run(words)
      #expect(outcome.status == 65, "\(words): \(outcome.errors)")
      #expect(outcome.errors.contains(".viper-gen/App/Features/SignIn.json:"))
      #expect(outcome.output.contains("Features/Cart") && !outcome.output.contains("SignIn"))
    }
  }

  @Test("stops 'lint' and 'mocks', which would say that nothing is wrong", arguments: files)
  func inspection(_ file: BrokenFile) throws {
    try file.put(at: package.url(TeamPackage.record))
    let before = try package.folder.tree(below: "Shop")
    for words in [
      ["lint"], ["lint", "--rule", "ui-import"], ["lint", "--write-baseline"], ["lint", "--fix"],
      ["mocks"], ["mocks", "--check"],
    ] {
      let outcome = try package.run(words)
      #expect(outcome.status == 65, "\(words): \(outcome.errors)")
      let place = ".viper-gen/App/Features/SignIn.json:"
      #expect(outcome.errors.hasPrefix(place), "\(words): \(outcome.errors)")
      #expect(!outcome.errors.contains("no findings"), "\(words): \(outcome.errors)")
    }
    #expect(try package.folder.tree(below: "Shop") == before)
  }

  @Test("is a warning of commands that describe the code", arguments: files)
  func descriptions(_ file: BrokenFile) throws {
    try file.put(at: package.url(TeamPackage.record))
    for words in [["graph"], ["stats"], ["templates", "learn", "SignIn"]] {
      let outcome = try package.run(words)
      #expect(outcome.status == 0, "\(words): \(outcome.errors)")
      let lines = outcome.errors.split(separator: "\n")
      #expect(
        lines.contains {
          $0.hasPrefix(".viper-gen/App/Features/SignIn.json:") && $0.contains("warning: ")
        }, "\(words): \(outcome.errors)")
    }
  }

  @Test("does not stop what concerns other modules", arguments: files)
  func otherModules(_ file: BrokenFile) throws {
    try file.put(at: package.url(TeamPackage.record))
    for words in [
      ["create", "New", "--target", "App", "--template", "pair"],
      ["change", "Cart", "--text", "x"],
      ["update", "Cart"], ["rename", "Cart", "Basket"], ["remove", "Basket"],
    ] {
      let outcome = try package.run(words)
      #expect(outcome.status == 0, "\(words): \(outcome.errors)")
    }
    let unknown = try package.run("remove", "Typo")
    #expect(unknown.status == 65 && unknown.errors.contains("no module 'Typo' is recorded"))
  }

  @Test("is not overwritten by its module without a word", arguments: files)
  func createdAgain(_ file: BrokenFile) throws {
    let place = package.url(TeamPackage.record)
    try file.put(at: place)
    let before = try package.folder.tree(below: "Shop")
    let again = ["create", "SignIn", "--template", "viper", "--target", "App"]
    let outcome = try package.run(again)
    #expect([65, 73].contains(outcome.status), "\(outcome.errors)")
    let skipped = try package.run(again + ["--on-conflict", "skip"])
    #expect(
      skipped.status != 0 || skipped.errors.contains("warning: the record cannot be read"),
      "\(skipped.errors)")
    #expect(try package.folder.tree(below: "Shop") == before)
    let overwritten = try package.run(again + ["--on-conflict", "overwrite"])
    guard overwritten.status == 0 else {
      #expect(try package.folder.tree(below: "Shop") == before, "a newer format, or no file")
      return
    }
    #expect(overwritten.errors.contains("warning: the record cannot be read"))
    #expect(try package.run("remove", "SignIn").status == 0)
  }

  @Test("of a newer version is not overwritten at all")
  func newer() throws {
    try package.folder.write("{\"version\": 99}", to: TeamPackage.record)
    for policy in ["fail", "skip", "overwrite"] {
      let outcome = try package.run(
        "create", "SignIn", "--template", "viper", "--target", "App", "--on-conflict", policy)
      #expect(outcome.status == 65, "\(outcome.errors)")
      #expect(outcome.errors.contains("help: install the viper-gen that wrote it, or a newer one"))
    }
    #expect(try package.folder.text(of: TeamPackage.record) == "{\"version\": 99}")
  }

  @Test("is not passed over for a module of the same name in another target")
  func twoTargets() throws {
    let made = try package.run(
      "create", "SignIn", "--target", "Other", "--template", "pair", "--quiet")
    #expect(made.status == 0, "\(made.errors)")
    try package.folder.write("<<<<<<< HEAD\n", to: TeamPackage.record)
    for words in [
      ["change", "Features/SignIn", "--text", "x"], ["remove", "Features/SignIn"],
      ["update", "Features/SignIn"],
    ] {
      #expect(try package.run(words).status == 65, "\(words)")
      #expect(try package.run(words + ["--target", "Other", "--dry-run"]).status == 0, "\(words)")
    }
  }

  @Test("keeps the target that was made for a module in the manifest")
  func newTarget() throws {
    try package.configure("{}")
    for name in ["One", "Two"] {
      let made = try package.run(
        "create", name, "--new-target=Fresh", "--testing", "none", "--quiet")
      #expect(made.status == 0, "\(made.errors)")
    }
    try package.folder.write("<<<<<<< HEAD\n", to: "Shop/.viper-gen/Fresh/Two.json")
    let before = try package.folder.tree(below: "Shop")
    let outcome = try package.run("remove", "One")
    #expect(outcome.status == 65, "\(outcome.errors)")
    #expect(try package.folder.tree(below: "Shop") == before)
  }

  @Test("names the folders of a project, so that 'create' asks for no others")
  func project() throws {
    let folder = try SmallProject.bazel.folder()
    let made = try folder.viperGen(
      "create", "One", "--sources", "Shop", "--tests", "ShopTests", "--module", "Shop", "--quiet")
    #expect(made.status == 0, "\(made.errors)")
    #expect(try folder.viperGen("create", "Two", "--dry-run").status == 0)
    try folder.write("", to: ".viper-gen/Shop/One.json")
    let outcome = try folder.viperGen("create", "Two")
    #expect(outcome.status == 65, "\(outcome.errors)")
    #expect(outcome.errors.hasPrefix(".viper-gen/Shop/One.json:"), "\(outcome.errors)")
  }

  @Test("offers no options for a change of its module", arguments: files)
  func completion(_ file: BrokenFile) throws {
    try file.put(at: package.url(TeamPackage.record))
    let outcome = try package.run("complete", "fish", "--", "change", "SignIn", "--t")
    #expect(outcome.status == 0 && !outcome.output.contains("--text"), "\(outcome.output)")
    let other = try package.run("complete", "fish", "--", "change", "Cart", "--te")
    #expect(other.output.contains("--text"), "\(other.output)")
  }

  /// What is in the place of the folder of all records, and the status that commands then have.
  static let folders: [BrokenFile] =
    [
      BrokenFile("", "a file")
    ] + BrokenFile.obstacles.filter { $0.testDescription != "a folder" }

  @Test("is reported if the folder of all records is not a folder", arguments: folders)
  func noFolder(_ file: BrokenFile) throws {
    try file.put(at: package.url("Shop/.viper-gen"))
    let before = try package.folder.tree(below: "Shop")
    for words in [
      ["list"], ["update"], ["update", "--check"], ["change", "SignIn", "--text", "x"],
      ["remove", "SignIn"], ["verify", "--no-build"],
    ] {
      let outcome = try package.run(words)
      #expect(outcome.status != 0, "\(words): \(outcome.output)")
      #expect(outcome.errors.contains(".viper-gen"), "\(words): \(outcome.errors)")
    }
    #expect(try package.folder.tree(below: "Shop") == before)
  }
}
