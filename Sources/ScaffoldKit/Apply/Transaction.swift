/// Brings a change set to the disk as one step: everything, or nothing.
///
/// All bytes are first written beside their destination under hidden names. Only when every one of
/// them lies there does the commit begin, which moves folders and files into place and writes no
/// more bytes. Whatever fails, the steps done so far are undone in reverse.
struct Transaction {
  var tree: DirectoryTree
  let changes: ChangeSet
  /// Ends every hidden name of this run, so that two runs never meet.
  private let suffix: String
  var stages: [Stage] = []
  private var folders: [StagedFolder] = []
  /// The numbers of the staged folders by their paths.
  private var numbers: [[String]: Int] = [:]
  private var lastFolder: Int?
  var undo: [Undo] = []

  /// Carries out `changes`; afterwards the disk is as planned, or as before and the reason thrown.
  /// Answers warnings about what could not be tidied up.
  static func run(
    _ changes: ChangeSet, on fileSystem: any FileSystem
  ) throws(ScaffoldFailure) -> [Diagnostic] {
    let isIdle = changes.changes.allSatisfy { !$0.action.isWrite && $0.action != .removed }
    if isIdle, changes.removedFolders.isEmpty { return [] }
    let root = try reporting(fileSystem.directory(at: changes.root))
    var transaction = Transaction(changes: changes, root: root)
    do {
      try transaction.stage()
      try transaction.commit()
    } catch {
      throw transaction.rollBack(after: error)
    }
    return transaction.discard()
  }

  private init(changes: ChangeSet, root: any Directory) {
    tree = DirectoryTree(root: root)
    self.changes = changes
    suffix = String(UInt64.random(in: .min ... .max), radix: 36)
  }

  // MARK: Steps

  /// Something that lies ready under a hidden name.
  enum Stage {
    /// The folder of that number.
    case folder(Int, path: String)
    case file(StagedFile)
    case removal(StagedRemoval)
  }

  struct StagedFile {
    let directory: any Directory
    let hidden: String
    let name: String
    /// The contents that it replaces; `nil` for a new file.
    let before: [UInt8]?
    /// The path for messages.
    let path: String
  }

  /// How to take back one step.
  enum Undo {
    case removeFile(any Directory, String)
    case removeFolder(Int)
    case restore(any Directory, backup: String, name: String)
    case putBack(StagedRemoval)
  }

  // MARK: Staging

  private mutating func stage() throws(ScaffoldFailure) {
    try stageRemovals()
    for change in changes.changes where change.action.isWrite {
      let path = changes.missingFolders + change.file.path.components
      var existing = Array(path.dropLast())
      var directory = try tree.directory(existing)
      while directory == nil {
        existing.removeLast()
        directory = try tree.directory(existing)
      }
      guard let directory else { continue }
      if existing.count == path.count - 1 {
        try stage(change, in: directory, path: path)
      } else {
        try stage(change, below: Array(path.prefix(existing.count + 1)), in: directory, path: path)
      }
    }
  }

  /// Writes a file into the hidden twin of a folder that is yet to be made.
  private mutating func stage(
    _ change: Change, below top: [String], in directory: any Directory, path: [String]
  ) throws(ScaffoldFailure) {
    let number: Int
    if let known = numbers[top] {
      number = known
    } else {
      number = folders.count
      let hidden = hiddenName(stages.count)
      folders.append(try reporting(StagedFolder(top[top.count - 1], in: directory, hidden: hidden)))
      numbers[top] = number
      undo.append(.removeFolder(number))
      stages.append(.folder(number, path: top.joined(separator: "/")))
    }
    if let last = lastFolder, last != number { folders[last].close() }
    lastFolder = number
    try reporting(
      folders[number].create(
        Array(path.dropFirst(top.count)), contents: change.file.contents,
        permissions: change.file.isExecutable ? .executable : .plain))
  }

  private mutating func stage(
    _ change: Change, in directory: any Directory, path: [String]
  ) throws(ScaffoldFailure) {
    let hidden = hiddenName(stages.count)
    let name = path[path.count - 1]
    var permissions: FilePermissions?
    if change.before != nil {
      permissions = try reporting(directory.status(of: name)).map { .same(as: $0) }
    }
    try create(change.file, hidden, in: directory, permissions)
    stages.append(
      .file(
        StagedFile(
          directory: directory, hidden: hidden, name: name, before: change.before,
          path: path.joined(separator: "/"))))
  }

  private mutating func create(
    _ file: PlannedFile, _ name: String, in directory: any Directory,
    _ permissions: FilePermissions? = nil
  ) throws(ScaffoldFailure) {
    undo.append(.removeFile(directory, name))
    do throws(SystemError) {
      try directory.createFile(
        name, contents: file.contents,
        permissions: permissions ?? (file.isExecutable ? .executable : .plain))
    } catch {
      // What stands there already is not this run's.
      if error.alreadyExists { undo.removeLast() }
      throw ScaffoldFailure(error)
    }
  }

