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

  /// Gives the template another list of options.
  private func setOptions(_ options: String, text: String) throws {
    let manifest = try folder.text(of: "Templates/pair/template.json")
    let old = try #require(manifest.firstRange(of: /\[\{"name".*\}\]/))
    try folder.write(
      manifest.replacingCharacters(in: old, with: "[\(options)]"),
      to: "Templates/pair/template.json")
    try folder.write(
      "struct <<Module>>Screen {\n  let text = \"<<\(text)>>\"\n}\n",
      to: "Templates/pair/Screen.swift")
  }

  private func option(_ name: String, _ values: [String]) -> String {
    let list = values.map { "\"\($0)\"" }.joined(separator: ", ")
    return
      #"{"name": "\#(name)", "type": "string", "help": "h", "values": [\#(list)], "default": "\#(values[0])"}"#
  }

  @Test("gets the default and a note where a value is no longer allowed")
  func lostValue() throws {
    try setOptions(option("text", ["hello", "bye"]), text: "text")
    #expect(try run("update", "--set", "text=bye").status == 0)
    try setOptions(option("text", ["start", "stop"]), text: "text")
    #expect(try run("update", "--check").status == 1)
    let updated = try run("update", "SignIn")
    #expect(updated.status == 0, "\(updated.errors)")
    #expect(updated.errors.contains("note: 'SignIn' loses 'bye' of 'text'"), "\(updated.errors)")
    #expect(updated.errors.contains(" SignIn --set 'text=stop'\n"))
    #expect(try folder.text(of: Self.screen).contains("\"start\""))
    #expect(try run("update", "SignIn", "--set", "text=stop").status == 0)
    #expect(try folder.text(of: Self.screen).contains("\"stop\""))
    #expect(try run("update", "SignIn").errors.hasSuffix("unchanged\n"))
  }

  @Test("is told the new name of an option")
  func renamedOption() throws {
    try setOptions(option("text", ["hello", "bye"]), text: "text")
    #expect(try run("update", "--set", "text=bye").status == 0)
    try setOptions(option("words", ["hello", "bye"]), text: "words")
    let updated = try run("update")
    #expect(updated.status == 0, "\(updated.errors)")
    #expect(updated.errors.contains("the template has no option 'text' any more"))
    #expect(updated.errors.contains(" SignIn --set 'words=bye'\n"), "\(updated.errors)")
    #expect(try run("update", "SignIn", "--set", "words=bye").status == 0)
    #expect(try folder.text(of: Self.screen).contains("\"bye\""))
  }

  @Test("does not stop the update of the others if its template is broken or gone")
  func brokenTemplate() throws {
    #expect(try run("create", "Own", "-t", "viper", "--testing", "none").status == 0)
    let record = try folder.text(of: "Shop/.viper-gen/App/Own.json")
    try folder.write("{", to: "Templates/pair/template.json")
    let updated = try run("update")
    #expect(updated.status == 0 && updated.errors.contains("warning: 'SignIn' is not updated"))
    #expect(try run("update", "--check").status == 65)
    #expect(try folder.text(of: "Shop/.viper-gen/App/Own.json") == record)
    let package = folder.url.appending(path: "Shop")
    let listed = try Program.viperGen(["list"], in: package)
    #expect(listed.output.contains("SignIn  pair   App  2 files  template not found\n"))
    #expect(
      listed.errors.contains("the template 'pair' of 'LogOut' and 'SignIn' is not found"),
      "\(listed.errors)")
  }

  @Test("can be moved to another template")
  func otherTemplate() throws {
    let package = folder.url.appending(path: "Shop")
    let moved = try Program.viperGen(
      ["change", "SignIn", "--template", "viper", "--testing", "none"], in: package)
    #expect(moved.status == 0, "\(moved.errors)")
    let files = try folder.contents(below: "Shop/Sources/App/SignIn").keys
    #expect(files.contains("SignInPresenter.swift") && !files.contains("SignInScreen.swift"))
    let listed = try Program.viperGen(["list"], in: package).output
    #expect(listed.contains("SignIn  viper"))
    let again = try Program.viperGen(["update", "SignIn"], in: package)
    #expect(again.errors.hasSuffix("unchanged\n"), "\(again.errors)")
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
    let outcome = try run("update", "--on-conflict", "markers")
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
    let outcome = try run("update", "SignIn", "--on-conflict", "markers")
    #expect(outcome.status == 1, "\(outcome.errors)")
    let marked = try folder.text(of: place)
    #expect(marked.contains("<<<<<<< ") && marked.contains("var text = \"hello\""), "\(marked)")
  }
}
