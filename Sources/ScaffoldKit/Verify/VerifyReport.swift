/// What a check of generated stacks has found.
public struct VerifyReport: Sendable, Hashable {
  /// One generated stack.
  public struct Combination: Sendable, Hashable {
    /// The template's id.
    public let template: String
    /// The name of the module that was made of it.
    public let module: String
    /// How its options were set.
    public let options: [ScaffoldRequest.Setting]
    /// The number of its files.
    public let files: Int
    /// Whether all its files compile without an error or a warning.
    public let compiled: Bool
    /// How many of its tests ran; none when types are checked only.
    public let testsRun: Int
    /// How many of them passed.
    public let testsPassed: Int
    /// How long its tests ran, in seconds.
    public let seconds: Double
    /// The name of the module that was built in its stead, since both are the same program for the
    /// compiler on this machine; `nil` for a combination that was built itself.
    public let sameAs: String?

    /// Whether nothing is wrong with it.
    public var isSound: Bool { compiled && testsRun == testsPassed }
  }

  /// A step of the check and how long it took.
  public struct Phase: Sendable, Hashable {
    /// What was done: `generate`, `build`, `test`, `type-check`.
    public let name: String
    /// How long it took.
    public let seconds: Double
  }

  /// The stacks in the order of their combinations.
  public let combinations: [Combination]
  /// The faults, each once, at its place in the template.
  public let diagnostics: [Diagnostic]
  /// The steps in their order.
  public let phases: [Phase]
  /// What the result does not say by itself, such as what was checked against stand-ins.
  public let remarks: [String]
  /// Where the scratch package is, if it was kept.
  public let scratchPath: String?

  /// Whether no fault was found.
  public var isSound: Bool {
    !diagnostics.contains { $0.severity == .error } && combinations.allSatisfy(\.isSound)
  }
}

/// How far a check has come.
public struct VerifyProgress: Sendable, Hashable {
  /// The step: `build`, `test`, `type-check`.
  public let phase: String
  /// How much of it is done.
  public let done: Int
  /// How much there is to do in it; 0 when nobody knows.
  public let total: Int
}
