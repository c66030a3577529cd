import Testing

@testable import ScaffoldKit

@Suite("Invalid JSON")
struct JSONErrorTests {
  /// A document in which `^` is before the place of the error, and the message.
  static let cases = [
    ("^", "the JSON text ends too early"),
    (" \n^", "the JSON text ends too early"),
    ("[1,^", "the JSON text ends too early"),
    (#""abc^"#, "the JSON text ends too early"),
    (#""abc\^"#, "the JSON text ends too early"),
    ("1 ^2", "text after the end of the JSON value"),
    ("0^1", "text after the end of the JSON value"),
    ("{}\n^}", "text after the end of the JSON value"),
    ("true^x", "text after the end of the JSON value"),
    ("^tru", "expected a value"),
    ("^True", "expected a value"),
    ("^+1", "expected a value"),
    ("^.5", "expected a value"),
    ("^'a'", "expected a value"),
    ("^NaN", "expected a value"),
    ("[1^,]", "a comma before the end of an array"),
    ("[1 ^,\n ]", "a comma before the end of an array"),
    ("[1,^,]", "expected a value"),
    ("[^,]", "expected a value"),
    ("-^", "expected a digit"),
    ("1.^", "expected a digit"),
    ("1e+^", "expected a digit"),
    ("[1 ^2]", "expected ',' or ']'"),
    ("[1^", "expected ',' or ']'"),
    (#"{"a":1 ^"b":2}"#, "expected ',' or '}'"),
    (#"{"a" ^1}"#, "expected ':'"),
    (#"{"a":^}"#, "expected a value"),
    (#"{"a":1^,}"#, "a comma before the end of an object"),
    (#"{"a":1,^"#, "expected a name in quotes"),
    ("{^,}", "expected a name in quotes"),
    ("{^a:1}", "expected a name in quotes"),
    ("{^", "expected a name in quotes"),
    ("[\"é\u{301}\", \"a^\u{1}\"]", "a control character in a JSON string"),
    ("\"a^\nb\"", "a control character in a JSON string"),
    (#""^\x""#, "invalid escape in a JSON string"),
    (#""é^\uD800""#, "invalid escape in a JSON string"),
    (#""^\uD800A""#, "invalid escape in a JSON string"),
    (#""^\uDC00""#, "invalid escape in a JSON string"),
    (#""\u^12g4""#, "invalid escape in a JSON string"),
    (#""\u^12"#, "invalid escape in a JSON string"),
    ("{\"a\": 1,\n ^\"a\": 2}", "duplicate key 'a'"),
    (#"{"a": 1, ^"\u0061": 2}"#, "duplicate key 'a'"),
    ("[1, ^// x\n2]", "expected a value"),
    ("^/**/1", "expected a value"),
    ("1^\u{A0}", "text after the end of the JSON value"),
    ("1^\u{B}", "text after the end of the JSON value"),
  ]

  @Test("is reported with its line, column and a caret", arguments: cases)
  func errors(marked: String, message: String) throws {
    try expect(marked, message, comments: false)
  }

  @Test(
    "with comments is reported as exactly",
    arguments: [
      ("/* */ [1,\n ^/* 2]", "a comment that never ends"),
      ("^/ 1", "expected a value"),
      ("1 ^/", "expected a value"),
      ("// only\n^", "the JSON text ends too early"),
      ("/* \n */ ^}", "expected a value"),
    ])
  func comments(marked: String, message: String) throws {
    try expect(marked, message, comments: true)
  }

  private func expect(_ marked: String, _ message: String, comments: Bool) throws {
    let parts = marked.unicodeScalars.split(separator: "^", omittingEmptySubsequences: false)
    try #require(parts.count == 2)
    let before = String(parts[0])
    let source = SourceText(path: "t", before + String(parts[1]))
    let failure = #expect(throws: ScaffoldError.self) {
      try JSONReader.read(source, comments: comments)
    }
    let problem = try #require(failure?.diagnostics.first)
    #expect(failure?.diagnostics.count == 1)
    #expect(problem.message == message)
    #expect(problem.category == .data)
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(problem.location?.line == lines.count)
    #expect(problem.location?.column == (lines.last?.count ?? 0) + 1)
  }

  static let invalid: [([UInt8], String)] = [
    ([0xFF], "t:1:1"),
    (Array("[\"é".utf8) + [0xC3, 0x22, 0x5D], "t:1:4"),
    (Array("{\n\"a".utf8) + [0xED, 0xA0, 0x80] + Array("\": 1}".utf8), "t:2:3"),
    (Array("[1] // ".utf8) + [0xC0, 0x80], "t:1:8"),
    (Array("\"".utf8) + [0xF4, 0x90, 0x80, 0x80, 0x22], "t:1:2"),
  ]

  @Test("is what is not UTF-8, at its first bad byte", arguments: invalid)
  func invalidUTF8(bytes: [UInt8], place: String) {
    let failure = #expect(throws: ScaffoldError.self) {
      try JSONReader.read(SourceText(path: "t", bytes: bytes), comments: true)
    }
    #expect(failure?.diagnostics.map(\.code) == [.invalidUTF8])
    #expect(failure?.diagnostics[0].location?.description == place)
  }

  @Test("of the wrong shape is reported member by member, all at once")
  func shapes() throws {
    let text = #"{"nam": 1, "tags": ["a", 2], "open": "yes", "list": {}}"#
    var object = JSONObject(
      try JSONReader.read(SourceText(path: "t", text)), known: ["name", "tags", "open", "list"])
    #expect(object.requiredString("name") == nil)
    #expect(object.strings("tags") == ["a"])
    #expect(object.boolean("open") == nil)
    #expect(object.array("list") == nil)
    #expect(
      object.problems.map { "\($0.location?.column ?? 0): \($0.message)" } == [
        "2: unknown key 'nam'", "1: 'name' is missing", "26: expected a string, found a number",
        "38: expected true or false, found a string", "53: expected an array, found an object",
      ])
    #expect(object.problems[0].help == "did you mean 'name'?")
  }

  @Test("that is not an object is reported once")
  func noObject() throws {
    var object = JSONObject(try JSONReader.read(SourceText(path: "t", "[]")), known: ["name"])
    #expect(object.requiredString("name") == nil)
    #expect(object.problems.map(\.message) == ["expected an object, found an array"])
  }
}
