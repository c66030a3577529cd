import Foundation
import Testing

/// A form that was accepted is not sent again with the same values.
@Suite("A form that was sent")
struct SentFormTests {
  static let templates = ["viper", "vip", "viper-closures", "viper-list-detail"]

  private let folder: TemporaryFolder

  init() throws {
    folder = try SmallPackage.folder()
  }

  private func files(_ template: String, ui: String) throws -> [String: String] {
    let outcome = try folder.shell(
      "viper-gen create Shop -t \(template) --ui \(ui) --actions "
        + "'placeOrder(name: String, count: Int) async throws' --actions "
        + "'search(text: String) async throws -> Int'", in: "P")
    #expect(outcome.status == 0, "\(outcome.errors)")
    return try folder.contents(below: "P").mapValues { String(decoding: $0, as: UTF8.self) }
  }

  @Test(
    "keeps its button disabled until a value changes", arguments: templates, ["uikit", "appkit"])
  func button(_ template: String, _ ui: String) throws {
    let files = try files(template, ui: ui)
    let form = try #require(files.first { $0.key.hasSuffix("Form.swift") }?.value)
    #expect(form.contains("lastSentPlaceOrder = enteredPlaceOrder\n"))
    #expect(
      form.replacing(/\s+/, with: " ").contains(
        "lastSentPlaceOrder == enteredPlaceOrder { placeOrderButton.isEnabled = false"))
    #expect(!form.contains("lastSentSearch"))
    let tests = files.filter { $0.key.contains("Tests/") }.values.joined()
    #expect(
      ui == "appkit"
        || tests.contains(/placeOrderButton(IsDisabledAfterSuccess|_whenAccepted_isDisabled)/)
    )
  }

  @Test("of SwiftUI is disabled until a value changes", arguments: templates)
  func swiftUI(_ template: String) throws {
    let files = try files(template, ui: "swiftui")
    let form = try #require(files.first { $0.key.hasSuffix("Form.swift") }?.value)
    #expect(form.contains("@State private var lastSentPlaceOrder: [AnyHashable] = []"))
    #expect(form.contains("lastSentPlaceOrder == enteredPlaceOrder"))
    #expect(!form.contains("lastSentSearch"))
  }
}
