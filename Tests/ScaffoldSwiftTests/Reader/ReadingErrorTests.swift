import Foundation
import ScaffoldSwift
import Testing

@Suite("A text that cannot be read")
struct ReadingErrorTests {
  @Test(
    "is reported with its line and column",
    arguments: [
      ("struct A {\n  func b() {\n}\n", "1:10: '{' is not closed"),
      ("struct A {\r\n  let b = (1\r\n}\r\n", "2:11: '(' is not closed"),
      ("let a = [1, 2\n", "1:9: '[' is not closed"),
      ("struct A {}\n}\n", "2:1: '}' without an opening bracket"),
      ("let é = 1; )", "1:12: ')' without an opening bracket"),
      ("\u{FEFF}  ]", "1:3: ']' without an opening bracket"),
      ("let a = \"b\nlet c = 1", "1:9: unterminated string"),
      ("let a = \"\"\"\n  b\n", "1:9: unterminated string"),
      ("let a = #\"b\"\n", "1:9: unterminated string"),
      ("let a = \"\\(b\"\n", "1:9: unterminated string"),
      ("/* /* */\nlet a = 1", "1:1: unterminated comment"),
      ("let a = #/b\n", "1:9: unterminated regular expression"),
      ("let `a = 1\n", "1:5: unterminated name between backticks"),
      ("\t#if A\nlet a = 1\n", "1:2: '#if' without '#endif'"),
      ("let a = 1\r#endif\r", "2:1: a directive without '#if'"),
      ("#else\n", "1:1: a directive without '#if'"),
      ("#if A\nfunc a() {\n#endif\n}\n", "2:10: '{' is not closed"),
      ("a\n<<<<<<< yours\nb\n=======\nc\n>>>>>>> new\n", "2:1: a marker of a merge conflict"),
      ("a\n=======\nb", "2:1: a marker of a merge conflict"),
      ("let a = \"\"\"\n<<<<<<< b\n\"\"\"\n>>>>>>> c\n", "4:1: a marker of a merge conflict"),
    ])
  func places(_ text: String, _ expected: String) {
    let error = #expect(throws: SwiftReadingError.self) {
      try SwiftFile(reading: Array(text.utf8))
    }
    #expect(error?.description == expected)
  }

  @Test("because it is not UTF-8, is reported with its line and column")
  func invalidUTF8() {
    for bytes: [UInt8] in [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xC0, 0x80], [0xF8, 0x88]] {
      let text = Array("let é = 1\n  // ".utf8) + bytes + Array("\n".utf8)
      let error = #expect(throws: SwiftReadingError.self) { try SwiftFile(reading: text) }
      #expect(error?.description == "2:6: invalid UTF-8")
      #expect(error?.offset == 16)
    }
  }

  @Test("is longer or deeper than the limits")
  func limits() {
    let long = [UInt8](repeating: 0x20, count: SwiftFile.longestText + 1)
    #expect(throws: SwiftReadingError.self) { try SwiftFile(reading: long) }
    let deep = String(repeating: "struct A {", count: 100) + String(repeating: "}", count: 100)
    let error = #expect(throws: SwiftReadingError.self) {
      try SwiftFile(reading: Array(deep.utf8))
    }
    #expect(error?.message == "declarations are nested too deeply")
    let strings = String(repeating: "\"\\(", count: 100) + String(repeating: ")\"", count: 100)
    #expect(throws: SwiftReadingError.self) { try SwiftFile(reading: Array(strings.utf8)) }
  }

  @Test(
    "takes time in proportion to its length",
    arguments: [
      "{", "\"\\(", "/*", "#if\n", "/x ", "=/\\/", "\"\"\"", "#\"\"\"", "struct A ", "`", "(", "a<",
      "let a = 1, ", "@a", "func A<", "case a(", ".a\n", "#if A\n.b\n", "extension A<B",
    ])
  func long(_ piece: String) {
    let text = Array(String(repeating: piece, count: 2_000).utf8)
    let start = Self.processorSeconds
    do { _ = try SwiftFile(reading: text) } catch { #expect(error.offset <= text.count) }
    #expect(Self.processorSeconds - start < 2, "milliseconds are usual")
  }

  /// The processor time of this thread: other tests run at the same time.
  private static var processorSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  @Test(
    "ends what is not closed with the braces or the condition around it",
    arguments: [
      "func ==<T", "func a<T", "struct B<T", "typealias B<T", "init<T", "subscript<T",
    ])
  func unclosedGenericClause(_ text: String) throws {
    let braces = try SwiftFile(reading: Array("struct A { \(text)\n}\nvar b = 0 > 1".utf8))
    #expect(braces.declarations.map(\.name) == ["A", "b"])
    let type = try #require(braces.declarations.first)
    #expect(!type.members.isEmpty)
    for member in type.members { #expect(type.body?.contains(member.range.upperBound - 1) == true) }
    let conditions = try SwiftFile(reading: Array("#if A\n\(text)\n#endif\nvar b = 0 > 1".utf8))
    #expect(conditions.declarations.map(\.kind) == [.conditional, .property])
  }

  @Test("is read or refused, whatever its bytes are")
  func anyBytes() {
    let pieces = [
      "struct A", "{", "}", "(", ")", "\"", "\"\"\"", "#", "\\(", "/", "/*", "*/", "//", "\n", "`",
      "#if", "#else", "#endif", " ", "é", "func", ".", "let", ",", "=", ":", "<", ">", "@", "case",
      "init", "where", "import", "operator", "->", "a",
    ]
    var seed: UInt64 = 7
    for _ in 0..<2_000 {
      let text = (0..<20).map { _ in
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return pieces[Int(seed >> 33) % pieces.count]
      }.joined()
      let bytes = Array(text.utf8)
      do {
        for declaration in try SwiftFile(reading: bytes).declarations {
          #expect(declaration.range.upperBound <= bytes.count)
        }
      } catch {
        #expect(error.offset <= bytes.count)
      }
    }
  }
}
