/// A target that a module can go into.
public struct ModuleTarget: Sendable, Hashable {
  /// The target's name.
  public let name: String
  /// Whether it is taken when a request names none.
  public let isDefault: Bool
  /// The targets that its tests can go into: the one that is named after it, else all that depend
  /// on it.
  public let testTargets: [String]
}
