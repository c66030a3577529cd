/// Writes the files of a schedule under their hidden names, before any step is made.
struct Staging {
  private let schedule: Schedule
  /// The tasks whose new folders have been made.
  private var made: Set<Int> = []
  /// The folder that the latest file went to.
  private var latest: (task: Int, folders: [String], folder: WritableFolder)?

  init(_ schedule: Schedule) { self.schedule = schedule }

  /// Writes a file.
  ///
  /// - Parameter folder: the folder in which the file's task makes its step.
  mutating func write(
    _ delivery: Schedule.Delivery, in folder: WritableFolder
  ) throws(ScaffoldError) {
    let task = schedule.tasks[delivery.task]
    guard let folders = delivery.folders else {
      return try write(delivery, of: task, in: folder)
    }
    let inner = try open(folders, ofTask: delivery.task, in: folder)
    try reporting(
      inner.addFile(
        delivery.file.path.name, contents: delivery.file.contents,
        permissions: delivery.newPermissions))
  }

  /// The folder of files below a task's new folder. Those on the way are made, unless an earlier file of
  /// the task has made them.
  private mutating func open(
    _ folders: [String], ofTask task: Int, in parent: WritableFolder
  ) throws(ScaffoldError) -> WritableFolder {
    if let latest, latest.task == task, latest.folders == folders { return latest.folder }
    let step = schedule.tasks[task].step
    let isNew = made.insert(task).inserted
    var path = step.folder + [step.name]
    if isNew {
      try reporting(
        parent.addFolder(step.hidden, permissions: schedule.permissions(ofFolder: path)))
    }
    var folder = try reporting(parent.folder(step.hidden))
    for name in folders {
      path.append(name)
      do throws(SystemError) {
        try folder.addFolder(name, permissions: schedule.permissions(ofFolder: path))
      } catch {
        guard !isNew, error.alreadyExists else { throw ScaffoldError(error) }
      }
      folder = try reporting(folder.folder(name))
    }
    latest = (task, folders, folder)
    return folder
  }

  /// Writes a file that its task moves alone; one that replaces another gets its metadata.
  private func write(
    _ delivery: Schedule.Delivery, of task: Schedule.Task, in folder: WritableFolder
  ) throws(ScaffoldError) {
    var permissions = delivery.newPermissions
    if case .file(before: .some) = task.content,
      let metadata = try reporting(folder.directory.metadata(of: task.step.name))
    {
      permissions = .same(as: metadata).limited(to: delivery.file.mostPermissions)
    }
    try reporting(
      folder.addFile(
        task.step.hidden, contents: delivery.file.contents, permissions: permissions))
  }
}

extension Schedule.Delivery {
  /// The permissions of a file that does not replace another one.
  fileprivate var newPermissions: FilePermissions {
    (permissions ?? (file.isExecutable ? .executable : .plain)).limited(to: file.mostPermissions)
  }
}
