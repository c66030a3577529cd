/// A string that has not ended yet.
struct OpenString: Sendable {
  let start: Int
  let pounds: Int
  let isMultiline: Bool
  let startsLine: Bool
}

extension SwiftLexer {
  /// Enters the string whose first quotation mark was just passed.
  mutating func openString(pounds: Int, from start: Int) {
    var isMultiline = starts("\"\"")
    // `#"""#` is a string of one quotation mark.
    if isMultiline, pounds > 0, closesOnLine(pounds) { isMultiline = false }
    let text = index - 1
    if isMultiline { index += 2 }
    let string = OpenString(
      start: start, pounds: pounds, isMultiline: isMultiline, startsLine: startsLine)
    skipString(string, from: text)
  }

  /// Moves to the end of the string, or into its next interpolation.
  mutating func skipString(_ string: OpenString, from text: Int? = nil) {
    let start = text ?? index
    let isComplete = passesString(string)
    addText(from: start)
    if isComplete { add(.string, from: string.start, startsLine: string.startsLine) }
  }

  /// Whether the string ends here, and not only a piece of it.
  private mutating func passesString(_ string: OpenString) -> Bool {
    while true {
      skip { $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
      guard index < bytes.count else { break }
      let byte = bytes[index]
      if byte == UInt8(ascii: "\\"), hasPounds(string.pounds, at: index + 1) {
        index += 1 + string.pounds
        if entersInterpolation(string) { return false }
      } else if byte == UInt8(ascii: "\"") {
        index += 1
        if string.isMultiline, !starts("\"\"") { continue }
        let end = string.isMultiline ? index + 2 : index
        guard hasPounds(string.pounds, at: end) else { continue }
        index = end + string.pounds
        return true
      } else if !string.isMultiline, SwiftByte.isLineEnd(byte) {
        break
      } else {
        index += 1
      }
    }
    fail("unterminated string", at: string.start)
    return true
  }

  /// Passes what follows a backslash.
  private mutating func entersInterpolation(_ string: OpenString) -> Bool {
    guard index < bytes.count else { return false }
    if bytes[index] == UInt8(ascii: "(") {
      index += 1
      guard stringDepth < Self.deepestString else {
        fail("strings are nested too deeply", at: string.start)
        return false
      }
      open.append(.string(string))
      stringDepth += 1
      return true
    }
    if string.isMultiline || !SwiftByte.isLineEnd(bytes[index]) { index += 1 }
    return false
  }

  /// The deepest nesting of strings in interpolations of strings.
  private static var deepestString: Int { 64 }

  private func closesOnLine(_ pounds: Int) -> Bool {
    var place = index
    while place < bytes.count, !SwiftByte.isLineEnd(bytes[place]) {
      place += 1
      if bytes[place - 1] == UInt8(ascii: "\""), hasPounds(pounds, at: place) { return true }
    }
    return false
  }

  func hasPounds(_ count: Int, at place: Int) -> Bool {
    guard count > 0 else { return true }
    guard place + count <= bytes.count else { return false }
    return bytes[place..<place + count].allSatisfy { $0 == UInt8(ascii: "#") }
  }
}
