import Hashing

/// A change set sorted into steps: what becomes one entry is one step.
struct Schedule {
  /// A step with the content that it creates or removes.
  struct Task {
    let step: Step
    var content: Content
  }

  enum Content {
    /// A file, perhaps in place of one with other contents.
    case file(before: [UInt8]?)
    /// A new folder.
    case folder
    case removal(ExpectedContent)
  }

  /// A file that is written under a hidden name before any step is made.
  struct Delivery {
    let file: PlannedFile
    /// The task that moves it into place.
    let task: Int
    /// The folders on the way to the file below the task's new folder; `nil` when the task moves the file
    /// alone.
    let folders: [String]?
    /// For a file that moves, the permissions that it has at its old path; else `nil`.
    let permissions: FilePermissions?
  }

  private(set) var tasks: [Task] = []
  private(set) var deliveries: [Delivery] = []
  private var gate: WriteGate
  let names: RunNames
  private let missingFolders: [String]
  /// The end of every hidden name of this run, which differs from that of every other run.
  private let suffix: String
  /// The tasks of new folders by their paths.
  private var tops: [[String]: Int] = [:]
  /// The permissions of new folders that take the place of others, whose files move there.
  private var folderPermissions: [[String]: FilePermissions] = [:]

  /// Reads only.
  ///
  /// - Throws: if a change would be made in a place that other programs use.
  init(
    _ changes: ChangeSet, in root: any Directory, isScratch: Bool
  ) throws(ScaffoldError) {
    missingFolders = changes.missingFolders
    gate = isScratch ? WriteGate(scratch: root) : try changes.gate(in: root)
    names = try reporting(RunNames(in: root))
    suffix = String(UInt64.random(in: .min ... .max))
    addRemovals(changes)
    for change in changes.changes where change.action.isWrite { try add(change) }
    if tasks.count == 1, tasks[0].step.folder.isEmpty, tasks[0].step.kind == .create {
      let step = tasks[0].step
      tasks[0] = Task(
        step: Step(kind: .create, folder: [], name: step.name, hidden: names.sole),
        content: tasks[0].content)
    }
  }

  var steps: [Step] { tasks.map(\.step) }

  /// The permissions of a new folder.
  func permissions(ofFolder path: [String]) -> FilePermissions {
    folderPermissions[path] ?? .plain
  }

  /// Returns the gate with the open folders, and keeps no reference to them.
  mutating func handOverGate() -> WriteGate {
    defer { gate.close() }
    return gate
  }

  private mutating func add(_ kind: Step.Kind, _ path: [String], _ content: Content) {
    let hidden = Step.hiddenPrefix(ofStep: tasks.count) + suffix
    let step = Step(
      kind: kind, folder: Array(path.dropLast()), name: path[path.count - 1], hidden: hidden)
    tasks.append(Task(step: step, content: content))
  }

  // MARK: Writing

  private mutating func add(_ change: Change) throws(ScaffoldError) {
    let path = missingFolders + change.file.path.folder
    guard let top = try newFolder(above: path) else {
      addFile(change)
      return try addDelivery(of: change, task: tasks.endIndex - 1, folders: nil)
    }
    let task = tops[top] ?? tasks.endIndex
    if task == tasks.endIndex {
      tops[top] = task
      add(.create, top, .folder)
    }
    try addDelivery(of: change, task: task, folders: Array(path.dropFirst(top.count)))
  }

  private mutating func addDelivery(
    of change: Change, task: Int, folders: [String]?
  ) throws(ScaffoldError) {
    var permissions: FilePermissions?
    if let path = change.movedFrom {
      let folder = try gate.folder(path.folder, for: path.name)?.directory
      permissions = try reporting(folder?.metadata(of: path.name)).map { .same(as: $0) }
      if let folders { try addFolders(of: change, from: path.folder, count: folders.count + 1) }
    }
    deliveries.append(
      Delivery(file: change.file, task: task, folders: folders, permissions: permissions))
  }

  /// Adds the permissions of the folders that a moved file leaves to those that are made for it.
  ///
  /// - Parameter count: the number of folders that are made.
  private mutating func addFolders(
    of change: Change, from former: [String], count: Int
  ) throws(ScaffoldError) {
    var (new, old) = (missingFolders + change.file.path.folder, former)
    // A folder above the new one, such as that of the target, is not left.
    for _ in 0..<count where !old.isEmpty && !new.starts(with: old) {
      let place = try gate.place(of: old)
      if folderPermissions[new] == nil, let name = place.last {
        let outer = try gate.folder(Array(place.dropLast()), for: name)?.directory
        folderPermissions[new] = try reporting(outer?.metadata(of: name)).map { .same(as: $0) }
      }
      new.removeLast()
      old.removeLast()
    }
  }

  /// Adds the task of a file in a folder that exists.
  private mutating func addFile(_ change: Change) {
    let path = missingFolders + change.file.path.components
    if let before = change.before, change.movedFrom == nil {
      let (old, new) = (SHA256.digest(of: before), SHA256.digest(of: change.file.contents))
      add(.replace(old: old, new: new), path, .file(before: before))
    } else {
      add(.create, path, .file(before: nil))
    }
  }

  /// The outermost folder on the way to a folder that is yet to be made; `nil` when the folder exists.
  private mutating func newFolder(above folder: [String]) throws(ScaffoldError) -> [String]? {
    var path = folder
    var missing: [String]?
    while try !gate.hasFolder(path) {
      missing = path
      path.removeLast()
    }
    return missing
  }

  // MARK: Removing

  /// Adds the folders first: what is removed with a folder above it has no step of its own.
  private mutating func addRemovals(_ changes: ChangeSet) {
    let emptied = Set(changes.removedFolders.map(\.components))
    var files: [[String]: [[String]: [UInt8]]] = [:]
    var single: [(path: [String], contents: [UInt8])] = []
    for change in changes.changes {
      guard let (path, contents) = change.removed else { continue }
      if let top = Self.outermost(of: path, among: emptied) {
        files[top, default: [:]][Array(path.dropFirst(top.count))] = contents
      } else {
        single.append((path, contents))
      }
    }
    let inner = Dictionary(grouping: emptied) { Self.outermost(of: $0, among: emptied) ?? $0 }
    for folder in changes.removedFolders.map(\.components) {
      guard let below = inner[folder] else { continue }
      let folders = below.filter { $0 != folder }.map { Array($0.dropFirst(folder.count)) }
      addRemoval(of: folder, .folder(files: files[folder] ?? [:], folders: Set(folders)))
    }
    for file in single { addRemoval(of: file.path, .file(file.contents)) }
  }

  private mutating func addRemoval(of path: [String], _ content: ExpectedContent) {
    add(.remove(old: content.digest), path, .removal(content))
  }

  /// The outermost of the folders that contain `path`, or are it.
  private static func outermost(of path: [String], among folders: Set<[String]>) -> [String]? {
    path.indices.lazy.map { Array(path[...$0]) }.first { folders.contains($0) }
  }
}

extension Change {
  /// What the change takes away: a removed file, or the old path and contents of a moved one.
  fileprivate var removed: (path: [String], contents: [UInt8])? {
    switch action {
    case .removed: (file.path.components, file.contents)
    case .moved: movedFrom.map { ($0.components, before ?? []) }
    case .created, .identical, .overwritten, .replaced, .merged, .skipped, .conflict, .kept: nil
    }
  }
}
