/// Why a text is no signature of an action.
enum SignatureFault: Fault {
  case invisible(Unicode.Scalar)
  case lineBreak
  case expected(String, found: String)
  case unbalanced(String)
  case tooDeep(Int)
  case badName(String, suggestion: String?)
  case keyword(String)
  case missingName
  case twice(String)
  case nonEscaping(fix: String)
  case unsupported(Unsupported)
  case bareAny(fix: String)
  case noProtocol(String)
  case typeArguments(String, [TypeDemand])
  case unmet(TypeDemand, by: String)
  case sameAction(String)
  case reserved(String)
  case variableTaken(String, action: String)
  case fieldType(String)
  case noSample(String, isOwn: Bool)

  /// Swift that an action cannot have, because no mock could keep or repeat it.
  enum Unsupported: Sendable, Hashable {
    case specifier(String)
    case modifier(String)
    case attribute(String)
    case result(String)
    case closureLabel(String)
    case noValue(String)
    case generics, opaque, variadic, defaultValue, rethrowing, whereClause
    case nestedEscaping, effectOrder, implicitlyUnwrapped, tupleOfOne, closureOfVoid
  }

  var wording: Wording {
    switch self {
    case .invisible(let scalar):
      Wording(
        .usage, "action-invisible",
        "the invisible character '\(String(scalar).escapingControlCharacters)'",
        help: "type the text again without it")
    case .lineBreak:
      Wording(.usage, "action-syntax", "a line break", help: "write everything in one line")
    case .expected(let what, let found):
      Wording(
        .usage, "action-syntax",
        "expected \(what)" + (found.isEmpty ? "" : ", found '\(found.escapingControlCharacters)'"),
        help: "write it like 'signIn(username: String, password: String)'")
    case .unbalanced(let sign):
      Wording(
        .usage, "action-syntax", "'\(sign)' is never closed", help: "close it, or leave it out")
    case .tooDeep(let limit):
      Wording(
        .usage, "action-depth", "a type nested deeper than \(limit) levels",
        help: "give the inner type a name with 'typealias'")
    case .badName(let name, let suggestion):
      Wording(
        .usage, "action-name", "'\(name.escapingControlCharacters)' is no name in lowerCamelCase",
        help: suggestion.map { "write '\($0)'" } ?? "write a name like 'signIn'")
    case .keyword(let name):
      Wording(
        .usage, "action-name", "'\(name)' is a word of the Swift language",
        help: "choose another name")
    case .missingName:
      Wording(
        .usage, "action-name", "a parameter without a name", help: "write it like '_ value: Int'")
    case .twice(let name):
      Wording(
        .usage, "action-duplicate", "the name '\(name)' stands twice",
        help: "choose another name")
    case .nonEscaping(let fix):
      Wording(
        .usage, "action-closure", "a mock cannot keep a closure that does not escape",
        help: "write '\(fix)'")
    case .unsupported(let what): what.wording
    case .bareAny(let fix):
      Wording(.usage, "action-type", "'any' stands before an optional type", help: "write '\(fix)'")
    case .noProtocol(let type):
      Wording(
        .usage, "action-type", "'\(type)' is no protocol, as 'any' and '&' want one",
        help: "write '\(type)' alone" + Self.ownType(type))
    case .typeArguments(let name, let demands):
      Wording(
        .usage, "action-type",
        "'\(name)' takes \(["no type", "one type", "two types"][demands.count]) in angle brackets",
        help: "write '\(Self.example(name, demands))'" + Self.ownType(name))
    case .unmet(let demand, let type):
      Wording(
        .usage, "action-type", "the type '\(type)' does not conform to '\(demand.rawValue)'",
        help: "write one that does, such as '\(demand.example)'" + Self.ownType(type))
    case .sameAction(let name):
      Wording(
        .usage, "action-duplicate", "two actions are named '\(name)'",
        help: "a mock could not tell them apart: give one of them another name")
    case .reserved(let name):
      Wording(
        .usage, "action-reserved", "'\(name)' is a name that the generated code uses itself",
        help: "choose another name")
    case .variableTaken(let variable, let action):
      Wording(
        .usage, "action-duplicate",
        "the mock's variable '\(variable)' for a parameter of '\(action)' exists already",
        help: "rename the action or the parameter")
    case .fieldType(let type):
      Wording(
        .usage, "field-type", "a field cannot be of the type '\(type)'",
        help: "use a type that is Codable, Equatable and Sendable, such as 'String'")
    case .noSample(let type, let isOwn):
      Wording(
        .usage, "field-type", "no value for the tests is known of the type '\(type)'",
        help: isOwn
          ? "make it optional, '\(type)?', or a list, '[\(type)]': the tests then do without one"
          : "use a type that a JSONDecoder knows, such as 'String'")
    }
  }
}

extension SignatureFault {
  /// `Result<Int, any Error>`.
  private static func example(_ name: String, _ demands: [TypeDemand]) -> String {
    let arguments = demands.map(\.example).joined(separator: ", ")
    return demands.isEmpty ? name : "\(name)<\(arguments)>"
  }

  /// A known name alone always means the known type.
  private static func ownType(_ name: String) -> String {
    Identifier.isValid(name) ? ", or 'Feature.\(name)' for a type of your own" : ""
  }
}

extension SignatureFault.Unsupported {
  fileprivate var wording: Wording {
    Wording(.usage, "action-unsupported", message, help: help)
  }

  private var message: String {
    switch self {
    case .specifier(let word): "an action's parameter cannot be '\(word)'"
    case .modifier(let word): "an action cannot be '\(word)'"
    case .attribute(let name): "the attribute '\(name)' has no place here"
    case .generics: "an action cannot be generic"
    case .opaque: "an action's parameter cannot have an opaque type"
    case .variadic: "an action's parameter cannot be variadic"
    case .defaultValue: "a requirement cannot have a default value"
    case .result(let type): "an action returns nothing, not '\(type)'"
    case .rethrowing: "an action cannot rethrow"
    case .whereClause: "an action cannot have a 'where' clause"
    case .nestedEscaping: "only a parameter itself can be '@escaping'"
    case .effectOrder: "'async' stands behind 'throws'"
    case .implicitlyUnwrapped: "an action's parameter cannot be unwrapped implicitly"
    case .closureLabel(let label): "a closure's parameter cannot have the label '\(label)'"
    case .tupleOfOne: "a tuple of one element cannot have a label"
    case .noValue(let type): "nobody can call an action with a value of the type '\(type)'"
    case .closureOfVoid: "a closure cannot take a lone 'Void'"
    }
  }

  private var help: String {
    switch self {
    case .specifier, .modifier, .attribute, .defaultValue, .whereClause, .nestedEscaping,
      .tupleOfOne, .noValue:
      "leave it out"
    case .generics: "write a concrete type or 'any' with a protocol"
    case .opaque: "write 'any' instead of 'some'"
    case .variadic: "write an array, such as '[Int]'"
    case .result: "hand the result over in another action or in an '@escaping' closure"
    case .rethrowing: "write 'throws'"
    case .effectOrder: "write 'async throws'"
    case .implicitlyUnwrapped: "write '?' instead of '!'"
    case .closureLabel(let label): "write '_ \(label)'"
    case .closureOfVoid: "write '()' for the parameters"
    }
  }
}
