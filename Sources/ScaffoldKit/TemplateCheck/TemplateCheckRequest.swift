/// Which template to check, and whether its code is compiled: the question that
/// ``Scaffolder/check(_:seconds:progress:)`` answers with a ``TemplateCheckReport``.
public struct TemplateCheckRequest: Sendable, Hashable {
  /// The template's folder, whose last name is the template's id: `Mine/screen`.
  public var path: String
  /// Whether every combination of options is type-checked, too, in Swift 5 and in Swift 6 mode.
  public var compiles = false
  /// Modules that stand for frameworks which the machine lacks, for the compiling.
  public var standIns: String?
  /// The flags that the command which takes the template's options keeps for itself, without their
  /// dashes: `json`.
  public var keptFlags: Set<String> = []
  /// Where the scratch package for the compiling is made.
  public var temporaryFolder: String

  /// A request for the template in the folder `path`.
  public init(path: String, temporaryFolder: String) {
    self.path = path
    self.temporaryFolder = temporaryFolder
  }
}
