/// The variables and files that a parsed template refers to.
extension TemplateTree {
  /// The names that its outputs, conditions and loops begin with: variables and entries of loops.
  var variables: Set<String> {
    var found: Set<String> = []
    nodes.visit { found.formUnion($0.paths.flatMap(\.variables)) }
    return found
  }

  /// The paths of the file and of those that it includes.
  var files: Set<String> {
    var found: Set<String> = [path]
    nodes.visit { if case .include(let path, _) = $0 { found.insert(path) } }
    return found
  }
}

extension [TemplateNode] {
  /// Calls a closure with each node and all that are inside it, in the order of reading.
  func visit(_ body: (TemplateNode) -> Void) {
    for node in self {
      body(node)
      node.children.visit(body)
    }
  }
}

extension TemplateNode {
  /// The nodes inside it.
  var children: [TemplateNode] {
    switch self {
    case .text, .output: []
    case .conditional(let branches): branches.flatMap(\.nodes)
    case .loop(_, let nodes, _), .include(_, let nodes): nodes
    }
  }

  /// The values that it names itself.
  var paths: [TemplatePath] {
    switch self {
    case .text, .include: []
    case .output(let path, _): [path]
    case .conditional(let branches): branches.flatMap { $0.condition?.paths ?? [] }
    case .loop(let loop, _, _): [loop.list]
    }
  }
}

extension TemplatePath {
  /// The name that it begins with; none for the position of a loop.
  var variables: [String] { if case .name(let name, _) = self { [name] } else { [] } }
}

extension TemplateCondition {
  /// The names of variables in it, in the order of reading.
  var variables: [String] { paths.flatMap(\.variables) }

  /// The values that it names, in the order of reading.
  var paths: [TemplatePath] {
    operands.compactMap { if case .value(let path) = $0 { path } else { nil } }
  }

  private var operands: [Operand] {
    switch self {
    case .truth(let operand): [operand]
    case .equal(let left, let right), .contains(let left, let right): [left, right]
    case .not(let inner): inner.operands
    case .all(let parts), .any(let parts): parts.flatMap(\.operands)
    }
  }

  /// Whether its value follows from variables that have few values, all of which can be tried.
  func isDecided(by types: [String: TemplateType]) -> Bool {
    switch self {
    case .truth(let operand): operand.isDecided(by: types, asWhole: true)
    case .equal(let left, let right), .contains(let left, let right):
      left.isDecided(by: types, asWhole: false) && right.isDecided(by: types, asWhole: false)
    case .not(let inner): inner.isDecided(by: types)
    case .all(let parts), .any(let parts): parts.allSatisfy { $0.isDecided(by: types) }
    }
  }
}

extension TemplateCondition.Operand {
  /// Of a list as a whole, only whether it has entries counts.
  fileprivate func isDecided(by types: [String: TemplateType], asWhole: Bool) -> Bool {
    guard case .value(let path) = self else { return true }
    guard case .name(let name, fields: []) = path else { return false }
    switch types[name] {
    case .flag, .text(allowed: .some), .list(.text(allowed: .some)): return true
    case .list: return asWhole
    case .text, .number, .record, nil: return false
    }
  }
}
