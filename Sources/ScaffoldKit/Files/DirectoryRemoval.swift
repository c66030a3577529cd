extension Directory {
  /// Removes the entry `name` with everything in it; links are removed, not followed. Nothing there
  /// is fine.
  func removeTree(_ name: String) throws(SystemError) {
    guard let status = try status(of: name) else { return }
    guard status.kind == .directory else { return try removeFile(name) }
    let folder = try directory(name)
    for entry in try folder.entries() { try folder.removeTree(entry) }
    try removeDirectory(name)
  }
}
