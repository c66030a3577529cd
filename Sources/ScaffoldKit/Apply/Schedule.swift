import Hashing

/// A change set sorted into steps: what becomes one entry is one step.
struct Schedule {
  /// A step with what it brings or takes.
  struct Task {
    let step: Step
    let content: Content
  }

  enum Content {
    /// A file, perhaps in place of one with other contents.
    case file(before: [UInt8]?)
    /// A new folder, which several deliveries may fill.
    case folder
    case removal(ExpectedContent)
  }

  /// Files that are written together, before any step is made.
  struct Delivery {
    let content: Content
    /// Where they lie until their steps are made: a place for each of their folders.
    let places: [Place]

    enum Content {
      case changes([Change])
      case module(WholeModule)

      /// The files, a module's record last.
      func files() throws(ScaffoldFailure) -> [PlannedFile] {
        switch self {
        case .changes(let changes): return changes.map(\.file)
        case .module(let whole):
          let files = try whole.module.made()
          return files + [whole.record(of: files)]
        }
      }
    }
  }

  struct Place {
    /// The folder that files are to go to, below the package's root.
    let folder: [String]
    /// The task that brings them there.
    let task: Int
    /// How to get to them from the task's folder; `nil` when the file is all that the task brings.
    let path: [String]?
  }

  private(set) var tasks: [Task] = []
  private(set) var deliveries: [Delivery] = []
  private var tree: DirectoryTree
  private let missingFolders: [String]
  /// Ends every hidden name of this run, so that two runs never meet.
  private let suffix: String
  /// The tasks of the outermost new folders, by the folders' paths.
  private var tops: [[String]: Int] = [:]

  /// Looks only; nothing is touched.
  init(_ changes: ChangeSet, in root: any Directory) throws(ScaffoldFailure) {
    missingFolders = changes.missingFolders
    tree = DirectoryTree(root: root)
    suffix = String(UInt64.random(in: .min ... .max))
    addRemovals(changes)
    for part in changes.parts {
      if case .whole(let module, .created) = part {
        try add(module)
      } else {
        try add(part.singleChanges.filter(\.action.isWrite))
      }
    }
    if tasks.count == 1, tasks[0].step.folder.isEmpty, tasks[0].step.deed == .create {
      let step = tasks[0].step
      tasks[0] = Task(
        step: Step(deed: .create, folder: [], name: step.name, hidden: Journal.soleName),
        content: tasks[0].content)
    }
  }

  var steps: [Step] { tasks.map(\.step) }

  /// The folders that it has open, which it lets go of.
  mutating func handOverFolders() -> DirectoryTree {
    defer { tree = DirectoryTree(root: tree.top) }
    return tree
  }

  private mutating func add(_ deed: Step.Deed, _ path: [String], _ content: Content) {
    let hidden = Step.hiddenPrefix(ofStep: tasks.count) + suffix
    let step = Step(
      deed: deed, folder: Array(path.dropLast()), name: path[path.count - 1], hidden: hidden)
    tasks.append(Task(step: step, content: content))
  }

  // MARK: Writing

  /// Adds a module of which nothing is there: it is written as one.
  private mutating func add(_ whole: WholeModule) throws(ScaffoldFailure) {
    var places: [Place] = []
    for folder in whole.module.folders {
      // Since somebody looked, it has come: whatever is in it stays.
      guard let place = try place(in: folder) else { return try add(whole.changes(.created)) }
      places.append(place)
    }
    let record = whole.module.recordPath
    places.append(try place(in: record.folder) ?? place(of: record, before: nil))
    deliveries.append(Delivery(content: .module(whole), places: places))
  }

  private mutating func add(_ changes: [Change]) throws(ScaffoldFailure) {
    for change in changes {
      let path = change.file.path
      let place = try place(in: path.folder)
      deliveries.append(
        Delivery(
          content: .changes([change]),
          places: [place ?? self.place(of: path, before: change)]))
    }
  }

  /// The place for a file in a folder that is there.
  private mutating func place(of file: RelativePath, before change: Change?) -> Place {
    let path = missingFolders + file.components
    if let change, let before = change.before {
      let (old, new) = (SHA256.digest(of: before), SHA256.digest(of: change.file.contents))
      add(.replace(old: old, new: new), path, .file(before: before))
    } else {
      add(.create, path, .file(before: nil))
    }
    return Place(folder: file.folder, task: tasks.endIndex - 1, path: nil)
  }

  /// The place for files in a new folder; `nil` when that is there.
  private mutating func place(in folder: [String]) throws(ScaffoldFailure) -> Place? {
    var path = missingFolders + folder
    var missing: [String]?
    while try tree.directory(path) == nil {
      missing = path
      path.removeLast()
    }
    guard let missing else { return nil }
    let top = tops[missing] ?? tasks.endIndex
    if top == tasks.endIndex {
      tops[missing] = top
      add(.create, missing, .folder)
    }
    let below = (missingFolders + folder).dropFirst(missing.count)
    return Place(folder: folder, task: top, path: Array(below))
  }

  // MARK: Removing

  /// Whole folders first: what goes with a folder above it has that one's step.
  private mutating func addRemovals(_ changes: ChangeSet) {
    let emptied = Set(changes.removedFolders.map(\.components))
    var files: [[String]: [[String]: [UInt8]]] = [:]
    var single: [Change] = []
    for change in changes.singleChanges where change.action == .removed {
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
