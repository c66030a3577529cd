extension TemplateOption {
  /// The texts to which a value of a JSON document sets the option, as a user would type them. An empty
  /// array is one empty text, which means no entry.
  ///
  /// - Throws: everything that is wrong with the value, with its location.
  func texts(of json: JSONValue) throws(ScaffoldError) -> [String] {
    switch kind {
    case .boolean:
      guard let flag = json.boolean else { throw wrongKind(json, "true or false") }
      return [String(flag)]
    case .string:
      guard let text = json.string else { throw wrongKind(json, "a string") }
      try check(among: [json])
      return [text]
    case .list, .signatures, .parameters, .names, .fields:
      guard let elements = json.elements else { throw wrongKind(json, "an array of strings") }
      let others = elements.filter { $0.string == nil }
      guard others.isEmpty else {
        throw ScaffoldError(others.map { .wrongKind($0, expected: "a string") })
      }
      try check(among: elements)
      let problems = Self.problems(in: json, of: kind, rules: rules)
      guard problems.isEmpty else { throw ScaffoldError(problems) }
      return elements.isEmpty ? [""] : elements.compactMap(\.string)
    }
  }

  private func wrongKind(_ json: JSONValue, _ wanted: String) -> ScaffoldError {
    ScaffoldError(.wrongKind(json, expected: wanted))
  }

  /// Throws if a string is not one that the option allows.
  private func check(among elements: [JSONValue]) throws(ScaffoldError) {
    guard !values.isEmpty else { return }
    let problems = elements.compactMap { element -> Diagnostic? in
      guard let text = element.string, !values.contains(text) else { return nil }
      return .badValue(text, of: name, allowed: values, at: element.location)
    }
    guard problems.isEmpty else { throw ScaffoldError(problems) }
  }
}

extension Diagnostic {
  /// A value that is not one of those allowed.
  static func badValue(
    _ value: String, of name: String, allowed: [String], at location: SourceLocation
  ) -> Diagnostic {
    let (shown, shownValue) = (name.escapingControlCharacters, value.escapingControlCharacters)
    return Diagnostic(
      .configuration, .unknownValue, "'\(shown)' cannot be '\(shownValue)'", at: location,
      help: Suggestion.help(
        for: value, in: allowed, otherwise: "expected one of: \(allowed.joined(separator: ", "))"))
  }
}
