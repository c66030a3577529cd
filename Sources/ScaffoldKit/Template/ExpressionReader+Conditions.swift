extension ExpressionReader {
  /// What an `<<if …>>` asks: comparisons, joined by `not`, `and` and `or`, which bind in this order.
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
}
