/// Everything that a request would write, as values: nothing on the disk has been touched.
public struct Plan: Sendable, Hashable {
  /// The folder that all paths start from; it exists already.
  let root: String
  /// The folders between ``root`` and the package that are yet to be made.
  let missingFolders: [String]
  /// The folders that belong to a package that is yet to be made, not to any module.
  var packageFolders: Set<RelativePath> = []
  /// The files that belong to no module.
  let ownFiles: [PlannedFile]
  let modules: [PlannedModule]
  /// Warnings and notes that came up on the way.
  public let diagnostics: [Diagnostic]
  /// The target that gets the sources.
  public let target: String
  /// The target that gets the tests.
  public let testTarget: String?
  let onConflict: ConflictPolicy

  /// The files in the order in which they are reported, the modules' made for whoever asks.
  public var files: [PlannedFile] { ownFiles + modules.flatMap(\.all) }

  init(
    root: String, missingFolders: [String], packageFolders: Set<RelativePath> = [],
    files: [PlannedFile], modules: [PlannedModule] = [], diagnostics: [Diagnostic],
    target: String, testTarget: String?, onConflict: ConflictPolicy
  ) {
    self.root = root
    self.missingFolders = missingFolders
    self.packageFolders = packageFolders
    ownFiles = files
    self.modules = modules
    self.diagnostics = diagnostics
    self.target = target
    self.testTarget = testTarget
    self.onConflict = onConflict
  }
}
