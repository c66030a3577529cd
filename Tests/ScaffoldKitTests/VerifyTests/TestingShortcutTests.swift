import Testing

@testable import ScaffoldKit

@Suite struct TestingShortcutTests {
  private func rewritten(_ text: String) -> String? {
    TestingShortcut.rewrite(Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(
    "plain forms become functions, and no line or column moves",
    arguments: [
      ("@Test func a() {}", "      func a() {}"),
      ("@Test(\"a sentence\") func a() {}", "                    func a() {}"),
      ("@Suite(\"S\")\nstruct S {}", "           \nstruct S {}"),
      (
        "@Test(\"a\",\n  arguments: [(1)]) func a(_ n: Int) {}",
        "          \n                    func a(_ n: Int) {}"
      ),
      ("@Suite(.serialized) struct S {}", "                    struct S {}"),
      ("  #expect(a == b)", "  expect_(a == b)"),
      ("  try #require(a)", "  try require_(a)"),
      ("await #expect(throws: E.self) {}", "await expect_(throws: E.self) {}"),
      ("#expect(\n  a == b)", "expect_(\n  a == b)"),
    ])
  func plain(_ text: String, _ expected: String) {
    #expect(rewritten(text) == expected)
  }

  @Test(
    "a file with a form that only the macro understands stays as it is",
    arguments: [
      "#expect(processExitsWith: .success) {}", "@Test(arguments: [#line]) func a(_ n: Int) {}",
      "@Test(\"a\" func a() {}",
      "@Testable struct A {}", "@Test(\"a \\(b)\") func a() {}", "#expectation",
    ])
  func otherForms(_ text: String) {
    #expect(rewritten("@Test func first() {}\n" + text) == nil)
  }

  @Test("a file without macros needs no other form")
  func none() {
    #expect(rewritten("final class A { #if DEBUG\n#endif\n}") == nil)
    #expect(rewritten("") == nil)
  }
}
