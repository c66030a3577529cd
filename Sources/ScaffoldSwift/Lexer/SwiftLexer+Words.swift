// Words, numbers, and the ways to move along.
extension SwiftLexer {
  /// Reads a word, or a character of an operator that is not ASCII.
  mutating func word(from start: Int) {
    index = start
    if let length = lengthOfOperatorCharacter {
      index += length
      return add(.operatorCharacter, from: start)
    }
    skipWord()
    add(.word, from: start)
  }

  /// Reads a number without the sign of its exponent.
  mutating func number(from start: Int) {
    skipWord()
    if index + 1 < bytes.count, starts("."), SwiftByte.isDigit(bytes[index + 1]) {
      index += 1
      skipWord()
    }
    add(.number, from: start)
  }

  mutating func quotedName(from start: Int) {
    skip { $0 != UInt8(ascii: "`") && !SwiftByte.isLineEnd($0) }
    if starts("`") { index += 1 } else { fail("unterminated name between backticks", at: start) }
    add(.quoted, from: start)
  }

  mutating func skipWord() {
    while index < bytes.count, SwiftByte.isWord(bytes[index]) {
      if bytes[index] >= 0x80 {
        if lengthOfOperatorCharacter != nil { return }
        index += 1
        skip { $0 & 0xC0 == 0x80 }
      } else {
        index += 1
      }
    }
  }

  /// The number of bytes of the character here, if operators consist of it and it is not ASCII.
  private var lengthOfOperatorCharacter: Int? {
    guard index < bytes.count, bytes[index] >= 0xC2, bytes[index] < 0xF0 else { return nil }
    let length = bytes[index] >= 0xE0 ? 3 : 2
    guard index + length <= bytes.count else { return nil }
    let first = UInt32(bytes[index]) & (length == 3 ? 0x0F : 0x1F)
    let value = bytes[index + 1..<index + length].reduce(first) { $0 << 6 | UInt32($1 & 0x3F) }
    guard let scalar = Unicode.Scalar(value), scalar.isOperatorHead else { return nil }
    return length
  }

  mutating func skipLine() { skip { !SwiftByte.isLineEnd($0) } }

  /// Moves on while the bytes satisfy the condition.
  mutating func skip(while isWanted: (UInt8) -> Bool) {
    while index < bytes.count, isWanted(bytes[index]) { index += 1 }
  }

  /// Whether the rest of the code begins with `text`.
  func starts(_ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }
}
