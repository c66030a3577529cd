/// The bytes of a text file with its name. Turns an offset in the bytes into a location.
final class SourceText: Sendable {
  let path: String
  let bytes: [UInt8]

  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  convenience init(path: String, _ text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// A place in the bytes with its line, which a reader carries along.
  struct Position: Sendable, Hashable {
    var offset = 0
    var line = 1
    var lineStart = 0

    /// Moves past one byte of a text; a line ends after `\n`, or after `\r` without `\n`.
    mutating func advance(in bytes: [UInt8]) {
      let byte = bytes[offset]
      offset += 1
      let (lineFeed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
      let isEnd =
        byte == lineFeed
        || byte == carriageReturn && (offset == bytes.endIndex || bytes[offset] != lineFeed)
      if isEnd {
        line += 1
        lineStart = offset
      }
    }

    /// Moves on to a byte.
    mutating func advance(to end: Int, in bytes: [UInt8]) {
      while offset < min(end, bytes.count) { advance(in: bytes) }
    }
  }

  /// What some editors put before the text.
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  var hasByteOrderMark: Bool { bytes.starts(with: Self.byteOrderMark) }

  /// The place of the first character.
  var start: Position {
    let offset = hasByteOrderMark ? Self.byteOrderMark.count : 0
    return Position(offset: offset, lineStart: offset)
  }

  /// The location of a byte, or of the end.
  func location(at offset: Int) -> SourceLocation {
    var position = start
    position.advance(to: offset, in: bytes)
    return location(of: position)
  }

  /// The location of a longer line has no text, and its column counts bytes.
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

  /// The location of the first byte that is not valid UTF-8; `nil` if all bytes are valid.
  var locationOfInvalidUTF8: SourceLocation? {
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    var position = Position()
    var rest = bytes[...]
    while let first = rest.first {
      let length = first < 0x80 ? 1 : first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
      let scalar = rest.prefix(length)
      guard String(validating: scalar, as: UTF8.self) != nil, scalar.count == length else { break }
      rest = rest.dropFirst(length)
      for _ in scalar { position.advance(in: bytes) }
    }
    return location(of: position)
  }

  /// What is wrong with the bytes as text; `nil` if they are valid UTF-8.
  var encodingProblem: Diagnostic? {
    locationOfInvalidUTF8.map {
      Diagnostic(
        .data, .invalidUTF8, "the file is not valid UTF-8", at: $0, help: "save it as UTF-8")
    }
  }

  func slice(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

extension SourceText: Hashable {
  static func == (left: SourceText, right: SourceText) -> Bool {
    left === right || left.path == right.path && left.bytes == right.bytes
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(bytes)
  }
}
