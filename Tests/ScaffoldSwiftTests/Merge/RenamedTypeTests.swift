import Testing

@testable import ScaffoldSwift

struct RenamedTypeTests {
  private static let base = [
    "protocol P {\n  func a()\n}\n", "final class T: P {\n  var v = 0\n  func a() {}\n}\n",
  ]

  private func renamed(_ yours: String..., base: [String] = Self.base) -> RenamedTypes {
    RenamedTypes(base: base.map { Array($0.utf8) }, yours: yours.map { Array($0.utf8) })
  }

  @Test func `A type with most of the members of one that is gone is that type`() {
    let types = renamed(
      "protocol P {\n  func a()\n}\n", "// T is Own now.\nclass Own: P {\n  func a() {}\n}\n")
    #expect(types.names == ["T": "Own"])
    #expect(
      renamed("protocol Q {\n  func a()\n}\n", Self.base[1].replacing(": P", with: ": Q"))
        .names == ["P": "Q"])
  }

  @Test(arguments: [
    "final class T: P {\n  var v = 0\n  func a() {}\n}\nclass Own: P {\n  func a() {}\n}\n",
    "class Own: P {\n  func a() {}\n}\nclass Other: P {\n  func a() {}\n}\n",
    "class Own: P {\n  func a() {}\n}\nlet old: T? = nil\n",
    "class Own: P {\n  func b() {}\n}\n",
    "extension Own {\n  func a() {}\n}\n",
    "protocol Own {\n  func a()\n}\n",
    "enum Outer {\n  class Own: P {\n    func a() {}\n  }\n}\n",
    "",
  ])
  func `A type is not taken for another one`(yours: String) {
    #expect(renamed("protocol P {\n  func a()\n}\n", yours).names == [:])
  }

  @Test func `Two types that have become one are none`() {
    let base = ["class T {\n  func a() {}\n}\nclass U {\n  func a() {}\n}\n"]
    #expect(renamed("class Own {\n  func a() {}\n}\n", base: base).names == [:])
  }

  @Test func `Code and comments get the new name, texts keep theirs`() {
    let types = renamed(Self.base[0], "class Own: P {\n  func a() {}\n}\n")
    let code = "/// A `T`.\nlet t: T? = T(\"T \\(T.self)\")  // T2, MyT\nlet T1 = #\"T\"#\n"
    #expect(
      String(types.renaming(Array(code.utf8)))
        == "/// A `Own`.\nlet t: Own? = Own(\"T \\(Own.self)\")  // T2, MyT\nlet T1 = #\"T\"#\n")
  }
}
