/// Reads JSON (RFC 8259) with comments (`//` and `/* */`) where they are allowed.
///
/// Strict otherwise: a repeated member, a trailing comma, a lone surrogate or text after the document
/// is an error with its location.
struct JSONReader {
  private let source: SourceText
  private let allowsComments: Bool
  private let bytes: [UInt8]
  private var offset = 0
  private var depth = 0
  private static let deepest = 64

  /// Reads the whole of `source` as one value.
  static func read(
    _ source: SourceText, comments: Bool = false
  ) throws(ScaffoldError) -> JSONValue {
    if let place = source.locationOfInvalidUTF8 {
      throw ScaffoldError(Problem.invalidUTF8, at: place)
    }
    var reader = JSONReader(source: source, allowsComments: comments)
    try reader.skipBlanks()
    let value = try reader.value()
    try reader.skipBlanks()
    guard reader.peek == nil else { throw reader.failure(.textAfterEnd) }
    return value
  }

  private init(source: SourceText, allowsComments: Bool) {
    self.source = source
    self.allowsComments = allowsComments
    bytes = source.bytes
    if source.hasByteOrderMark { offset = SourceText.byteOrderMark.count }
  }

  // MARK: Values

  private mutating func value() throws(ScaffoldError) -> JSONValue {
    let start = place
    guard let byte = peek else { throw failure(.unexpectedEnd) }
    let content: JSONValue.Content =
      switch byte {
      case UInt8(ascii: "{"): try nested { reader throws(ScaffoldError) in try reader.object() }
      case UInt8(ascii: "["): try nested { reader throws(ScaffoldError) in try reader.array() }
      case UInt8(ascii: "\""): .string(try string())
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): .number(try number())
      default: try word()
      }
    return JSONValue(content: content, place: start)
  }

  private mutating func nested(
    _ read: (inout JSONReader) throws(ScaffoldError) -> JSONValue.Content
  ) throws(ScaffoldError) -> JSONValue.Content {
    guard depth < Self.deepest else { throw failure(.tooDeep(Self.deepest)) }
    depth += 1
    let content = try read(&self)
    depth -= 1
    return content
  }

  private mutating func object() throws(ScaffoldError) -> JSONValue.Content {
    var members: [JSONValue.Member] = []
    var names: Set<String> = []
    offset += 1
    try skipBlanks()
    if take("}") { return .object([]) }
    while true {
      let start = place
      guard peek == UInt8(ascii: "\"") else { throw failure(.expected("a name in quotes")) }
      let name = try string()
      guard names.insert(name).inserted else {
        throw ScaffoldError(Problem.twice(name), at: start.location)
      }
      try skipBlanks()
      guard take(":") else { throw failure(.expected("':'")) }
      try skipBlanks()
      members.append(JSONValue.Member(name: name, place: start, value: try value()))
      try skipBlanks()
      if take("}") { return .object(members) }
      let comma = offset
      guard take(",") else { throw failure(.expected("',' or '}'")) }
      try skipBlanks()
      if peek == UInt8(ascii: "}") { throw failure(.trailingComma("an object"), at: comma) }
    }
  }

  private mutating func array() throws(ScaffoldError) -> JSONValue.Content {
    var elements: [JSONValue] = []
    offset += 1
    try skipBlanks()
    if take("]") { return .array([]) }
    while true {
      elements.append(try value())
      try skipBlanks()
      if take("]") { return .array(elements) }
      let comma = offset
      guard take(",") else { throw failure(.expected("',' or ']'")) }
      try skipBlanks()
      if peek == UInt8(ascii: "]") { throw failure(.trailingComma("an array"), at: comma) }
    }
  }

  private mutating func word() throws(ScaffoldError) -> JSONValue.Content {
    let words: [(String, JSONValue.Content)] = [
      ("true", .boolean(true)), ("false", .boolean(false)), ("null", .null),
    ]
    for (word, content) in words where take(word: word) { return content }
    throw failure(.expected("a value"))
  }

  private mutating func number() throws(ScaffoldError) -> String {
    let start = offset
    _ = take("-")
    if !take("0") { try digits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits()
    }
    return source.slice(start..<offset)
  }

  private mutating func digits() throws(ScaffoldError) {
    let start = offset
    while let byte = peek, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { offset += 1 }
    guard offset > start else { throw failure(.expected("a digit")) }
  }

  // MARK: Strings

  private mutating func string() throws(ScaffoldError) -> String {
    offset += 1
    var text: [UInt8] = []
    while !take("\"") {
      switch peek {
      case UInt8(ascii: "\\"): try escape(into: &text)
      case nil: throw failure(.unexpectedEnd)
      case let byte? where byte < 0x20: throw failure(.controlCharacter)
      case let byte?:
        text.append(byte)
        offset += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func escape(into text: inout [UInt8]) throws(ScaffoldError) {
    let start = offset
    offset += 1
    guard let byte = peek else { throw failure(.unexpectedEnd) }
    offset += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      var code = try hexadecimal()
      if (0xD800..<0xDC00).contains(code), take(word: "\\u") {
        let low = try hexadecimal()
        if (0xDC00..<0xE000).contains(low) { code = 0x10000 + (code - 0xD800) << 10 + low - 0xDC00 }
      }
      guard let scalar = Unicode.Scalar(code) else { throw failure(.badEscape, at: start) }
      text += Array(String(scalar).utf8)
    default: throw failure(.badEscape, at: start)
    }
  }

  private mutating func hexadecimal() throws(ScaffoldError) -> UInt32 {
    let start = offset
    let end = start + 4
    guard end <= bytes.count,
      bytes[start..<end].allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let code = UInt32(source.slice(start..<end), radix: 16)
    else { throw failure(.badEscape, at: start) }
    offset = end
    return code
  }

  // MARK: Moving along

  private var peek: UInt8? {
    offset < bytes.count ? bytes[offset] : nil
  }

  private var place: JSONPlace { JSONPlace(source: source, offset: offset) }

  /// Moves past an ASCII character if it stands here.
  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: sign) else { return false }
    offset += 1
    return true
  }

  /// Moves past `word` if it stands here.
  private mutating func take(word: String) -> Bool {
    guard bytes[offset...].starts(with: word.utf8) else { return false }
    offset += word.utf8.count
    return true
  }

  private mutating func skipBlanks() throws(ScaffoldError) {
    while let byte = peek {
      if byte == 0x20 || (0x09...0x0D).contains(byte) && byte != 0x0B && byte != 0x0C {
        offset += 1
      } else if byte == UInt8(ascii: "/"), allowsComments {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(ScaffoldError) {
    let start = offset
    if take(word: "//") {
      while let byte = peek, byte != 0x0A, byte != 0x0D { offset += 1 }
    } else if take(word: "/*") {
      while !take(word: "*/") {
        guard peek != nil else { throw failure(.openComment, at: start) }
        offset += 1
      }
    } else {
      throw failure(.expected("a value"))
    }
  }

  private func failure(_ problem: Problem, at place: Int? = nil) -> ScaffoldError {
    ScaffoldError(problem, at: source.location(at: place ?? offset))
  }
}
