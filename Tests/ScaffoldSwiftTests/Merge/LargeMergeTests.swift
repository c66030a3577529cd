import Testing

@testable import ScaffoldSwift

/// Files of unusual size and shape: the time is bounded, and nothing is lost.
struct LargeMergeTests {
  private func type(_ members: [String]) -> String {
    "final class Large {\n" + members.joined(separator: "\n") + "}\n"
  }

  private func function(_ name: String, _ body: String = "run()") -> String {
    "  func \(name)() {\n    \(body)\n  }\n"
  }

  private func merge(_ base: String, _ yours: String, _ new: String) throws -> FileMerge {
    try FileMerge.swift(base: Array(base.utf8), yours: Array(yours.utf8), new: Array(new.utf8))
  }

  @Test func `500 edited members are merged by declaration in seconds`() throws {
    let names = (0..<500).map { "member\($0)" }
    let base = names.map { function($0) }
    // Another order, every third body edited, and every fourth member removed.
    let kept = base.indices.filter { !$0.isMultiple(of: 4) }
    let yours = kept.reversed().map {
      function(names[$0], $0.isMultiple(of: 3) ? "own()" : "run()")
    }
    let start = ContinuousClock.now
    let result = try merge(type(base), type(yours), type(base + [function("added")]))
    #expect(ContinuousClock.now - start < .seconds(20))
    #expect(result.conflicts.isEmpty)
    let text = String(result.text)
    #expect(text.split(separator: "own()").count == yours.count { $0.contains("own()") } + 1)
    #expect(text.split(separator: function("added")).count == 2)
  }

  @Test func `500 overloads are merged in seconds`() throws {
    let base = (0..<500).map { "  func f(_ value: Type\($0)) {\n  }\n" }
    let yours = base.reversed().map { $0.split(separator: "{").joined(separator: "{\n    own()") }
    let start = ContinuousClock.now
    let result = try merge(type(base), type(yours), type(base + [function("added")]))
    #expect(ContinuousClock.now - start < .seconds(20))
    #expect(result.conflicts.isEmpty)
    #expect(String(result.text).split(separator: function("added")).count == 2)
  }

  @Test func `500 extensions of one type are merged in seconds`() throws {
    let base = (0..<500).map { "extension Large {\n  func f\($0)() {\n  }\n}\n" }
    let yours = base.reversed().joined(separator: "\n") + "\nextension Large {}\n"
    let start = ContinuousClock.now
    let new = base.joined(separator: "\n") + "\nextension Large: Other {\n}\n"
    let result = try merge(base.joined(separator: "\n"), yours, new)
    #expect(ContinuousClock.now - start < .seconds(20))
    let lines = Set(String(result.text).split(separator: "\n"))
    #expect((0..<500).allSatisfy { lines.contains("  func f\($0)() {") })
  }

  @Test(arguments: ["{", "(", "[", "/*", "#if a\n", "struct S {", "\"\\("])
  func `20,000 opening brackets are an error and no crash`(opening: String) {
    let hostile = String(repeating: opening, count: 20_000)
    #expect(throws: SwiftReadingError.self) {
      try merge("struct S {\n}\n", hostile, "struct S {\n  let a = 1\n}\n")
    }
  }

  @Test(arguments: [("struct S {", "}"), ("#if a\n", "#endif\n"), ("(", ")"), ("/*", "*/")])
  func `4,000 nested brackets are merged or reported`(opening: String, closing: String) throws {
    let nested =
      String(repeating: opening, count: 4_000) + String(repeating: closing, count: 4_000)
    do {
      let result = try merge("\n" + nested, nested + "\n// own\n", "\n\n" + nested)
      #expect(String(result.text).contains("// own"))
    } catch let error as SwiftReadingError {
      #expect(!error.message.isEmpty)
    }
  }

  @Test func `A file that cannot be read is an error with its place`() {
    #expect {
      try merge("struct S {}\n", "struct S {}\n<<<<<<< yours\n", "struct S { let a = 1 }\n")
    } throws: { error in
      (error as? SwiftReadingError)?.line == 2
    }
    #expect(throws: SwiftReadingError.self) {
      try FileMerge.swift(base: [0x0A], yours: [0xFF, 0x0A], new: [0x0A, 0x0A])
    }
    #expect(throws: SwiftReadingError.self) { try merge("\n", "func f() {\n", "\n\n") }
  }

  @Test func `A template that cannot be read makes no file that cannot be read`() throws {
    let result = try merge("struct S {\n", "struct S {\n}\n", "struct S {\n  func f() {\n")
    #expect(String(result.text) == "struct S {\n}\n" || result.conflicts.isEmpty)
    _ = try SwiftFile(reading: result.text)
  }
}
