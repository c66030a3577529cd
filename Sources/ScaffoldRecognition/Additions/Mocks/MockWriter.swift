import ScaffoldSwift

/// Writes the statements of one function of a mock for another requirement.
struct MockWriter {
  let model: MockNeighbour
  let requirement: Requirement
  let style: MockStyle
  let change: NameChange
  let value: MockedValue
  /// Whether a generic parameter is in a type, which a property cannot have.
  private let isGeneric: Bool

  init(
    _ model: MockNeighbour, _ requirement: Requirement, _ style: MockStyle,
    functionTypes: Set<String>, isOverload: Bool
  ) {
    (self.model, self.requirement, self.style) = (model, requirement, style)
    change = NameChange(
      from: model.function, model.parameters, to: requirement, isOverload: isOverload,
      keepsLabels: isOverload || style.usesLabels || !style.isOverload(model))
    let generics = Set(
      TypeText(requirement.declaration.genericClause ?? "").words.filter(\.isName))
    let signature = requirement.parameters.flatMap(\.type.words) + (requirement.result?.words ?? [])
    isGeneric = !generics.isDisjoint(with: signature)
    let stored = requirement.parameters.filter { parameter in
      parameter.name != nil && !parameter.type.isNonescaping
        && generics.isDisjoint(with: parameter.type.words)
        && !functionTypes.contains(parameter.type.text)
    }
    value = MockedValue(neighbour: model, requirement: requirement, stored: stored)
  }

  /// The statements that can be derived, in their order.
  var statements: [MockRecord.Statement] {
    var found: [MockRecord.Statement] = []
    var lost: Set<String> = []
    for (index, statement) in model.statements.enumerated() {
      let use = statement.use(in: model, isLast: index == model.statements.count - 1)
      let isUsable = lost.isDisjoint(with: statement.code.words)
      let new = isUsable ? use.flatMap { written(statement, $0) } ?? [] : []
      if new.isEmpty { lost.formUnion(statement.locals) }
      for new in new where !found.contains(where: { $0.lines == new.lines }) { found.append(new) }
    }
    let computed = computedProperties(of: found)
    if !found.isEmpty { found[0].properties += computed }
    return found
  }

  private func written(
    _ statement: MockStatement, _ use: MockStatement.Use
  ) -> [MockRecord.Statement]? {
    switch use {
    case .call: return [statement].compactMap { plain($0, use) }
    case .failure: return requirement.isThrowing ? [plain(statement, use)].compactMap { $0 } : []
    case .result: return requirement.result == nil ? [] : [result(statement)].compactMap { $0 }
    case .parameter(let index):
      return value.stored.compactMap { parameter(statement, index, $0, use) }
    case .tuple(let range): return [tuple(statement, range, use)].compactMap { $0 }
    case .closure(let range): return [closure(statement, range, use)].compactMap { $0 }
    }
  }

  // MARK: Statements

  private func plain(
    _ statement: MockStatement, _ use: MockStatement.Use
  ) -> MockRecord.Statement? {
    let words = statement.code.words
    guard use != .call || isRecording(statement) else { return nil }
    let isThrowing = words.contains("try") || words.contains("throw")
    if isThrowing && !requirement.isThrowing || words.contains("await") && !requirement.isAsync {
      return nil
    }
    var written = self.statement(statement, use, rename: change.renamed, newType: { $0 })
    written?.isReturning = words.first == "throw"
    return written
  }

  private func result(_ statement: MockStatement) -> MockRecord.Statement? {
    guard !isGeneric, let old = model.result, let new = requirement.result else { return nil }
    let isSame = old.normalized == new.normalized
    guard isSame || !owned(in: statement).isEmpty else { return nil }
    if statement.code.words.contains("try"), !requirement.isThrowing { return nil }
    var written = self.statement(
      statement, .result, rename: change.renamed,
      newType: { MockedValue.type($0, from: old, to: new) }, types: (old, new))
    written?.isReturning = true
    return written
  }

  private func parameter(
    _ statement: MockStatement, _ index: Int, _ new: Parameter, _ use: MockStatement.Use
  ) -> MockRecord.Statement? {
    let old = model.parameters[index]
    let (oldType, newType) = (old.type.stored, new.type.stored)
    let isOnly = model.parameters.count == 1 && value.stored.count == 1
    let isShared = owned(in: statement).isEmpty
    if isShared, !isOnly || oldType.text != newType.text { return nil }
    guard let oldName = old.name, let newName = new.name else { return nil }
    return self.statement(
      statement, use, replacing: [oldName: newName],
      rename: { name in
        change.renamed(name, from: old, to: new) ?? (isOnly ? change.renamed(name) : nil)
      },
      newType: { MockedValue.type($0, from: oldType, to: newType) }, types: (oldType, newType))
  }

  private func tuple(
    _ statement: MockStatement, _ range: Range<Int>, _ use: MockStatement.Use
  ) -> MockRecord.Statement? {
    guard !value.stored.isEmpty, !owned(in: statement).isEmpty || statement.code.word(0) == "let"
    else { return nil }
    let hasLabels = statement.code.words[range].contains(":")
    var elements = value.stored.compactMap { parameter in
      parameter.name.map { hasLabels ? "\($0): \($0)" : $0 }
    }
    if elements.count == 1 { elements = [value.stored[0].name ?? "", "()"] }
    return self.statement(
      statement, use, inserting: [(range, elements.joined(separator: ", "))],
      rename: change.renamed, newType: value.tuple)
  }

  private func closure(
    _ statement: MockStatement, _ range: Range<Int>, _ use: MockStatement.Use
  ) -> MockRecord.Statement? {
    let parameters = requirement.parameters
    guard !isGeneric,
      !parameters.contains(where: { $0.name == nil || $0.type.isAutoclosure })
    else { return nil }
    let call = ClosureCall(statement.code, arguments: range)
    let arguments = parameters.map { ($0.type.isInout ? "&" : "") + ($0.name ?? "") }
    guard let changes = call.changes(for: requirement, arguments) else { return nil }
    // The last statement may return its value without the word.
    let isLast = statement.code.text == model.statements.last?.code.text
    let isReturning = call.isReturning || isLast && model.result != nil
    let hasResult = isReturning && requirement.result != nil
    var new = self.statement(
      statement, use, inserting: changes, rename: change.renamed,
      newType: { type in
        if let closure = value.closure(type, hasResult: hasResult) { return closure }
        guard let old = model.result, let new = requirement.result else { return nil }
        return MockedValue.type(type, from: old, to: new)
      })
    new?.isReturning = hasResult
    return new
  }
}

extension String {
  /// Whether it begins with a letter.
  fileprivate var isName: Bool { first?.isLetter == true }
}

extension MockStatement {
  /// The names that the statement declares for those after it.
  var locals: [String] {
    code.words.indices.compactMap { place in
      ["let", "var"].contains(code.words[place]) ? code.word(place + 1) : nil
    }
  }
}
