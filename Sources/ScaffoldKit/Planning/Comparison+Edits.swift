import Hashing
import ScaffoldSwift

/// Compares modules that are changed, and the texts of templates, with the disk.
extension Comparison {
  /// Adds what happens to a module that exists and gets another rendering.
  mutating func add(_ module: PlannedModule, _ edit: ModuleEdit) {
    let paths = Set(module.files.map(\.path) + edit.former.files.map(\.path))
    var yours: [RelativePath: [UInt8]] = [:]
    for path in paths.sorted() {
      let before = trying { comparison throws(ScaffoldError) in
        try comparison.before(edit.place(of: path))
      }
      guard let before else { return }
      yours[path] = before
    }
    let own = paths.union(edit.moved.values)
    let neighbours = neighbours ?? Neighbours(plan.neighbours)
    self.neighbours = neighbours
    let others = neighbours.files(of: edit.former, besides: own)
    var read = SwiftFile.read(yours, others.map(\.file))
    let outside = Set(others.filter(\.isOutside).map(\.file.path))
    let (named, edit) = withNamesOfTheUser(
      module, edit, read.filter { !outside.contains($0.key) })
    var module = named
    let types = TypesMovedByTemplate(edit, yours: yours, new: module.files)
    if !types.edited.isEmpty {
      (module.files, yours) = (types.new, types.yours)
      for path in types.edited.keys {
        read[path] = yours[path].flatMap(SwiftFile.init(ifReadable:))
      }
    }
    var moved = MovedTypes(
      edit, yours: yours, new: module.files, others: others.map(\.file), read)
    moved.add(types)
    var merge = ModuleMerge(edit, record: module.record, moved: moved, read)
    for file in module.files {
      _ = trying { _ throws(ScaffoldError) in try merge.add(file, before: yours[file.path]) }
    }
    for entry in merge.leftFiles {
      merge.remove(entry, before: yours[entry.path], rest: types.rests[entry.path])
    }
    _ = trying { _ throws(ScaffoldError) in try merge.mergeMovedTypes(into: others.map(\.file)) }
    merge.checkModule(module, besides: others, isDeclaredElsewhere: neighbours.declare)
    merge.markRelatedChanges(of: module, yours)
    for (path, mine) in types.edited { merge.restore(path, mine) }
    let folders = trying { comparison throws(ScaffoldError) in
      try merge.moveFiles { path throws(ScaffoldError) in try comparison.before(path) != nil }
      let filled = merge.changes.filter { $0.action == .created || $0.action == .moved }
        .map(\.file.path)
      let left = merge.changes.compactMap { $0.action == .removed ? $0.file.path : $0.movedFrom }
      return (
        made: try comparison.madeFolders(for: filled.map(\.folder)),
        gone: try comparison.emptiedFolders(
          of: merge.record.folders, without: Set(left), making: filled)
      )
    }
    guard let folders else { return }
    merge.finish(making: folders.made, removing: folders.gone)
    changes += merge.changes
    warnings += merge.warnings
    removedFolders += folders.gone
    let differs = merge.changes.contains { $0.action != .identical && $0.action != .kept }
    if differs { modulesBehind.append(module.record.name) }
    digests.insert(merge.record.templateDigest)
    formerDigests.insert(edit.former.templateDigest)
  }

  /// The module as it was generated and as it is generated now, with the names that the user has given its types and
  /// their properties.
  private func withNamesOfTheUser(
    _ module: PlannedModule, _ edit: ModuleEdit, _ yours: [RelativePath: SwiftFile]
  ) -> (PlannedModule, ModuleEdit) {
    let base = edit.base.filter(\.key.isSwift).values.compactMap(SwiftFile.init(ifReadable:))
    let types = RenamedTypes(base: base, yours: Array(yours.values))
    var (module, edit) = (module, edit)
    var properties: [RelativePath: RenamedProperties] = [:]
    for (path, contents) in edit.base where path.isSwift {
      let renamed = types.renaming(contents)
      edit.base[path] = renamed
      guard let file = yours[path], file.text != renamed,
        let base = SwiftFile(ifReadable: renamed)
      else { continue }
      properties[path] = RenamedProperties(base: base, yours: file)
      edit.base[path] = properties[path]?.renaming(renamed)
    }
    module.files = module.files.map { file in
      guard file.path.isSwift else { return file }
      let renamed = types.renaming(file.contents)
      return PlannedFile(
        path: file.path, contents: properties[file.path]?.renaming(renamed) ?? renamed,
        isExecutable: file.isExecutable)
    }
    return (module, edit)
  }

