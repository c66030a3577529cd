/// A module that declarations show: types with a common name, one for each role.
package struct RecognizedModule: Sendable, Equatable {
  /// A type that has a role in the module.
  package struct Part: Sendable, Equatable {
    /// What declares a type.
    package enum Kind: String, Sendable { case `class`, `struct`, `enum`, actor }

    package let role: Role
    /// The name with the names of the types around it: `Login.Presenter`.
    package let typeName: String
    package let kind: Kind
    package let place: SourcePlace
  }

  /// The beginning of the names of its types: `Login` of `LoginPresenter`.
  package let name: String
  /// The name of the target that has its parts.
  package let target: String
  /// The layers, in the order of the roles.
  package let parts: [Part]
  /// The types that build the module.
  package let helpers: [Part]
  /// The links that its layers have to each other and to other types of the project.
  package let links: [Link]
  /// The types of tests that conform to the protocols of the links, in the order of their places.
  package let mocks: [Mock]
  /// The paths of the files that declare its parts, its protocols and its other types.
  ///
  /// Another module may be in the same files. Files of tests are not among them.
  package let files: [String]

  /// The roles that the module has, in the order of the table.
  package var roles: [Role] {
    var roles: [Role] = []
    for part in parts where !roles.contains(part.role) { roles.append(part.role) }
    return roles
  }
}
