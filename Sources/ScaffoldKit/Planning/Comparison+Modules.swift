/// Compares the modules of a plan with the disk.
extension Comparison {
  /// Adds what happens to a module: first its files, then its record, which depends on them. What is wrong
  /// with its folders is reported before what is wrong with its files.
  mutating func add(_ module: PlannedModule) {
    _ = trying { comparison throws(ScaffoldError) in
      for folder in module.folders {
        try comparison.refuseTwins(of: folder)
        _ = try comparison.directory(folder)
      }
    }
    let pending = trying { comparison throws(ScaffoldError) in
      try comparison.pendingRecord(of: module)
    }
    let former = pending?.former
    if let former { know(former, of: module) }
    let predecessor = former.flatMap { $0.mayBecome(module.record) ? $0 : nil }
    let entries = Dictionary((predecessor?.files ?? []).map { ($0.path, $0) }) { first, _ in first }
    var files = module.files.compactMap { change(of: $0, writtenAs: entries[$0.path]) }
    guard var pending, !addLostRecord(of: module, files, pending) else { return }
    if let predecessor { removeUnedited(of: predecessor, besides: files, &pending) }
    if let former { explain(&files, of: pending.record, after: former) }
    let record = pending.change(after: files, adopts: plan.onConflict == .overwrite) { conflict in
      Change(file: conflict.file, action: actionForConflict, before: conflict.before)
    }
    if let former = pending.remaining { warn(of: former, without: files) }
    if record == nil, !files.isEmpty, files.allSatisfy({ $0.action == .identical }) {
      warnings.append(Self.unrecorded(pending.record.name))
    }
    let start = changes.count
    changes += files + (record.map { [$0] } ?? [])
    if changes[start...].contains(where: { $0.action == .conflict }) {
      openModules.append(
        .init(files: start..<start + files.count, end: changes.count, record: pending))
      openDigests.insert(pending.record.templateDigest)
    } else if let settled = pending.settled(after: files, adopts: plan.onConflict == .overwrite) {
      digests.insert(settled.templateDigest)
      if let former = pending.former { formerDigests.insert(former.templateDigest) }
    }
  }

  /// Removes the unedited files that a module has no longer, if all others are as planned afterwards.
  private mutating func removeUnedited(
    of former: ModuleRecord, besides files: [Change], _ pending: inout PendingRecord
  ) {
    guard !files.contains(where: { $0.action == .conflict || $0.action == .skipped }) else {
      return
    }
    let planned = Set(files.map(\.file.path))
    for entry in former.files where !planned.contains(entry.path) {
      let before = trying { comparison throws(ScaffoldError) in
        try comparison.before(entry.path)
      }
      guard case .some(.some(let bytes)) = before,
        FileVersions(entry, disk: bytes, new: nil).fate == .remove
      else { continue }
      let file = PlannedFile(path: entry.path, contents: bytes, isExecutable: false)
      changes.append(Change(file: file, action: .removed, before: bytes, isEdited: false))
      pending.removed.insert(entry.path)
    }
    let created = files.filter { $0.action == .created }.map(\.file.path)
    let gone = trying { [removed = pending.removed] comparison throws(ScaffoldError) in
      try comparison.emptiedFolders(of: former.folders, without: removed, making: created)
    }
    pending.removed.formUnion(gone ?? [])
    removedFolders += gone ?? []
  }

  /// Marks the edited files of a module that exists, and adds a note if there are conflicts.
  private mutating func explain(
    _ files: inout [Change], of record: ModuleRecord, after former: ModuleRecord
  ) {
    let differs = files.indices.filter { files[$0].action.differs }
    guard !differs.isEmpty else { return }
    let entries = Dictionary(
      former.files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    for index in differs {
      guard let entry = entries[files[index].file.path] else { continue }
      files[index].isEdited = files[index].before.map { !entry.matches($0) }
    }
    let difference = former.difference(
      to: record.template, digest: record.templateDigest, origin: record.templateOrigin,
      options: record.options)
    let conflicts = files.filter { $0.action == .conflict }
    guard !conflicts.isEmpty else { return }
    if difference != nil || conflicts.allSatisfy({ $0.isEdited == true }) {
      warnings.append(.exists(former, difference))
    }
  }

  /// The module's record with what is in its place, and the folders that have to be made.
  private mutating func pendingRecord(
    of module: PlannedModule
  ) throws(ScaffoldError) -> PendingRecord {
    let record = module.record
    let existing = try before(record.path)
    let folders = module.folders + (existing == nil ? [record.path.folder] : [])
    let former = if let existing { try former(record, existing) } else { nil as ModuleRecord? }
    return PendingRecord(
      record: record, before: existing, former: former, made: try madeFolders(for: folders))
  }

  /// The record in the place of a module's record; `nil` with a warning if that is not a record, or a damaged one.
  ///
  /// - Throws: if a newer version has written it, whatever the policy for conflicts says.
  private mutating func former(
    _ record: ModuleRecord, _ bytes: [UInt8]
  ) throws(ScaffoldError) -> ModuleRecord? {
    do {
      return try RecordReader.read(
        SourceText(path: record.path.description, bytes: bytes), at: record.path.components)
    } catch {
      guard !error.diagnostics.contains(where: \.isAboutNewerRecord) else { throw error }
      warnings += error.diagnostics.prefix(1).map {
        .unreadableRecord($0, isReplaced: plan.onConflict == .overwrite)
      }
      return nil
    }
  }

  /// Warns of files of an earlier run that still exist, though the module no longer has them.
  private mutating func warn(of former: ModuleRecord, without files: [Change]) {
    let planned = Set(files.map(\.file.path))
    let left = former.files.map(\.path).filter { !planned.contains($0) && exists($0) }
    // If a path contains a link, two paths may be one file.
    guard let first = left.first, !tree.hasFollowed else { return }
    let (name, path) = (
      former.name.escapingControlCharacters, first.description.escapingControlCharacters
    )
    warnings.append(
      Diagnostic(
        .usage, .leftBehind,
        left.count == 1
          ? "'\(path)' was generated earlier but is not part of '\(name)' any more"
          : "\(left.count) files were generated earlier but are not part of '\(name)' any more, such as "
            + "'\(path)'",
        help:
          "to start over, run \(former.removal) and create it again",
        severity: .warning))
  }

  /// The warning for a module whose files all exist, without a record.
  private static func unrecorded(_ name: String) -> Diagnostic {
    Diagnostic(
      .conflict, .unrecorded,
      "'\(name.escapingControlCharacters)' exists but has no record, so 'list' and 'remove' ignore it",
      help: "add '--on-conflict overwrite' to create the record; no file changes",
      severity: .warning)
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
  mutating func madeFolders(
    for folders: [[String]]
  ) throws(ScaffoldError) -> [RelativePath] {
    var made: Set<RelativePath> = []
    for folder in folders {
      var folder = folder
      while !folder.isEmpty, try tree.directory(plan.missingFolders + folder) == nil {
        let path = RelativePath(trusted: folder)
        guard !plan.packageFolders.contains(path), made.insert(path).inserted else { break }
        folder.removeLast()
      }
    }
    return made.sorted()
  }
}

extension Change.Action {
  /// Whether the file on the disk differs from the planned one.
  fileprivate var differs: Bool {
    self == .conflict || self == .overwritten || self == .skipped
  }
}
