extension Rule {
  /// All rules, in the order of the documentation.
  package static let all: [Rule] = [
    .layerSkipped, .strongBackReference, .protocolNotClassBound, .uiImport, .concretePart,
    .unusedRequirement, .unusedImplementation, .missingMock, .incompleteMock, .unknownSwitch,
  ]

  /// The ids of all rules. Switches read them before a rule is checked.
  static let ids: Set<String> = Set(all.map(\.id))

  /// The rule with an id; `nil` if there is none.
  package static func named(_ id: String) -> Rule? { all.first { $0.id == id } }
}
