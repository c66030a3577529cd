/// Reads declarations from the tokens of a file.
struct DeclarationReader {
  let bytes: [UInt8]
  let tokens: [SwiftToken]
  let comments: [Range<Int>]
  /// The index of the next token.
  var index = 0
  /// The index of a token before which no `<` begins generic arguments in an expression.
  var noArgumentsBefore = 0
  /// Whether it reads the members of types, and texts of more than one token, instead of names only.
  let readsAll: Bool
  private var depth = 0

  enum Context { case file, members }

  init(
    _ bytes: [UInt8], _ tokens: [SwiftToken], _ comments: [Range<Int>], readsAll: Bool = true
  ) {
    (self.bytes, self.tokens, self.comments) = (bytes, tokens, comments)
    self.readsAll = readsAll
  }

  /// The deepest nesting of types and conditionals.
  private static let deepest = 64

  /// Reads declarations up to a token.
  mutating func declarations(
    upTo end: Int, in context: Context
  ) throws(SwiftReadingError) -> [Declaration] {
    guard depth < Self.deepest else {
      let offset = index < tokens.count ? tokens[index].range.lowerBound : bytes.count
      throw SwiftReadingError("declarations are nested too deeply", at: offset, in: bytes)
    }
    depth += 1
    defer { depth -= 1 }
    var found: [Declaration] = []
    while index < end {
      if isMark(";", at: index) {
        index += 1
      } else {
        found.append(try declaration(upTo: end, in: context))
      }
    }
    return found
  }

  /// Reads the next declaration or statement.
  private mutating func declaration(
    upTo end: Int, in context: Context
  ) throws(SwiftReadingError) -> Declaration {
    let first = index
    let isConditional = isDirective("#if", at: index) && !holdsOnlyAttributes(at: index)
    if isConditional { return try conditional(upTo: end, in: context) }
    var declaration = Declaration(kind: .statement, code: tokens[first].range)
    readParts(of: &declaration, upTo: end)
    if let kind = introducedKind(at: index, upTo: end, in: context) {
      declaration.kind = kind
      try readRest(of: &declaration, Limits(end: end))
    } else if index < end, tokens[index].kind == .pound {
      readExpansion(&declaration, Limits(end: end))
    } else {
      index = first
      (declaration.modifiers, declaration.attributes) = ([], [])
      index = endOfExpression(from: first, Limits(end: end))
      declaration.name = text(first..<index)
      declaration.selector = declaration.name
    }
    finish(&declaration, from: first, upTo: end)
    return declaration
  }

  /// Reads a declaration from its keyword.
  private mutating func readRest(
    of declaration: inout Declaration, _ limits: Limits
  ) throws(SwiftReadingError) {
    switch declaration.kind {
    case .struct, .class, .enum, .actor, .protocol, .extension:
      try readType(&declaration, limits)
    case .function, .initializer, .deinitializer, .subscript, .macro:
      readFunction(&declaration, limits)
    case .property: readProperty(&declaration, limits)
    case .enumCase: readCases(&declaration, limits)
    case .typealias, .associatedtype: readTypeName(&declaration, limits)
    case .import: readImport(&declaration, limits)
    case .operator, .precedenceGroup: readOperator(&declaration, limits)
    case .macroExpansion, .conditional, .statement: break
    }
    if declaration.selector.isEmpty { declaration.selector = declaration.name }
  }

  /// Sets the ranges of a declaration that ends here, and reads what else is on its last line.
  mutating func finish(_ declaration: inout Declaration, from first: Int, upTo end: Int) {
    index = max(index, first + 1)
    if index < end, !tokens[index].startsLine, !isMark(";", at: index),
      tokens[index].kind != .directive
    {
      index = max(endOfExpression(from: index, Limits(end: end)), index + 1)
    }
    let start = tokens[first].range.lowerBound
    let last = tokens[index - 1].range.upperBound
    declaration.code = start..<last
    declaration.head = start..<last
    if let body = declaration.body, let brace = tokenIndex(endingAt: body.lowerBound) {
      declaration.head = start..<tokens[brace - 1].range.upperBound
    }
    if index < end, isMark(";", at: index), !tokens[index].startsLine { index += 1 }
    declaration.range = startOfComments(before: first)..<endOfComments(after: index - 1)
  }

  /// The index of the token that ends at an offset.
  private func tokenIndex(endingAt offset: Int) -> Int? {
    var (low, high) = (0, tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].range.upperBound < offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 && low < tokens.count ? low : nil
  }
}
