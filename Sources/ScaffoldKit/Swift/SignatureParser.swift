/// Parses signatures and types. The grammar is in extensions.
struct SignatureParser {
  let source: SourceText
  private let tokens: [SignatureToken]
  private var index = 0
  private var depth = 0
  /// Whether names may be in any style.
  var acceptsAnyNames = false
  private static let deepest = 32
  private static let mostElements = 100
  private static let mostBytes = 10_000

  /// - Parameter end: where the signature ends in the bytes of the text.
  /// - Throws: a text that is too long, or has other characters than signatures.
  init(_ source: SourceText, before end: Int = .max) throws(ScaffoldError) {
    guard source.bytes.count <= Self.mostBytes else {
      throw ScaffoldError(
        .usage, .limit, "a signature of more than \(Self.mostBytes) bytes",
        at: SourceLocation(path: source.path), help: "write a shorter one")
    }
    self.source = source
    tokens = try SignatureToken.tokens(of: source, before: end)
  }

  // MARK: Moving along

  var token: SignatureToken { tokens[index] }

  /// The token after the current one.
  var following: SignatureToken { tokens[min(index + 1, tokens.count - 1)] }

  /// Moves to the next token and returns the one before it.
  @discardableResult
  mutating func advance() -> SignatureToken {
    defer { index = min(index + 1, tokens.count - 1) }
    return token
  }

  /// Moves past the sign if it is next.
  mutating func take(_ sign: String) -> Bool {
    guard token.isSign(sign) else { return false }
    advance()
    return true
  }

  /// Moves past the word if it is next.
  mutating func takeWord(_ word: String) -> Bool {
    guard token.isWord(word) else { return false }
    advance()
    return true
  }

  /// Moves past the sign that closes `opening`.
  mutating func close(_ opening: SignatureToken, with sign: String) throws(ScaffoldError) {
    if take(sign) { return }
    if token.kind == .end { throw unclosed(opening) }
    throw expected("',' or '\(sign)'")
  }

  /// Begins a type inside another one.
  mutating func descend() throws(ScaffoldError) {
    guard depth < Self.deepest else { throw tooDeep }
    depth += 1
  }

  /// Ends a type inside another one.
  mutating func ascend() { depth -= 1 }

  var tooDeep: ScaffoldError {
    error(
      .actionDepth, "a type nested deeper than \(Self.deepest) levels",
      help: "give the inner type a name with 'typealias'")
  }

  /// Refuses more parameters of a function, or elements of a tuple, than anyone writes by hand.
  func checkCount(_ count: Int) throws(ScaffoldError) {
    guard count >= Self.mostElements else { return }
    throw error(
      .actionSize, "more than \(Self.mostElements) parameters or elements",
      help: "give them a type of their own")
  }

  /// The levels that are left for signs after a type.
  var levelsLeft: Int { Self.deepest - depth }

  // MARK: Errors

  /// A signature as it is to be written.
  static let example = "signIn(username: String, password: String)"

  func location(of token: SignatureToken) -> SourceLocation {
    source.location(of: SourceText.Position(offset: token.range.lowerBound))
  }

  /// An error at a token; without one, at the current token.
  func error(
    _ code: Diagnostic.Code, _ message: String, help: String, at token: SignatureToken? = nil
  ) -> ScaffoldError {
    ScaffoldError(.usage, code, message, at: location(of: token ?? self.token), help: help)
  }

  func expected(_ what: String, at token: SignatureToken? = nil) -> ScaffoldError {
    let found = (token ?? self.token).text.escapingControlCharacters
    return error(
      .actionSyntax, "expected \(what)" + (found.isEmpty ? "" : ", found '\(found)'"),
      help: "write it like '\(Self.example)'", at: token)
  }

  func unclosed(_ opening: SignatureToken) -> ScaffoldError {
    ScaffoldError(.unclosed(opening.text, at: location(of: opening)))
  }

  /// Swift that an action cannot have, because a mock could not store or repeat it.
  func unsupported(
    _ message: String, help: String = "leave it out", at token: SignatureToken? = nil
  ) -> ScaffoldError {
    error(.actionUnsupported, message, help: help, at: token)
  }

  // MARK: Names

  /// Throws if generated code could not use the name, or if a linter would reject it.
  func checkName(_ token: SignatureToken) throws(ScaffoldError) {
    let name = token.text
    guard let first = name.unicodeScalars.first, Identifier.isHead(first) else {
      throw badName(token, suggestion: nil)
    }
    guard !acceptsAnyNames else { return }
    guard first.properties.isUppercase || name.unicodeScalars.contains("_") else { return }
    let better = CaseStyle.lowerCamel.apply(to: name).normalizedToNFC
    let isBetter = Identifier.isValid(better) && !Identifier.keywords.contains(better)
    throw badName(token, suggestion: isBetter ? better : nil)
  }

  private func badName(_ token: SignatureToken, suggestion: String?) -> ScaffoldError {
    error(
      .actionName, "'\(token.text.escapingControlCharacters)' is not in lowerCamelCase",
      help: suggestion.map { "write '\($0)'" } ?? "write a name like 'signIn'", at: token)
  }

  func keywordAsName(_ token: SignatureToken) -> ScaffoldError {
    error(
      .actionName, "'\(token.text)' is a Swift keyword", help: "choose another name", at: token)
  }
}
