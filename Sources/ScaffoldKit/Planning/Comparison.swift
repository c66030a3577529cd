/// Compares a plan with the disk. Reads only.
struct Comparison {
  private var tree: DirectoryTree
  private let plan: Plan
  private var changes: [Change] = []
  private var openModules: [ChangeSet.OpenModule] = []
  private var problems: [Diagnostic] = []
  private var warnings: [Diagnostic] = []
  /// The folder of the latest file, which has been checked for twins, and whether it exists.
  private var latest: (folder: [String], exists: Bool)?

  /// What would happen to each file.
  ///
  /// - Throws: everything that is in the way and cannot be a conflict of contents.
  static func changes(
    of plan: Plan, in root: any Directory, progress: (ScaffoldProgress) -> Void = { _ in }
  ) throws(ScaffoldError) -> ChangeSet {
    var comparison = Comparison(plan, in: root)
    comparison.changes = plan.ownFiles.compactMap { comparison.change(of: $0) }
    let total = plan.modules.reduce(plan.ownFiles.count) { $0 + $1.files.count + 1 }
    var done = plan.ownFiles.count
    for module in plan.modules {
      comparison.add(module)
      done += module.files.count + 1
      progress(ScaffoldProgress(phase: .comparing, done: done, total: total))
    }
    comparison.refuseMeetingsThroughLinks()
    comparison.problems += ForeignFiles.problems(among: comparison.changes, of: plan, in: root)
    guard comparison.problems.isEmpty else { throw ScaffoldError(comparison.problems) }
    return ChangeSet(
      root: plan.root, missingFolders: plan.missingFolders, changes: comparison.changes,
      openModules: comparison.openModules, diagnostics: plan.diagnostics + comparison.warnings,
      target: plan.target, testTarget: plan.testTarget)
  }

  private init(_ plan: Plan, in root: any Directory) {
    self.plan = plan
    tree = DirectoryTree(root: root)
  }

  /// The result of some work; what it throws is reported once.
  private mutating func trying<Value>(
    _ work: (inout Comparison) throws(ScaffoldError) -> Value
  ) -> Value? {
    do throws(ScaffoldError) {
      return try work(&self)
    } catch {
      for problem in error.diagnostics where !problems.contains(problem) {
        problems.append(problem)
      }
      return nil
    }
  }

  // MARK: Files

  /// What happens to a file.
  private mutating func change(of file: PlannedFile) -> Change? {
    trying { comparison throws(ScaffoldError) in
      guard let before = try comparison.before(file.path) else {
        return Change(file: file, action: .created, before: nil)
      }
      if before == file.contents {
        return Change(file: file, action: .identical, before: file.contents)
      }
      return Change(file: file, action: comparison.actionForConflict, before: before)
    }
  }

  /// The action of the policy for a file that differs.
  private var actionForConflict: Change.Action {
    switch plan.onConflict {
    case .fail: .conflict
    case .skip: .skipped
    case .overwrite: .overwritten
    }
  }

  private static let largestFile = 64 << 20

  /// The contents of the file at a path; `nil` when there is none.
  private mutating func before(_ path: RelativePath) throws(ScaffoldError) -> [UInt8]? {
    if let latest, !latest.exists, latest.folder == path.folder { return nil }
    try refuseTwins(of: path.components)
    guard let directory = try directory(path.folder),
      let status = try reporting(directory.status(of: path.name))
    else { return nil }
    guard status.kind == .file else {
      throw ScaffoldError(
        PlanFault.inTheWay(path.description, status.kind, of: purpose(of: path)))
    }
    return try reporting(directory.contents(of: path.name, limit: Self.largestFile))
  }

  /// The folder of files, which becomes the latest one.
  private mutating func directory(
    _ folder: [String]
  ) throws(ScaffoldError) -> (any Directory)? {
    let directory = try tree.directory(plan.missingFolders + folder)
    latest = (folder, directory != nil)
    return directory
  }

  private func purpose(of path: RelativePath) -> PlanFault.Purpose {
    if plan.ownFiles.contains(where: { $0.path == path }) { return .copy }
    return path.components[0] == ModuleRecord.folder ? .record : .module
  }

  /// Refuses a path with a name that differs from an existing one only in case or normalization: both are
  /// one file on many disks. The folders that the path shares with the latest file have been checked.
  private mutating func refuseTwins(of path: [String]) throws(ScaffoldError) {
    let known = latest.map { latest in
      plan.missingFolders.count + zip(latest.folder, path).prefix { $0 == $1 }.count
    }
    let path = plan.missingFolders + path
    for end in path.indices[(known ?? 0)...] {
      let folder = Array(path[..<end])
      let isFolder = end + 1 < path.endIndex
      guard let twin = try tree.twin(of: path[end], in: folder, isFolder: isFolder)
      else { continue }
      let fault = PlanFault.twin(
        (folder + [path[end]]).joined(separator: "/"), (folder + [twin]).joined(separator: "/"))
      throw ScaffoldError(fault)
    }
  }

