/// What ``Scaffolder/lint(_:)`` checks.
public struct LintRequest: Sendable, Hashable {
  /// The modules whose findings are reported; empty for all.
  public var modules: [String] = []
  /// The rules that are checked; empty for all that are not off.
  public var rules: [String] = []
  /// The files and folders whose findings are reported, from the root folder; empty for all.
  public var paths: [String] = []
  /// The root folder of the package or project; with ``searchesParents``, a folder within it, too.
  public var packagePath: String
  /// Whether to use the nearest folder above that has a package or a project.
  public var searchesParents = false
  /// Folders of templates, searched before the built-in ones, to find modules that are behind their templates.
  public var templateFolders: [String] = []
  /// The file with the known findings, from the root folder. If it does not exist, all findings are new.
  public var baseline = LintRequest.standardBaseline

  /// The usual name of the file with the known findings.
  public static let standardBaseline = ".viper-gen-baseline.json"

  /// A request for all modules of a package or project.
  public init(packagePath: String) {
    self.packagePath = packagePath
  }
}
