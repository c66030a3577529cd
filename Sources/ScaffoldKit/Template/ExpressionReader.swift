/// Reads what stands inside one placeholder and resolves its names.
struct ExpressionReader {
  private let lexemes: [Lexeme]
  private let placeholder: TemplateLexer.Placeholder
  private let source: SourceText
  private let scope: TemplateScope
  private let entries: [TemplateScope.Variable]
  private var index = 0
  private var depth = 0

  init(
    lexemes: [Lexeme], placeholder: TemplateLexer.Placeholder, source: SourceText,
    scope: TemplateScope, entries: [TemplateScope.Variable]
  ) {
    self.lexemes = lexemes
    self.placeholder = placeholder
    self.source = source
    self.scope = scope
    self.entries = entries
  }

  /// Whether the words stand by themselves, without the `>>` that ends a placeholder.
  private var isStandalone: Bool { placeholder.content.upperBound == source.bytes.count }

  /// Where the next word stands, or the `>>` after the last one. A location is made of it only for
  /// a fault, since that means reading the line.
  var place: SourceText.Position {
    if index < lexemes.count { return lexemes[index].start }
    var end = placeholder.start
    end.offset = placeholder.content.upperBound
    return end
  }

  /// The failure for a fault at a place of this file.
  func failure(_ fault: TemplateFault, at place: SourceText.Position) -> ScaffoldFailure {
    ScaffoldFailure(fault, at: source.location(of: place))
  }

  // MARK: What a directive asks for

  /// `name | style`
  mutating func output() throws(ScaffoldFailure) -> Program.Output {
    let start = self.place
    let (path, type, name) = try value()
    switch type {
    case .list, .record:
      throw failure(.notPrintable(name, kind: type.kind), at: start)
    case .text, .flag, .number: break
    }
    guard takeSign("|") else { return Program.Output(path: path, style: nil) }
    let place = self.place
    let style = try word("a case style")
    guard let index = scope.styles.firstIndex(where: { $0.name == style }) else {
      let fault = TemplateFault.unknownStyle(style, known: scope.styles.map(\.name))
      throw failure(fault, at: place)
    }
    return Program.Output(path: path, style: index)
  }

  /// A loop's entry, as a variable, and its list.
  struct Loop: Sendable {
    let entry: TemplateScope.Variable
    let list: Program.ValuePath
  }

  /// `entry in list`
  mutating func loop() throws(ScaffoldFailure) -> Loop {
    let place = self.place
    let name = try word("a name for the entry")
    if TemplateScope.reservedWords.contains(name) {
      throw failure(.reservedWord(name), at: place)
    }
    if (scope.variables + entries).contains(where: { $0.name == name }) {
      throw failure(.shadowed(name), at: place)
    }
    guard keyword(["in"]) != nil else { throw expected("'in'") }
    let start = self.place
    let (path, type, list) = try value()
    guard case .list(let element) = type else {
      throw failure(.notList(list, kind: type.kind), at: start)
    }
    return Loop(entry: TemplateScope.Variable(name: name, type: element), list: path)
  }

  mutating func condition() throws(ScaffoldFailure) -> Program.Condition {
    guard depth < TemplateLimits.nesting else {
      throw failure(.tooDeep(TemplateLimits.nesting), at: place)
    }
    depth += 1
    var left = try conjunction()
    while keyword(["or"]) != nil { left = .or(left, try conjunction()) }
    depth -= 1
    return left
  }

  /// A string in double quotes.
  mutating func string(_ what: String) throws(ScaffoldFailure) -> String {
    guard index < lexemes.count, case .string(let text) = lexemes[index].kind else {
      throw expected(what)
    }
    index += 1
    return text
  }

  /// The next word if it is one of `words`.
  mutating func keyword(_ words: [String]) -> String? {
    guard index < lexemes.count, case .word(let word) = lexemes[index].kind, words.contains(word)
    else { return nil }
    index += 1
    return word
  }

  func expectEnd() throws(ScaffoldFailure) {
    if index < lexemes.count { throw expected(isStandalone ? "the end" : "'>>'") }
  }

  // MARK: Conditions

  private mutating func conjunction() throws(ScaffoldFailure) -> Program.Condition {
    var left = try negation()
    while keyword(["and"]) != nil { left = .and(left, try negation()) }
    return left
  }

  private mutating func negation() throws(ScaffoldFailure) -> Program.Condition {
    var isNegated = false
    while keyword(["not"]) != nil { isNegated.toggle() }
    let condition = try comparison()
    return isNegated ? .not(condition) : condition
  }

