/// Reads JSON (RFC 8259) with comments (`//` and `/* */`) where they are allowed.
///
/// Strict otherwise: a repeated member, a trailing comma, a lone surrogate or text after the document
/// is an error with its location.
struct JSONReader {
  private let source: SourceText
  private let allowsComments: Bool
  private let bytes: [UInt8]
  private var offset: Int
  /// The place of the latest value, whose line is known.
  private var position: SourceText.Position
  private var depth = 0
  private static let deepest = 64

  /// Reads the whole of `source` as one value.
  static func read(
    _ source: SourceText, comments: Bool = false
  ) throws(ScaffoldError) -> JSONValue {
    if let problem = source.encodingProblem { throw ScaffoldError(problem) }
    var reader = JSONReader(source: source, allowsComments: comments)
    try reader.skipBlanks()
    let value = try reader.value()
    try reader.skipBlanks()
    guard reader.peek == nil else {
      throw reader.syntaxError("text after the end of the JSON value")
    }
    return value
  }

  /// The texts of some members of the object in `source`. What follows them is not read.
  static func strings(
    _ names: Set<String>, in source: SourceText
  ) throws(ScaffoldError) -> [String: String] {
    var reader = JSONReader(source: source, allowsComments: false)
    var found: [String: String] = [:]
    try reader.skipBlanks()
    guard reader.take("{") else { return [:] }
    repeat {
      try reader.skipBlanks()
      guard reader.peek == UInt8(ascii: "\"") else { return found }
      let name = try reader.string()
      try reader.skipBlanks()
      guard reader.take(":") else { throw reader.syntaxError("expected ':'") }
      try reader.skipBlanks()
      let value = try reader.value()
      if names.contains(name) { found[name] = value.string }
      try reader.skipBlanks()
    } while found.count < names.count && reader.take(",")
    return found
  }

  private init(source: SourceText, allowsComments: Bool) {
    self.source = source
    self.allowsComments = allowsComments
    bytes = source.bytes
    position = source.start
    offset = position.offset
  }

  // MARK: Values

  private mutating func value() throws(ScaffoldError) -> JSONValue {
    let start = place()
    guard let byte = peek else { throw unexpectedEnd }
    let content: JSONValue.Content =
      switch byte {
      case UInt8(ascii: "{"): .object(try object())
      case UInt8(ascii: "["): .array(try array())
      case UInt8(ascii: "\""): .string(try string())
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): .number(try number())
      default: try word()
      }
    return JSONValue(content: content, place: start, end: offset)
  }

  private mutating func object() throws(ScaffoldError) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    var names: Set<String> = []
    try readList(of: "an object", closing: "}") { (reader) throws(ScaffoldError) in
      let start = reader.place()
      guard reader.peek == UInt8(ascii: "\"") else {
        throw reader.syntaxError("expected a name in quotes")
      }
      let name = try reader.string()
      guard names.insert(name).inserted else {
        throw ScaffoldError(
          .data, .jsonDuplicate, "duplicate key '\(name.escapingControlCharacters)'",
          at: start.location)
      }
      try reader.skipBlanks()
      guard reader.take(":") else { throw reader.syntaxError("expected ':'") }
      try reader.skipBlanks()
      members.append(JSONValue.Member(name: name, place: start, value: try reader.value()))
    }
    return members
  }

  private mutating func array() throws(ScaffoldError) -> [JSONValue] {
    var elements: [JSONValue] = []
    try readList(of: "an array", closing: "]") { (reader) throws(ScaffoldError) in
      elements.append(try reader.value())
    }
    return elements
  }

  /// Reads what an object or an array has between its brackets, separated by commas.
  private mutating func readList(
    of kind: String, closing bracket: Unicode.Scalar,
    readElement: (inout Self) throws(ScaffoldError) -> Void
  ) throws(ScaffoldError) {
    guard depth < Self.deepest else {
      throw ScaffoldError(
        .data, .jsonDepth, "values nested deeper than \(Self.deepest) levels",
        at: source.location(at: offset))
    }
    depth += 1
    defer { depth -= 1 }
    offset += 1
    try skipBlanks()
    if take(bracket) { return }
    while true {
      try readElement(&self)
      try skipBlanks()
      if take(bracket) { return }
      let comma = offset
      guard take(",") else { throw syntaxError("expected ',' or '\(bracket)'") }
      try skipBlanks()
      if peek == UInt8(ascii: bracket) {
        throw syntaxError("a comma before the end of \(kind)", help: "remove it", at: comma)
      }
    }
  }

  private mutating func word() throws(ScaffoldError) -> JSONValue.Content {
    let words: [(String, JSONValue.Content)] = [
      ("true", .boolean(true)), ("false", .boolean(false)), ("null", .null),
    ]
    for (word, content) in words where take(word: word) { return content }
    throw syntaxError("expected a value")
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
    guard offset > start else { throw syntaxError("expected a digit") }
  }

  // MARK: Strings

  private mutating func string() throws(ScaffoldError) -> String {
    offset += 1
    let start = offset
    while let byte = peek, byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
      offset += 1
    }
    // Most strings have no escapes.
    if take("\"") { return source.slice(start..<offset - 1) }
    var text = Array(bytes[start..<offset])
    while !take("\"") {
      switch peek {
      case UInt8(ascii: "\\"): try escape(into: &text)
      case nil: throw unexpectedEnd
      case let byte? where byte < 0x20:
        throw syntaxError(
          "a control character in a JSON string", help: "write it as an escape, such as '\\n'")
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
    guard let byte = peek else { throw unexpectedEnd }
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
      guard let scalar = Unicode.Scalar(code) else { throw invalidEscape(at: start) }
      text += Array(String(scalar).utf8)
    default: throw invalidEscape(at: start)
    }
  }

  private mutating func hexadecimal() throws(ScaffoldError) -> UInt32 {
    let start = offset
    let end = start + 4
    guard end <= bytes.count,
      bytes[start..<end].allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let code = UInt32(source.slice(start..<end), radix: 16)
    else { throw invalidEscape(at: start) }
    offset = end
    return code
  }

  // MARK: Moving along

  private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// The place of what is next.
  private mutating func place() -> JSONPlace {
    position.advance(to: offset, in: bytes)
    return JSONPlace(source: source, position: position)
  }

  /// Moves past an ASCII character if it is next.
  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: sign) else { return false }
    offset += 1
    return true
  }

  /// Moves past `word` if it is next.
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
        guard peek != nil else { throw syntaxError("a comment that never ends", at: start) }
        offset += 1
      }
    } else {
      throw syntaxError("expected a value")
    }
  }

  // MARK: Errors

  private func syntaxError(
    _ message: String, help: String? = nil, at place: Int? = nil
  ) -> ScaffoldError {
    ScaffoldError(
      .data, .jsonSyntax, message, at: source.location(at: place ?? offset), help: help)
  }

  private var unexpectedEnd: ScaffoldError { syntaxError("the JSON text ends too early") }

  private func invalidEscape(at start: Int) -> ScaffoldError {
    syntaxError("invalid escape in a JSON string", at: start)
  }
}
