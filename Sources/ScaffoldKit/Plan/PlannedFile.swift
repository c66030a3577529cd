/// A file that would be written.
public struct PlannedFile: Sendable, Hashable {
  /// The path below the package's root.
  public let path: RelativePath
  /// Whether the file may be run as a program.
  public let isExecutable: Bool
  private let content: Content

  private enum Content: Sendable {
    case bytes([UInt8])
    /// A record, whose text is made whenever somebody asks for it; a plan's may still be settled
    /// against an earlier one.
    indirect case record(ModuleRecord)
  }

  init(path: RelativePath, contents: [UInt8], isExecutable: Bool) {
    self.path = path
    self.isExecutable = isExecutable
    content = .bytes(contents)
  }

  init(_ record: ModuleRecord) {
    path = record.path
    isExecutable = false
    content = .record(record)
  }

  /// The whole contents.
  public var contents: [UInt8] {
    switch content {
    case .bytes(let bytes): bytes
    case .record(let record): record.contents
    }
  }

  /// The record that the file is, if it is one.
  var record: ModuleRecord? {
    if case .record(let record) = content { record } else { nil }
  }
}

extension PlannedFile {
  /// Whether both would be the same on the disk.
  public static func == (left: PlannedFile, right: PlannedFile) -> Bool {
    left.path == right.path && left.isExecutable == right.isExecutable
      && left.contents == right.contents
  }

  /// Hashes all but the contents, which are too long to be worth it.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(isExecutable)
  }
}
