/// Checks before a rollback that what a run has written is still unchanged.
struct RollbackCheck {
  private let schedule: Schedule
  /// The files that each task creates.
  private let deliveries: [Int: [Schedule.Delivery]]

  init(of schedule: Schedule) {
    self.schedule = schedule
    deliveries = Dictionary(grouping: schedule.deliveries, by: \.task)
  }

  /// Whether the entry `name` is exactly what the task has written, with nothing added.
  func isUnchanged(
    _ task: Int, as name: String, in directory: any Directory
  ) throws(ScaffoldError) -> Bool {
    switch schedule.tasks[task].content {
    case .removal: return true
    case .file:
      guard let file = deliveries[task]?.first?.file else { return false }
      return try reporting(ExpectedContent.file(name, in: directory, equals: file.contents))
    case .folder:
      guard try reporting(directory.status(of: name))?.kind == .directory else { return false }
      return try fills(try reporting(directory.directory(name)), task)
    }
  }

  /// Whether the new folder of a task has all its files and no other entry.
  private func fills(
    _ top: any Directory, _ task: Int
  ) throws(ScaffoldError) -> Bool {
    var tree = DirectoryTree(root: top)
    var (count, folders) = (0, Set<[String]>())
    for delivery in deliveries[task] ?? [] {
      guard let path = delivery.folders, let folder = try tree.directory(path),
        try reporting(
          ExpectedContent.file(delivery.file.path.name, in: folder, equals: delivery.file.contents))
      else { return false }
      count += 1
      for depth in path.indices { folders.insert(Array(path[...depth])) }
    }
    return try reporting(Self.entries(below: top)) == count + folders.count
  }

  /// The number of entries in a folder and in all folders below it.
  private static func entries(below directory: any Directory) throws(SystemError) -> Int {
    var count = 0
    for name in try directory.entries() {
      count += 1
      guard try directory.status(of: name)?.kind == .directory else { continue }
      count += try entries(below: try directory.directory(name))
    }
    return count
  }
}
