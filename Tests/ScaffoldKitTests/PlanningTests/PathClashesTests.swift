import Testing

@testable import ScaffoldKit

@Suite("The paths of one run")
struct PathClashesTests {
  static let clashes: [([String], [String])] = [
    (["A/a", "A/b", "B/a", "c"], []),
    (["A/a", "A/a"], ["'A/a' would be written twice"]),
    (["A/a", "a/A"], ["'A/a' and 'a/A' would be the same file on a case-insensitive disk"]),
    (["é", "e\u{301}"], ["'é' and 'e\u{301}' would be the same file on a case-insensitive disk"]),
    (["A/a", "a/b", "a/c"], ["'A' and 'a' would be the same folder on a case-insensitive disk"]),
    (["M/A/a", "M/a/b"], ["'M/A' and 'M/a' would be the same folder on a case-insensitive disk"]),
    (
      ["é/a", "e\u{301}/b"],
      ["'é' and 'e\u{301}' would be the same folder on a case-insensitive disk"]
    ),
    (["a", "a/b"], ["'a' would be both a file and the folder of 'a/b'"]),
    (["M/a/b", "M/A"], ["'M/A' would be both a file and the folder of 'M/a/b'"]),
  ]

  @Test("must not get into each other's way on any file system", arguments: clashes)
  func clash(paths: [String], messages: [String]) throws {
    let problems = PathClashes.problems(
      among: try paths.map { try RelativePath(validating: $0) })
    #expect(problems.map(\.message) == messages)
    #expect(problems.allSatisfy { $0.category == .usage })
  }
}
