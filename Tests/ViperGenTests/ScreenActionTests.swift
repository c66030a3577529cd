import Foundation
import Testing

/// What a screen makes of an action because of its name and its types.
@Suite("An action on a screen")
struct ScreenActionTests {
  private func create(
    _ arguments: [String], types: String = ""
  ) throws -> (folder: TemporaryFolder, outcome: Outcome) {
    let folder = try TemporaryFolder()
    let made = try Program.viperGen(
      ["create", "Start", "--init", "--package-path", "Demo", "--ui", "none"], in: folder.url)
    try #require(made.status == 0, "\(made.errors)")
    try folder.write(types, to: "Demo/Sources/Demo/Types.swift")
    let outcome = try Program.viperGen(
      ["create", "Orders", "--package-path", "Demo"] + arguments, in: folder.url)
    try #require(outcome.status == 0, "\(outcome.errors)")
    return (folder, outcome)
  }

  private func sources(of folder: TemporaryFolder, _ part: String) throws -> String {
    let files = try folder.tree(below: "Demo/\(part)").keys.filter { $0.hasSuffix(".swift") }
    return try files.sorted().map { try folder.text(of: "Demo/\(part)/\($0)") }.joined()
  }

  @Test("that loads a value has no button in viper", arguments: ["uikit", "appkit", "swiftui"])
  func loads(ui: String) throws {
    let folder = try create([
      "--ui", ui, "--actions", "loadPrice() async throws -> Decimal", "--actions", "send()",
    ]).folder
    let form = try folder.text(of: "Demo/Sources/Demo/Orders/OrdersForm.swift")
    let presenter = try folder.text(of: "Demo/Sources/Demo/Orders/OrdersPresenter.swift")
    #expect(form.contains("OrdersTexts.loadedPrice"))
    #expect(!form.contains("OrdersTexts.loadPriceButton"))
    #expect(form.contains("OrdersTexts.sendButton"))
    #expect(presenter.contains("isDismissed = false\n    loadPrice()\n"))
  }

  @Test(
    "that cannot be undone is confirmed", arguments: ["viper", "viper-list-detail"],
    ["uikit", "appkit", "swiftui"])
  func confirms(template: String, ui: String) throws {
    let folder = try create([
      "--template", template, "--ui", ui, "--actions", "logOut() async throws",
      "--actions", "send()",
    ]).folder
    let sources = try sources(of: folder, "Sources/Demo/Orders")
    #expect(sources.contains("Texts.logOutQuestion"))
    #expect(!sources.contains("Texts.sendQuestion"))
    let question = ["uikit": "UIAlertController(", "appkit": "NSAlert()"][ui]
    #expect(sources.contains(question ?? ".confirmationDialog("))
    #expect(sources.contains(ui == "appkit" ? "hasDestructiveAction = true" : ".destructive"))
  }

  @Test("that a row offers by a swipe leaves no code for a question")
  func swipe() throws {
    let folder = try create([
      "--template", "viper-list-detail", "--entity-fields", "id: String", "--entity-fields",
      "title: String", "--actions", "delete(id: String) async throws", "--actions", "send()",
    ]).folder
    let sources = try sources(of: folder, "Sources/Demo/Orders")
    #expect(sources.contains("Texts.deleteButton"))
    #expect(!sources.contains("confirm"))
    #expect(!sources.contains("Texts.cancel"))
  }

  @Test("with the item of its own module has a sample")
  func ownItem() throws {
    let (folder, outcome) = try create([
      "--template", "viper-list-detail", "--entity-fields", "id: String", "--entity-fields",
      "title: String", "--actions", "archive(order: OrdersItem) async throws -> [OrdersItem]",
    ])
    let tests = try sources(of: folder, "Tests/DemoTests/Orders")
    #expect(!outcome.errors.contains("warning"), "\(outcome.errors)")
    #expect(tests.contains(#"static let ordersItem = OrdersItem(id: "id", title: "title")"#))
    #expect(!tests.contains(".enabled("))
  }

  @Test(
    "has samples in a preview that need no exception from swift-format",
    arguments: ["viper", "viper-list-detail"])
  func preview(template: String) throws {
    let types = """
      struct Receipt: Codable, Equatable, Sendable {
        var number: Int
        var customerName: String
        var deliveryAddress: String
        var comment: String
      }

      """
    let folder = try create(
      ["--template", template, "--actions", "pay() async throws -> Receipt"], types: types
    ).folder
    let sources = try sources(of: folder, "Sources/Demo/Orders")
    #expect(sources.contains("receipt = Receipt(\n"))
    #expect(!sources.contains("swift-format-ignore"))
    let unknown = try create(
      ["--template", "viper", "--actions", "pay() async throws -> Token"],
      types: "struct Token: Codable, Sendable { init(from decoder: any Decoder) throws {} }\n"
    ).folder
    #expect(try !self.sources(of: unknown, "Sources/Demo/Orders").contains("OrdersSamples"))
  }
}
