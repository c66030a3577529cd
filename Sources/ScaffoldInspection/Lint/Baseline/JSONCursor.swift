import ScaffoldSwift

/// Reads JSON of a known form from its beginning to its end.
struct JSONCursor {
  private let text: [UInt8]
  private var index = 0
  /// Whether the next member or element is the first one of its object or array.
  private var isFirst = false

  init(_ text: [UInt8]) {
    self.text = text
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  /// The offset of the next value.
  var place: Int {
    mutating get {
      skipSpace()
      return index
    }
  }

  func error(_ message: String, at offset: Int) -> BaselineError {
    BaselineError(message, at: offset, in: text)
  }

  /// Begins an object or an array.
  mutating func open(_ bracket: Unicode.Scalar) throws(BaselineError) {
    try expect(bracket)
    isFirst = true
  }

  /// The name of the next member with its offset; `nil` at the end of the object.
  mutating func nextMember() throws(BaselineError) -> (name: String, offset: Int)? {
    guard try hasNext(before: "}") else { return nil }
    let offset = place
    let name = try string()
    try expect(":")
    return (name, offset)
  }

  /// Whether there is another element before the end of the array.
  mutating func hasNextElement() throws(BaselineError) -> Bool { try hasNext(before: "]") }

  /// Checks that the text ends here.
  mutating func end() throws(BaselineError) {
    if place < text.count { throw error("text after the end of the JSON", at: index) }
  }

  private mutating func hasNext(before bracket: Unicode.Scalar) throws(BaselineError) -> Bool {
    skipSpace()
    if peek == UInt8(ascii: bracket) {
      index += 1
      isFirst = false
      return false
    }
    if !isFirst { try expect(",") }
    isFirst = false
    return true
  }

  private mutating func expect(_ mark: Unicode.Scalar) throws(BaselineError) {
    skipSpace()
    guard peek == UInt8(ascii: mark) else { throw error("'\(mark)' is missing", at: index) }
    index += 1
  }

  private var peek: UInt8? { index < text.count ? text[index] : nil }

  private mutating func skipSpace() {
    while let byte = peek, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { index += 1 }
  }
}

// MARK: Values

extension JSONCursor {
  /// An integer of up to nine digits.
  mutating func number() throws(BaselineError) -> Int {
    let start = place
    while let byte = peek, UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte { index += 1 }
    let digits = text[start..<index]
    let isPlain = digits.count == 1 || digits.first != UInt8(ascii: "0")
    guard isPlain, digits.count < 10, let value = Int(String(decoding: digits, as: UTF8.self))
    else { throw error("a whole number is missing", at: start) }
    return value
  }

  mutating func string() throws(BaselineError) -> String {
    let start = place
    guard peek == UInt8(ascii: "\"") else { throw error("a string is missing", at: start) }
    index += 1
    var bytes: [UInt8] = []
    while let byte = peek, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw error("control character in a string", at: index) }
      if byte == UInt8(ascii: "\\") {
        bytes += Array(String(try escape()).utf8)
      } else {
        bytes.append(byte)
        index += 1
      }
    }
    guard peek != nil else { throw error("unterminated string", at: start) }
    index += 1
    guard let string = String(validating: bytes, as: UTF8.self) else {
      throw error("invalid UTF-8 in a string", at: start)
    }
    return string
  }

  private mutating func escape() throws(BaselineError) -> Unicode.Scalar {
    let start = index
    let simple: [UInt8: Unicode.Scalar] = [
      UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
      UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
      UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
    ]
    index += 1
    if let byte = peek, let scalar = simple[byte] {
      index += 1
      return scalar
    }
    guard let unit = hexUnit() else { throw error("invalid escape", at: start) }
    if let scalar = Unicode.Scalar(unit) { return scalar }
    // Two escapes are the halves of one character.
    guard 0xD800..<0xDC00 ~= unit, peek == UInt8(ascii: "\\") else {
      throw error("invalid escape", at: start)
    }
    index += 1
    guard let low = hexUnit(), 0xDC00..<0xE000 ~= low,
      let scalar = Unicode.Scalar(0x10000 + (UInt32(unit) - 0xD800) << 10 + UInt32(low) - 0xDC00)
    else { throw error("invalid escape", at: start) }
    return scalar
  }

  /// The value of `u` and four hexadecimal digits.
  private mutating func hexUnit() -> UInt16? {
    guard peek == UInt8(ascii: "u"), index + 4 < text.count else { return nil }
    let digits = text[index + 1...index + 4]
    guard digits.allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit }) else { return nil }
    index += 5
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
