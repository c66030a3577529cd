import ScaffoldRecognition

/// Edits the declarations of the project that have a text for each module.
extension Comparison {
  /// Adds the texts of new modules, and changes those of modules that exist. If there are none, no source is read.
  mutating func addInsertions(
    into sources: () throws(ScaffoldError) -> [ScaffoldRecognition.SourceText]
  ) throws(ScaffoldError) {
    let modules = plan.modules.filter { module in
      let hasFormer = formerInsertions[module.record.path].map { !$0.isEmpty } ?? false
      return !module.isAdopted && (hasFormer || !module.record.insertions.isEmpty)
    }
    guard !modules.isEmpty else { return }
    var edits = ProjectInsertions(try plan.missingFolders.isEmpty ? sources() : [])
    for change in changes { edits.follow(change) }
    for module in modules {
      edits.change(
        from: formerInsertions[module.record.path] ?? FormerInsertions(of: module.record),
        to: module.record.insertions, of: module.record)
    }
    warnings += edits.warnings
    for (path, text) in edits.edited {
      _ = trying { comparison throws(ScaffoldError) in
        try comparison.add(text, to: RelativePath(validating: path))
      }
    }
  }

  private mutating func add(_ text: [UInt8], to path: RelativePath) throws(ScaffoldError) {
    let file = PlannedFile(path: path, contents: text, isExecutable: false)
    let index = changes.firstIndex { $0.file.path == path && $0.action != .removed }
    guard let index else {
      let before = try before(path)
      return changes.append(Change(file: file, action: .merged, before: before, isEdited: true))
    }
    let old = changes[index]
    var new = Change(
      file: PlannedFile(path: path, contents: text, isExecutable: old.file.isExecutable),
      action: old.action.isWrite ? old.action : .merged, before: old.before, isEdited: old.isEdited)
    (new.movedFrom, new.reasons) = (old.movedFrom, old.reasons)
    changes[index] = new
  }
}
