import ScaffoldKit

extension Arguments {
  /// The edits of options: `--NAME VALUE`, `--NAME+=VALUE`, `--NAME-=VALUE`, and the same with `--set`. The values
  /// of one option that are set become one edit.
  ///
  /// - Parameter own: the options of the command itself.
  /// - Throws: if a value of `--set` has no name.
  func edits(without own: Set<String>) throws(ScaffoldError) -> [ChangeRequest.Edit] {
    var edits: [ChangeRequest.Edit] = []
    var values: [Value] = []
    for value in self.values where !own.contains(value.name) {
      values.append(value.name == "set" ? try Self.assignment(value.text) : value)
    }
    for (index, value) in values.enumerated() {
      switch value.operation {
      case .add: edits.append(.append(value.name, [value.text]))
      case .remove: edits.append(.remove(value.name, [value.text]))
      case nil:
        let same = values.filter { $0.name == value.name && $0.operation == nil }
        let isFirst = !values[..<index].contains { $0.name == value.name && $0.operation == nil }
        if isFirst { edits.append(.set(value.name, same.map(\.text))) }
      }
    }
    return edits
  }

  /// The value that `name=value`, `name+=value` or `name-=value` spells.
  private static func assignment(_ text: String) throws(ScaffoldError) -> Value {
    let setting = try ScaffoldRequest.Setting(assignment: text)
    guard let operation = setting.name.last.flatMap(Value.Operation.init),
      setting.name.count > 1
    else { return Value(name: setting.name, text: setting.value) }
    return Value(
      name: String(setting.name.dropLast()), text: setting.value, operation: operation)
  }
}
