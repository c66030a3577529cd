/// Holds a plan against the disk. Reads only.
struct Preview {
  private var tree: DirectoryTree
  private let plan: Plan
  private var changes: [Change] = []
  private var openModules: [ChangeSet.OpenModule] = []
  /// Where the changes of the module begin whose files are being looked at.
  private var moduleStart = 0
  private var problems: [Diagnostic] = []
  private var warnings: [Diagnostic] = []
  /// The folder of the file before, on whose way no name has a twin, and whether it is there.
  private var latest: (folder: [String], isThere: Bool)?

  /// What would happen to each file; everything that cannot be is thrown at once.
  static func changes(
    of plan: Plan, in root: any Directory, progress: (ScaffoldProgress) -> Void = { _ in }
  ) throws(ScaffoldFailure) -> ChangeSet {
    var preview = Preview(tree: DirectoryTree(root: root), plan: plan)
    for (index, file) in plan.files.enumerated() {
      preview.add(file)
      progress(
        ScaffoldProgress(phase: .comparing, done: index + 1, total: plan.files.count))
    }
    preview.refuseMeetingsThroughLinks()
    guard preview.problems.isEmpty else { throw ScaffoldFailure(preview.problems) }
    return ChangeSet(
      root: plan.root, missingFolders: plan.missingFolders, changes: preview.changes,
      openModules: preview.openModules, diagnostics: plan.diagnostics + preview.warnings,
      target: plan.target, testTarget: plan.testTarget)
  }

  private init(tree: DirectoryTree, plan: Plan) {
    self.tree = tree
    self.plan = plan
  }

  private mutating func add(_ file: PlannedFile) {
    do throws(ScaffoldFailure) {
      let before = try before(file)
      if let record = file.record {
        try add(record, before)
        moduleStart = changes.count
      } else if let before {
        let action = before == file.contents ? .identical : actionForConflict
        changes.append(Change(file: file, action: action, before: before))
      } else {
        changes.append(Change(file: file, action: .created, before: nil))
      }
    } catch {
      for problem in error.diagnostics where !problems.contains(problem) {
        problems.append(problem)
      }
    }
  }

  /// The contents that stand where a file is to go; `nil` when there is none.
  private mutating func before(_ file: PlannedFile) throws(ScaffoldFailure) -> [UInt8]? {
    let folder = file.path.folder
    // Most files go to a new folder, that of the one before.
    if let latest, !latest.isThere, latest.folder == folder { return nil }
    let path = plan.missingFolders + file.path.components
    let known = latest.map { latest in
      plan.missingFolders.count + zip(latest.folder, folder).prefix { $0 == $1 }.count
    }
    try refuseTwins(of: path, from: known ?? 0)
    let directory = try tree.directory(plan.missingFolders + folder)
    latest = (folder, directory != nil)
    guard let directory, let status = try reporting(directory.status(of: file.path.name))
    else { return nil }
    guard status.kind == .file else {
      throw ScaffoldFailure(PlanFault.inTheWay(file.path.description, status.kind))
    }
    return try reporting(directory.contents(of: file.path.name, limit: Self.largestFile))
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

  /// What the policy says of a file that differs.
  private var actionForConflict: Change.Action {
    switch plan.onConflict {
    case .fail: .conflict
    case .skip: .skipped
    case .overwrite: .overwritten
    }
  }

  /// Two names that differ only in case or normalisation are one file on many disks.
  private mutating func refuseTwins(
    of path: [String], from start: Int
  ) throws(ScaffoldFailure) {
    for end in path.indices[start...] {
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
  /// Settles a module's record, now that it is known what happens to the module's files; where one of
  /// them is a conflict, what is needed to do it again is kept.
  private mutating func add(
    _ record: ModuleRecord, _ before: [UInt8]?
  ) throws(ScaffoldFailure) {
    let range = moduleStart..<changes.endIndex
    let files = Array(changes[range])
    let paths = files.map(\.file.path) + (before == nil ? [record.path] : [])
    let pending = PendingRecord(
      record: record, before: before, former: before.flatMap { former(record, $0) },
      made: try madeFolders(for: paths))
    let change = pending.change(after: files, adopts: plan.onConflict == .overwrite) { conflict in
      Change(file: conflict.file, action: actionForConflict, before: conflict.before)
    }
    if let former = pending.former { warn(of: former, without: files) }
    if let change { changes.append(change) }
    if change?.action == .conflict || files.contains(where: { $0.action == .conflict }) {
      openModules.append(.init(files: range, end: changes.endIndex, record: pending))
    }
  }

  /// Tells of files of an earlier run that are still there, though the module has none such now.
  private mutating func warn(of former: ModuleRecord, without files: [Change]) {
    let planned = Set(files.map(\.file.path))
    let left = former.files.map(\.path).filter { !planned.contains($0) && stands($0) }
    // Behind a link, two paths may be one file.
    guard let first = left.first, !tree.hasFollowed else { return }
    let fault = PlanFault.leftBehind(former.name, left.count, first)
    warnings.append(Diagnostic(fault, severity: .warning))
  }

  /// Whether something has this path, as far as can be told.
  private mutating func stands(_ path: RelativePath) -> Bool {
    var ignored: [Diagnostic] = []
    return attempt(&ignored) { () throws(ScaffoldFailure) in
      let directory = try tree.directory(plan.missingFolders + path.folder)
      return try reporting(directory?.status(of: path.name)) != nil
    } ?? false
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
    var latest: [String] = []
    for path in paths where path.folder != latest {
      latest = path.folder
      var folder = path.folder
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
