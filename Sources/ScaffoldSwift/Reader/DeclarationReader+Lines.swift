// Where a line goes on in the next one.
extension DeclarationReader {
  /// Words at the begin of a line that belong to the line before it.
  private static let continuing: Set<String> = [
    "as", "catch", "else", "in", "is", "rethrows", "reasync", "throws", "where",
  ]
  /// Words at the end of a line to which the next line belongs.
  private static let incomplete: Set<String> = [
    "as", "await", "case", "catch", "do", "else", "for", "guard", "if", "import", "in", "inout",
    "is", "let", "repeat", "switch", "throw", "try", "var", "where", "while",
  ]

  /// Whether a token that begins a line belongs to the declaration or expression before it.
  func continuesLine(at place: Int, inType: Bool = false) -> Bool {
    switch tokens[place].kind {
    case .punctuation where ".,:{".utf8.contains(byte(at: place)): return true
    case .operatorCharacter where isInfix(at: place): return true
    case .word:
      let word = string(at: place)
      if Self.continuing.contains(word) { return true }
      if word == "async", continuesAsEffect(at: place) { return true }
    default: break
    }
    return isIncomplete(at: place - 1, inType: inType)
  }

  /// Whether `async` is an effect of a function, and not the modifier of a variable.
  private func continuesAsEffect(at place: Int) -> Bool {
    isWord("throws", at: place + 1) || isWord("rethrows", at: place + 1)
      || isArrow(at: place + 1) || isMark("{", at: place + 1)
  }

  /// Whether the operator stands between two values: a blank follows it.
  private func isInfix(at place: Int) -> Bool {
    if isArrow(at: place) || isOperator("=", at: place) { return true }
    let end = endOfOperator(from: place)
    return end < tokens.count && !isGlued(at: end)
  }

  /// Whether something must follow the token.
  func isIncomplete(at place: Int, inType: Bool = false) -> Bool {
    guard place >= 0 else { return false }
    switch tokens[place].kind {
    case .operatorCharacter: return isIncompleteOperator(at: place, inType: inType)
    case .punctuation:
      if isInOperator(at: place) { return isIncompleteOperator(at: place, inType: inType) }
      return ".,:@".utf8.contains(byte(at: place))
    case .word:
      return Self.incomplete.contains(string(at: place)) && !isMark(".", at: place - 1)
    default: return false
    }
  }

  private func isIncompleteOperator(at place: Int, inType: Bool) -> Bool {
    if isArrow(at: place - 1) || isOperator("=", at: place) { return true }
    if inType, [">", "?", "!"].contains(where: { isOperator($0, at: place) }) { return false }
    var start = place
    while isInOperator(at: start - 1), isGlued(at: start) { start -= 1 }
    guard start > 0, isGlued(at: start) else { return true }
    // `try?` and `as!`, but not `value!`.
    return start == place && (isWord("try", at: start - 1) || isWord("as", at: start - 1))
  }
}
