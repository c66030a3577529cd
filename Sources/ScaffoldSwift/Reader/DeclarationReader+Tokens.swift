// Questions about tokens.
extension DeclarationReader {
  /// Where the reading of a part of a declaration must end.
  struct Limits {
    /// The index of the token that ends the part at the latest.
    let end: Int
    /// Whether a line end may end the part. Within brackets, it does not.
    var linesEnd = true
  }

  func string(at place: Int) -> String {
    String(decoding: bytes[tokens[place].range], as: UTF8.self)
  }

  /// The first byte of the token.
  func byte(at place: Int) -> UInt8 { bytes[tokens[place].range.lowerBound] }

  /// Whether the token is this punctuation mark.
  func isMark(_ mark: Unicode.Scalar, at place: Int) -> Bool {
    tokens.indices.contains(place) && tokens[place].kind == .punctuation
      && byte(at: place) == UInt8(ascii: mark)
  }

  /// Whether the token is this character of an operator.
  func isOperator(_ character: Unicode.Scalar, at place: Int) -> Bool {
    tokens.indices.contains(place) && tokens[place].kind == .operatorCharacter
      && byte(at: place) == UInt8(ascii: character)
  }

  func isWord(_ word: String, at place: Int) -> Bool {
    tokens.indices.contains(place) && tokens[place].kind == .word
      && bytes[tokens[place].range].elementsEqual(word.utf8)
  }

  /// Whether the token is a name: a word, or what is between backticks.
  func isName(at place: Int) -> Bool {
    tokens.indices.contains(place) && (tokens[place].kind == .word || tokens[place].kind == .quoted)
  }

  /// The name without backticks.
  func name(at place: Int) -> String {
    let string = string(at: place)
    guard tokens[place].kind == .quoted, string.count > 2 else { return string }
    return String(string.dropFirst().dropLast())
  }

  func isDirective(_ directive: String, at place: Int) -> Bool {
    tokens.indices.contains(place) && tokens[place].kind == .directive
      && string(at: place) == directive
  }

  /// Whether there is nothing between the token and the one before it.
  func isGlued(at place: Int) -> Bool {
    place > 0 && place < tokens.count
      && tokens[place - 1].range.upperBound == tokens[place].range.lowerBound
  }

  /// Whether two tokens are the characters of `->`.
  func isArrow(at place: Int) -> Bool {
    isOperator("-", at: place) && isOperator(">", at: place + 1) && isGlued(at: place + 1)
  }

  /// Whether the token belongs to an operator: one of its characters, or a dot beside another one.
  func isInOperator(at place: Int) -> Bool {
    guard place >= 0, place < tokens.count else { return false }
    if tokens[place].kind == .operatorCharacter { return true }
    guard isMark(".", at: place) else { return false }
    return isMark(".", at: place + 1) && isGlued(at: place + 1)
      || isMark(".", at: place - 1) && isGlued(at: place)
  }

  /// The index after a token, or after the brackets that it opens.
  func index(after place: Int) -> Int { (tokens[place].partner ?? place) + 1 }

  /// The end of the operator that the token begins.
  func endOfOperator(from start: Int) -> Int {
    var place = start + 1
    while isInOperator(at: place), isGlued(at: place) { place += 1 }
    return place
  }
}
