/// A target that can take a module.
public struct ModuleTarget: Sendable, Hashable {
  /// The target's name.
  public let name: String
  /// Whether it is used if a request names no target.
  public let isDefault: Bool
  /// The targets for its tests: the one that is named after it, or else all that depend on it.
  public let testTargets: [String]
}
