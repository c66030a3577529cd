/// The names that a template may use, with their types.
struct TemplateScope: Sendable, Hashable {
  struct Variable: Sendable, Hashable {
    let name: String
    let type: TemplateType
  }

  let variables: [Variable]
  /// The entries of the loops around a place, from the outermost.
  private(set) var entries: [Variable] = []

  init(variables: [Variable]) {
    self.variables = variables
  }

  /// The scope inside a loop.
  func entering(_ entry: Variable) -> TemplateScope {
    var inner = self
    inner.entries.append(entry)
    return inner
  }

  /// The type of the variable or entry `name`.
  func type(of name: String) -> TemplateType? {
    let found = variables.first { $0.name == name } ?? entries.first { $0.name == name }
    return found?.type
  }

  /// All names, for messages. The entry of a faulty loop has no name.
  var names: [String] { (entries + variables).map(\.name).filter { !$0.isEmpty } }

  /// The keywords of the language; no variable may have one as its name.
  static let reservedWords =
    Directive.allCases.map(\.rawValue)
    + ["and", "or", "not", "contains", "in", "loop", "true", "false"]
}
