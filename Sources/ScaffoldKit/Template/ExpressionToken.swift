/// A word or a sign inside a placeholder.
struct ExpressionToken: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case word, string, number
    case pipe, dot, equal, unequal, open, close
  }

  let kind: Kind
  /// The characters of the source. For a string, its value without quotes and escapes.
  let text: String
  /// Where it begins in its file.
  let offset: Int

  /// The token as a message shows it.
  var shown: String { kind == .string ? "\"\(text)\"" : text }
}

/// Splits the inside of a placeholder into tokens.
struct ExpressionLexer {
  private let source: SourceText
  private var offset: Int
  private let end: Int

  /// The tokens in a part of a file.
  static func tokens(
    in range: Range<Int>, of source: SourceText
  ) throws(ScaffoldError) -> [ExpressionToken] {
    var lexer = ExpressionLexer(source: source, offset: range.lowerBound, end: range.upperBound)
    var tokens: [ExpressionToken] = []
    while let token = try lexer.next() {
      guard tokens.count < TemplateLimits.wordsInPlaceholder else {
        throw lexer.error(
          .limit, "a placeholder of more than \(TemplateLimits.wordsInPlaceholder) words",
          at: token.offset)
      }
      tokens.append(token)
    }
    return tokens
  }

  private mutating func next() throws(ScaffoldError) -> ExpressionToken? {
    while let byte = peek, isBlank(byte) { offset += 1 }
    guard let byte = peek else { return nil }
    if isNameByte(byte) { return word() }
    if byte == UInt8(ascii: "\"") { return try string() }
    return try sign()
  }

  /// A name or a number. A word that begins with a digit and is not a number is a name.
  private mutating func word() -> ExpressionToken {
    let start = offset
    while let byte = peek, isNameByte(byte) { offset += 1 }
    let text = source.slice(start..<offset)
    let isNumber = text.utf8.allSatisfy(isDigit) && Int(text) != nil
    return ExpressionToken(kind: isNumber ? .number : .word, text: text, offset: start)
  }

  private mutating func string() throws(ScaffoldError) -> ExpressionToken {
    let start = offset
    var text: [UInt8] = []
    offset += 1
    while var byte = peek {
      offset += 1
      if byte == UInt8(ascii: "\"") {
        let text = String(decoding: text, as: UTF8.self)
        return ExpressionToken(kind: .string, text: text, offset: start)
      }
      if byte == UInt8(ascii: "\\") {
        guard let escaped = peek, escaped == UInt8(ascii: "\"") || escaped == UInt8(ascii: "\\")
        else {
          throw error(.syntax, "only \\\" and \\\\ are escapes in a string", at: offset - 1)
        }
        byte = escaped
        offset += 1
      }
      text.append(byte)
    }
    throw error(
      .syntax, "a string that never ends", help: "close it with a double quote", at: start)
  }

  private mutating func sign() throws(ScaffoldError) -> ExpressionToken {
    let next = source.bytes[offset..<min(offset + 2, end)]
    guard let (text, kind) = Self.signs.first(where: { next.starts(with: $0.text.utf8) }) else {
      let sign = String(source.slice(offset..<end).prefix(1)).escapingControlCharacters
      throw error(
        .syntax, "unexpected '\(sign)'", help: "write \\<< for a literal <<", at: offset)
    }
    defer { offset += text.utf8.count }
    return ExpressionToken(kind: kind, text: text, offset: offset)
  }

  private static let signs: [(text: String, kind: ExpressionToken.Kind)] = [
    ("|", .pipe), (".", .dot), ("==", .equal), ("!=", .unequal), ("(", .open), (")", .close),
  ]

  private var peek: UInt8? { offset < end ? source.bytes[offset] : nil }

  private func error(
    _ code: Diagnostic.Code, _ message: String, help: String? = nil, at offset: Int
  ) -> ScaffoldError {
    ScaffoldError(.data, code, message, at: source.location(at: offset), help: help)
  }
}

func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

/// Whether the byte may be part of a name: letters, digits, `_`, `-`, and every byte of a scalar
/// beyond ASCII.
func isNameByte(_ byte: UInt8) -> Bool {
  isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
    || byte >= 0x80
}
