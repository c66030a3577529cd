import Testing

@testable import ScaffoldSwift

/// Changes of both sides to the same declaration: what is merged, what is noted, and what is a conflict.
struct SwiftMergeTests {
  private func merge(_ base: String, _ yours: String, _ new: String) throws -> FileMerge {
    try FileMerge.swift(base: Array(base.utf8), yours: Array(yours.utf8), new: Array(new.utf8))
  }

  private func type(_ members: String...) -> String {
    "struct S {\n" + members.map { $0 + "\n" }.joined(separator: "\n") + "}\n"
  }

  // MARK: Conflicts

  @Test func `A parameter that both sides rename is a conflict and never two functions`() throws {
    let result = try merge(
      type("  func f(a: Int) {\n  }"), type("  func f(b: Int) {\n    own()\n  }"),
      type("  func f(c: Int) {\n  }"))
    #expect(result.conflicts.map(\.name) == ["f(b:)"])
    #expect(result.conflicts.map(\.line) == [2])
    #expect(String(result.text) == type("  func f(b: Int) {\n    own()\n  }"))
  }

  @Test func `A new function with the base name of an own one is a conflict`() throws {
    let result = try merge(
      type("  func f() {\n  }"), type("  func f() {\n  }", "  func g(mail: String) {\n  }"),
      type("  func f() {\n  }", "  func g(email: String) {\n  }"))
    #expect(
      result.conflicts.map(\.reason)
        == ["the template adds 'g(email:)', and you have 'g(mail:)'"])
  }

  @Test func `A type that the user renamed is a conflict`() throws {
    let base = type("  func f() {\n  }")
    let yours = "struct Own" + base.dropFirst("struct S".count)
    let result = try merge(base, yours, type("  func f() {\n  }", "  func g() {\n  }"))
    #expect(!result.conflicts.isEmpty)
    #expect(String(result.text) == yours)
  }

  @Test func `Different bodies of one function are a conflict of the lines that differ`() throws {
    let result = try merge(
      type("  func f() {\n    a()\n    b()\n  }"), type("  func f() {\n    a()\n    own()\n  }"),
      type("  func f() {\n    a()\n    c()\n  }", "  func g() {\n  }"))
    #expect(result.conflicts.map(\.line) == [4])
    #expect(
      String(result.marked).contains(
        "<<<<<<< yours\n    own()\n||||||| base\n    b()\n=======\n    c()\n>>>>>>> template\n"))
    #expect(String(result.text).contains("    own()\n  }\n\n  func g() {\n  }\n"))
  }

  @Test(arguments: [
    (["let a = 1"], ["let a = 2"], ["let a = 3", "let b = 0"], ["let a = 2", "let b = 0"]),
    (["let a = 1"], ["let a = 2"], ["let b = 0", "let a = 3"], ["let b = 0", "let a = 2"]),
    (["let a = 1", "let b = 0"], ["let a = 2", "let b = 0"], ["let a = 3"], ["let a = 2"]),
    (["let b = 0", "let a = 1"], ["let b = 0", "let a = 2"], ["let a = 3"], ["let a = 2"]),
    (
      ["let b = 0", "let a = 1", "let c = 0"], ["let b = 0", "let a = 2", "let c = 0"],
      ["let a = 3"], ["let a = 2"]
    ),
    (
      ["let a = 1", "let b = 1"], ["let a = 2", "let b = 2"],
      ["let a = 3", "let c = 0", "let b = 3"],
      ["let a = 2", "let c = 0", "let b = 2"]
    ),
  ])
  func `A conflict does not hide what the template adds or removes beside it`(
    base: [String], yours: [String], new: [String], merged: [String]
  ) throws {
    for separator in ["\n", "\n\n"] {
      func text(_ members: [String]) -> String {
        "struct S {\n" + members.map { "  \($0)" }.joined(separator: separator) + "\n}\n"
      }
      let result = try merge(text(base), text(yours), text(new))
      #expect(String(result.text) == text(merged))
      #expect(
        result.conflicts.map { String($0.yours) }
          == yours.filter { $0.hasSuffix("2") }.map { "  \($0)\n" })
      let marked = String(result.marked).split(separator: "\n").count
      #expect(marked == text(merged).split(separator: "\n").count + 6 * result.conflicts.count)
    }
  }

  @Test func `A conflict on a line with another change is a conflict of both`() throws {
    let result = try merge(
      "struct S { let a = 1; let b = 1 }\n", "struct S { let a = 2; let b = 2 }\n",
      "struct S { let a = 3; let b = 3 }\n")
    #expect(result.conflicts.map { String($0.new) } == ["struct S { let a = 3; let b = 3 }\n"])
  }

  // MARK: Notes

  @Test func `What the user deleted and the template changed stays deleted`() throws {
    let result = try merge(
      type("  func f() {\n  }", "  func g() {\n  }"), type("  func g() {\n    own()\n  }"),
      type("  func f() {\n    changed()\n  }", "  func g() {\n  }"))
    #expect(String(result.text) == type("  func g() {\n    own()\n  }"))
    #expect(result.notes.map(\.text) == ["'f()' was deleted; it stays deleted"])
    #expect(result.conflicts.isEmpty)
  }

  @Test func `What both sides add stays as the user has it`() throws {
    let result = try merge(
      type("  func f() {\n  }"), type("  func f() {\n  }", "  func g() {\n    own()\n  }"),
      type("  func f() {\n  }", "  func g() {\n    template()\n  }"))
    #expect(String(result.text) == type("  func f() {\n  }", "  func g() {\n    own()\n  }"))
    #expect(result.notes == [MergeNote(line: 5, text: "'g()' exists already; it is kept")])
    #expect(result.conflicts.isEmpty)
  }

  @Test func `What the template removes stays if the user edited it`() throws {
    let yours = type("  func f() {\n    own()\n  }", "  func g() {\n    own()\n  }")
    let result = try merge(
      type("  func f() {\n  }", "  func g() {\n  }"), yours, type("  func g() {\n  }"))
    #expect(String(result.text) == yours)
    #expect(
      result.notes.map(\.text)
        == ["the template no longer has 'f()', which you edited; it is kept"])
  }

  // MARK: Both sides

  @Test(arguments: [
    ("func f(a: Int)", "func f(a: Int) async", "func f(a: Int, b: Int)"),
    ("let a = 1", "private let a = 1", "let a = 2"),
    (
      "let a: [Int] = [\n    1,\n  ]", "let a: [Int] = [\n    1,\n    9,\n  ]",
      "let a: [Int] = [\n    0,\n    1,\n  ]"
    ),
    (
      "func f() {\n    a()\n  }", "func f() {\n    a()\n    own()\n  }",
      "func f() throws {\n    a()\n  }"
    ),
  ])
  func `Changes of different parts of a declaration are combined`(
    base: String, yours: String, new: String
  ) throws {
    let kept = "  func kept() {\n  }"
    let result = try merge(
      type("  " + base, kept), type("  /// Own.\n  " + yours, kept),
      type("  " + new, kept, "  func added() {\n  }"))
    #expect(result.conflicts.isEmpty)
    let text = String(result.text)
    #expect(text.contains("  /// Own.\n") && text.contains("  func added() {\n"))
  }

  @Test func `A case of a switch goes between cases that the user edited`() throws {
    func body(_ cases: String...) -> String {
      type("  func f(a: A) {\n    switch a {\n" + cases.joined() + "    }\n  }")
    }
    let (one, two) = ("    case .one: run()\n", "    case .two: run()\n")
    let edited = "    case .one: own()\n"
    let result = try merge(body(one), body(edited), body(one, two))
    #expect(String(result.text) == body(edited, two))
    let both = try merge(body(one), body(one, "    case .own: run()\n"), body(one, two))
    #expect(String(both.text) == body(one, "    case .own: run()\n", two))
  }

  @Test(arguments: [
    ("      log()\n    default: run()\n", "    case .two: run()\n"),
    ("    case .own: run()\n", "      log()\n    default: run()\n"),
    ("    default: own()\n", "    default: run()\n"),
    ("    default: own()\n", "    @unknown default: run()\n"),
    ("    case .two: own()\n", "    case .two: run()\n"),
    ("    case .own, .two: own()\n", "    case .two: run()\n"),
    ("    case let .two(x) where x > 0:\n      own()\n", "    case .two(let y):\n      run()\n"),
    ("    case .own:\n      own()\n    case .two: own()\n", "    case A.two: run()\n"),
    ("      log()\n    case .two: own()\n", "    case .two: run()\n"),
  ])
  func `Cases that exclude each other are a conflict`(yours: String, new: String) throws {
    func body(_ cases: String) -> String {
      type("  func f(a: A) {\n    switch a {\n    case .one: run()\n\(cases)    }\n  }")
    }
    let result = try merge(body(""), body(yours), body(new))
    #expect(result.conflicts.map { String($0.yours) } == [yours])
    #expect(result.conflicts.map { String($0.new) } == [new])
  }

  @Test(arguments: [
    ("      log()\n", "    case .two: run()\n    default: run()\n", false),
    (
      "    default:\n      switch b {\n      case .two: own()\n      }\n", "    case .two: run()\n",
      true
    ),
    ("    case .own(\"a:\"):\n      own()\n", "    case .two:\n      run()\n", false),
  ])
  func `Cases that differ are joined, with default at the end`(
    yours: String, new: String, takesNewFirst: Bool
  ) throws {
    func body(_ cases: String) -> String {
      type("  func f(a: A) {\n    switch a {\n    case .one: run()\n\(cases)    }\n  }")
    }
    let result = try merge(body(""), body(yours), body(new))
    #expect(String(result.text) == body(takesNewFirst ? new + yours : yours + new))
  }

  @Test func `A text of several lines keeps its value in a file with another indentation`() throws {
    func file(_ unit: String, _ added: String) -> String {
      "struct S {\n\(unit)func f() {\n\(unit)\(unit)a()\n\(unit)}\n\(added)}\n"
    }
    func text(_ unit: String) -> String {
      let lines = ["{", "  \"a\": [", "      1", "  ]", "}"].map { "\(unit)\(unit)\($0)\n" }
        .joined()
      return "\n\(unit)let json = \"\"\"\n\(lines)\n\(unit)\(unit)\"\"\"\n"
    }
    for unit in ["    ", "\t"] {
      let yours = file(unit, "").replacing("a()", with: "own()")
      let result = try FileMerge.swift(
        base: Array(file("  ", "").utf8), yours: Array(yours.utf8),
        new: Array(file("  ", text("  ")).utf8))
      #expect(
        String(result.text) == file(unit, text(unit)).replacing("a()", with: "own()"))
    }
  }
}
