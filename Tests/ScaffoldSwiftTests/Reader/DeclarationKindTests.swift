import ScaffoldSwift
import Testing

@Suite("A declaration")
struct DeclarationKindTests {
  @Test(
    "has its kind and its name",
    arguments: [
      ("import Foundation", "import Foundation"),
      ("import struct Foundation.Data", "import Foundation.Data"),
      ("struct A {}", "struct A"), ("final class A: B {}", "class A"), ("enum A {}", "enum A"),
      ("actor A {}", "actor A"), ("protocol A<B> {}", "protocol A"),
      ("extension A.B<Int> where C: D {}", "extension A.B<Int>"),
      ("func a() {}", "function a()"),
      ("func a(_ b: Int, for c: Int, d: Int)", "function a(_:for:d:)"),
      ("func a(_: Int, b _: Int) {}", "function a(_:b:)"),
      ("func a(b: (Int, Int) -> Void = { _, _ in }) {}", "function a(b:)"),
      ("func a<T: B>(b: [T: C<D, E>]...) {}", "function a(b:)"),
      ("func + (a: A, b: A) -> A {}", "function +(_:_:)"),
      ("static func ==<T>(a: T, b: T) {}", "function ==(_:_:)"),
      ("prefix func √(a: A) -> A {}", "function √(_:)"),
      ("func <(a: A, b: A) {}", "function <(_:_:)"),
      ("let a = 1", "property a"), ("var a: Int, b = 2", "property a, b"),
      ("let a = b.map { set in set.c }\n    .d(0, +)", "property a"),
      ("let a = b.map { read($0) }\n    .d(0, +)", "property a"),
      ("let (a, (b, _)) = c", "property a, b"), ("var a: Int { 1 }", "property a"),
      ("typealias A<B> = C<B>", "typealias A"),
      ("infix operator +++: P", "operator +++"), ("prefix operator √", "operator √"),
      ("precedencegroup A { higherThan: B }", "precedenceGroup A"),
      ("macro a(_ b: Int) = #externalMacro(module: \"M\", type: \"T\")", "macro a(_:)"),
      ("#Preview(\"a\") { A() }", "macroExpansion #Preview(\"a\")"),
      ("#warning(\"a\")", "macroExpansion #warning(\"a\")"),
      ("print(1)", "statement print(1)"), ("actor.run()", "statement actor.run()"),
      ("if let a { b() }", "statement if let a {b()}"),
    ])
  func kinds(_ text: String, _ expected: String) throws {
    #expect(try outline(text) == [expected])
  }

  @Test(
    "of a type has its kind and its name",
    arguments: [
      ("init() {}", "initializer init()"), ("init?(_ a: Int, b: Int)", "initializer init(_:b:)"),
      ("init!<T>(a: T) throws {}", "initializer init(a:)"),
      ("deinit {}", "deinitializer deinit"),
      ("subscript(a: Int, at b: Int) -> Int { 1 }", "subscript subscript(_:at:)"),
      ("static subscript<T>(_ a: T) -> Int { get set }", "subscript subscript(_:)"),
      ("case a", "enumCase a"), ("case a, b(Int, c: Int)", "enumCase a, b(_:c:)"),
      ("case a = 1, b = 2", "enumCase a, b"), ("indirect case a(_ b: Int)", "enumCase a(_:)"),
      ("associatedtype A: B = C where A.D == E", "associatedtype A"),
      ("class func a() {}", "function a()"), ("class var a: Int { 1 }", "property a"),
      ("class A {}", "class A"), ("lazy var a = { 1 }()", "property a"),
      ("#a(b)", "macroExpansion #a(b)"),
    ])
  func members(_ text: String, _ expected: String) throws {
    #expect(try outline("struct S {\n  \(text)\n}") == ["struct S", "  \(expected)"])
  }

  @Test("in another type of the same name is a member of that")
  func nesting() throws {
    let text = """
      enum A { enum A { struct B {}; enum A { case a } }; struct B { var a: B { B() } } }
      struct B {}
      """
    #expect(
      try outline(text) == [
        "enum A", "  enum A", "    struct B", "    enum A", "      enumCase a", "  struct B",
        "    property a", "struct B",
      ])
  }

  @Test("between others ends where they begin")
  func sequence() throws {
    let text = """
      struct S {
        let a: Int = 1; var b: Int { 2 }
        var c = [1, 2]
          .map { $0 }
        func d() -> some Sequence<Int>
        { 1 }
        let e
          = 1
        let f = a
          ?? b
        var g: (Int) -> Void
        init() {}
        case h
        (i) -> Int
      }
      """
    let members = try first(text).members
    #expect(members.prefix(8).map(\.name) == ["a", "b", "c", "d", "e", "f", "g", "init"])
    #expect(part(members[2].code, of: text) == "var c = [1, 2]\n    .map { $0 }")
  }

  @Test("with a keyword as its name")
  func quotedNames() throws {
    let text = """
      struct `class` {
        func `default`(`in` a: Int) {}
        var `self`: Int
        case `init`, `a b`(Int)
      }
      extension `class`.`Type` {}
      """
    #expect(
      try outline(text) == [
        "struct class", "  function default(in:)", "  property self", "  enumCase init, a b(_:)",
        "extension `class`.`Type`",
      ])
  }

  @Test("at the top level may follow a conditional name")
  func contextualWords() throws {
    #expect(
      try outline("let actor = 1\nactor\nmacro\nfoo()\nactor B {}\n") == [
        "property actor", "statement actor", "statement macro", "statement foo()", "actor B",
      ])
  }
}
