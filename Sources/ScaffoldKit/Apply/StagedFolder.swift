/// A folder that is filled under a hidden name and then moved into place as a whole.
///
/// Only a few of its own folders are held open at a time, so that a run may make any number of them.
struct StagedFolder {
  private let parent: any Directory
  /// The name under which it stands now: first the hidden one, then its own.
  private var name: String
  private let ownName: String
  /// What has been made in it, in this order, as paths below it.
  private var folders: [[String]] = []
  private var files: [[String]] = []
  private var opened: [[String]: any Directory] = [:]
  private static let mostOpened = 16

  /// Makes an empty folder called `hidden` in `parent`, which will be called `name`.
  init(_ name: String, in parent: any Directory, hidden: String) throws(SystemError) {
    self.parent = parent
    self.name = hidden
    ownName = name
    try parent.createDirectory(hidden)
  }

  /// Writes a file, and the folders above it that are not there yet.
  mutating func create(
    _ path: [String], contents: [UInt8], permissions: FilePermissions
  ) throws(SystemError) {
    let directory = try folder(Array(path.dropLast()))
    files.append(path)
    try directory.createFile(
      path[path.count - 1], contents: contents, permissions: permissions)
  }

  /// Lets go of the folders that are open; they are opened again when they are needed.
  mutating func close() {
    opened = [:]
  }

  /// Moves the folder into place.
  mutating func commit() throws(SystemError) {
    try parent.move(name, to: parent, as: ownName)
    name = ownName
  }

  /// Whether something stands already where it is to go.
  var isBlocked: Bool {
    get throws(SystemError) { try parent.status(of: ownName) != nil }
  }

  /// Removes what has been made and nothing else; answers what the system refused.
  func remove() -> [SystemError] {
    var problems: [SystemError] = []
    let files = files.map { (path: $0, isFolder: false) }
    let folders = ([[]] + folders).map { (path: $0, isFolder: true) }
    for entry in (folders + files).reversed() {
      do throws(SystemError) {
        try remove(entry.path, isFolder: entry.isFolder)
      } catch {
        if !error.isMissing { problems.append(error) }
      }
    }
    return problems
  }

  private func remove(_ path: [String], isFolder: Bool) throws(SystemError) {
    guard let last = path.last else { return try parent.removeDirectory(name) }
    var directory = try parent.directory(name)
    for step in path.dropLast() { directory = try directory.directory(step) }
    if isFolder {
      try directory.removeDirectory(last)
    } else {
      try directory.removeFile(last)
    }
  }

  private mutating func folder(_ path: [String]) throws(SystemError) -> any Directory {
    if let known = opened[path] { return known }
    let found: any Directory
    if let last = path.last {
      let outer = try folder(Array(path.dropLast()))
      if !folders.contains(path) {
        try outer.createDirectory(last)
        folders.append(path)
      }
      found = try outer.directory(last)
    } else {
      found = try parent.directory(name)
    }
    if opened.count == Self.mostOpened { close() }
    opened[path] = found
    return found
  }
}
