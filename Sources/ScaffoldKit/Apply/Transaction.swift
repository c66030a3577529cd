/// Brings a change set to the disk as one step: everything, or nothing.
///
/// All bytes are first written beside their destination under hidden names. Only when every one of
/// them lies there does the commit begin, which moves folders and files into place and writes no
/// more bytes. Whatever fails, the steps done so far are undone in reverse.
struct Transaction {
  private var tree: DirectoryTree
  private let changes: ChangeSet
  /// Ends every hidden name of this run, so that two runs never meet.
  private let suffix: String
  private var stages: [Stage] = []
  private var undo: [Undo] = []

  /// Carries out `changes`; afterwards the disk is as planned, or as before and the reason thrown.
  /// Answers warnings about what could not be tidied up.
  static func run(
    _ changes: ChangeSet, on fileSystem: any FileSystem
  ) throws(ScaffoldFailure) -> [Diagnostic] {
    guard changes.changes.contains(where: { $0.action.isWrite }) else { return [] }
    let root = try reporting(fileSystem.directory(at: changes.root))
    var transaction = Transaction(changes: changes, root: root)
    do {
      try transaction.stage()
      try transaction.commit()
    } catch {
      throw transaction.rollBack(after: error)
    }
    return transaction.discardBackups()
  }

  private init(changes: ChangeSet, root: any Directory) {
    tree = DirectoryTree(root: root)
    self.changes = changes
    suffix = String(UInt64.random(in: .min ... .max), radix: 36)
  }

  // MARK: Steps

  /// Something that lies ready under a hidden name.
  private struct Stage {
    let directory: any Directory
    let hidden: String
    let name: String
    let kind: Kind
    /// The path for messages.
    let path: String

    enum Kind {
      case folder
      case newFile
      /// A file that replaces one with these contents.
      case replacement(of: [UInt8])
    }
  }

  /// How to take back one step.
  fileprivate enum Undo {
    case removeFile(any Directory, String)
    case removeFolder(any Directory, String)
    case restore(any Directory, backup: String, name: String)
  }

  // MARK: Staging

  private mutating func stage() throws(ScaffoldFailure) {
    var folders: [[String]: any Directory] = [:]
    for change in changes.changes where change.action.isWrite {
      let path = changes.missingFolders + change.file.path.components
      let folder = Array(path.dropLast())
      if let existing = try tree.directory(folder) {
        try stage(change, in: existing, path: path)
      } else {
        let directory = try staged(folder, &folders)
        try create(change.file, path[path.count - 1], in: directory)
      }
    }
  }

  /// The hidden twin of a folder that is yet to be made.
  private mutating func staged(
    _ folder: [String], _ folders: inout [[String]: any Directory]
  ) throws(ScaffoldFailure) -> any Directory {
    if let known = folders[folder] { return known }
    let outer = Array(folder.dropLast())
    let name = folder[folder.count - 1]
    let made: any Directory
    if let existing = try tree.directory(outer) {
      let hidden = hiddenName(stages.count)
      made = try createFolder(hidden, in: existing)
      let path = folder.joined(separator: "/")
      stages.append(
        Stage(directory: existing, hidden: hidden, name: name, kind: .folder, path: path))
    } else {
      made = try createFolder(name, in: try staged(outer, &folders))
    }
    folders[folder] = made
    return made
  }

  private mutating func stage(
    _ change: Change, in directory: any Directory, path: [String]
  ) throws(ScaffoldFailure) {
    let hidden = hiddenName(stages.count)
    let name = path[path.count - 1]
    let kind: Stage.Kind = change.before.map { .replacement(of: $0) } ?? .newFile
    var permissions: FilePermissions?
    if change.before != nil {
      permissions = try reporting(directory.status(of: name)).map { .same(as: $0) }
    }
    try create(change.file, hidden, in: directory, permissions)
    stages.append(
      Stage(
        directory: directory, hidden: hidden, name: name, kind: kind,
        path: path.joined(separator: "/")))
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

  private mutating func createFolder(
    _ name: String, in directory: any Directory
  ) throws(ScaffoldFailure) -> any Directory {
    try reporting(directory.createDirectory(name))
    undo.append(.removeFolder(directory, name))
    return try reporting(directory.directory(name))
  }

  private func hiddenName(_ number: Int) -> String { ".viper-gen-\(number)-\(suffix)" }
}

// MARK: - Commit and roll back

extension Transaction {
  private mutating func commit() throws(ScaffoldFailure) {
    for stage in stages {
      switch stage.kind {
      case .folder: try commitFolder(stage)
      case .newFile: try commitFile(stage)
      case .replacement(let before): try replace(stage, before: before)
      }
    }
  }

