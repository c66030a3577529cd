/// The bytes of a text file with its name; turns a place in the bytes into a location.
struct SourceText: Sendable, Hashable {
  let path: String
  let bytes: [UInt8]

  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  init(path: String, _ text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// A place in the bytes, carried along by whoever reads them.
  struct Position: Sendable, Hashable {
    var offset = 0
    var line = 1
    var lineStart = 0

    /// Moves past one byte; a line ends after `\n`, or after `\r` without `\n`.
    mutating func advance(over byte: UInt8, next: UInt8?) {
      offset += 1
      if byte == UInt8(ascii: "\n") || (byte == UInt8(ascii: "\r") && next != UInt8(ascii: "\n")) {
        line += 1
        lineStart = offset
      }
    }
  }

  /// A longer line is no text that anybody reads: it is not kept, and its columns count bytes.
  private static let longestLine = 64 << 10

  /// The location of a position: its line, its column in characters, and the text of the line.
  func location(of position: Position) -> SourceLocation {
    let ends: (UInt8) -> Bool = { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    let rest = bytes[position.lineStart...].prefix(Self.longestLine + 1)
    let lineEnd = rest.firstIndex(where: ends) ?? rest.endIndex
    let before = bytes[position.lineStart..<position.offset]
    guard lineEnd - position.lineStart <= Self.longestLine, position.offset <= lineEnd else {
      return SourceLocation(path: path, line: position.line, column: before.count + 1)
    }
    return SourceLocation(
      path: path, line: position.line, column: String(decoding: before, as: UTF8.self).count + 1,
      text: String(decoding: bytes[position.lineStart..<lineEnd], as: UTF8.self))
  }

  /// Where the first byte stands that does not belong to valid UTF-8; `nil` when all do.
  var locationOfInvalidUTF8: SourceLocation? {
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    var position = Position()
    var rest = bytes[...]
    while let first = rest.first {
      let length = first < 0x80 ? 1 : first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
      let scalar = rest.prefix(length)
      guard String(validating: scalar, as: UTF8.self) != nil, scalar.count == length else { break }
      rest = rest.dropFirst(length)
      for byte in scalar { position.advance(over: byte, next: rest.first) }
    }
    return location(of: position)
  }

  func slice(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
