/// Reads Swift code and returns the tokens outside comments and literals, usually only those outside all
/// brackets.
struct SwiftSkimmer {
  enum Token {
    case word(Range<Int>)
    /// A name between backticks, without them.
    case quoted(Range<Int>)
    case dot, lineEnd, other
  }

  let bytes: [UInt8]
  var index = 0
  /// Whether it records the ranges of comments and strings.
  private let isNoting: Bool
  /// The comments that have been passed.
  private(set) var comments: [Range<Int>] = []
  /// The text of strings, in pieces between their interpolations.
  private(set) var texts: [Range<Int>] = []
  private var depth = 0
  /// The strings whose interpolations are open, the innermost last.
  private var strings: [OpenString] = []
  /// The depth at each open `#if`: every branch begins there again.
  private var conditions: [Int] = []
  /// The end of a line that has no further regular expression.
  var noExpressionBefore = 0

  private struct OpenString {
    let pounds: Int
    let isMultiline: Bool
    let depth: Int
  }

  init(_ bytes: [UInt8], isNoting: Bool = false) {
    self.bytes = bytes
    self.isNoting = isNoting
    if bytes.starts(with: SourceText.byteOrderMark) { index = 3 }
    if starts("#!") { skipLine() }
  }

  /// The next token at the top level, or `nil` at the end of the file.
  mutating func nextToken(atAnyDepth: Bool = false) -> Token? {
    while index < bytes.count {
      let isWanted = atAnyDepth || depth == 0
      if let token = read(), isWanted { return token }
    }
    return nil
  }

  /// Whether a bracket is open.
  var isInBrackets: Bool { depth > 0 }

  /// Reads a token at any depth; `nil` for a blank, a comment, a literal or the end of a bracket.
  private mutating func read() -> Token? {
    let start = index
    let byte = bytes[index]
    index += 1
    switch Unicode.Scalar(byte) {
    case " ", "\t": return nil
    case "\n", "\r": return .lineEnd
    case ".": return .dot
    case "`": return .quoted(quotedName())
    case "(", "[", "{":
      depth += 1
      return .other
    case ")": closeParenthesis()
    case "]", "}": close()
    case "\"": openString(pounds: 0)
    case "#": pound()
    case "/": slash()
    default:
      guard SwiftByte.isWord(byte) else { return .other }
      skipWord()
      return .word(start..<index)
    }
    return nil
  }
}

// MARK: Brackets and directives

extension SwiftSkimmer {
  private mutating func close() {
    let floor = strings.last.map { $0.depth + 1 } ?? 0
    if depth > floor { depth -= 1 }
  }

  private mutating func closeParenthesis() {
    guard let string = strings.last, depth == string.depth + 1 else { return close() }
    strings.removeLast()
    depth = string.depth
    skipString(string)
  }

  private mutating func pound() {
    let start = index - 1
    while index < bytes.count, bytes[index] == UInt8(ascii: "#") { index += 1 }
    let pounds = index - start
    if starts("\"") {
      index += 1
      openString(pounds: pounds)
    } else if starts("/") {
      index += 1
      skipExtendedExpression(pounds: pounds)
    } else {
      let word = index
      skipWord()
      if pounds == 1, strings.isEmpty {
        pass(directive: String(decoding: bytes[word..<index], as: UTF8.self))
      }
    }
  }

  /// Every branch of an `#if` begins at the depth of the `#if`.
  private mutating func pass(directive: String) {
    switch directive {
    case "if": conditions.append(depth)
    case "elseif", "else": depth = conditions.last ?? depth
    case "endif": depth = conditions.popLast() ?? depth
    default: break
    }
  }
}

// MARK: Strings

extension SwiftSkimmer {
  /// Enters the string whose first quotation mark was just passed.
  private mutating func openString(pounds: Int) {
    var isMultiline = starts("\"\"")
    // `#"""#` is a string of one quotation mark.
    if isMultiline, pounds > 0, closesOnLine(pounds) { isMultiline = false }
    if isMultiline { index += 2 }
    skipString(OpenString(pounds: pounds, isMultiline: isMultiline, depth: depth))
  }

  private func closesOnLine(_ pounds: Int) -> Bool {
    var place = index
    while place < bytes.count, bytes[place] != 0x0A, bytes[place] != 0x0D {
      place += 1
      if bytes[place - 1] == UInt8(ascii: "\""), hasPounds(pounds, at: place) { return true }
    }
    return false
  }

  /// Moves to the end of the string, or into its next interpolation.
  private mutating func skipString(_ string: OpenString) {
    let start = index
    defer { if isNoting { texts.append(start..<index) } }
    while true {
      skip { $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
      guard index < bytes.count else { return }
      let byte = bytes[index]
      if byte == UInt8(ascii: "\\"), hasPounds(string.pounds, at: index + 1) {
        index += 1 + string.pounds
        guard index < bytes.count else { return }
        if bytes[index] == UInt8(ascii: "(") {
          index += 1
          strings.append(string)
          depth = string.depth + 1
          return
        }
        if string.isMultiline || !isLineEnd(bytes[index]) { index += 1 }
      } else if byte == UInt8(ascii: "\"") {
        index += 1
        if string.isMultiline, !starts("\"\"") { continue }
        let end = string.isMultiline ? index + 2 : index
        guard hasPounds(string.pounds, at: end) else { continue }
        index = end + string.pounds
        return
      } else if !string.isMultiline, isLineEnd(byte) {
        return
      } else {
        index += 1
      }
    }
  }

  func hasPounds(_ count: Int, at place: Int) -> Bool {
    guard count > 0 else { return true }
    guard place + count <= bytes.count else { return false }
    return bytes[place..<place + count].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  private mutating func quotedName() -> Range<Int> {
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "`"), !isLineEnd(bytes[index]) {
      index += 1
    }
    let name = start..<index
    if starts("`") { index += 1 }
    return name
  }
}

// MARK: Moving along

extension SwiftSkimmer {
  mutating func skipLine() {
    skip { $0 != 0x0A && $0 != 0x0D }
  }

  /// Records a comment that began at `start` and ends here.
  mutating func noteComment(from start: Int) {
    if isNoting { comments.append(start..<index) }
  }

  mutating func skipWord() { skip { SwiftByte.isWord($0) } }

  /// Moves on while the bytes satisfy the condition.
  mutating func skip(while isWanted: (UInt8) -> Bool) {
    while index < bytes.count, isWanted(bytes[index]) { index += 1 }
  }

  func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// Whether the rest of the code begins with `text`.
  func starts(_ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }
}
