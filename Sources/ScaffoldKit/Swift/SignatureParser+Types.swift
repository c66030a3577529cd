// The grammar of types.
extension SignatureParser {
  /// A type; `@escaping` is allowed only for a parameter's own.
  mutating func type(ofParameter: Bool = false) throws(ScaffoldError) -> TypeSyntax {
    try descend()
    defer { ascend() }
    try refuseSpecifier()
    let first = token
    let attributes = try attributes(ofParameter: ofParameter)
    let type = try unattributedType()
    guard !attributes.isEmpty else { return type }
    switch type {
    case .function(let function):
      return .function(function.with(attributes: attributes + function.attributes))
    case .named(let components)
    where attributes.contains("@escaping") && !Self.isValue(components[0].name):
      return .attributed(attributes, type)
    default: throw attributeNotAllowed(attributes[0], at: first)
    }
  }

  /// A type that must satisfy a constraint of its context.
  mutating func type(for demand: TypeDemand) throws(ScaffoldError) -> TypeSyntax {
    let start = token
    let type = try type()
    try check(type, for: demand, at: start)
    return type
  }

  private func check(
    _ type: TypeSyntax, for demand: TypeDemand, at start: SignatureToken
  ) throws(ScaffoldError) {
    if demand.allows(type) { return }
    throw error(
      .actionType, "the type '\(type.text)' does not conform to '\(demand.rawValue)'",
      help: "write one that does, such as '\(demand.example)'" + Self.ownType(type.text), at: start)
  }

  /// Whether a type of that name is certainly not a closure.
  private static func isValue(_ name: String) -> Bool {
    ReservedNames.contains(name, in: .swift) || ReservedNames.contains(name, in: .foundation)
  }

  private func refuseSpecifier() throws(ScaffoldError) {
    let refused = [
      "inout", "borrowing", "consuming", "sending", "isolated", "nonisolated", "each", "repeat",
      "__owned", "__shared", "var", "let",
    ]
    guard token.kind == .word, following.isName || ["[", "(", "@"].contains(following.text)
    else { return }
    if token.text == "some" {
      throw unsupported(
        "an action's parameter cannot have an opaque type", help: "write 'any' instead of 'some'")
    }
    if refused.contains(token.text) { throw specifierNotAllowed(token) }
  }

  private mutating func attributes(ofParameter: Bool) throws(ScaffoldError) -> [String] {
    var attributes: [String] = []
    while token.isSign("@") {
      let sign = advance()
      guard token.isName else { throw expected("an attribute") }
      let name = "@" + advance().text
      let isActor = name.dropFirst().first?.isUppercase ?? false
      if name == "@escaping" {
        guard ofParameter else {
          throw unsupported("only a parameter itself can be '@escaping'", at: sign)
        }
      } else if !isActor || attributes.contains(name) {
        throw attributeNotAllowed(name, at: sign)
      }
      attributes.append(name)
    }
    return attributes
  }

  private mutating func unattributedType() throws(ScaffoldError) -> TypeSyntax {
    if token.isWord("any"), following.isName || following.isSign("(") {
      let (word, start) = (advance(), token)
      let type = try existential(of: try composition(), at: start)
      if type.isOptional {
        throw error(
          .actionType, "'any' must not come before an optional type",
          help: "write '\(type.text)'", at: word)
      }
      return type
    }
    return try composition().boxed
  }

  private mutating func composition() throws(ScaffoldError) -> TypeSyntax {
    let start = token
    let first = try postfix()
    guard token.isSign("&") else { return first }
    var types = [try part(first, at: start)]
    while take("&") {
      let start = token
      types.append(try part(try postfix(), at: start))
    }
    return .composition(types)
  }

  /// `any P` for `P`, `(any P)?` for `P?`.
  private func existential(
    of type: TypeSyntax, at start: SignatureToken
  ) throws(ScaffoldError) -> TypeSyntax {
    guard case .optional(let type) = type else { return .existential(try part(type, at: start)) }
    return .optional(try existential(of: type, at: start))
  }

  /// A type after `any` or beside `&`.
  private func part(
    _ type: TypeSyntax, at start: SignatureToken
  ) throws(ScaffoldError) -> TypeSyntax {
    guard type.canConstrain else {
      throw error(
        .actionType, "'\(type.text)' is not a protocol, which 'any' and '&' need",
        help: "write '\(type.text)' alone" + Self.ownType(type.text), at: start)
    }
    return type.unboxed
  }

