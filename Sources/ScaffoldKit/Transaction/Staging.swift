/// Writes the files of a schedule under their hidden names, before any step is made.
struct Staging {
  private let schedule: Schedule
  /// The tasks whose new folders have been made.
  private var made: Set<Int> = []
  /// The folder that the latest file went to.
  private var latest: (task: Int, folders: [String], directory: any Directory)?

  init(_ schedule: Schedule) { self.schedule = schedule }

  /// Writes a file.
  ///
  /// - Parameter directory: the folder in which the file's task makes its step.
  mutating func write(
    _ delivery: Schedule.Delivery, in directory: any Directory
  ) throws(ScaffoldError) {
    let task = schedule.tasks[delivery.task]
    guard let folders = delivery.folders else {
      return try write(delivery, of: task, in: directory)
    }
    let folder = try open(folders, ofTask: delivery.task, in: directory)
    try reporting(
      folder.createFile(
        delivery.file.path.name, contents: delivery.file.contents,
        permissions: delivery.newPermissions))
  }

  /// The folder of files below a task's new folder. Those on the way are made, unless an earlier file of
  /// the task has made them.
  private mutating func open(
    _ folders: [String], ofTask task: Int, in parent: any Directory
  ) throws(ScaffoldError) -> any Directory {
    if let latest, latest.task == task, latest.folders == folders { return latest.directory }
    let step = schedule.tasks[task].step
    let isNew = made.insert(task).inserted
    var path = step.folder + [step.name]
    if isNew {
      try reporting(
        parent.createDirectory(step.hidden, permissions: schedule.permissions(ofFolder: path)))
    }
    var directory = try reporting(parent.directory(step.hidden))
    for name in folders {
      path.append(name)
      do throws(SystemError) {
        try directory.createDirectory(name, permissions: schedule.permissions(ofFolder: path))
      } catch {
        guard !isNew, error.alreadyExists else { throw ScaffoldError(error) }
      }
      directory = try reporting(directory.directory(name))
    }
    latest = (task, folders, directory)
    return directory
  }

  /// Writes a file that its task moves alone; one that replaces another gets its metadata.
  private func write(
    _ delivery: Schedule.Delivery, of task: Schedule.Task, in directory: any Directory
  ) throws(ScaffoldError) {
    var permissions = delivery.newPermissions
    if case .file(before: .some) = task.content,
      let metadata = try reporting(directory.metadata(of: task.step.name))
    {
      permissions = .same(as: metadata)
    }
    try reporting(
      directory.createFile(
        task.step.hidden, contents: delivery.file.contents, permissions: permissions))
  }
}

extension Schedule.Delivery {
  /// The permissions of a file that does not replace another one.
  fileprivate var newPermissions: FilePermissions {
    permissions ?? (file.isExecutable ? .executable : .plain)
  }
}
