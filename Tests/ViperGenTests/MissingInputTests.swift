import Foundation
import Testing

/// No sample can be made of the type of an input: the tests that need it are skipped until it is written.
@Suite("An input without a sample")
struct MissingInputTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try SmallPackage.folder()
    try folder.write(
      """
      final class Vault: Sendable {
        private init() {}
      }
      protocol Gate: Sendable {}

      """, to: "P/Sources/App/Types.swift")
  }

  /// The generated files by their names, with blanks in place of line ends and indentation.
  private func files(_ arguments: String) throws -> [String: String] {
    let outcome = try folder.shell(
      "viper-gen create Shop --input 'vault: Vault' --input 'gates: [any Gate]' "
        + "--input 'spare: Vault' --actions 'rename(name: String) async throws' \(arguments)",
      in: "P")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let files = try folder.contents(below: "P").filter { $0.key.hasSuffix(".swift") }
    let texts = files.map { path, data in
      (path, String(decoding: data, as: UTF8.self).replacing(/\s+/, with: " "))
    }
    return Dictionary(
      texts.map { (String($0.split(separator: "/").last ?? ""), $1) },
      uniquingKeysWith: { first, _ in first })
  }

  private static func interactorTests(of template: String) -> String {
    switch template {
    case "viper-closures": "ShopPresenterTests.swift"
    case "viper-list-detail": "ShopListInteractorTests.swift"
    default: "ShopInteractorTests.swift"
    }
  }

  @Test("disables a suite of Swift Testing", arguments: InputsInActionsTests.templates)
  func swiftTesting(_ template: String) throws {
    let files = try files("-t \(template)")
    let tests = try #require(files[Self.interactorTests(of: template)])
    #expect(
      tests.contains(
        #".enabled("write ShopSamples.vault") { @MainActor in ShopSamples.vault != nil }"#))
    #expect(tests.contains("init() throws {"))
    #expect(tests.contains(#"vault: try ShopSamples.written(ShopSamples.vault, as: "vault")"#))
    #expect(tests.contains(#"gates: [try ShopSamples.written(ShopSamples.gate, as: "gate")]"#))
    let samples = try #require(files["ShopSamples.swift"])
    #expect(samples.contains("static let vault: Vault? = nil"))
    #expect(samples.contains("import Testing"))
    #expect(samples.contains(#"try #require(value, "write ShopSamples.\(name)")"#))
  }

  @Test(
    "skips tests of XCTest and Quick", arguments: InputsInActionsTests.templates,
    ["xctest", "quick"])
  func skipped(_ template: String, _ testing: String) throws {
    let files = try files("-t \(template) --testing \(testing)")
    let tests = try #require(files[Self.interactorTests(of: template)])
    #expect(tests.contains("init() throws {"))
    #expect(tests.contains(/let parts = try Shop\w+Parts\(\)/))
    #expect(!tests.contains(/let parts = Shop\w+Parts\(\)/))
    #expect(!tests.contains("vault: vault"))
    #expect(
      files["ShopSamples.swift"]?.contains(
        #"guard let value else { throw XCTSkip("write ShopSamples.\(name)") }"#) == true)
  }

  @Test("has a preview only where it can be empty", arguments: InputsInActionsTests.templates)
  func preview(_ template: String) throws {
    let sources = try files("-t \(template)").filter { !$0.key.hasSuffix("Tests.swift") }
    let previews = sources.values.filter { $0.contains("#Preview") }
    #expect(previews.count == (template == "viper" ? 1 : 0))
    for preview in previews {
      #expect(preview.split(separator: "guard let vault = ShopSamples.vault").count == 2)
    }
  }

  @Test("needs nothing written if there is a sample", arguments: InputsInActionsTests.templates)
  func known(_ template: String) throws {
    let outcome = try folder.shell(
      "viper-gen create Shop -t \(template) --input 'limit: Int' "
        + "--actions 'rename(name: String) async throws'", in: "P")
    #expect(outcome.status == 0, "\(outcome.errors)")
    for (path, data) in try folder.contents(below: "P") where path.hasSuffix("Tests.swift") {
      #expect(!String(decoding: data, as: UTF8.self).contains("written("), "\(path)")
    }
  }
}
