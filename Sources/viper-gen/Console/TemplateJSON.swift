import ScaffoldKit

// The parts of a template in the output of `--json`.

extension TemplateAnatomy.Role {
  var json: JSONText { .object(["name": .string(name), "help": .string(help)]) }
}

extension TemplateAnatomy.Link {
  var json: JSONText {
    .object([
      "from": .string(from), "to": .string(to), "by": .string(by),
      "strength": .string(strength.rawValue),
    ])
  }
}

extension TemplateOption {
  var json: JSONText {
    let standard: JSONText =
      switch kind {
      case .boolean: .boolean(defaults == ["true"])
      case .string: .string(defaults.last ?? "")
      case .list, .signatures, .parameters, .fields, .names: .array(defaults.map { .string($0) })
      }
    return .object([
      "name": .string(name), "type": .string(kind.rawValue), "default": standard,
      "values": .array(values.map { .string($0) }), "help": .string(help),
      "when": .string(condition),
    ])
  }
}
