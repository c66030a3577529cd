@testable import ScaffoldKit

/// A small world for template tests: a name, a choice, flags and lists.
enum Sample {
  static let record = TemplateType.record([
    TemplateScope.Variable(name: "name", type: .text).field,
    TemplateScope.Variable(name: "tags", type: .list(.text)).field,
    TemplateScope.Variable(name: "isOpen", type: .flag).field,
  ])

  static let scope = TemplateScope(
    variables: [
      .init(name: "Module", type: .text),
      .init(name: "ui", type: .text(allowed: ["uikit", "swiftui", "none"])),
      .init(name: "empty-models", type: .text(allowed: ["keep", "omit"])),
      .init(name: "tests", type: .flag),
      .init(name: "off", type: .flag),
      .init(name: "words", type: .list(.text)),
      .init(name: "none", type: .list(.text)),
      .init(name: "rows", type: .list(record)),
    ])

  static let values: [TemplateValue] = [
    .text("SignIn"), .text("uikit"), .text("omit"), .flag(true), .flag(false),
    .list([.text("a"), .text("b"), .text("c")]), .list([]),
    .list([
      .record([
        "name": .text("first"), "tags": .list([.text("x"), .text("y")]), "isOpen": .flag(true),
      ]),
      .record(["name": .text("second"), "tags": .list([]), "isOpen": .flag(false)]),
    ]),
  ]

  /// Renders `text` with the sample's values.
  static func render(
    _ text: String, includes: [String: String] = [:]
  ) throws(ScaffoldError) -> String {
    let tree = try TemplateParser.parse(
      SourceText(path: "T.swift", text), scope: scope, includeNames: includes.keys.sorted()
    ) { name in includes[name].map { SourceText(path: name, $0) } }
    var renderer = TemplateRenderer(scope: scope, values: values)
    return try renderer.render(tree)
  }

  /// Everything that is wrong with `text`.
  static func problems(_ text: String, includes: [String: String] = [:]) -> [Diagnostic] {
    do {
      _ = try render(text, includes: includes)
      return []
    } catch {
      return error.diagnostics
    }
  }
}

extension TemplateScope.Variable {
  fileprivate var field: TemplateType.Field { .init(name: name, type: type) }
}
