// Where an expression or a type ends.
extension DeclarationReader {
  /// The end of an expression or a statement: the index of the token after it.
  ///
  /// A comma ends it if `atComma` is true; so does a block with observers if `atObservers` is true.
  mutating func endOfExpression(
    from start: Int, _ limits: Limits, atComma: Bool = false, atObservers: Bool = false
  ) -> Int {
    let isLoop = isWord("repeat", at: start)
    var place = start
    while place < limits.end {
      if tokens[place].kind == .directive {
        guard let end = endOfPostfixCondition(at: place) else { return place }
        place = end
        continue
      }
      let beginsLine = place > start && limits.linesEnd && tokens[place].startsLine
      if beginsLine, !continuesLine(at: place), !(isLoop && isWord("while", at: place)) {
        return place
      }
      if isMark(";", at: place) || atComma && isMark(",", at: place) { return place }
      if atObservers, place > start, isAccessorBlock(at: place, afterValue: true) { return place }
      place = endOfArguments(from: place, limits) ?? index(after: place)
    }
    return min(place, limits.end)
  }

  /// The end of `#if … #endif` within an expression, whose branches begin with a dot.
  private func endOfPostfixCondition(at start: Int) -> Int? {
    var place = start
    while isDirective("#if", at: place) { place = endOfCondition(at: place) }
    guard place > start, isMark(".", at: place) else { return nil }
    return endOfConditional(at: start)
  }

  /// The end of the type: the index of the token after it.
  ///
  /// Requirements, which follow `where`, are read like a type with commas and colons.
  func endOfType(from start: Int, _ limits: Limits, isRequirement: Bool = false) -> Int {
    var (place, angles) = (start, 0)
    while place < limits.end {
      let beginsLine = place > start && limits.linesEnd && tokens[place].startsLine
      if beginsLine, angles == 0, !continuesLine(at: place, inType: true) { return place }
      guard let next = next(inTypeAt: place, &angles, isRequirement) else { return place }
      place = next
    }
    return min(place, limits.end)
  }

  /// The index after a part of a type; `nil` if the token does not belong to the type.
  private func next(inTypeAt place: Int, _ angles: inout Int, _ isRequirement: Bool) -> Int? {
    switch tokens[place].kind {
    case .directive: return nil
    case .word where isWord("where", at: place): return angles > 0 ? place + 1 : nil
    case .punctuation:
      let byte = byte(at: place)
      if ";{)]}".utf8.contains(byte) { return nil }
      if isModuleSeparator(at: place) { return place + 2 }
      if angles == 0, !isRequirement, ",:".utf8.contains(byte) { return nil }
    case .operatorCharacter:
      if isArrow(at: place) || isEquality(at: place) { return place + 2 }
      if isOperator("<", at: place) { angles += 1 }
      if isOperator(">", at: place) { angles -= 1 }
      if angles < 0 || angles == 0 && isOperator("=", at: place) { return nil }
    default: break
    }
    return index(after: place)
  }

  /// Whether two tokens are the colons of `Module::name`.
  private func isModuleSeparator(at place: Int) -> Bool {
    isMark(":", at: place) && isMark(":", at: place + 1) && isGlued(at: place + 1)
  }

  private func isEquality(at place: Int) -> Bool {
    isOperator("=", at: place) && isOperator("=", at: place + 1) && isGlued(at: place + 1)
  }
}

// MARK: Generic arguments

extension DeclarationReader {
  /// The end of the generic arguments that begin here in an expression, such as those in `Box<Int, T>()`.
  private mutating func endOfArguments(from start: Int, _ limits: Limits) -> Int? {
    guard start >= noArgumentsBefore, isOperator("<", at: start), isGlued(at: start),
      isName(at: start - 1)
    else { return nil }
    var (place, angles) = (start, 0)
    while place < limits.end, isInArguments(at: place) {
      let isArrow = isArrow(at: place)
      if isOperator("<", at: place) { angles += 1 }
      if isOperator(">", at: place) { angles -= 1 }
      place = isArrow ? place + 2 : index(after: place)
      if angles == 0 {
        if mayFollowArguments(at: place, limits) { return place }
        break
      }
    }
    noArgumentsBefore = place
    return nil
  }

  private func isInArguments(at place: Int) -> Bool {
    switch tokens[place].kind {
    case .word, .quoted, .number: true
    case .operatorCharacter: isArrow(at: place) || "<>?!&~-".utf8.contains(byte(at: place))
    case .punctuation: "([.,:@".utf8.contains(byte(at: place))
    case .string, .regularExpression, .pound, .directive: false
    }
  }

  private func mayFollowArguments(at place: Int, _ limits: Limits) -> Bool {
    guard place < limits.end, !tokens[place].startsLine else { return true }
    return "()[]{}.,;:?!=".utf8.contains(byte(at: place))
  }
}
