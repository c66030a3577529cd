import Foundation
import Testing

/// What the controls of a form look like, by the types and names of the parameters.
@Suite("A field of a form")
struct FormFieldTests {
  static let templates = ["viper", "viper-contract", "vip", "viper-closures", "viper-list-detail"]

  private let folder: TemporaryFolder

  init() throws {
    folder = try SmallPackage.folder()
  }

  /// The texts of the form that a template makes of an action, and of its labels, without line ends and double blanks.
  private func sources(_ template: String, ui: String, _ action: String) throws -> String {
    let outcome = try folder.shell(
      "viper-gen create Shop -t \(template) --ui \(ui) --actions '\(action)'", in: "P")
    #expect(outcome.status == 0, "\(outcome.errors)")
    return try folder.contents(below: "P/Sources")
      .filter { $0.key.hasSuffix("Form.swift") || $0.key.hasSuffix("Texts.swift") }.values
      .map { String(decoding: $0, as: UTF8.self) }.joined()
      .replacing(/\s+/, with: " ").replacing("( ", with: "(")
  }

  @Test("has the content type and the label that its name says", arguments: templates)
  func names(_ template: String) throws {
    let text = try sources(
      template, ui: "uikit",
      "pay(cardNumber: String, cvc: String, street: String, zip: String, iban: String) async throws"
    )
    for line in [
      "payCardNumberField.textContentType = .creditCardNumber",
      "payCardNumberField.keyboardType = .numberPad", "payCvcField.isSecureTextEntry = true",
      "payCvcField.keyboardType = .numberPad",
      "payStreetField.textContentType = .fullStreetAddress",
      "payZipField.textContentType = .postalCode", "value: \"CVC\"", "value: \"IBAN\"",
      "value: \"Card Number\"",
    ] {
      #expect(text.contains(line), "\(line)")
    }
    #expect(!text.contains("payIbanField.textContentType"))
  }

  @Test("is beside its label if it is a switch or a date picker", arguments: templates)
  func rows(_ template: String) throws {
    let text = try sources(
      template, ui: "uikit", "notify(isLoud: Bool, isLong: Bool, at: Date?) async throws")
    #expect(text.contains("UIStackView(arrangedSubviews: [label, control])"))
    #expect(text.contains("insertArrangedSubview(notifyAtField, at: 1)"))
    #expect(!text.contains("stack.addArrangedSubview(label)"))
  }

  @Test("of a Mac has its label as the title of the checkbox", arguments: templates)
  func checkboxes(_ template: String) throws {
    let text = try sources(
      template, ui: "appkit", "notify(isLoud: Bool, isLong: Bool) async throws")
    #expect(text.contains("notifyIsLoudField.title = ShopTexts.notifyIsLoudLabel"))
    #expect(!text.contains("NSTextField(labelWithString: text)"))
  }

  @Test("in SwiftUI shows the label of an optional date once", arguments: templates)
  func dates(_ template: String) throws {
    let text = try sources(template, ui: "swiftui", "plan(at: Date?) async throws")
    #expect(text.matches(of: /selection: \$planAt ?\) \.labelsHidden\(\)/).count == 1)
  }
}
