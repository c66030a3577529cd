/// Which generated modules to check, and how, for ``Scaffolder/verify(_:seconds:progress:)``.
public struct VerifyRequest: Sendable, Hashable {
  /// The ids of the templates, or the paths of their folders (with a slash). An empty array means all in
  /// ``templateFolders``, or all built-in ones if there are no such folders.
  public var templates: [String] = []
  /// Folders with templates, searched before the built-in ones.
  public var templateFolders: [String] = []
  /// Options with a fixed value; all others are varied.
  public var settings: [ScaffoldRequest.Setting] = []
  /// Whether every combination is checked. Otherwise each pair of values of two options occurs in at
  /// least one combination.
  public var isExhaustive = false
  /// The part of all combinations that is checked; `nil` for all.
  public var shard: Shard?
  /// How the modules are checked.
  public var method = Method.build(.six)
  /// Whether SwiftPM fetches the packages that some modules need, such as a test framework. Otherwise
  /// these modules are left out.
  public var fetchesPackages = false
  /// The folder of the scratch package, which must be empty or not exist; `nil` for a new folder in
  /// ``temporaryFolder``.
  public var scratchPath: String?
  /// The folder in which a scratch package is made if ``scratchPath`` is `nil`.
  public var temporaryFolder: String
  /// Whether the scratch package is kept.
  public var keepsScratch = false

  /// How modules are checked.
  public enum Method: Sendable, Hashable {
    /// SwiftPM builds everything in one language mode and runs the tests.
    case build(LanguageMode)
    /// The compiler type-checks sources and tests in each of the modes; the folder `standIns` has
    /// modules that replace frameworks which the machine does not have.
    case typeCheck([LanguageMode], standIns: String?)
  }

  /// The language mode in which code is compiled.
  public enum LanguageMode: String, Sendable, Hashable, CaseIterable {
    /// Swift 5 with complete concurrency checking.
    case five = "5"
    /// Swift 6.
    case six = "6"
  }

  /// A request for all built-in templates; the scratch package is made in `temporaryFolder`.
  public init(temporaryFolder: String) {
    self.temporaryFolder = temporaryFolder
  }
}
