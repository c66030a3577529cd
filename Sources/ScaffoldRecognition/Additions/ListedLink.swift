/// A link in the list of those that a module has: `view → presenter: LoginPresenterProtocol, LoginPresenter`.
package struct ListedLink: Sendable, Hashable {
  package let from: Role
  /// The role at the other end; `nil` if it is not known.
  package let to: Role?
  /// The protocol; `nil` for a link that holds a type itself.
  package let protocolName: String?
  /// The types that conform to the protocol, or the type that the link holds.
  package let typeNames: [String]

  init(_ link: Link) {
    (from, to, protocolName) = (link.from, link.to, link.namedProtocol?.name)
    typeNames =
      link.namedProtocol == nil ? link.toType.map { [$0] } ?? [] : link.conformances.map(\.typeName)
  }
}

extension ListedLink: CustomStringConvertible {
  package var description: String {
    let names = [protocolName ?? "no protocol"] + typeNames
    return "\(from) → \(to?.rawValue ?? "?"): \(names.joined(separator: ", "))"
  }
}

extension RecognizedModule {
  /// The links to list, each once, in their order.
  package var listedLinks: [ListedLink] {
    var known: Set<ListedLink> = []
    return links.map(ListedLink.init).filter { known.insert($0).inserted }
  }
}
