import Testing

@testable import ScaffoldKit

@Suite struct ConditionalCodeTests {
  private static let verdicts = ["A": true, "B": false, "A && !B": true]

  private func active(_ text: String) -> String? {
    ConditionalCode(Array(text.utf8)).active(under: Self.verdicts).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  @Test(
    "only the branches remain that are compiled",
    arguments: [
      ("a\n#if A\nb\n#endif\nc\n", "a\nb\nc\n"),
      ("a\n#if B\nb\n#endif\nc\n", "a\nc\n"),
      ("#if B\na\n#elseif A\nb\n#else\nc\n#endif\n", "b\n"),
      ("#if A\na\n#elseif A\nb\n#else\nc\n#endif\n", "a\n"),
      ("#if B\na\n#elseif B\nb\n#else\nc\n#endif\n", "c\n"),
      ("#if A\n  #if B\n  a\n  #else\n  b\n  #endif\n#else\nc\n#endif\n", "b\n"),
      ("#if B\n  #if A\n  a\n  #elseif Z\n  b\n  #else\n  c\n  #endif\n#endif\nd\n", "d\n"),
      ("#if A && !B // why\na\n#endif /* end */\n", "a\n"),
      ("#if A\r\na\r\n#else\r\nb\r\n#endif\r\n", "a\n"),
      ("#if A\na\n#endif", "a\n"),
    ])
  func branches(_ text: String, _ expected: String) {
    #expect(active(text) == expected)
  }

  @Test("what only looks like a directive is none")
  func noDirectives() {
    let comment = "let a = 1\n/*\n#if B\n*/\nlet b = 2\n// #else\n/* /* #endif */ */\n"
    #expect(active(comment) == "let a = 1\nlet b = 2\n")
    let text = "let a = \"\"\"\n#if B\n// no comment\n#endif\n\"\"\"\n"
    #expect(active(text) == text)
    #expect(ConditionalCode(Array((comment + text).utf8)).conditions.isEmpty)
    #expect(active("let a = #\"#if B \"//\" \"#\n") == "let a = #\"#if B \"//\" \"#\n")
  }

  @Test("comments, empty lines and indentation make no difference; a line's end does")
  func layout() {
    #expect(active("  a /* b */\n\n\tc // d\n") == "a\nc\n")
    #expect(active("a\nb\n") != active("a b\n"))
    #expect(active("a /* b\n c */ d\n") == active("a\nd\n"))
    // The compiler warns of a value that stands below its 'return', but not of one further right.
    #expect(active("return\n  a\n") != active("return\na\n"))
  }

  @Test("within brackets every branch remains, since a variable in one counts as used")
  func withinBrackets() {
    let text = "func f() {\nlet a = 1\n#if B\nprint(a)\n#endif\n}\n"
    #expect(active(text) == text)
    #expect(ConditionalCode(Array(text.utf8)).conditions.isEmpty)
    #expect(active("#if B\n\(text)#endif\na\n") == "a\n")
  }

  @Test(
    "what only the compiler can tell is not told",
    arguments: [
      "#if C\na\n#endif\n", "#if B\na\n#elseif C\nb\n#endif\n", "a #if A\nb\n#endif\n",
      "#if A\na\n", "#endif\n", "#if\na\n#endif\n", "#if A\n#else B\n#endif\n",
      "#if A\n#else\n#else\n#endif\n", "#if B\n#else\n#elseif A\n#endif\n",
    ])
  func unknown(_ text: String) {
    #expect(active(text) == nil)
  }
}
