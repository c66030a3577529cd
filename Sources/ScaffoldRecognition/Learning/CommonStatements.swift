import ScaffoldSwift

/// The statements of a body that the bodies of other modules have, too.
struct CommonStatements {
  /// What a function is, so that it needs some of its statements.
  enum Need {
    case nothing
    /// The last statement gives the result.
    case result
    /// The properties that all modules have need their values.
    case initializer(hasProperty: (String) -> Bool)
    /// Without a statement, the code of the superclass would not run.
    case override
    /// An assertion needs the calls whose effects it checks.
    case test
  }

  private let text: [UInt8]
  private let body: Range<Int>
  private let statements: [BodyStatement]
  private var kept: Set<Int>

  /// The most statements that are compared.
  private static let mostStatements = 1_000

  /// The code of each statement, in a form in which the code of others can be equal.
  var code: [String] { Self.code(of: statements) }

  static func code(of statements: [BodyStatement]) -> [String] {
    statements.map { $0.words.joined(separator: " ") }
  }

  init(of body: Range<Int>, in text: [UInt8]) {
    (self.body, self.text) = (body, text)
    statements = BodyStatement.all(of: body, in: text)
    kept = Set(statements.indices)
  }

  /// What to cut so that what the others have, too, is left; each range has one or more whole statements.
  ///
  /// - Returns: `nil` if the common statements are no body.
  func cuts(
    to others: [[String]], for need: Need
  ) -> (ranges: [Range<Int>], isAll: Bool)? {
    var common = self
    guard common.keep(others), common.serves(need) else { return nil }
    return common.kept.isEmpty ? ([inside], true) : (common.cuts, false)
  }

  private mutating func keep(_ others: [[String]]) -> Bool {
    let code = code
    for other in others {
      guard code.count <= Self.mostStatements, other.count <= Self.mostStatements else {
        return false
      }
      for case .remove(let offset, _, _) in other.difference(from: code) { kept.remove(offset) }
    }
    removeUsers()
    return true
  }

  /// Removes statements that use a variable whose declaration or value is not kept.
  private mutating func removeUsers() {
    var gone = statements.indices.filter { !kept.contains($0) }
    while let index = gone.popLast() {
      let assigned = Set(statements[index].assigned)
      let users = kept.filter { user in
        if !statements[user].names.isDisjoint(with: statements[index].declared) { return true }
        return statements[user].declaresWithoutValue
          && !statements[user].declared.isDisjoint(with: assigned)
      }
      kept.subtract(users)
      gone += users
    }
  }

  private func serves(_ need: Need) -> Bool {
    let cut = statements.indices.filter { !kept.contains($0) }.map { statements[$0] }
    switch need {
    case .nothing: return true
    case .override: return !kept.isEmpty
    case .result: return kept.contains(statements.count - 1)
    case .initializer(let hasProperty):
      return !kept.isEmpty && !cut.contains(where: \.callsInitializer)
        && !cut.flatMap(\.assigned).contains(where: hasProperty)
    case .test:
      return cut.allSatisfy(\.isAssertion) && kept.contains { statements[$0].isAssertion }
    }
  }

  private var cuts: [Range<Int>] {
    var result: [Range<Int>] = []
    var isRun = false
    for index in statements.indices {
      let range = statements[index].range
      if kept.contains(index) {
        isRun = false
      } else if isRun, let last = result.popLast() {
        result.append(last.lowerBound..<range.upperBound)
      } else {
        result.append(range)
        isRun = true
      }
    }
    return result
  }

  /// What is between the braces, without the line ends and the indentation beside them if there are lines between
  /// these.
  private var inside: Range<Int> {
    let first = text[body].firstIndex { $0 > 0x20 } ?? body.upperBound
    let last = text[body].lastIndex { $0 > 0x20 } ?? body.lowerBound
    guard let start = text[body.lowerBound..<first].firstIndex(of: 0x0A),
      let end = text[last..<body.upperBound].lastIndex(of: 0x0A)
    else { return body }
    return start + 1..<end + 1
  }
}
