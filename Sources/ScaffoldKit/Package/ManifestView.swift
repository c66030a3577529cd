/// Looks into checked values, seeing through the names of constants.
struct ManifestView {
  let constants: [String: ManifestExpression]

  func resolve(_ value: ManifestExpression) -> ManifestExpression {
    var value = value
    while case .reference(let name) = value, let constant = constants[name] { value = constant }
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

  /// Every call within a value, the constants it names included.
  func calls(in value: ManifestExpression) -> [Call] {
    switch resolve(value) {
    case .array(let elements): elements.flatMap(calls)
    case .dictionary(let pairs): pairs.flatMap { calls(in: $0.value) }
    case .member, .construction:
      call(value).map { [$0] + $0.arguments.flatMap { calls(in: $0.value) } } ?? []
    default: []
    }
  }
}
