extension TemplateOption {
  /// The texts to which a value of a JSON document sets the option: what would have to be typed. An
  /// empty array is one empty text, which stands for no entry.
  ///
  /// - Throws: everything that is wrong with the value, where it stands.
  func texts(of json: JSONValue) throws(ScaffoldError) -> [String] {
    switch kind {
    case .boolean:
      guard let flag = json.boolean else { throw wrongKind(json, "true or false") }
      return [String(flag)]
    case .string:
      guard let text = json.string else { throw wrongKind(json, "a string") }
      try check(among: [json])
      return [text]
    case .list, .signatures, .names, .fields:
      guard let elements = json.elements else { throw wrongKind(json, "an array of strings") }
      let strange = elements.filter { $0.string == nil }
      guard strange.isEmpty else {
        throw ScaffoldError(strange.flatMap { wrongKind($0, "a string").diagnostics })
      }
      try check(among: elements)
      let faults = Self.faults(in: json, of: kind, reserved: reserved)
      guard faults.isEmpty else { throw ScaffoldError(faults) }
      return elements.isEmpty ? [""] : elements.compactMap(\.string)
    }
  }

  private func wrongKind(_ json: JSONValue, _ wanted: String) -> ScaffoldError {
    ScaffoldError(JSONFault.wrongKind(json.kind, wanted), at: json.location)
  }

  /// Refuses strings that are not among those that the option allows.
  private func check(among elements: [JSONValue]) throws(ScaffoldError) {
    guard !values.isEmpty else { return }
    let problems = elements.compactMap { element -> Diagnostic? in
      guard let text = element.string, !values.contains(text) else { return nil }
      let fault = ConfigurationFault.badValue(text, of: name, allowed: values)
      return Diagnostic(fault, at: element.location)
    }
    guard problems.isEmpty else { throw ScaffoldError(problems) }
  }
}
