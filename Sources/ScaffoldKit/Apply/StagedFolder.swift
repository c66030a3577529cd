/// A new folder that is filled under its hidden name.
///
/// Only a few of its own folders are held open at a time, so that a run may make any number of them.
struct StagedFolder {
  private let root: any Directory
  /// Whether others fill it at the same time.
  private let isShared: Bool
  /// The folders in it that have been made.
  private var made: Set<[String]> = []
  private var opened: [[String]: any Directory] = [:]
  private static let mostOpened = 16

  /// A new folder called `name`, or one that others fill, too, and that is there.
  init(_ name: String, in parent: any Directory, isShared: Bool) throws(SystemError) {
    if !isShared { try parent.createDirectory(name) }
    root = try parent.directory(name)
    self.isShared = isShared
  }

  /// Writes a file, and the folders above it that are not there yet.
  mutating func create(_ file: PlannedFile, in path: [String]) throws(SystemError) {
    try folder(path).createFile(
      file.path.name, contents: file.contents,
      permissions: file.isExecutable ? .executable : .plain)
  }

  private mutating func folder(_ path: [String]) throws(SystemError) -> any Directory {
    guard let name = path.last else { return root }
    if let known = opened[path] { return known }
    let outer = try folder(Array(path.dropLast()))
    if made.insert(path).inserted { try make(name, in: outer) }
    let found = try outer.directory(name)
    if opened.count == Self.mostOpened { opened = [:] }
    opened[path] = found
    return found
  }

  private func make(_ name: String, in outer: any Directory) throws(SystemError) {
    do throws(SystemError) {
      try outer.createDirectory(name)
    } catch {
      guard isShared, error.alreadyExists else { throw error }
    }
  }
}
