/// A type of the user's own in a signature, of which the tests need a value.
struct OwnType: Sendable, Hashable {
  let type: String

  /// Whether a type of a name may be the user's own, so that the name does not tell where it is declared.
  static func isName(_ name: String) -> Bool {
    !ReservedNames.contains(name, in: .swift) && !ReservedNames.contains(name, in: .foundation)
      && !ReservedNames.networking.contains(name) && !ReservedNames.dispatch.contains(name)
      && AppleFrameworks.framework(of: name) == nil && !KnownTypes.isProtocol(name)
      && !["Void", "Any", "Swift", "Foundation"].contains(name)
  }

  /// The name of its sample: `session` for `Session`, `shopItem` for `Shop.Item`, `pageUser` for `Page<User>`.
  var name: String {
    let words = type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.filter { $0 != "any" }
    let joined = words.map { CaseStyle.upperCamel.apply(to: String($0)) }.joined()
    return Identifier.escaped(CaseStyle.lowerCamel.apply(to: joined))
  }
}

/// The samples of the user's own types in one module: `SignInSamples.session`, or the constant that a test makes
/// of a sample that the user writes.
struct OwnTypeSamples {
  /// The name of the enum that has the samples.
  let owner: String
  /// The samples by their types; the text of a missing one is empty.
  let types: [String: SampleMaker.Sample]
  /// The properties that name values of the types for people: `["User": "name"]`.
  var titles: [String: String] = [:]
  /// The types that are known to be `Identifiable`.
  var identifiable: Set<String> = []
  /// The types of the property `id` of types: `["User": "Int"]`.
  var ids: [String: String] = [:]
  /// The types of the raw values of types: `["Order": "String"]`.
  var rawTypes: [String: String] = [:]

  func isMissing(_ own: OwnType) -> Bool { types[own.type]?.text.isEmpty == true }

  /// The expression of a type that names an own type; `nil` if it names none.
  ///
  /// A missing sample is the name of a constant, or an expression that throws: `try SignInSamples.written(…)`.
  func sample(
    of type: TypeSyntax, named name: String, isThrowing: Bool = false
  ) -> SampleMaker.Sample? {
    guard type.ownTypes.contains(where: { types[$0.type] != nil }) else { return nil }
    var samples = SampleMaker(
      ownTypes: types.reduce(into: [:]) { samples, entry in
        let own = OwnType(type: entry.key)
        samples[entry.key] = SampleMaker.Sample(
          text: text(of: own, isThrowing: isThrowing),
          isComparable: entry.value.isComparable)
      })
    return samples.sample(of: type, named: name)
  }

  private func text(of own: OwnType, isThrowing: Bool) -> String {
    let member = "\(owner).\(own.name)"
    guard isMissing(own) else { return member }
    return isThrowing ? "try \(owner).written(\(member), as: \"\(own.name)\")" : own.name
  }
}
