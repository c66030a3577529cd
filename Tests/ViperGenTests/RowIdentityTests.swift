import Foundation
import Testing

/// A list of `vip` has a row for each value, known by the `id` of the value if its type is `Identifiable`.
@Suite("A row of vip")
struct RowIdentityTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try SmallPackage.folder()
    try folder.write(
      """
      struct User: Codable, Equatable, Sendable { var id: Int; var name: String }
      struct Item: Codable, Equatable, Sendable { var title: String }
      extension User: Identifiable {}

      """, to: "P/Sources/App/Types.swift")
  }

  private func text(_ file: String) throws -> String {
    let files = try folder.contents(below: "P")
    let data = try #require(files.first { $0.key.hasSuffix(file) }?.value)
    return String(decoding: data, as: UTF8.self)
  }

  @Test("has the type of the value, without a cast")
  func rows() throws {
    let outcome = try folder.shell(
      "viper-gen create Shop -t vip --use-cases 'Find(by: Int) async throws -> [User]'"
        + " --use-cases 'List(of: Int) async throws -> [Item]' --next Detail", in: "P")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let presenter = try text("ShopPresenter.swift")
    #expect(presenter.contains("text: $0.name)"))
    #expect(presenter.contains(".init(id: $0.offset, text: $0.element.title)"))
    let models = try text("ShopModels.swift")
    #expect(!models.contains("Any"))
    let event = try text("ShopEvent.swift")
    #expect(event.contains("case find(User)") && event.contains("case list(Item)"))
    let tests = try text("ShopInteractorTests.swift")
    #expect(!tests.contains("][0]") && tests.contains("#expect(item == ShopSamples.user)"))
  }
}
