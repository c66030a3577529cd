/// A new folder that is filled under its hidden name.
///
/// Only a few of its own folders are held open at a time, so that a run may make any number of them.
struct StagedFolder {
  private let root: any Directory
  /// The folders in it that have been made.
  private var made: Set<[String]> = []
  private var opened: [[String]: any Directory] = [:]
  private static let mostOpened = 16

  /// Makes an empty folder called `name`.
  init(_ name: String, in parent: any Directory) throws(SystemError) {
    try parent.createDirectory(name)
    root = try parent.directory(name)
  }

  /// Writes a file, and the folders above it that are not there yet.
  mutating func create(
    _ path: some BidirectionalCollection<String>, contents: [UInt8], permissions: FilePermissions
  ) throws(SystemError) {
    guard let name = path.last else { return }
    let directory = try folder(Array(path.dropLast()))
    try directory.createFile(name, contents: contents, permissions: permissions)
  }

  private mutating func folder(_ path: [String]) throws(SystemError) -> any Directory {
    guard let name = path.last else { return root }
    if let known = opened[path] { return known }
    let outer = try folder(Array(path.dropLast()))
    if made.insert(path).inserted { try outer.createDirectory(name) }
    let found = try outer.directory(name)
    if opened.count == Self.mostOpened { opened = [:] }
    opened[path] = found
    return found
  }
}
