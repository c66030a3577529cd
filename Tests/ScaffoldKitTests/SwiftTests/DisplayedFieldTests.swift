import Testing

@testable import ScaffoldKit

@Suite("A displayed field of an entity")
struct DisplayedFieldTests {
  @Test(
    "is shown as a text for people",
    arguments: [
      ("name: String", "name"), ("name: String?", "name ?? \"\""), ("`in`: String", "`in`"),
      ("count: Int", "count.formatted()"), ("count: UInt8?", "count?.formatted() ?? \"\""),
      ("price: Decimal", "price.formatted()"),
      ("day: Date", "day.formatted(date: .abbreviated, time: .shortened)"),
      ("page: URL", "page.absoluteString"), ("id: UUID?", "id?.uuidString ?? \"\""),
      ("id: Int", "id.formatted(.number.grouping(.never))"),
      ("isDone: Bool", #"isDone ? "✓" : "✗""#),
      ("isDone: Bool?", #"isDone.map { $0 ? "✓" : "✗" } ?? """#),
      ("names: [String]", #"names.joined(separator: ", ")"#),
      ("names: [String]?", #"names?.joined(separator: ", ") ?? """#),
      ("item: Item?", ""), ("name: String??", ""), ("scores: [Int]", ""),
    ])
  func display(_ field: String, _ display: String) throws {
    #expect(try EntityField.parse(field, path: "--entity-fields").display == display)
  }

  @Test(
    "is the title if it is the first text that is no secret, else the first that can be one",
    arguments: [
      (["id: Int", "name: String?"], "name"), (["isDone: Bool", "id: Int", "day: Date"], "id"),
      (["token: String", "apiKey: String", "name: String"], "name"),
      (["isDone: Bool", "tags: [Int]"], "isDone"), (["day: Date", "note: String"], "note"),
    ])
  func title(_ fields: [String], _ title: String) throws {
    let all = try EntityField.parse(all: fields, path: "--entity-fields")
    #expect(all.filter(\.isTitle).map(\.name) == [title])
  }
}
