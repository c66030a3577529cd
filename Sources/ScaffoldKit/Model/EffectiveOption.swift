/// An option of a template with the value that a request leads to.
public struct EffectiveOption: Sendable, Hashable {
  /// Where a value comes from.
  public enum Source: Sendable, Hashable {
    /// From ``ScaffoldRequest/settings``.
    case setting
    /// From ``ScaffoldRequest/presets``.
    case preset
    /// From the template: no value was given, or it has no effect under the other options.
    case template
  }

  /// The option's name and its value.
  public let option: RecordedOption
  /// Where the value comes from.
  public let source: Source
}
