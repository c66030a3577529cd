import Foundation
import Testing

@testable import ScaffoldKit

@Suite("Writing JSON")
struct JSONTextTests {
  @Test("keeps members in their order, two blanks for each level")
  func layout() {
    let text = JSONText.object([
      "b": .integer(1), "none": nil, "a": .array([.null, .boolean(true), .array([])]),
      "empty": .object([JSONText.Member]()), "text": .string("x"),
    ]).text
    #expect(
      text == """
        {
          "b": 1,
          "a": [
            null,
            true,
            []
          ],
          "empty": {},
          "text": "x"
        }
        """)
  }

  static let strings = [
    ("\"\\/", #""\"\\/""#),
    ("\n\t\r\u{8}\u{1B}", #""\n\t\u000d\u0008\u001b""#),
    ("\r\n", #""\u000d\n""#),
    ("\u{202E}\u{E0041}\u{7F}", #""\u202e\udb40\udc41\u007f""#),
    ("é名😀", "\"é名😀\""),
  ]

  @Test("escapes what could steer a terminal", arguments: strings)
  func quoting(text: String, expected: String) {
    #expect(JSONText.string(text).text == expected)
  }

  @Test("writes long texts whole", arguments: [4_093, 4_094, 4_095, 20_000])
  func longTexts(length: Int) {
    let long = String(repeating: "x", count: length)
    let text = JSONText.array([.string(long), .string("\"é")]).text
    #expect(text == "[\n  \"\(long)\",\n  \"\\\"é\"\n]")
  }

  @Test("gives back the same text when Foundation or the own reader reads it")
  func roundTrip() throws {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<500 {
      let words = (0..<4).map { _ in generator.text() }
      let written = JSONText.array(words.map { .string($0) }).text
      let judged = try #require(
        try JSONSerialization.jsonObject(with: Data(written.utf8)) as? [String])
      let read = try JSONReader.read(SourceText(path: "t", written)).elements?.map(\.string)
      for (index, word) in words.enumerated() {
        #expect(judged[index].unicodeScalars.elementsEqual(word.unicodeScalars))
        #expect(read?[index]?.unicodeScalars.elementsEqual(word.unicodeScalars) == true)
      }
    }
  }

  @Test("and reading agree with Foundation about what Foundation wrote")
  func foundationWrites() throws {
    let object: [String: Any] = [
      "a": [1, 2.5, true, NSNull()], "b": ["c": "é\u{1}\"\\/"], "d": [String: Any](),
    ]
    for options: JSONSerialization.WritingOptions in [
      [.sortedKeys], [.prettyPrinted, .sortedKeys],
    ] {
      let data = try JSONSerialization.data(withJSONObject: object, options: options)
      let value = try JSONReader.read(SourceText(path: "t", bytes: Array(data)))
      #expect(value.plain == "{\"a\":[1,2.5,true,null],\"b\":{\"c\":\"é\u{1}\\\"\\\\/\"},\"d\":{}}")
    }
  }

  // Foundation lets a trailing comma in an array pass; RFC 8259 does not.
  @Test("is accepted or refused as Foundation does, for every short document of some tokens")
  func acceptance() throws {
    let tokens = ["[", "]", "{", "}", ",", ":", "\"a\"", "1", "-", "null", " "]
    var documents = [""]
    for _ in 0..<4 { documents += documents.flatMap { text in tokens.map { text + $0 } } }
    for text in Set(documents) where !text.filter({ $0 != " " }).contains(",]") {
      #expect(isRead(text) == isJudgedGood(text), "\(text)")
    }
  }

  private func isRead(_ text: String) -> Bool {
    do {
      _ = try JSONReader.read(SourceText(path: "t", text))
      return true
    } catch {
      return false
    }
  }

  private func isJudgedGood(_ text: String) -> Bool {
    do {
      _ = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
      return true
    } catch {
      return false
    }
  }
}
