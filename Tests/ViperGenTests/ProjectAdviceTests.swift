import Foundation
import Testing

@Suite("Advice about projects without a manifest")
struct ProjectAdviceTests {
  private static let folders = ["--sources", "Shop", "--tests", "ShopTests", "--module", "Shop"]

  @Test("names a project in a folder directly below, with a command that works as printed")
  func below() throws {
    let folder = try TemporaryFolder()
    let name = "iOS App"
    for (path, contents) in try SmallProject.synchronised.folder().contents(below: "") {
      try folder.write(String(decoding: contents, as: UTF8.self), to: "\(name)/\(path)")
    }
    try folder.write("", to: "Shop.xcworkspace/contents.xcworkspacedata")
    let outcome = try folder.viperGen("create", "SignIn", "--ui", "none")
    #expect(outcome.status == 66 && !outcome.errors.contains("--init"), "\(outcome.errors)")
    #expect(outcome.errors.contains("; the Xcode project 'Shop.xcodeproj' is in '"))
    let line = try #require(outcome.errors.split(separator: "\n").first { $0.hasPrefix("try: ") })
    let created = try folder.shell(String(line.dropFirst(5)))
    #expect(created.status == 0, "\(created.errors)")
    #expect(try folder.tree()["\(name)/Shop/SignIn/SignInPresenter.swift"] != nil)
  }

