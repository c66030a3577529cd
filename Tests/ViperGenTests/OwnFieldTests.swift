import Foundation
import Testing

/// A field of an entity can be one of the app's own types. Its declaration gives the value for tests and previews.
@Suite("A field of an own type")
struct OwnFieldTests {
  static let templates = [
    "viper --with service,entity", "viper-closures", "viper-list-detail",
  ]

  private let folder: TemporaryFolder

  init() throws {
    folder = try SmallPackage.folder()
    try folder.write(
      """
      struct Owner: Codable, Equatable, Sendable {
        let name: String, grade: Grade
        var x, y: Int, sizes: [Int: Int] = [:], z: Int { didSet { x = y } }
        var count = 1
      }
      enum Grade: String, Codable, Sendable { case good, bad }
      struct Plain { let count: Int }
      struct Sent: Decodable, Equatable, Sendable { let count: Int }
      final class Shared: Codable, Equatable {
        static func == (one: Shared, other: Shared) -> Bool { true }
        init() {}
      }
      """, to: "P/Sources/App/Owner.swift")
  }

  private func create(_ template: String, _ field: String) throws -> Outcome {
    try folder.shell(
      "viper-gen create Shop -t \(template) --entity-fields 'name: String' "
        + "--entity-fields '\(field)'", in: "P")
  }

  @Test("has a sample of its declaration", arguments: templates)
  func sample(_ template: String) throws {
    let outcome = try create(template, "owner: Owner")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let files = try folder.contents(below: "P").mapValues { String(decoding: $0, as: UTF8.self) }
    let samples = try #require(files.first { $0.key.hasSuffix("ShopSamples.swift") }?.value)
    #expect(
      samples.contains(
        "static let owner = Owner(name: \"name\", grade: Grade.good, x: 1, y: 2, z: 3)"))
    #expect(samples.contains("owner: ShopSamples.owner"))
    #expect(samples.contains("json: Data") == !template.hasPrefix("viper "))
    let entity = try #require(files.first { $0.key.contains(/Shop(Entity|Item)\.swift/) }?.value)
    #expect(entity.contains("let owner: Owner\n"))
  }

  static let refused = [
    ("count: Plain", "which is not 'Codable' and 'Equatable'"),
    ("count: Sent", "which is not 'Encodable'"),
    ("count: Shared", "which is not 'Sendable'"),
    ("count: Nope", "no test value is known for the type 'Nope'"),
    ("count: Page<Owner>", "no test value is known for the type 'Page<Owner>'"),
  ]

  @Test("is refused if an entity cannot have it", arguments: refused)
  func refusal(_ field: String, _ message: String) throws {
    let outcome = try create("viper --with service,entity", field)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(try folder.contents(below: "P").keys.allSatisfy { !$0.contains("Shop") })
  }
}
