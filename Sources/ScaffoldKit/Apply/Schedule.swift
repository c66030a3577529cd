import Hashing

/// A change set sorted into steps: what becomes one entry is one step.
struct Schedule {
  /// A step with what it brings or takes.
  struct Task {
    let step: Step
    let content: Content
  }

  enum Content {
    case file(Change)
    case folder(NewFolder)
    case removal(RemovedContent)
  }

  /// The changes in a new folder.
  struct NewFolder {
    /// The new folders between it and the package's root.
    let above: [String]
    /// How many names of a file's path lead to it.
    let depth: Int
    /// Where its files stand among the changes.
    var indices: [Int] = []

    /// The path below the folder.
    func path(of change: Change) -> [String] {
      above + change.file.path.components.dropFirst(depth)
    }
  }

  private(set) var tasks: [Task] = []
  private var tree: DirectoryTree
  private let changes: ChangeSet
  /// Ends every hidden name of this run, so that two runs never meet.
  private let suffix: String
  /// The new folders in the order in which they come up.
  private var tops: [(path: [String], folder: NewFolder)] = []
  private var numbers: [[String]: Int] = [:]

  /// Looks only; nothing is touched.
  init(_ changes: ChangeSet, in root: any Directory) throws(ScaffoldFailure) {
    self.changes = changes
    tree = DirectoryTree(root: root)
    suffix = String(UInt64.random(in: .min ... .max), radix: 36)
    try addRemovals()
    try addWrites()
    if tasks.count == 1, tasks[0].step.folder.isEmpty, tasks[0].step.deed == .create {
      let step = tasks[0].step
      tasks[0] = Task(
        step: Step(deed: .create, folder: [], name: step.name, hidden: Journal.soleName),
        content: tasks[0].content)
    }
  }

  var steps: [Step] { tasks.map(\.step) }

  private mutating func add(_ deed: Step.Deed, _ path: [String], _ content: Content) {
    let hidden = ".viper-gen-\(tasks.count)-\(suffix)"
    let step = Step(
      deed: deed, folder: Array(path.dropLast()), name: path[path.count - 1], hidden: hidden)
    tasks.append(Task(step: step, content: content))
  }

  // MARK: Writing

  private mutating func addWrites() throws(ScaffoldFailure) {
    // Most files go to the folder of the one before.
    var latest: (folder: [String], top: Int?)?
    for index in changes.indices(where: \.isWrite) {
      let change = changes.changes[index]
      let folder = change.file.path.folder
      let top = try latest?.folder == folder ? latest?.top : top(above: folder)
      latest = (folder, top)
      if let top {
        tops[top].folder.indices.append(index)
        continue
      }
      let path = changes.missingFolders + change.file.path.components
      if let before = change.before {
        let (old, new) = (SHA256.digest(of: before), SHA256.digest(of: change.file.contents))
        add(.replace(old: old, new: new), path, .file(change))
      } else {
        add(.create, path, .file(change))
      }
    }
    for (path, folder) in tops { add(.create, path, .folder(folder)) }
  }

  /// The new folder, as an index into `tops`, that comes first on the way to `folder`; `nil` when
  /// that is there.
  private mutating func top(above folder: [String]) throws(ScaffoldFailure) -> Int? {
    var folder = changes.missingFolders + folder
    var missing: [String]?
    while try tree.directory(folder) == nil {
      missing = folder
      folder.removeLast()
    }
    guard let missing else { return nil }
    if let known = numbers[missing] { return known }
    let top = NewFolder(
      above: Array(changes.missingFolders.dropFirst(missing.count)),
      depth: max(0, missing.count - changes.missingFolders.count))
    tops.append((missing, top))
    numbers[missing] = tops.count - 1
    return tops.count - 1
  }

  // MARK: Removing

  /// Whole folders first: what goes with a folder above it has that one's step.
  private mutating func addRemovals() throws(ScaffoldFailure) {
    let emptied = Set(changes.removedFolders.map(\.components))
    var files: [[String]: [[String]: [UInt8]]] = [:]
    var single: [Change] = []
    for change in changes.indices(where: { $0 == .removed }).map({ changes.changes[$0] }) {
      let path = change.file.path.components
      if let top = Self.outermost(of: path, among: emptied) {
        files[top, default: [:]][Array(path.dropFirst(top.count))] = change.file.contents
      } else {
        single.append(change)
      }
    }
    let inner = Dictionary(grouping: emptied) { Self.outermost(of: $0, among: emptied) ?? $0 }
    for folder in changes.removedFolders.map(\.components) {
      guard let below = inner[folder] else { continue }
      let folders = below.filter { $0 != folder }.map { Array($0.dropFirst(folder.count)) }
      add(
        .remove, folder,
        .removal(.folder(files: files[folder] ?? [:], folders: Set(folders))))
    }
    for change in single {
      add(.remove, change.file.path.components, .removal(.file(change.file.contents)))
    }
  }

  /// The outermost of the folders that hold `path`, or are it.
  private static func outermost(of path: [String], among folders: Set<[String]>) -> [String]? {
    path.indices.lazy.map { Array(path[...$0]) }.first { folders.contains($0) }
  }
}
