import Foundation
import Testing

@Suite("A package with a .swift-format")
struct SwiftFormatTests {
  private let folder: TemporaryFolder
  private static let actions = [
    "--actions", "signIn(user: String, password: String) async throws",
    "--actions", "reset(email: String)",
  ]

  init() throws {
    folder = try TemporaryFolder()
    try configure(#"{"indentation": {"spaces": 4}, "lineLength": 120} // ours"#)
  }

  private func configure(_ text: String) throws {
    try folder.write(text, to: "Demo/.swift-format")
  }

  private func run(_ arguments: [String]) throws -> Outcome {
    try Program.viperGen(arguments + ["--package-path", "Demo"], in: folder.url)
  }

  private func lint() throws -> Outcome {
    try Program.tool(
      "swift", ["format", "lint", "--strict", "-r", "Sources", "Tests"],
      in: folder.url.appending(path: "Demo"))
  }

  @Test(
    "gets code that its linter accepts",
    arguments: ["viper", "vip", "viper-closures", "viper-contract", "viper-list-detail"],
    ["uikit", "swiftui"])
  func lints(template: String, ui: String) throws {
    let made = try run(["create", "SignIn", "--init", "--template", template, "--ui", ui])
    #expect(made.status == 0, "\(made.errors)")
    let outcome = try lint()
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test("keeps the layout of a module that changes")
  func changes() throws {
    let presenter = "Demo/Sources/Demo/SignIn/SignInPresenter.swift"
    #expect(try run(["create", "SignIn", "--init"] + Self.actions).status == 0)
    let mine = try folder.text(of: presenter) + "\n// mine\n"
    try folder.write(mine, to: presenter)
    try configure(#"{"indentation": {"tabs": 1}}"#)
    let before = try folder.contents(below: "Demo")
    #expect(try run(["add", "SignIn", "leave()"]).status == 0)
    #expect(try folder.text(of: presenter).contains("\n    func leave()"))
    #expect(try run(["change", "SignIn", "--actions-=leave()"]).status == 0)
    #expect(try run(["update"]).status == 0)
    #expect(try folder.contents(below: "Demo") == before)
    #expect(try run(["create", "Other", "--testing", "none"]).status == 0)
    let other = try folder.text(of: presenter.replacing("SignIn", with: "Other"))
    #expect(other.contains("\n\tfunc wasDismissed()"))
  }

  @Test("is not read where it is no configuration", arguments: ["{", "[]", "\u{0}"])
  func unreadable(text: String) throws {
    try configure(text)
    #expect(try run(["create", "SignIn", "--init"]).status == 0)
    #expect(
      try folder.text(of: "Demo/Sources/Demo/SignIn/SignInPresenter.swift").contains("\n  func "))
  }
}
