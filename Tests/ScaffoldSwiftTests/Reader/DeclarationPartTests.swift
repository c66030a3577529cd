import ScaffoldSwift
import Testing

@Suite("The parts of a declaration")
struct DeclarationPartTests {
  @Test(
    "are its effects",
    arguments: [
      ("func a()", []), ("func a() async", ["async"]), ("func a() throws", ["throws"]),
      ("func a() async throws(E) -> Int {}", ["async", "throws(E)"]),
      ("func a(b: () throws -> Int) rethrows {}", ["rethrows"]),
      ("func a() -> () async -> Int {}", []),
      ("func a(\n  b: Int\n)\n  async\n  throws\n  -> Int {}", ["async", "throws"]),
    ])
  func effects(_ text: String, _ expected: [String]) throws {
    #expect(try first(text).effects == expected)
  }

  @Test("are its attributes and modifiers")
  func attributes() throws {
    let text = """
      @available(*, deprecated, message: "a)")
      @MainActor @Box<Int>(1) public private(set) nonisolated(unsafe)
      /* c */ static
      // d
      var a = 1
      """
    let declaration = try first(text)
    #expect(
      declaration.attributes.map(\.text) == [
        "@available(*, deprecated, message: \"a)\")", "@MainActor", "@Box<Int>(1)",
      ])
    #expect(
      declaration.modifiers.map(\.text) == [
        "public", "private(set)", "nonisolated(unsafe)", "static",
      ])
    #expect(declaration.isStatic && declaration.name == "a")
    #expect(part(declaration.modifiers[3].range, of: text) == "static")
    #expect(declaration.head == 0..<text.utf8.count)
  }

  @Test("are its type, however its lines end", arguments: ["!", "?", "!.B", "?.C!", "??"])
  func wrappedType(_ end: String) throws {
    let text = "struct S {\n  var a:\n    D<\n      Int\n    >\(end)\n  private var b: Int?\n}"
    let members = try first(text).members
    #expect(members.map(\.name) == ["a", "b"])
    #expect(members.map(\.resultType) == ["D<Int>\(end)", "Int?"])
  }

  @Test("are its types and clauses")
  func types() throws {
    let function = try first(
      "func a<T: B>(b: @escaping (T) -> Void = { _ in }, c d: [T :  Int]? = nil) -> C<T> where T: D {}"
    )
    #expect(function.parameterTypes == ["@escaping (T) -> Void", "[T: Int]?"])
    #expect(function.resultType == "C<T>" && function.genericClause == "<T: B>")
    #expect(function.whereClause == "T: D")
    let type = try first("class A<B>: C<B, D>, @unchecked Sendable, E & F where B: G {}")
    #expect(type.inheritance == ["C<B, D>", "@unchecked Sendable", "E & F"])
    #expect(type.whereClause == "B: G")
    let property = try first("var a: [Int], b: Set<String> = []")
    #expect(property.resultType == "[Int], Set<String>" && property.accessors == nil)
    #expect(try first("typealias A = (B) -> C").resultType == "(B) -> C")
    #expect(
      try first("enum A { case a(Int, b: C<D, E> = 1) }").members[0].parameterTypes
        == ["Int", "C<D, E>"])
  }

  @Test(
    "are its accessors",
    arguments: [
      ("var a: Int { 1 }", ["get"]), ("var a: Int { get }", ["get"]),
      ("var a: Int { get async throws(E) }", ["get async throws(E)"]),
      ("var a: Int { get { 1 } set(b) { } }", ["get", "set(b)"]),
      ("var a = 1 { willSet { } didSet(old) { } }", ["willSet", "didSet(old)"]),
      ("var a = b { didSet { } }", ["didSet"]), ("var a = b { get in get }", nil),
      (
        "var a: B = c {\n  @C(d: e) init(f) { }\n  get { 1 }\n  set { }\n}",
        ["init(f)", "get", "set"]
      ),
      (
        "var a: Int { @inline(__always) get { 1 } nonmutating set { } }",
        ["get", "nonmutating set"]
      ),
      ("var a: Int { get.b }", ["get"]), ("var a: Int { _read { yield b } }", ["_read"]),
      ("var a: Int {\n  #if X\n  get { 1 }\n  #else\n  get { 2 }\n  #endif\n}", ["get", "get"]),
    ])
  func accessors(_ text: String, _ expected: [String]?) throws {
    let property = try first(text)
    #expect(property.accessors?.map(\.text) == expected)
    #expect(property.kind == .property && property.name == "a")
  }

  @Test("are its comments, its code, its head and its body")
  func ranges() throws {
    let text = """
      // far

      /// Doc
      @A /* in */
      func a() { b() } // end
      // next
      let c = 1;
      """
    let found = try SwiftFile(reading: Array(text.utf8)).declarations
    #expect(
      part(found[0].range, of: text) == "/// Doc\n@A /* in */\nfunc a() { b() } // end")
    #expect(part(found[0].code, of: text) == "@A /* in */\nfunc a() { b() }")
    #expect(part(found[0].head, of: text) == "@A /* in */\nfunc a()")
    #expect(part(found[0].body, of: text) == " b() ")
    #expect(part(found[1].range, of: text) == "// next\nlet c = 1;")
    #expect(part(found[1].code, of: text) == "let c = 1")
  }

  @Test("are the same with other white space", arguments: ["\r\n", "\r", "\n\n", "\n\t"])
  func whiteSpace(_ lineEnd: String) throws {
    let text = """
      import A
      #if os(iOS) || X
      /* é */ struct B: C,
        D {
        let e = \"\"\"
          }
          \"\"\", f = 1
        func g(
          h: Int
        ) -> Int { 1 }
      }
      #endif
      let i = 1
      """
    let expected = try outline(text)
    #expect(expected.count == 7 && expected.last == "property i")
    let changed = text.split(separator: "\n").joined(separator: lineEnd)
    #expect(try outline(changed) == expected)
    #expect(try outline("\u{FEFF}" + changed) == expected)
    #expect(try outline("#!/usr/bin/swift {" + lineEnd + changed) == expected)
  }
}
