/// Reads what stands inside one placeholder after the other and resolves its names.
struct ExpressionReader {
  private let scope: TemplateScope
  /// The entries of the loops around the placeholder, from the outermost.
  var entries: [TemplateScope.Variable]
  private(set) var source: SourceText
  private var lexemes: [Lexeme] = []
  private var index = 0
  private var depth = 0
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

  private var next: Lexeme? { index < lexemes.count ? lexemes[index] : nil }

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
    if (scope.variables + entries).contains(where: { $0.name == name }) {
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

  mutating func condition() throws(ScaffoldFailure) -> Program.Condition {
    guard depth < TemplateLimits.nesting else {
      throw failure(.tooDeep(TemplateLimits.nesting), at: place)
    }
    depth += 1
    var left = try conjunction()
    while take("or") { left = .or(left, try conjunction()) }
    depth -= 1
    return left
  }

  /// A string in double quotes.
  mutating func string(_ what: String) throws(ScaffoldFailure) -> String {
    guard let next, next.kind == .string else { throw expected(what) }
    index += 1
    return next.unquoted(in: source)
  }

  /// Leaves the word that names a directive behind.
  mutating func skip() { index += 1 }

  func expectEnd() throws(ScaffoldFailure) {
    if next != nil { throw expected(isStandalone ? "the end" : "'>>'") }
  }

  // MARK: Conditions

  private mutating func conjunction() throws(ScaffoldFailure) -> Program.Condition {
    var left = try negation()
    while take("and") { left = .and(left, try negation()) }
    return left
  }

  private mutating func negation() throws(ScaffoldFailure) -> Program.Condition {
    var isNegated = false
    while take("not") { isNegated.toggle() }
    let condition = try comparison()
    return isNegated ? .not(condition) : condition
  }

  private mutating func comparison() throws(ScaffoldFailure) -> Program.Condition {
    if take(.open) {
      let inner = try condition()
      guard take(.close) else { throw expected("')'") }
      return inner
    }
    let left = try operand()
    if take(.equal) { return try equality(left) }
    if take(.unequal) { return .not(try equality(left)) }
    if take("contains") { return try containment(left) }
    return .truth(left.operand)
  }

  private mutating func equality(_ left: Operand) throws(ScaffoldFailure) -> Program.Condition {
    let right = try operand()
    switch (left.type, right.type) {
    case (.text(let allowed), .text(let others)):
      try check(right, against: allowed)
      try check(left, against: others)
    case (.flag, .flag), (.number, .number): break
    default:
      throw mismatch(left, "compared with", right)
    }
    return .equal(left.operand, right.operand)
  }

  private mutating func containment(_ left: Operand) throws(ScaffoldFailure) -> Program.Condition {
    let right = try operand()
    switch (left.type, right.type) {
    case (.list(.text(let allowed)), .text): try check(right, against: allowed)
    case (.text, .text): break
    default:
      throw mismatch(left, "searched for", right)
    }
    return .contains(left.operand, right.operand)
  }

  private func mismatch(_ left: Operand, _ verb: String, _ right: Operand) -> ScaffoldFailure {
    let fault = TemplateFault.notComparable(
      "\(text(of: left.words)), \(left.type.kind),", "\(verb) \(right.type.kind)")
    return failure(fault, at: place(of: right.words))
  }

  /// A literal that an option can never hold is a mistake, not a condition that is always false.
  private func check(_ operand: Operand, against allowed: [String]?) throws(ScaffoldFailure) {
    guard case .constant(.text(let text)) = operand.operand, let allowed, !allowed.contains(text)
    else { return }
    let fault = TemplateFault.unknownValue(text, allowed: allowed)
    throw failure(fault, at: place(of: operand.words))
  }

  // MARK: Operands

  private struct Operand {
    let operand: Program.Operand
    let type: TemplateType
    let words: Range<Int>
  }

  /// A value with its words, counted from the first of the placeholder.
  private struct Value {
    var path: Program.ValuePath
    var type: TemplateType
    var words: Range<Int>
  }

  private mutating func operand() throws(ScaffoldFailure) -> Operand {
    guard let next else { throw expected("a value") }
    guard let (constant, type) = constant(next) else {
      let value = try value()
      return Operand(operand: .value(value.path), type: value.type, words: value.words)
    }
    index += 1
    return Operand(operand: .constant(constant), type: type, words: index - 1..<index)
  }

  private func constant(_ lexeme: Lexeme) -> (TemplateValue, TemplateType)? {
    switch lexeme.kind {
    case .string: return (.text(lexeme.unquoted(in: source)), .text)
    case .number: return (.number(Int(source.slice(lexeme.range)) ?? 0), .number)
    case .word where source.holds("true", at: lexeme.range): return (.flag(true), .flag)
    case .word where source.holds("false", at: lexeme.range): return (.flag(false), .flag)
    default: return nil
    }
  }

  /// `name.field.field`, resolved.
  private mutating func value() throws(ScaffoldFailure) -> Value {
    var value = try root()
    while take(.dot) {
      let field = try word("the name of a field")
      guard case .record(let known) = value.type else {
        throw failure(.noFields(text(of: value.words), kind: value.type.kind), at: field.lowerBound)
      }
      guard let found = known.firstIndex(where: { source.holds($0.name, at: field) }) else {
        let fault = TemplateFault.unknownField(
          source.slice(field), of: text(of: value.words), known: known.map(\.name))
        throw failure(fault, at: field.lowerBound)
      }
      value.path.fields.append(found)
      value.type = known[found].type
      value.words = value.words.lowerBound..<index
    }
    return value
  }

  private mutating func root() throws(ScaffoldFailure) -> Value {
    let name = try word("a name")
    func value(_ root: Program.ValuePath.Root, _ type: TemplateType) -> Value {
      Value(path: Program.ValuePath(root: root), type: type, words: index - 1..<index)
    }
    if let global = scope.variable(named: name, in: source) {
      return value(.global(global), scope.variables[global].type)
    }
    if let depth = entries.lastIndex(where: { source.holds($0.name, at: name) }) {
      return value(.entry(depth: depth), entries[depth].type)
    }
    if source.holds("loop", at: name) { return try loopField(at: name.lowerBound) }
    let text = source.slice(name)
    if TemplateScope.reservedWords.contains(text) {
      index -= 1
      throw expected("a value")
    }
    let known = (entries + scope.variables).map(\.name)
    throw failure(.unknownVariable(text, known: known), at: name.lowerBound)
  }

  private mutating func loopField(at place: Int) throws(ScaffoldFailure) -> Value {
    guard !entries.isEmpty else { throw failure(.loopOutside, at: place) }
    guard take(.dot) else { throw expected("'.first', '.last' or '.index'") }
    let name = try word("'first', 'last' or 'index'")
    guard let field = Program.LoopField(rawValue: source.slice(name)) else {
      let known = Program.LoopField.allCases.map(\.rawValue)
      let fault = TemplateFault.unknownField(source.slice(name), of: "loop", known: known)
      throw failure(fault, at: name.lowerBound)
    }
    let root = Program.ValuePath.Root.loop(field, depth: entries.count - 1)
    return Value(path: Program.ValuePath(root: root), type: field.type, words: index - 3..<index)
  }

  // MARK: Words

  /// Where the first of some words stands.
  private func place(of words: Range<Int>) -> Int { lexemes[words.lowerBound].range.lowerBound }

  /// Words as they are read aloud: without what stands between them.
  private func text(of words: Range<Int>) -> String {
    lexemes[words].map { $0.text(in: source) }.joined()
  }

  private mutating func word(_ what: String) throws(ScaffoldFailure) -> Range<Int> {
    guard let next, next.kind == .word else { throw expected(what) }
    index += 1
    return next.range
  }

  private mutating func take(_ sign: Lexeme.Kind) -> Bool {
    guard let next, next.kind == sign else { return false }
    index += 1
    return true
  }

  private mutating func take(_ word: StaticString) -> Bool {
    guard let next, next.kind == .word, source.holds(word, at: next.range) else { return false }
    index += 1
    return true
  }

  private func expected(_ what: String) -> ScaffoldFailure {
    let found = next?.text(in: source)
    if found == nil, isStandalone { return failure(.missingAtEnd(what), at: place) }
    return failure(.expected(what, found: found), at: place)
  }
}
