import Hashing

/// The files that a request would write, with their bytes. Nothing on the disk has been touched.
public struct Plan: Sendable, Hashable {
  /// The folder that all paths start from; it exists already.
  let root: String
  /// The folders between ``root`` and the package that are yet to be made.
  let missingFolders: [String]
  /// The folders that belong to a package that is yet to be made, not to any module.
  var packageFolders: Set<RelativePath> = []
  /// The files that belong to no module.
  let ownFiles: [PlannedFile]
  /// The manifest with a target that is made for the modules.
  var manifest: EditedFile?
  var modules: [PlannedModule]
  /// The texts of the modules' templates, which the package keeps, by their digests.
  var snapshots: [Digest: PlannedFile] = [:]
  /// The other Swift files in the targets of modules that are changed.
  var neighbours: [Neighbour] = []
  /// The names of the package's targets.
  var targetNames: Set<String> = []
  /// Warnings and notes that came up while planning.
  public internal(set) var diagnostics: [Diagnostic]
  /// The target that gets the sources.
  public let target: String
  /// The target that gets the tests.
  public let testTarget: String?
  let onConflict: ConflictPolicy
  /// The folders of templates in which the versions of the records are searched for.
  var templateFolders: [String] = []

  /// A Swift file of a target that is not planned.
  struct Neighbour: Sendable, Hashable {
    let target: String
    let file: PlannedFile
  }

  /// A file that exists, and its bytes before.
  struct EditedFile: Sendable, Hashable {
    let file: PlannedFile
    let before: [UInt8]
  }

  /// The files in the order in which they are reported, each module's record after its files; the texts of
  /// the templates come last.
  public var files: [PlannedFile] {
    ownFiles + (manifest.map { [$0.file] } ?? []) + modules.flatMap(\.all)
      + snapshots.values.sorted { $0.path < $1.path }
  }

  init(
    root: String, missingFolders: [String], packageFolders: Set<RelativePath> = [],
    files: [PlannedFile], modules: [PlannedModule] = [], targetNames: Set<String> = [],
    diagnostics: [Diagnostic], target: String, testTarget: String?, onConflict: ConflictPolicy
  ) {
    self.root = root
    self.missingFolders = missingFolders
    self.packageFolders = packageFolders
    ownFiles = files
    self.modules = modules
    self.targetNames = targetNames
    self.diagnostics = diagnostics
    self.target = target
    self.testTarget = testTarget
    self.onConflict = onConflict
  }
}
