/// What a type does in a module, such as `presenter`.
package struct Role: RawRepresentable, Sendable, Hashable {
  package let rawValue: String

  package init(rawValue: String) { self.rawValue = rawValue }

  package static let view = Role(rawValue: "view")
  package static let presenter = Role(rawValue: "presenter")
  package static let interactor = Role(rawValue: "interactor")
  package static let router = Role(rawValue: "router")
  /// A type that loads or stores data: a worker, a service, a repository.
  package static let worker = Role(rawValue: "worker")
  /// A type that builds the module: a builder, an assembly, a factory.
  package static let helper = Role(rawValue: "helper")
}

extension Role: CustomStringConvertible {
  package var description: String { rawValue }
}