  func hiddenName(_ number: Int) -> String { ".viper-gen-\(number)-\(suffix)" }
}

// MARK: - Commit and roll back

extension Transaction {
  private mutating func commit() throws(ScaffoldFailure) {
    if let lastFolder { folders[lastFolder].close() }
    for stage in stages {
      switch stage {
      case .folder(let number, let path): try commitFolder(number, path)
      case .file(let file):
        if let before = file.before {
          try replace(file, before: before)
        } else {
          try commitFile(file)
        }
      case .removal(let removal): try takeAway(removal)
      }
    }
  }

  /// Moves a whole folder into place. The system refuses to put it over a file or over a folder that
  /// holds anything, so nothing can be lost, whatever appeared in the meantime.
  private mutating func commitFolder(_ number: Int, _ path: String) throws(ScaffoldFailure) {
    guard try reporting(folders[number].isBlocked) == false else {
      throw ScaffoldFailure(ApplyFault.appeared(path))
    }
    try moving(path) { transaction throws(SystemError) in
      try transaction.folders[number].commit()
    }
  }

  /// Gives a new file its name; an entry that appeared in the meantime makes the system refuse.
  private mutating func commitFile(_ stage: StagedFile) throws(ScaffoldFailure) {
    try moving(stage.path) { _ throws(SystemError) in
      try stage.directory.link(stage.hidden, to: stage.directory, as: stage.name)
    }
    undo.append(.removeFile(stage.directory, stage.name))
    try reporting(stage.directory.removeFile(stage.hidden))
  }

  /// Puts a file over one that is still as it was when the plan was held against the disk.
  private mutating func replace(_ stage: StagedFile, before: [UInt8]) throws(ScaffoldFailure) {
    guard try contents(of: stage, limit: before.count) == before else {
      throw ScaffoldFailure(ApplyFault.changed(stage.path))
    }
    let backup = stage.hidden + "-old"
    try reporting(stage.directory.link(stage.name, to: stage.directory, as: backup))
    undo.append(.restore(stage.directory, backup: backup, name: stage.name))
    try reporting(stage.directory.move(stage.hidden, to: stage.directory, as: stage.name))
  }

  /// What stands now where a file is to be replaced; `nil` when it is gone, is no file any more, or
  /// has grown past the limit.
  private func contents(of stage: StagedFile, limit: Int) throws(ScaffoldFailure) -> [UInt8]? {
    let status = try reporting(stage.directory.status(of: stage.name))
    guard let status, status.kind == .file, status.size <= limit else { return nil }
    return try reporting(stage.directory.contents(of: stage.name, limit: limit))
  }

  private mutating func moving(
    _ path: String, _ move: (inout Transaction) throws(SystemError) -> Void
  ) throws(ScaffoldFailure) {
    do throws(SystemError) {
      try move(&self)
    } catch {
      guard error.alreadyExists || error.isNotDirectory else { throw ScaffoldFailure(error) }
      throw ScaffoldFailure(ApplyFault.appeared(path))
    }
  }

  /// Takes back all steps in reverse; what cannot be taken back is told with the reason.
  private mutating func rollBack(after failure: ScaffoldFailure) -> ScaffoldFailure {
    // A run that failed for want of open files needs some to take its steps back.
    if let lastFolder { folders[lastFolder].close() }
    let left = undo.reversed().flatMap { takeBack($0) }
    return ScaffoldFailure(failure.diagnostics + left.map { Diagnostic($0) })
  }

  /// Takes back one step; what is gone already is no problem.
  private func takeBack(_ step: Undo) -> [SystemError] {
    do throws(SystemError) {
      switch step {
      case .removeFile(let directory, let name): try directory.removeFile(name)
      case .removeFolder(let number): return folders[number].remove()
      case .restore(let directory, let backup, let name):
        try directory.move(backup, to: directory, as: name)
        // Two names of one file are both left where they are: the new contents had not come yet.
        try directory.removeFile(backup)
      case .putBack(let removal): try removal.putBack()
      }
      return []
    } catch {
      return error.isMissing ? [] : [error]
    }
  }

  /// The commit is done: the old contents of replaced files, and what was taken away, are no longer
  /// needed.
  private func discard() -> [Diagnostic] {
    let left = undo.flatMap { step -> [SystemError] in
      switch step {
      case .removeFile, .removeFolder: return []
      case .putBack(let removal): return removal.discard()
      case .restore(let directory, let backup, _):
        do throws(SystemError) {
          try directory.removeFile(backup)
          return []
        } catch {
          return [error]
        }
      }
    }
    return left.map { Diagnostic($0, severity: .warning) }
  }
}
