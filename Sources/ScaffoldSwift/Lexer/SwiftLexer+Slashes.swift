// Comments and regular expressions.
extension SwiftLexer {
  /// Reads what begins with a slash: a comment, a regular expression or an operator.
  mutating func slash(_ start: Int) {
    if starts("/") {
      skipLine()
      addComment(from: start)
    } else if starts("*") {
      skipComment(from: start)
      addComment(from: start)
    } else if passesExpression(from: start) {
      add(.regularExpression, from: start)
    } else {
      add(.operatorCharacter, from: start)
    }
  }

  private mutating func skipComment(from start: Int) {
    var level = 1
    index += 1
    while level > 0 {
      skip { $0 != UInt8(ascii: "*") && $0 != UInt8(ascii: "/") }
      guard index < bytes.count else { return fail("unterminated comment", at: start) }
      let change = starts("*/") ? -1 : starts("/*") ? 1 : 0
      level += change
      index += change == 0 ? 1 : 2
    }
  }

  /// Moves to the end of the regular expression, if the slash begins one.
  private mutating func passesExpression(from start: Int) -> Bool {
    guard !followsOperand, index > noExpressionBefore, index < bytes.count else { return false }
    if bytes[index] <= 0x20 { return false }
    let isInOperator = start > 0 && SwiftByte.isOperator(bytes[start - 1])
    if isInOperator, bytes[start - 1] != UInt8(ascii: "!") { return false }
    var (end, groups, isInClass) = (index, 0, false)
    while end < bytes.count, !SwiftByte.isLineEnd(bytes[end]) {
      switch Unicode.Scalar(bytes[end]) {
      case "\\": end += 1
      case "[": isInClass = true
      case "]": isInClass = false
      case "(" where !isInClass: groups += 1
      case ")" where !isInClass:
        groups -= 1
        if groups < 0 { return false }
      case "/":
        if SwiftByte.isBlank(bytes[end - 1]) { return false }
        index = end + 1
        return true
      default: break
      }
      end += 1
    }
    noExpressionBefore = end
    return false
  }

  /// Moves to the end of a regular expression such as `#/a/b/#`.
  mutating func skipExtendedExpression(pounds: Int, from start: Int) {
    var rest = index
    while rest < bytes.count, SwiftByte.isBlank(bytes[rest]) { rest += 1 }
    let isMultiline = rest < bytes.count && SwiftByte.isLineEnd(bytes[rest])
    while index < bytes.count, isMultiline || !SwiftByte.isLineEnd(bytes[index]) {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\\"), index < bytes.count, !SwiftByte.isLineEnd(bytes[index]) {
        index += 1
      }
      if byte == UInt8(ascii: "/"), hasPounds(pounds, at: index) {
        index += pounds
        return add(.regularExpression, from: start)
      }
    }
    fail("unterminated regular expression", at: start)
    add(.regularExpression, from: start)
  }
}
