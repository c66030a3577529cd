// Types, extensions, imports, operators, and what has neither members nor parameters.
extension DeclarationReader {
  /// Reads a type or an extension from its keyword.
  mutating func readType(
    _ declaration: inout Declaration, _ limits: Limits
  ) throws(SwiftReadingError) {
    index += 1
    if declaration.kind == .extension {
      let start = index
      index = endOfType(from: start, limits)
      declaration.name = text(start..<index)
    } else {
      readName(&declaration, limits)
      readGenericClause(&declaration)
    }
    readInheritance(&declaration, limits)
    readWhereClause(&declaration, limits)
    guard index < limits.end, isMark("{", at: index), let close = tokens[index].partner else {
      return
    }
    declaration.body = tokens[index].range.upperBound..<tokens[close].range.lowerBound
    index += 1
    if readsAll { declaration.members = try declarations(upTo: close, in: .members) }
    index = close + 1
  }

  /// Reads a typealias or an associated type from its keyword.
  mutating func readTypeName(_ declaration: inout Declaration, _ limits: Limits) {
    index += 1
    readName(&declaration, limits)
    readGenericClause(&declaration)
    readInheritance(&declaration, limits)
    if index < limits.end, isOperator("=", at: index) {
      let start = index + 1
      index = endOfType(from: start, limits)
      declaration.resultType = text(start..<index)
    }
    readWhereClause(&declaration, limits)
  }

  mutating func readImport(_ declaration: inout Declaration, _ limits: Limits) {
    let kinds = ["struct", "class", "enum", "protocol", "func", "let", "var", "typealias"]
    let start = index + 1
    let isOfKind =
      start + 1 < limits.end && kinds.contains { isWord($0, at: start) }
      && !isMark(".", at: start + 1)
    index = min(isOfKind ? start + 1 : start, limits.end)
    let path = index
    while index < limits.end, index == path || !tokens[index].startsLine, !isMark(";", at: index) {
      index += 1
    }
    declaration.name = text(path..<index)
  }

  /// Reads an operator or a precedence group from its keyword.
  mutating func readOperator(_ declaration: inout Declaration, _ limits: Limits) {
    let start = index + 1
    index = min(isInOperator(at: start) ? endOfOperator(from: start) : start + 1, limits.end)
    declaration.name = source(start..<index)
    if index < limits.end, isMark(":", at: index) {
      index = endOfType(from: index + 1, limits, isRequirement: true)
    }
    readBlock(&declaration, limits)
  }

  // MARK: Parts

  mutating func readName(_ declaration: inout Declaration, _ limits: Limits) {
    guard index < limits.end, isName(at: index) else { return }
    declaration.name = name(at: index)
    declaration.nameRanges = [tokens[index].range]
    index += 1
  }

  mutating func readGenericClause(_ declaration: inout Declaration) {
    guard isOperator("<", at: index) else { return }
    let end = endOfGenericClause(from: index)
    declaration.genericClause = text(index..<end)
    index = end
  }

  /// The end of generic parameters or arguments, which begin here.
  func endOfGenericClause(from start: Int) -> Int {
    var (place, angles) = (start, 0)
    repeat {
      let isEnd = tokens[place].kind == .punctuation && ";{)]}".utf8.contains(byte(at: place))
      if isEnd || tokens[place].kind == .directive { break }
      let isArrow = isArrow(at: place)
      if isOperator("<", at: place) { angles += 1 }
      if isOperator(">", at: place) { angles -= 1 }
      place = isArrow ? place + 2 : index(after: place)
    } while place < tokens.count && angles > 0
    return min(place, tokens.count)
  }

  private mutating func readInheritance(_ declaration: inout Declaration, _ limits: Limits) {
    guard index < limits.end, isMark(":", at: index) else { return }
    repeat {
      let start = index + 1
      index = endOfType(from: start, limits)
      declaration.inheritance.append(text(start..<index))
    } while index < limits.end && isMark(",", at: index)
  }

  mutating func readWhereClause(_ declaration: inout Declaration, _ limits: Limits) {
    guard index < limits.end, isWord("where", at: index) else { return }
    let start = index + 1
    index = endOfType(from: start, limits, isRequirement: true)
    declaration.whereClause = text(start..<index)
  }

  /// Passes the braces that begin here; what they hold is the body.
  mutating func readBlock(_ declaration: inout Declaration, _ limits: Limits) {
    guard index < limits.end, isMark("{", at: index), let close = tokens[index].partner else {
      return
    }
    declaration.body = tokens[index].range.upperBound..<tokens[close].range.lowerBound
    index = close + 1
  }
}
