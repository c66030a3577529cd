/// Writes new contents under the hidden names of their steps, where they stay until the commit.
struct Staging {
  /// The tasks whose new folders exist by now.
  private var made: Set<Int> = []
  /// The places of the files that are being written.
  private var entries: [Entry] = []
  /// The open folders, by the indices of their entries.
  private var folders: [Int: any Directory] = [:]
  /// The index of the entry that the previous file went to.
  private var latest = 0
  /// A module may have any number of folders, so few of them are open at a time.
  private static let mostOpened = 8

  /// A place with the folder in which its task makes its step.
  struct Entry {
    let place: Schedule.Place
    let task: Schedule.Task
    let directory: any Directory
  }

  /// Writes the files of a delivery; returns how many there are.
  mutating func write(
    _ content: Schedule.Delivery.Content, to entries: [Entry]
  ) throws(ScaffoldFailure) -> Int {
    self.entries = entries
    (folders, latest) = ([:], 0)
    let files = try content.files()
    for file in files { try write(file) }
    return files.count
  }

  private mutating func write(_ file: PlannedFile) throws(ScaffoldFailure) {
    let folder = file.path.folder
    if entries[latest].place.folder != folder {
      latest = entries.firstIndex { $0.place.folder == folder } ?? latest
    }
    guard let path = entries[latest].place.path else {
      return try write(file, as: entries[latest])
    }
    if folders[latest] == nil {
      if folders.count == Self.mostOpened { folders = [:] }
      folders[latest] = try open(path, of: entries[latest])
    }
    try reporting(
      folders[latest]?.createFile(
        file.path.name, contents: file.contents,
        permissions: file.isExecutable ? .executable : .plain))
  }

  /// The folder of an entry. The first delivery that needs a new folder creates it.
  private mutating func open(
    _ path: [String], of entry: Entry
  ) throws(ScaffoldFailure) -> any Directory {
    guard case .folder = entry.task.content else { return entry.directory }
    let isNew = made.insert(entry.place.task).inserted
    if isNew { try reporting(entry.directory.createDirectory(entry.task.step.hidden)) }
    var directory = try reporting(entry.directory.directory(entry.task.step.hidden))
    for name in path {
      do throws(SystemError) {
        try directory.createDirectory(name)
      } catch {
        guard !isNew, error.alreadyExists else { throw ScaffoldFailure(error) }
      }
      directory = try reporting(directory.directory(name))
    }
    return directory
  }

  /// Writes a file that is all its task brings; a replacement gets the permissions of the old file.
  private func write(_ file: PlannedFile, as entry: Entry) throws(ScaffoldFailure) {
    var permissions = file.isExecutable ? FilePermissions.executable : .plain
    if case .file(before: .some) = entry.task.content,
      let status = try reporting(entry.directory.status(of: entry.task.step.name))
    {
      permissions = .same(as: status)
    }
    try reporting(
      entry.directory.createFile(
        entry.task.step.hidden, contents: file.contents, permissions: permissions))
  }
}
