// The fields of actions that have other actions in them.
extension SignatureRecord {
  /// The fields of an action besides those that the actions in it have, too.
  static let inputFields: [Field<ActionSignature>] = [
    Field("inputs", list: parameterType) { $0.inputs.map { value(of: $0) } },
    Field("whole", list: type(of: fields)) { [value(of: $0.whole, by: fields)] },
    Field("rowDeletions", list: type(of: fields)) { action in
      action.rowDeletions.map { value(of: $0, by: fields) }
    },
  ]
}
