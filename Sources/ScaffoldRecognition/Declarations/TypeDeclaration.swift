package import ScaffoldSwift

/// What the recognition needs to know of the declaration of a type, an extension or a type alias.
package struct TypeDeclaration: Sendable {
  package let kind: Declaration.Kind
  /// The names of the types around it and its own, or the extended type's.
  package let path: [String]
  /// Whether only its file sees it.
  package let isPrivate: Bool
  /// Where its code begins in the bytes of the file.
  package let offset: Int
  package let place: SourcePlace
  /// The types after the colon.
  package internal(set) var inheritance: [WrittenType] = []
  /// The type that an alias names.
  var aliased: [WrittenType] = []
  /// The names of the generic parameters.
  var parameters: [String] = []
  package var parameterCount: Int { parameters.count }
  /// The protocols that a generic parameter conforms to.
  package internal(set) var bounds: [String: [WrittenType]] = [:]
  package internal(set) var properties: [StoredProperty] = []
}

/// A stored property of the values of a type.
package struct StoredProperty: Sendable {
  package let name: String
  /// The types that its type is composed of.
  package let type: [WrittenType]
  package let strength: Link.Strength
  package let place: SourcePlace
}
