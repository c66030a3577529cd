/// A word or a sign of a signature, with its place in the text.
struct SignatureToken: Sendable, Hashable {
  enum Kind: Sendable { case word, quoted, sign, end }

  let kind: Kind
  /// A word in normal form C and without backticks, or a sign such as `->`.
  let text: String
  /// Where it begins and ends in the text's bytes.
  let range: Range<Int>

  var isName: Bool { kind == .word || kind == .quoted }
  func isWord(_ word: String) -> Bool { kind == .word && text == word }
  func isSign(_ sign: String) -> Bool { kind == .sign && text == sign }

  /// The tokens of the text up to an offset in its bytes; the last one is the end.
  static func tokens(
    of source: SourceText, before end: Int
  ) throws(ScaffoldError) -> [SignatureToken] {
    var reader = TokenReader(source: source)
    return try reader.tokens(before: end)
  }
}

private struct TokenReader {
  private let source: SourceText
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var offset = 0

  init(source: SourceText) {
    self.source = source
    scalars = Array(String(decoding: source.bytes, as: UTF8.self).unicodeScalars)
  }

  mutating func tokens(before end: Int) throws(ScaffoldError) -> [SignatureToken] {
    var tokens: [SignatureToken] = []
    while index < scalars.count, offset < end {
      let scalar = scalars[index]
      if scalar == " " || scalar == "\t" {
        advance()
      } else if Identifier.isContinuation(scalar), !scalar.isInvisible {
        tokens.append(try word())
      } else if scalar == "`" {
        tokens.append(try quotedWord())
      } else {
        tokens.append(try sign())
      }
    }
    tokens.append(SignatureToken(kind: .end, text: "", range: offset..<offset))
    return tokens
  }

  private mutating func word() throws(ScaffoldError) -> SignatureToken {
    let start = offset
    var word = String.UnicodeScalarView()
    while index < scalars.count, Identifier.isContinuation(scalars[index]) {
      guard !scalars[index].isInvisible else { throw invisible(scalars[index]) }
      word.append(scalars[index])
      advance()
    }
    return SignatureToken(kind: .word, text: String(word).normalizedToNFC, range: start..<offset)
  }

  private mutating func quotedWord() throws(ScaffoldError) -> SignatureToken {
    let start = offset
    advance()
    let content: SignatureToken? =
      index < scalars.count && Identifier.isHead(scalars[index]) ? try word() : nil
    guard let content, index < scalars.count, scalars[index] == "`" else {
      throw ScaffoldError(.unclosed("`", at: location(of: start)))
    }
    advance()
    return SignatureToken(kind: .quoted, text: content.text, range: start..<offset)
  }

  private mutating func sign() throws(ScaffoldError) -> SignatureToken {
    let start = offset
    let first = scalars[index]
    if first == "\n" || first == "\r" {
      throw ScaffoldError(
        .usage, .actionSyntax, "a line break", at: location(of: start),
        help: "write everything in one line")
    }
    guard !first.isInvisible else { throw invisible(first) }
    for sign in ["->", "..."] where scalars[index...].starts(with: sign.unicodeScalars) {
      for _ in sign.unicodeScalars { advance() }
      return SignatureToken(kind: .sign, text: sign, range: start..<offset)
    }
    advance()
    return SignatureToken(kind: .sign, text: String(first), range: start..<offset)
  }

  private mutating func advance() {
    offset += UTF8.width(scalars[index])
    index += 1
  }

  private func invisible(_ scalar: Unicode.Scalar) -> ScaffoldError {
    ScaffoldError(
      .usage, .actionInvisible,
      "the invisible character '\(String(scalar).escapingControlCharacters)'",
      at: location(of: offset), help: "type the text again without it")
  }

  private func location(of offset: Int) -> SourceLocation {
    source.location(of: SourceText.Position(offset: offset))
  }
}

extension Diagnostic {
  /// An opening sign without the one that closes it.
  static func unclosed(_ sign: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .usage, .actionSyntax, "'\(sign)' is never closed", at: location,
      help: "close it, or leave it out")
  }
}
