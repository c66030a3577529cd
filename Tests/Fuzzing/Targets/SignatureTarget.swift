/// Signatures of actions, fields of entities and lists of names: one text a line.
enum SignatureTarget {
  static func run(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0) }
    for line in lines.prefix(8) {
      checkAction(line)
      checkField(line)
    }
    let reserved = SignatureRules(actions: ["view"], parameters: ["presenter"])
    let actions = Outcome<[ActionSignature]>.of { () throws(ScaffoldError) in
      try ActionList.parse(lines, path: "--actions", rules: reserved)
    }
    if let actions = actions.value {
      require(Set(actions.map(\.name)).count == lines.count, "actions have names of their own")
    }
    let fields = Outcome<[EntityField]>.of { () throws(ScaffoldError) in
      try EntityField.parse(all: lines, path: "--entity-fields", reserved: ["view"])
    }
    if let fields = fields.value {
      require(Set(fields.map(\.name)).count == lines.count, "fields have names of their own")
    }
  }

  private static func checkAction(_ line: String) {
    let outcome = Outcome<ActionSignature>.of { () throws(ScaffoldError) in
      try ActionSignature.parse(line, path: "--actions")
    }
    guard let action = outcome.value else { return }
    _ = SignatureRecord.value(of: action)
    let again = Outcome.once { () throws(ScaffoldError) in
      try ActionSignature.parse(action.declaration, path: "--actions").declaration
    }
    require(again == .value(action.declaration), "'\(action.declaration)' reads: \(again)")
    for parameter in action.parameters {
      require(Identifier.isValid(parameter.name), "a parameter is an identifier")
      require(Identifier.isValid(parameter.variable), "a mock's variable is an identifier")
    }
  }

  private static func checkField(_ line: String) {
    let outcome = Outcome<EntityField>.of { () throws(ScaffoldError) in
      try EntityField.parse(line, path: "--entity-fields")
    }
    guard let field = outcome.value else { return }
    _ = SignatureRecord.value(of: field)
    let text = "\(field.name): \(field.type)"
    let again = Outcome.once { () throws(ScaffoldError) in
      try EntityField.parse(text, path: "--entity-fields").type
    }
    require(again == .value(field.type), "'\(text)' reads: \(again)")
    // The declaration of one of the user's own types gives the value.
    guard field.ownTypes.isEmpty else {
      return require(field.sample.isEmpty && field.json.isEmpty, "'\(text)' has no sample yet")
    }
    let json = Outcome.once { () throws(ScaffoldError) in
      try JSONReader.read(SourceText(path: "sample.json", field.json))
    }
    require(json.value != nil, "the sample '\(field.json)' is JSON")
  }
}
