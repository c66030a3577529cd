/// The values that a template is rendered with, and the steps that reading them has taken.
struct TemplateContext {
  private let values: [String: TemplateValue]
  /// The loops around a place, from the outermost.
  var rounds: [TemplateRound] = []
  /// The steps of all files of a module so far.
  var steps = 0

  /// A context for values by the names of their variables.
  init(_ values: [String: TemplateValue]) {
    self.values = values
  }

  /// A context for values in the order of the scope's variables.
  init(scope: TemplateScope, values: [TemplateValue]) {
    self.init(
      Dictionary(zip(scope.variables.map(\.name), values), uniquingKeysWith: { first, _ in first }))
  }

  /// The value that a path names.
  func value(at path: TemplatePath) -> TemplateValue {
    switch path {
    case .loop(let position): rounds.last?.value(of: position) ?? .none
    case .name(let name, let fields): fields.reduce(value(of: name)) { $0.field($1) }
    }
  }

  private func value(of name: String) -> TemplateValue {
    if let round = rounds.last(where: { $0.name == name }) { return round.entry }
    return values[name] ?? .none
  }

  // MARK: Conditions

  /// Whether a condition is true. Beyond the limit of steps, every condition is false.
  mutating func holds(_ condition: TemplateCondition) -> Bool {
    steps += 1
    guard steps < TemplateLimits.steps else { return false }
    switch condition {
    case .truth(let operand): return value(of: operand).isTrue
    case .equal(let left, let right): return equals(value(of: left), value(of: right))
    case .contains(let left, let right): return contains(value(of: left), value(of: right))
    case .not(let inner): return !holds(inner)
    case .all(let parts): return parts.allSatisfy { holds($0) }
    case .any(let parts): return parts.contains { holds($0) }
    }
  }

  private func value(of operand: TemplateCondition.Operand) -> TemplateValue {
    switch operand {
    case .value(let path): value(at: path)
    case .constant(let value): value
    }
  }

  /// Whether two values are equal. The longer a text, the more steps that takes.
  private mutating func equals(_ left: TemplateValue, _ right: TemplateValue) -> Bool {
    if case .text(let text) = left { steps += text.utf8.count >> 4 }
    return left == right
  }

  /// Whether a list has an entry, or a text another text.
  private mutating func contains(_ value: TemplateValue, _ wanted: TemplateValue) -> Bool {
    switch (value, wanted) {
    case (.list(let entries), .text(let flag)) where entries.first?.isRecord == true:
      return entries.contains { entry in
        steps += 1
        return entry.holds(flag)
      }
    case (.list(let entries), _):
      return entries.contains { entry in
        steps += 1
        return equals(entry, wanted)
      }
    case (.text(let text), .text(let wanted)):
      steps += text.utf8.count * (1 + wanted.utf8.count >> 4)
      return steps < TemplateLimits.steps && text.utf8.holds(wanted.utf8)
    default: return false
    }
  }
}

/// A round of a loop: the list and the entry that it is at.
struct TemplateRound: Sendable {
  /// The name of the entry.
  let name: String
  let list: [TemplateValue]
  var index = 0

  var entry: TemplateValue { list[index] }

  func value(of position: TemplatePath.Position) -> TemplateValue {
    switch position {
    case .first: .flag(index == 0)
    case .last: .flag(index == list.count - 1)
    case .index: .number(index + 1)
    }
  }
}

extension TemplateValue {
  /// The value of a path that the parser does not accept.
  fileprivate static let none = TemplateValue.text("")

  /// The field of a record.
  fileprivate func field(_ name: String) -> TemplateValue {
    guard case .record(let fields) = self else { return .none }
    return fields[name] ?? .none
  }
}

extension String.UTF8View {
  /// Whether another text is part of this one, byte for byte.
  fileprivate func holds(_ other: String.UTF8View) -> Bool {
    other.isEmpty || indices.contains { self[$0...].starts(with: other) }
  }
}
