// The parameters of an action whose values are inputs of the module.
extension ActionSignature {
  /// The action with all of its parameters, as the data source has it.
  var whole: ActionSignature { wholes.first ?? self }

  /// The parameters that equal an input of the module.
  var inputs: [Parameter] { whole.parameters.filter(\.isInput) }

  /// The same without the parameters that equal one of `inputs` by name and type; ``whole`` keeps them.
  ///
  /// The action keeps them if the template reserves what remains, or if an earlier signature is equal to it: then the
  /// generated types would have two functions of that signature.
  ///
  /// - Parameter earlier: the signatures before this one, each as ``overridden`` has it.
  func taking(
    _ inputs: [Parameter], after earlier: Set<String>, _ rules: SignatureRules
  ) -> ActionSignature {
    guard !isProperty else { return self }
    var whole = self
    whole.parameters = parameters.map { parameter in
      guard let input = inputs.first(where: parameter.equals) else { return parameter }
      var parameter = parameter
      (parameter.sample, parameter.isComparable) = (input.sample, input.isComparable)
      (parameter.isInput, parameter.rule) = (true, nil)
      return parameter
    }
    let sent = whole.parameters.filter { !$0.isInput }
    guard sent.count < parameters.count else { return self }
    var action = self
    action.parameters = sent
    action = action.identified(as: id)
    let names = [action.name, action.selector, action.overridden] + action.mockNames
    guard !names.contains(where: rules.actions.contains),
      !earlier.contains(action.overridden)
    else { return self }
    action.wholes = [whole]
    return action
  }
}

extension ActionSignature.Parameter {
  fileprivate func equals(_ input: Self) -> Bool {
    name == input.name && valueType == input.valueType
  }
}
