/// The protocol of a link to add a requirement to, with the types that conform to it.
struct LinkChoice {
  let link: Link
  let requiredProtocol: Link.NamedProtocol
  let conformances: [Conformance]

  /// Looks up the link from one role to another.
  ///
  /// - Parameters:
  ///   - protocolName: which protocol, if several link the two roles.
  ///   - all: whether each type that conforms is wanted, whichever module it is in.
  init(
    from: Role?, to: Role?, through protocolName: String?, in module: RecognizedModule, all: Bool
  ) throws(AdditionError) {
    guard let from, let to else { throw .noRoles(links: module.listedLinks) }
    let found = module.links.filter { link in
      link.from == from && link.to == to && link.namedProtocol != nil
        && (protocolName == nil || link.namedProtocol?.name == protocolName)
    }
    guard let link = found.first, let required = link.namedProtocol else {
      throw .noLink(from: from, to: to, links: module.listedLinks)
    }
    let names = Set(found.compactMap(\.namedProtocol)).map(\.name).sorted()
    if names.count > 1 { throw .severalProtocols(names) }
    (self.link, requiredProtocol, conformances) = (link, required, link.conformances)
    if conformances.isEmpty { throw .noConformingType(protocolName: required.name) }
    guard !all else { return }
    if conformances.count > 1 {
      // The end of the link itself is not one of the others.
      let others = conformances.filter { $0.typeName != link.toType }
      throw .severalConformingTypes(
        protocolName: required.name, others.isEmpty ? conformances : others)
    }
    let own = Set((module.parts + module.helpers).map(\.typeName))
    let others = conformances.filter { !own.contains($0.typeName) }
    if !others.isEmpty {
      throw .conformingTypesOutside(protocolName: required.name, others)
    }
  }
}
