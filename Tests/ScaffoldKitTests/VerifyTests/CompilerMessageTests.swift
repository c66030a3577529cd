import Testing

@testable import ScaffoldKit

@Suite struct CompilerMessageTests {
  @Test("errors have their places, each once; warnings and notes are left out")
  func errors() {
    let output = """
      [3/9] Compiling App A.swift
      /tmp/p: q/Sources/App/A.swift:12:5: error: cannot find 'x' in scope
       10 | let a = 1
      12 |     x
         |     `- error: cannot find 'x' in scope
      /tmp/App/B.swift:1:1: warning: unused
      /tmp/App/B.swift:2:1: note: declared here
      /tmp/p: q/Sources/App/A.swift:12:5: error: cannot find 'x' in scope
      error: fatalError
      """
    #expect(
      CompilerMessage.errors(in: output) == [
        CompilerMessage(
          path: "/tmp/p: q/Sources/App/A.swift", line: 12, column: 5,
          text: "cannot find 'x' in scope")
      ])
  }

  @Test("an error in what a macro expands to is reported where the macro is used")
  func macros() {
    let output = """
      macro expansion #expect:1:8: error: missing argument
      /tmp/Tests/T.swift:7:5: note: in expansion of macro 'expect' here
      /tmp/Tests/T.swift:9:5: note: unrelated
      """
    #expect(
      CompilerMessage.errors(in: output) == [
        CompilerMessage(path: "/tmp/Tests/T.swift", line: 7, column: 5, text: "missing argument")
      ])
  }
}
