extension ExpressionReader {
  /// A condition that stands by itself, such as `ui == "uikit"`.
  static func condition(
    _ source: SourceText, scope: TemplateScope, entries: [TemplateScope.Variable]
  ) throws(ScaffoldFailure) -> Program.Condition {
    var words = try ExpressionReader(whole: source, scope: scope, entries: entries)
    let condition = try words.condition()
    try words.expectEnd()
    return condition
  }

  /// A loop that stands by itself, such as `case in use-cases`.
  static func loop(
    _ source: SourceText, scope: TemplateScope
  ) throws(ScaffoldFailure) -> Loop {
    var words = try ExpressionReader(whole: source, scope: scope, entries: [])
    let loop = try words.loop()
    try words.expectEnd()
    return loop
  }

  private init(
    whole source: SourceText, scope: TemplateScope, entries: [TemplateScope.Variable]
  ) throws(ScaffoldFailure) {
    let whole = TemplateLexer.Placeholder(
      start: SourceText.Position(), content: 0..<source.bytes.count)
    self.init(
      lexemes: try Lexeme.cut(whole, in: source), placeholder: whole, source: source,
      scope: scope, entries: entries)
  }
}