  private mutating func comparison() throws(ScaffoldFailure) -> Program.Condition {
    if takeSign("(") {
      let inner = try condition()
      guard takeSign(")") else { throw expected("')'") }
      return inner
    }
    let left = try operand()
    if takeSign("==") { return try equality(left) }
    if takeSign("!=") { return .not(try equality(left)) }
    if keyword(["contains"]) != nil { return try containment(left) }
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
      "\(left.name), \(left.type.kind),", "\(verb) \(right.type.kind)")
    return failure(fault, at: right.place)
  }

  /// A literal that an option can never hold is a mistake, not a condition that is always false.
  private func check(_ operand: Operand, against allowed: [String]?) throws(ScaffoldFailure) {
    guard case .constant(.text(let text)) = operand.operand, let allowed, !allowed.contains(text)
    else { return }
    let fault = TemplateFault.unknownValue(text, allowed: allowed)
    throw failure(fault, at: operand.place)
  }

  // MARK: Operands

  private struct Operand {
    let operand: Program.Operand
    let type: TemplateType
    let name: String
    let place: SourceText.Position
  }

  private mutating func operand() throws(ScaffoldFailure) -> Operand {
    let start = self.place
    guard index < lexemes.count else { throw expected("a value") }
    let lexeme = lexemes[index]
    let constant: (TemplateValue, TemplateType)? =
      switch lexeme.kind {
      case .string(let text): (.text(text), .text)
      case .number(let number): (.number(number), .number)
      case .word("true"): (.flag(true), .flag)
      case .word("false"): (.flag(false), .flag)
      default: nil
      }
    if let (value, type) = constant {
      index += 1
      return Operand(operand: .constant(value), type: type, name: lexeme.text, place: start)
    }
    let (path, type, name) = try value()
    return Operand(operand: .value(path), type: type, name: name, place: start)
  }

  /// `name.field.field`, resolved.
  private mutating func value() throws(ScaffoldFailure) -> (
    Program.ValuePath, TemplateType, String
  ) {
    var (root, type, name) = try root()
    var fields: [Int] = []
    while takeSign(".") {
      let place = self.place
      let field = try word("the name of a field")
      guard case .record(let known) = type else {
        throw failure(.noFields(name, kind: type.kind), at: place)
      }
      guard let found = known.firstIndex(where: { $0.name == field }) else {
        let fault = TemplateFault.unknownField(field, of: name, known: known.map(\.name))
        throw failure(fault, at: place)
      }
      fields.append(found)
      type = known[found].type
      name += "." + field
    }
    return (Program.ValuePath(root: root, fields: fields), type, name)
  }

  private mutating func root() throws(ScaffoldFailure) -> (
    Program.ValuePath.Root, TemplateType, String
  ) {
    let place = self.place
    let name = try word("a name")
    if name == "loop" { return try loopField(at: place) }
    if TemplateScope.reservedWords.contains(name) {
      index -= 1
      throw expected("a value")
    }
    if let depth = entries.lastIndex(where: { $0.name == name }) {
      return (.entry(depth: depth), entries[depth].type, name)
    }
    guard let global = scope.variables.firstIndex(where: { $0.name == name }) else {
      let known = (entries + scope.variables).map(\.name)
      throw failure(.unknownVariable(name, known: known), at: place)
    }
    return (.global(global), scope.variables[global].type, name)
  }

  private mutating func loopField(
    at place: SourceText.Position
  ) throws(ScaffoldFailure) -> (Program.ValuePath.Root, TemplateType, String) {
    guard !entries.isEmpty else { throw failure(.loopOutside, at: place) }
    guard takeSign(".") else { throw expected("'.first', '.last' or '.index'") }
    let place = self.place
    let name = try word("'first', 'last' or 'index'")
    guard let field = Program.LoopField(rawValue: name) else {
      let known = Program.LoopField.allCases.map(\.rawValue)
      throw failure(.unknownField(name, of: "loop", known: known), at: place)
    }
    return (.loop(field, depth: entries.count - 1), field.type, "loop.\(name)")
  }

  // MARK: Words

  private mutating func word(_ what: String) throws(ScaffoldFailure) -> String {
    guard index < lexemes.count, case .word(let word) = lexemes[index].kind else {
      throw expected(what)
    }
    index += 1
    return word
  }

  private mutating func takeSign(_ sign: String) -> Bool {
    guard index < lexemes.count, lexemes[index].kind == .sign(sign) else { return false }
    index += 1
    return true
  }

  private func expected(_ what: String) -> ScaffoldFailure {
    let found = index < lexemes.count ? lexemes[index].text : nil
    if found == nil, isStandalone { return failure(.missingAtEnd(what), at: place) }
    return failure(.expected(what, found: found), at: place)
  }
}
