import Testing

@testable import ScaffoldKit

@Suite("Reading JSON")
struct JSONReaderTests {
  static let good: [(String, String)] = [
    ("null", "null"),
    (" true\n", "true"),
    ("-0", "-0"),
    ("1.5e+10", "1.5e+10"),
    ("0E-2", "0E-2"),
    (#""""#, #""""#),
    (#""\"\\\/\b\f\n\r\t""#, #""\"\\/\#u{8}\#u{C}\#n\#r\#t""#),
    (#""\u00e9\uD83D\uDE00\uffff""#, "\"é😀\u{FFFF}\""),
    ("\"\u{7F}\u{2028}\"", "\"\u{7F}\u{2028}\""),
    ("[]", "[]"),
    ("[ 1 ,[ ] , {}]", "[1,[],{}]"),
    (#"{"b":1,"a":{"":[null]}}"#, #"{"b":1,"a":{"":[null]}}"#),
    ("\u{FEFF}[1]", "[1]"),
    ("\t\r\n[\r1\n]\r", "[1]"),
  ]

  @Test("keeps every value as it was written, members in their order", arguments: good)
  func values(text: String, expected: String) throws {
    #expect(try JSONReader.read(SourceText(path: "t", text)).plain == expected)
  }

  @Test(
    "passes over comments where they are allowed",
    arguments: ["/* a */ // b\n[1, // c\r2 /**/ , /* \n * / */ 3]//", "[1,2,3]"])
  func comments(text: String) throws {
    let value = try JSONReader.read(SourceText(path: "t", text), comments: true)
    #expect(value.plain == "[1,2,3]")
  }

  @Test("knows the place of each value and of each name")
  func places() throws {
    let value = try JSONReader.read(SourceText(path: "t", "{\r\n  \"é\": [1,\n\t\"x\"]\n}"))
    let member = try #require(value.members?.first)
    #expect(member.nameLocation.description == "t:2:3")
    #expect(member.value.location.description == "t:2:8")
    #expect(member.value.elements?.map(\.location.description) == ["t:2:9", "t:3:2"])
    #expect(member.nameLocation.text == "  \"é\": [1,")
  }

  @Test("makes the same locations as the text", arguments: ["", "\u{FEFF}"])
  func locations(mark: String) throws {
    let source = SourceText(path: "t", mark + "[1,\r\n\"é\", \r{\"a\":\n[ ]}]\n")
    var open = [try JSONReader.read(source)]
    while let value = open.popLast() {
      #expect(value.location == source.location(at: value.place.offset))
      open += (value.elements ?? []) + (value.members ?? []).map(\.value)
    }
  }

  @Test(
    "reads the texts of some members, and nothing after them",
    arguments: [
      (#"{"a": "x", "b": "y", "#, ["a": "x", "b": "y"]), (#"{"b": 1, "a": "x"}"#, ["a": "x"]),
      (#" { "c" : [{}] , "b" : "y" } "#, ["b": "y"]), ("{}", [:]), ("[]", [:]), ("", [:]),
    ])
  func strings(text: String, expected: [String: String]) throws {
    #expect(try JSONReader.strings(["a", "b"], in: SourceText(path: "t", text)) == expected)
  }

  @Test("finds the lists that are too long, but none inside of them")
  func limits() throws {
    let text = #"{"a": [1, 2, 3, [4, 5, 6]], "b": [[1, 2, 3]], "c": {"d": 1, "e": 2}}"#
    let value = try JSONReader.read(SourceText(path: "t", text))
    let places = { (most: Int) in
      JSONLimits.problems(in: value, most: most).map { $0.location?.column ?? 0 }
    }
    #expect(places(3) == [7] && places(2) == [1] && places(4) == [])
  }

  @Test("finds the end of a string wherever it is, and nothing before it")
  func ends() throws {
    // All that is plain, by its bytes: beside the quote, the backslash, and above the control characters.
    let plain = (0x20...0x2FF).compactMap(Unicode.Scalar.init).filter { $0 != "\"" && $0 != "\\" }
    for (start, scalar) in plain.enumerated() {
      let text = String(String.UnicodeScalarView((plain + plain)[start..<start + start % 23]))
      let array = try JSONReader.read(
        SourceText(path: "t", "[\"\(text)\", \"\(text)\\t\(scalar)\"]"))
      #expect(array.elements?.map(\.string) == [text, "\(text)\t\(scalar)"])
      for control in ["\0", "\u{1F}", "\n"] {
        #expect(throws: ScaffoldError.self) {
          try JSONReader.read(SourceText(path: "t", "\"\(text)\(control)\(scalar)\""))
        }
      }
    }
  }

  @Test("does not count a byte order mark as a column")
  func byteOrderMark() throws {
    let value = try JSONReader.read(SourceText(path: "t", "\u{FEFF}[1]"))
    #expect(value.location.description == "t:1:1")
    #expect(value.location.text == "[1]")
  }

  @Test("takes whole numbers for integers, and no others")
  func integers() throws {
    let value = try JSONReader.read(
      SourceText(path: "t", "[12, -3, 1.0, 1e3, 99999999999999999999, \"1\"]"))
    #expect(value.elements?.map(\.integer) == [12, -3, nil, nil, nil, nil])
  }

  @Test("allows 64 levels and no more")
  func depth() throws {
    let open = String(repeating: "[", count: 64)
    let close = String(repeating: "]", count: 64)
    #expect(try JSONReader.read(SourceText(path: "t", open + close)).plain == open + close)
    let failure = #expect(throws: ScaffoldError.self) {
      try JSONReader.read(SourceText(path: "t", "[" + open + close + "]"))
    }
    #expect(failure?.diagnostics.map(\.code) == [.jsonDepth])
    #expect(failure?.diagnostics[0].location?.column == 65)
  }

  @Test("survives a million open brackets")
  func bomb() {
    let source = SourceText(path: "t", bytes: Array(repeating: UInt8(ascii: "["), count: 1_000_000))
    #expect(throws: ScaffoldError.self) { try JSONReader.read(source) }
  }
}

extension JSONValue {
  /// The value in one line, strings with nothing escaped but quotes and backslashes.
  var plain: String {
    switch content {
    case .null: "null"
    case .boolean(let value): String(value)
    case .number(let digits): digits
    case .string(let text): Self.quoted(text)
    case .array(let elements): "[" + elements.map(\.plain).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { Self.quoted($0.name) + ":" + $0.value.plain }.joined(separator: ",") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
