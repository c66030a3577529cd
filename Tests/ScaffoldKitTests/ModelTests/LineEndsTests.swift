import Testing

@testable import ScaffoldKit

@Suite("Line ends of a checkout")
struct LineEndsTests {
  static let texts: [(String, String?)] = [
    ("a\r\nb\r\n", "a\nb\n"), ("a\nb\r\n", "a\nb\n"), ("a\nb\n", nil), ("a\rb", nil),
    ("\r\r\n", "\r\n"),
    ("", nil), ("a\r", nil), ("a\0\r\n", nil),
  ]

  @Test(
    "become newlines, unless there is nothing to change or the file is binary", arguments: texts)
  func unix(text: String, expected: String?) {
    #expect(LineEnds.unix(Array(text.utf8)) == expected.map { Array($0.utf8) })
  }
}
