import Testing

@testable import ScaffoldKit

@Suite("A value of a query")
struct QueryValueTests {
  private func action(_ text: String) throws -> ActionSignature {
    try ActionSignature.parse(text, path: "--actions")
  }

  @Test(
    "is a text of the argument",
    arguments: [
      ("query: String", "query"), ("query: String?", "query"), ("page: Int", "String(page)"),
      ("page: Int?", "page.map { String($0) }"), ("price: Decimal", "\"\\(price)\""),
      ("since: Date?", "since?.formatted(.iso8601)"), ("in day: Date", "day.formatted(dayStyle)"),
      ("site: URL", "site.absoluteString"), ("`in`: UUID", "`in`.uuidString"),
    ])
  func text(parameter: String, code: String) throws {
    let action = try action("search(\(parameter))")
    #expect(action.isRead && action.hasQuery)
    #expect(QueryValue(action.parameters[0])?.code == code)
  }

  @Test("has the raw value of an enum")
  func rawValue() throws {
    let samples = OwnTypeSamples(
      owner: "S", types: ["Order": .init(text: "Order.new", isComparable: true)],
      rawTypes: ["Order": "Int"])
    let action = try action("search(by: Order?)").sampled(by: samples)
    #expect(QueryValue(action.parameters[0])?.code == "by.map { String($0.rawValue) }")
    var found = OwnSamples()
    found.add(Array("enum A: String { case b }; enum C { case d }".utf8), isTestable: true)
    #expect(found.rawType(of: "A") == "String" && found.rawType(of: "C").isEmpty)
  }

  @Test(
    "is not there for other actions and types",
    arguments: [
      "save(title: String)", "listen(to: Int)", "search(filter: Filter)", "search(ids: [Int])",
      "load(a: Int, b: Int??)",
    ])
  func posted(signature: String) throws {
    #expect(try !action(signature).isRead)
  }

  @Test("is read by GET also without arguments")
  func withoutArguments() throws {
    #expect(try action("load()").isRead && !action("load()").hasQuery)
  }
}
