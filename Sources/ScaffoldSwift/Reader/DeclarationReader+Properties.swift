// Properties, their accessors, and the cases of enums.
extension DeclarationReader {
  /// Reads a property from `let` or `var`, with all of its names.
  mutating func readProperty(_ declaration: inout Declaration, _ limits: Limits) {
    var (names, types) = ([Int](), [String]())
    repeat {
      index += 1
      names += namesOfPattern(limits)
      if index < limits.end, isMark(":", at: index) {
        let start = index + 1
        index = endOfType(from: start, limits)
        types.append(text(start..<index))
      }
      if index < limits.end, isOperator("=", at: index) {
        index = endOfExpression(from: index + 1, limits, atComma: true, atObservers: true)
      }
      if index < limits.end, isMark("{", at: index) {
        declaration.accessors = (declaration.accessors ?? []) + accessors(at: index)
        readBlock(&declaration, limits)
      }
    } while index < limits.end && isMark(",", at: index)
    declaration.name = names.map(name).joined(separator: ", ")
    declaration.nameRanges = names.map { tokens[$0].range }
    declaration.resultType = types.isEmpty ? nil : types.joined(separator: ", ")
  }

  /// Passes a pattern, such as `x` or `(a, b)`, and returns the indices of the names in it.
  private mutating func namesOfPattern(_ limits: Limits) -> [Int] {
    guard index < limits.end else { return [] }
    let start = index
    index = index(after: start)
    guard isMark("(", at: start) else { return isName(at: start) ? [start] : [] }
    return (start..<index).filter { place in
      isName(at: place) && !isMark(":", at: place + 1) && !isWord("_", at: place)
    }
  }

  /// Reads the cases of an enum from `case`.
  mutating func readCases(_ declaration: inout Declaration, _ limits: Limits) {
    var (names, selectors) = ([String](), [String]())
    repeat {
      index += 1
      guard index < limits.end, isName(at: index) else { break }
      let name = name(at: index)
      var selector = name
      index += 1
      if index < limits.end, isMark("(", at: index), !tokens[index].startsLine {
        let values = parameters(at: index, isLabeled: true)
        selector += values.labels
        declaration.parameterTypes += values.types
        index = index(after: index)
      }
      if index < limits.end, isOperator("=", at: index) {
        index = endOfExpression(from: index + 1, limits, atComma: true)
      }
      names.append(name)
      selectors.append(selector)
    } while index < limits.end && isMark(",", at: index)
    declaration.name = names.joined(separator: ", ")
    declaration.selector = selectors.joined(separator: ", ")
  }
}

// MARK: Accessors

extension DeclarationReader {
  private static let accessors: Set<String> = [
    "_modify", "_read", "borrow", "didSet", "get", "init", "modify", "mutableAddressWithOwner",
    "mutate", "read", "set", "unsafeAddress", "unsafeMutableAddress", "willSet",
  ]

  /// The accessors that may follow a value: another block is a closure, which may begin with a word such as `set`.
  private static let observers: Set<String> = ["didSet", "init", "willSet"]

  /// Whether the token opens a block that begins with an accessor.
  func isAccessorBlock(at open: Int, afterValue: Bool = false) -> Bool {
    guard isMark("{", at: open), let close = tokens[open].partner else { return false }
    var place = open + 1
    while place < close {
      if isMark("@", at: place) {
        place = endOfAttribute(at: place)
      } else if isDirective("#if", at: place) {
        place = endOfCondition(at: place)
      } else if tokens[place].kind == .word, Self.modifiers.contains(string(at: place)) {
        place += 1
      } else {
        return isAccessor(at: place)
          && (!afterValue || Self.observers.contains(string(at: place)))
      }
    }
    return false
  }

  /// Whether the word begins an accessor, and not an expression.
  private func isAccessor(at place: Int) -> Bool {
    guard tokens[place].kind == .word, Self.accessors.contains(string(at: place)) else {
      return false
    }
    let next = place + 1
    guard next < tokens.count else { return false }
    return tokens[next].startsLine || tokens[next].kind == .word || tokens[next].kind == .directive
      || "{}(;@".utf8.contains(byte(at: next))
  }

  /// The accessors in a block; a block without any is the code of a getter.
  func accessors(at open: Int) -> [Declaration.Part] {
    guard isAccessorBlock(at: open), let close = tokens[open].partner else {
      return [Declaration.Part(text: "get", range: tokens[open].range)]
    }
    var found: [Declaration.Part] = []
    var place = open + 1
    while place < close {
      let start = place
      while place < close, tokens[place].kind == .word, Self.modifiers.contains(string(at: place)) {
        place += 1
      }
      if place < close, isAccessor(at: place) {
        let end = endOfAccessorHead(at: place, upTo: close)
        found.append(part(start..<end))
        place = end
      } else if place < close, isMark("@", at: place) {
        place = endOfAttribute(at: place)
      } else if place < close {
        place =
          tokens[place].kind == .directive ? endOfCondition(at: place) : index(after: place)
      }
    }
    return found
  }

  /// The end of an accessor and its effects.
  private func endOfAccessorHead(at start: Int, upTo close: Int) -> Int {
    var place = start + 1
    // The name of the parameter: `set(value)`.
    if place < close, isMark("(", at: place) { place = index(after: place) }
    while place < close, ["async", "throws", "rethrows"].contains(string(at: place)) {
      place += 1
      if place < close, isMark("(", at: place) { place = index(after: place) }
    }
    return place
  }
}
