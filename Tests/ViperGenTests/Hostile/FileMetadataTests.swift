import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#endif

@Suite(
  "What a file has beside its bytes",
  .enabled(if: FileExtras.areKept, "the file system keeps no extended attributes"))
struct FileMetadataTests {
  /// Commands that replace, merge, move or rewrite files of a module, some of which were edited.
  static let commands: [[String]] = [
    ["create", "SignIn", "--force"],
    ["add", "SignIn", "signIn(username: String)"],
    ["change", "SignIn", "--testing", "none"],
    ["rename", "SignIn", "LogIn"],
    ["remove", "SignIn"],
  ]

  @Test("stays in each file that a command writes again", arguments: commands)
  func stays(command: [String]) throws {
    let folder = try Self.world()
    let before = try folder.extras(below: "P")
    let inodes = try folder.tree(below: "P").mapValues(\.inode)
    let outcome = try Program.viperGen(command, in: folder.url.appending(path: "P"))
    #expect(outcome.status == 0, "\(outcome.errors)")
    let after = try folder.extras(below: "P")
    let isMove = command[0] == "rename"
    var written = 0
    for (path, inode) in try folder.tree(below: "P").mapValues(\.inode) {
      let former = isMove ? path.replacing("LogIn", with: "SignIn") : path
      guard let old = before[former] else { continue }
      if inode != inodes[former] { written += 1 }
      #expect(after[path] == old, "\(path)")
    }
    #expect(written > 0)
  }

  @Test("stays in a file that an update merges, and in the record")
  func update() throws {
    let folder = try SmallTemplate.folder()
    let shop = folder.url.appending(path: "Shop")
    let options = ["--templates", "../Templates"]
    let created = try Program.viperGen(
      ["create", "SignIn", "--template", "pair"] + options, in: shop)
    try #require(created.status == 0, "\(created.errors)")
    try folder.write(
      "// mine\n" + folder.text(of: "Shop/" + SmallTemplate.screen),
      to: "Shop/" + SmallTemplate.screen)
    try folder.write(
      "struct <<Module>>Screen {\n  let text = \"<<text>>\"\n  let more = 1\n}\n",
      to: "Templates/pair/Screen.swift")
    try Self.decorate(folder, below: "Shop")
    let before = try folder.extras(below: "Shop")
    let updated = try Program.viperGen(["update"] + options, in: shop)
    #expect(updated.status == 0 && updated.output.contains("merged"), "\(updated.errors)")
    let after = try folder.extras(below: "Shop")
    for path in [SmallTemplate.model, SmallTemplate.screen, SmallTemplate.record] {
      #expect(after[path] == before[path], "\(path)")
    }
  }

  @Test(
    "stays in the configuration and in templates that are fetched again",
    .enabled(if: OptionalTool.areInstalled("git"), "git is needed"))
  func repository() throws {
    let origin = try GitRepository.withTemplate()
    try #require(try origin.add().status == 0)
    try origin.write("struct <<Module>>View { let new = 1 }\n", to: "Templates/screen/View.swift")
    try origin.commit("Second")
    try Self.decorate(origin.folder, below: "Shop")
    let before = try origin.folder.extras(below: "Shop")
    let inodes = try origin.package().mapValues(\.inode)
    let updated = try origin.add()
    #expect(updated.status == 0, "\(updated.errors)")
    let after = try origin.folder.extras(below: "Shop")
    for path in [".viper-gen.json", "Templates/screen/View.swift"] {
      #expect(try origin.package()[path]?.inode != inodes[path])
      #expect(after[path] == before[path], "\(path)")
    }
  }

