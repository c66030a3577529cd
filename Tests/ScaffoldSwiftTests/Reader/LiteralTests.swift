import ScaffoldSwift
import Testing

@Suite("A literal or a comment")
struct LiteralTests {
  /// Values that hold what looks like the end of a declaration.
  static let values = [
    #""}""#, #""\"}""#, #""\\""#, #""\(a["}"] + "\(b { "}" })")""#, #""\(/* } */ a)""#,
    ##"#"\"}"#"##, ##"#"\#(a["}"])\("#"##, ###"##"}"#"##"###, ##"#"""#"##, ####"###""""###"####,
    "\"\"\"\n  } \"x\" \\(a) \"\"\n  \"\"\"", "#\"\"\"\n  } \\( \"\"\"\n  \"\"\"#",
    "\"\"\"\n  \\(a { \"\"\"\n    }\n    \"\"\" }) }\n  \"\"\"", "\"\"\"\n  a \\\n  }\n  \"\"\"",
    "/}/", #"/[\/}]"/"#, "#/ } /#", "##/ }/# /##", "#/\n  } \" # comment\n/#", "/a(}b)/",
    "a / b / c", "(a)/b/c", "1/2", "a /* } /* } */ } */", "a // }", "a!/b", "a ?? /}/",
    "[/}/, /{/]",
    "f(/}/)", "try /}/", "0x1F.a", "1.5e-3", "1...2", "\\.a.b", "`}`", "\"🚀}\"",
  ]

  @Test("does not end the declaration around it", arguments: values)
  func ends(_ value: String) throws {
    let text = "struct S {\n  let a = \(value)\n  let b = 1\n}\nlet c = 1\n"
    #expect(try outline(text) == ["struct S", "  property a", "  property b", "property c"])
    #expect(part(try first(text).members[0].code, of: text).hasPrefix("let a = "))
  }

  @Test("in an interpolation is text, not code")
  func texts() {
    let text = #"a("b \(c("d") /* e */) f")"#
    let lexer = SwiftLexer(Array(text.utf8))
    #expect(
      lexer.tokens.map { part($0.range, of: text) }.joined(separator: " ")
        == #"a ( "b \(c("d") /* e */) f" )"#)
    #expect(lexer.texts.map { part($0, of: text) }.contains("/* e */"))
    #expect(lexer.comments.isEmpty && lexer.error == nil)
  }

  @Test("begins a line")
  func lines() {
    let text = "a /*\n*/ b \"\"\"\n  \"\"\" c\n#if d\ne"
    let lexer = SwiftLexer(Array(text.utf8))
    let first = lexer.tokens.filter(\.startsLine).map { part($0.range, of: text) }
    #expect(first == ["a", "b", "#if", "e"])
  }

  @Test("pairs each bracket with its partner")
  func partners() {
    let lexer = SwiftLexer(Array("a { ( [ ] ) }".utf8))
    #expect(lexer.tokens.map(\.partner) == [nil, 6, 5, 4, nil, nil, nil])
  }
}
