/// A file that would be written.
public struct PlannedFile: Sendable, Hashable {
  /// The path below the package's root.
  public let path: RelativePath
  /// The whole contents.
  public let contents: [UInt8]
  /// Whether the file may be run as a program.
  public let isExecutable: Bool

  init(path: RelativePath, contents: [UInt8], isExecutable: Bool) {
    self.path = path
    self.contents = contents
    self.isExecutable = isExecutable
  }

  /// The file of a module's record.
  init(_ record: ModuleRecord) {
    self.init(path: record.path, contents: record.contents, isExecutable: false)
  }
}
