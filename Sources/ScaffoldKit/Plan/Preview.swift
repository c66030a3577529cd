/// Holds a plan against the disk. Reads only.
struct Preview: Sendable {
  private var tree: DirectoryTree
  private let plan: Plan
  private var parts: [ChangeSet.Part] = []
  private var problems: [Diagnostic] = []
  private var warnings: [Diagnostic] = []
  /// The folder of the file before, on whose way no name has a twin, and whether it is there.
  private var latest: (folder: [String], isThere: Bool)?

  /// What would happen to each file; everything that cannot be is thrown at once.
  static func changes(
    of plan: Plan, in root: any Directory, progress: (ScaffoldProgress) -> Void = { _ in }
  ) throws(ScaffoldFailure) -> ChangeSet {
    var preview = Preview(tree: DirectoryTree(root: root), plan: plan)
    preview.parts.append(.mixed(plan.ownFiles.compactMap { preview.change(of: $0) }))
    let total = plan.modules.reduce(plan.ownFiles.count) { $0 + $1.fileCount + 1 }
    var done = plan.ownFiles.count
    for module in plan.modules {
      preview.add(module)
      done += module.fileCount + 1
      progress(ScaffoldProgress(phase: .comparing, done: done, total: total))
    }
    preview.refuseMeetingsThroughLinks()
    preview.problems += ForeignFiles.problems(among: preview.parts, of: plan, in: root)
    guard preview.problems.isEmpty else { throw ScaffoldFailure(preview.problems) }
    return ChangeSet(
      root: plan.root, missingFolders: plan.missingFolders, parts: preview.parts,
      diagnostics: plan.diagnostics + preview.warnings, target: plan.target,
      testTarget: plan.testTarget)
  }

  private init(tree: DirectoryTree, plan: Plan) {
    self.tree = tree
    self.plan = plan
  }

  /// What happens to a file that belongs to no module, or whose module is looked at file by file.
  private mutating func change(of file: PlannedFile) -> Change? {
    trying { preview throws(ScaffoldFailure) in
      guard let before = try preview.before(file.path) else {
        return Change(file: file, action: .created, before: nil)
      }
      let action = before == file.contents ? .identical : preview.actionForConflict
      return Change(file: file, action: action, before: before)
    }
  }

  /// Does something of which every problem is told once.
  private mutating func trying<Value>(
    _ work: (inout Preview) throws(ScaffoldFailure) -> Value
  ) -> Value? {
    do throws(ScaffoldFailure) {
      return try work(&self)
    } catch {
      for problem in error.diagnostics where !problems.contains(problem) {
        problems.append(problem)
      }
      return nil
    }
  }

  /// The contents that stand where a file is to go; `nil` when there is none.
  private mutating func before(_ path: RelativePath) throws(ScaffoldFailure) -> [UInt8]? {
    // Most files go to a new folder, that of the one before.
    if let latest, !latest.isThere, latest.folder == path.folder { return nil }
    try refuseTwins(of: path.components)
    let directory = try directory(path.folder)
    guard let directory, let status = try reporting(directory.status(of: path.name))
    else { return nil }
    guard status.kind == .file else {
      let isRecord = path.components[0] == ModuleRecord.folder
      let isOwn = plan.ownFiles.contains { $0.path == path }
      throw ScaffoldFailure(
        PlanFault.inTheWay(
          path.description, status.kind, of: isOwn ? .copy : isRecord ? .record : .module))
    }
    return try reporting(directory.contents(of: path.name, limit: Self.largestFile))
  }

  /// The folder of files, which becomes the latest one.
  private mutating func directory(
    _ folder: [String]
  ) throws(ScaffoldFailure) -> (any Directory)? {
    let directory = try tree.directory(plan.missingFolders + folder)
    latest = (folder, directory != nil)
    return directory
  }

  private static let largestFile = 64 << 20

  /// Two paths that are one file because a folder on the way is a link to the other's.
  private mutating func refuseMeetingsThroughLinks() {
    guard tree.hasFollowed, problems.isEmpty else { return }
    do throws(ScaffoldFailure) {
      var paths = plan.ownFiles.map(\.path)
      for module in plan.modules { paths += module.paths + [module.recordPath] }
      var places: [RelativePath] = []
      for path in paths { places.append(try place(of: plan.missingFolders + path.components)) }
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

  /// Two names that differ only in case or normalisation are one file on many disks. What is on the way
  /// to the latest folder has been looked at.
  private mutating func refuseTwins(of path: [String]) throws(ScaffoldFailure) {
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
      throw ScaffoldFailure(fault)
    }
  }
}

// MARK: - Modules

extension Preview {
  /// Adds what happens to a module. Nearly always none of its folders is there, and then neither is any
  /// of its files.
  private mutating func add(_ module: PlannedModule) {
    let isNew = trying { preview throws(ScaffoldFailure) in try preview.isNew(module) }
    let part = trying { preview throws(ScaffoldFailure) in
      isNew == true ? try preview.newPart(of: module) : try preview.part(of: module)
    }
    if let part { parts.append(part) }
  }

  private mutating func newPart(
    of module: PlannedModule
  ) throws(ScaffoldFailure) -> ChangeSet.Part {
    let made = try madeFolders(for: module.folders + [module.recordPath.folder])
    return .whole(WholeModule(module: module, madeFolders: made), .created)
  }

  /// Whether neither the record nor any folder of the module is there.
  private mutating func isNew(_ module: PlannedModule) throws(ScaffoldFailure) -> Bool {
    var isNew = true
    for folder in module.folders {
      try refuseTwins(of: folder)
      if try directory(folder) != nil { isNew = false }
    }
    guard isNew else { return false }
    return try before(module.recordPath) == nil
  }

  /// What happens to a module that is looked at file by file: its record is settled when it is known what
  /// happens to the files; where one of them is a conflict, what is needed to do it again is kept.
  private mutating func part(
    of module: PlannedModule
  ) throws(ScaffoldFailure) -> ChangeSet.Part {
    let planned = try module.made()
    let files = planned.compactMap { change(of: $0) }
    let record = module.record(of: planned)
    let standing = try before(record.path)
    let folders = module.folders + (standing == nil ? [record.path.folder] : [])
    let pending = PendingRecord(
      record: record, before: standing, former: standing.flatMap { former(record, $0) },
      made: try madeFolders(for: folders))
    let recordChange = pending.change(after: files, adopts: plan.onConflict == .overwrite) {
      conflict in
      Change(file: conflict.file, action: actionForConflict, before: conflict.before)
    }
    if let former = pending.former { warn(of: former, without: files) }
    if recordChange == nil, !files.isEmpty, files.allSatisfy({ $0.action == .identical }) {
      warnings.append(Diagnostic(PlanFault.unrecorded(record.name), severity: .warning))
    }
    if recordChange?.action == .conflict || files.contains(where: { $0.action == .conflict }) {
      return .open(OpenModule(files: files, recordChange: recordChange, record: pending))
    }
    if let former = pending.former, recordChange?.action == .identical,
      files.allSatisfy({ $0.action == .identical })
    {
      let whole = WholeModule(module: module, madeFolders: former.folders)
      if whole.record(of: planned).contents == standing { return .whole(whole, .identical) }
    }
    return .mixed(files + (recordChange.map { [$0] } ?? []))
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

  /// Of these folders and those above them all that are yet to be made, but for those of a new package.
  private mutating func madeFolders(
    for folders: [[String]]
  ) throws(ScaffoldFailure) -> [RelativePath] {
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
