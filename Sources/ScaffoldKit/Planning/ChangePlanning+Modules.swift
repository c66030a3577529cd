import Hashing

/// What is known of the modules to change: their files as they were generated, and where those are now.
extension ChangePlanning {
  /// What is known of a module whose record may have the versions of two branches.
  func edit(
    of stored: RecordStore.Stored, _ base: PlannedModule?,
    _ places: [RelativePath: RelativePath], at root: String
  ) throws(ScaffoldError) -> ModuleEdit {
    var edit = edit(of: stored, base, places)
    guard let merged = stored.merged else { return edit }
    var files: [PlannedFile] = []
    for side in merged.sides {
      files += try render([oldRequest(for: side, at: root)]).flatMap(\.files)
    }
    edit.merge(merged.texts(files), rendered: files.map(\.path), of: merged.branches)
    return edit
  }

  /// What is known of a module whose record has one version.
  func edit(
    of stored: RecordStore.Stored, _ base: PlannedModule?, _ places: [RelativePath: RelativePath]
  ) -> ModuleEdit {
    let record = stored.record
    let digests = Dictionary(record.files.map { ($0.path, $0) }) { first, _ in first }
    let isWrittenByHand = record.templateOrigin == .module && request.template != nil
    let known = (base?.files ?? []).filter {
      !isWrittenByHand && digests[$0.path]?.matches($0.contents) ?? false
    }
    let why =
      base?.record.templateDigest != record.templateDigest
      ? "the package does not keep the version of the template that it was generated from"
      : "it is not as the template of its record generates it"
    return ModuleEdit(
      former: record, bytes: stored.bytes,
      base: Dictionary(known.map { ($0.path, $0.contents) }) { first, _ in first },
      rendered: Set((base?.files ?? []).map(\.path)),
      unknownBase: why, moved: places.filter { digests[$0.key] != nil },
      writesMarkers: request.writesMarkers, isWrittenByHand: isWrittenByHand)
  }

  /// Where files are that are not at the paths that the templates give them: those of the records, and those that the
  /// records leave out, because the modules have their types in other files.
  func movedFiles(
    of records: [ModuleRecord], _ bases: [RelativePath: PlannedModule], in root: any Directory
  ) throws(ScaffoldError) -> [RelativePath: RelativePath] {
    var problems: [Diagnostic] = []
    let files = Dictionary(
      bases.values.flatMap(\.files).map { ($0.path, $0.contents) },
      uniquingKeysWith: { first, _ in first })
    let modules = RecordedModule.modules(
      of: records.map { $0.adding(bases[$0.path]?.files ?? []) },
      among: { RecordStore.readableRecords(in: root).map(\.record) }, in: root,
      searching: folders,
      declaring: { path in
        files[path].map { Set(TopLevelName.all(in: $0).types) } ?? [path.stem]
      },
      problems: &problems)
    try problems.throwDiskErrors()
    var places: [RelativePath: RelativePath] = [:]
    for file in modules.flatMap(\.files) { places[file.path] = file.foundAt }
    return places
  }

  /// Refuses records of two branches with options that differ, except for those that the request sets.
  func refuseDifferences(in stored: [RecordStore.Stored]) throws(ScaffoldError) {
    let chosen = request.edits.compactMap { edit in
      if case .set(let name, _) = edit { name } else { nil }
    }
    let problems = stored.flatMap { $0.merged?.problems(choosing: Set(chosen)) ?? [] }
    guard problems.isEmpty else { throw ScaffoldError(problems) }
  }

  /// Refuses modules in which an earlier run has left conflict markers.
  func refuseMarkers(
    in records: [ModuleRecord], _ root: any Directory
  ) throws(ScaffoldError) {
    let marked = records.filter { !$0.marked.isEmpty }
    let places = try movedFiles(of: marked, [:], in: root)
    var files = RecordedFiles(root: root)
    var problems: [Diagnostic] = []
    for record in marked {
      let marks = Set(record.marked)
      for entry in record.files where marks.contains(entry.path) {
        let place = places[entry.path] ?? entry.path
        guard let line = try files.conflictLine(at: place) else { continue }
        problems.append(.markerLeft(at: place, line: line))
      }
    }
    guard problems.isEmpty else { throw ScaffoldError(problems) }
  }
}

extension ModuleRecord {
  /// The record with the files of a rendering that it does not name.
  fileprivate func adding(_ files: [PlannedFile]) -> ModuleRecord {
    let known = Set(self.files.map(\.path))
    var record = self
    record.files += files.filter { !known.contains($0.path) }.map {
      Entry(path: $0.path, digest: SHA256.digest(of: $0.contents))
    }
    return record
  }
}
