import ScaffoldSwift

/// What a member needs to implement a requirement, whatever those beside it have.
struct MemberNeeds: Equatable {
  /// The access level, if it is higher than the usual one.
  var access: String?
  /// Whether the type is an actor, whose members that are not `async` can implement nothing else.
  var isActor = false

  init() {}

  /// - Parameters:
  ///   - parts: the declaration of the type and its extensions, as far as they are known.
  ///   - protocolAccess: the access level of the protocol.
  init(of parts: [TypeBody], for protocolAccess: String?) {
    let declaration = parts.first { !$0.isExtension }?.declaration
    isActor = declaration?.kind == .actor
    switch (protocolAccess, declaration?.access) {
    case ("public", "public"), ("public", "open"): access = "public"
    case ("public", "package"), ("package", .some): access = "package"
    default: access = nil
    }
  }
}
