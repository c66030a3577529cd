// The tags of a property list.
extension PropertyListReader {
  /// A tag, without its attributes.
  struct Tag {
    enum Kind { case open, close, empty }

    let name: String
    let kind: Kind
    /// Where it begins.
    let offset: Int
  }

  /// The next tag; `nil` at the end. Comments, the XML declaration and the document type are skipped.
  mutating func tag() throws(ScaffoldError) -> Tag? {
    while offset < source.bytes.count {
      let byte = source.bytes[offset]
      if byte <= 0x20 {
        offset += 1
      } else if isNext("<!--") {
        try skip(past: "-->")
      } else if isNext("<?") {
        try skip(past: "?>")
      } else if isNext("<!DOCTYPE") {
        try skip(past: ">")
      } else {
        guard byte == UInt8(ascii: "<") else { throw error("unexpected text") }
        return try readTag()
      }
    }
    return nil
  }

  private mutating func readTag() throws(ScaffoldError) -> Tag {
    let start = offset
    try skip(past: ">")
    var inside = source.bytes[start + 1..<offset - 1]
    let isClose = inside.first == UInt8(ascii: "/")
    let isEmpty = inside.last == UInt8(ascii: "/")
    if isClose { inside = inside.dropFirst() }
    if isEmpty { inside = inside.dropLast() }
    let name = inside.prefix { $0 > 0x20 }
    return Tag(
      name: String(decoding: name, as: UTF8.self),
      kind: isClose ? .close : isEmpty ? .empty : .open, offset: start)
  }

  /// Reads the closing tag of an element.
  mutating func close(_ name: String) throws(ScaffoldError) {
    let start = offset
    guard let tag = try tag(), tag.kind == .close, tag.name == name else {
      throw error("expected </\(name)>", at: start)
    }
  }

  func isNext(_ text: String) -> Bool { source.bytes[offset...].starts(with: text.utf8) }

  /// Moves past the next occurrence of a text.
  mutating func skip(past text: String) throws(ScaffoldError) {
    let start = offset
    let bytes = Array(text.utf8)
    while offset < source.bytes.count {
      if source.bytes[offset] == bytes[0], isNext(text) {
        offset += bytes.count
        return
      }
      offset += 1
    }
    throw error("expected '\(text)'", at: start)
  }

  func error(_ message: String, at offset: Int? = nil, help: String? = nil) -> ScaffoldError {
    let place = min(offset ?? self.offset, source.bytes.count)
    return ScaffoldError(
      .data, .propertyList, "invalid property list: \(message)", at: source.location(at: place),
      help: help)
  }
}