  /// Of the folders that were made for a module, those in which nothing is left.
  ///
  /// - Parameters:
  ///   - removed: the files that go.
  ///   - created: the paths of new files.
  mutating func emptiedFolders(
    of folders: [RelativePath], without removed: Set<RelativePath>, making created: [RelativePath]
  ) throws(ScaffoldError) -> [RelativePath] {
    guard !removed.isEmpty else { return [] }
    return try EmptiedFolders.among(Set(folders), without: removed, making: created) {
      folder throws(ScaffoldError) in try tree.entries(of: folder.components)
    }
  }

  // MARK: Templates

  /// Adds the texts of the templates that the records name, and removes those that no record names any more.
  mutating func addSnapshots() {
    for (digest, file) in plan.snapshots.sorted(by: { $0.value.path < $1.value.path })
    where digests.contains(digest) || openDigests.contains(digest) {
      let change = trying { comparison throws(ScaffoldError) in
        try comparison.change(of: file, keeping: digest)
      }
      if let change, change.action != .identical { changes.append(change) }
    }
    let left = formerDigests.subtracting(digests)
    guard !left.isEmpty else { return }
    let changed = Set(plan.modules.map(\.record.path))
      .subtracting(openModules.map(\.record.record.path))
    _ = trying { comparison throws(ScaffoldError) in
      try comparison.removeSnapshots(left, besides: changed)
    }
  }

  /// What happens to the kept text of a template. A text whose digest is not the one in its name was edited, and
  /// is written again.
  private mutating func change(
    of file: PlannedFile, keeping digest: Digest
  ) throws(ScaffoldError) -> Change {
    guard let before = try before(file.path) else {
      return Change(file: file, action: .created, before: nil)
    }
    if before == file.contents { return Change(file: file, action: .identical, before: before) }
    let source = SourceText(path: file.path.description, bytes: before)
    guard TemplateSnapshot.template(in: source, digest) != nil else {
      return Change(file: file, action: .overwritten, before: before)
    }
    let known = PlannedFile(path: file.path, contents: before, isExecutable: false)
    return Change(file: known, action: .identical, before: before)
  }

  /// Removes texts that only the changed modules named. If a record cannot be read, they stay.
  private mutating func removeSnapshots(
    _ digests: Set<Digest>, besides changed: Set<RelativePath>
  ) throws(ScaffoldError) {
    var problems: [Diagnostic] = []
    let records = RecordStore.records(in: tree.top, problems: &problems).map(\.record)
    try problems.throwDiskErrors()
    guard problems.isEmpty else { return }
    let named = Set(records.filter { !changed.contains($0.path) }.map(\.templateDigest))
    var files = RecordedFiles(root: tree.top)
    for digest in digests.subtracting(named).sorted(by: { $0.text < $1.text }) {
      guard let file = try files.snapshot(of: digest)?.file else { continue }
      changes.append(Change(file: file, action: .removed, before: file.contents))
    }
  }
}

extension SwiftFile {
  /// What is read of the Swift files of a module and of the user's own, by their recorded paths.
  fileprivate static func read(
    _ yours: [RelativePath: [UInt8]], _ others: [PlannedFile]
  ) -> [RelativePath: SwiftFile] {
    var read: [RelativePath: SwiftFile] = [:]
    for (path, text) in yours where path.isSwift { read[path] = SwiftFile(ifReadable: text) }
    for file in others { read[file.path] = SwiftFile(ifReadable: file.contents) }
    return read
  }
}

extension ChangeSet {
  /// The changes without the texts of templates that another run has written since the comparison.
  func withoutKeptTemplates(in root: any Directory) throws(ScaffoldError) -> ChangeSet {
    var files = RecordedFiles(root: root)
    var remaining = self
    remaining.changes = []
    for change in changes {
      if change.action == .created, missingFolders.isEmpty,
        let digest = snapshots.planned[change.file.path], try files.snapshot(of: digest) != nil
      {
        continue
      }
      remaining.changes.append(change)
    }
    return remaining
  }
}
