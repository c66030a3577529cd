/// Parses what stands inside a placeholder, and checks its names and types.
struct ExpressionParser {
  let source: SourceText
  let scope: TemplateScope
  var tokens: ArraySlice<ExpressionToken>
  /// How many parentheses are open.
  var depth = 0
  /// Where the tokens end: at the `>>` of a placeholder.
  let end: Int

  /// A parser for a part of a file.
  init(
    _ range: Range<Int>, of source: SourceText, scope: TemplateScope
  ) throws(ScaffoldError) {
    self.source = source
    self.scope = scope
    tokens = try ExpressionLexer.tokens(in: range, of: source)[...]
    end = range.upperBound
  }

  // MARK: What a directive asks for

  /// `name | style`
  mutating func output() throws(ScaffoldError) -> TemplateNode {
    let value = try value()
    switch value.type {
    case .list, .record:
      throw failure(.notPrintable("\(value.path)", kind: value.type.kind), at: value.offset)
    case .text, .flag, .number: break
    }
    guard take(.pipe) else { return .output(value.path, nil) }
    let name = try word("a case style")
    guard let style = CaseStyle(rawValue: name.text) else {
      let known = CaseStyle.allCases.map(\.rawValue)
      throw failure(.unknownStyle(name.text, known: known), at: name.offset)
    }
    return .output(value.path, style)
  }

  /// `entry in list`
  mutating func loop() throws(ScaffoldError) -> TemplateLoop {
    let name = try word("a name for the entry")
    if TemplateScope.reservedWords.contains(name.text) {
      throw failure(.reservedWord(name.text), at: name.offset)
    }
    if scope.type(of: name.text) != nil { throw failure(.shadowed(name.text), at: name.offset) }
    guard take("in") else { throw expected("'in'") }
    let list = try value()
    guard case .list(let element) = list.type else {
      throw failure(.notList("\(list.path)", kind: list.type.kind), at: list.offset)
    }
    return TemplateLoop(entry: .init(name: name.text, type: element), list: list.path)
  }

  /// The name of a file in double quotes.
  mutating func fileName() throws(ScaffoldError) -> String {
    try token(.string, "the name of a file in double quotes").text
  }

  /// Throws if there is a token left.
  func expectEnd() throws(ScaffoldError) {
    if !tokens.isEmpty { throw expected(isStandalone ? "the end" : "'>>'") }
  }

  // MARK: Tokens

  /// Where the next token begins, or the `>>` after the last one.
  var offset: Int { tokens.first?.offset ?? end }

  /// Whether the expression stands by itself, without the `>>` that ends a placeholder.
  private var isStandalone: Bool { end == source.bytes.count }

  /// Takes the next token, which must be of a kind.
  private mutating func token(
    _ kind: ExpressionToken.Kind, _ what: String
  ) throws(ScaffoldError) -> ExpressionToken {
    guard let next = tokens.first, next.kind == kind else { throw expected(what) }
    tokens.removeFirst()
    return next
  }

  mutating func word(_ what: String) throws(ScaffoldError) -> ExpressionToken {
    try token(.word, what)
  }

  /// Takes the next token if it is of a kind.
  mutating func take(_ kind: ExpressionToken.Kind) -> Bool {
    guard tokens.first?.kind == kind else { return false }
    tokens.removeFirst()
    return true
  }

  /// Takes the next token if it is a word.
  mutating func take(_ word: String) -> Bool {
    guard let next = tokens.first, next.kind == .word, next.text == word else { return false }
    tokens.removeFirst()
    return true
  }

  func expected(_ what: String) -> ScaffoldError {
    let isMissing = tokens.isEmpty && isStandalone
    let found = tokens.first?.shown
    return failure(isMissing ? .missingAtEnd(what) : .expected(what, found: found), at: offset)
  }

  func failure(_ fault: TemplateFault, at offset: Int) -> ScaffoldError {
    ScaffoldError(fault, at: source.location(at: offset))
  }
}
