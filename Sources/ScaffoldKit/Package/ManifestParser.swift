/// Reads the statements that a plain manifest consists of: imports and constants.
struct ManifestParser {
  private var lexer: ManifestLexer
  private var token: ManifestToken
  private let allowsTrailingComma: Bool
  private var depth = 0
  private static let deepest = 64

  /// Reads everything after the first line, which has been read already.
  init(_ bytes: [UInt8], from offset: Int, version: ToolsVersion) throws(NotPlain) {
    lexer = ManifestLexer(bytes, from: offset)
    token = try lexer.next()
    // Older compilers refuse a comma after the last argument of a call.
    allowsTrailingComma = version >= ToolsVersion(6, 1)
  }

  mutating func statements() throws(NotPlain) -> (imports: [String], constants: [ManifestConstant])
  {
    var imports: [String] = []
    var constants: [ManifestConstant] = []
    while token.kind != .end {
      switch token.kind {
      case .word("import"): imports.append(try importedModule())
      case .word("let"): constants.append(try constant())
      default: throw unexpected()
      }
      try endStatement()
    }
    return (imports, constants)
  }

  private mutating func endStatement() throws(NotPlain) {
    if try take(";") {
      return
    }
    guard token.startsLine || token.kind == .end else { throw unexpected() }
  }

  private mutating func importedModule() throws(NotPlain) -> String {
    try advance()
    guard !token.startsLine else { throw unexpected() }
    let module = try word()
    guard token.startsLine || token.kind == .end || token.isMark(";") else { throw unexpected() }
    return module
  }

  private mutating func constant() throws(NotPlain) -> ManifestConstant {
    let line = token.line
    try advance()
    let name = try word()
    guard Self.isFreeName(name) else { throw failure(.constant(name)) }
    let annotation: ManifestAnnotation? = try take(":") ? try self.annotation() : nil
    guard token.isMark("="), token.spaceBefore == token.spaceAfter else { throw unexpected() }
    try advance()
    return ManifestConstant(
      name: name, annotation: annotation, value: try expression(), line: line)
  }

  private mutating func annotation() throws(NotPlain) -> ManifestAnnotation {
    let isArray = try take("[")
    var path = [try word()]
    while token.isMark("."), !token.spaceBefore {
      try advance()
      path.append(try word())
    }
    if isArray { try expect("]") }
    return ManifestAnnotation(path: path, isArray: isArray)
  }

  // MARK: Values

  private mutating func expression() throws(NotPlain) -> ManifestExpression {
    try nested { parser throws(NotPlain) in try parser.range(from: try parser.primary()) }
  }

  /// Runs `read` one level deeper. Every value within another is read through it: a manifest may
  /// nest more deeply than the stack does.
  private mutating func nested(
    _ read: (inout ManifestParser) throws(NotPlain) -> ManifestExpression
  ) throws(NotPlain) -> ManifestExpression {
    guard depth < Self.deepest else { throw failure(.needsRunning("nesting")) }
    depth += 1
    defer { depth -= 1 }
    return try read(&self)
  }

  /// The value itself, or a range when an operator follows.
  private mutating func range(
    from value: ManifestExpression
  ) throws(NotPlain) -> ManifestExpression {
    guard case .range(let closed) = token.kind else { return value }
    guard token.spaceBefore == token.spaceAfter else { throw unexpected() }
    try advance()
    return .range(value, try primary(), closed: closed)
  }

  private mutating func primary() throws(NotPlain) -> ManifestExpression {
    switch token.kind {
    case .string(let text):
      try advance()
      return .string(text)
    case .integer(let value):
      try advance()
      return .integer(value)
    case .word(let word):
      try advance()
      return try named(word)
    case .mark(UInt8(ascii: "[")): return try collection()
    case .mark(UInt8(ascii: ".")):
      try advance()
      return try member(of: [])
    default: throw unexpected()
    }
  }

  /// A value that begins with a word, which has been read: a constant's name, a type's member, a
  /// construction.
  private mutating func named(_ first: String) throws(NotPlain) -> ManifestExpression {
    switch first {
    case "true", "false": return .boolean(first == "true")
    case "nil": return .null
    default: break
    }
    if token.isMark("("), !token.spaceBefore {
      return .construction(type: first, arguments: try arguments())
    }
    var path = [first]
    while token.isMark("."), !token.spaceBefore {
      try advance()
      if case .word(let word) = token.kind, word.first?.isUppercase == true {
        path.append(word)
        try advance()
      } else {
        return try member(of: path)
      }
    }
    guard let last = path.popLast(), !path.isEmpty else { return .reference(first) }
    return .member(type: path, name: last, arguments: nil)
  }

  private mutating func member(of type: [String]) throws(NotPlain) -> ManifestExpression {
    let name = try word()
    guard token.isMark("("), !token.spaceBefore else {
      return .member(type: type, name: name, arguments: nil)
    }
    return .member(type: type, name: name, arguments: try arguments())
  }

  private mutating func arguments() throws(NotPlain) -> [ManifestExpression.Argument] {
    try expect("(")
    var arguments: [ManifestExpression.Argument] = []
    while !token.isMark(")") {
      arguments.append(try argument())
      guard try take(",") else { break }
      guard allowsTrailingComma || !token.isMark(")") else { throw unexpected() }
    }
    try expect(")")
    return arguments
  }

  private mutating func argument() throws(NotPlain) -> ManifestExpression.Argument {
    guard case .word(let word) = token.kind else {
      return ManifestExpression.Argument(label: nil, value: try expression())
    }
    try advance()
    if try take(":") {
      return ManifestExpression.Argument(label: word, value: try expression())
    }
    let value = try nested { parser throws(NotPlain) in
      try parser.range(from: try parser.named(word))
    }
    return ManifestExpression.Argument(label: nil, value: value)
  }

  private mutating func collection() throws(NotPlain) -> ManifestExpression {
    try expect("[")
    if try take(":") {
      try expect("]")
      return .dictionary([])
    }
    var elements: [ManifestExpression] = []
    var pairs: [ManifestExpression.Pair] = []
    while !token.isMark("]") {
      let element = try expression()
      if try take(":") {
        pairs.append(ManifestExpression.Pair(key: element, value: try expression()))
      } else {
        elements.append(element)
      }
      guard try take(",") else { break }
    }
    try expect("]")
    guard pairs.isEmpty || elements.isEmpty else { throw failure(.type) }
    return pairs.isEmpty ? .array(elements) : .dictionary(pairs)
  }

  // MARK: Moving along

  private mutating func advance() throws(NotPlain) { token = try lexer.next() }

  private mutating func take(_ mark: Unicode.Scalar) throws(NotPlain) -> Bool {
    guard token.isMark(mark) else { return false }
    try advance()
    return true
  }

  private mutating func expect(_ mark: Unicode.Scalar) throws(NotPlain) {
    guard try take(mark) else { throw unexpected() }
  }

  private mutating func word() throws(NotPlain) -> String {
    guard case .word(let word) = token.kind else { throw unexpected() }
    try advance()
    return word
  }

  private func unexpected() -> NotPlain {
    failure(token.kind == .end ? .unterminated : .needsRunning(token.text))
  }

  private func failure(_ reason: NotPlain.Reason) -> NotPlain {
    NotPlain(reason: reason, line: token.line)
  }

  /// Whether a constant may have the name: no keyword, nothing that would hide a type.
  private static func isFreeName(_ name: String) -> Bool {
    guard let first = name.utf8.first, first >= UInt8(ascii: "a") else { return false }
    return !Identifier.keywords.contains(name)
  }
}
