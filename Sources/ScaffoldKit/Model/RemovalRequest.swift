/// Which modules to remove, for ``Scaffolder/previewRemoval(_:)``.
public struct RemovalRequest: Sendable, Hashable {
  /// The modules' names with their subfolders, as ``RecordedModule/path`` gives them, or paths to their
  /// folders: from ``packagePath``, from the package's root, or absolute ones.
  public var modules: [String]
  /// The package's root folder.
  public var packagePath: String
  /// Whether to use the nearest folder above ``packagePath`` with a `Package.swift`.
  public var searchesParents = false
  /// The target that the modules are in; `nil` if each is in one target only.
  public var target: String?
  /// The subfolder that ``ScaffoldRequest/subfolder`` has for new modules: a name without it is found, too.
  public var subfolder: RelativePath?
  /// Whether to remove edited files as well.
  public var removesEdited = false
  /// Whether to remove what is left of a module with missing files. Its record goes, so that files which were
  /// moved do not belong to a module any more.
  public var removesIncomplete = false

  /// A request for `modules` of the package at `packagePath`, everything else by default.
  public init(modules: [String], packagePath: String) {
    self.modules = modules
    self.packagePath = packagePath
  }
}
