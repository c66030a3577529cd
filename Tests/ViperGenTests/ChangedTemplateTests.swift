import Foundation
import Testing

@Suite("A module whose template has changed")
struct ChangedTemplateTests {
  private let folder: TemporaryFolder
  private static let options = SmallTemplate.options.split(separator: " ").map(String.init)
  private static let folders = ["--templates", "../Templates"]

  /// Two modules of a template that then writes another text.
  init() throws {
    folder = try SmallTemplate.folder()
    let made = try Program.viperGen(
      ["create", "SignIn", "LogOut"] + Self.options, in: folder.url.appending(path: "Shop"))
    #expect(made.status == 0, "\(made.errors)")
    try edit("Templates/pair/Screen.swift", "let text", "var text")
  }

  private func run(_ arguments: String...) throws -> Outcome {
    try Program.viperGen(arguments + Self.folders, in: folder.url.appending(path: "Shop"))
  }

  private func edit(_ path: String, _ old: String, _ new: String) throws {
    let text = try folder.text(of: path)
    #expect(text.contains(old))
    try folder.write(text.replacing(old, with: new), to: path)
  }

  private static let screen = "Shop/" + SmallTemplate.screen

  @Test("keeps the version that its record names if the user leaves it as it is")
  func skipped() throws {
    try edit(Self.screen, "let text", "lazy var text")
    let terminal = try PseudoTerminal(
      "viper-gen create LogOut SignIn \(SmallTemplate.options) --on-conflict ask",
      in: folder.url.appending(path: "Shop"))
    try terminal.type("no\n", after: "[q]uit: ")
    #expect(try terminal.finish() == 0)
    #expect(try folder.text(of: Self.screen).contains("lazy var text"))
    let kept = try folder.tree(below: "Shop/.viper-gen/templates").keys
    #expect(kept.count == 2, "\(kept)")
    let renamed = try run("rename", "SignIn", "LogIn")
    #expect(renamed.status == 0, "\(renamed.errors)")
  }

  @Test("is said to have no known version if the package has lost it")
  func lost() throws {
    try edit(Self.screen, "let text", "lazy var text")
    try FileManager.default.removeItem(
      at: folder.url.appending(path: "Shop/.viper-gen/templates"))
    let outcome = try run("update")
    #expect(outcome.status == 73)
    #expect(
      outcome.errors.contains("the package does not keep the version of the template"),
      "\(outcome.errors)")
  }

  @Test(
    "gets markers in a file with any line ends, at its new place, and is refused until they go",
    arguments: [nil, "Shop/Sources/App/SignIn/Parts/SignInScreen.swift"])
  func markers(newPlace: String?) throws {
    let text = try folder.text(of: Self.screen)
    let place = newPlace ?? Self.screen
    try FileManager.default.removeItem(at: folder.url.appending(path: Self.screen))
    let edited = text.replacing("let text", with: "lazy var text")
    try folder.write(edited.replacing("\n", with: "\r\n"), to: place)
    let outcome = try run("update", "--conflicts", "markers")
    #expect(outcome.status == 1, "\(outcome.errors)")
    #expect(try folder.text(of: place).contains("<<<<<<< "))
    let again = try run("update")
    #expect(again.status == 73, "\(again.errors)")
    let shown = place.dropFirst("Shop/".count)
    #expect(again.errors.contains("\(shown):"), "\(again.errors)")
    #expect(again.errors.contains("a conflict is not resolved"))
  }

  @Test("gets markers for a type that is in another file of the user")
  func movedType() throws {
    let text = try folder.text(of: Self.screen)
    try folder.write("// moved\n", to: Self.screen)
    let place = "Shop/Sources/App/SignIn/Extra.swift"
    try folder.write(text.replacing("let text", with: "lazy var text"), to: place)
    let outcome = try run("update", "SignIn", "--conflicts", "markers")
    #expect(outcome.status == 1, "\(outcome.errors)")
    let marked = try folder.text(of: place)
    #expect(marked.contains("<<<<<<< ") && marked.contains("var text = \"hello\""), "\(marked)")
  }
}
