/// Which generated stacks to check, and how: the question that ``Scaffolder/verify(_:seconds:progress:)``
/// answers with a ``VerifyReport``.
public struct VerifyRequest: Sendable, Hashable {
  /// The ids of the templates; none stands for all in ``templateFolders``, or else all built-in ones.
  public var templates: [String] = []
  /// Folders that hold templates, searched before the built-in ones.
  public var templateFolders: [String] = []
  /// Options that stand fixed; all others are varied.
  public var settings: [ScaffoldRequest.Setting] = []
  /// Whether every combination is checked, not only enough for each pair of values to meet.
  public var isExhaustive = false
  /// The part of all combinations that is checked; `nil` for the whole.
  public var shard: Shard?
  /// How the stacks are checked.
  public var method = Method.build(.six)
  /// Whether packages are fetched that some stacks need, such as a test framework; without it, these
  /// stacks are built by nobody.
  public var fetchesPackages = false
  /// The folder of the scratch package, which must be empty or not there yet; `nil` makes one in
  /// ``temporaryFolder``.
  public var scratchPath: String?
  /// Where a scratch package is made that nobody gave a place.
  public var temporaryFolder: String
  /// Whether the scratch package stays behind.
  public var keepsScratch = false

  /// How stacks are checked.
  public enum Method: Sendable, Hashable {
    /// SwiftPM builds everything in one language mode and runs the tests.
    case build(LanguageMode)
    /// The compiler's front end type-checks sources and tests in each of the modes; the folder
    /// `standIns` has modules that stand for frameworks which the machine lacks.
    case typeCheck([LanguageMode], standIns: String?)
  }

  /// The rules of the language that code is compiled under.
  public enum LanguageMode: String, Sendable, Hashable, CaseIterable {
    /// Swift 5 with complete concurrency checking.
    case five = "5"
    /// Swift 6.
    case six = "6"
  }

  /// A request for all built-in templates; a scratch package is made in `temporaryFolder`.
  public init(temporaryFolder: String) {
    self.temporaryFolder = temporaryFolder
  }
}
