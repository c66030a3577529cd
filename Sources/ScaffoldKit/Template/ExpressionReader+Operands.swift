extension ExpressionReader {
  struct Operand {
    let operand: Program.Operand
    let type: TemplateType
    let words: Range<Int>
  }

  /// A value with its words, counted from the first of the placeholder.
  struct Value {
    var path: Program.ValuePath
    var type: TemplateType
    var words: Range<Int>
  }

  mutating func operand() throws(ScaffoldFailure) -> Operand {
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
  mutating func value() throws(ScaffoldFailure) -> Value {
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
}
