/// A file or a whole folder that is moved to a hidden name beside its own, and unlinked only when
/// nothing can fail any more. Until then it can be moved back as it was, inode and times included.
struct StagedRemoval {
  /// What must stand there, and nothing else.
  enum Content {
    case file([UInt8])
    /// The files below the folder with their bytes, and the folders below it.
    case folder(files: [[String]: [UInt8]], folders: Set<[String]>)
  }

  let directory: any Directory
  let name: String
  let hidden: String
  let content: Content
  /// The path for messages.
  let path: String

  /// Whether what stands under one of the two names is what was planned to go, to the byte.
  func isAsPlanned(under name: String) throws(SystemError) -> Bool {
    switch content {
    case .file(let bytes):
      return try Self.file(name, in: directory, equals: bytes)
    case .folder(let files, let folders):
      guard try directory.status(of: name)?.kind == .directory else { return false }
      var seen = 0
      let folder = try directory.directory(name)
      let isSame = try Self.compare(folder, below: [], files, folders, &seen)
      return isSame && seen == files.count + folders.count
    }
  }

  func takeAway() throws(SystemError) {
    try directory.move(name, to: directory, as: hidden)
  }

  /// Puts back what was taken away; a file that has come to its place meanwhile makes the system
  /// refuse.
  func putBack() throws(SystemError) {
    if try directory.status(of: hidden)?.kind == .directory {
      return try directory.move(hidden, to: directory, as: name)
    }
    try directory.link(hidden, to: directory, as: name)
    try directory.removeFile(hidden)
  }

  /// Unlinks what was taken away; answers what the system refused.
  func discard() -> [SystemError] {
    do throws(SystemError) {
      switch content {
      case .file: try directory.removeFile(hidden)
      case .folder(let files, let folders):
        try Self.empty(try directory.directory(hidden), below: [], files, folders)
        try directory.removeDirectory(hidden)
      }
      return []
    } catch {
      return [error]
    }
  }

  private static func file(
    _ name: String, in directory: any Directory, equals bytes: [UInt8]
  ) throws(SystemError) -> Bool {
    guard let status = try directory.status(of: name), status.kind == .file,
      status.size == bytes.count
    else { return false }
    return try directory.contents(of: name, limit: bytes.count) == bytes
  }

  private static func compare(
    _ directory: any Directory, below path: [String], _ files: [[String]: [UInt8]],
    _ folders: Set<[String]>, _ seen: inout Int
  ) throws(SystemError) -> Bool {
    for name in try directory.entries() {
      let entry = path + [name]
      seen += 1
      if let bytes = files[entry] {
        guard try file(name, in: directory, equals: bytes) else { return false }
      } else {
        guard folders.contains(entry), try directory.status(of: name)?.kind == .directory else {
          return false
        }
        let inner = try directory.directory(name)
        guard try compare(inner, below: entry, files, folders, &seen) else { return false }
      }
    }
    return true
  }

  /// Unlinks what was planned to go and nothing else: what somebody has put there at the last moment
  /// keeps its folder from going.
  private static func empty(
    _ directory: any Directory, below path: [String], _ files: [[String]: [UInt8]],
    _ folders: Set<[String]>
  ) throws(SystemError) {
    for name in try directory.entries() {
      let entry = path + [name]
      if files[entry] != nil {
        try directory.removeFile(name)
      } else if folders.contains(entry) {
        try empty(try directory.directory(name), below: entry, files, folders)
        try directory.removeDirectory(name)
      }
    }
  }
}
