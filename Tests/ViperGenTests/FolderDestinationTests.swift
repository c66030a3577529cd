import Foundation
import Testing

@Suite("Folders of a project without a manifest")
struct FolderDestinationTests {
  private static let folders = ["--sources", "Shop", "--tests", "ShopTests", "--module", "Shop"]

  @Test("take modules, and all other commands use the records", arguments: SmallProject.allCases)
  func life(_ project: SmallProject) throws {
    let folder = try project.folder()
    let before = try folder.contents(below: "")
    func run(_ arguments: [String], in place: String = "") throws -> Outcome {
      let outcome = try Program.viperGen(arguments, in: folder.url.appending(path: place))
      #expect(outcome.status == 0, "\(arguments): \(outcome.errors)")
      return outcome
    }
    let created = try run(["create", "SignIn", "--ui", "none"] + Self.folders)
    #expect(created.errors.hasSuffix("next: \(project.nextStep)\n"), "\(created.errors)")
    #expect(created.errors.contains("is a group in Xcode") == (project == .classic))
    let test = try folder.text(of: "ShopTests/SignIn/SignInPresenterTests.swift")
    #expect(test.contains("@testable import Shop\n"))
    let added = try run(["add", "SignIn", "reset(email: String)"])
    #expect(added.errors.hasSuffix("next: \(project.nextStep)\n"))
    _ = try run(["change", "SignIn", "--testing", "xctest"], in: "Shop/SignIn")
    #expect(try run(["update"]).errors.contains("unchanged"))
    // The records name the folders.
    _ = try run(["create", "Account/LogIn", "--ui", "none"], in: "Shop")
    #expect(try folder.tree()["ShopTests/Account/LogIn/LogInPresenterTests.swift"] != nil)
    #expect(try run(["list"], in: "Shop").output.split(separator: "\n").count == 2)
    #expect(try run(["verify", "--no-build"]).output.contains("2 modules"))
    let removed = try run(["remove", "SignIn", "Account/LogIn"])
    let generator = ["tuist generate", "xcodegen"].contains(project.nextStep)
    #expect(removed.errors.contains("next: \(project.nextStep)") == generator)
    #expect(try folder.contents(below: "") == before)
  }

