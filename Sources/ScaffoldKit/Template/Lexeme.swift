/// A word or a sign inside a placeholder.
struct Lexeme: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case word(String)
    case string(String)
    case number(Int)
    /// One of `| . == != ( )`.
    case sign(String)
  }

  let kind: Kind
  let start: SourceText.Position

  /// What the reader sees, for messages.
  var text: String {
    switch kind {
    case .word(let word): word
    case .string(let string): "\"\(string)\""
    case .number(let number): String(number)
    case .sign(let sign): sign
    }
  }

  /// Cuts the content of a placeholder into words and signs.
  static func cut(
    _ placeholder: TemplateLexer.Placeholder, in source: SourceText
  ) throws(ScaffoldFailure) -> [Lexeme] {
    var cutter = Cutter(source: source, placeholder: placeholder)
    return try cutter.lexemes()
  }
}

private struct Cutter {
  let source: SourceText
  let placeholder: TemplateLexer.Placeholder
  var offset: Int

  init(source: SourceText, placeholder: TemplateLexer.Placeholder) {
    self.source = source
    self.placeholder = placeholder
    offset = placeholder.content.lowerBound
  }

  mutating func lexemes() throws(ScaffoldFailure) -> [Lexeme] {
    var found: [Lexeme] = []
    while let byte = peek {
      let start = position
      guard found.count < TemplateLimits.wordsInPlaceholder else {
        let fault = TemplateFault.tooManyWords(TemplateLimits.wordsInPlaceholder)
        throw ScaffoldFailure(fault, at: source.location(of: start))
      }
      if byte == 0x20 || byte == 0x09 {
        offset += 1
      } else if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte), let number = number() {
        found.append(Lexeme(kind: .number(number), start: start))
      } else if isNameByte(byte) {
        found.append(Lexeme(kind: .word(word()), start: start))
      } else if byte == UInt8(ascii: "\"") {
        found.append(Lexeme(kind: .string(try string()), start: start))
      } else {
        found.append(Lexeme(kind: .sign(try sign()), start: start))
      }
    }
    return found
  }

  private mutating func word() -> String {
    let start = offset
    while let byte = peek, isNameByte(byte) { offset += 1 }
    return source.slice(start..<offset)
  }

  /// A number; a word that begins with a digit is none.
  private mutating func number() -> Int? {
    let end =
      source.bytes[offset..<placeholder.content.upperBound]
      .firstIndex { !isNameByte($0) } ?? placeholder.content.upperBound
    guard let number = Int(source.slice(offset..<end)) else { return nil }
    offset = end
    return number
  }

  private mutating func string() throws(ScaffoldFailure) -> String {
    let start = position
    var text: [UInt8] = []
    offset += 1
    while let byte = peek {
      let place = position
      offset += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\") else {
        text.append(byte)
        continue
      }
      guard let escaped = peek, escaped == UInt8(ascii: "\"") || escaped == UInt8(ascii: "\\")
      else {
        throw ScaffoldFailure(TemplateFault.badEscape, at: source.location(of: place))
      }
      text.append(escaped)
      offset += 1
    }
    throw ScaffoldFailure(TemplateFault.openString, at: source.location(of: start))
  }

  private mutating func sign() throws(ScaffoldFailure) -> String {
    for sign in ["==", "!=", "|", ".", "(", ")"]
    where source.bytes[offset..<placeholder.content.upperBound].starts(with: sign.utf8) {
      offset += sign.utf8.count
      return sign
    }
    let rest = source.slice(offset..<placeholder.content.upperBound)
    throw ScaffoldFailure(
      TemplateFault.unexpected(String(rest.prefix(1))), at: source.location(of: position))
  }

  private var peek: UInt8? {
    offset < placeholder.content.upperBound ? source.bytes[offset] : nil
  }

  /// A placeholder stands on one line, so only the offset moves.
  private var position: SourceText.Position {
    var position = placeholder.start
    position.offset = offset
    return position
  }
}
