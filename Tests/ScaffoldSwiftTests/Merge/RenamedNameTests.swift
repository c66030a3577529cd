import Testing

@testable import ScaffoldSwift

/// Names that the user renamed or removed and that code of the template needs.
struct RenamedNameTests {
  private func merge(_ base: String, _ yours: String, _ new: String) throws -> FileMerge {
    try FileMerge.swift(
      base: Array(type(base).utf8), yours: Array(type(yours).utf8), new: Array(type(new).utf8))
  }

  private func type(_ members: String) -> String { "struct S {\n\(members)\n}\n" }

  @Test func `A new use of a parameter that the user renamed is a conflict`() throws {
    let yours = "  func make(parts own: Parts) {\n    first(own)\n    last()\n  }"
    let result = try merge(
      "  func make(parts: Parts) {\n    first(parts)\n    last()\n  }", yours,
      "  func make(parts: Parts) {\n    first(parts)\n    last()\n    more(parts)\n  }")
    #expect(
      result.conflicts.map(\.reason)
        == ["the template uses 'parts' in 'make(parts:)'; you renamed or removed it"])
    #expect(String(result.text) == type(yours))
  }

  @Test func `Other changes of a function with a renamed parameter are merged`() throws {
    let result = try merge(
      "  func make(parts: Parts) {\n    first(parts)\n    last()\n  }",
      "  func make(parts own: Parts) {\n    first(own)\n    last()\n  }",
      "  func make(parts: Parts) {\n    first(parts)\n    last()\n    more(parts: 1)\n  }")
    #expect(result.conflicts.isEmpty)
    #expect(String(result.text).contains("    more(parts: 1)\n"))
  }

  @Test func `A new function that uses a property that the user renamed is a conflict`() throws {
    let result = try merge(
      "  var view: View\n\n  func f() {\n    view.show()\n  }",
      "  var screen: View\n\n  func f() {\n    screen.show()\n  }",
      "  var view: View\n\n  func f() {\n    view.show()\n  }\n\n  func g() {\n    view.g()\n  }")
    #expect(
      result.conflicts.map(\.reason)
        == ["the template uses 'view' in 'g()'; you renamed or removed it"])
  }

  @Test func `A property that the user moved within its type is found`() throws {
    let result = try merge(
      "  var view: View\n\n  func f() {\n    view.show()\n  }",
      "  func f() {\n    view.show()\n    own()\n  }\n\n  lazy var view = View()",
      "  var view: View\n\n  func f() {\n    view.show()\n  }\n\n  func g() {\n    view.g()\n  }")
    #expect(result.conflicts.isEmpty)
    #expect(String(result.text).contains("    view.g()\n"))
  }
}
