/// Holds a plan against the disk. Reads only.
struct Preview {
  private var tree: DirectoryTree
  private let plan: Plan
  private var changes: [Change] = []
  /// Where the changes of the module begin whose files are being looked at.
  private var moduleStart = 0
  private var problems: [Diagnostic] = []

  /// What would happen to each file; everything that cannot be is thrown at once.
  static func changes(
    of plan: Plan, on fileSystem: any FileSystem
  ) throws(ScaffoldFailure) -> ChangeSet {
    let root = try reporting(fileSystem.directory(at: plan.root))
    var preview = Preview(tree: DirectoryTree(root: root), plan: plan)
    for file in plan.files { preview.add(file) }
    preview.refuseMeetingsThroughLinks()
    guard preview.problems.isEmpty else { throw ScaffoldFailure(preview.problems) }
    return ChangeSet(
      root: plan.root, missingFolders: plan.missingFolders, changes: preview.changes,
      diagnostics: plan.diagnostics, target: plan.target, testTarget: plan.testTarget)
  }

  private init(tree: DirectoryTree, plan: Plan) {
    self.tree = tree
    self.plan = plan
  }

  private mutating func add(_ file: PlannedFile) {
    do throws(ScaffoldFailure) {
      let before = try before(file)
      if let record = file.record {
        if let change = try change(of: record, before) { changes.append(change) }
        moduleStart = changes.count
      } else {
        let action = before.map { self.action($0, file) } ?? .created
        changes.append(Change(file: file, action: action, before: before))
      }
    } catch {
      for problem in error.diagnostics where !problems.contains(problem) {
        problems.append(problem)
      }
    }
  }

  /// The contents that stand where a file is to go; `nil` when there is none.
  private mutating func before(_ file: PlannedFile) throws(ScaffoldFailure) -> [UInt8]? {
    let path = plan.missingFolders + file.path.components
    try refuseTwins(of: path)
    guard let folder = try tree.directory(Array(path.dropLast())),
      let status = try reporting(folder.status(of: file.path.name))
    else { return nil }
    guard status.kind == .file else {
      throw ScaffoldFailure(PlanFault.inTheWay(file.path.description, status.kind))
    }
    return try reporting(folder.contents(of: file.path.name, limit: Self.largestFile))
  }

  private static let largestFile = 64 << 20

  /// Two paths that are one file because a folder on the way is a link to the other's.
  private mutating func refuseMeetingsThroughLinks() {
    guard tree.hasFollowed, problems.isEmpty else { return }
    do throws(ScaffoldFailure) {
      var places: [RelativePath] = []
      for file in plan.files {
        places.append(try place(of: plan.missingFolders + file.path.components))
      }
      problems = PathClashes.problems(among: places)
    } catch {
      problems = error.diagnostics
    }
  }

  /// The path without links, as far as its folders are there.
  private mutating func place(of path: [String]) throws(ScaffoldFailure) -> RelativePath {
    for end in path.indices.reversed() {
      guard let folder = try tree.resolved(Array(path[..<end])) else { continue }
      return RelativePath(trusted: folder + path[end...])
    }
    return RelativePath(trusted: path)
  }

  private func action(_ before: [UInt8], _ file: PlannedFile) -> Change.Action {
    if before == file.contents { return .identical }
    return switch plan.onConflict {
    case .fail: .conflict
    case .skip: .skipped
    case .overwrite: .overwritten
    }
  }

  /// Two names that differ only in case or normalisation are one file on many disks.
  private mutating func refuseTwins(of path: [String]) throws(ScaffoldFailure) {
    for end in path.indices {
      let folder = Array(path[..<end])
      guard let twin = try tree.twin(of: path[end], in: folder) else { continue }
      let fault = PlanFault.twin(
        (folder + [path[end]]).joined(separator: "/"), (folder + [twin]).joined(separator: "/"))
      throw ScaffoldFailure(fault)
    }
  }
}

// MARK: - Records

extension Preview {
  /// What happens to a module's record, now that it is known what happens to the module's files.
  ///
  /// A record that the kit wrote is brought up to date under every policy. What is no record stands
  /// in the way like any other file. `nil` when there is nothing to record.
  private mutating func change(
    of record: ModuleRecord, _ before: [UInt8]?
  ) throws(ScaffoldFailure) -> Change? {
    let changes = Array(self.changes[moduleStart...])
    let paths = changes.map(\.file.path) + (before == nil ? [record.path] : [])
    let former = before.flatMap { self.former(record, $0) }
    let settled = record.settled(
      by: changes, after: former, making: try madeFolders(for: paths),
      adopts: plan.onConflict == .overwrite)
    if let before, former != nil, settled == nil || settled == former {
      // Even where someone's tools have given it other line ends.
      let file = PlannedFile(path: record.path, contents: before, isExecutable: false)
      return Change(file: file, action: .identical, before: before)
    }
    guard let before else {
      return settled.map { Change(file: $0.file, action: .created, before: nil) }
    }
    let file = (settled ?? record).file
    let action = former == nil ? self.action(before, file) : .overwritten
    return Change(file: file, action: action, before: before)
  }

  /// The record that stands where a module's is to go; `nil` when it is none, or damaged.
  private func former(_ record: ModuleRecord, _ bytes: [UInt8]) -> ModuleRecord? {
    var faults: [Diagnostic] = []
    return attempt(&faults) { () throws(ScaffoldFailure) in
      try RecordReader.read(
        SourceText(path: record.path.description, bytes: bytes), at: record.path.components)
    }
  }

  /// The folders above these paths that are yet to be made, but for those of a new package.
  private mutating func madeFolders(
    for paths: [RelativePath]
  ) throws(ScaffoldFailure) -> [RelativePath] {
    var made: Set<[String]> = []
    for path in paths {
      var folder = Array(path.folder)
      while !folder.isEmpty, !made.contains(folder),
        !plan.packageFolders.contains(RelativePath(trusted: folder)),
        try tree.directory(plan.missingFolders + folder) == nil
      {
        made.insert(folder)
        folder.removeLast()
      }
    }
    return made.map { RelativePath(trusted: $0) }.sorted()
  }
}

extension ModuleRecord {
  /// The record as a file with its final text.
  fileprivate var file: PlannedFile {
    PlannedFile(path: path, contents: contents, isExecutable: false)
  }
}
