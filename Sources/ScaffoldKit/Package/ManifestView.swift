/// Looks into checked values, seeing through the names of constants.
struct ManifestView {
  let constants: [String: ManifestChecker.Constant]

  func resolve(_ value: ManifestExpression) -> ManifestExpression {
    var value = value
    while case .reference(let name) = value, let constant = constants[name] {
      value = constant.value
    }
    return value
  }

  func string(_ value: ManifestExpression?) -> String? {
    if case .string(let text) = value.map(resolve) { text } else { nil }
  }

  func elements(_ value: ManifestExpression?) -> [ManifestExpression] {
    if case .array(let elements) = value.map(resolve) { elements.map(resolve) } else { [] }
  }

  func strings(_ value: ManifestExpression?) -> [String] {
    elements(value).compactMap(string)
  }

  /// A value as a call: its name and its arguments.
  func call(_ value: ManifestExpression) -> Call? {
    switch resolve(value) {
    case .member(_, let name, let arguments): Call(name: name, arguments: arguments ?? [])
    case .construction(let type, let arguments): Call(name: type, arguments: arguments)
    default: nil
    }
  }

  struct Call {
    let name: String
    let arguments: [ManifestExpression.Argument]

    subscript(label: String?) -> ManifestExpression? {
      arguments.first { $0.label == label }?.value
    }
  }

  /// Visits every call within a value, the constants it names included, as often as they are named.
  ///
  /// - Returns: how many of `limit` values are left to be looked at; zero when there were more.
  func visitCalls(in value: ManifestExpression, limit: Int, _ visit: (Call) -> Void) -> Int {
    guard limit > 0 else { return 0 }
    let parts: [ManifestExpression]
    switch resolve(value) {
    case .array(let elements): parts = elements
    case .dictionary(let pairs): parts = pairs.map(\.value)
    case .member, .construction:
      guard let call = call(value) else { return limit - 1 }
      visit(call)
      parts = call.arguments.map(\.value)
    default: return limit - 1
    }
    return parts.reduce(limit - 1) { visitCalls(in: $1, limit: $0, visit) }
  }
}
