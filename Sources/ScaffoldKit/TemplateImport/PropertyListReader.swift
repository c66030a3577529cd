/// Reads a property list in XML. Its values are those of JSON, each with its place, so that messages can show the
/// line. Whole numbers are numbers; dates and data are texts.
struct PropertyListReader {
  let source: SourceText
  var offset: Int
  /// The place of the latest tag, whose line is known.
  private var position: SourceText.Position
  private var depth = 0

  static let largest = 1 << 20
  private static let deepest = 32

  /// Reads a whole document.
  ///
  /// - Throws: the first error, with its place.
  static func read(_ source: SourceText) throws(ScaffoldError) -> JSONValue {
    guard source.bytes.count <= largest else {
      throw ScaffoldError(
        .tooLarge(source.path, limit: largest, at: SourceLocation(path: source.path)))
    }
    guard !source.bytes.starts(with: "bplist".utf8) else {
      throw ScaffoldError(
        .data, .propertyList, "the property list is binary",
        at: SourceLocation(path: source.path),
        help: "convert it: plutil -convert xml1 \(source.path.shellQuoted)")
    }
    if let problem = source.encodingProblem { throw ScaffoldError(problem) }
    var reader = PropertyListReader(source: source)
    return try reader.document()
  }

  private init(source: SourceText) {
    self.source = source
    position = source.start
    offset = position.offset
  }

  private mutating func document() throws(ScaffoldError) -> JSONValue {
    guard let root = try tag(), root.name == "plist", root.kind == .open else {
      throw error("expected <plist>", help: "save it as an XML property list")
    }
    guard let first = try tag() else { throw error("expected a value") }
    let value = try value(first)
    guard let end = try tag(), end.name == "plist", end.kind == .close else {
      throw error("expected </plist>")
    }
    guard try tag() == nil else { throw error("something follows </plist>") }
    return value
  }

  // MARK: Values

  private mutating func value(_ tag: Tag) throws(ScaffoldError) -> JSONValue {
    let place = place(of: tag)
    guard tag.kind != .close else { throw error("expected a value", at: tag.offset) }
    let content: JSONValue.Content
    switch tag.name {
    case "true", "false":
      if tag.kind == .open { try close(tag.name) }
      content = .boolean(tag.name == "true")
    case "string", "date", "data": content = .string(try text(of: tag))
    case "integer", "real": content = .number(try text(of: tag).filter { !$0.isWhitespace })
    case "array":
      content = .array(
        try nested(tag) { reader throws(ScaffoldError) in
          try reader.elements()
        })
    case "dict":
      content = .object(
        try nested(tag) { reader throws(ScaffoldError) in
          try reader.members()
        })
    default:
      throw error("unknown element <\(tag.name.escapingControlCharacters)>", at: tag.offset)
    }
    return JSONValue(content: content, place: place)
  }

  private mutating func place(of tag: Tag) -> JSONPlace {
    position.advance(to: tag.offset, in: source.bytes)
    return JSONPlace(source: source, position: position)
  }

  private mutating func nested<Element>(
    _ tag: Tag, _ read: (inout Self) throws(ScaffoldError) -> [Element]
  ) throws(ScaffoldError) -> [Element] {
    guard tag.kind == .open else { return [] }
    guard depth < Self.deepest else {
      throw ScaffoldError(
        .data, .limit, "nested more than \(Self.deepest) levels deep",
        at: source.location(at: tag.offset))
    }
    depth += 1
    defer { depth -= 1 }
    return try read(&self)
  }

  private mutating func elements() throws(ScaffoldError) -> [JSONValue] {
    var elements: [JSONValue] = []
    while let next = try tag() {
      if next.kind == .close, next.name == "array" { return elements }
      elements.append(try value(next))
    }
    throw error("an <array> is not closed")
  }

  private mutating func members() throws(ScaffoldError) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    var names: Set<String> = []
    while let next = try tag() {
      if next.kind == .close, next.name == "dict" { return members }
      guard next.name == "key", next.kind == .open else {
        throw error("expected <key>", at: next.offset)
      }
      let name = try text(of: next)
      let place = place(of: next)
      guard names.insert(name).inserted else {
        throw error("duplicate key '\(name.escapingControlCharacters)'", at: next.offset)
      }
      guard let tag = try tag() else { break }
      members.append(.init(name: name, place: place, value: try value(tag)))
    }
    throw error("a <dict> is not closed")
  }

  /// The text up to the closing tag.
  private mutating func text(of tag: Tag) throws(ScaffoldError) -> String {
    guard tag.kind == .open else { return "" }
    var text: [UInt8] = []
    while offset < source.bytes.count {
      let byte = source.bytes[offset]
      if isNext("<![CDATA[") {
        let start = offset + 9
        try skip(past: "]]>")
        text += source.bytes[start..<offset - 3]
      } else if isNext("<!--") {
        try skip(past: "-->")
      } else if byte == UInt8(ascii: "<") {
        try close(tag.name)
        return String(decoding: text, as: UTF8.self)
      } else if byte == UInt8(ascii: "&") {
        text += try entity()
      } else {
        text.append(byte)
        offset += 1
      }
    }
    throw error("<\(tag.name)> is not closed", at: tag.offset)
  }

  private mutating func entity() throws(ScaffoldError) -> [UInt8] {
    let start = offset
    let rest = source.bytes[start...].prefix(12)
    guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else {
      throw error("write &amp; for a literal &", at: start)
    }
    let name = source.slice(start + 1..<end)
    offset = end + 1
    let known = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
    if let text = known[name] { return Array(text.utf8) }
    let isHexadecimal = name.begins(with: "#x")
    let digits = isHexadecimal ? name.dropFirst(2) : name.dropFirst()
    guard name.begins(with: "#"), let number = UInt32(digits, radix: isHexadecimal ? 16 : 10),
      let scalar = Unicode.Scalar(number), number != 0
    else { throw error("unknown entity '&\(name.escapingControlCharacters);'", at: start) }
    return Array(String(scalar).utf8)
  }
}
