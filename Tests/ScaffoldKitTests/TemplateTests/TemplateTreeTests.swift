import Testing

@testable import ScaffoldKit

@Suite("The tree of a template")
struct TemplateTreeTests {
  private static func nodes(
    _ text: String, includes: [String: String] = [:]
  ) throws -> [TemplateNode] {
    try TemplateParser.parse(
      SourceText(path: "T", text), scope: Sample.scope, includeNames: includes.keys.sorted()
    ) { name in includes[name].map { SourceText(path: name, $0) } }.nodes
  }

  /// A literal text at an offset of a file.
  private static func text(_ text: String, at offset: Int, of source: SourceText) -> TemplateNode {
    .text(text, TemplatePlace(source: source, offset: offset))
  }

  @Test("has a node for each text, value, condition, loop and file")
  func nodes() throws {
    let text = "a<<Module|snake>><<if tests>>b<<else>><<for w in words>><<w>><<end>><<end>>"
    let source = SourceText(path: "T", text)
    let word = TemplateLoop(
      entry: .init(name: "w", type: .text), list: .name("words", fields: []))
    #expect(
      try Self.nodes(text) == [
        Self.text("a", at: 0, of: source),
        .output(.name("Module", fields: []), .snake),
        .conditional([
          .init(
            condition: .truth(.value(.name("tests", fields: []))),
            nodes: [Self.text("b", at: 29, of: source)]),
          .init(
            condition: nil,
            nodes: [
              .loop(
                word, [.output(.name("w", fields: []), nil)],
                TemplatePlace(source: source, offset: 44))
            ]),
        ]),
      ])
    #expect(
      try Self.nodes("<<include \"f\">>", includes: ["f": "x"])
        == [.include(path: "f", [Self.text("x", at: 0, of: SourceText(path: "f", "x"))])])
  }

  @Test("joins conditions by how strongly their words bind")
  func conditions() throws {
    let truth = { (name: String) in TemplateCondition.truth(.value(.name(name, fields: []))) }
    let cases: [(String, TemplateCondition)] = [
      (
        "tests or off and not words",
        .any([truth("tests"), .all([truth("off"), .not(truth("words"))])])
      ),
      ("(tests or off) and words", .all([.any([truth("tests"), truth("off")]), truth("words")])),
      ("not not tests", truth("tests")),
      (
        "ui != \"none\"",
        .not(.equal(.value(.name("ui", fields: [])), .constant(.text("none"))))
      ),
    ]
    for (text, condition) in cases {
      #expect(
        try TemplateCondition.parse(SourceText(path: "T", text), scope: Sample.scope) == condition)
    }
  }

  @Test("may be as deep as the limits of blocks and includes allow")
  func depth() throws {
    let blocks = String(repeating: "<<if tests>>", count: TemplateLimits.nesting)
    let ends = String(repeating: "<<end>>", count: TemplateLimits.nesting)
    var includes = ["f0": "x"]
    for level in 1...TemplateLimits.includeDepth {
      includes["f\(level)"] = "\(blocks)<<include \"f\(level - 1)\">>\(ends)"
    }
    let deepest = TemplateLimits.includeDepth - 1
    let text = try Sample.render("\(blocks)<<include \"f\(deepest)\">>\(ends)", includes: includes)
    #expect(text == "x")
  }
}
