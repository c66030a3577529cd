extension ActionSignature {
  /// The types of the user's own in it.
  var ownTypes: [OwnType] {
    (parameters.flatMap(\.syntax.ownTypes) + (result?.syntax.ownTypes ?? [])).uniqued
  }

  /// The same with samples of own types.
  func sampled(by samples: OwnTypeSamples) -> ActionSignature {
    let own = ownTypes
    var action = self
    action.wholes = wholes.map { $0.sampled(by: samples) }
    guard own.contains(where: { samples.types[$0.type] != nil }) else { return action }
    action.parameters = parameters.map { $0.sampled(by: samples) }
    if let value = action.result, let sample = samples.sample(of: value.syntax, named: name) {
      action.result?.sample = sample.text
      action.result?.isComparable = sample.isComparable
    }
    action.resultTitle = shownType.flatMap { samples.titles[$0] }.flatMap { $0.isEmpty ? nil : $0 }
    action.isElementIdentifiable = samples.identifiable.contains(element)
    action.elementID = samples.ids[element] ?? ""
    action.forwarded?.arguments = (forwarded?.arguments ?? []).map { $0.sampled(by: samples) }
    action.missingSamples = own.filter { samples.isMissing($0) }.map(\.name)
    return action
  }
}

extension ActionSignature {
  /// The same with the rules for texts of these names.
  func limited(to rules: [String: TextRule]) -> ActionSignature {
    var action = self
    for index in parameters.indices where parameters[index].type == "String" {
      action.parameters[index].rule = rules[parameters[index].name]
    }
    return action
  }
}

extension ActionSignature.Parameter {
  /// The number of characters that a text may have; `nil` if any.
  var lengths: ClosedRange<Int>? {
    if case .lengths(let lengths) = rule { lengths } else { nil }
  }

  /// The format that a text must have; `nil` if any.
  var format: TextRule.Format? {
    if case .format(let format) = rule { format } else { nil }
  }

  /// An expression of a text that is allowed: one of the format, or else the sample, cut or made longer if it must be.
  var validSample: String {
    if let format { return "\"\(format.valid)\"" }
    guard let lengths, sample.first == "\"" else { return sample }
    let text = sample.dropFirst().dropLast()
    guard text.count >= lengths.lowerBound else {
      return "String(repeating: \"x\", count: \(lengths.lowerBound))"
    }
    return "\"\(text.prefix(lengths.upperBound))\""
  }

  /// The same with samples of own types.
  func sampled(by samples: OwnTypeSamples) -> ActionSignature.Parameter {
    guard let sample = samples.sample(of: syntax, named: name) else { return self }
    var parameter = self
    parameter.sample = sample.text
    parameter.isComparable = sample.isComparable
    parameter.isMissing = syntax.ownTypes.contains { samples.isMissing($0) }
    if parameter.isMissing {
      parameter.throwingSample = samples.sample(of: syntax, named: name, isThrowing: true)?.text
    }
    parameter.rawType = samples.rawTypes[syntax.unwrapped.text] ?? ""
    return parameter
  }
}