  // MARK: Links

  /// Refuses two paths that are one file because a folder of one of them is a link.
  private mutating func refuseMeetingsThroughLinks() {
    guard tree.hasFollowed, problems.isEmpty else { return }
    do throws(ScaffoldError) {
      let paths =
        plan.ownFiles.map(\.path)
        + plan.modules.flatMap { $0.files.map(\.path) + [$0.record.path] }
      var places: [RelativePath] = []
      for path in paths { places.append(try place(of: plan.missingFolders + path.components)) }
      problems = PathClashes.problems(among: places)
    } catch {
      problems = error.diagnostics
    }
  }

  /// The path without links, as far as its folders exist.
  private mutating func place(of path: [String]) throws(ScaffoldError) -> RelativePath {
    for end in path.indices.reversed() {
      guard let folder = try tree.resolved(Array(path[..<end])) else { continue }
      return RelativePath(trusted: folder + path[end...])
    }
    return RelativePath(trusted: path)
  }
}

// MARK: - Modules

extension Comparison {
  /// Adds what happens to a module: first its files, then its record, which depends on them. What is wrong
  /// with its folders is reported before what is wrong with its files.
  private mutating func add(_ module: PlannedModule) {
    _ = trying { comparison throws(ScaffoldError) in
      for folder in module.folders {
        try comparison.refuseTwins(of: folder)
        _ = try comparison.directory(folder)
      }
    }
    let files = module.files.compactMap { change(of: $0) }
    let pending = trying { comparison throws(ScaffoldError) in
      try comparison.pendingRecord(of: module)
    }
    guard let pending else { return }
    let record = pending.change(after: files, adopts: plan.onConflict == .overwrite) { conflict in
      Change(file: conflict.file, action: actionForConflict, before: conflict.before)
    }
    if let former = pending.former { warn(of: former, without: files) }
    if record == nil, !files.isEmpty, files.allSatisfy({ $0.action == .identical }) {
      warnings.append(Diagnostic(PlanFault.unrecorded(pending.record.name), severity: .warning))
    }
    let start = changes.count
    changes += files + (record.map { [$0] } ?? [])
    if changes[start...].contains(where: { $0.action == .conflict }) {
      openModules.append(
        .init(files: start..<start + files.count, end: changes.count, record: pending))
    }
  }

  /// The module's record with what is in its place, and the folders that have to be made.
  private mutating func pendingRecord(
    of module: PlannedModule
  ) throws(ScaffoldError) -> PendingRecord {
    let record = module.record
    let standing = try before(record.path)
    let folders = module.folders + (standing == nil ? [record.path.folder] : [])
    return PendingRecord(
      record: record, before: standing, former: standing.flatMap { former(record, $0) },
      made: try madeFolders(for: folders))
  }

  /// The record in the place of a module's record; `nil` when that is no record, or damaged.
  private func former(_ record: ModuleRecord, _ bytes: [UInt8]) -> ModuleRecord? {
    var faults: [Diagnostic] = []
    return attempt(&faults) { () throws(ScaffoldError) in
      try RecordReader.read(
        SourceText(path: record.path.description, bytes: bytes), at: record.path.components)
    }
  }

  /// Warns of files of an earlier run that still exist, though the module no longer has them.
  private mutating func warn(of former: ModuleRecord, without files: [Change]) {
    let planned = Set(files.map(\.file.path))
    let left = former.files.map(\.path).filter { !planned.contains($0) && exists($0) }
    // Behind a link, two paths may be one file.
    guard let first = left.first, !tree.hasFollowed else { return }
    let fault = PlanFault.leftBehind(former.name, left.count, first)
    warnings.append(Diagnostic(fault, severity: .warning))
  }

  /// Whether something has this path; `false` when that cannot be read.
  private mutating func exists(_ path: RelativePath) -> Bool {
    var ignored: [Diagnostic] = []
    return attempt(&ignored) { () throws(ScaffoldError) in
      let directory = try tree.directory(plan.missingFolders + path.folder)
      return try reporting(directory?.status(of: path.name)) != nil
    } ?? false
  }

  /// Those of the folders and of the folders above them that are yet to be made, but for those of a new
  /// package.
  private mutating func madeFolders(
    for folders: [[String]]
  ) throws(ScaffoldError) -> [RelativePath] {
    var made: [RelativePath] = []
    for folder in folders {
      var folder = folder
      while !folder.isEmpty, try tree.directory(plan.missingFolders + folder) == nil {
        let path = RelativePath(trusted: folder)
        guard !made.contains(path), !plan.packageFolders.contains(path) else { break }
        made.append(path)
        folder.removeLast()
      }
    }
    return made.sorted()
  }
}
