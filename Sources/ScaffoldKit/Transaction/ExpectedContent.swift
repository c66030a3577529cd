/// The bytes and entries that must be on disk, and no others, before a removal.
enum ExpectedContent: Hashable {
  case file([UInt8])
  /// The files below the folder with their bytes, and the folders below it.
  case folder(files: [[String]: [UInt8]], folders: Set<[String]>)

  /// Whether the entry `name` has exactly this content.
  func isPresent(as name: String, in directory: any Directory) throws(SystemError) -> Bool {
    switch self {
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

  /// Throws if the folder could be moved aside but its entries could not be removed.
  func permitRemoval(as name: String, in directory: any Directory) throws(SystemError) {
    guard case .folder(_, let folders) = self else { return }
    let top = try directory.directory(name)
    try top.permitRemovals()
    for path in folders {
      var folder = top
      for name in path { folder = try folder.directory(name) }
      try folder.permitRemovals()
    }
  }

  /// Whether the entry is a regular file with these bytes.
  static func file(
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
}
