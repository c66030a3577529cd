/// How the user's file is laid out: its byte order mark, line ends, indentation, and the end of its last line.
struct TextStyle: Sendable, Equatable {
  let hasByteOrderMark: Bool
  /// The line end of most lines; `nil` for a file of one line.
  let lineEnd: LineEnd?
  let endsWithLineEnd: Bool
  /// What the user's indentation is in place of the template's; `nil` if it is the same.
  let indentation: IndentationChange?

  /// Finds out how `yours` is laid out.
  ///
  /// - Parameter base: the text that `yours` was made from, with the template's layout.
  init(of yours: [UInt8], madeFrom base: [UInt8]) {
    hasByteOrderMark = yours.starts(with: TextStyle.byteOrderMark)
    lineEnd = LineEnd(most: yours)
    endsWithLineEnd = TextStyle.endsLine(yours)
    indentation = IndentationChange(from: TextLines(base), to: TextLines(yours))
  }

  /// The template's text in the layout of the user's file.
  ///
  /// - Parameter isSwift: whether it is Swift code, whose texts of several lines keep their values.
  func applied(to text: [UInt8], isSwift: Bool = false) -> [UInt8] {
    var text = text
    if text.starts(with: TextStyle.byteOrderMark) { text.removeFirst(3) }
    if let indentation { text = indentation.applied(to: text, isSwift: isSwift) }
    if let lineEnd { text = lineEnd.applied(to: text) }
    if !endsWithLineEnd {
      while TextStyle.endsLine(text) { text.removeLast() }
    } else if !TextStyle.endsLine(text), !text.isEmpty {
      text += (lineEnd ?? .lineFeed).bytes
    }
    return hasByteOrderMark ? TextStyle.byteOrderMark + text : text
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private static func endsLine(_ text: [UInt8]) -> Bool {
    text.last == 0x0A || text.last == 0x0D
  }
}
