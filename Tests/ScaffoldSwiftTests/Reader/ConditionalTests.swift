import ScaffoldSwift
import Testing

@Suite("A conditional")
struct ConditionalTests {
  @Test("has the declarations of all of its branches")
  func branches() throws {
    let text = """
      struct A {
        #if DEBUG && os(Linux)
          func a() {}
          #if X
            var b = 1
          #endif
        #elseif compiler(>=6.0)
          func c() {}
        #else
        #endif
        var d = 1
      }
      """
    #expect(
      try outline(text) == [
        "struct A", "  conditional DEBUG && os(Linux)", "    [DEBUG && os(Linux)]",
        "      function a()", "      conditional X", "        [X]", "          property b",
        "    [compiler(>=6.0)]", "      function c()", "    [else]", "  property d",
      ])
    let conditional = try first(text).members[0]
    #expect(part(conditional.branches[1].body, of: text) == "\n    func c() {}\n")
    #expect(conditional.children.map(\.name) == ["a", "X", "c"])
  }

  @Test("around cases, imports and whole types")
  func contents() throws {
    let text = """
      #if canImport(UIKit)
      import UIKit
      #endif
      enum E {
        case a
        #if X
        case b
        #endif
      }
      #if X
      struct S { }
      #endif
      """
    #expect(
      try outline(text) == [
        "conditional canImport(UIKit)", "  [canImport(UIKit)]", "    import UIKit", "enum E",
        "  enumCase a", "  conditional X", "    [X]", "      enumCase b", "conditional X", "  [X]",
        "    struct S",
      ])
  }

  @Test("around attributes belongs to the declaration after it")
  func attributes() throws {
    let declaration = try first("#if X\n@A\n#else\n@B(1)\n#endif\npublic struct S {}")
    #expect(declaration.kind == .struct && declaration.name == "S")
    #expect(declaration.attributes.map(\.text) == ["@A", "@B(1)"])
  }

  @Test("in an expression or a function belongs to that")
  func expressions() throws {
    let text = """
      struct V {
        var a = b
          .c()
          #if X
            .d()
          #endif
          .e()
        func f() {
          #if X
            struct G {}
          #endif
        }
      }
      """
    #expect(try outline(text) == ["struct V", "  property a", "  function f()"])
  }
}
