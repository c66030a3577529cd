// `#if … #endif`, and the macros that are used as declarations.
extension DeclarationReader {
  /// Reads an `#if` with its branches.
  mutating func conditional(
    upTo end: Int, in context: Context
  ) throws(SwiftReadingError) -> Declaration {
    let first = index
    var declaration = Declaration(kind: .conditional, code: tokens[first].range)
    while index < end, let partner = tokens[index].partner {
      let hasCondition = !isDirective("#else", at: index)
      let start = endOfCondition(at: index)
      let condition = hasCondition ? text(index + 1..<start) : nil
      let lineEnd = endOfComments(after: start - 1)
      index = start
      let found = try declarations(upTo: partner, in: context)
      index = partner
      let body = lineEnd..<max(lineEnd, startOfLine(of: partner))
      declaration.branches.append(
        Declaration.Branch(condition: condition, body: body, declarations: found))
    }
    index = min(index + 1, end)
    declaration.name = declaration.branches.first?.condition ?? ""
    declaration.selector = declaration.name
    finish(&declaration, from: first, upTo: end)
    return declaration
  }

  /// The index after a directive and its condition, which is on the same line.
  func endOfCondition(at directive: Int) -> Int {
    var place = directive + 1
    guard string(at: directive) == "#if" || string(at: directive) == "#elseif" else {
      return place
    }
    let end = tokens[directive].partner ?? tokens.count
    while place < end {
      if place > directive + 1, tokens[place].startsLine, !isIncomplete(at: place - 1),
        !(tokens[place].kind == .operatorCharacter && !isGlued(at: endOfOperator(from: place)))
      {
        return place
      }
      place = min(index(after: place), end)
    }
    return place
  }

  /// The index after the `#endif` of an `#if`.
  func endOfConditional(at start: Int) -> Int {
    var place = start
    while let partner = tokens[place].partner { place = partner }
    return place + 1
  }

  /// Whether the branches of an `#if` hold attributes of the declaration after it, and nothing else.
  func holdsOnlyAttributes(at start: Int) -> Bool {
    let end = endOfConditional(at: start)
    var (place, count) = (start, 0)
    while place < end {
      if tokens[place].kind == .directive {
        place = endOfCondition(at: place)
      } else if isMark("@", at: place) {
        place = endOfAttribute(at: place)
        count += 1
      } else {
        return false
      }
    }
    return count > 0
  }

  /// Reads a macro from its `#`.
  mutating func readExpansion(_ declaration: inout Declaration, _ limits: Limits) {
    let start = index
    declaration.kind = .macroExpansion
    declaration.name = String(string(at: start).drop { $0 == "#" })
    index = endOfExpression(from: start, limits)
    let brace = (start..<index).first { isMark("{", at: $0) && tokens[$0].partner != nil }
    declaration.selector = text(start..<(brace ?? index))
  }
}
