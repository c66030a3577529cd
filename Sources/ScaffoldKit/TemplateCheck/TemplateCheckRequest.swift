/// Which template to check, and whether to compile its code; for
/// ``Scaffolder/check(_:seconds:progress:)``.
public struct TemplateCheckRequest: Sendable, Hashable {
  /// The template's folder, whose last name is the template's id: `Mine/screen`.
  public var path: String
  /// Whether to type-check every combination of options in Swift 5 and in Swift 6 mode.
  public var compiles = false
  /// The folder of stub modules for frameworks that are missing on this machine.
  public var standIns: String?
  /// The flags of the command that takes the template's options, without their dashes: `json`.
  public var reservedFlags: Set<String> = []
  /// The parent folder of the scratch package for compiling.
  public var temporaryFolder: String

  /// A request for the template in the folder `path`.
  public init(path: String, temporaryFolder: String) {
    self.path = path
    self.temporaryFolder = temporaryFolder
  }
}
