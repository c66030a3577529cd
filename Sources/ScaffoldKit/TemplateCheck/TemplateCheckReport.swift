/// The result of checking one template.
public struct TemplateCheckReport: Sendable, Hashable {
  /// The template's id.
  public let id: String
  /// The number of files in its folder.
  public let files: Int
  /// The number of combinations of options that paths and conditions were tried with; 0 if the template
  /// cannot be loaded.
  public let combinations: Int
  /// Errors and warnings in the order of their locations.
  public let diagnostics: [Diagnostic]
  /// The result of compiling; `nil` if it was not requested.
  public let compiled: VerifyReport?
  /// Notes on how the check was made.
  public let remarks: [String]

  /// Whether there are no errors. Warnings do not count.
  public var isSound: Bool {
    !diagnostics.contains { $0.severity == .error } && compiled?.isSound != false
  }
}
