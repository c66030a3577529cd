import Testing

@testable import ScaffoldKit

@Suite("A place inside a JSON string")
struct StringPlaceTests {
  /// A string as it is written, an offset in its value, and the column in the line.
  static let cases: [(String, Int, Int, Int)] = [
    (#""abc""#, 1, 1, 2),
    (#""abc""#, 1, 4, 5),
    (#""a\tb""#, 1, 3, 5),
    (#""\"a\\b""#, 1, 4, 7),
    (#""\u0061b""#, 1, 2, 8),
    (#""\uD83D\uDE00b""#, 1, 2, 14),
    (#""a\nbc""#, 2, 2, 6),
    (#""a\r\nbc""#, 2, 1, 7),
    (#""e\u0301b""#, 1, 2, 9),
    ("\"é名b\"", 1, 3, 4),
    (#""""#, 1, 1, 2),
    (#""ab""#, 1, 9, 4),
  ]

  @Test("counts escapes as they are written", arguments: cases)
  func places(written: String, line: Int, column: Int, expected: Int) throws {
    let value = try JSONReader.read(SourceText(path: "t", "[1,\n  \(written)]"))
    let string = try #require(value.elements?.last)
    let place = string.place(ofLine: line, column: column)
    #expect(place.line == 2)
    #expect(place.column == expected + 2)
    #expect(place.text == "  \(written)]")
  }
}
