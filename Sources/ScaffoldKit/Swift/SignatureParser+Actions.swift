// The grammar of actions and fields.
extension SignatureParser {
  /// A whole signature.
  mutating func action(_ rules: SignatureRules) throws(ScaffoldError) -> ActionSignature {
    acceptsAnyNames = rules.acceptsAnyNames
    try refuseModifiers()
    if token.isWord("var"), following.isName {
      guard rules.accepts(.properties) else { throw propertyWithoutLink() }
      return try property(rules)
    }
    if token.isWord("func"), following.kind != .end { advance() }
    let name = token
    guard name.isName else { throw expected("an action's name") }
    advance()
    if Identifier.keywords.contains(name.text) { throw keywordAsName(name) }
    if !rules.areTypes { try checkName(name) }
    if token.isSign("<") {
      throw unsupported(
        "an action cannot be generic", help: "write a concrete type or 'any' with a protocol")
    }
    var parameters: [ActionSignature.Parameter] = []
    if token.isSign("(") { parameters = try self.parameters(of: name.text) }
    // A function that throws 'Never' throws nothing, and 'try' before the call would be a warning.
    let effects = try effects().filter { $0 != "throws(Never)" && $0 != "throws(Swift.Never)" }
    let result = take("->") ? try result(of: name.text, rules) : nil
    if token.isWord("where") { throw unsupported("an action cannot have a 'where' clause") }
    try end()
    let id = rules.areTypes ? CaseStyle.lowerCamel.apply(to: name.text) : name.text
    return ActionSignature(
      name: name.text, parameters: parameters, effects: effects, result: result, id: id,
      location: location(of: name)
    ).identified(as: id)
  }

  private func propertyWithoutLink() -> ScaffoldError {
    error(
      .property, "a property goes on a link between two parts, not here",
      help: "name the parts: viper-gen add NAME 'var title: String { get }' --from ROLE --to ROLE; "
        + "'viper-gen templates show TEMPLATE' lists the links")
  }

  /// A property such as `var title: String { get set }` or `var isOnline: Bool { get async throws }`; without braces, it
  /// can only be read.
  private mutating func property(
    _ rules: SignatureRules
  ) throws(ScaffoldError) -> ActionSignature {
    advance()
    let name = advance()
    if Identifier.keywords.contains(name.text) { throw keywordAsName(name) }
    try checkName(name)
    guard take(":") else { throw expected("':' and a type after '\(name.text)'") }
    let start = token
    let value = try value(called: name.text)
    try checkEmptyValue(of: value.syntax, rules, at: start)
    var accessors = ActionSignature.Accessors.get
    var effects: [String] = []
    if token.isSign("{") {
      let opening = advance()
      guard takeWord("get") else { throw expected("'get'") }
      effects = try self.effects().filter { $0 != "throws(Never)" && $0 != "throws(Swift.Never)" }
      if !effects.isEmpty, token.isWord("set") {
        throw unsupported("a property with '\(effects.joined(separator: " "))' cannot be set")
      }
      if takeWord("set") { accessors = .getSet }
      try close(opening, with: "}")
    }
    try end()
    return ActionSignature(
      name: name.text, parameters: [], effects: effects, result: value, accessors: accessors,
      id: name.text, location: location(of: name))
  }

  /// A type of a result or a property, with a value for tests.
  private mutating func value(called name: String) throws(ScaffoldError) -> ActionSignature.Value {
    let start = token
    let type = try type()
    if type.isUninhabited {
      throw unsupported("there is no value of the type '\(type.text)'", at: start)
    }
    var samples = SampleMaker(leavesOutOwnTypes: true)
    let sample = samples.sample(of: type, named: name)
    return ActionSignature.Value(
      syntax: type, sample: sample?.text ?? "", isComparable: sample?.isComparable ?? false)
  }

  /// A parameter alone, such as `gather: Gather`.
  mutating func parameterAlone(
    _ samples: inout SampleMaker
  ) throws(ScaffoldError) -> ActionSignature.Parameter {
    let name = token
    guard name.isName else { throw expected("a name") }
    advance()
    try checkInternalName(name)
    if Identifier.keywords.contains(name.text) { throw keywordAsName(name) }
    guard take(":") else { throw expected("':' and a type after '\(name.text)'") }
    let type = try parameterType(name, name)
    try end()
    let sample = samples.sample(of: type, named: name.text)
    return ActionSignature.Parameter(
      label: name.text, name: name.text, syntax: type, variable: name.text,
      sample: sample?.text ?? "", isComparable: sample?.isComparable ?? false)
  }

