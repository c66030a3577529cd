package import ScaffoldRecognition

/// The links that the layers of one module may have, such as those that its template makes.
package struct AllowedLinks: Sendable, Equatable {
  /// A link from one role to another.
  package struct RolePair: Sendable, Hashable {
    package let from: Role
    package let to: Role

    package init(_ from: Role, _ to: Role) { (self.from, self.to) = (from, to) }
  }

  /// The name and the target of the module.
  package let module: String
  package let target: String
  package let pairs: Set<RolePair>

  package init(module: String, target: String, pairs: Set<RolePair>) {
    (self.module, self.target, self.pairs) = (module, target, pairs)
  }
}
