import ScaffoldInspection
import ScaffoldRecognition

/// A rule of ``Scaffolder/lint(_:)``.
public struct LintRule: Sendable, Hashable {
  /// The name by which settings and comments switch it: `layer-skipped`.
  public let id: String
  /// What it reports, as one sentence.
  public let summary: String
  /// The severity of its findings without settings.
  public let severity: Diagnostic.Severity
  /// Whether some of its findings have a fix.
  public let isFixable: Bool
  /// Code that gives a finding, by paths.
  public let wrong: [String: String]
  /// The same code without a finding.
  public let right: [String: String]

  /// All rules, in the order of the documentation.
  public static let all: [LintRule] = Rule.all.map(LintRule.init) + [outdatedRecord]

  /// The rule for modules that are behind their templates.
  static let outdatedRecord = LintRule(
    id: "outdated-record",
    summary: "A module was generated from another version of its template.",
    severity: .warning, isFixable: false, wrong: [:], right: [:])
}

extension LintRule {
  private init(_ rule: Rule) {
    self.init(
      id: rule.id, summary: rule.summary, severity: .init(rule.severity),
      isFixable: rule.isFixable, wrong: Self.texts(of: rule.wrong),
      right: Self.texts(of: rule.right))
  }

  private static func texts(of example: Rule.Example) -> [String: String] {
    Dictionary(
      example.sources.map { ($0.path, String(decoding: $0.text, as: UTF8.self)) }
    ) { first, _ in first }
  }
}

extension Diagnostic.Severity {
  init(_ severity: Finding.Severity) {
    switch severity {
    case .warning: self = .warning
    case .error: self = .error
    }
  }
}
