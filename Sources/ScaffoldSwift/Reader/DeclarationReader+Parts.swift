// What stands before the keyword of a declaration: attributes and modifiers.
extension DeclarationReader {
  static let modifiers: Set<String> = [
    "__consuming", "__shared", "__owned", "_local", "async", "borrowing", "consuming",
    "convenience",
    "distributed", "dynamic", "fileprivate", "final", "indirect", "infix", "internal", "isolated",
    "lazy", "mutating", "nonisolated", "nonmutating", "nonsending", "open", "optional", "override",
    "package", "postfix", "prefix", "private", "public", "reasync", "required", "sending", "static",
    "unowned", "weak", "yielding",
  ]

  /// The keywords of declarations, with what each one declares.
  private static let keywords: [String: Declaration.Kind] = [
    "import": .import, "struct": .struct, "class": .class, "enum": .enum, "actor": .actor,
    "protocol": .protocol, "extension": .extension, "func": .function, "init": .initializer,
    "deinit": .deinitializer, "subscript": .subscript, "let": .property, "var": .property,
    "case": .enumCase, "typealias": .typealias, "associatedtype": .associatedtype,
    "operator": .operator, "precedencegroup": .precedenceGroup, "macro": .macro,
  ]

  /// What the keyword declares; `nil` if the token does not begin a declaration.
  func introducedKind(at place: Int, upTo end: Int, in context: Context) -> Declaration.Kind? {
    guard place < end, tokens[place].kind == .word else { return nil }
    let kind = Self.keywords[string(at: place)]
    switch kind {
    case .actor, .macro:
      // Both are also names.
      return place + 1 < end && isName(at: place + 1) && !tokens[place + 1].startsLine ? kind : nil
    case .enumCase, .initializer, .deinitializer, .subscript:
      return context == .members ? kind : nil
    default: return kind
    }
  }

  /// Reads attributes and modifiers, also those in an `#if`.
  mutating func readParts(of declaration: inout Declaration, upTo end: Int) {
    while index < end {
      if isMark("@", at: index) {
        readAttribute(of: &declaration)
      } else if isDirective("#if", at: index), holdsOnlyAttributes(at: index) {
        readConditionalAttributes(of: &declaration)
      } else if let next = endOfModifier(at: index, upTo: end) {
        declaration.modifiers.append(part(index..<next))
        index = next
      } else {
        return
      }
    }
  }

  private mutating func readAttribute(of declaration: inout Declaration) {
    let next = endOfAttribute(at: index)
    declaration.attributes.append(part(index..<next))
    index = next
  }

  private mutating func readConditionalAttributes(of declaration: inout Declaration) {
    let end = endOfConditional(at: index)
    while index < end {
      if isMark("@", at: index) {
        readAttribute(of: &declaration)
      } else {
        index = tokens[index].kind == .directive ? endOfCondition(at: index) : index + 1
      }
    }
  }

  /// The end of the attribute, with its arguments.
  func endOfAttribute(at start: Int) -> Int {
    var place = start + 2
    while isMark(".", at: place), isName(at: place + 1) { place += 2 }
    if isOperator("<", at: place), isGlued(at: place) {
      place = endOfGenericClause(from: place)
    }
    if isMark("(", at: place), !tokens[place].startsLine { place = index(after: place) }
    return min(place, tokens.count)
  }

  /// The end of the modifier here, with its argument; `nil` if it is not one.
  private func endOfModifier(at place: Int, upTo end: Int) -> Int? {
    guard place + 1 < end, tokens[place].kind == .word else { return nil }
    let word = string(at: place)
    if word == "class" { return isClassModifier(at: place, upTo: end) ? place + 1 : nil }
    guard Self.modifiers.contains(word) else { return nil }
    var next = place + 1
    if isMark("(", at: next), tokens[next].partner == next + 2 { next += 3 }
    guard next < end else { return nil }
    let continues =
      tokens[next].kind == .word || isMark("@", at: next) || isDirective("#if", at: next)
      || tokens[next].kind == .pound
    return continues ? next : nil
  }

  /// Whether `class` means the same as `static`.
  private func isClassModifier(at place: Int, upTo end: Int) -> Bool {
    guard tokens[place + 1].kind == .word else { return false }
    let next = string(at: place + 1)
    if ["func", "var", "let", "subscript", "typealias"].contains(next) { return true }
    guard Self.modifiers.contains(next), place + 2 < end else { return false }
    return tokens[place + 2].kind == .word || isMark("(", at: place + 2)
  }
}
