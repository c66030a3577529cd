import Testing

@testable import ScaffoldKit

@Suite struct ShellWordsTests {
  @Test(
    "a printed command falls into its words",
    arguments: [
      ("a b  c", ["a", "b", "c"]), ("'a b' c", ["a b", "c"]), ("\"a b\"c", ["a bc"]),
      (#"a\ b c"#, ["a b", "c"]), ("", []), ("''", [""]),
      ("/x/y -I '/a b'", ["/x/y", "-I", "/a b"]),
    ])
  func words(_ line: String, _ expected: [String]) {
    #expect(ShellWords.split(line) == expected)
  }
}
