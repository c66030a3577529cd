import ScaffoldSwift

/// The tags of an XML text, one after another. What is between them is left out.
struct XMLTags: Sequence, IteratorProtocol {
  enum Kind { case start, end, empty }

  struct Tag {
    let kind: Kind
    let name: String
    /// Where its `<` is.
    let offset: Int
    /// How many elements are around it.
    let depth: Int
    fileprivate let content: ArraySlice<UInt8>

    /// The values by their names.
    var attributes: [String: String] { XMLTags.attributes(in: content) }
  }

  private let text: [UInt8]
  private var place = 0
  private var depth = 0

  init(_ text: [UInt8]) { self.text = text }

  mutating func next() -> Tag? {
    while let start = text[place...].firstIndex(of: UInt8(ascii: "<")) {
      if text[start...].starts(with: "<!--".utf8) {
        guard let end = Self.end(of: "-->", in: text[(start + 4)...]) else { return nil }
        place = end
        continue
      }
      guard let end = closing(after: start) else { return nil }
      place = end + 1
      if let tag = tag(start, text[(start + 1)..<end]) { return tag }
    }
    return nil
  }

  private mutating func tag(_ start: Int, _ inner: ArraySlice<UInt8>) -> Tag? {
    guard let first = inner.first, first != UInt8(ascii: "?"), first != UInt8(ascii: "!") else {
      return nil
    }
    let isEnd = first == UInt8(ascii: "/")
    let isEmpty = inner.last == UInt8(ascii: "/")
    let body = isEnd ? inner.dropFirst() : isEmpty ? inner.dropLast() : inner
    let nameEnd = body.firstIndex { $0 <= 0x20 } ?? body.endIndex
    if isEnd { depth = Swift.max(0, depth - 1) }
    defer { if !isEnd, !isEmpty { depth += 1 } }
    return Tag(
      kind: isEnd ? .end : isEmpty ? .empty : .start,
      name: String(decoding: body[..<nameEnd], as: UTF8.self), offset: start, depth: depth,
      content: body[nameEnd...])
  }

  /// The `>` of a tag, which a value in quotes may have, too.
  private func closing(after start: Int) -> Int? {
    var quote: UInt8?
    for index in start..<text.count {
      let byte = text[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return index
      }
    }
    return nil
  }

  private static func end(of mark: String, in text: ArraySlice<UInt8>) -> Int? {
    var rest = text
    while let dash = rest.firstIndex(of: UInt8(ascii: "-")) {
      if rest[dash...].starts(with: mark.utf8) { return dash + mark.utf8.count }
      rest = rest[(dash + 1)...]
    }
    return nil
  }

  fileprivate static func attributes(in content: ArraySlice<UInt8>) -> [String: String] {
    var found: [String: String] = [:]
    var rest = content
    while let sign = rest.firstIndex(of: UInt8(ascii: "=")) {
      let name = rest[..<sign].filter { $0 > 0x20 }
      guard let open = rest[(sign + 1)...].firstIndex(where: { $0 > 0x20 }),
        rest[open] == UInt8(ascii: "\"") || rest[open] == UInt8(ascii: "'"),
        let close = rest[(open + 1)...].firstIndex(of: rest[open])
      else { return found }
      found[String(decoding: name, as: UTF8.self)] = plain(rest[(open + 1)..<close])
      rest = rest[(close + 1)...]
    }
    return found
  }

  private static let entities = [
    ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&"),
  ]

  private static func plain(_ value: ArraySlice<UInt8>) -> String {
    let text = String(decoding: value, as: UTF8.self)
    guard value.contains(UInt8(ascii: "&")) else { return text }
    return entities.reduce(text) {
      $0.split(separator: $1.0, omittingEmptySubsequences: false).joined(separator: $1.1)
    }
  }
}
