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
  func addFile(
    _ name: String, contents: [UInt8], permissions: FilePermissions
  ) throws(SystemError) {
    try directory.createFile(name, contents: contents, permissions: permissions)
  }

  /// Creates a folder; an existing entry of that name is an error.
  func addFolder(_ name: String, permissions: FilePermissions) throws(SystemError) {
    try directory.createDirectory(name, permissions: permissions)
  }

  /// Gives the entry another name; an existing entry of that name is an error.
  func rename(_ name: String, to newName: String) throws(SystemError) {
    try directory.move(name, to: directory, as: newName)
  }

  /// Renames the file `name` to the name of the file `other`, which is replaced.
  func rename(_ name: String, over other: String) throws(SystemError) {
    try directory.replace(other, by: name)
  }

  /// Exchanges the names of two entries.
  func swap(_ name: String, _ other: String) throws(SystemError) {
    try directory.exchange(name, with: other)
  }

  /// Removes a file or a link.
  func remove(_ name: String) throws(SystemError) { try directory.removeFile(name) }

  /// Removes the entry with everything in it. Links are removed and not followed. A missing entry is not an error.
  func removeAll(_ name: String) throws(SystemError) { try directory.removeTree(name) }

  /// Removes everything in the folder, and not the folder itself.
  func removeContents() throws(SystemError) { try directory.removeContents() }

  /// Removes an empty folder.
  func removeEmptyFolder(_ name: String) throws(SystemError) { try directory.removeDirectory(name) }
}
