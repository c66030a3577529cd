/// A file that would be written.
public struct PlannedFile: Sendable, Hashable {
  /// The path below the package's root.
  public let path: RelativePath
  /// The whole contents.
  public let contents: [UInt8]
  /// Whether the file may be run as a program.
  public let isExecutable: Bool
  /// The permission bits that all files have whose text this one has: it gets no others, whatever the file mode mask
  /// allows.
  let mostPermissions: UInt32
  /// The permissions of text that everybody has.
  static let anyPermissions: UInt32 = 0o777

  init(
    path: RelativePath, contents: [UInt8], isExecutable: Bool,
    mostPermissions: UInt32 = Self.anyPermissions
  ) {
    self.path = path
    self.contents = contents
    self.isExecutable = isExecutable
    self.mostPermissions = mostPermissions
  }

  /// The same with no more than these permission bits.
  func limited(to bits: UInt32) -> PlannedFile {
    PlannedFile(
      path: path, contents: contents, isExecutable: isExecutable,
      mostPermissions: mostPermissions & bits)
  }

  /// The file of a module's record.
  init(_ record: ModuleRecord) {
    self.init(path: record.path, contents: record.contents, isExecutable: false)
  }
}
