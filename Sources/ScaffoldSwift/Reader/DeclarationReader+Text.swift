// The text of tokens, and the comments around a declaration.
extension DeclarationReader {
  func part(_ range: Range<Int>) -> Declaration.Part {
    let start = tokens[range.lowerBound].range.lowerBound
    let end = tokens[range.upperBound - 1].range.upperBound
    return Declaration.Part(text: text(range), range: start..<end)
  }

  /// The bytes of tokens as they are.
  func source(_ range: Range<Int>) -> String {
    guard let first = tokens[range].first, let last = tokens[range].last else { return "" }
    return String(decoding: bytes[first.range.lowerBound..<last.range.upperBound], as: UTF8.self)
  }

  /// The text of tokens with normal white space and without comments.
  ///
  /// It is empty for code of several tokens if only names are read.
  func text(_ range: Range<Int>) -> String {
    if !readsAll, range.count > 1 { return "" }
    var text = ""
    var place = range.lowerBound
    while place < range.upperBound {
      let isPair = isSpacedPair(at: place) && place + 1 < range.upperBound
      if place > range.lowerBound, hasSpace(before: place, isPair) { text += " " }
      text += string(at: place)
      if isPair { text += string(at: place + 1) }
      place += isPair ? 2 : 1
    }
    return text
  }

  /// Whether two tokens are an operator that has a space on both sides.
  private func isSpacedPair(at place: Int) -> Bool {
    guard isGlued(at: place + 1), tokens[place].kind == .operatorCharacter,
      tokens[place + 1].kind == .operatorCharacter
    else { return false }
    return ["->", "==", "&&", "||"].contains(string(at: place) + string(at: place + 1))
  }

  private func hasSpace(before place: Int, _ isPair: Bool) -> Bool {
    let before = place - 1
    if isPair || isSpacedPair(at: place - 2) || isSpaced(at: before) || isSpaced(at: place) {
      return true
    }
    if isMark(",", at: before) || isMark(":", at: before) && !isMark(":", at: before - 1) {
      return !isMark(":", at: place)
    }
    let isWord = isWordLike(at: place)
    if isWordLike(at: before) {
      return isWord || isMark("@", at: place) || !isGlued(at: place) && isOpening(at: place)
    }
    if isMark(")", at: before) || isMark("]", at: before) || isPostfix(at: before) {
      return isWord || !isGlued(at: place) && isOpening(at: place)
    }
    return false
  }

  /// Whether the token is an operator of one character that has a space on both sides.
  private func isSpaced(at place: Int) -> Bool {
    guard isOperator("&", at: place) || isOperator("=", at: place) else { return false }
    return !(isInOperator(at: place - 1) && isGlued(at: place))
      && !(isInOperator(at: place + 1) && isGlued(at: place + 1))
  }

  private func isWordLike(at place: Int) -> Bool {
    switch tokens[place].kind {
    case .word, .quoted, .number, .string, .regularExpression, .pound, .directive: true
    case .punctuation, .operatorCharacter: false
    }
  }

  private func isOpening(at place: Int) -> Bool {
    isMark("(", at: place) || isMark("[", at: place) || isMark("{", at: place)
      || isOperator("~", at: place) || isOperator("!", at: place)
  }

  private func isPostfix(at place: Int) -> Bool {
    if isOperator(">", at: place) { return true }
    return (isOperator("?", at: place) || isOperator("!", at: place)) && isGlued(at: place)
  }
}

// MARK: Comments

extension DeclarationReader {
  /// The offset where the comments begin that belong to the declaration whose first token this is.
  ///
  /// A comment belongs to it if it has lines of its own, and no empty line follows it.
  func startOfComments(before first: Int) -> Int {
    var start = tokens[first].range.lowerBound
    let previousEnd = first > 0 ? tokens[first - 1].range.upperBound : 0
    let firstComment = first > 0 ? tokens[first - 1].comments : 0
    for comment in comments[firstComment..<tokens[first].comments].reversed() {
      guard lineEnds(in: comment.upperBound..<start) <= 1 else { break }
      let before = previousEnd..<comment.lowerBound
      let isOnOwnLine = first == 0 || bytes[before].contains(where: SwiftByte.isLineEnd)
      if tokens[first].startsLine, !isOnOwnLine { break }
      start = comment.lowerBound
    }
    return start
  }

  /// The offset where the comments end that begin on the line of the declaration's last token.
  func endOfComments(after last: Int) -> Int {
    var end = tokens[last].range.upperBound
    let next = last + 1
    if next < tokens.count, !tokens[next].startsLine, !isClosing(at: next) { return end }
    let lastComment = next < tokens.count ? tokens[next].comments : comments.count
    for comment in comments[tokens[last].comments..<lastComment] {
      if bytes[end..<comment.lowerBound].contains(where: SwiftByte.isLineEnd) { break }
      end = comment.upperBound
    }
    return end
  }

  /// The offset of the white space before a token on its line.
  func startOfLine(of place: Int) -> Int {
    var start = tokens[place].range.lowerBound
    while start > 0, SwiftByte.isBlank(bytes[start - 1]) { start -= 1 }
    return start
  }

  private func isClosing(at place: Int) -> Bool {
    isMark("}", at: place) || isMark(")", at: place) || isMark("]", at: place)
  }

  /// The number of line ends, of which `\r\n` is one.
  private func lineEnds(in range: Range<Int>) -> Int {
    range.count {
      SwiftByte.isLineEnd(bytes[$0])
        && !(bytes[$0] == 0x0D && $0 + 1 < bytes.count && bytes[$0 + 1] == 0x0A)
    }
  }
}
