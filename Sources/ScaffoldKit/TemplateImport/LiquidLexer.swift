/// Splits a Liquid text into text, outputs `{{ … }}` and tags `{% … %}`.
struct LiquidLexer {
  struct Token {
    enum Kind { case text, output, tag }

    let kind: Kind
    /// The text, or what is between the signs.
    let range: Range<Int>
    /// Where it begins.
    let offset: Int
    var trimsBefore = false
    var trimsAfter = false
  }

  private let source: SourceText
  private var offset = 0

  /// The tokens of a text, without comments.
  static func tokens(of source: SourceText) throws(ScaffoldError) -> [Token] {
    if let problem = source.encodingProblem { throw ScaffoldError(problem) }
    var lexer = LiquidLexer(source: source)
    var tokens: [Token] = []
    while lexer.offset < source.bytes.count {
      let token = try lexer.next()
      guard token.kind == .tag else {
        tokens.append(token)
        continue
      }
      let word = lexer.firstWord(of: token)
      guard word == "raw" || word == "comment" else {
        tokens.append(token)
        continue
      }
      let end = try lexer.end(of: word, token)
      let inner = Token(
        kind: .text, range: token.nextOffset..<end.offset, offset: token.nextOffset)
      // A comment is a text without bytes, so that the blanks beside it are trimmed as Liquid does.
      let isRaw = word == "raw"
      tokens.append(
        Token(
          kind: .text, range: isRaw ? inner.range : inner.range.lowerBound..<inner.range.lowerBound,
          offset: inner.offset, trimsBefore: token.trimsBefore, trimsAfter: end.trimsAfter))
    }
    return tokens
  }

  private init(source: SourceText) {
    self.source = source
    if source.hasByteOrderMark { offset = SourceText.byteOrderMark.count }
  }

  private mutating func next() throws(ScaffoldError) -> Token {
    let start = offset
    while offset < source.bytes.count {
      if isNext("{{") || isNext("{%") {
        guard offset == start else { break }
        return try placeholder()
      }
      offset += 1
    }
    return Token(kind: .text, range: start..<offset, offset: start)
  }

  private mutating func placeholder() throws(ScaffoldError) -> Token {
    let start = offset
    let isOutput = isNext("{{")
    let close = Array((isOutput ? "}}" : "%}").utf8)
    offset += 2
    let trimsBefore = offset < source.bytes.count && source.bytes[offset] == UInt8(ascii: "-")
    if trimsBefore { offset += 1 }
    let inner = offset
    while offset < source.bytes.count, !source.bytes[offset...].starts(with: close) {
      offset += 1
    }
    guard offset < source.bytes.count else {
      throw ScaffoldError(
        .data, .liquid, "'\(isOutput ? "{{" : "{%")' is not closed",
        at: source.location(at: start),
        help: "close it with '\(isOutput ? "}}" : "%}")'")
    }
    let trimsAfter = offset > inner && source.bytes[offset - 1] == UInt8(ascii: "-")
    let range = inner..<(trimsAfter ? offset - 1 : offset)
    offset += 2
    return Token(
      kind: isOutput ? .output : .tag, range: range, offset: start, trimsBefore: trimsBefore,
      trimsAfter: trimsAfter)
  }

  private func isNext(_ text: String) -> Bool { source.bytes[offset...].starts(with: text.utf8) }

  /// Whether a tag with this name begins here.
  private func isTag(_ name: String) -> Bool {
    var rest = source.bytes[(offset + 2)...]
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    return rest.drop { $0 <= 0x20 }.starts(with: name.utf8)
  }

  private func firstWord(of token: Token) -> String {
    let rest = source.bytes[token.range].drop { $0 <= 0x20 }
    return String(decoding: rest.prefix { $0 > 0x20 }, as: UTF8.self)
  }

  /// The tag that ends a comment or a raw text.
  private mutating func end(of word: String, _ open: Token) throws(ScaffoldError) -> Token {
    while offset < source.bytes.count {
      if isNext("{%"), isTag("end" + word) { return try placeholder() }
      offset += 1
    }
    throw ScaffoldError(
      .data, .liquid, "'\(word)' is not closed", at: source.location(at: open.offset),
      help: "add {% end\(word) %}")
  }
}

extension LiquidLexer.Token {
  /// The first byte after the placeholder.
  fileprivate var nextOffset: Int {
    range.upperBound + (trimsAfter ? 3 : 2)
  }
}
