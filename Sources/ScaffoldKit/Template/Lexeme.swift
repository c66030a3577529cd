/// A word or a sign inside a placeholder: where it stands in its file.
struct Lexeme: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case word, string, number
    case pipe, dot, equal, unequal, open, close
  }

  let kind: Kind
  let range: Range<Int>

  /// The text between the quotes of a string.
  func unquoted(in source: SourceText) -> String {
    let inner = (range.lowerBound + 1)..<(range.upperBound - 1)
    guard source.bytes[inner].contains(UInt8(ascii: "\\")) else { return source.slice(inner) }
    var text: [UInt8] = []
    var isEscaped = false
    for byte in source.bytes[inner] {
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      if !isEscaped { text.append(byte) }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// What the reader sees, for messages.
  func text(in source: SourceText) -> String {
    kind == .string ? "\"\(unquoted(in: source))\"" : source.slice(range)
  }

  /// The words and signs that stand in a part of a file.
  static func cut(
    _ content: Range<Int>, of source: SourceText
  ) throws(ScaffoldFailure) -> [Lexeme] {
    var lexemes: [Lexeme] = []
    try cut(content, of: source, into: &lexemes)
    return lexemes
  }

  /// The same in the place of what `lexemes` held before.
  static func cut(
    _ content: Range<Int>, of source: SourceText, into lexemes: inout [Lexeme]
  ) throws(ScaffoldFailure) {
    if !lexemes.isEmpty { lexemes.removeAll(keepingCapacity: true) }
    if content.isEmpty { return }
    try source.bytes.withUnsafeBufferPointer { bytes throws(ScaffoldFailure) in
      var cutter = Cutter(source: source, bytes: bytes, content)
      while let next = try cutter.next() {
        guard lexemes.count < TemplateLimits.wordsInPlaceholder else {
          let fault = TemplateFault.tooManyWords(TemplateLimits.wordsInPlaceholder)
          throw ScaffoldFailure(fault, at: source.location(at: next.range.lowerBound))
        }
        lexemes.append(next)
      }
    }
  }
}

private struct Cutter {
  let source: SourceText
  let bytes: UnsafeBufferPointer<UInt8>
  var offset: Int
  let end: Int

  init(source: SourceText, bytes: UnsafeBufferPointer<UInt8>, _ content: Range<Int>) {
    self.source = source
    self.bytes = bytes
    (offset, end) = (content.lowerBound, content.upperBound)
  }

  mutating func next() throws(ScaffoldFailure) -> Lexeme? {
    while let byte = peek, byte == 0x20 || byte == 0x09 { offset += 1 }
    guard let byte = peek else { return nil }
    let start = offset
    let kind: Lexeme.Kind =
      if isNameByte(byte) {
        word()
      } else if byte == UInt8(ascii: "\"") {
        try string()
      } else {
        try sign()
      }
    return Lexeme(kind: kind, range: start..<offset)
  }

  /// A name, or a number; what begins with a digit and goes on otherwise is a name.
  private mutating func word() -> Lexeme.Kind {
    let start = offset
    var isNumber = true
    while let byte = peek, isNameByte(byte) {
      if !isDigit(byte) { isNumber = false }
      offset += 1
    }
    return isNumber && Int(source.slice(start..<offset)) != nil ? .number : .word
  }

  private mutating func string() throws(ScaffoldFailure) -> Lexeme.Kind {
    let start = offset
    offset += 1
    while let byte = peek {
      offset += 1
      if byte == UInt8(ascii: "\"") { return .string }
      guard byte == UInt8(ascii: "\\") else { continue }
      guard let escaped = peek, escaped == UInt8(ascii: "\"") || escaped == UInt8(ascii: "\\")
      else {
        throw ScaffoldFailure(TemplateFault.badEscape, at: source.location(at: offset - 1))
      }
      offset += 1
    }
    throw ScaffoldFailure(TemplateFault.openString, at: source.location(at: start))
  }

  private mutating func sign() throws(ScaffoldFailure) -> Lexeme.Kind {
    let isEquation = offset + 1 < end && bytes[offset + 1] == UInt8(ascii: "=")
    let kind: Lexeme.Kind? =
      switch bytes[offset] {
      case UInt8(ascii: "|"): .pipe
      case UInt8(ascii: "."): .dot
      case UInt8(ascii: "("): .open
      case UInt8(ascii: ")"): .close
      case UInt8(ascii: "=") where isEquation: .equal
      case UInt8(ascii: "!") where isEquation: .unequal
      default: nil
      }
    guard let kind else {
      let rest = source.slice(offset..<end)
      throw ScaffoldFailure(
        TemplateFault.unexpected(String(rest.prefix(1))), at: source.location(at: offset))
    }
    offset += kind == .equal || kind == .unequal ? 2 : 1
    return kind
  }

  private var peek: UInt8? { offset < end ? bytes[offset] : nil }
}
