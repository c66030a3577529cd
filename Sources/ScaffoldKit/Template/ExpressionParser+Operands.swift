extension ExpressionParser {
  /// A side of a comparison with its type, and how and where the template writes it.
  struct Operand {
    let operand: TemplateCondition.Operand
    let type: TemplateType
    let text: String
    let offset: Int
  }

  /// A named value with its type, and where the template names it.
  struct Value {
    var path: TemplatePath
    var type: TemplateType
    let offset: Int
  }

  mutating func operand() throws(ScaffoldError) -> Operand {
    guard let next = tokens.first else { throw expected("a value") }
    if let (constant, type) = Self.constant(next) {
      tokens.removeFirst()
      return Operand(
        operand: .constant(constant), type: type, text: next.shown, offset: next.offset)
    }
    let value = try value()
    return Operand(
      operand: .value(value.path), type: value.type, text: "\(value.path)", offset: value.offset)
  }

  private static func constant(_ token: ExpressionToken) -> (TemplateValue, TemplateType)? {
    switch (token.kind, token.text) {
    case (.string, let text): (.text(text), .text)
    case (.number, let digits): (.number(Int(digits) ?? 0), .number)
    case (.word, "true"): (.flag(true), .flag)
    case (.word, "false"): (.flag(false), .flag)
    default: nil
    }
  }

  /// `name.field.field`
  mutating func value() throws(ScaffoldError) -> Value {
    var value = try root()
    while take(.dot) {
      let field = try word("the name of a field")
      guard case .name(let name, let fields) = value.path, case .record(let known) = value.type
      else {
        throw error(
          .noFields, "'\(value.path)' is \(value.type.kind) and has no fields", at: field.offset)
      }
      guard let found = known.first(where: { $0.name == field.text }) else {
        throw unknown(
          "field of '\(value.path)'", field, code: .unknownField, known: known.map(\.name))
      }
      value.path = .name(name, fields: fields + [field.text])
      value.type = found.type
    }
    return value
  }

  private mutating func root() throws(ScaffoldError) -> Value {
    let name = try word("a name")
    if let type = scope.type(of: name.text) {
      return Value(path: .name(name.text, fields: []), type: type, offset: name.offset)
    }
    if name.text == "loop" { return try position(at: name.offset) }
    if TemplateScope.reservedWords.contains(name.text) {
      throw error(.syntax, "expected a value, found '\(name.text)'", at: name.offset)
    }
    throw unknown("variable", name, code: .unknownVariable, known: scope.names)
  }

  /// The field after `loop`.
  private mutating func position(at offset: Int) throws(ScaffoldError) -> Value {
    guard !scope.entries.isEmpty else {
      throw error(.loopOutside, "'loop' is valid only inside <<for …>>", at: offset)
    }
    guard take(.dot) else { throw expected("'.first', '.last' or '.index'") }
    let name = try word("'first', 'last' or 'index'")
    guard let position = TemplatePath.Position(rawValue: name.text) else {
      let known = TemplatePath.Position.allCases.map(\.rawValue)
      throw unknown("field of 'loop'", name, code: .unknownField, known: known)
    }
    return Value(path: .loop(position), type: position.type, offset: offset)
  }
}
