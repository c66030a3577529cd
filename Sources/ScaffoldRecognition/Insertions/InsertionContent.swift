import ScaffoldSwift

/// The part of a declaration that takes a text.
enum InsertionContent {
  /// The lines between two braces. New lines go before the line of `end`, which is that of the closing brace, or of what
  /// must stay last.
  case lines(Lines)
  /// The elements of a literal, between its brackets.
  case elements(Range<Int>, isDictionary: Bool)
  /// The value of a type alias.
  case composition(Range<Int>)

  struct Lines {
    /// Between the braces.
    let body: Range<Int>
    /// The start of what must stay last, such as `return` or `default`; `nil` if nothing must.
    var last: Int?
    /// Where new lines that begin with `case` go: the end of the last case; `nil` without one.
    var endOfCases: Int?
    /// The first line that shows the indentation, as an offset; `nil` without one.
    var sample: Int?
    /// Whether functions have blank lines between them.
    var isSpaced = false
  }

  /// The content of a declaration; `nil` if it has another form.
  init?(_ kind: InsertionPlace.Kind, _ declaration: Declaration, in file: SwiftFile) {
    switch kind {
    case .enum, .struct, .class, .actor, .protocol, .extension:
      guard let body = declaration.body else { return nil }
      let cases = declaration.members.last { $0.kind == .enumCase }
      self = .lines(
        Lines(
          body: body, endOfCases: cases?.range.upperBound,
          sample: declaration.members.first?.code.lowerBound, isSpaced: kind != .protocol))
    case .function:
      guard let body = declaration.body else { return nil }
      self = .lines(
        Lines(
          body: body, last: file.finalReturn(in: body),
          sample: file.firstToken(in: body).map { file.tokens[$0].range.lowerBound }))
    case .switch:
      guard let body = declaration.body, let inner = file.onlySwitch(in: body) else { return nil }
      let labels = file.labels(in: inner)
      self = .lines(
        Lines(
          body: inner, last: labels.first { $0.isStandard }?.offset, sample: labels.first?.offset))
    case .array, .dictionary:
      guard let range = file.listLiteral(of: declaration) else { return nil }
      self = .elements(range, isDictionary: kind == .dictionary)
    case .typealias:
      guard let range = file.value(of: declaration) else { return nil }
      self = .composition(range)
    }
  }
}

extension SwiftFile {
  fileprivate func word(_ index: Int) -> String {
    tokens.indices.contains(index) && tokens[index].kind == .word
      ? String(decoding: text[tokens[index].range], as: UTF8.self) : ""
  }

  /// The index of the first token in a range.
  fileprivate func firstToken(in range: Range<Int>) -> Int? {
    let index = token(atOrAfter: range.lowerBound)
    return tokens.indices.contains(index) && tokens[index].range.lowerBound < range.upperBound
      ? index : nil
  }

  /// The indices of the tokens in a range that are not in brackets.
  func outerTokens(in range: Range<Int>) -> [Int] {
    var (found, index) = ([Int](), token(atOrAfter: range.lowerBound))
    while index < tokens.count, tokens[index].range.lowerBound < range.upperBound {
      found.append(index)
      index = (tokens[index].partner.map { max($0, index) } ?? index) + 1
    }
    return found
  }

  /// Where the last statement of a body begins, if it is a `return`.
  fileprivate func finalReturn(in body: Range<Int>) -> Int? {
    outerTokens(in: body).last { word($0) == "return" }.map { tokens[$0].range.lowerBound }
  }

  /// Between the braces of the only `switch` in a body.
  fileprivate func onlySwitch(in body: Range<Int>) -> Range<Int>? {
    var found: [Range<Int>] = []
    var index = token(atOrAfter: body.lowerBound)
    while index < tokens.count, tokens[index].range.lowerBound < body.upperBound {
      if word(index) == "switch", !isMark(".", at: index - 1) {
        var brace = index + 1
        while tokens.indices.contains(brace), !isMark("{", at: brace) {
          brace = (tokens[brace].partner.map { max($0, brace) } ?? brace) + 1
        }
        guard tokens.indices.contains(brace), let end = tokens[brace].partner else { return nil }
        found.append(tokens[brace].range.upperBound..<tokens[end].range.lowerBound)
        index = end
      }
      index += 1
    }
    return found.count == 1 ? found[0] : nil
  }

  /// The `case` and `default` of a `switch`, with the attribute of the latter.
  func labels(in body: Range<Int>) -> [(offset: Int, isStandard: Bool)] {
    outerTokens(in: body).compactMap { index in
      let name = word(index)
      guard name == "case" || name == "default", !isMark(".", at: index - 1) else { return nil }
      let isUnknown =
        name == "default" && word(index - 1) == "unknown" && isMark("@", at: index - 2)
      return (tokens[isUnknown ? index - 2 : index].range.lowerBound, name == "default")
    }
  }

  /// The name of the only pattern after a `case`, such as `login` of `case .login(let id):`; `nil` for another pattern.
  func nameOfPattern(at offset: Int) -> String? {
    var index = token(atOrAfter: offset) + 1
    if word(index) == "let" { index += 1 }
    guard isMark(".", at: index), !word(index + 1).isEmpty else { return nil }
    let name = index + 1
    let isCall = isMark("(", at: index + 2)
    let end = isCall ? (tokens[index + 2].partner ?? name) + 1 : index + 2
    return isMark(":", at: end) ? word(name) : nil
  }

  /// Whether a mark is in a range and not in brackets.
  func hasOuterMark(_ mark: Unicode.Scalar, in range: Range<Int>) -> Bool {
    outerTokens(in: range).contains { isMark(mark, at: $0) }
  }

  /// Between the brackets of the list that is a property's value, or that its body returns.
  fileprivate func listLiteral(of property: Declaration) -> Range<Int>? {
    guard property.nameRanges.count == 1 else { return nil }
    if let body = property.body {
      guard var index = firstToken(in: body) else { return nil }
      if word(index) == "return" { index += 1 }
      return list(at: index)
    }
    let end = property.code.upperBound
    var index = token(atOrAfter: property.nameRanges[0].upperBound)
    while tokens.indices.contains(index), tokens[index].range.lowerBound < end {
      if isMark("=", at: index) { return list(at: index + 1) }
      index = (tokens[index].partner.map { max($0, index) } ?? index) + 1
    }
    return nil
  }

  private func list(at index: Int) -> Range<Int>? {
    guard isMark("[", at: index), let end = tokens[index].partner else { return nil }
    return tokens[index].range.upperBound..<tokens[end].range.lowerBound
  }

  /// The type after `=` of a type alias.
  fileprivate func value(of alias: Declaration) -> Range<Int>? {
    var index = token(atOrAfter: alias.code.lowerBound)
    while tokens.indices.contains(index), tokens[index].range.lowerBound < alias.code.upperBound {
      if isMark("=", at: index), tokens.indices.contains(index + 1) {
        return tokens[index + 1].range.lowerBound..<alias.code.upperBound
      }
      index += 1
    }
    return nil
  }
}
