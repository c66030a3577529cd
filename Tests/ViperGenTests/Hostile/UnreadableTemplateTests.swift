import Foundation
import Testing

/// What cannot be read has no version, so that no module is known to be behind it.
@Suite("A module whose template cannot be read")
struct UnreadableTemplateTests {
  private let folder: TemporaryFolder
  private static let options = ["--templates", "../Templates"]

  init() throws {
    folder = try SmallTemplate.folder()
    let made = try Program.viperGen(
      ["create", "SignIn", "LogOut", "--template", "pair", "-q"] + Self.options,
      in: folder.url.appending(path: "Shop"))
    try #require(made.status == 0, "\(made.errors)")
  }

  private func run(_ words: String...) throws -> Outcome {
    try Program.viperGen(words + Self.options, in: folder.url.appending(path: "Shop"))
  }

  /// Files of the template, each with a text that is none.
  static let texts = [
    ("template.json", "{{{"), ("template.json", "\n"), ("template.json", #"{"id": "pair"}"#),
    ("Screen.swift", "<<if text>>\n"),
  ]

  @Test("is not said to be behind it, and the reason is shown", arguments: texts)
  func list(file: String, text: String) throws {
    try folder.write(text, to: "Templates/pair/\(file)")
    let listed = try run("list")
    #expect(listed.status == 0, "\(listed.errors)")
    #expect(
      listed.output.contains("SignIn  pair  App  2 files  template not readable\n"),
      "\(listed.output)")
    #expect(!(listed.output + listed.errors).contains("behind"), "\(listed.errors)")
    let reason = "warning: the template 'pair' of 'LogOut' and 'SignIn' cannot be read: "
    #expect(listed.errors.contains("Templates/pair/\(file):"), "\(listed.errors)")
    #expect(listed.errors.contains(reason), "\(listed.errors)")
    #expect(try run("update", "--check").status == 65)
    let object = try run("list", "--json").json()
    let modules = try #require(object["modules"] as? [[String: Any]])
    #expect(modules.count == 2 && modules.allSatisfy { $0["behind"] is NSNull }, "\(object)")
    let shown = try run("show", "SignIn")
    #expect(shown.errors.contains("the template 'pair' of 'SignIn' cannot be read: "))
    #expect(!shown.errors.contains("is in no folder of templates"), "\(shown.errors)")
  }

  @Test("is said to be behind it, once it can be read")
  func repaired() throws {
    let text = try folder.text(of: "Templates/pair/template.json")
    try folder.write("{{{", to: "Templates/pair/template.json")
    #expect(try run("list").output.contains("template not readable"))
    try folder.write(
      text.replacing("a screen and", with: "a view and"), to: "Templates/pair/template.json")
    let listed = try run("list")
    #expect(listed.output.contains("behind its template"), "\(listed.output)")
    #expect(listed.errors.contains("updates the modules that are behind"), "\(listed.errors)")
  }
}
