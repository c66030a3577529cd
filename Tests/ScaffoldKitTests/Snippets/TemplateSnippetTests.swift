import Foundation
import Testing

@testable import ScaffoldKit

@Suite("The articles about templates")
struct TemplateSnippetTests {
  private static let catalog = URL(filePath: #filePath)
    .appending(path: "../../../../Sources/ScaffoldKit/ScaffoldKit.docc").standardized

  private static func article(_ name: String) throws -> String {
    try String(contentsOf: catalog.appending(path: "\(name).md"), encoding: .utf8)
  }

  private static let options = """
    {"name": "ui", "type": "string", "values": ["uikit", "swiftui", "none"], "help": "h"},
    {"name": "with", "type": "list", "values": ["service", "entity"], "help": "h"},
    {"name": "actions", "type": "signatures", "help": "h"}
    """

  private static let settings: [ScaffoldRequest.Setting] = [
    .init("ui", "swiftui"), .init("with", "service"), .init("with", "entity"),
    .init("actions", "signIn(username: String, password: String) async throws"),
    .init("actions", "refresh"),
  ]

  @Test("show what the examples of the language really leave")
  func examples() throws {
    let article = try Self.article("TemplateLanguage")
    let pairs = article.matches(of: /```template\n((?s).*?)```\n\n```output\n((?s).*?)```/)
    #expect(pairs.count == 6)
    #expect(article.ranges(of: "```template").count == pairs.count)
    for pair in pairs {
      let world = try TemplateWorld(
        TemplateWorld.manifest(options: Self.options), files: ["V.swift": String(pair.1)])
      #expect(try world.plan(["SignIn"], settings: Self.settings).texts == [String(pair.2)])
    }
  }

  /// The names in the table of case styles.
  private static let names = ["SignIn", "HTTPServer", "URLsView", "Page2View", "2DView"]

  @Test("show how the case styles really write")
  func styles() throws {
    let article = try Self.article("TemplateLanguage")
    for style in CaseStyle.allCases {
      let cells = Self.names.map { "`\(style.apply(to: $0))`" }
      let row = "| `\(style.rawValue)` | \(cells.joined(separator: " | ")) |\n"
      #expect(article.contains(row), "\(row)")
    }
  }

  @Test("name every variable and every field of a record")
  func names() throws {
    let article = try Self.article("TemplateLanguage")
    for variable in PredefinedVariable.allCases {
      #expect(article.contains("`\(variable.rawValue)`"), "\(variable.rawValue)")
    }
    for type in [SignatureRecord.type, SignatureRecord.entityFieldType] {
      for name in Self.fields(of: type) { #expect(article.contains("`\(name)`"), "\(name)") }
    }
    let action = try ActionSignature.parse(
      "open(at index: Int, _ name: String?) async throws", path: "")
    for text in [
      action.declaration, action.selector, action.arguments, action.sampleArguments, action.prefix,
      action.parameters[0].variable, action.parameters[0].stored,
    ] { #expect(article.contains("`\(text)`"), "\(text)") }
    let field = try EntityField.parse("createdAt: Date?", path: "")
    #expect(article.contains("`\(field.sample)`") && article.contains("`\(field.json)`"))
  }

  @Test("name every type of an option and every framework, and a manifest that loads")
  func manifest() throws {
    let article = try Self.article("WritingATemplate")
    for kind in TemplateOption.Kind.allCases {
      #expect(article.contains("\n| `\(kind.rawValue)` | "), "\(kind)")
    }
    for framework in ReservedNames.Framework.allCases {
      #expect(article.contains("`\(framework.rawValue)`"), "\(framework)")
    }
    let block = try #require(article.firstMatch(of: /```json\n((?s).*?)```/))
    let text = String(block.1).replacing("\"id\": \"screen\"", with: "\"id\": \"t\"")
    let files = ["View.swift", "Model.swift", "Action.swift", "ViewTests.swift"]
    let world = try TemplateWorld(
      text, files: Dictionary(uniqueKeysWithValues: files.map { ($0, "// <<Module>>\n") }))
    #expect(world.problems() == [])
    let plan = try world.plan(["SignIn"], settings: [.init("actions", "refresh")])
    #expect(plan.files.map(\.path.name).contains("SignInRefresh.swift"))
  }

  @Test("contain valid JSON")
  func json() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.catalog.path)
    var count = 0
    for name in names.sorted() where name.hasSuffix(".md") {
      let article = try String(contentsOf: Self.catalog.appending(path: name), encoding: .utf8)
      for block in article.matches(of: /```json\n((?s).*?)```/) {
        _ = try JSONReader.read(SourceText(path: name, String(block.1)), comments: false)
        count += 1
      }
    }
    #expect(count >= 5)
  }

  private static func fields(of type: TemplateType) -> [String] {
    switch type {
    case .record(let fields): fields.flatMap { [$0.name] + Self.fields(of: $0.type) }
    case .list(let element): fields(of: element)
    case .text, .flag, .number: []
    }
  }
}
