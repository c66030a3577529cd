import ScaffoldSwift

/// What tells a function or a property from those that may be beside it in a type.
///
/// Functions may differ by the types of parameters or results, or by `async`. A property and a function without
/// parameters need different names.
struct RequirementKey: Hashable {
  private let name: String
  private let details: [String]
  private let isStatic: Bool

  init(_ declaration: Declaration, name: String? = nil) {
    isStatic = declaration.isStatic
    let isFunction = declaration.kind == .function && !declaration.parameterTypes.isEmpty
    self.name = name ?? (isFunction ? declaration.selector : declaration.name)
    details =
      declaration.kind != .function
      ? []
      : declaration.parameterTypes.map { TypeText($0).normalized } + [
        TypeText(declaration.resultType ?? "Void").normalized, declaration.genericClause ?? "",
        declaration.whereClause ?? "", declaration.effects.contains("async") ? "async" : "",
      ]
  }

  /// Whether two members cannot be in one type.
  func clashes(with other: RequirementKey) -> Bool {
    guard name == other.name, isStatic == other.isStatic else { return false }
    return details == other.details || details.isEmpty || other.details.isEmpty
  }
}

extension Declaration {
  /// The names that may clash with others, each with what tells it apart.
  var requirementKeys: [RequirementKey] {
    switch kind {
    case .function: [RequirementKey(self)]
    case .property, .enumCase: names.map { RequirementKey(self, name: $0) }
    default: []
    }
  }

  func clashes(with key: RequirementKey) -> Bool {
    requirementKeys.contains { $0.clashes(with: key) }
  }
}
