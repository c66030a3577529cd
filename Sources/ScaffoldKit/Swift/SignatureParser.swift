/// Reads signatures and types; the grammar of types stands in an extension.
struct SignatureParser {
  let source: SourceText
  private let tokens: [SignatureToken]
  private var index = 0
  private var depth = 0
  private static let deepest = 32

  init(_ source: SourceText) throws(ScaffoldError) {
    self.source = source
    tokens = try SignatureToken.tokens(of: source)
  }

  // MARK: Moving along

  var token: SignatureToken { tokens[index] }

  /// The token after the present one.
  var following: SignatureToken { tokens[min(index + 1, tokens.count - 1)] }

  /// Moves on and gives the token that was passed.
  @discardableResult
  mutating func advance() -> SignatureToken {
    defer { index = min(index + 1, tokens.count - 1) }
    return token
  }

  /// Moves past the sign if it stands here.
  mutating func take(_ sign: String) -> Bool {
    guard token.isSign(sign) else { return false }
    advance()
    return true
  }

  /// Moves past the word if it stands here.
  mutating func takeWord(_ word: String) -> Bool {
    guard token.isWord(word) else { return false }
    advance()
    return true
  }

  /// Moves past the sign that closes `opening`.
  mutating func close(_ opening: SignatureToken, with sign: String) throws(ScaffoldError) {
    if take(sign) { return }
    if token.kind == .end { throw failure(.unbalanced(opening.text), at: opening) }
    throw failure(.expected("',' or '\(sign)'", found: token.text))
  }

  /// Runs `read` one level deeper.
  mutating func nested<Value>(
    _ read: (inout SignatureParser) throws(ScaffoldError) -> Value
  ) throws(ScaffoldError) -> Value {
    guard depth < Self.deepest else { throw tooDeep }
    depth += 1
    defer { depth -= 1 }
    return try read(&self)
  }

  var tooDeep: ScaffoldError { failure(.tooDeep(Self.deepest)) }

  /// The levels that are left for signs behind a type.
  var levelsLeft: Int { Self.deepest - depth }

  func location(of token: SignatureToken) -> SourceLocation {
    source.location(of: SourceText.Position(offset: token.range.lowerBound))
  }

  func failure(_ fault: SignatureFault, at token: SignatureToken? = nil) -> ScaffoldError {
    ScaffoldError(fault, at: location(of: token ?? self.token))
  }

  /// Refuses a name that generated code could not use or that a linter would complain about.
  func checkName(_ token: SignatureToken) throws(ScaffoldError) {
    let name = token.text
    guard let first = name.unicodeScalars.first, Identifier.isHead(first) else {
      throw failure(.badName(name, suggestion: nil), at: token)
    }
    guard first.properties.isUppercase || name.unicodeScalars.contains("_") else { return }
    let better = CaseStyle.lowerCamel.apply(to: name).normalizedToNFC
    let isBetter = Identifier.isValid(better) && !Identifier.keywords.contains(better)
    throw failure(.badName(name, suggestion: isBetter ? better : nil), at: token)
  }
}
