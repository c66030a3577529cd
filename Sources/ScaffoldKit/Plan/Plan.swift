/// Everything that a request would write, as values: nothing on the disk has been touched.
public struct Plan: Sendable, Hashable {
  /// The folder that all paths start from; it exists already.
  let root: String
  /// The folders between ``root`` and the package that are yet to be made.
  let missingFolders: [String]
  /// The files in the order in which they are reported.
  public let files: [PlannedFile]
  /// Warnings and notes that came up on the way.
  public let diagnostics: [Diagnostic]
  /// The target that gets the sources.
  public let target: String
  /// The target that gets the tests.
  public let testTarget: String?
  let onConflict: ConflictPolicy
}

/// A file that would be written.
public struct PlannedFile: Sendable, Hashable {
  /// The path below the package's root.
  public let path: RelativePath
  /// The whole contents.
  public let contents: [UInt8]
  /// Whether the file may be run as a program.
  public let isExecutable: Bool
}
