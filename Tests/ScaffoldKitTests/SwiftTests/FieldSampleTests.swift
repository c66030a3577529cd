import Testing

@testable import ScaffoldKit

@Suite("The sample of an entity's field")
struct FieldSampleTests {
  static let known: [(String, String, String)] = [
    ("String", #""x""#, #""x""#), ("Int", "1", "1"), ("UInt8", "1", "1"), ("Double", "1.5", "1.5"),
    ("Swift.Bool", "true", "true"), ("Int?", "1", "1"), ("[Int?]", "[1]", "[1]"),
    ("[String: Int]", #"["x": 1]"#, #"{"x": 1}"#), ("[Int: Bool]", "[1: true]", #"{"1": true}"#),
    ("URL", #"URL(fileURLWithPath: "/a/x")"#, #""file:///a/x""#),
    ("Date", "Date(timeIntervalSince1970: 1)", #""1970-01-01T00:00:01Z""#),
    ("Data", "Data([1])", #""AQ==""#), ("Decimal", "Decimal(1)", "1"),
    ("Range<Int>", "1..<2", "[1, 2]"), ("Duration", ".seconds(1)", "[0, 1000000000000000000]"),
    (
      "UUID", "UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))",
      #""00000000-0000-0000-0000-000000000001""#
    ),
    ("Item?", "nil", "null"), ("[Item]", "[]", "[]"), ("Set<A.B>", "[]", "[]"),
    ("[String: Box<Int>]", "[:]", "{}"), ("[Item]?", "[]", "[]"), ("[Item?]", "[nil]", "[null]"),
  ]

  @Test("is an expression and the JSON that decodes to it", arguments: known)
  func samples(type: String, sample: String, json: String) throws {
    let field = try EntityField.parse("x: \(type)", path: "f")
    #expect(field.sample == sample)
    #expect(field.json == json)
  }

  static let unknown: [(String, String)] = [
    ("UIColor", "use a type that a JSONDecoder knows"),
    ("Substring", "use a type that a JSONDecoder knows"),
    ("ArraySlice<Int>", "use a type that a JSONDecoder knows"),
    ("ArraySlice<Item>", "use a type that a JSONDecoder knows"),
    ("Character?", "use a type that a JSONDecoder knows"),
    ("[UInt: Int]", "use a type that a JSONDecoder knows"),
    ("[UInt: Item]", "use a type that a JSONDecoder knows"),
    ("Locale", "use a type that a JSONDecoder knows"),
    ("Result<Int, Failure>?", "use a type that a JSONDecoder knows"),
    ("Never?", "use a type that a JSONDecoder knows"),
    ("Unicode.Scalar?", "use a type that a JSONDecoder knows"),
  ]

  @Test("is missing for one of your own types", arguments: ["Item", "Feature.Item", "Page<Item>"])
  func ownTypes(type: String) throws {
    let field = try EntityField.parse("x: \(type)", path: "f")
    #expect(field.sample.isEmpty && field.json.isEmpty)
    #expect(field.ownTypes.first?.type == type)
  }

  @Test("is known, or the field is refused with a way out", arguments: unknown)
  func refusals(type: String, help: String) throws {
    let failure = #expect(throws: ScaffoldError.self) {
      try EntityField.parse("x: \(type)", path: "f")
    }
    let problem = try #require(failure?.diagnostics.first)
    #expect(problem.message == "no test value is known for the type '\(type)'")
    #expect(problem.help?.hasPrefix(help) == true)
    #expect(problem.location?.column == 4)
    #expect(problem.category == .usage)
  }

  @Test("differs from that of the next field")
  func distinct() throws {
    let fields = try EntityField.parse(all: ["a: Int", "b: Int", "c: Date", "d: Bool"], path: "f")
    #expect(
      fields.map(\.sample) == ["1", "2", "Date(timeIntervalSince1970: 3)", "true"])
  }

  static let types = [
    "String", "Bool", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32",
    "UInt64", "Float", "Double", "Float32", "Float64", "TimeInterval", "CGFloat", "Duration",
    "Decimal", "Data", "Date", "URL", "UUID", "String?", "Int??", "[Int]", "Set<Int>", "[[Bool?]]",
    "ContiguousArray<String>", "Range<Int>", "ClosedRange<Double>",
    "[String: Date]", "[Int: [URL]]", "Foundation.Date?", "Item?", "[Item]", "Set<Item>",
    "[String: Item]", "[Int: Item]?", "[Item?]", "Outer.Item?", "[String: [Item]]", "Box<Int>?",
  ]
  /// Names that a synthesized conformance could trip over.
  static let names = [
    "default", "class", "init", "none", "some", "description", "hashValue", "stringValue",
    "intValue", "rawValue", "encode", "codingKeys", "größe", "编号", "id", "decoder", "hash",
    "case", "nil", "true", "super", "throws", "extension",
  ]

  @Test("is what a JSONDecoder makes of the JSON, for every type that has one")
  func decodes() throws {
    let texts =
      Self.types.enumerated().map { "field\($0): \($1)" }
      + Self.names.enumerated().map { "\($1): \(["Int", "URL", "Duration"][$0 % 3])" }
    let fields = try EntityField.parse(all: texts, path: "f")
    let judge = try CompilerJudge()
    let file = try judge.write(Self.program(of: fields), to: "main.swift")
    let built = try judge.run(
      "swiftc", ["-swift-version", "6", "-warnings-as-errors", "-Onone", file, "-o", "program"])
    try #require(built.status == 0, "\(built.output)")
    let ran = try judge.run("./program", [])
    #expect(ran.output == "done\n")
    try judge.remove()
  }

  private static func program(of fields: [EntityField]) -> String {
    let members = fields.map { "\"\($0.name)\": \($0.json)" }.joined(separator: ", ")
    return """
      import Foundation

      struct Item: Codable, Hashable, Sendable {}
      struct Box<T: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {}
      enum Outer { struct Item: Codable, Hashable, Sendable {} }

      struct Entity: Codable, Equatable, Sendable {
      \(fields.map { "  var \($0.reference): \($0.type)" }.joined(separator: "\n"))
      }

      let json = #\"\"\"
        {\(members)}
        \"\"\"#
      let decoder = JSONDecoder()
      decoder.dateDecodingStrategy = .iso8601
      let decoded = try decoder.decode(Entity.self, from: Data(json.utf8))
      \(fields.map { "if decoded.`\($0.name)` != \($0.sample) { print(\"\($0.name)\") }" }
        .joined(separator: "\n"))
      let again = try JSONDecoder().decode(Entity.self, from: JSONEncoder().encode(decoded))
      let made = Entity(
        \(fields.map { "\($0.name): \($0.sample)" }.joined(separator: ", ")))
      print(again == decoded && made == decoded ? "done" : "differs")

      """
  }
}
