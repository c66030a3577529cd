/// A type as it is written. An action can have parameters of these types.
indirect enum TypeSyntax: Sendable, Hashable {
  /// `String`, `Set<Int>`, `Feature.Item`, `Item.Type`.
  case named([Component])
  case optional(TypeSyntax)
  case array(TypeSyntax)
  case dictionary(TypeSyntax, TypeSyntax)
  /// Also `()`, which is `Void`.
  case tuple([Element])
  case function(FunctionType)
  case composition([TypeSyntax])
  case existential(TypeSyntax)
  /// `(any P).Type`, `[Int].Type`.
  case member(TypeSyntax, String)
  /// A named type with attributes, which must be a closure's: `@escaping Handler`.
  case attributed([String], TypeSyntax)

  struct Component: Sendable, Hashable {
    let name: String
    let arguments: [TypeSyntax]
  }

  struct Element: Sendable, Hashable {
    let label: String?
    let type: TypeSyntax
  }

  struct FunctionType: Sendable, Hashable {
    let attributes: [String]
    let inputs: [TypeSyntax]
    /// `async`, `throws`, `throws(E)`.
    let effects: [String]
    let output: TypeSyntax
  }
}

extension TypeSyntax {
  /// The type in its canonical spelling: `[String:Int] ?` is `[String: Int]?`.
  var text: String {
    switch self {
    case .named(let components): components.map(\.text).joined(separator: ".")
    case .optional(let type): type.operand + "?"
    case .array(let type): "[\(type.text)]"
    case .dictionary(let key, let value): "[\(key.text): \(value.text)]"
    case .tuple(let elements): elements.isEmpty ? "()" : "(\(Self.list(elements.map(\.text))))"
    case .function(let type): type.text
    case .composition(let types): types.map(\.operand).joined(separator: " & ")
    case .existential(let type): "any \(type.text)"
    case .member(let type, let name): "\(type.operand).\(name)"
    case .attributed(let attributes, let type):
      (attributes + [type.text]).joined(separator: " ")
    }
  }

  /// The text, with parentheses where a sign after it would bind too tightly.
  private var operand: String {
    switch self {
    case .function, .composition, .existential, .attributed: "(\(text))"
    case .named, .optional, .array, .dictionary, .tuple, .member: text
    }
  }

  fileprivate static func list(_ texts: [String]) -> String { texts.joined(separator: ", ") }

  /// `[Int]` for `Array<Int>`, `Int?` for `Optional<Int>`: the form that the linter asks for.
  var shorthand: TypeSyntax {
    guard case .named(let components) = self, let last = components.last else { return self }
    if components.count > 1, last.name == "Type" {
      let base = TypeSyntax.named(components.dropLast())
      // Once for each name: twice would be a billion times for thirty of them.
      let short = base.shorthand
      return short == base ? self : .member(short, last.name)
    }
    let arguments = last.arguments
    return switch (name, arguments.count) {
    case ("Optional", 1): .optional(arguments[0])
    case ("Array", 1): .array(arguments[0])
    case ("Dictionary", 2): .dictionary(arguments[0], arguments[1])
    default: self
    }
  }

  /// The type without `@escaping`, which only a parameter can have.
  var withoutEscaping: TypeSyntax {
    switch self {
    case .function(let type):
      .function(type.with(attributes: type.attributes.filter { $0 != "@escaping" }))
    case .attributed(let attributes, let type):
      attributes == ["@escaping"]
        ? type : .attributed(attributes.filter { $0 != "@escaping" }, type)
    default: self
    }
  }

  /// The type of an optional variable that stores such a value; an optional type is unchanged.
  var stored: TypeSyntax { isOptional ? self : .optional(withoutEscaping) }

  var isOptional: Bool {
    if case .optional = self { true } else { false }
  }

  var isClosure: Bool {
    switch self {
    case .function, .attributed: true
    case .optional(let type): type.isClosure
    default: false
    }
  }

  var isVoid: Bool {
    switch self {
    case .tuple(let elements): elements.isEmpty
    case .named: name == "Void"
    default: false
    }
  }