  /// Moves a whole folder into place. The system refuses to put it over a file or over a folder that
  /// holds anything, so nothing can be lost, whatever appeared in the meantime.
  private mutating func commitFolder(_ stage: Stage) throws(ScaffoldFailure) {
    guard try reporting(stage.directory.status(of: stage.name)) == nil else {
      throw ScaffoldFailure(ApplyFault.appeared(stage.path))
    }
    try moving(stage) { () throws(SystemError) in
      try stage.directory.move(stage.hidden, to: stage.directory, as: stage.name)
    }
    undo = undo.map { $0.following(stage.directory, from: stage.hidden, to: stage.name) }
  }

  /// Gives a new file its name; an entry that appeared in the meantime makes the system refuse.
  private mutating func commitFile(_ stage: Stage) throws(ScaffoldFailure) {
    try moving(stage) { () throws(SystemError) in
      try stage.directory.link(stage.hidden, to: stage.directory, as: stage.name)
    }
    undo.append(.removeFile(stage.directory, stage.name))
    try reporting(stage.directory.removeFile(stage.hidden))
  }

  /// Puts a file over one that is still as it was when the plan was held against the disk.
  private mutating func replace(_ stage: Stage, before: [UInt8]) throws(ScaffoldFailure) {
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
  private func contents(of stage: Stage, limit: Int) throws(ScaffoldFailure) -> [UInt8]? {
    let status = try reporting(stage.directory.status(of: stage.name))
    guard let status, status.kind == .file, status.size <= limit else { return nil }
    return try reporting(stage.directory.contents(of: stage.name, limit: limit))
  }

  private func moving(
    _ stage: Stage, _ move: () throws(SystemError) -> Void
  ) throws(ScaffoldFailure) {
    do throws(SystemError) {
      try move()
    } catch {
      guard error.alreadyExists || error.isNotDirectory else { throw ScaffoldFailure(error) }
      throw ScaffoldFailure(ApplyFault.appeared(stage.path))
    }
  }

  /// Takes back all steps in reverse; what cannot be taken back is told with the reason.
  private func rollBack(after failure: ScaffoldFailure) -> ScaffoldFailure {
    var left: [Diagnostic] = []
    for step in undo.reversed() {
      do throws(SystemError) {
        try step.run()
      } catch {
        if !error.isMissing { left.append(Diagnostic(error)) }
      }
    }
    return ScaffoldFailure(failure.diagnostics + left)
  }

  /// The commit is done: the old contents of replaced files are no longer needed.
  private func discardBackups() -> [Diagnostic] {
    var left: [Diagnostic] = []
    for case .restore(let directory, let backup, _) in undo {
      do throws(SystemError) {
        try directory.removeFile(backup)
      } catch {
        left.append(Diagnostic(error, severity: .warning))
      }
    }
    return left
  }
}

extension Transaction.Undo {
  fileprivate func run() throws(SystemError) {
    switch self {
    case .removeFile(let directory, let name): try directory.removeFile(name)
    case .removeFolder(let directory, let name): try directory.removeDirectory(name)
    case .restore(let directory, let backup, let name):
      try directory.move(backup, to: directory, as: name)
      // Two names of one file are both left where they are: the new contents had not come yet.
      try directory.removeFile(backup)
    }
  }

  /// The same step after the entry `old` of `moved` got another name.
  fileprivate func following(_ moved: any Directory, from old: String, to new: String) -> Self {
    if case .removeFolder(let directory, old) = self, directory === moved {
      return .removeFolder(directory, new)
    }
    return self
  }
}
