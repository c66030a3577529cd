import Testing

@testable import ScaffoldSwift

/// Signatures that both sides changed.
struct SignatureMergeTests {
  private func merge(_ base: String, _ yours: String, _ new: String) throws -> FileMerge {
    try FileMerge.swift(base: Array(base.utf8), yours: Array(yours.utf8), new: Array(new.utf8))
  }

  @Test func `Parameters at different places are combined`() throws {
    func type(_ names: String...) -> String {
      let parameters = names.map { "    \($0): Int" }.joined(separator: ",\n")
      let statements = names.map { "    self.\($0) = \($0)\n" }.joined()
      return "final class A {\n  init(\n\(parameters)\n  ) {\n\(statements)  }\n}\n"
    }
    let result = try merge(type("a", "b"), type("own", "a", "b"), type("a", "b", "worker"))
    #expect(result.conflicts.isEmpty)
    #expect(String(result.text) == type("own", "a", "b", "worker"))
  }

  @Test func `Parameters at one place are a conflict`() throws {
    let result = try merge(
      "func f(a: Int) {\n}\n", "func f(a: Int, own: Int) {\n}\n", "func f(a: Int, b: Int) {\n}\n")
    #expect(result.conflicts.map(\.reason) == ["you and the template changed its declaration"])
  }

  @Test func `A function is not renamed to one that the user has`() throws {
    let result = try merge(
      "protocol P {\n  func f()\n}\n", "protocol P {\n  func f()\n  func f(x: Int)\n}\n",
      "protocol P {\n  func f(x: Int)\n}\n")
    #expect(String(result.text) == "protocol P {\n  func f(x: Int)\n}\n")
    #expect(result.notes.map(\.text) == ["'f(x:)' exists already; it is kept"])
  }

  @Test func `A function that the user has twice, and that the template changes, is a conflict`()
    throws
  {
    let two = "#if DEBUG\n  func f() {\n    a()\n  }\n#else\n  func f() {\n    b()\n  }\n#endif\n"
    let result = try merge("func f() {\n  a()\n}\n", two, "func f(x: Int) {\n  a(x)\n}\n")
    #expect(
      result.conflicts.map(\.reason)
        == ["the template changes 'f()', which your file has more than once"])
    #expect(String(result.text) == two)
  }

  @Test func `Types of the same name in different types are told apart`() throws {
    func types(_ first: String, _ second: String) -> String {
      "enum A {\n  struct R {\n    let a: Int\n\(first)  }\n}\n"
        + "enum B {\n  struct R {\n    let a: Int\n\(second)  }\n}\n"
    }
    let result = try merge(
      types("", ""), types("", "    let own: Int\n"), types("    let x: Int\n", "    let y: Int\n"))
    #expect(result.conflicts.isEmpty)
    #expect(
      String(result.text) == types("    let x: Int\n", "    let y: Int\n    let own: Int\n"))
  }

  @Test func `A wrapped file with two versions of a type is merged in both`() throws {
    func versions(_ added: String) -> String {
      "#if canImport(UIKit)\n  struct S {\n    let a = 1\n\(added)  }\n#else\n  struct S {\n"
        + "    let b = 1\n\(added)  }\n#endif\n"
    }
    let added = "    let c = 1\n"
    func wrapped(_ text: String) -> String {
      "#if os(Linux)\n" + text.replacing("let a", with: "/// Own.\n    let a") + "#endif\n"
    }
    let result = try merge(versions(""), wrapped(versions("")), versions(added))
    #expect(result.conflicts.isEmpty)
    #expect(String(result.text) == wrapped(versions(added)))
  }
}