  @Test("stays in a manifest that SwiftPM edits")
  func manifest() throws {
    let folder = try SmallPackage.folder()
    try Self.decorate(folder, below: "P")
    let before = try folder.extras(below: "P")["Package.swift"]
    let outcome = try folder.viperGen(
      "create", "SignIn", "--new-target", "Feature", "--package-path", "P")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try folder.text(of: "P/Package.swift").contains("Feature"))
    #expect(try folder.extras(below: "P")["Package.swift"] == before)
  }

  @Test("stays in the folder of a module that gets a new name")
  func folderOfModule() throws {
    let folder = try Self.world()
    let module = folder.url.appending(path: "P/Sources/App/SignIn")
    try FileExtras.set("user.folder", [0, 255], on: module)
    #if os(Linux)
      try FileExtras.set(
        FileExtras.defaultList,
        FileExtras.list(owner: 7, user: 2, 5, group: 5, mask: 5, others: 0), on: module)
    #endif
    try #require(chmod(module.path, 0o2700) == 0)
    let before = try FileExtras(module)
    let outcome = try folder.viperGen("rename", "SignIn", "LogIn", "--package-path", "P")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try FileExtras(folder.url.appending(path: "P/Sources/App/LogIn")) == before)
    #expect(
      try FileExtras(folder.url.appending(path: "P/Tests/AppTests/LogIn")).permissions != 0o700)
  }

  @Test("does not come from the default list of the folder", .enabled(if: Self.isLinux))
  func defaultList() throws {
    let folder = try SmallPackage.folder()
    try #require(try folder.viperGen("create", "SignIn", "--package-path", "P").status == 0)
    let module = folder.url.appending(path: "P/Sources/App/SignIn")
    let view = module.appending(path: "SignInView.swift")
    try #require(chmod(view.path, 0o600) == 0)
    try FileExtras.set(
      FileExtras.defaultList, FileExtras.list(owner: 7, user: 2, 7, group: 7, mask: 7, others: 7),
      on: module)
    let before = try FileExtras(view)
    try folder.write("// mine\n", to: "P/Sources/App/SignIn/other")
    try FileManager.default.removeItem(at: module.appending(path: "SignInPresenter.swift"))
    try Data("// mine\n".utf8).write(to: view)
    let outcome = try folder.viperGen("create", "SignIn", "--force", "--package-path", "P")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try FileExtras(view) == before)
    // A new file gets the list, as from any other program.
    let presenter = try FileExtras(module.appending(path: "SignInPresenter.swift"))
    #expect(presenter.attributes[FileExtras.accessList] != nil)
  }

  @Test("is not given to a second name of the file, which keeps its content")
  func hardLink() throws {
    let folder = try Self.world()
    let view = folder.url.appending(path: "P/Sources/App/SignIn/SignInView.swift")
    let second = folder.url.appending(path: "outside.swift")
    try FileManager.default.linkItem(at: view, to: second)
    let content = try folder.text(of: "outside.swift")
    let before = try FileExtras(view)
    let outcome = try folder.viperGen("create", "SignIn", "--force", "--package-path", "P")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try folder.text(of: "outside.swift") == content)
    #expect(try FileExtras(view) == before && FileExtras(second) == before)
  }

  // MARK: Helpers

  private static var isLinux: Bool {
    #if os(Linux)
      true
    #else
      false
    #endif
  }

  /// A package with a module, of which one file was edited, and files with all kinds of extras.
  static func world() throws -> TemporaryFolder {
    let folder = try SmallPackage.folder()
    try #require(try folder.viperGen("create", "SignIn", "--package-path", "P").status == 0)
    for file in ["View", "Presenter"] {
      let path = "P/Sources/App/SignIn/SignIn\(file).swift"
      try folder.write("// mine\n" + folder.text(of: path), to: path)
    }
    try decorate(folder, below: "P")
    return folder
  }

  /// Gives each file permissions and attributes of its own.
  private static func decorate(_ folder: TemporaryFolder, below path: String) throws {
    let files = try folder.contents(below: path).keys.sorted()
    for (index, file) in files.enumerated() {
      let url = folder.url.appending(path: "\(path)/\(file)")
      try FileExtras.set("user.path", Array(file.utf8), on: url)
      try FileExtras.set("user.bytes", [0, 255, 10, 0], on: url)
      try FileExtras.set("user.empty", [], on: url)
      if index % 5 == 0 {
        try FileExtras.set("user.large", [UInt8](repeating: 7, count: 2_000), on: url)
      }
      #if os(Linux)
        let list = FileExtras.list(user: UInt32(index + 1), 4, group: 4, mask: 4, others: 0)
        if index % 2 == 0 { try FileExtras.set(FileExtras.accessList, list, on: url) }
      #endif
      let bits: [mode_t] = [0o600, 0o640, 0o644, 0o755, 0o660]
      if index % 2 == 1 { try #require(chmod(url.path, bits[index % bits.count]) == 0) }
    }
  }
}
