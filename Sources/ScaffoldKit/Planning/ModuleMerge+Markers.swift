import ScaffoldSwift

// Conflicts that are written between markers.
extension ModuleMerge {
  /// Writes markers around all that changes together with a conflict, so that the module compiles with one side of all
  /// markers. A conflict without a place for markers stays one: then nothing is written.
  ///
  /// - Parameter yours: the contents of the files on the disk, by their recorded paths.
  mutating func markRelatedChanges(of module: PlannedModule, _ yours: [RelativePath: [UInt8]]) {
    guard edit.writesMarkers, changes.contains(where: { !$0.reasons.isEmpty }) else { return }
    let related = related(in: module)
    for file in module.files where file.path.isSwift && moved.rests[file.path] == nil {
      let place = edit.place(of: file.path)
      guard moved.pieces[place] == nil, let base = edit.base[file.path],
        let mine = read[file.path],
        let before = yours[file.path],
        let index = changes.firstIndex(where: { $0.file.path == place && $0.action.isMerge }),
        let merge = FileMerge.swift(
          base: base, yours: mine, new: file.contents, disputing: related.names),
        !merge.conflicts.isEmpty
      else { continue }
      let marked = PlannedFile(
        path: place, contents: merge.marked, isExecutable: file.isExecutable)
      changes[index] = Change(
        file: marked, action: .merged, before: before,
        reasons: MergedFile(merge, at: place).conflicts)
      mark(place)
    }
    markWholeFiles(using: related, besides: Set(module.files.map { edit.place(of: $0.path) }))
    let isMarked = Set(changes.filter(\.hasMarkers).map(\.file.path))
    guard isMarked.isEmpty else { return }
    for index in changes.indices where !changes[index].reasons.isEmpty {
      changes[index] = changes[index].asConflict
    }
  }

  /// Writes markers around new files, and around files that the template no longer has, if they use what is in
  /// conflict.
  private mutating func markWholeFiles(
    using related: RelatedChanges, besides planned: Set<RelativePath>
  ) {
    for index in changes.indices where changes[index].file.path.isSwift {
      let change = changes[index]
      let isLeft = !planned.contains(change.file.path)
      let path = edit.former.files.map(\.path).first { edit.place(of: $0) == change.file.path }
      // The user's types are in another file now.
      let isMoved = path.map(moved.left.contains) ?? false
      guard !change.hasMarkers,
        change.action == .created
          || isLeft && !isMoved && [.removed, .kept].contains(change.action),
        related.isUsed(in: SwiftFile(ifReadable: change.file.contents))
      else { continue }
      let arrival = moved.arrivals[change.file.path]
      let merge = FileMerge(
        disputing: change.before ?? arrival?.yours ?? [],
        base: path.flatMap { edit.base[$0] } ?? arrival?.base ?? [],
        new: isLeft ? [] : change.file.contents)
      let marked = PlannedFile(
        path: change.file.path, contents: merge.marked, isExecutable: change.file.isExecutable)
      if change.action == .removed, let path { keep(path) }
      changes[index] = Change(
        file: marked, action: isLeft ? .merged : .created, before: change.before,
        reasons: MergedFile(merge, at: change.file.path).conflicts)
      mark(change.file.path)
    }
  }

  /// What changes together with the conflicts.
  private func related(in module: PlannedModule) -> RelatedChanges {
    let reasons = changes.flatMap(\.reasons).flatMap { [$0.message, $0.help ?? ""] }
    let words = reasons.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }
    let new = module.files.filter(\.path.isSwift).compactMap { SwiftFile(ifReadable: $0.contents) }
    let base = edit.base.filter(\.key.isSwift).values.compactMap(SwiftFile.init(ifReadable:))
    return RelatedChanges(
      base: base, yours: Array(read.values), new: new,
      words: Set(words.map(String.init)).union(conflictingWords))
  }
}

extension Change {
  /// Whether there are conflict markers in the new contents.
  var hasMarkers: Bool {
    !reasons.isEmpty && ConflictMarkers.firstLine(in: file.contents) != nil
  }

  /// The change as one that is not made.
  var asConflict: Change {
    Change(
      file: file, action: .conflict, before: before, isEdited: isEdited, reasons: reasons)
  }
}

extension Change.Action {
  /// Whether the file of the user gets the template's changes, or has nothing to get.
  fileprivate var isMerge: Bool {
    switch self {
    case .merged, .replaced, .kept, .identical: true
    default: false
    }
  }
}
