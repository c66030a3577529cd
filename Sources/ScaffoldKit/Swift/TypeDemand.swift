/// What a generic type requires of an argument, a dictionary of its keys, and `throws` of an error.
enum TypeDemand: String, Sendable, Hashable {
  case nothing = ""
  case comparable = "Comparable"
  case error = "Error"
  case hashable = "Hashable"

  /// A type that satisfies the requirement.
  var example: String {
    switch self {
    case .nothing, .comparable: "Int"
    case .hashable: "String"
    case .error: "any Error"
    }
  }

  /// Whether the type can satisfy the requirement; an unknown type always can.
  ///
  /// `TypeDemand.hashable` allows `[Int?]` and `Item`, but neither `(Int, Int)` nor `any Error`.
  func allows(_ type: TypeSyntax) -> Bool {
    if self == .nothing { return true }
    if type.isMetatype { return false }
    return switch type {
    case .named(let components): allows(type, components.last?.arguments ?? [])
    case .optional(let type), .array(let type), .dictionary(_, let type):
      self == .hashable && allows(type)
    case .existential, .composition: allows(any: type.parts)
    case .member: true
    case .tuple, .function, .attributed: false
    }
  }

  private func allows(_ type: TypeSyntax, _ arguments: [TypeSyntax]) -> Bool {
    guard let name = type.name else { return true }
    if KnownTypes.isAsItsArguments(name) {
      return self == .hashable && arguments.allSatisfy(allows)
    }
    if KnownTypes.isValue(name) { return KnownTypes.conforms(name, to: self) }
    return !type.isAbstract
  }

  /// Only `Error` conforms to itself. An unknown protocol may be another name for it, or a class.
  private func allows(any parts: [TypeSyntax]) -> Bool {
    guard parts.allSatisfy(\.isAbstract) else { return true }
    let names = Set(parts.map(\.name))
    return self == .error && (names == ["Error"] || names == ["Error", "Sendable"])
  }
}
