extension ExpressionReader {
  /// A condition that stands by itself, such as `ui == "uikit"`.
  static func condition(
    _ source: SourceText, scope: TemplateScope, entries: [TemplateScope.Variable]
  ) throws(ScaffoldFailure) -> Program.Condition {
    var words = ExpressionReader(source, scope: scope, entries: entries)
    try words.begin(0..<source.bytes.count)
    let condition = try words.condition()
    try words.expectEnd()
    return condition
  }

  /// A loop that stands by itself, such as `case in use-cases`.
  static func loop(
    _ source: SourceText, scope: TemplateScope
  ) throws(ScaffoldFailure) -> Loop {
    var words = ExpressionReader(source, scope: scope)
    try words.begin(0..<source.bytes.count)
    let loop = try words.loop()
    try words.expectEnd()
    return loop
  }
}
