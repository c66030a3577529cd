/// The result of a check of generated modules.
public struct VerifyReport: Sendable, Hashable {
  /// A module generated with one combination of options.
  public struct Combination: Sendable, Hashable {
    /// The template's id.
    public let template: String
    /// The name of the generated module.
    public let module: String
    /// The values of its options.
    public let options: [ScaffoldRequest.Setting]
    /// The number of generated files.
    public let files: Int
    /// Whether all its files compile without an error or a warning.
    public let compiled: Bool
    /// How many of its tests ran; 0 for a type check.
    public let testsRun: Int
    /// How many of them passed.
    public let testsPassed: Int
    /// How long its tests ran, in seconds.
    public let seconds: Double
    /// The name of the module that was checked for both combinations, which render to the same files;
    /// `nil` for a combination that was checked itself.
    public let sameAs: String?

    /// Whether it compiles and all its tests passed.
    public var isSound: Bool { compiled && testsRun == testsPassed }
  }

  /// A step of the check and how long it took.
  public struct Phase: Sendable, Hashable {
    /// The name of the step: `generate`, `build`, `test`, `type-check`.
    public let name: String
    /// How long it took, in seconds.
    public let seconds: Double
  }

  /// The modules in the order of their combinations.
  public let combinations: [Combination]
  /// The errors and warnings, each once, at its place in the template.
  public let diagnostics: [Diagnostic]
  /// The steps in their order.
  public let phases: [Phase]
  /// Notes on the result, such as which modules were checked against stand-ins.
  public let remarks: [String]
  /// The folder of the scratch package, if it was kept.
  public let scratchPath: String?

  /// Whether there is no error, and every combination passed.
  public var isSound: Bool {
    !diagnostics.contains { $0.severity == .error } && combinations.allSatisfy(\.isSound)
  }
}

/// The progress of a check.
public struct VerifyProgress: Sendable, Hashable {
  /// The step: `build`, `test`, `type-check`.
  public let phase: String
  /// The number of units that are done.
  public let done: Int
  /// The number of all units; 0 if it is not known.
  public let total: Int
}
