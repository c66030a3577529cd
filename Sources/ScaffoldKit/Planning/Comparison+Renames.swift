import ScaffoldSwift

/// Compares a module that gets another name with the disk.
extension Comparison {
  /// Adds what happens to a module that is renamed, and to the files of the package that use it; or to a module that
  /// presents it.
  mutating func add(_ module: PlannedModule, _ rename: ModuleRename) {
    let entries = rename.edit.former.files
    let files = trying { comparison throws(ScaffoldError) in
      var files: [[UInt8]?] = []
      for entry in entries {
        files.append(try comparison.before(rename.edit.place(of: entry.path)))
      }
      return files
    }
    let found = trying { comparison throws(ScaffoldError) in
      try PackageFiles(of: rename, in: &comparison.tree)
    }
    guard let files, let found else { return }
    let own = OwnNames(rename, files: Array(zip(entries, files)), found, renamed: renamedNames)
    renamedNames = own.renamed
    namesMayClash = namesMayClash || own.mayClash
    let others = found.others.filter { !rename.presenting.contains($0.path) }
    var renaming = ModuleRenaming(module, rename, own.tokens)
    for (entry, before) in zip(entries, files) {
      _ = trying { _ throws(ScaffoldError) in try renaming.add(entry, before: before) }
    }
    for file in found.own {
      _ = trying { _ throws(ScaffoldError) in try renaming.add(own: file) }
    }
    if rename.editsEverywhere {
      for file in others {
        _ = trying { _ throws(ScaffoldError) in
          try renaming.add(other: file, own.tokensEverywhere)
        }
      }
    }
    _ = trying { comparison throws(ScaffoldError) in
      try comparison.finish(&renaming, rename, found)
    }
    changes += renaming.changes
    warnings +=
      renaming.notes.bounded + found.left.map(Diagnostic.notMoved)
      + own.diagnostics(in: renaming.changes)
      + own.uses(
        in: others, editsEverywhere: rename.editsEverywhere,
        besides: formerInsertions[module.record.path]?.made ?? [])
    digests.insert(module.record.templateDigest)
    formerDigests.insert(rename.edit.former.templateDigest)
  }

  /// Refuses declarations that get the name of another one.
  mutating func refuseEqualNames() {
    let changed = changes.indices.filter { changes[$0].file.path.isSwift }
    let known = Set(changed.map { changes[$0].movedFrom ?? changes[$0].file.path })
    let others = plan.neighbours.map(\.file).filter { !known.contains($0.path) }
    let places = EqualNames.places(
      in: changed.map { .init(changes[$0].before ?? [], changes[$0].file.contents) }
        + others.map { .init($0.contents, $0.contents) })
    for place in places {
      guard place.file < changed.count else {
        problems.append(.equalName(place, in: others[place.file - changed.count]))
        continue
      }
      let change = changes[changed[place.file]]
      var refused = Change(file: change.file, action: .conflict, before: change.before)
      refused.reasons = change.reasons + [.equalName(place, in: change.file)]
      changes[changed[place.file]] = refused
    }
  }

  /// Refuses moves to paths at which there is something, and adds the record and the folders.
  private mutating func finish(
    _ renaming: inout ModuleRenaming, _ rename: ModuleRename, _ found: PackageFiles
  ) throws(ScaffoldError) {
    let former = rename.edit.former
    let counts = Dictionary(grouping: renaming.moves, by: \.to).mapValues(\.count)
    for (path, count) in counts.sorted(by: { $0.key < $1.key }) {
      let isTaken = try before(path) != nil
      if count > 1 || isTaken { renaming.refuse(path) }
    }
    let isMoved = renaming.record.path != former.path
    if isMoved, try before(renaming.record.path) != nil {
      throw ScaffoldError(.recordInTheWay(renaming.record))
    }
    let created = renaming.moves.map(\.to) + [renaming.record.path]
    let gone = try emptiedFolders(
      of: Set(former.folders + found.folders).sorted(),
      without: Set(renaming.moves.map(\.from) + (isMoved ? [former.path] : [])), making: created)
    renaming.finish(making: try madeFolders(for: created.map(\.folder)), removing: gone)
    let (left, used) = (Set(gone), FolderIndex(renaming.record.paths))
    let shared = former.folders.filter { !left.contains($0) && !used.contains($0) }
    for (heir, folders) in found.heirs(of: shared) { renaming.handOver(folders, to: heir) }
    removedFolders += gone
  }
}

extension Diagnostic {
  /// Something in the folder of the module that is neither a file nor a folder.
  fileprivate static func notMoved(_ path: RelativePath) -> Diagnostic {
    let problem =
      EntryName.isReplacement(path.name) ? "its name is not UTF-8" : "this is not a regular file"
    return Diagnostic(
      .conflict, .notMoved, "\(problem), so it stays in the old folder",
      at: SourceLocation(path: EntryName.shown(path.description)), help: "move it by hand",
      severity: .warning)
  }

  /// A declaration with the name that another one gets.
  fileprivate static func equalName(
    _ place: EqualNames.Place, in file: PlannedFile
  ) -> Diagnostic {
    let source = SourceText(path: file.path.description, bytes: file.contents)
    return Diagnostic(
      .conflict, .equalNames, "'\(place.name)' would be declared twice",
      at: source.location(at: place.offset),
      help: "give your own declaration another name first, or choose another name for the module")
  }

  /// There is a record under the new name.
  fileprivate static func recordInTheWay(_ record: ModuleRecord) -> Diagnostic {
    Diagnostic(
      .conflict, .nameTaken,
      "there is a module '\(record.name.escapingControlCharacters)' already",
      at: SourceLocation(path: record.path.description),
      help: "choose another name, or remove the other module: \(record.removal)")
  }
}
