extension ExpressionParser {
  /// Comparisons, joined by `not`, `and` and `or`, which bind in this order.
  mutating func condition() throws(ScaffoldError) -> TemplateCondition {
    guard depth < TemplateLimits.nesting else {
      throw ScaffoldError(.tooDeep(at: source.location(at: offset)))
    }
    depth += 1
    var parts = [try conjunction()]
    while take("or") { parts.append(try conjunction()) }
    depth -= 1
    return parts.count == 1 ? parts[0] : .any(parts)
  }

  private mutating func conjunction() throws(ScaffoldError) -> TemplateCondition {
    var parts = [try negation()]
    while take("and") { parts.append(try negation()) }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  private mutating func negation() throws(ScaffoldError) -> TemplateCondition {
    var isNegated = false
    while take("not") { isNegated.toggle() }
    let condition = try comparison()
    return isNegated ? .not(condition) : condition
  }

  private mutating func comparison() throws(ScaffoldError) -> TemplateCondition {
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

  private mutating func equality(_ left: Operand) throws(ScaffoldError) -> TemplateCondition {
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

  private mutating func containment(_ left: Operand) throws(ScaffoldError) -> TemplateCondition {
    let right = try operand()
    switch (left.type, right.type) {
    case (.list(.text(let allowed)), .text): try check(right, against: allowed)
    case (.text, .text): break
    case (.list(.record(let fields)), .text):
      // Whether one of the records has a flag that is true: 'actions contains "isCall"'.
      let flags = fields.filter { $0.type == .flag }.map(\.name)
      try check(right, against: flags)
    default:
      throw mismatch(left, "searched for", right)
    }
    return .contains(left.operand, right.operand)
  }

  private func mismatch(_ left: Operand, _ verb: String, _ right: Operand) -> ScaffoldError {
    error(
      .notComparable,
      "\(left.text), \(left.type.kind), cannot be \(verb) \(right.type.kind)", at: right.offset)
  }

  /// Throws if a literal is not a value of the option: that is an error, not a condition that is always
  /// false.
  private func check(_ operand: Operand, against allowed: [String]?) throws(ScaffoldError) {
    guard case .constant(.text(let text)) = operand.operand, let allowed, !allowed.contains(text)
    else { return }
    let location = source.location(at: operand.offset)
    throw ScaffoldError(.unknown("value", text, known: allowed, at: location))
  }
}

extension TemplateCondition {
  /// A condition without a placeholder around it, such as `ui == "uikit"`.
  static func parse(
    _ source: SourceText, scope: TemplateScope
  ) throws(ScaffoldError) -> TemplateCondition {
    var parser = try ExpressionParser(0..<source.bytes.count, of: source, scope: scope)
    let condition = try parser.condition()
    try parser.expectEnd()
    return condition
  }
}

extension TemplateLoop {
  /// A loop without a placeholder around it, such as `case in use-cases`.
  static func parse(
    _ source: SourceText, scope: TemplateScope
  ) throws(ScaffoldError) -> TemplateLoop {
    var parser = try ExpressionParser(0..<source.bytes.count, of: source, scope: scope)
    let loop = try parser.loop()
    try parser.expectEnd()
    return loop
  }
}
