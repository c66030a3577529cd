/// Which rules are off, and which severity the findings of the others have.
package struct LintSettings: Sendable, Equatable {
  package enum Level: String, Sendable, CaseIterable { case off, warning, error }

  /// The levels that differ from the usual ones, by the ids of the rules.
  private let levels: [String: Level]

  package static let standard = LintSettings()

  /// Settings with other levels than the usual ones.
  ///
  /// - Parameter levels: the levels by the ids of the rules. Names of unknown rules have no effect; see
  ///   ``unknownRules``.
  package init(_ levels: [String: Level] = [:]) { self.levels = levels }

  /// The names that belong to no rule, in the order of the alphabet.
  package var unknownRules: [String] { levels.keys.filter { Rule.named($0) == nil }.sorted() }

  /// The severity of a rule's findings; `nil` if the rule is off.
  func severity(of rule: Rule) -> Finding.Severity? {
    switch levels[rule.id] {
    case nil: rule.severity
    case .off: nil
    case .warning: .warning
    case .error: .error
    }
  }
}
