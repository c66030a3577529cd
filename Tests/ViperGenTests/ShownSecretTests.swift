import Foundation
import Testing

/// What a person must not see is not shown, and is not kept.
@Suite("A generated screen")
struct ShownSecretTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try SmallPackage.folder()
    try folder.write(
      """
      struct Session: Codable, Equatable, Sendable {
        let accessToken: String
        let apiKey: String
        let userName: String
      }
      struct Credential: Codable, Equatable, Sendable {
        let token: String
      }

      """, to: "P/Sources/App/Types.swift")
  }

  /// The sources of a module by the names of their files.
  private func sources(_ arguments: String) throws -> [String: String] {
    let outcome = try folder.shell("viper-gen create Shop \(arguments)", in: "P")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let files = try folder.contents(below: "P/Sources/App/Shop")
    return Dictionary(
      files.map { ($0.key.split(separator: "/").last.map(String.init) ?? "", $0.value) },
      uniquingKeysWith: { first, _ in first }
    ).mapValues { String(decoding: $0, as: UTF8.self) }
  }

  @Test("shows the first text of a result that is no secret", arguments: ["uikit", "swiftui"])
  func result(_ ui: String) throws {
    let sources = try sources(
      "-t vip --ui \(ui) --use-cases 'SignIn(email: String) async throws -> Session' "
        + "--use-cases 'Renew(email: String) async throws -> Credential'")
    let presenter = try #require(sources["ShopPresenter.swift"])
    #expect(presenter.contains("response.result.userName"))
    #expect(!presenter.contains("accessToken") && !presenter.contains("apiKey"))
    #expect(!presenter.contains(".token"))
  }

  @Test(
    "does not keep a password that was sent, not even that of an edit",
    arguments: ["viper", "vip", "viper-closures", "viper-list-detail", "viper-contract"],
    ["uikit", "swiftui", "appkit"])
  func password(_ template: String, _ ui: String) throws {
    let sources = try sources(
      "-t \(template) --ui \(ui) --actions 'rename(name: String, password: String) async throws'")
    let form = try #require(sources.first { $0.key.hasSuffix("Form.swift") }?.value)
    let (name, password) =
      switch ui {
      case "uikit": (" renameNameField.text = nil\n", " renamePasswordField.text = nil\n")
      case "appkit":
        (" renameNameField.stringValue = \"\"\n", " renamePasswordField.stringValue = \"\"\n")
      default: ("  renameName = \"\"\n", "  renamePassword = \"\"\n")
      }
    #expect(form.contains(password))
    #expect(!form.contains(name))
  }

  @Test(
    "leaves out the rows of values that have no text for people",
    arguments: ["uikit", "swiftui", "appkit"])
  func values(_ ui: String) throws {
    let fields = ["id: Int", "token: String", "name: String", "sold: Bool", "session: Session?"]
    let sources = try sources(
      "-t viper-list-detail --ui \(ui) "
        + fields.map { "--entity-fields '\($0)'" }.joined(separator: " "))
    let item = try #require(sources["ShopItem.swift"])
    #expect(item.contains("var headline: String {\n    name\n"))
    let rows = sources.filter { $0.key.hasPrefix("ShopDetail") }.values.joined()
    #expect(!rows.contains("describing") && !rows.contains("session"))
    #expect(rows.contains(#"item.sold ? "✓" : "✗""#))
    #expect(rows.contains("item.id.formatted(.number.grouping(.never))"))
    #expect(sources["ShopTexts.swift"]?.contains("itemSession") == false)
  }

  @Test("has rows only for values with a text")
  func noValues() throws {
    let sources = try sources(
      "-t viper-list-detail --entity-fields 'session: Session?' --entity-fields 'other: [Session]'")
    #expect(sources["ShopItem.swift"]?.contains("var headline: String {\n    \"\"\n") == true)
    let rows = try #require(sources["ShopDetailFields.swift"])
    #expect(!rows.contains("screen?.item"))
  }

  @Test(
    "tells its owner that it goes while another screen covers it",
    arguments: ["viper-contract", "vip", "viper-closures", "viper-list-detail"],
    ["uikit", "swiftui"])
  func dismissal(_ template: String, _ ui: String) throws {
    let sources = try sources(
      "-t \(template) --ui \(ui) --actions 'rename(name: String) async throws'")
    #expect(
      sources.values.contains { text in
        text.contains("deinit {\n") && text.contains("screen that goes while another one")
      })
  }
}
