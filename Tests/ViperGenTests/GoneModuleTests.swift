import Foundation
import Testing

@Suite("A recorded module of which no file is left")
struct GoneModuleTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try SmallTemplate.folder()
    let created = try run("create", "SignIn", "Home", "--template", "pair")
    #expect(created.status == 0, "\(created.errors)")
    try folder.write(
      "struct <<Module>>Model { var id = 0 }\n", to: "Templates/pair/Model.swift")
  }

  private func run(_ arguments: String...) throws -> Outcome {
    try Program.viperGen(
      arguments + ["--templates", "../Templates"], in: folder.url.appending(path: "Shop"))
  }

  private func remove(_ module: String) throws {
    try FileManager.default.removeItem(
      at: folder.url.appending(path: "Shop/Sources/App/\(module)"))
  }

  @Test("is left out of an update of all with a warning, and its record stays")
  func leftOut() throws {
    try remove("SignIn")
    let record = try folder.text(of: "Shop/\(SmallTemplate.record)")
    let update = try run("update")
    #expect(update.status == 0, "\(update.errors)")
    #expect(
      update.errors.contains(
        """
        warning: 'SignIn' is not updated: none of its 2 files is left
        help: restore it from version control, or remove the module with \
        'viper-gen remove SignIn --target App --force'
        """), "\(update.errors)")
    #expect(
      try folder.text(of: "Shop/Sources/App/Home/HomeModel.swift")
        == "struct HomeModel { var id = 0 }\n")
    #expect(try folder.text(of: "Shop/\(SmallTemplate.record)") == record)
  }

  @Test("is an error if there is no other one")
  func only() throws {
    try remove("SignIn")
    try remove("Home")
    let before = try folder.tree()
    for arguments in [["update"], ["update", "--check"]] {
      let update = try Program.viperGen(
        arguments + ["--templates", "../Templates"], in: folder.url.appending(path: "Shop"))
      #expect(update.status == 1, "\(update.errors)")
      #expect(update.errors.contains("error: 'Home' is not updated"), "\(update.errors)")
      #expect(update.errors.contains("error: 'SignIn' is not updated"), "\(update.errors)")
    }
    #expect(try folder.tree() == before)
  }

  @Test("is not one whose files were moved, and is updated by its name")
  func moved() throws {
    try FileManager.default.moveItem(
      at: folder.url.appending(path: "Shop/Sources/App/SignIn"),
      to: folder.url.appending(path: "Shop/Sources/App/Entry"))
    let update = try run("update")
    #expect(update.status == 0 && !update.errors.contains("not updated"), "\(update.errors)")
    #expect(
      try folder.text(of: "Shop/Sources/App/Entry/SignInModel.swift").contains("var id = 0"))
    try remove("Home")
    #expect(try run("update", "Home").status == 0)
  }
}
