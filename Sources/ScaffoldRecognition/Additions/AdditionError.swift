/// Why a requirement cannot be added to a module, or removed from it. No source is edited then.
package enum AdditionError: Error, Sendable, Equatable {
  /// The signature is not one that a protocol can require, for a reason.
  case invalidSignature(String, reason: String)
  /// No roles are given. The links are those of the module.
  case noRoles(links: [ListedLink])
  /// The module has no link with a protocol from one role to the other. The links are those of the module.
  case noLink(from: Role, to: Role, links: [ListedLink])
  /// Several protocols link the two roles; one of them must be named.
  case severalProtocols([String])
  /// No type of the project conforms to the protocol.
  case noConformingType(protocolName: String)
  /// Several types conform to the protocol: these, beside the part at the end of the link.
  case severalConformingTypes(protocolName: String, [Conformance])
  /// Types that are no parts of the module conform to the protocol.
  case conformingTypesOutside(protocolName: String, [Conformance])
  /// The protocol has the requirement already, or one that cannot be beside it.
  case alreadyRequired(String, SourcePlace)
  /// A type has a member that cannot be beside the implementation.
  case clash(String, typeName: String, SourcePlace)
  /// The protocol does not have the requirement that is to be removed.
  case notRequired(String, protocolName: String)
  /// The protocol has several requirements with the name and the labels.
  case severalRequirements(String, [SourcePlace])
  /// A source that the edit needs cannot be read, or could not be read with the edit.
  case unreadable(path: String, reason: String)
}
