import Foundation
import Testing

@Suite("An action with a value that no control gives")
struct NoControlsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "News", platforms: [.iOS(.v17), .macOS(.v14)], targets: [.target(name: "App")])

      """, to: "Package.swift")
    try folder.write(
      "public struct Article: Codable, Sendable, Equatable { public var id = 1 }\n",
      to: "Sources/App/Article.swift")
  }

  private func create(_ options: String, _ actions: String...) throws -> Outcome {
    try Program.viperGen(
      ["create", "Feed", "--testing", "none"] + options.split(separator: " ").map(String.init)
        + actions.flatMap { ["--actions", $0] }, in: folder.url)
  }

  private func notes(_ outcome: Outcome) throws -> [[String: Any]] {
    let all = try #require(try outcome.json()["diagnostics"] as? [[String: Any]])
    return all.filter { $0["code"] as? String == "no-controls" }
  }

  /// What each template calls from its view.
  static let functions: [(template: String, ui: String, function: String)] = [
    ("viper", "uikit", "FeedView.publish(_:by:)"), ("viper", "appkit", "FeedView.publish(_:by:)"),
    ("viper", "swiftui", "FeedViewModel.publish(_:by:)"),
    ("vip", "uikit", "FeedViewController.requestPublish(_:by:)"),
    ("vip", "swiftui", "FeedScreenModel.requestPublish(_:by:)"),
    ("viper-closures", "uikit", "FeedViewController.publish(_:by:)"),
    ("viper-contract", "swiftui", "FeedViewModel.publish(_:by:)"),
    ("viper-list-detail", "uikit", "FeedListController.publish(_:by:)"),
  ]

  @Test("is noted when the module is created, with the function of the view", arguments: functions)
  func noted(template: String, ui: String, function: String) throws {
    let action = "publish(_ article: Article, by author: String) async throws"
    let options = "--template \(template) --ui \(ui)"
    let dry = try create(options + " --dry-run", action, "logOut()", "search(text: String)")
    let outcome = try create(options, action, "logOut()", "search(text: String)")
    for outcome in [dry, outcome] {
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(
        outcome.errors.contains(
          """
          note: the screen of 'Feed' has no button for 'publish(_:by:)', because no control gives a value \
          of 'Article'
          help: call '\(function)' from a control of your own

          """), "\(outcome.errors)")
      #expect(outcome.errors.components(separatedBy: "has no button").count == 2)
    }
    let name = try #require(function.split(separator: ".").last?.split(separator: "(").first)
    let files = try folder.contents(below: "Sources/App/Feed").values
    #expect(files.contains { String(decoding: $0, as: UTF8.self).contains("func \(name)(") })
    let again = try create(options)
    #expect(again.status == 0 && again.errors == "unchanged\n", "\(again.errors)")
  }

  @Test(
    "is not noted on a screen without controls",
    arguments: ["--ui none", "--ui uikit --screen blank", "--ui swiftui --screen blank"])
  func noForm(options: String) throws {
    let outcome = try create(options + " --json", "publish(article: Article)")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try notes(outcome).isEmpty)
  }

  @Test("is noted by creation alone, and for each action and type once")
  func creation() throws {
    let outcome = try create(
      "--json", "publish(article: Article)", "move(from: Article, to: Article, at: [Int])", "load()"
    )
    #expect(outcome.status == 0, "\(outcome.errors)")
    let notes = try notes(outcome)
    #expect(notes.count == 2 && notes.allSatisfy { $0["severity"] as? String == "note" })
    #expect((notes.last?["message"] as? String)?.hasSuffix("of 'Article' or '[Int]'") == true)
    let added = try folder.viperGen("change", "Feed", "--actions+=send(article: Article)", "--json")
    #expect(added.status == 0, "\(added.errors)")
    #expect(try self.notes(added).isEmpty)
  }

  @Test("is not noted for a template without forms")
  func ownTemplate() throws {
    try folder.write(
      #"""
      {
        "id": "plain", "description": "a screen",
        "options": [{"name": "actions", "type": "signatures", "help": "what the user does"}],
        "files": [{"source": "V.swift", "path": "<<Module>>View.swift", "role": "source"}]
      }
      """#, to: "Templates/plain/template.json")
    try folder.write("final class <<Module>>View {}\n", to: "Templates/plain/V.swift")
    let outcome = try Program.viperGen(
      [
        "create", "Feed", "--template", "plain", "--templates", "Templates", "--actions",
        "publish(article: Article)", "--json",
      ], in: folder.url)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try notes(outcome).isEmpty)
  }
}
