/// An option of a template and what was in effect for it when a module was created.
public struct RecordedOption: Sendable, Hashable {
  /// What an option was set to, by hand or by default.
  public enum Value: Sendable, Hashable {
    /// The text of a string: `--ui uikit`.
    case text(String)
    /// Whether a switch was on.
    case flag(Bool)
    /// The texts of a repeatable option, in their order.
    case list([String])
  }

  /// The option's name, such as `ui`.
  public let name: String
  /// What was in effect.
  public let value: Value
}

extension RecordedOption {
  /// The value as a record and the report write it.
  package var json: JSONText {
    switch value {
    case .text(let text): .string(text)
    case .flag(let flag): .boolean(flag)
    case .list(let texts): .array(texts.map { .string($0) })
    }
  }
}
