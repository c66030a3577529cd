// Brackets, and directives, which bracket the code of their branches.
extension SwiftLexer {
  mutating func openBracket(_ byte: UInt8, _ start: Int) {
    open.append(.bracket(byte, at: start, token: stringDepth == 0 ? tokens.count : nil))
    add(.punctuation, from: start)
  }

  mutating func closeBracket(_ byte: UInt8, _ start: Int) {
    switch open.last {
    case .bracket(let opener, let offset, var token):
      open.removeLast()
      if byte != closer(of: opener) {
        fail("'\(Unicode.Scalar(opener))' is not closed", at: offset)
        // A bracket that was forgotten must not make the one around it look open.
        if case .bracket(let outer, _, let outerToken) = open.last, byte == closer(of: outer) {
          if let token { pair(token) }
          open.removeLast()
          token = outerToken
        }
      }
      if let token { pair(token) }
      add(.punctuation, from: start)
    case .string(let string) where byte == UInt8(ascii: ")"):
      open.removeLast()
      stringDepth -= 1
      skipString(string)
    case .string, .directive, nil:
      fail("'\(Unicode.Scalar(byte))' without an opening bracket", at: start)
      if stringDepth == 0 { add(.pound, from: start) }
    }
  }

  private func closer(of opener: UInt8) -> UInt8 {
    // In ASCII, `)` follows `(`; one character is between the others.
    opener + (opener == UInt8(ascii: "(") ? 1 : 2)
  }

  /// Reads `#if`, a macro's name, or a literal that begins with `#`.
  mutating func pound(_ start: Int) {
    skip { $0 == UInt8(ascii: "#") }
    let pounds = index - start
    if starts("\"") {
      index += 1
      return openString(pounds: pounds, from: start)
    }
    if starts("/") {
      index += 1
      return skipExtendedExpression(pounds: pounds, from: start)
    }
    let name = index
    skipWord()
    guard stringDepth == 0, pounds == 1 else { return add(.pound, from: start) }
    switch String(decoding: bytes[name..<index], as: UTF8.self) {
    case "if":
      conditionDepth += 1
      open.append(.directive(at: start, token: tokens.count))
      add(.directive, from: start)
    case "elseif", "else": endBranch(start, isLast: false)
    case "endif": endBranch(start, isLast: true)
    default: add(.pound, from: start)
    }
  }

  /// Ends a branch of an `#if`, and the brackets that it has left open.
  private mutating func endBranch(_ start: Int, isLast: Bool) {
    guard conditionDepth > 0 else {
      fail("a directive without '#if'", at: start)
      return add(.pound, from: start)
    }
    while let last = open.popLast() {
      guard case .directive(let offset, let token) = last else {
        fail(unclosed: last)
        continue
      }
      pair(token)
      if isLast {
        conditionDepth -= 1
      } else {
        open.append(.directive(at: offset, token: tokens.count))
      }
      return add(.directive, from: start)
    }
  }
}
