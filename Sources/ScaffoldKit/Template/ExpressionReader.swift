/// Reads what stands inside one placeholder after the other and resolves its names.
struct ExpressionReader {
  let scope: TemplateScope
  /// The entries of the loops around the placeholder, from the outermost.
  var entries: [TemplateScope.Variable]
  private(set) var source: SourceText
  var lexemes: [Lexeme] = []
  var index = 0
  var depth = 0
  /// Where the words end: at the `>>` of a placeholder.
  private var end = 0

  init(_ source: SourceText, scope: TemplateScope, entries: [TemplateScope.Variable] = []) {
    self.source = source
    self.scope = scope
    self.entries = entries
  }

  /// Goes on in another file; answers the one before.
  mutating func enter(_ source: SourceText) -> SourceText {
    let outer = self.source
    self.source = source
    return outer
  }

  /// Takes up the words in a part of the file.
  mutating func begin(_ content: Range<Int>) throws(ScaffoldFailure) {
    (index, depth, end) = (0, 0, content.upperBound)
    try Lexeme.cut(content, of: source, into: &lexemes)
  }

  /// Whether the words stand by themselves, without the `>>` that ends a placeholder.
  private var isStandalone: Bool { end == source.bytes.count }

  /// Where the next word stands, or the `>>` after the last one. A location is made of it only for
  /// a fault, since that means reading the file.
  var place: Int { next?.range.lowerBound ?? end }

  var next: Lexeme? { index < lexemes.count ? lexemes[index] : nil }

  /// The failure for a fault at a place of this file.
  func failure(_ fault: TemplateFault, at place: Int) -> ScaffoldFailure {
    ScaffoldFailure(fault, at: source.location(at: place))
  }

  // MARK: What a directive asks for

  /// `name | style`
  mutating func output() throws(ScaffoldFailure) -> Program.Output {
    let value = try value()
    switch value.type {
    case .list, .record:
      throw failure(
        .notPrintable(text(of: value.words), kind: value.type.kind), at: place(of: value.words))
    case .text, .flag, .number: break
    }
    guard take(.pipe) else { return Program.Output(path: value.path, style: nil) }
    let style = try word("a case style")
    guard let index = scope.style(named: style, in: source) else {
      let known = scope.styles.map(\.name)
      throw failure(.unknownStyle(source.slice(style), known: known), at: style.lowerBound)
    }
    return Program.Output(path: value.path, style: index)
  }

  /// A loop's entry, as a variable, and its list.
  struct Loop: Sendable {
    let entry: TemplateScope.Variable
    let list: Program.ValuePath
  }

  /// `entry in list`
  mutating func loop() throws(ScaffoldFailure) -> Loop {
    let place = self.place
    let name = source.slice(try word("a name for the entry"))
    if TemplateScope.reservedWords.contains(name) {
      throw failure(.reservedWord(name), at: place)
    }
    if scope.variables.contains(where: { $0.name == name })
      || entries.contains(where: { $0.name == name })
    {
      throw failure(.shadowed(name), at: place)
    }
    guard take("in") else { throw expected("'in'") }
    let list = try value()
    guard case .list(let element) = list.type else {
      throw failure(
        .notList(text(of: list.words), kind: list.type.kind), at: self.place(of: list.words))
    }
    return Loop(entry: TemplateScope.Variable(name: name, type: element), list: list.path)
  }

  /// A string in double quotes.
  mutating func string(_ what: String) throws(ScaffoldFailure) -> String {
    guard let next, next.kind == .string else { throw expected(what) }
    index += 1
    return next.unquoted(in: source)
  }

  func expectEnd() throws(ScaffoldFailure) {
    if next != nil { throw expected(isStandalone ? "the end" : "'>>'") }
  }

  // MARK: Words

  /// Where the first of some words stands.
  func place(of words: Range<Int>) -> Int { lexemes[words.lowerBound].range.lowerBound }

  /// Words as they are read aloud: without what stands between them.
  func text(of words: Range<Int>) -> String {
    lexemes[words].map { $0.text(in: source) }.joined()
  }

  mutating func word(_ what: String) throws(ScaffoldFailure) -> Range<Int> {
    guard let next, next.kind == .word else { throw expected(what) }
    index += 1
    return next.range
  }

  mutating func take(_ sign: Lexeme.Kind) -> Bool {
    guard let next, next.kind == sign else { return false }
    index += 1
    return true
  }

  mutating func take(_ word: String) -> Bool {
    guard let next, next.kind == .word, source.holds(word, at: next.range) else { return false }
    index += 1
    return true
  }

  func expected(_ what: String) -> ScaffoldFailure {
    let found = next?.text(in: source)
    if found == nil, isStandalone { return failure(.missingAtEnd(what), at: place) }
    return failure(.expected(what, found: found), at: place)
  }
}
