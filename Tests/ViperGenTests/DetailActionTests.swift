import Foundation
import Testing

/// An action of a detail concerns the item that was chosen, so the server must learn which one it is.
@Suite("An action of a detail")
struct DetailActionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try SmallPackage.folder()
  }

  private func sources(_ fields: String) throws -> String {
    let outcome = try folder.shell(
      "viper-gen create Shop -t viper-list-detail --testing none \(fields) "
        + "--detail-actions 'vote() async throws' --detail-actions 'share(note: String) async throws'",
      in: "P")
    #expect(outcome.status == 0, "\(outcome.errors)")
    return try folder.contents(below: "P").filter { $0.key.hasPrefix("Sources/") }.values
      .map { String(decoding: $0, as: UTF8.self) }.joined().replacing(/\s+/, with: " ")
  }

  @Test(
    "is sent for the chosen item",
    arguments: ["", "--entity-fields 'id: UUID?'", "--entity-fields 'name: String'"])
  func item(_ fields: String) throws {
    let sources = try sources(fields)
    #expect(sources.contains("func vote(of item: ShopItem) async throws"))
    #expect(sources.contains("func share(note: String, of item: ShopItem) async throws"))
    #expect(sources.contains("try await networkManager.share(note: note, of: item)"))
    #expect(sources.contains(#"send("POST", "\(detailPath(item))/vote")"#))
  }

  @Test("asks for the path of an item without an id")
  func path() throws {
    let sources = try sources("--entity-fields 'name: String'")
    #expect(sources.contains("detailPath: @escaping @Sendable (ShopItem) -> String"))
  }
}
