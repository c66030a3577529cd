/// A stored property of a part whose type is a protocol of the project or another part.
///
/// A link is served if the requirement and its implementation have one place each: `state` is `.served`.
package struct Link: Sendable, Equatable {
  package enum Strength: String, Sendable { case strong, weak, unowned }

  package enum State: String, Sendable, CaseIterable {
    /// One type conforms to the protocol.
    case served
    /// The property has the type of the part itself; there is no protocol.
    case concreteType
    /// Several types conform to the protocol.
    case severalConformingTypes
    /// The part conforms because its superclass does.
    case inherited
    /// No type of the project is known to conform to the protocol.
    case unknown
  }

  /// A protocol with the place of its name.
  package struct NamedProtocol: Sendable, Hashable {
    package let name: String
    package let place: SourcePlace
  }

  /// The role and the type of the part that has the property.
  package let from: Role
  package let fromType: String
  /// The role of the type at the other end; `nil` if its name does not say one or it is not known.
  package let to: Role?
  /// The part of the module at the other end, or the only type that conforms; `nil` if neither exists.
  package let toType: String?
  /// Whether the other end is a part of the same module.
  package let isInModule: Bool
  /// The name and the place of the property.
  package let property: String
  package let place: SourcePlace
  package let strength: Strength
  /// Whether a superclass of the part has the property.
  package let isInherited: Bool
  /// The protocol; `nil` for a concrete type.
  package let namedProtocol: NamedProtocol?
  /// The protocols of the project that the protocol inherits from, directly or not.
  package let inheritedProtocols: [NamedProtocol]
  /// The types that conform to the protocol, without those of tests.
  package let conformances: [Conformance]
  package let state: State
}

/// The conformance of a type to a protocol, where it is declared.
package struct Conformance: Sendable, Hashable {
  package let typeName: String
  /// The place of the type's name, or of the extension.
  package let place: SourcePlace
  /// Whether an extension declares it, instead of the declaration of the type.
  package let isInExtension: Bool
}
