#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// Renaming entries, in one step where the file system supports that.
extension DiskDirectory {
  func move(_ name: String, to directory: any Directory, as newName: String) throws(SystemError) {
    let target = try sameSystem(directory)
    try check(name, "move")
    try target.check(newName, "create")
    let problem = renameEntry(name, in: descriptor, to: newName, in: target.descriptor, .exclusive)
    guard problem != 0 else { return }
    guard isUnsupported(problem) else {
      throw SystemError(operation: "create", path: target.child(newName), number: problem)
    }
    try moveInSteps(name, to: target, as: newName)
  }

  /// The move for file systems without an exclusive rename. A hard link never replaces a file; a folder
  /// can only replace an empty folder.
  private func moveInSteps(
    _ name: String, to target: DiskDirectory, as newName: String
  ) throws(SystemError) {
    if try status(of: name)?.kind == .directory {
      guard try target.status(of: newName) == nil else {
        throw SystemError(operation: "create", path: target.child(newName), number: EEXIST)
      }
      guard renameat(descriptor, name, target.descriptor, newName) == 0 else {
        throw target.failure("create", newName)
      }
    } else {
      try link(name, to: target, as: newName)
      try removeFile(name)
    }
  }

  private func link(
    _ name: String, to target: DiskDirectory, as newName: String
  ) throws(SystemError) {
    guard linkat(descriptor, name, target.descriptor, newName, 0) == 0 else {
      throw target.failure("create", newName)
    }
  }

  func replace(_ other: String, by name: String) throws(SystemError) {
    try check(name, "move")
    try check(other, "replace")
    guard renameat(descriptor, name, descriptor, other) == 0 else {
      throw failure("replace", other)
    }
  }

  func exchange(_ name: String, with other: String) throws(SystemError) {
    try check(name, "move")
    try check(other, "replace")
    let problem = renameEntry(name, in: descriptor, to: other, in: descriptor, .exchange)
    guard problem != 0 else { return }
    guard isUnsupported(problem) else {
      throw SystemError(operation: "replace", path: child(other), number: problem)
    }
    let former = name + "-old"
    try link(other, to: self, as: former)
    try replace(other, by: name)
    try replace(name, by: former)
  }
}