  /// A field such as `id: Int`.
  mutating func field(_ samples: inout SampleMaker) throws(ScaffoldError) -> EntityField {
    let name = token
    guard name.isName else { throw expected("a field's name") }
    advance()
    try checkInternalName(name)
    // These words cannot label an argument of the entity's initializer without backticks.
    if ["inout", "let", "var"].contains(name.text) {
      throw keywordAsName(name)
    }
    guard take(":") else {
      throw expected("':' and a type after '\(name.text)'")
    }
    let start = token
    let type = try type()
    if take("=") { throw defaultValueNotAllowed }
    try end()
    guard type.isStorable else {
      throw error(
        .fieldType, "a field cannot be of the type '\(type.text)'",
        help: "use a type that is Codable, Equatable and Sendable, such as 'String'", at: start)
    }
    let sample = samples.sample(of: type, named: name.text)
    // The declaration of one of the user's own types gives the value.
    if sample?.json == nil, !type.isOwn || type.ownTypes.isEmpty {
      throw noSample(of: type, at: start)
    }
    return EntityField(
      name: name.text, syntax: type, sample: sample?.text ?? "", json: sample?.json ?? "",
      location: location(of: name), typeLocation: location(of: start))
  }

  private func noSample(of type: TypeSyntax, at start: SignatureToken) -> ScaffoldError {
    error(
      .fieldType, "no test value is known for the type '\(type.text)'",
      help: "use a type that a JSONDecoder knows, such as 'String'",
      at: start)
  }

  private var defaultValueNotAllowed: ScaffoldError {
    unsupported("a requirement cannot have a default value")
  }

  private func refuseModifiers() throws(ScaffoldError) {
    let modifiers: Set<String> = [
      "static", "class", "mutating", "nonmutating", "public", "private", "fileprivate", "internal",
      "package", "open", "final", "override", "nonisolated", "consuming", "borrowing",
      "distributed", "dynamic", "optional", "required", "isolated", "prefix", "postfix", "infix",
      "lazy", "weak",
    ]
    if token.isSign("@") { throw attributeNotAllowed("@" + following.text, at: token) }
    if following.isName, modifiers.contains(token.text) {
      throw unsupported("an action cannot be '\(token.text)'")
    }
  }

  private mutating func result(
    of name: String, _ rules: SignatureRules
  ) throws(ScaffoldError) -> ActionSignature.Value? {
    let start = token
    let value = try value(called: name)
    if value.syntax.isVoid { return nil }
    guard rules.acceptsAnyResult else {
      throw unsupported(
        "an action cannot return '\(value.syntax.text)'",
        help: "pass the result to another action or to an '@escaping' closure", at: start)
    }
    try checkEmptyValue(of: value.syntax, rules, at: start)
    return value
  }

  /// Refuses a type without an empty value where the generated body could return nothing else.
  private func checkEmptyValue(
    of type: TypeSyntax, _ rules: SignatureRules, at start: SignatureToken
  ) throws(ScaffoldError) {
    guard !rules.acceptsTypesWithoutEmptyValue, type.emptyValue == nil else { return }
    throw error(
      .resultType, "the generated code has no value of the type '\(type.text)' to return",
      help: "make it optional: '\(type.stored.text)'", at: start)
  }

  private func end() throws(ScaffoldError) {
    guard token.kind != .end else { return }
    if token.isSign(",") || token.isSign(";"),
      let help = SeveralValues.help(
        String(decoding: source.bytes, as: UTF8.self), option: source.path)
    {
      throw error(.actionSyntax, "expected one value, found '\(token.text)'", help: help)
    }
    throw expected("the end")
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
      if token.kind == .end { throw unclosed(opening) }
      try checkCount(parameters.count)
      let label = try parameterWord()
      let name = token.isName ? advance() : label
      guard take(":") else {
        throw expected("':' and a type after '\(name.text)'")
      }
      try checkInternalName(name)
      guard names.insert(name.text).inserted else {
        throw ScaffoldError(.duplicateName(name.text, at: location(of: name)))
      }
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
    guard label.isName else { throw expected("a parameter") }
    let refused = ["inout", "var", "let", "isolated", "consuming", "borrowing", "sending"]
    let isSpecifier = label.text == "inout" || label.text == "var" || label.text == "let"
    advance()
    if refused.contains(label.text), isSpecifier || token.isName {
      throw specifierNotAllowed(label)
    }
    if token.isName, label.text != "_" { try checkName(label) }
    return label
  }

  private func checkInternalName(_ name: SignatureToken) throws(ScaffoldError) {
    if name.text == "_" {
      throw error(
        .actionName, "a parameter without a name", help: "write it like '_ value: Int'", at: name)
    }
    if name.text == "self" { throw keywordAsName(name) }
    try checkName(name)
  }

  private mutating func parameterType(
    _ label: SignatureToken, _ name: SignatureToken
  ) throws(ScaffoldError) -> TypeSyntax {
    let start = token
    let type = try type(ofParameter: true)
    if token.isSign("...") { throw variadicNotAllowed }
    if token.isSign("=") { throw defaultValueNotAllowed }
    if type.isUninhabited {
      throw unsupported("there is no value of the type '\(type.text)'", at: start)
    }
    // A template that takes names in any style stores no arguments.
    if !acceptsAnyNames, case .function(let function) = type,
      !function.attributes.contains("@escaping")
    {
      let fixed = function.with(attributes: ["@escaping"] + function.attributes).text
      let words = label.range == name.range ? name.text : "\(label.text) \(name.text)"
      throw error(
        .actionClosure, "a mock cannot store a closure that does not escape",
        help: "write '\(words): \(fixed)'", at: start)
    }
    return type
  }
}
