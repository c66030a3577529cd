/// The kinds of bytes in Swift code.
package enum SwiftByte {
  /// Whether the byte may be part of a word: a letter, a digit, `_`, `$`, or part of a character that is
  /// not ASCII.
  package static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"): true
    default: byte >= 0x80
    }
  }

  /// Whether the byte is a decimal digit.
  static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  /// Whether the byte ends a line.
  package static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// Whether the byte separates tokens on a line: a space, a tab, or another control character.
  package static func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 && !isLineEnd(byte) }

  /// Whether the byte is an ASCII character of which operators consist.
  static func isOperator(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "/", "=", "-", "+", "!", "*", "%", "<", ">", "&", "|", "^", "~", "?": true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// Whether an operator may begin with the character, which is not ASCII.
  var isOperatorHead: Bool {
    switch value {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7: true
    case 0x2016, 0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E: true
    case 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F: true
    case 0x3001...0x3003, 0x3008...0x3020, 0x3030: true
    default: false
    }
  }
}
