import Testing

@testable import ScaffoldSwift

/// Extensions that a template adds or changes, beside those of the user.
struct ExtensionMergeTests {
  private func merge(_ base: String, _ yours: String, _ new: String) throws -> FileMerge {
    try FileMerge.swift(base: Array(base.utf8), yours: Array(yours.utf8), new: Array(new.utf8))
  }

  private static let type = "struct S {\n  let a = 1\n}\n"
  private static let show = "\nextension S {\n  func show() {\n  }\n}\n"

  @Test(arguments: [
    ("extension S {\n  func own() {\n  }\n}\n", "\nextension S: Equatable {\n}\n"),
    ("extension S: Own {\n}\n", "\nextension S: Equatable {\n}\n"),
    ("private extension S {\n  func own() {\n  }\n}\n", show),
    ("@available(iOS 18, *)\nextension S {\n  func own() {\n  }\n}\n", show),
    ("extension S where T == Int {\n  func own() {\n  }\n}\n", show),
  ])
  func `An extension with other conformances, conditions or modifiers is not the template's`(
    own: String, added: String
  ) throws {
    let result = try merge(Self.type, Self.type + "\n" + own, Self.type + added)
    #expect(result.conflicts.isEmpty && result.notes.isEmpty)
    let text = String(result.text)
    #expect(text.contains("\n" + own) && text.contains(added), "\(text)")
  }

  @Test(arguments: [
    ("extension S: Own, Equatable {\n}\n", "\nextension S: Equatable {\n}\n"),
    ("extension S {\n  func show() {\n    own()\n  }\n}\n", show),
  ])
  func `An own extension that has what the template adds is kept`(
    own: String, added: String
  ) throws {
    let yours = Self.type + "\n" + own
    let result = try merge(Self.type, yours, Self.type + added)
    #expect(result.conflicts.isEmpty && String(result.text) == yours)
    #expect(result.notes.first?.text == "'extension S' exists already; it is kept")
  }

  @Test(arguments: [
    ("extension S: Equatable {\n}\n", "\nextension S: Equatable, Own {\n}\n"),
    ("extension S: Equatable where T: Own {\n}\n", "\nextension S: Equatable {\n}\n"),
    ("private extension S {\n  func show() {\n  }\n}\n", show),
  ])
  func `An own extension that has a part of what the template adds is a conflict`(
    own: String, added: String
  ) throws {
    let yours = Self.type + "\n" + own
    let result = try merge(Self.type, yours, Self.type + added)
    #expect(result.conflicts.count == 1 && String(result.text) == yours)
  }

  @Test func `A new conformance of an extension that the user dissolved is a conflict`() throws {
    let show = "  func show() {\n  }\n"
    let base = "struct S {\n}\n\nextension S: P {\n\(show)}\n"
    let yours = "struct S: P {\n\(show)}\n"
    let result = try merge(
      base, yours, "struct S {\n}\n\nextension S: P, Q {\n\(show)\n  func q() {\n  }\n}\n")
    #expect(result.conflicts.map(\.name) == ["extension S"])
    #expect(String(result.text) == yours)
    let member = try merge(
      base, yours, "struct S {\n}\n\nextension S: P {\n\(show)\n  func q() {\n  }\n}\n")
    #expect(member.conflicts.isEmpty && String(member.text).contains("  func q() {\n"))
  }
}
