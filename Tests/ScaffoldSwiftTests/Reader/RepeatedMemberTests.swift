import Testing

@testable import ScaffoldSwift

struct RepeatedMemberTests {
  private func repeated(_ files: String...) -> [String] {
    RepeatedMembers(in: files.map { Array($0.utf8) }).found.map { "\($0.type): \($0.selector)" }
  }

  @Test(arguments: [
    ("struct A {\n  func f() {}\n  func f() async throws -> Int { 1 }\n}", "A: f()"),
    ("struct A {\n  var f = 1\n  func f() {}\n}", "A: f()"),
    ("struct A {\n  let a, b: Int\n}\nextension A {\n  var b: Int { 1 }\n}", "A: b"),
    ("protocol P {\n  func f(_ x: Int)\n  func f(_ y: Int)\n}", "P: f(_:)"),
    ("class A {\n  private(set) weak var f: B?\n  func f() {}\n}", "A: f()"),
    ("class A {\n  private var f = 1\n}\nextension A {\n  func f() {}\n}", "A: f()"),
    ("enum A {\n  enum B {}\n  struct B {}\n}", "A: B"),
    ("enum A {\n  case f\n  static func f() {}\n}", "A: f()"),
    ("enum A {\n  struct B {\n    var x = 1\n    var x = 2\n  }\n}", "A.B: x"),
    ("class A {\n  func f() {}\n#if DEBUG\n  func f() {}\n#endif\n}", "A: f()"),
  ])
  func `A member is found twice in one type`(code: String, member: String) {
    #expect(repeated(code) == [member])
  }

  @Test func `A member is found twice in several files`() {
    let files = "struct A {\n  func f(a: Int) {}\n}\n"
    #expect(repeated(files, "extension A {\n  func f(a: Int) {}\n}\n") == ["A: f(a:)"])
  }

  @Test(arguments: [
    "struct A {\n  func f() {}\n  func f(_ x: Int) {}\n  func f(x: Int) {}\n  func f(x: String) {}\n}",
    "struct A {\n  var f = 1\n  func f(x: Int) {}\n}",
    "struct A {\n  func f() {}\n  static func f() {}\n}",
    "struct A {\n  func f() {}\n}\nstruct B {\n  func f() {}\n}",
    "protocol P {\n  func f()\n}\nextension P {\n  func f() {}\n}",
    "class A {\n#if os(iOS)\n  func f() {}\n#else\n  func f() {}\n#endif\n}",
    "struct A<T> {\n  func f<U>(_ x: U) {}\n  func f<V: Equatable>(_ x: V) {}\n}",
    "extension A where T == Int {\n  func f() {}\n}\nextension A where T == Bool {\n  func f() {}\n}",
    "struct A {}\nextension A {}\nextension A {}",
    "func f() {}\nfunc f() {}",
    "struct A {\n  func f() {\n    func g() {}\n  }\n  func h() {\n    func g() {}\n  }\n}",
  ])
  func `Other members are different ones`(code: String) {
    #expect(repeated(code) == [])
  }

  @Test func `Private members of two files are different ones`() {
    let file = "extension A {\n  private func f() {}\n}\n"
    #expect(repeated(file, file) == [])
    #expect(repeated(file + file) == ["A: f()"])
  }

  @Test func `Private types of two files are different ones`() {
    let own = "#if DEBUG\n  private enum A {\n    static let a = 1\n  }\n#endif\n"
    let other = "enum A {\n  static let a = 1\n}\n"
    #expect(repeated(own, other) == [])
    #expect(repeated(own, other, other) == ["A: a"])
    #expect(
      repeated("private enum A {\n  static let a = 1\n}\nextension A {\n  static let a = 1\n}") == [
        "A: a"
      ])
  }
}
