// Comments and regular expressions.
extension SwiftSkimmer {
  mutating func slash() {
    let start = index - 1
    if starts("/") || starts("*") {
      if starts("/") { skipLine() } else { skipComment() }
      return noteComment(from: start)
    }
    guard index > noExpressionBefore, index < bytes.count else { return }
    let next = bytes[index]
    if next == 0x20 || next == 0x09 || isLineEnd(next) || followsOperand { return }
    var end = index
    while end < bytes.count, !isLineEnd(bytes[end]) {
      if bytes[end] == UInt8(ascii: "\\") {
        end += 1
      } else if bytes[end] == UInt8(ascii: "/") {
        let last = bytes[end - 1]
        if last != 0x20, last != 0x09 { index = end + 1 }
        return
      }
      end += 1
    }
    noExpressionBefore = end
  }

  /// Whether the slash just passed follows a value, so that it is a division.
  private var followsOperand: Bool {
    var end = index - 1
    while end > 0, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
    guard end > 0 else { return false }
    switch bytes[end - 1] {
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "\""),
      UInt8(ascii: "`"), UInt8(ascii: "."):
      return true
    case let byte where SwiftByte.isWord(byte):
      var start = end
      while start > 0, end - start < 8, SwiftByte.isWord(bytes[start - 1]) { start -= 1 }
      let word = String(decoding: bytes[start..<end], as: UTF8.self)
      return !["return", "in", "case", "try", "await", "if", "while", "else", "where"]
        .contains(word)
    default: return false
    }
  }

  mutating func skipExtendedExpression(pounds: Int) {
    var rest = index
    while rest < bytes.count, bytes[rest] == 0x20 || bytes[rest] == 0x09 { rest += 1 }
    let isMultiline = rest < bytes.count && isLineEnd(bytes[rest])
    while index < bytes.count {
      let byte = bytes[index]
      if !isMultiline, isLineEnd(byte) { return }
      index += 1
      if byte == UInt8(ascii: "\\"), index < bytes.count, !isLineEnd(bytes[index]) { index += 1 }
      if byte == UInt8(ascii: "/"), hasPounds(pounds, at: index) {
        index += pounds
        return
      }
    }
  }

  private mutating func skipComment() {
    var level = 1
    index += 1
    while level > 0 {
      skip { $0 != UInt8(ascii: "*") && $0 != UInt8(ascii: "/") }
      guard index < bytes.count else { return }
      let change = starts("*/") ? -1 : starts("/*") ? 1 : 0
      level += change
      index += change == 0 ? 1 : 2
    }
  }
}
