// Protocols as types: after `any` and in compositions with `&`.
extension TypeSyntax {
  /// `any Equatable` for `Equatable`, as the compiler requires. Also for `Equatable?` and other types that
  /// contain known protocols.
  var boxed: TypeSyntax {
    switch self {
    case .named: instance.isProtocol ? .existential(self) : self
    case .optional(let type): .optional(type.boxed)
    case .member(let type, let name): .member(type.boxed, name)
    case .composition: parts.contains(where: \.isProtocol) ? .existential(self) : self
    default: self
    }
  }

  /// The type without `any`: `Equatable` for `any (Equatable)`.
  var unboxed: TypeSyntax {
    switch self {
    case .existential(let type): type
    case .member(let type, let name): .member(type.unboxed, name)
    default: self
    }
  }

  /// `P`, `Q` for `P & Q`; for any other type, the type.
  var parts: [TypeSyntax] {
    if case .composition(let types) = unboxed { types.flatMap(\.parts) } else { [unboxed] }
  }

  /// Whether the type can follow `any` and be part of a composition; an unknown type always can.
  var canConstrain: Bool {
    switch instance {
    case .named: instance.name.map { !KnownTypes.isValue($0) } ?? true
    case .composition, .existential, .member: true
    case .optional, .array, .dictionary, .tuple, .function, .attributed: false
    }
  }

  /// Whether it is a known protocol, `Any`, `AnyClass` or `AnyObject`, whose values are of other types.
  var isAbstract: Bool { isProtocol || ["Any", "AnyClass", "AnyObject"].contains(name) }

  /// `Item.Type`, `(any P).Type`.
  var isMetatype: Bool { instance != self }

  private var isProtocol: Bool { name.map(KnownTypes.isProtocol) ?? false }

  /// `Item` for its metatype `Item.Type`; for any other type, the type.
  private var instance: TypeSyntax {
    switch self {
    case .named(let components) where components.count > 1 && components.last?.name == "Type":
      TypeSyntax.named(components.dropLast()).instance
    case .member(let type, "Type"): type.instance
    case .existential(let type) where type.isMetatype: type.instance
    default: self
    }
  }
}