  @Test("quotes a folder with a space once")
  func quoting() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "My App/Project.swift")
    try folder.write("", to: "My App/Code/A.swift")
    let outcome = try Program.viperGen(
      ["create", "SignIn"], in: folder.url.appending(path: "My App/Code"))
    let place = "--package-path '\(folder.url.path)/My App' --sources DIR --tests DIR --module NAME"
    #expect(outcome.errors.contains("with \(place)\n"), "\(outcome.errors)")
  }

  @Test("names folders that look like those of a target, without the name of its module")
  func pairs() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Project.swift")
    for name in ["App/Sources", "App/Tests", "Targets/Kit/Kit", "Targets/Kit/KitTests"] {
      try folder.write("", to: name + "/A.swift")
    }
    let outcome = try folder.viperGen("create", "SignIn")
    #expect(
      outcome.errors.contains(
        "'--sources App/Sources --tests App/Tests --module NAME' or "
          + "'--sources Targets/Kit/Kit --tests Targets/Kit/KitTests --module NAME'"),
      "\(outcome.errors)")
    #expect(!outcome.errors.contains("try: "))
  }

  @Test("uses the module of a target, and the project that has it")
  func severalProjects() throws {
    let folder = try SmallProject.synchronised.folder()
    let text = SmallProject.xcode(isSynchronised: true, settings: "PRODUCT_MODULE_NAME = Store;")
      .replacing("Shop", with: "Store").replacing("name = Store;", with: "name = \"Store iOS\";")
      .replacing("unit-test\"; buildConfigurationList = D1;", with: "unit-test\";")
    try folder.write(text, to: "Store.xcodeproj/project.pbxproj")
    try folder.write("", to: "Store/A.swift")
    try folder.write("", to: "StoreTests/A.swift")
    let outcome = try folder.viperGen("create", "SignIn", "--ui", "none")
    let store = "--sources Store --tests StoreTests --module Store"
    #expect(outcome.errors.contains("try: viper-gen create SignIn \(store)"), "\(outcome.errors)")
    let created = try folder.shell("viper-gen create SignIn --ui none \(store)")
    #expect(created.status == 0 && !created.errors.contains("warning"), "\(created.errors)")
  }

  @Test("reads a project file that is larger than 1 MB")
  func largeProject() throws {
    let folder = try SmallProject.synchronised.folder()
    let files = (0..<10_000).map { number in
      """
      FILE\(number) /* Screen\(number).swift */ = {
        isa = PBXFileReference; lastKnownFileType = sourcecode.swift; name = Screen\(number).swift;
        path = "Screens/Screen\(number).swift"; sourceTree = "<group>";
      };

      """
    }
    let project = try folder.text(of: SmallProject.pbxproj)
    let large = project.replacing("objects = {", with: "objects = {\n\(files.joined())")
    #expect(large.utf8.count > 1 << 20)
    try folder.write(large, to: SmallProject.pbxproj)
    let outcome = try folder.viperGen("create", "SignIn", "--ui", "none")
    #expect(outcome.errors.contains("--sources Shop --tests ShopTests"), "\(outcome.errors)")
  }

  @Test("warns about a project file with thousands of nested values", arguments: ["array", "dict"])
  func nested(element: String) throws {
    let folder = try SmallProject.synchronised.folder()
    let opening = element == "dict" ? "<dict><key>a</key>" : "<\(element)>"
    let (start, end) = ("<?xml version=\"1.0\"?><plist version=\"1.0\">", "</plist>")
    let deep = [opening, "</\(element)>"].map { String(repeating: $0, count: 100_000) }.joined()
    try folder.write(start + deep + end, to: SmallProject.pbxproj)
    let outcome = try Program.viperGen(
      ["create", "SignIn", "--dry-run", "--ui", "none"] + Self.folders, in: folder.url)
    #expect(outcome.status == 0)
    #expect(
      outcome.errors.contains("cannot read the Xcode project: it is not the property list of a"),
      "\(outcome.errors)")
  }

  @Test("says which files Xcode lists one by one, after each command that adds or removes some")
  func listedFiles() throws {
    let folder = try SmallProject.classic.folder()
    let create = try Program.viperGen(
      ["create", "SignIn", "--ui", "none"] + Self.folders, in: folder.url)
    #expect(!create.errors.contains("one by one"), "\(create.errors)")
    for (line, words) in [
      ("add SignIn 'reset(email: String)'", nil),
      ("change SignIn --protocols inline", "4 removed files"),
      ("change SignIn --protocols separate", "4 new files"),
      ("rename SignIn LogIn", "20 new and 20 removed files"),
      ("remove LogIn", "20 removed files"),
    ] as [(String, String?)] {
      let outcome = try folder.shell("viper-gen \(line)")
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(outcome.errors.contains("one by one") == (words != nil), "\(outcome.errors)")
      #expect(outcome.errors.contains(": \(words ?? "")"), "\(line): \(outcome.errors)")
    }
    let followed = try SmallProject.synchronised.folder()
    _ = try Program.viperGen(["create", "SignIn", "--ui", "none"] + Self.folders, in: followed.url)
    let renamed = try followed.viperGen("rename", "SignIn", "LogIn")
    #expect(!renamed.errors.contains("one by one"), "\(renamed.errors)")
  }

  @Test("treats a manifest that only lists packages as a part of the project")
  func packagesOnly() throws {
    let folder = try SmallProject.tuist.folder()
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription

      #if TUIST
      import struct ProjectDescription.PackageSettings
      let packageSettings = PackageSettings(targetSettings: [:])
      #endif

      let package = Package(name: "Shop", dependencies: [])

      """
    try folder.write(manifest, to: "Package.swift")
    let before = try folder.contents(below: "")
    let advice = try folder.viperGen("create", "SignIn", "--ui", "none")
    #expect(advice.errors.contains("no targets in the Package.swift of"), "\(advice.errors)")
    #expect(advice.errors.contains("belongs to a Tuist project"))
    let created = try Program.viperGen(
      ["create", "SignIn", "--ui", "none"] + Self.folders, in: folder.url)
    #expect(created.status == 0, "\(created.errors)")
    #expect(created.errors.hasSuffix("next: tuist generate\n"))
    for arguments in [
      ["add", "SignIn", "reset()"], ["change", "SignIn", "--testing", "xctest"], ["list"],
      ["update", "--check"], ["verify", "--no-build"], ["rename", "SignIn", "LogIn"],
      ["remove", "LogIn"],
    ] {
      let outcome = try Program.viperGen(arguments, in: folder.url)
      #expect(outcome.status == 0, "\(arguments): \(outcome.errors)")
    }
    #expect(try folder.contents(below: "") == before)
    // A manifest with targets is a package, whatever is beside it.
    try folder.write(
      manifest.replacing("dependencies: []", with: #"targets: [.target(name: "Shop")]"#),
      to: "Package.swift")
    let refused = try Program.viperGen(["create", "SignIn"] + Self.folders, in: folder.url)
    #expect(refused.status == 64 && refused.errors.contains("has a Package.swift"))
  }
}
