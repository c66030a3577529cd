/// A delivery on its way to the disk.
struct Staging: Sendable {
  let content: Schedule.Delivery.Content
  let entries: [Entry]
  /// The open folders, by the entries that have one.
  private var folders: [Int: any Directory] = [:]
  /// The tasks whose new folders this has made, or found open.
  private var made: Set<Int> = []
  /// The entry that the file before went to.
  private var latest = 0
  /// A module may have any number of folders.
  private static let mostOpened = 8

  /// A place with the folder in which its task makes its step.
  struct Entry: Sendable {
    let place: Schedule.Place
    let task: Schedule.Task
    let directory: any Directory
  }

  init(content: Schedule.Delivery.Content, entries: [Entry]) {
    self.content = content
    self.entries = entries
  }

  /// Writes all files where they lie until the commit; answers how many there are.
  mutating func write() throws(ScaffoldFailure) -> Int {
    let files = try content.files()
    for file in files { try write(file) }
    return files.count
  }

  private mutating func write(_ file: PlannedFile) throws(ScaffoldFailure) {
    let folder = file.path.folder
    if entries[latest].place.folder != folder {
      // Nearly always it is the next one.
      let next = entries[latest...].firstIndex { $0.place.folder == folder }
      latest = next ?? entries.firstIndex { $0.place.folder == folder } ?? latest
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

  /// The folder of an entry. Those on the way are made, unless this delivery or another one that fills the
  /// same new folder has made them.
  private mutating func open(
    _ path: [String], of entry: Entry
  ) throws(ScaffoldFailure) -> any Directory {
    guard case .folder(let isShared) = entry.task.content else { return entry.directory }
    let isMade = !made.insert(entry.place.task).inserted || isShared
    if !isMade { try reporting(entry.directory.createDirectory(entry.task.step.hidden)) }
    var directory = try reporting(entry.directory.directory(entry.task.step.hidden))
    for name in path {
      do throws(SystemError) {
        try directory.createDirectory(name)
      } catch {
        guard isMade, error.alreadyExists else { throw ScaffoldFailure(error) }
      }
      directory = try reporting(directory.directory(name))
    }
    return directory
  }

  /// Writes a file that is all its task brings; one that takes the place of another gets its permissions.
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
