/// Cuts a manifest's bytes into tokens and refuses whatever a plain manifest does without.
struct ManifestLexer {
  private let bytes: [UInt8]
  private var offset: Int
  private(set) var line = 1

  init(_ bytes: [UInt8], from offset: Int) {
    self.bytes = bytes
    self.offset = offset
  }

  mutating func next() throws(NotPlain) -> ManifestToken {
    let start = (offset: offset, line: line)
    try skipBlanks()
    let startsLine = line > start.line
    let spaceBefore = offset > start.offset
    let first = line
    let kind = try token()
    return ManifestToken(
      kind: kind, line: first, startsLine: startsLine, spaceBefore: spaceBefore,
      spaceAfter: isBlankAhead)
  }

  func failure(_ reason: NotPlain.Reason) -> NotPlain { NotPlain(reason: reason, line: line) }

  // MARK: Tokens

  private mutating func token() throws(NotPlain) -> ManifestToken.Kind {
    guard let byte = peek() else { return .end }
    switch byte {
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return .integer(try integer())
    case _ where Self.startsWord(byte): return .word(word())
    case UInt8(ascii: "."): return try dots()
    case UInt8(ascii: "="):
      if let next = peek(1), Self.isOperator(next), !isCommentAhead(1) {
        throw failure(.needsRunning("="))
      }
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"):
      break
    case 0x21...0x7E: throw failure(.needsRunning(String(Unicode.Scalar(byte))))
    default: throw failure(.character)
    }
    offset += 1
    return .mark(byte)
  }

  /// A dot before a member, or a range operator.
  private mutating func dots() throws(NotPlain) -> ManifestToken.Kind {
    guard peek(1) == UInt8(ascii: ".") else {
      guard let next = peek(1), Self.startsWord(next) else { throw failure(.needsRunning(".")) }
      offset += 1
      return .mark(UInt8(ascii: "."))
    }
    let third = peek(2)
    guard third == UInt8(ascii: "<") || third == UInt8(ascii: ".") else {
      throw failure(.needsRunning(".."))
    }
    if let next = peek(3), Self.isOperator(next), !isCommentAhead(3) {
      throw failure(.needsRunning("..<"))
    }
    offset += 3
    return .range(closed: third == UInt8(ascii: "."))
  }

  private mutating func word() -> String {
    let start = offset
    while let byte = peek(), Self.startsWord(byte) || Self.isDigit(byte) { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func integer() throws(NotPlain) -> Int {
    let start = offset
    while let byte = peek(), Self.isDigit(byte) { offset += 1 }
    let isPlainEnd = peek().map { !Self.startsWord($0) && $0 != UInt8(ascii: ".") } ?? true
    guard isPlainEnd, offset - start < 10,
      let value = Int(String(decoding: bytes[start..<offset], as: UTF8.self))
    else { throw failure(.type) }
    return value
  }

  /// A string on one line; `"""` and interpolation are left to SwiftPM.
  private mutating func string() throws(NotPlain) -> String {
    if peek(1) == UInt8(ascii: "\""), peek(2) == UInt8(ascii: "\"") { throw failure(.string) }
    offset += 1
    let start = offset
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return String(decoding: bytes[start..<offset - 1], as: UTF8.self)
      case UInt8(ascii: "\\"): return try escapedString(from: start)
      case 0x0A, 0x0D: throw failure(.unterminated)
      case 0..<0x20 where byte != 0x09, 0x7F: throw failure(.character)
      default: offset += 1
      }
    }
    throw failure(.unterminated)
  }

  private mutating func escapedString(from start: Int) throws(NotPlain) -> String {
    var text = Array(bytes[start..<offset])
    while let byte = peek() {
      offset += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let escape = peek(), let meaning = Self.escapes[escape] else {
          throw failure(.string)
        }
        offset += 1
        text.append(meaning)
      case 0x0A, 0x0D: throw failure(.unterminated)
      case 0..<0x20 where byte != 0x09, 0x7F: throw failure(.character)
      default: text.append(byte)
      }
    }
    throw failure(.unterminated)
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "\\"): UInt8(ascii: "\\"),
    UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09, UInt8(ascii: "'"): UInt8(ascii: "'"),
  ]

  // MARK: Blanks and comments

  private mutating func skipBlanks() throws(NotPlain) {
    while let byte = peek() {
      switch byte {
      case 0x20, 0x09: offset += 1
      case 0x0A, 0x0D: skipLineEnd()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
        while let byte = peek(), byte != 0x0A, byte != 0x0D { offset += 1 }
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): try skipComment()
      default: return
      }
    }
  }

  private mutating func skipLineEnd() {
    offset += peek() == 0x0D && peek(1) == 0x0A ? 2 : 1
    line += 1
  }

  /// A block comment; in Swift they nest.
  private mutating func skipComment() throws(NotPlain) {
    var depth = 0
    repeat {
      switch (peek(), peek(1)) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")): (depth, offset) = (depth + 1, offset + 2)
      case (UInt8(ascii: "*"), UInt8(ascii: "/")): (depth, offset) = (depth - 1, offset + 2)
      case (nil, _): throw failure(.unterminated)
      case (0x0A, _), (0x0D, _): skipLineEnd()
      default: offset += 1
      }
    } while depth > 0
  }

  // MARK: Looking ahead

  private func peek(_ distance: Int = 0) -> UInt8? {
    offset + distance < bytes.count ? bytes[offset + distance] : nil
  }

  private var isBlankAhead: Bool {
    guard let byte = peek() else { return true }
    return byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D || isCommentAhead(0)
  }

  private func isCommentAhead(_ distance: Int) -> Bool {
    peek(distance) == UInt8(ascii: "/")
      && (peek(distance + 1) == UInt8(ascii: "/") || peek(distance + 1) == UInt8(ascii: "*"))
  }

  private static func startsWord(_ byte: UInt8) -> Bool {
    (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
      || byte == UInt8(ascii: "_")
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private static func isOperator(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "/", "=", "-", "+", "!", "*", "%", "<", ">", "&", "|", "^", "~", "?", ".": true
    default: byte >= 0x80
    }
  }
}
