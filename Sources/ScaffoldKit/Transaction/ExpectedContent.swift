import Hashing

/// The bytes and entries that must be on disk, and no others, before a removal.
enum ExpectedContent: Hashable {
  case file([UInt8])
  /// The files below the folder with their bytes, and the folders below it.
  case folder(files: [[String]: [UInt8]], folders: Set<[String]>)

  /// A digest of the content: of the bytes of a file, or of the names, kinds and bytes of what is in a folder.
  var digest: Digest {
    switch self {
    case .file(let bytes): return SHA256.digest(of: bytes)
    case .folder(let files, let folders):
      var entries = files.mapValues { Optional(SHA256.digest(of: $0)) }
      for folder in folders { entries[folder] = .some(nil) }
      return Self.digest(of: entries)
    }
  }

  /// The digest of an entry on the disk; `nil` if it is missing, or has something other than regular files and
  /// folders in it.
  static func digest(of name: String, in directory: any Directory) throws(SystemError) -> Digest? {
    guard let status = try directory.status(of: name) else { return nil }
    switch status.kind {
    case .file:
      return SHA256.digest(of: try directory.contents(of: name, limit: status.size))
    case .directory:
      var entries: [[String]: Digest?] = [:]
      let folder = try directory.directory(name)
      return try collect(folder, below: [], &entries) ? digest(of: entries) : nil
    case .link, .special: return nil
    }
  }

  /// Whether the entry `name` has exactly this content.
  func isPresent(as name: String, in directory: any Directory) throws(SystemError) -> Bool {
    switch self {
    case .file(let bytes): try Self.file(name, in: directory, equals: bytes)
    case .folder: try Self.digest(of: name, in: directory) == digest
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

  /// Collects what is below a folder: the digests of files, and `nil` for folders. `false` if there is anything
  /// else.
  private static func collect(
    _ directory: any Directory, below path: [String], _ entries: inout [[String]: Digest?]
  ) throws(SystemError) -> Bool {
    for name in try directory.entries() {
      let entry = path + [name]
      switch try directory.status(of: name)?.kind {
      case .file:
        guard let digest = try digest(of: name, in: directory) else { return false }
        entries[entry] = .some(digest)
      case .directory:
        entries[entry] = .some(nil)
        let inner = try directory.directory(name)
        guard try collect(inner, below: entry, &entries) else { return false }
      case .link, .special, nil: return false
      }
    }
    return true
  }

  /// No name has a slash or a zero, so two different folders have different texts.
  private static func digest(of entries: [[String]: Digest?]) -> Digest {
    let lines = entries.map { path, digest in
      path.joined(separator: "/") + "\0" + (digest?.text ?? "folder")
    }
    return SHA256.digest(of: Array(lines.sorted().joined(separator: "\0").utf8))
  }
}
