/// The reason why a text cannot be read as Swift code, with its place.
package struct SwiftReadingError: Error, Sendable, Equatable {
  /// What is wrong, as a phrase without a place: `unterminated string`.
  package let message: String
  /// The offset of the place in the bytes of the text.
  package let offset: Int
  /// The line of the place, from 1.
  package let line: Int
  /// The column of the place in characters, from 1.
  package let column: Int

  /// An error at an offset of a text. A byte order mark is not counted as a character.
  package init(_ message: String, at offset: Int, in text: [UInt8]) {
    var (line, lineStart) = (1, text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    let end = min(offset, text.count)
    for index in text[..<end].indices where SwiftByte.isLineEnd(text[index]) {
      let isFirstOfTwo = text[index] == 0x0D && index + 1 < text.count && text[index + 1] == 0x0A
      if isFirstOfTwo { continue }
      (line, lineStart) = (line + 1, index + 1)
    }
    self.message = message
    self.offset = offset
    self.line = line
    let before = text[min(lineStart, end)..<end]
    column = String(decoding: before, as: UTF8.self).count + 1
  }
}

extension SwiftReadingError: CustomStringConvertible {
  package var description: String { "\(line):\(column): \(message)" }
}
