import Testing

@testable import ScaffoldKit

@Suite("Conditions in words")
struct ConditionWordsTests {
  private static let scope = TemplateScope(variables: [
    .init(name: "ui", type: .text(allowed: nil)), .init(name: "with", type: .list(.text)),
    .init(name: "tests", type: .flag),
  ])

  static let conditions: [(String, String)] = [
    (#"ui == "none""#, "ui is none"), (#"ui != "none""#, "ui is not none"),
    (#"ui == """#, "ui is empty"), ("tests", "tests"), ("not tests", "not tests"),
    (#"with contains "service""#, "with contains service"),
    (#"not with contains "service""#, "with does not contain service"),
    (#"ui == "a" and tests"#, "ui is a and tests"),
    (#"ui == "a" or ui == "b" and tests"#, "ui is a, or ui is b and tests"),
    (#"tests and (ui == "a" or ui == "b")"#, "tests and (ui is a, or ui is b)"),
    (#"not (tests and ui == "a")"#, "not (tests and ui is a)"),
  ]

  @Test("are read as a person says them", arguments: conditions)
  func words(condition: String, words: String) throws {
    let parsed = try TemplateCondition.parse(
      SourceText(path: "t", condition), scope: Self.scope)
    #expect(parsed.words == words)
  }
}
