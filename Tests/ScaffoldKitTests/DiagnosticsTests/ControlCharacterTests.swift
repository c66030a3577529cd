import Testing

@testable import ScaffoldKit

@Suite("Escaping")
struct ControlCharacterTests {
  static let escaped = [
    ("a\u{1B}[31m", #"a\u{1B}[31m"#),
    ("a\nb\r\nc", #"a\nb\r\nc"#),
    ("\u{0}\u{7F}\u{85}", #"\u{0}\u{7F}\u{85}"#),
    ("\u{202E}\u{2066}\u{200F}", #"\u{202E}\u{2066}\u{200F}"#),
    ("\u{2028}\u{2029}\u{FEFF}\u{200B}\u{AD}", #"\u{2028}\u{2029}\u{FEFF}\u{200B}\u{AD}"#),
    ("\u{E0041}", #"\u{E0041}"#),
    ("e\u{200D}x", #"e\u{200D}x"#),
  ]

  @Test("writes what deceives in plain letters", arguments: escaped)
  func deceptive(text: String, expected: String) {
    #expect(text.escapingControlCharacters == expected)
  }

  @Test(
    "leaves everything else as it is, and twice is the same as once",
    arguments: ["", "a\tb", "é e\u{301} 名 👍🏽 ß", #"\u{1B}"#, "'\"\\"])
  func harmless(text: String) {
    #expect(text.escapingControlCharacters.unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  @Test("leaves no control, whatever the text")
  func anything() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<2_000 {
      let text = generator.text()
      let escaped = text.escapingControlCharacters
      #expect(escaped.unicodeScalars.filter(\.isDeceptive).isEmpty)
      #expect(escaped.escapingControlCharacters == escaped)
    }
  }
}
