// The fields of actions that take values from the inputs of the module.
extension SignatureRecord {
  /// The fields of an action of an option that accepts `inputs`, besides those of each action.
  static let inputFields: [Field<ActionSignature>] = [
    Field("inputs", list: parameterType) { $0.inputs.map { value(of: $0) } },
    Field("whole", list: type(of: fields)) { [value(of: $0.whole, by: fields)] },
  ]
}
