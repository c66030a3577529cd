import ScaffoldSwift

/// Compares a module that gets another name with the disk.
extension Comparison {
  /// Adds what happens to a module that is renamed, and to the files of the package that use it.
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
    let own = OwnNames(rename, files: Array(zip(entries, files)), found)
    var renaming = ModuleRenaming(module, rename, own.tokens)
    for (entry, before) in zip(entries, files) {
      _ = trying { _ throws(ScaffoldError) in try renaming.add(entry, before: before) }
    }
    for file in found.own {
      _ = trying { _ throws(ScaffoldError) in try renaming.add(own: file) }
    }
    if rename.editsEverywhere {
      for file in found.others {
        _ = trying { _ throws(ScaffoldError) in try renaming.add(other: file) }
      }
    }
    _ = trying { comparison throws(ScaffoldError) in
      try comparison.finish(&renaming, rename, found)
    }
    changes += renaming.changes.filter { !found.isOther($0) || $0.action != .identical }
    warnings +=
      renaming.notes + own.diagnostics(in: renaming.changes, module)
      + (rename.editsEverywhere ? [] : own.uses(in: found.others))
    digests.insert(module.record.templateDigest)
    formerDigests.insert(rename.edit.former.templateDigest)
  }

  /// Refuses moves to paths at which there is something, and adds the record and the folders.
  private mutating func finish(
    _ renaming: inout ModuleRenaming, _ rename: ModuleRename, _ found: PackageFiles
  ) throws(ScaffoldError) {
    let former = rename.edit.former
    for move in renaming.moves where try before(move.to) != nil { renaming.refuse(move.to) }
    guard try before(renaming.record.path) == nil else {
      throw ScaffoldError(.recordInTheWay(renaming.record))
    }
    let created = (renaming.moves.map(\.to) + [renaming.record.path]).map(\.folder)
    let gone = try emptiedFolders(
      of: Set(former.folders + found.folders).sorted(),
      without: Set(renaming.moves.map(\.from) + [former.path]), making: created)
    renaming.finish(making: try madeFolders(for: created), removing: gone)
    let isRecords: (RelativePath) -> Bool = { $0.components[0] == ModuleRecord.folder }
    removedFolders += gone.filter { !isRecords($0) } + gone.filter(isRecords)
  }
}

extension Diagnostic {
  /// There is a record under the new name.
  fileprivate static func recordInTheWay(_ record: ModuleRecord) -> Diagnostic {
    Diagnostic(
      .conflict, "name-taken",
      "there is a module '\(record.name.escapingControlCharacters)' already",
      at: SourceLocation(path: record.path.description),
      help: "choose another name, or remove the other module: \(record.removal)")
  }
}
