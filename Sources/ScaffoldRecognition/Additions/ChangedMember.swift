/// A member that a type got or lost.
package struct ChangedMember: Sendable, Hashable {
  /// The name with the names of the types around it.
  package let typeName: String
  /// The name with its labels: `signOut(everywhere:)`.
  package let selector: String
  package let path: String
}
