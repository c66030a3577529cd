/// What a check of one template has found.
public struct TemplateCheckReport: Sendable, Hashable {
  /// The template's id.
  public let id: String
  /// The number of files in its folder.
  public let files: Int
  /// How many combinations of options the paths and conditions were tried with; none when the
  /// template cannot be loaded.
  public let combinations: Int
  /// Faults and warnings in the order of their places.
  public let diagnostics: [Diagnostic]
  /// What the compiler found; `nil` when it was not asked.
  public let compiled: VerifyReport?
  /// What the result does not say by itself.
  public let remarks: [String]

  /// Whether no fault was found; warnings are none.
  public var isSound: Bool {
    !diagnostics.contains { $0.severity == .error } && compiled?.isSound != false
  }
}
