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
  /// The protocols that a generic parameter conforms to.
  package internal(set) var bounds: [String: [WrittenType]] = [:]
  var properties: [StoredProperty] = []
}

/// A stored property of the values of a type.
struct StoredProperty: Sendable {
  let name: String
  let type: [WrittenType]
  let strength: Link.Strength
  let place: SourcePlace
}
