// Functions, initializers, subscripts and macros.
extension DeclarationReader {
  /// Reads a declaration with parameters from its keyword.
  mutating func readFunction(_ declaration: inout Declaration, _ limits: Limits) {
    let isOperator = declaration.kind == .function && isInOperator(at: index + 1)
    readFunctionName(&declaration, limits)
    readGenericClause(&declaration)
    if isMark("(", at: index), index < limits.end {
      let isLabeled = !isOperator && declaration.kind != .subscript
      let parameters = parameters(at: index, isLabeled: isLabeled)
      declaration.selector = declaration.name + parameters.labels
      declaration.parameterTypes = parameters.types
      index = index(after: index)
    }
    readEffects(&declaration, limits)
    if index < limits.end, isArrow(at: index) {
      let start = index + 2
      index = endOfType(from: start, limits)
      declaration.resultType = text(start..<index)
    }
    readWhereClause(&declaration, limits)
    if declaration.kind == .macro { return readDefinition(&declaration, limits) }
    if declaration.kind == .subscript, isMark("{", at: index), index < limits.end {
      declaration.accessors = accessors(at: index)
    }
    readBlock(&declaration, limits)
  }

  private mutating func readFunctionName(_ declaration: inout Declaration, _ limits: Limits) {
    let isNamed = declaration.kind == .function || declaration.kind == .macro
    if !isNamed {
      declaration.name = string(at: index)
      index += 1
      let isFailable = isOperator("?", at: index) || isOperator("!", at: index)
      if isFailable, declaration.kind == .initializer { index += 1 }
      return
    }
    index += 1
    guard isInOperator(at: index), index < limits.end else {
      return readName(&declaration, limits)
    }
    var end = endOfOperator(from: index)
    // `func ==<T>(…)` declares `==`.
    if end - index > 1, isOperator("<", at: end - 1), isName(at: end) { end -= 1 }
    declaration.name = source(index..<end)
    index = end
  }

  private mutating func readEffects(_ declaration: inout Declaration, _ limits: Limits) {
    while index < limits.end,
      ["async", "throws", "rethrows", "reasync"].contains(string(at: index))
    {
      let start = index
      index += 1
      if isMark("(", at: index), isWord("throws", at: start) { index = index(after: index) }
      declaration.effects.append(text(start..<index))
    }
  }

  /// Reads what follows `=` in the declaration of a macro.
  private mutating func readDefinition(_ declaration: inout Declaration, _ limits: Limits) {
    if index < limits.end, isOperator("=", at: index) {
      index = endOfExpression(from: index + 1, limits)
    }
    readWhereClause(&declaration, limits)
  }

  // MARK: Parameters

  /// The labels in parentheses, and the types, of parameters or associated values.
  ///
  /// If `isLabeled` is false, a parameter with one name has no label.
  mutating func parameters(
    at open: Int, isLabeled: Bool
  ) -> (labels: String, types: [String]) {
    let limits = Limits(end: tokens[open].partner ?? tokens.count, linesEnd: false)
    var (labels, types) = ("", [String]())
    var place = open + 1
    while place < limits.end {
      var start = place
      while isMark("@", at: place), place < limits.end { place = endOfAttribute(at: place) }
      var names: [String] = []
      while place < limits.end, isName(at: place) {
        names.append(name(at: place))
        place += 1
      }
      if place < limits.end, isMark(":", at: place), !isMark(":", at: place + 1) {
        start = place + 1
        labels += names.count > 1 || isLabeled ? "\(names.first ?? "_"):" : "_:"
      } else {
        labels += "_:"
      }
      place = endOfType(from: start, limits)
      types.append(text(start..<place))
      place = endOfParameter(from: place, limits)
    }
    return ("(\(labels))", types)
  }

  /// The index after the default value and the comma of a parameter.
  private mutating func endOfParameter(from start: Int, _ limits: Limits) -> Int {
    var place = start
    if place < limits.end { place = endOfExpression(from: place, limits, atComma: true) }
    // What cannot be read ends at the next comma.
    while place < limits.end, !isMark(",", at: place) { place = index(after: place) }
    return place + 1
  }
}
