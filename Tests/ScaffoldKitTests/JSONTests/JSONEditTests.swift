import Testing

@testable import ScaffoldKit

@Suite("An edit of a JSON document")
struct JSONEditTests {
  static let members: [(String, String)] = [
    ("{}", "{\n  \"x\": 1\n}"),
    ("{\n}\n", "{\n  \"x\": 1\n}\n"),
    ("{ \"a\": 0 }", "{ \"a\": 0,\n  \"x\": 1\n}"),
    ("{\n\t\"a\": 0\n}", "{\n\t\"a\": 0,\n\t\"x\": 1\n}"),
    ("{\n  \"a\": 0 // last\n}", "{\n  \"a\": 0, // last\n  \"x\": 1\n}"),
    ("{\n  // none\n}", "{\n  // none\n  \"x\": 1\n}"),
    ("{\r\n \"a\": [0]\r\n}\r\n", "{\r\n \"a\": [0],\r\n \"x\": 1\r\n}\r\n"),
    ("\u{FEFF}{\"a\": \"}\"}", "\u{FEFF}{\"a\": \"}\",\n  \"x\": 1\n}"),
  ]

  @Test("adds a member in the style of the others", arguments: Self.members)
  func append(text: String, expected: String) throws {
    let document = try Self.read(text)
    var edit = JSONEdit(document)
    edit.append(.init("x", .integer(1)), to: document)
    #expect(Self.text(edit) == expected)
    #expect(try Self.read(Self.text(edit))["x"]?.integer == 1)
  }

  @Test("adds an element, also to an empty array")
  func elements() throws {
    for (text, expected) in [
      ("{\n  \"a\": []\n}", "{\n  \"a\": [\n    1\n  ]\n}"),
      ("{\n  \"a\": [\n    0\n  ]\n}", "{\n  \"a\": [\n    0,\n    1\n  ]\n}"),
    ] {
      let document = try Self.read(text)
      var edit = JSONEdit(document)
      edit.append(.integer(1), to: try #require(document["a"]))
      #expect(Self.text(edit) == expected)
    }
  }

  @Test("replaces a value, whatever it contains")
  func replace() throws {
    let document = try Self.read("{\"a\": {\"b\": \"]}\" /* ] */}, \"c\": -1.5e3 , \"d\": true}")
    for name in ["a", "c", "d"] {
      var edit = JSONEdit(document)
      edit.replace(try #require(document[name]), by: .string("new"))
      let edited = try Self.read(Self.text(edit))
      #expect(edited[name]?.string == "new")
      #expect(edited.members?.map(\.name) == ["a", "c", "d"])
    }
  }

  @Test(
    "removes a member with its line",
    arguments: [
      ("{\n  \"x\": 1,\n  \"a\": 0\n}", "{\n  \"a\": 0\n}"),
      ("{\n  \"a\": 0,\n  \"x\": 1\n}", "{\n  \"a\": 0\n}"),
      ("{\"x\": 1, \"a\": 0}", "{\"a\": 0}"),
      ("{\n  \"x\": 1, // why\n  \"a\": 0\n}", "{\n  // why\n  \"a\": 0\n}"),
      ("{\"x\": 1}", "{}"),
      (
        "{\n  \"a\": 0, // by Ann\n  // why\n  \"x\": 1\n}",
        "{\n  \"a\": 0 // by Ann\n  // why\n}"
      ),
      (
        "{\r\n  \"a\": 0, // by Ann\r\n  \"x\": 1\r\n}",
        "{\r\n  \"a\": 0 // by Ann\r\n}"
      ),
      ("{\n  \"a\": 0 // a, b\n  , \"x\": 1 }", "{\n  \"a\": 0 // a, b\n   }"),
      ("{\"a\": 0, /* why */ \"x\": 1}", "{\"a\": 0 /* why */ }"),
      ("{\"a\": 0, // why\n\"x\": 1}", "{\"a\": 0 // why\n}"),
      (
        "{\n  \"x\": 1 /* one, two */,\n  \"a\": 0\n}",
        "{\n  /* one, two */\n  \"a\": 0\n}"
      ),
    ])
  func remove(text: String, expected: String) throws {
    let document = try Self.read(text)
    var edit = JSONEdit(document)
    edit.remove("x", from: document)
    #expect(Self.text(edit) == expected)
    #expect(try Self.read(Self.text(edit)).members?.map(\.name) == (expected == "{}" ? [] : ["a"]))
  }

  @Test("removes the last member and adds another", arguments: [true, false])
  func removeAndAppend(removesFirst: Bool) throws {
    for (text, expected) in [
      ("{\n  \"a\": 0,\n  \"x\": 1\n}", "{\n  \"a\": 0,\n  \"y\": 2\n}"),
      (
        "{\n  \"a\": 0, // by Ann\n  // why\n  \"x\": 1\n}",
        "{\n  \"a\": 0, // by Ann\n  // why\n  \"y\": 2\n}"
      ),
    ] {
      let document = try Self.read(text)
      var edit = JSONEdit(document)
      if removesFirst { edit.remove("x", from: document) }
      edit.append(.init("y", .integer(2)), to: document)
      if !removesFirst { edit.remove("x", from: document) }
      #expect(Self.text(edit) == expected)
    }
  }

  private static func read(_ text: String) throws -> JSONValue {
    try JSONReader.read(SourceText(path: "file", text), comments: true)
  }

  private static func text(_ edit: JSONEdit) -> String {
    String(decoding: edit.result, as: UTF8.self)
  }
}
