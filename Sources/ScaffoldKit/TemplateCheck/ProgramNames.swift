/// What a parsed template refers to, for whoever wants to know what is used.
extension Program {
  /// The variables of the scope that the text, its conditions and its loops name, by their index.
  var variables: Set<Int> {
    var found = Set(conditions.flatMap(\.variables))
    for path in outputs.map(\.path) + lists { found.formUnion(path.variables) }
    for case .variable(let index, _) in instructions { found.insert(index) }
    return found
  }
}

extension Program.ValuePath {
  /// The variable of the scope that it begins with; none for the entry of a loop.
  var variables: [Int] { if case .global(let index) = root { [index] } else { [] } }
}

extension Program.Condition {
  /// The variables that it names, by their index, in the order of reading.
  var variables: [Int] { operands.flatMap(\.variables) }

  /// Whether its value follows from variables that have few values, all of which can be tried.
  func isDecided(by types: [TemplateType]) -> Bool {
    switch self {
    case .truth(let operand): operand.isDecided(by: types, asWhole: true)
    case .equal(let left, let right), .contains(let left, let right):
      left.isDecided(by: types, asWhole: false) && right.isDecided(by: types, asWhole: false)
    case .not(let inner): inner.isDecided(by: types)
    case .and(let left, let right), .or(let left, let right):
      left.isDecided(by: types) && right.isDecided(by: types)
    }
  }

  private var operands: [Program.Operand] {
    switch self {
    case .truth(let operand): [operand]
    case .equal(let left, let right), .contains(let left, let right): [left, right]
    case .not(let inner): inner.operands
    case .and(let left, let right), .or(let left, let right): left.operands + right.operands
    }
  }
}

extension Program.Operand {
  fileprivate var variables: [Int] {
    if case .value(let path) = self { path.variables } else { [] }
  }

  /// As a whole, a list counts for having entries or none.
  fileprivate func isDecided(by types: [TemplateType], asWhole: Bool) -> Bool {
    guard case .value(let path) = self else { return true }
    guard case .global(let index) = path.root, path.fields.isEmpty else { return false }
    switch types[index] {
    case .flag, .text(allowed: .some), .list(.text(allowed: .some)): return true
    case .list: return asWhole
    case .text, .number, .record: return false
    }
  }
}
