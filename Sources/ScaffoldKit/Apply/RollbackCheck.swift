/// Checks before a rollback that what a run has written is still unchanged.
///
/// The expected files are rendered again, one delivery at a time, so that memory does not grow with the
/// number of modules.
struct RollbackCheck {
  private let schedule: Schedule
  /// The deliveries that fill each task.
  private var deliveries: [Int: [Int]] = [:]
  /// The files of the latest delivery, whose tasks follow each other.
  private var latest: (delivery: Int, files: [PlannedFile]) = (-1, [])

  init(of schedule: Schedule) {
    self.schedule = schedule
    for (index, delivery) in schedule.deliveries.enumerated() {
      for task in delivery.places.map(\.task).uniqued {
        deliveries[task, default: []].append(index)
      }
    }
  }

  /// Whether the entry `name` is exactly what the task has written, with nothing added.
  mutating func stands(
    _ task: Int, as name: String, in directory: any Directory
  ) throws(ScaffoldFailure) -> Bool {
    switch schedule.tasks[task].content {
    case .removal: return true
    case .file:
      for delivery in deliveries[task] ?? [] {
        for (file, place) in try files(of: delivery) where place.task == task {
          return try reporting(ExpectedContent.file(name, in: directory, equals: file.contents))
        }
      }
      return false
    case .folder:
      guard try reporting(directory.status(of: name))?.kind == .directory else { return false }
      return try fills(try reporting(directory.directory(name)), task)
    }
  }

  /// Whether the new folder of a task has all its files and no other entry.
  private mutating func fills(
    _ top: any Directory, _ task: Int
  ) throws(ScaffoldFailure) -> Bool {
    var tree = DirectoryTree(root: top)
    var (count, folders) = (0, Set<[String]>())
    for delivery in deliveries[task] ?? [] {
      for (file, place) in try files(of: delivery) {
        guard place.task == task, let path = place.path else { continue }
        guard let folder = try tree.directory(path),
          try reporting(
            ExpectedContent.file(file.path.name, in: folder, equals: file.contents))
        else { return false }
        count += 1
        for depth in path.indices { folders.insert(Array(path[...depth])) }
      }
    }
    return try reporting(Self.entries(below: top)) == count + folders.count
  }

  /// The files that a delivery brings, each with its place.
  private mutating func files(
    of delivery: Int
  ) throws(ScaffoldFailure) -> [(PlannedFile, Schedule.Place)] {
    let (content, places) = (
      schedule.deliveries[delivery].content, schedule.deliveries[delivery].places
    )
    if latest.delivery != delivery { latest = (delivery, try content.files()) }
    return latest.files.compactMap { file in
      places.first { $0.folder == file.path.folder }.map { (file, $0) }
    }
  }

  /// How many entries a folder has, those of its folders included.
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
