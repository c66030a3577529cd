/// An open folder whose entries may be changed. All changes on disk are made through this type.
///
/// In a package, only ``WriteGate`` opens such a folder, after it has checked where the folder is.
struct WritableFolder {
  /// The folder, for reading.
  let directory: any Directory

  /// A folder that no other user can change, such as a temporary folder or the cache.
  init(private directory: any Directory) { self.directory = directory }

  /// A folder that ``WriteGate`` has checked, or one in such a folder.
  init(checked directory: any Directory) { self.directory = directory }

  /// The folder `name` in this one, which is a new folder of the run or in a private folder.
  func folder(_ name: String) throws(SystemError) -> WritableFolder {
    WritableFolder(checked: try directory.directory(name))
  }

  /// Creates a file; an existing entry of that name is an error.
  func createFile(
    _ name: String, contents: [UInt8], permissions: FilePermissions
  ) throws(SystemError) {
    try directory.createFile(name, contents: contents, permissions: permissions)
  }

  /// Creates a folder; an existing entry of that name is an error.
  func createDirectory(_ name: String) throws(SystemError) {
    try directory.createDirectory(name)
  }

  /// Creates a folder with these permission bits.
  func createDirectory(_ name: String, permissions: UInt32) throws(SystemError) {
    try directory.createDirectory(name, permissions: permissions)
  }

  /// Gives the entry another name; an existing entry of that name is an error.
  func move(_ name: String, to newName: String) throws(SystemError) {
    try directory.move(name, to: directory, as: newName)
  }

  /// Moves the file `name` over the file `other`, which is replaced.
  func replace(_ other: String, by name: String) throws(SystemError) {
    try directory.replace(other, by: name)
  }

  /// Exchanges the names of two entries.
  func exchange(_ name: String, with other: String) throws(SystemError) {
    try directory.exchange(name, with: other)
  }

  /// Removes a file or a link.
  func removeFile(_ name: String) throws(SystemError) { try directory.removeFile(name) }

  /// Removes the entry `name` with everything in it. Links are removed and not followed. A missing entry is not
  /// an error.
  func removeTree(_ name: String) throws(SystemError) {
    guard let status = try directory.status(of: name) else { return }
    guard status.kind == .directory else { return try removeFile(name) }
    let inner = try folder(name)
    for entry in try inner.directory.entries() { try inner.removeTree(entry) }
    try directory.removeDirectory(name)
  }
}
