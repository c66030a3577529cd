import ScaffoldSwift

/// A new function of a mock, with the properties in which it records its calls.
struct MockRecord {
  /// A statement that is written for the requirement, with its properties by their names.
  struct Statement {
    let use: MockStatement.Use
    let lines: [CodeLine]
    /// Where the function begins that it is written after.
    let origin: Int
    /// Whether the function returns its value.
    var isReturning = false
    var properties: [(model: Declaration, name: String, lines: [CodeLine])] = []
  }

  /// The function whose pattern it continues.
  let model: MockNeighbour
  private(set) var statements: [Statement] = []
  /// The parts of a call that are not recorded.
  private(set) var missing: [String] = []

  /// Continues the pattern of a mock; `nil` if it has none.
  ///
  /// - Parameters:
  ///   - functionTypes: the aliases of functions, whose parameters cannot be stored.
  ///   - model: the rank of the function whose pattern is continued, among those that are similar.
  ///   - isOverload: whether the names need the labels; `nil` if another function of the name decides.
  init?(
    of requirement: Requirement, in style: MockStyle, functionTypes: Set<String>,
    model rank: Int = 0, isOverload: Bool? = nil
  ) {
    var models = style.models(for: requirement)
    guard models.indices.contains(rank) else { return nil }
    let model = models.remove(at: rank)
    models.insert(model, at: 0)
    self.model = model
    let isOverload = isOverload ?? style.hasFunction(named: requirement.declaration.name)
    let writers = models.map { model in
      MockWriter(
        model, requirement, style, functionTypes: functionTypes, isOverload: isOverload)
    }
    let found = writers.map(\.statements)
    statements = found[0]
    add(from: found.dropFirst(), rank: 0)
    guard !statements.isEmpty else { return nil }
    if !writers[0].value.stored.isEmpty {
      add(from: found.dropFirst(), rank: 1)
      if !statements.contains(where: { [1, 3].contains($0.use.rank) }) {
        missing.append("the parameters")
      }
    }
    if requirement.isThrowing { add(from: found.dropFirst(), rank: 2) }
    let hasClosure = model.properties.contains { ($0.resultType ?? "").contains("->") }
    if hasClosure, requirement.result == nil { add(from: found.dropFirst(), rank: 3) }
    if requirement.result != nil, !statements.contains(where: \.isReturning) {
      addResult(of: requirement, from: found.dropFirst())
    }
  }

  /// Takes the statements that return a value from the first function that has some.
  private mutating func addResult(of requirement: Requirement, from found: ArraySlice<[Statement]>)
  {
    let models = found.lazy.map { $0.filter(\.isReturning) }
    guard let new = models.first(where: { !$0.isEmpty }) else {
      missing.append("the result")
      let text = "fatalError(\"\(requirement.selector) is not implemented\")"
      statements.append(
        Statement(use: .result, lines: [CodeLine(text)], origin: origin, isReturning: true))
      return
    }
    // A closure that returns the result is called once.
    if new.contains(where: { $0.use.rank == 3 }) { statements.removeAll { $0.use.rank == 3 } }
    statements += new
  }

  /// Takes from the record of another mock how an error is thrown and the result is returned, if this one has neither.
  mutating func complete(from other: MockRecord) {
    guard missing.contains("the result"), !other.missing.contains("the result") else { return }
    let known = Set(properties.map(\.name))
    let new = other.statements.filter { statement in
      (statement.use.rank == 2 || statement.isReturning)
        && statement.properties.allSatisfy { !known.contains($0.name) }
    }
    guard new.contains(where: \.isReturning) else { return }
    statements.removeAll(where: \.isReturning)
    if statements.contains(where: { $0.use.rank == 2 }) {
      statements += new.filter(\.isReturning)
    } else {
      statements += new
    }
    missing.removeAll { $0 == "the result" }
  }

  /// Takes the statements of a rank from the first function that has some, if there are none yet.
  private mutating func add(from found: ArraySlice<[Statement]>, rank: Int) {
    guard !statements.contains(where: { $0.use.rank == rank }),
      let new = found.lazy.map({ $0.filter { $0.use.rank == rank } }).first(where: { !$0.isEmpty })
    else { return }
    let known = Set(properties.map(\.name))
    let place = statements.firstIndex { $0.use.rank > rank } ?? statements.count
    statements.insert(
      contentsOf: new.filter { $0.properties.allSatisfy { !known.contains($0.name) } }, at: place)
  }

  /// The properties in the order of those that they are written after, each once.
  var properties: [(model: Declaration, name: String, lines: [CodeLine])] {
    var known: Set<String> = []
    let own = statements.filter { $0.origin == origin }
    let borrowed = statements.filter { $0.origin != origin }
    return [own, borrowed].flatMap { statements in
      statements.flatMap(\.properties).sorted {
        $0.model.range.lowerBound < $1.model.range.lowerBound
      }
    }
    .filter { known.insert($0.name).inserted }
  }

  private var origin: Int { model.function.code.lowerBound }

  /// The code between the braces of the function.
  var lines: [CodeLine] {
    var lines = statements.flatMap(\.lines)
    guard statements.count > 1, let last = statements.last, last.isReturning,
      let first = last.lines.first
    else { return lines }
    // A value is returned without the word by the only statement of a function.
    let word = first.text.prefix { $0.isLetter }
    if !["return", "if", "switch", "guard", "throw", "fatalError"].contains(String(word)) {
      lines[lines.count - last.lines.count] = CodeLine("return " + first.text)
    }
    return lines
  }

  /// Whether the function goes on one line, as its model does.
  var isOneLine: Bool {
    model.isOneLine && (lines.count == 1 || lines.count <= model.statements.count)
  }
}

extension MockStatement.Use {
  /// The order of the statements in a function.
  var rank: Int {
    switch self {
    case .call: 0
    case .parameter, .tuple: 1
    case .failure: 2
    case .closure: 3
    case .result: 4
    }
  }
}