  private mutating func postfix() throws(ScaffoldError) -> TypeSyntax {
    var type = try primary()
    for _ in 0...levelsLeft {
      // A property of the type 'View!' is an optional that is unwrapped where it is used.
      if take("?") || take("!") {
        type = .optional(type)
      } else if take(".") {
        guard token.isName else { throw expected("a type's name") }
        type = .member(type, advance().text)
      } else {
        return type
      }
    }
    throw tooDeep
  }

  private mutating func primary() throws(ScaffoldError) -> TypeSyntax {
    if token.isSign("(") { return try tupleOrFunction() }
    if token.isSign("[") { return try collection() }
    guard token.isName else { throw expected("a type") }
    var components = [try component()]
    while token.isSign("."), following.isName {
      guard components.count < levelsLeft else { throw tooDeep }
      advance()
      components.append(try component(in: components))
    }
    return TypeSyntax.named(components).shorthand
  }

  /// A name with its arguments; `outer` are the names before it.
  private mutating func component(
    in outer: [TypeSyntax.Component] = []
  ) throws(ScaffoldError) -> TypeSyntax.Component {
    let name = advance()
    let isUsable = name.text.unicodeScalars.first.map(Identifier.isHead) ?? false
    let isKeyword = Identifier.keywords.contains(name.text) && name.text != "Any"
    guard isUsable, !isKeyword || name.kind == .quoted else {
      throw expected("a type", at: name)
    }
    let text = name.kind == .quoted ? "`\(name.text)`" : name.text
    let whole = TypeSyntax.named(outer + [TypeSyntax.Component(name: text, arguments: [])])
    let arguments = try arguments(of: name, demands: whole.name.flatMap(KnownTypes.demands))
    return TypeSyntax.Component(name: text, arguments: arguments)
  }

  private mutating func arguments(
    of name: SignatureToken, demands: [TypeDemand]?
  ) throws(ScaffoldError) -> [TypeSyntax] {
    var arguments: [TypeSyntax] = []
    if token.isSign("<") {
      let opening = advance()
      repeat {
        let demand = demands?.dropFirst(arguments.count).first
        arguments.append(try type(for: demand ?? .nothing))
      } while take(",")
      try close(opening, with: ">")
    } else if token.isSign("."), following.text != "Type" {
      return []  // `Array.Index` does without.
    }
    let mayBeOwn = arguments.isEmpty && !KnownTypes.isAsItsArguments(name.text)
    if let demands, demands.count != arguments.count, !mayBeOwn {
      throw wrongArguments(of: name, demands)
    }
    return arguments
  }

  private func wrongArguments(of name: SignatureToken, _ demands: [TypeDemand]) -> ScaffoldError {
    let number = ["no type", "one type", "two types"][demands.count]
    let examples = demands.map(\.example).joined(separator: ", ")
    let example = demands.isEmpty ? name.text : "\(name.text)<\(examples)>"
    return error(
      .actionType, "'\(name.text)' takes \(number) in angle brackets",
      help: "write '\(example)'" + Self.ownType(name.text), at: name)
  }

  private mutating func collection() throws(ScaffoldError) -> TypeSyntax {
    let (opening, start) = (advance(), token)
    let first = try type()
    var result = TypeSyntax.array(first)
    if take(":") {
      try check(first, for: .hashable, at: start)
      result = .dictionary(first, try type())
    }
    try close(opening, with: "]")
    return result
  }
}

// Errors of more than one rule.
extension SignatureParser {
  func attributeNotAllowed(_ name: String, at token: SignatureToken) -> ScaffoldError {
    unsupported("the attribute '\(name)' is not allowed here", at: token)
  }

  func specifierNotAllowed(_ token: SignatureToken) -> ScaffoldError {
    unsupported("an action's parameter cannot be '\(token.text)'", at: token)
  }

  var variadicNotAllowed: ScaffoldError {
    unsupported(
      "an action's parameter cannot be variadic", help: "write an array, such as '[Int]'")
  }

  /// A name of a known type alone always means that type.
  fileprivate static func ownType(_ name: String) -> String {
    Identifier.isValid(name) ? ", or 'Feature.\(name)' for a type of your own" : ""
  }
}
