/// Template text: lexer, parser and renderer. Texts between bytes 1E are files to be included.
enum TemplateTarget {
  static func run(_ bytes: [UInt8]) {
    let files = bytes.split(separator: 0x1E, omittingEmptySubsequences: false).map(Array.init)
    let source = SourceText(path: "T.swift", bytes: files[0])
    let outcome = Outcome<TemplateTree>.of { () throws(ScaffoldError) in
      return try TemplateParser.parse(source, scope: scope, includeNames: ["A.swift"]) { name in
        guard files.count > 1 else { return SourceText(path: name, "<<Module>>") }
        let sum = name.utf8.reduce(0) { $0 + Int($1) }
        return SourceText(path: name, bytes: files[1 + sum % (files.count - 1)])
      }
    }
    if let tree = outcome.value {
      for values in [plain, odd] { check(tree, with: values) }
    }
    checkLiteral(files[0])
  }

  private static func check(_ tree: TemplateTree, with values: [TemplateValue]) {
    let rendered = Outcome<String>.of { () throws(ScaffoldError) in
      var renderer = TemplateRenderer(scope: scope, values: values)
      return try renderer.render(tree)
    }
    guard let text = rendered.value else { return }
    require(text.utf8.count <= TemplateLimits.outputBytes, "the output stays in its limit")
    var renderer = TemplateRenderer(scope: scope, values: values)
    let path = Outcome.once { () throws(ScaffoldError) in
      try renderer.render(tree, asPath: true)
    }
    if let path = path.value, path.utf8.contains(UInt8(ascii: "/")) {
      var hasSlash = false
      tree.nodes.visit { node in
        if case .text(let text, _) = node, text.contains("/") { hasSlash = true }
      }
      require(hasSlash, "a value adds no folder")
    }
    guard text.utf8.count < 10_000 else { return }
    let count = text.utf8.count
    let trace = Outcome.once { () throws(ScaffoldError) in
      let trace = try renderer.trace(tree)
      for place in [(1, 1), (2, 5), (count % 7, 3), (1, count), (count, 1)] {
        if let origin = trace.origin(line: place.0, column: place.1) { _ = origin.description }
      }
      return trace.text
    }
    require(trace.value == Array(text.utf8), "a trace renders the same")
  }

  /// Text without directives is its own output, and so is any text whose `<<` are escaped.
  private static func checkLiteral(_ bytes: [UInt8]) {
    guard String(validating: bytes, as: UTF8.self) != nil else { return }
    var escaped: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let opens = bytes[index...].starts(with: "<<".utf8)
      escaped += opens ? Array("\\<<".utf8) : [bytes[index]]
      index += opens ? 2 : 1
    }
    let source = SourceText(path: "T.swift", bytes: escaped)
    let text = Outcome.once { () throws(ScaffoldError) in
      var renderer = TemplateRenderer(scope: scope, values: plain)
      return Array(try renderer.render(try TemplateParser.parse(source, scope: scope)).utf8)
    }
    require(text == .value(bytes), "literal text survives unchanged")
  }

  // MARK: The world of the template

  private static let options: [(name: String, type: TemplateType)] = [
    ("ui", .text(allowed: ["uikit", "appkit", "swiftui", "none"])),
    ("navigation", .text(allowed: ["uikit", "swiftui"])),
    ("view", .text(allowed: ["code", "storyboard"])),
    ("testing", .text(allowed: ["swift-testing", "xctest", "quick", "none"])),
    ("layout", .text(allowed: ["flat", "layers"])),
    ("access", .text(allowed: ["internal", "package", "public"])),
    ("protocols", .text(allowed: ["inline", "separate"])),
    ("style", .text(allowed: ["async", "closures"])),
    ("empty-models", .text(allowed: ["keep", "omit"])),
    ("observation", .text(allowed: ["observable", "observable-object"])),
    ("worker", .flag), ("with", .list(.text(allowed: ["entity", "service", "view-object"]))),
    ("next", .list(.text)), ("use-cases", .list(.text)),
    ("actions", .list(SignatureRecord.type)),
    ("entity-fields", .list(SignatureRecord.entityFieldType)),
  ]

  private static let scope = TemplateScope(
    variables: PredefinedVariable.allCases.map { .init(name: $0.rawValue, type: $0.type) }
      + options.map { .init(name: $0.name, type: $0.type) })

  private static let plain = values(
    texts: [
      .text("SignIn"), .text("App"), .text("AppTests"), .flag(true), .flag(false), .flag(true),
    ],
    names: ["FetchItems", "HTTPServer"])

  /// Values that no option lets through, which the renderer must bear nevertheless.
  private static let odd = values(
    texts: [
      .text("../e\u{301}/\u{1F468}\u{200D}\u{1F469}"), .text(""), .text("<<Module>>\r\n"),
      .flag(false), .flag(true), .flag(false),
    ], names: ["", "a/b", "\\<<x>>", "\u{0}"])

  private static func values(texts: [TemplateValue], names: [String]) -> [TemplateValue] {
    let list = TemplateValue.list(names.map { .text($0) })
    var values = texts
    for option in options {
      switch option.type {
      case .text(let allowed): values.append(.text(allowed?.first ?? ""))
      case .flag: values.append(.flag(true))
      case .number: values.append(.number(1))
      case .list(.text): values.append(list)
      case .list, .record: values.append(.list([]))
      }
    }
    let signatures = ["refresh()", "signIn(_ name: String, at date: Date?) async throws"]
    let actions = Outcome.once { () throws(ScaffoldError) in
      try ActionList.parse(signatures, path: "--actions")
    }
    let fields = Outcome.once { () throws(ScaffoldError) in
      try EntityField.parse(all: ["id: Int", "of: [String: Item]?"], path: "--entity-fields")
    }
    values[values.count - 2] = .list((actions.value ?? []).map { SignatureRecord.value(of: $0) })
    values[values.count - 1] = .list((fields.value ?? []).map { SignatureRecord.value(of: $0) })
    return values
  }
}
