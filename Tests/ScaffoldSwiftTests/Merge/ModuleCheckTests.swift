import Testing

@testable import ScaffoldSwift

struct ModuleCheckTests {
  private static let types = "protocol P {\n  func a()\n}\nfinal class T: P {\n  func a() {}\n}\n"
  private static let more =
    "protocol P {\n  func a()\n  func b(x: Int)\n}\nfinal class T: P {\n  func a() {}\n"
    + "  func b(x: Int) {}\n}\n"

  private func reasons(
    _ files: String..., base: String = types, new: String = more
  ) -> [String] {
    func file(_ text: String, former: String? = nil) -> ModuleCheck.File {
      .init(Array(text.utf8), former: former.map { Array($0.utf8) }, isTest: false)
    }
    return ModuleCheck(base: [file(base)], new: [file(new)])
      .problems(in: files.map { file($0, former: base) })
      .map { "\($0.file):\($0.line) \($0.reason)" }
  }

  @Test func `What the template writes has no problem`() {
    #expect(reasons(Self.more) == [])
    #expect(reasons(Self.types, base: Self.types, new: Self.types) == [])
  }

  @Test func `A member is looked for wherever the type is`() {
    let parts = "protocol P {\n  func a()\n  func b(x: Int)\n}\n"
    #expect(
      reasons(parts, "\nfinal class T: P {\n  func a() {}\n}\n").first
        == "1:2 the template adds 'b(x:)' to 'T', and it is missing here")
    #expect(
      reasons(parts, "class T: P {\n  func a() {}\n}\n", "extension T {\n  func b(x: Int) {}\n}\n")
        == [])
  }

  @Test(arguments: ["P", "Q, Sendable", "Both", "Base"])
  func `Each type of the user that conforms to a protocol needs what is added to it`(
    conformance: String
  ) {
    let own =
      "typealias Both = P & Sendable\nprotocol Q: P {}\nclass Base: P {\n  func a() {}\n"
      + "  func b(x: Int) {}\n}\nclass Own: \(conformance) {\n  func a() {}\n}\n"
    let wanted =
      conformance == "Base"
      ? [] : ["1:7 the template adds 'b(x:)' to 'P', and 'Own' does not have it"]
    #expect(reasons(Self.more, own) == wanted)
    #expect(reasons(Self.more, own + "extension P {\n  func b(x: Int) {}\n}\n") == [])
  }

  @Test func `Code of the user that uses what the template no longer has is a problem`() {
    let new = "protocol P {\n}\nfinal class T: P {\n  func c() { x.b() }\n}\n"
    let base =
      "protocol P {\n  func a()\n  func b()\n}\nfinal class T: P {\n  func c() { x.b() }\n}\n"
    let own =
      "protocol P {\n}\nfinal class T: P {\n  func c() { x.b() }\n  func own() { x.CALL() }\n}\n"
    func found(_ call: String) -> [String] {
      reasons(own.replacing("CALL", with: call), base: base, new: new)
    }
    #expect(found("a") == ["0:5 your code uses 'a', which the template no longer has"])
    #expect(found("b") == ["0:5 your code uses 'b', which the template no longer has"])
    #expect(found("d") == [])
    let kept = own.replacing("CALL", with: "a").replacing(
      "func own", with: "func a() {}\n  func own")
    #expect(
      reasons(kept, base: base, new: new)
        == ["0:6 your code uses 'a', which the template no longer has"])
    #expect(
      reasons(
        own.replacing("CALL", with: "a") + "extension P {\n  func a() {}\n}\n",
        base: base, new: new) == [])
  }

  @Test func `A type that the user has renamed does not get what the template adds`() {
    let renamed = Self.types.replacing("class T", with: "class Own")
      .replacing("func a()\n}", with: "func a()\n  func b(x: Int)\n}")
    #expect(
      reasons(renamed).contains("0:5 the template adds 'b(x:)' to 'T', which seems to be 'Own' now")
    )
    #expect(
      reasons("protocol P {\n  func a()\n  func b(x: Int)\n}\n") == [],
      "a deleted type stays deleted")
  }

  @Test(arguments: [(false, false), (true, false), (false, true), (true, true)])
  func `New code that uses what the user has deleted is found, but sources do not see tests`(
    isDeletedInTests: Bool, isUsedInTests: Bool
  ) {
    let (base, new) = ("struct T {\n  func a() {}\n}\n", "func use(_ t: T) {\n}\n")
    let check = ModuleCheck(
      base: [.init(Array(base.utf8), isTest: isDeletedInTests)],
      new: [
        .init(Array(base.utf8), isTest: isDeletedInTests),
        .init(Array("func use(_ t: T) {\n  t.a()\n}\n".utf8), isTest: isUsedInTests),
      ])
    let problems = check.problems(in: [
      .init(Array("struct T {\n}\n".utf8), former: Array(base.utf8), isTest: isDeletedInTests),
      .init(
        Array("func use(_ t: T) {\n  t.a()\n}\n".utf8), former: Array(new.utf8),
        isTest: isUsedInTests),
    ])
    let wanted =
      isDeletedInTests && !isUsedInTests
      ? [] : ["1:2 the template's new code uses 'a', which you deleted or renamed"]
    #expect(problems.map { "\($0.file):\($0.line) \($0.reason)" } == wanted)
  }

  @Test func `Code of the user that calls a function which becomes async is found`() {
    let base = "struct T {\n  func load() {}\n  func show() {\n    load()\n  }\n}\n"
    let new =
      "struct T {\n  func load() async {}\n  func show() async {\n    await load()\n  }\n}\n"
    let own = "extension T {\n  func own() {\n    load()\n  }\n}\n"
    #expect(reasons(new, base: base, new: new) == [])
    #expect(
      reasons(new, own, base: base, new: new)
        == ["1:2 the template changes 'load', which 'T.own()' uses"])
  }

  @Test func `Code of the user that makes a type whose initializer changes is found`() {
    let base = "struct T {\n  init(a: Int) {}\n}\n"
    let new = "struct T {\n  init(a: Int, b: Int) {}\n}\n"
    #expect(
      reasons(new, "func make() -> T {\n  T(a: 1)\n}\n", base: base, new: new)
        == ["1:1 the template changes 'T', which 'make()' uses"])
  }

  @Test func `A new member is put beside a condition of the user, and not into it`() throws {
    let base = "struct T {\n  func a() {\n  }\n}\n"
    let yours =
      "struct T {\n  #if OWN\n  func a() {\n  }\n  #else\n  func a() {\n    own()\n  }\n  #endif\n}\n"
    let new = "struct T {\n  func a() {\n  }\n\n  func b() {\n  }\n}\n"
    let merge = try FileMerge.swift(
      base: Array(base.utf8), yours: Array(yours.utf8), new: Array(new.utf8))
    let text = String(decoding: merge.text, as: UTF8.self)
    #expect(merge.conflicts.isEmpty)
    #expect(text.contains("#endif\n\n  func b() {\n  }\n}\n"), "\(text)")
  }
}
