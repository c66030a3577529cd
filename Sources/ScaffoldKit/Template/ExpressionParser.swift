/// Parses the inside of a placeholder, and checks its names and types.
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

  // MARK: The parts of directives

  /// `name | style`
  mutating func output() throws(ScaffoldError) -> TemplateNode {
    let value = try value()
    switch value.type {
    case .list, .record:
      throw error(
        .notPrintable, "'\(value.path)' is \(value.type.kind) and has no text",
        help: "use <<for x in \(value.path)>>", at: value.offset)
    case .text, .flag, .number: break
    }
    guard take(.pipe) else { return .output(value.path, nil) }
    let name = try word("a case style")
    guard let style = CaseStyle(rawValue: name.text) else {
      let known = CaseStyle.allCases.map(\.rawValue)
      throw unknown("case style", name, code: .unknownStyle, known: known)
    }
    return .output(value.path, style)
  }

  /// `entry in list`
  mutating func loop() throws(ScaffoldError) -> TemplateLoop {
    let name = try word("a name for the entry")
    if TemplateScope.reservedWords.contains(name.text) {
      throw error(
        .reservedWord, "'\(name.text)' is a keyword of the template language",
        help: "choose another name", at: name.offset)
    }
    if scope.type(of: name.text) != nil {
      throw error(
        .shadowedVariable, "'\(name.text)' is already a variable", help: "choose another name",
        at: name.offset)
    }
    guard take("in") else { throw expected("'in'") }
    let list = try value()
    guard case .list(let element) = list.type else {
      throw error(
        .notAList, "'\(list.path)' is \(list.type.kind), not a list", at: list.offset)
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

  /// Whether the expression is not part of a placeholder, so that no `>>` ends it.
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

  /// Takes the next token if it is this word.
  mutating func take(_ word: String) -> Bool {
    guard let next = tokens.first, next.kind == .word, next.text == word else { return false }
    tokens.removeFirst()
    return true
  }

  // MARK: Errors

  func expected(_ what: String) -> ScaffoldError {
    if tokens.isEmpty, isStandalone {
      return error(.syntax, "expected \(what) at the end", at: offset)
    }
    let place = tokens.first.map { ", found '\($0.shown)'" } ?? " before '>>'"
    return error(.syntax, "expected \(what)\(place)", at: offset)
  }

  func unknown(
    _ kind: String, _ name: ExpressionToken, code: Diagnostic.Code, known: [String]
  ) -> ScaffoldError {
    let location = source.location(at: name.offset)
    return ScaffoldError(.unknown(kind, name.text, code: code, known: known, at: location))
  }

  func error(
    _ code: Diagnostic.Code, _ message: String, help: String? = nil, at offset: Int
  ) -> ScaffoldError {
    ScaffoldError(.data, code, message, at: source.location(at: offset), help: help)
  }
}
