/// Separates Swift code into tokens and comments, and finds the partner of each bracket.
///
/// The lexer accepts any bytes. It goes on after an error and returns the first one. It needs time in
/// proportion to the length of the text, and no stack, however deep brackets and comments are nested.
package struct SwiftLexer: Sendable {
  /// The tokens, without those in interpolations.
  package private(set) var tokens: [SwiftToken] = []
  /// The comments, without those in interpolations.
  package private(set) var comments: [Range<Int>] = []
  /// The text of strings, in pieces between their interpolations, and the comments in interpolations.
  package private(set) var texts: [Range<Int>] = []
  /// The first error: what is wrong, and the offset of its place.
  package private(set) var error: (message: String, offset: Int)?

  let bytes: [UInt8]
  var index = 0
  /// Whether a slash would divide what was just read.
  private(set) var followsOperand = false
  /// No regular expression begins before this offset: its end was searched for up to here, the end of the line.
  var noExpressionBefore = 0
  /// The brackets, directives and strings that have not ended yet.
  var open: [Opening] = []
  /// How many strings have an open interpolation.
  var stringDepth = 0
  /// How many `#if` are open.
  var conditionDepth = 0
  private(set) var startsLine = true

  enum Opening: Sendable {
    case bracket(UInt8, at: Int, token: Int?)
    case directive(at: Int, token: Int)
    case string(OpenString)
  }

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens.reserveCapacity(bytes.count / 6)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    if starts("#!") { skipLine() }
    checkForConflict()
    while index < bytes.count { read() }
    for opening in open { fail(unclosed: opening) }
    open = []
  }

  /// Reads a blank, a comment or a token.
  private mutating func read() {
    let (start, byte) = (index, bytes[index])
    index += 1
    switch Unicode.Scalar(byte) {
    case "\n", "\r":
      (startsLine, followsOperand) = (true, false)
      checkForConflict()
    case "\"": openString(pounds: 0, from: start)
    case "`": quotedName(from: start)
    case "(", "[", "{": openBracket(byte, start)
    case ")", "]", "}": closeBracket(byte, start)
    case "#": pound(start)
    case "/": slash(start)
    case ",", ";", ":", ".", "@", "\\": add(.punctuation, from: start)
    case _ where SwiftByte.isOperator(byte): add(.operatorCharacter, from: start)
    case _ where SwiftByte.isDigit(byte): number(from: start)
    case _ where SwiftByte.isWord(byte): word(from: start)
    default: break
    }
  }
}

// MARK: Results

extension SwiftLexer {
  /// Adds a token that ends here.
  mutating func add(_ kind: SwiftToken.Kind, from start: Int) {
    add(kind, from: start, startsLine: startsLine)
  }

  mutating func add(_ kind: SwiftToken.Kind, from start: Int, startsLine isFirst: Bool) {
    followsOperand = isOperand(kind, start..<index)
    startsLine = false
    guard stringDepth == 0 else { return }
    tokens.append(SwiftToken(kind, start..<index, startsLine: isFirst, comments: comments.count))
  }

  /// Adds a comment that ends here.
  mutating func addComment(from start: Int) {
    let range = start..<index
    if bytes[range].contains(where: SwiftByte.isLineEnd) { startsLine = true }
    if stringDepth == 0 { comments.append(range) } else { texts.append(range) }
  }

  mutating func addText(from start: Int) { texts.append(start..<index) }

  /// Gives a token its partner, the token that comes next.
  mutating func pair(_ token: Int) { tokens[token].partner = tokens.count }

  /// Notes an error, unless there is one before it.
  mutating func fail(_ message: String, at offset: Int) {
    if let error, error.offset <= offset { return }
    error = (message, offset)
  }

  /// Notes that a bracket is not closed. Its partner is what comes next: a directive, or the end of the text.
  mutating func fail(unclosed opening: Opening) {
    switch opening {
    case .bracket(let byte, let offset, let token):
      fail("'\(Unicode.Scalar(byte))' is not closed", at: offset)
      if let token { pair(token) }
    case .directive(let offset, let token):
      fail("'#if' without '#endif'", at: offset)
      pair(token)
    case .string(let string): fail("unterminated string", at: string.start)
    }
  }

  /// Whether a slash after the token divides it.
  private func isOperand(_ kind: SwiftToken.Kind, _ range: Range<Int>) -> Bool {
    switch kind {
    case .quoted, .number, .string, .regularExpression, .pound: return true
    case .directive: return false
    case .punctuation: return ")]}.".utf8.contains(bytes[range.lowerBound])
    case .operatorCharacter:
      return followsOperand && "!?".utf8.contains(bytes[range.lowerBound])
        && !SwiftByte.isBlank(bytes[range.lowerBound - 1])
    case .word:
      guard 2...6 ~= range.count, Self.mayBeginOperator[Int(bytes[range.lowerBound])] else {
        return true
      }
      return !Self.operators.contains(String(decoding: bytes[range], as: UTF8.self))
    }
  }

  /// Words after which a value follows.
  private static let operators: Set<String> = [
    "return", "in", "case", "try", "await", "if", "while", "else", "where", "throw", "guard", "is",
    "as",
  ]

  /// For each byte, whether one of these words begins with it.
  private static let mayBeginOperator: [Bool] = (0...255).map { byte in
    operators.contains { $0.utf8.first == byte }
  }

  /// Fails at a line that begins with a marker of a merge conflict, and passes it.
  private mutating func checkForConflict() {
    guard index + 7 <= bytes.count, "<=>|".utf8.contains(bytes[index]) else { return }
    let end = index + 7
    let isWhole = bytes[index..<end].allSatisfy { $0 == bytes[index] }
    if isWhole, end == bytes.count || bytes[end] <= 0x20 {
      fail("a marker of a merge conflict", at: index)
      skipLine()
    }
  }
}
