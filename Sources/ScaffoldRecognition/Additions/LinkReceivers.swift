import ScaffoldSwift

/// Which values of a module can be the other end of a link, so that a call on one of them may be one of the link's
/// protocol.
///
/// A value whose type no declaration of the module shows can be any.
struct LinkReceivers {
  /// The protocol, those that inherit from it, and the types that conform, without the names around them.
  private var types: Set<String>
  /// The types in which `self` is the other end.
  private let ownTypes: Set<String>
  /// The properties of each type, with whether they can hold the other end.
  private var properties: [String: [String: Bool]] = [:]
  /// The functions that return the other end.
  private var functions: Set<String> = []

  init(of choice: LinkChoice, in module: RecognizedModule, _ bodies: [TypeBody]) {
    let ends = [choice.requiredProtocol.name] + choice.conformances.map(\.typeName)
    ownTypes = Set(ends + [choice.link.toType].compactMap { $0 })
    types = Set(ownTypes.map(Self.lastName))
    addInheritingProtocols(from: bodies)
    for body in bodies { addMembers(of: body) }
    for link in module.links {
      let held = [link.namedProtocol].compactMap { $0 } + link.inheritedProtocols
      guard held.contains(choice.requiredProtocol) else { continue }
      properties[link.fromType, default: [:]][link.property] = true
    }
  }

  private mutating func addInheritingProtocols(from bodies: [TypeBody]) {
    let protocols = bodies.filter { $0.declaration.kind == .protocol }
    var count = 0
    while count != types.count {
      count = types.count
      for body in protocols where body.declaration.inheritance.contains(where: names) {
        types.insert(body.declaration.name)
      }
    }
  }

  private mutating func addMembers(of body: TypeBody) {
    for member in body.members {
      switch member.kind {
      case .property:
        let known = member.resultType ?? body.file.typeOfValue(of: member).first?.path.last
        for name in member.names {
          let isHeld = known.map(names) ?? true
          properties[body.typeName, default: [:]][name, default: false] =
            isHeld || properties[body.typeName]?[name] ?? false
        }
      case .function where member.resultType.map(names) ?? false: functions.insert(member.name)
      default: break
      }
    }
  }

  private static func lastName(_ path: String) -> String {
    path.split(separator: ".").last.map(String.init) ?? path
  }

  /// Whether the code of a type has the name of the other end in it.
  private func names(_ type: String) -> Bool {
    type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { types.contains(String($0)) }
  }

  /// Whether a name in the code of a type is a member of a value that can be the other end.
  ///
  /// - Parameters:
  ///   - place: the index of the name's token.
  ///   - body: the type around it.
  ///   - isFunction: whether the name is that of a function, which needs no `self.`.
  func have(memberAt place: Int, in body: TypeBody, isFunction: Bool) -> Bool {
    let code = ReceiverCode(place, in: body)
    let isOwn = ownTypes.contains(body.typeName)
    switch code.receiver {
    case .none: return isOwn && isFunction
    case .own: return isOwn
    case .name(let name): return holds(name, code)
    case .member(let name, of: let root):
      if root == "self" { return property(name, in: body) ?? true }
      return types.contains(root) || properties.values.contains { $0[name] ?? false }
    case .call(let name): return functions.contains(name) || types.contains(name)
    case .group(let words):
      return words.contains { types.contains($0) || property($0, in: body) ?? false }
    case .unknown: return true
    case .other: return false
    }
  }

  private func holds(_ name: String, _ code: ReceiverCode) -> Bool {
    switch code.declaration(of: name) {
    case .parameter(let words): return words.contains(where: types.contains)
    case .value(let words):
      return words.contains { word in
        types.contains(word) || functions.contains(word)
          || word != name && property(word, in: code.body) ?? false
          || word == name && property(word, in: code.body) ?? true
      }
    case .untyped: return true
    case nil: return property(name, in: code.body) ?? types.contains(name)
    }
  }

  /// Whether a property of a type, or of a type around it, can hold the other end; `nil` if none has the name.
  private func property(_ name: String, in body: TypeBody) -> Bool? {
    for count in stride(from: body.typePath.count, to: 0, by: -1) {
      let type = body.typePath.prefix(count).joined(separator: ".")
      if let found = properties[type]?[name] { return found }
    }
    return nil
  }
}
