import Testing

@testable import ScaffoldKit

@Suite struct RenderTraceTests {
  private let files = [
    "Main.swift": """
    <<# a comment alone leaves no line #>>
    first <<Module>> tail
    <<if tests>>
    inside
    <<end>>
    <<for word in words>>
    <<include "Inner.swift">>
    <<end>>
    last
    """,
    "Inner.swift": "\nword <<word>>!\n",
  ]

  private func trace() throws -> RenderTrace {
    let scope = TemplateScope(
      variables: [
        .init(name: "Module", type: .text), .init(name: "tests", type: .flag),
        .init(name: "words", type: .list(.text)),
      ])
    let files = files
    let tree = try TemplateParser.parse(
      SourceText(path: "Main.swift", files["Main.swift"] ?? ""), scope: scope,
      includeNames: ["Inner.swift"]
    ) { name throws(ScaffoldError) in files[name].map { SourceText(path: name, $0) } }
    var renderer = TemplateRenderer(
      scope: scope,
      values: [.text("SignIn"), .flag(true), .list([.text("one"), .text("two")])])
    return try renderer.trace(tree)
  }

  @Test("every line knows the line and the file that it comes from")
  func lines() throws {
    let trace = try trace()
    let lines = String(decoding: trace.text, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines == ["first SignIn tail", "inside", "", "word one!", "", "word two!", "last"])
    let origins = try lines.indices.map { index in
      let place = try #require(trace.origin(line: index + 1, column: 1))
      return "\(place.path):\(place.line ?? 0)"
    }
    #expect(
      origins == [
        "Main.swift:2", "Main.swift:4", "Inner.swift:1", "Inner.swift:2", "Inner.swift:1",
        "Inner.swift:2", "Main.swift:9",
      ])
  }

  @Test("a column of literal text is found exactly, one of a value by its line")
  func columns() throws {
    let trace = try trace()
    let tail = try #require(trace.origin(line: 1, column: 14))
    #expect(tail.description == "Main.swift:2:18")
    #expect(tail.text == "first <<Module>> tail")
    let value = try #require(trace.origin(line: 1, column: 8))
    #expect(value.description == "Main.swift:2")
    #expect(trace.origin(line: 99, column: 1) == nil)
  }
}
