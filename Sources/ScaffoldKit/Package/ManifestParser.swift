/// Parses the one form of a manifest that can be read without running it: imports and
/// `let package = Package(…)`.
struct ManifestParser {
  private var lexer: ManifestLexer
  private var token: ManifestLexer.Token
  private var depth = 0
  /// Limits the recursion: a manifest can nest more deeply than the stack allows.
  private static let deepest = 64
  private static let modules: Set = ["PackageDescription", "CompilerPluginSupport"]

  init(_ text: String) throws(NeedsSwiftPM) {
    lexer = ManifestLexer(text)
    token = try lexer.next()
  }

  /// The arguments of `Package(…)`.
  mutating func package() throws(NeedsSwiftPM) -> ManifestCall {
    var package: ManifestCall?
    while token != .end {
      switch token {
      case .word("import"):
        try advance()
        let module = try word()
        guard Self.modules.contains(module) else { throw .import(module) }
      case .word("let") where package == nil:
        try advance()
        try expect(.word("package"))
        try expect(.punctuation("="))
        guard token == .word("Package") else { throw unexpected() }
        package = try call(named: try word())
      default: throw unexpected()
      }
    }
    guard let package else { throw unexpected() }
    return package
  }

  // MARK: Values

  private mutating func value() throws(NeedsSwiftPM) -> ManifestValue {
    guard depth < Self.deepest else { throw .nesting }
    depth += 1
    defer { depth -= 1 }
    switch token {
    case .string(let text):
      try advance()
      return .string(text)
    case .punctuation("["): return .array(try array())
    case .punctuation("."):
      try advance()
      return try member()
    case .integer, .word("true"), .word("false"):
      try advance()
      return .other
    case .word("nil"):
      try advance()
      return .null
    default: throw unexpected()
    }
  }

  private mutating func member() throws(NeedsSwiftPM) -> ManifestValue {
    let name = try word()
    return token == .punctuation("(") ? .call(try call(named: name)) : .member(name)
  }

  private mutating func array() throws(NeedsSwiftPM) -> [ManifestValue] {
    var elements: [ManifestValue] = []
    try list(from: "[", to: "]") { parser throws(NeedsSwiftPM) in
      elements.append(try parser.value())
    }
    return elements
  }

  private mutating func call(named name: String) throws(NeedsSwiftPM) -> ManifestCall {
    guard ManifestCalls.accept(name) else { throw .unknown(name) }
    var arguments: [ManifestCall.Argument] = []
    try list(from: "(", to: ")") { parser throws(NeedsSwiftPM) in
      let label = try parser.label(of: name)
      arguments.append(ManifestCall.Argument(label: label, value: try parser.value()))
    }
    return ManifestCall(name: name, arguments: arguments)
  }

  /// The label before a colon; empty if there is none.
  private mutating func label(of call: String) throws(NeedsSwiftPM) -> String {
    guard case .word(let label) = token, !Self.literals.contains(label) else { return "" }
    try advance()
    guard token == .punctuation(":") else { throw .expression(label) }
    try advance()
    guard ManifestCalls.accept(label, of: call) else { throw .unknown(label) }
    return label
  }

  private static let literals: Set = ["true", "false", "nil"]

  /// Parses elements with commas between them, and possibly one after the last.
  private mutating func list(
    from start: Unicode.Scalar, to end: Unicode.Scalar,
    _ element: (inout ManifestParser) throws(NeedsSwiftPM) -> Void
  ) throws(NeedsSwiftPM) {
    try expect(.punctuation(start))
    while token != .punctuation(end) {
      try element(&self)
      guard token == .punctuation(",") else { break }
      try advance()
    }
    try expect(.punctuation(end))
  }

  // MARK: Tokens

  private mutating func advance() throws(NeedsSwiftPM) { token = try lexer.next() }

  private mutating func expect(_ expected: ManifestLexer.Token) throws(NeedsSwiftPM) {
    guard token == expected else { throw unexpected() }
    try advance()
  }

  private mutating func word() throws(NeedsSwiftPM) -> String {
    guard case .word(let word) = token else { throw unexpected() }
    try advance()
    return word
  }

  private func unexpected() -> NeedsSwiftPM {
    switch token {
    case .word(let word): .expression(word)
    case .string(let text): .expression("\"\(text)\"")
    case .integer: .expression("a number")
    case .punctuation(let scalar): .expression(String(scalar))
    case .end: .expression("end of file")
    }
  }
}