  /// Whether no value of the type exists, so that the compiler warns of unreachable code.
  var isUninhabited: Bool {
    switch self {
    case .named: name == "Never"
    case .tuple(let elements): elements.contains(where: \.type.isUninhabited)
    default: false
    }
  }

  /// The name of a type without a module before it and without arguments: `Int` for `Swift.Int`.
  var name: String? {
    guard case .named(let components) = self, let last = components.last else { return nil }
    let isQualified = components.count == 2 && ["Swift", "Foundation"].contains(components[0].name)
    return components.count == 1 || isQualified ? last.name : nil
  }

  /// The names that the type and its parts begin with: of `[Feature.Item: Set<Int>]` these are
  /// `Feature`, `Set` and `Int`.
  var roots: [String] {
    switch self {
    case .named(let components):
      components.prefix(1).map(\.name) + components.flatMap { $0.arguments.flatMap(\.roots) }
    case .optional(let type), .array(let type), .existential(let type), .member(let type, _),
      .attributed(_, let type):
      type.roots
    case .dictionary(let key, let value): key.roots + value.roots
    case .tuple(let elements): elements.flatMap(\.type.roots)
    case .composition(let types): types.flatMap(\.roots)
    case .function(let type):
      type.inputs.flatMap(\.roots) + type.output.roots + type.effects.thrownRoots
    }
  }
}

extension TypeSyntax {
  /// The types in it that may be the user's own, as they are written: of `[Feature.Item: Result<User, E>]` these are
  /// `Feature.Item` and `User`. No test needs a value of the error of a `Result`.
  var ownTypes: [OwnType] {
    switch self {
    case .named(let components):
      let arguments = components.flatMap(\.arguments)
      guard let root = components.first?.name, OwnType.isName(root) else {
        return (name == "Result" ? arguments.prefix(1) : arguments[...]).flatMap(\.ownTypes)
      }
      let isMetatype = ["Type", "Protocol"].contains(components.last?.name)
      return (isMetatype ? [] : [OwnType(type: text)]) + arguments.flatMap(\.ownTypes)
    case .existential(let inner):
      return inner.ownTypes.isEmpty ? [] : [OwnType(type: text)]
    case .optional(let type), .array(let type), .member(let type, _), .attributed(_, let type):
      return type.ownTypes
    case .dictionary(let key, let value): return key.ownTypes + value.ownTypes
    case .tuple(let elements): return elements.flatMap(\.type.ownTypes)
    case .composition(let types): return types.flatMap(\.ownTypes)
    case .function(let type): return type.inputs.flatMap(\.ownTypes) + type.output.ownTypes
    }
  }
}

extension [String] {
  /// The name with which the thrown error type begins, if these effects have one: `E` for `throws(E.Code)`.
  var thrownRoots: [String] {
    guard let clause = last, clause.hasPrefix("throws(") else { return [] }
    let type = clause.dropFirst("throws(".count)
    let name = type.hasPrefix("any ") ? type.dropFirst("any ".count) : type
    return [String(name.prefix { $0 != "." && $0 != ")" })]
  }

  /// Whether one of these types needs `import Foundation`.
  var mentionFoundation: Bool {
    contains {
      $0 == "Foundation" || ReservedNames.contains($0, in: .foundation)
        || ReservedNames.dispatch.contains($0)
    }
  }
}

extension TypeSyntax.Component {
  var text: String {
    arguments.isEmpty ? name : "\(name)<\(TypeSyntax.list(arguments.map(\.text)))>"
  }
}

extension TypeSyntax.Element {
  var text: String { label.map { "\($0): \(type.text)" } ?? type.text }
}

extension TypeSyntax.FunctionType {
  var text: String {
    let inputs = "(\(TypeSyntax.list(inputs.map(\.text))))"
    return (attributes + [inputs] + effects + ["->", output.text]).joined(separator: " ")
  }

  func with(attributes: [String]) -> Self {
    Self(attributes: attributes, inputs: inputs, effects: effects, output: output)
  }
}