  @Test("can be named in the configuration")
  func configuration() throws {
    let folder = try SmallProject.bazel.folder()
    let json = """
      {"folders": {"sources": "Shop", "tests": "ShopTests", "module": "My-Shop", "testModule": "Checks"}}
      """
    try folder.write(json, to: ".viper-gen.json")
    let created = try Program.viperGen(
      ["create", "SignIn", "--ui", "none"], in: folder.url.appending(path: "Shop"))
    #expect(created.status == 0, "\(created.errors)")
    let test = try folder.text(of: "ShopTests/SignIn/SignInPresenterTests.swift")
    #expect(test.contains("@testable import My_Shop\n"))
    let shown = try folder.viperGen("config").output
    #expect(shown.contains("testModule") && shown.contains("Checks"))
    try folder.write(json.replacing("\"Shop\"", with: "\"Shoop\""), to: ".viper-gen.json")
    let refused = try folder.viperGen("create", "Home", "--ui", "none")
    #expect(
      refused.status == 78 && refused.errors.contains("did you mean 'Shop'?"), "\(refused.errors)")
    #expect(refused.errors.hasPrefix(".viper-gen.json:1:13: error: no folder"))
  }

  @Test("are settings of the command line, and so is their target")
  func shownSettings() throws {
    let folder = try SmallProject.bazel.folder()
    let shown = try Program.viperGen(["config"] + Self.folders, in: folder.url)
    #expect(shown.status == 0, "\(shown.errors)")
    #expect(shown.output.contains(/target +Shop +command line/), "\(shown.output)")
  }

  @Test("are found in an Xcode project with one app, and nothing is asked for")
  func oneApp() throws {
    for project in [SmallProject.synchronised, .classic] {
      let folder = try project.folder()
      let preview = try folder.viperGen("create", "SignIn", "--ui", "none", "--dry-run")
      #expect(preview.status == 0, "\(preview.errors)")
      let outcome = try folder.viperGen("create", "SignIn", "--ui", "none")
      #expect(outcome.status == 0, "\(outcome.errors)")
      let options = "--sources Shop --tests ShopTests --module Shop"
      #expect(
        outcome.errors.contains("used the folders of the Xcode project: \(options)\n"),
        "\(outcome.errors)")
      let typed = try project.folder()
      let other = try Program.viperGen(
        ["create", "SignIn", "--ui", "none"] + options.split(separator: " ").map(String.init),
        in: typed.url)
      #expect(other.status == 0)
      #expect(
        try folder.tree().mapValues(\.contents) == (try typed.tree()).mapValues(\.contents))
    }
  }

  @Test(
    "are suggested beside another project instead of a new package",
    arguments: [SmallProject.tuist, .xcodeGen, .bazel])
  func suggestion(_ project: SmallProject) throws {
    let folder = try project.folder()
    let outcome = try folder.viperGen("create", "SignIn", "--ui", "none")
    #expect(outcome.status == 66 && !outcome.errors.contains("--init"), "\(outcome.errors)")
    #expect(!outcome.errors.contains("try: "))
    let shown = "'--sources Shop --tests ShopTests --module NAME'"
    #expect(outcome.errors.contains(shown), "\(outcome.errors)")
    let below = try Program.viperGen(["create", "SignIn"], in: folder.url.appending(path: "Shop"))
    #expect(below.errors.contains("--package-path \(folder.url.path)"), "\(below.errors)")
  }

  @Test(
    "are refused where something is wrong, with nothing written",
    arguments: [
      ("--sources ../x --module Shop", 77, "'../x' is not in the project's folder"),
      ("--sources /etc --module Shop", 77, "'/etc' is not in the project's folder"),
      ("--sources Shopp --module Shop", 66, "did you mean '--sources Shop'?"),
      ("--sources Shop/ShopApp.swift --module Shop", 64, "is not a folder"),
      ("--sources Shop --tests Shop --module Shop", 64, "have the folder 'Shop'"),
      ("--sources Shop --module Shop", 64, "name it with '--tests DIR'"),
      ("--sources Shop --module '?'", 64, "is not the name of a module"),
      ("--sources Shop --module Shop --test-module shop", 64, "both in the module 'Shop'"),
      ("--sources Shop", 64, "'--sources' needs '--module NAME' as well"),
      ("--tests Shop", 64, "'--tests' needs '--sources DIR --module NAME' as well"),
      ("--sources Shop --module Shop --target Shop", 64, "'--target' is for a package"),
      ("--sources Shop --module Shop --init", 64, "'--init' is for a package"),
      ("--sources .git --module Shop", 77, "is reserved for other programs"),
      ("--sources link --module Shop", 77, "'link' is not in the project's folder"),
    ])
  func refusals(options: String, status: Int32, message: String) throws {
    let folder = try SmallProject.bazel.folder()
    try folder.write("", to: ".git/HEAD")
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.path + "/link", withDestinationPath: "/tmp")
    let before = try folder.tree()
    let outcome = try folder.shell("viper-gen create SignIn --ui none \(options)")
    #expect(outcome.status == status && outcome.errors.contains(message), "\(outcome.errors)")
    #expect(try folder.tree() == before)
  }

  @Test("are refused in a package, and in the folder of a target")
  func package() throws {
    let folder = try TemporaryFolder()
    _ = try folder.viperGen("create", "Home", "--ui", "none", "--init", "--target", "App")
    let line = "viper-gen create SignIn --ui none --sources App --module App"
    let inPackage = try folder.shell(line, in: "Sources")
    #expect(inPackage.status == 64 && inPackage.errors.contains("use '--target T' instead"))
    let inTarget = try folder.shell(line + " -C Sources/App")
    #expect(inTarget.status == 66 && inTarget.errors.contains("is in the target 'App'"))
  }

  @Test("stay those of the recorded modules")
  func otherFolders() throws {
    let folder = try SmallProject.bazel.folder()
    try folder.write("", to: "Other/README.md")
    let create = ["create", "SignIn", "--ui", "none"] + Self.folders
    #expect(try Program.viperGen(create, in: folder.url).status == 0)
    let outcome = try folder.viperGen(
      "create", "Home", "--ui", "none", "--sources", "Other", "--module", "Shop")
    #expect(outcome.status == 64 && outcome.errors.contains("'--sources Shop --tests ShopTests"))
    let second = try folder.viperGen(
      "create", "Home", "--ui", "none", "--testing", "none", "--sources", "Other", "--module",
      "Other")
    #expect(second.status == 0, "\(second.errors)")
    let several = try folder.viperGen("create", "Third", "--ui", "none")
    #expect(several.status == 64 && several.errors.contains("--target Shop"), "\(several.errors)")
    #expect(try folder.viperGen("create", "Third", "--ui", "none", "--target", "Shop").status == 0)
    let unknown = try folder.viperGen("create", "Home", "--ui", "none", "--target", "Kit")
    #expect(unknown.errors.contains("no modules are recorded for 'Kit'"), "\(unknown.errors)")
    let shared = try folder.viperGen(
      "create", "Last", "--ui", "none", "--testing", "none", "--sources", "Other", "--module", "My")
    #expect(shared.status == 64 && !shared.errors.contains("SwiftPM"), "\(shared.errors)")
    #expect(shared.errors.contains("is in the folder of 'Other'"))
    #expect(try folder.viperGen("update").status == 0)
    let build = try folder.viperGen("verify")
    #expect(build.status == 0 && build.errors.contains("not built: there is no Package.swift"))
  }

  @Test("may contain each other")
  func nested() throws {
    let folder = try SmallProject.bazel.folder()
    try folder.write("", to: "Shop/Tests/README.md")
    let outcome = try folder.viperGen(
      "create", "SignIn", "--ui", "none", "--sources", ".", "--tests", "Shop/Tests", "--module",
      "Shop")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try folder.tree()["SignIn/SignInPresenter.swift"] != nil)
    #expect(try folder.viperGen("remove", "SignIn").status == 0)
  }

  @Test("follow the build settings of an Xcode project")
  func settings() throws {
    let folder = try SmallProject.synchronised.folder()
    let old = SmallProject.xcode(
      isSynchronised: true, settings: "IPHONEOS_DEPLOYMENT_TARGET = 15.0;")
    let new = old.replacing("15.0;", with: "18.0; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;")
    for (text, isNew) in [(old, false), (new, true)] {
      try folder.write(text, to: SmallProject.pbxproj)
      let module = isNew ? "New" : "Old"
      let outcome = try Program.viperGen(
        ["create", module, "--ui", "swiftui"] + Self.folders, in: folder.url)
      #expect(outcome.status == 0, "\(outcome.errors)")
      let record = try folder.text(of: ".viper-gen/Shop/\(module).json")
      #expect(record.contains("\"observation\": \(isNew)"))
      #expect(record.contains("\"mainActorSources\": \(isNew)"))
    }
  }

  static let hostile: [String] = [
    "", "\u{FEFF}", "{", "{objects = {}; }", "{rootObject = A; objects = {A = A; }; }",
    String(repeating: "{a=", count: 200_000), String(repeating: "(", count: 500_000),
    "/*" + String(repeating: "/*", count: 400_000),
    "{a = \"" + String(repeating: "\\U12", count: 100_000),
    "{objects={" + (0..<100_000).map { "\($0)={};" }.joined() + "};rootObject=1;}",
    String(repeating: " ", count: 2 << 20),
    """
    {rootObject = A; objects = {A = {mainGroup = B; targets = (A, B, C); }; B = {isa = PBXGroup;
    children = (B, C); path = "../../.."; }; C = {isa = PBXGroup; children = (B); path = "/etc"; }; }; }
    """,
  ]

  @Test("do not depend on a damaged project file", arguments: hostile.indices)
  func damaged(index: Int) throws {
    let folder = try SmallProject.synchronised.folder()
    try folder.write(Self.hostile[index], to: SmallProject.pbxproj)
    let start = Date()
    let advice = try folder.viperGen("create", "SignIn", "--ui", "none")
    #expect(advice.status == 66 && advice.errors.contains("--module NAME"), "\(advice.errors)")
    let create = ["create", "SignIn", "--ui", "none", "--dry-run"] + Self.folders
    let outcome = try Program.viperGen(create, in: folder.url)
    #expect(outcome.status == 0 && outcome.errors.contains("warning: "), "\(outcome.errors)")
    #expect(Date().timeIntervalSince(start) < 30)
  }

  @Test("do not depend on a project file that is a link or a folder")
  func link() throws {
    let folder = try SmallProject.synchronised.folder()
    let place = folder.url.appending(path: SmallProject.pbxproj)
    try FileManager.default.removeItem(at: place)
    let create = ["create", "SignIn", "--ui", "none", "--dry-run"] + Self.folders
    for makes in [
      {
        try FileManager.default.createSymbolicLink(
          atPath: place.path, withDestinationPath: "/dev/zero")
      },
      { try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false) },
    ] {
      try makes()
      let outcome = try Program.viperGen(create, in: folder.url)
      #expect(outcome.status == 0 && outcome.errors.contains("it is not a regular file"))
      try FileManager.default.removeItem(at: place)
    }
  }
}
