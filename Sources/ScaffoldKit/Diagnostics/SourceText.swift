/// The bytes of a text file with its name; turns a place in the bytes into a location. Whoever
/// remembers a place keeps it by one reference.
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

  /// A place in the bytes, carried along by whoever reads them.
  struct Position: Sendable, Hashable {
    var offset = 0
    var line = 1
    var lineStart = 0

    /// Moves past one byte of a text; a line ends after `\n`, or after `\r` without `\n`.
    @inline(__always)
    mutating func advance<Bytes: RandomAccessCollection>(in bytes: Bytes)
    where Bytes.Element == UInt8, Bytes.Index == Int {
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
      bytes.withUnsafeBufferPointer { bytes in
        while offset < min(end, bytes.count) { advance(in: bytes) }
      }
    }
  }

  /// What some editors put before the text.
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  var hasByteOrderMark: Bool { bytes.starts(with: Self.byteOrderMark) }

  /// The location of a byte, or of the end.
  func location(at offset: Int) -> SourceLocation {
    var position = Position()
    if hasByteOrderMark { position.lineStart = Self.byteOrderMark.count }
    position.offset = position.lineStart
    position.advance(to: offset, in: bytes)
    return location(of: position)
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
    guard !bytes.isASCII, String(validating: bytes, as: UTF8.self) == nil else { return nil }
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

  /// Whether a part of the text is this word.
  func holds(_ word: StaticString, at range: Range<Int>) -> Bool {
    bytes.withUnsafeBufferPointer { UnsafeBufferPointer(rebasing: $0[range]).spell(word) }
  }

  /// Whether a part of the text is this name.
  func holds(_ name: String, at range: Range<Int>) -> Bool {
    guard range.count == name.utf8.count else { return false }
    return name.withBytes { name in
      bytes.withUnsafeBufferPointer { UnsafeBufferPointer(rebasing: $0[range]).equal(name) }
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

extension [UInt8] {
  /// Whether no byte is beyond ASCII. Looks at eight bytes at a time.
  var isASCII: Bool {
    withUnsafeBytes { bytes in
      var all = UInt64(0)
      let words = bytes.count / 8
      for word in 0..<words {
        all |= bytes.loadUnaligned(fromByteOffset: word &* 8, as: UInt64.self)
      }
      for offset in words * 8..<bytes.count { all |= UInt64(bytes[offset]) }
      return all & 0x8080_8080_8080_8080 == 0
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether these are the bytes of a word.
  @inline(__always)
  func spell(_ word: StaticString) -> Bool {
    equal(UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }

  /// Whether these are the same bytes.
  @inline(__always)
  func equal(_ others: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count == others.count else { return false }
    for index in 0..<count where self[index] != others[index] { return false }
    return true
  }

  /// Where `byte` stands at or after an offset. Looks at eight bytes at a time.
  func firstOffset(of byte: UInt8, from start: Int) -> Int? {
    let bytes = UnsafeRawBufferPointer(self)
    let (ones, tops) = (UInt64(0x0101_0101_0101_0101), UInt64(0x8080_8080_8080_8080))
    let pattern = ones &* UInt64(byte)
    var offset = start
    while offset &+ 8 <= count {
      let difference = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self) ^ pattern
      let hit = (difference &- ones) & ~difference & tops
      if hit != 0 { return offset &+ UInt64(littleEndian: hit).trailingZeroBitCount / 8 }
      offset &+= 8
    }
    while offset < count {
      if self[offset] == byte { return offset }
      offset &+= 1
    }
    return nil
  }
}
