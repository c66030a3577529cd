// The grammar of actions and fields.
extension SignatureParser {
  /// A whole signature.
  mutating func action() throws(ScaffoldError) -> ActionSignature {
    try refuseModifiers()
    if token.isWord("func"), following.kind != .end { advance() }
    let name = token
    guard name.isName else { throw failure(.expected("an action's name", found: name.text)) }
    advance()
    if Identifier.keywords.contains(name.text) { throw failure(.keyword(name.text), at: name) }
    try checkName(name)
    if token.isSign("<") { throw failure(.unsupported(.generics)) }
    var parameters: [ActionSignature.Parameter] = []
    if token.isSign("(") { parameters = try self.parameters(of: name.text) }
    // Who throws 'Never' throws nothing, and a 'try' before the call would be a warning.
    let effects = try effects().filter { $0 != "throws(Never)" && $0 != "throws(Swift.Never)" }
    if take("->") { try result() }
    if token.isWord("where") { throw failure(.unsupported(.whereClause)) }
    try end()
    return ActionSignature(
      name: name.text, parameters: parameters, effects: effects, location: location(of: name))
  }

  /// A field such as `id: Int`.
  mutating func field(_ samples: inout SampleMaker) throws(ScaffoldError) -> EntityField {
    let name = token
    guard name.isName else { throw failure(.expected("a field's name", found: name.text)) }
    advance()
    try checkInternalName(name)
    // The words that cannot label an argument of the entity's initializer as they are.
    if ["inout", "let", "var"].contains(name.text) {
      throw failure(.keyword(name.text), at: name)
    }
    guard take(":") else {
      throw failure(.expected("':' and a type after '\(name.text)'", found: token.text))
    }
    let start = token
    let type = try type()
    if take("=") { throw failure(.unsupported(.defaultValue)) }
    try end()
    guard type.isStorable else { throw failure(.fieldType(type.text), at: start) }
    let sample = samples.sample(of: type, named: name.text)
    guard let sample, let json = sample.json else {
      throw failure(.noSample(type.text, isOwn: type.isOwn), at: start)
    }
    return EntityField(
      name: name.text, syntax: type, sample: sample.text, json: json, location: location(of: name))
  }

  private func refuseModifiers() throws(ScaffoldError) {
    let modifiers: Set<String> = [
      "static", "class", "mutating", "nonmutating", "public", "private", "fileprivate", "internal",
      "package", "open", "final", "override", "nonisolated", "consuming", "borrowing",
      "distributed", "dynamic", "optional", "required", "isolated", "prefix", "postfix", "infix",
      "lazy", "weak",
    ]
    if token.isSign("@") { throw failure(.unsupported(.attribute("@" + following.text))) }
    if following.isName, modifiers.contains(token.text) {
      throw failure(.unsupported(.modifier(token.text)))
    }
  }

  private mutating func result() throws(ScaffoldError) {
    let start = token
    let type = try type()
    guard type.isVoid else { throw failure(.unsupported(.result(type.text)), at: start) }
  }

  private func end() throws(ScaffoldError) {
    guard token.kind == .end else { throw failure(.expected("the end", found: token.text)) }
  }
}

// The list of parameters.
extension SignatureParser {
  private mutating func parameters(
    of action: String
  ) throws(ScaffoldError) -> [ActionSignature.Parameter] {
    let opening = advance()
    var parameters: [ActionSignature.Parameter] = []
    var names: Set<String> = []
    var samples = SampleMaker()
    if take(")") { return [] }
    repeat {
      if token.kind == .end { throw failure(.unbalanced("("), at: opening) }
      let label = try parameterWord()
      let name = token.isName ? advance() : label
      guard take(":") else {
        throw failure(.expected("':' and a type after '\(name.text)'", found: token.text))
      }
      try checkInternalName(name)
      guard names.insert(name.text).inserted else { throw failure(.twice(name.text), at: name) }
      let type = try parameterType(label, name)
      let sample = samples.sample(of: type, named: name.text)
      parameters.append(
        ActionSignature.Parameter(
          label: label.text, name: name.text, syntax: type,
          variable: action + CaseStyle.upperCamel.apply(to: name.text).normalizedToNFC,
          sample: sample?.text ?? "", isComparable: sample?.isComparable ?? false))
    } while take(",")
    try close(opening, with: ")")
    return parameters
  }

  /// The first word of a parameter: its label, or its only name.
  private mutating func parameterWord() throws(ScaffoldError) -> SignatureToken {
    let label = token
    guard label.isName else { throw failure(.expected("a parameter", found: label.text)) }
    let refused = ["inout", "var", "let", "isolated", "consuming", "borrowing", "sending"]
    let isSpecifier = label.text == "inout" || label.text == "var" || label.text == "let"
    advance()
    if refused.contains(label.text), isSpecifier || token.isName {
      throw failure(.unsupported(.specifier(label.text)), at: label)
    }
    if token.isName, label.text != "_" { try checkName(label) }
    return label
  }

  private func checkInternalName(_ name: SignatureToken) throws(ScaffoldError) {
    if name.text == "_" { throw failure(.missingName, at: name) }
    if name.text == "self" { throw failure(.keyword(name.text), at: name) }
    try checkName(name)
  }

  private mutating func parameterType(
    _ label: SignatureToken, _ name: SignatureToken
  ) throws(ScaffoldError) -> TypeSyntax {
    let start = token
    let type = try type(ofParameter: true)
    if token.isSign("...") { throw failure(.unsupported(.variadic)) }
    if token.isSign("=") { throw failure(.unsupported(.defaultValue)) }
    if type.isUninhabited { throw failure(.unsupported(.noValue(type.text)), at: start) }
    if case .function(let function) = type, !function.attributes.contains("@escaping") {
      let fixed = function.with(attributes: ["@escaping"] + function.attributes).text
      let words = label.range == name.range ? name.text : "\(label.text) \(name.text)"
      throw failure(.nonEscaping(fix: "\(words): \(fixed)"), at: start)
    }
    return type
  }
}
