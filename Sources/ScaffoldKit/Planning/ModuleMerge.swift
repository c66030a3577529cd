import Hashing
import ScaffoldSwift

/// Merges what a new rendering changes into the files of a module, and settles its record.
struct ModuleMerge {
  let edit: ModuleEdit
  private let entries: [RelativePath: ModuleRecord.Entry]
  private(set) var record: ModuleRecord
  var changes: [Change] = []
  private(set) var warnings: [Diagnostic] = []
  let moved: MovedTypes
  /// What was read of the Swift files on the disk, by their recorded paths.
  let read: [RelativePath: SwiftFile]
  /// What was read of the files as they are to be, by their places; not for those with the template's contents.
  private var results: [RelativePath: SwiftFile] = [:]
  /// The recorded paths of the files at a place.
  private var recordedPaths: [RelativePath: [RelativePath]] = [:]
  private let formerlySkipped: Set<RelativePath>
  /// The files that show the options now.
  private var shown: Set<RelativePath> = []
  /// The files of the record that the new rendering does not have, and that stay.
  private var kept: [ModuleRecord.Entry] = []
  /// The files into which conflict markers are written.
  private var marked: Set<RelativePath> = []
  /// The words in the lines that do not fit together.
  private(set) var conflictingWords: Set<String> = []

  /// Starts with the record of the new rendering.
  ///
  /// - Parameter read: what was read of the Swift files on the disk, by their recorded paths.
  init(
    _ edit: ModuleEdit, record: ModuleRecord, moved: MovedTypes, _ read: [RelativePath: SwiftFile]
  ) {
    self.edit = edit
    self.record = record
    self.moved = moved
    self.read = read
    entries = Dictionary(edit.former.files.map { ($0.path, $0) }) { first, _ in first }
    formerlySkipped = Set(edit.former.skipped)
    recordedPaths = Dictionary(grouping: record.files.map(\.path), by: edit.place)
    let planned = Set(record.files.map(\.path))
    self.record.folders = edit.former.folders
    self.record.skipped = edit.former.skipped.filter(planned.contains)
  }

  // MARK: Files of the new rendering

  /// Adds what happens to a file.
  ///
  /// - Parameter before: the contents in its place; `nil` if there is none.
  /// - Throws: if the file on the disk cannot be read as Swift.
  mutating func add(_ file: PlannedFile, before: [UInt8]?) throws(ScaffoldError) {
    let disk = before.map(FileVersions.Disk.file) ?? .nothing
    let versions = FileVersions(base: base(of: file.path), disk: disk, new: file.contents)
    let before = before ?? []
    switch versions.fate {
    case .create: settle(file, .created, file.contents, nil)
    case .stayDeleted: reportDeleted(file)
    case .stayAway: record.files.removeAll { $0.path == file.path }
    case .settled: settle(file, .identical, before, before)
    case .replace: settle(file, .replaced, LineEnds.matching(before, file.contents), before)
    case .occupied: refuse(file, before, [.notGenerated(at: file.path)])
    case .keep, .remove: try addEdited(file, before, hasNews: false)
    case .merge: try addEdited(file, before, hasNews: true)
    }
  }

  private func base(of path: RelativePath) -> FileVersions.Base {
    if let entry = entries[path] { return .generated(edit.generatedDigests(of: entry)) }
    // What the record does not name, although its template has it, was removed.
    return edit.rendered.contains(path) ? .withdrawn : .none
  }

  /// Adds what happens to an edited file, whose template may have something new.
  private mutating func addEdited(
    _ file: PlannedFile, _ before: [UInt8], hasNews: Bool
  ) throws(ScaffoldError) {
    if let line = ConflictMarkers.firstLine(in: before) {
      throw ScaffoldError(.markerLeft(at: edit.place(of: file.path), line: line))
    }
    let isSkipped = formerlySkipped.contains(file.path)
    if !hasNews, !isSkipped { return settle(file, .kept, before, before) }
    if !isSkipped, let base = edit.base[file.path] { return try merge(file, base, before) }
    if edit.isMerged, file.isWhole(in: read[file.path]) {
      return settle(file, .kept, before, before)
    }
    let reason = isSkipped ? "an earlier run skipped it" : edit.unknownBase
    let place = edit.place(of: file.path)
    dispute(
      file, before,
      edit.isWrittenByHand ? .writtenByHand(at: place) : .unknownBase(reason, at: place))
  }

  /// Makes a conflict of a whole file.
  private mutating func dispute(_ file: PlannedFile, _ before: [UInt8], _ reason: Diagnostic) {
    guard edit.writesMarkers, !before.contains(0), !file.contents.contains(0) else {
      return refuse(file, before, [reason])
    }
    let place = edit.place(of: file.path)
    let merge = FileMerge(disputing: before, base: [], new: file.contents)
    conflictingWords.formUnion(MergedFile(merge, at: place).disputedWords)
    mark(place)
    settle(file, .merged, merge.marked, before, [reason])
  }

  /// Reports what a file would get that the user has deleted.
  private mutating func reportDeleted(_ file: PlannedFile) {
    guard let base = edit.base[file.path], base != file.contents else { return }
    let rest = moved.rests[file.path]
    if rest?.isEmpty == true { return }
    let diff = UnifiedDiff(
      path: file.path.description, old: rest?.base ?? base, new: rest?.new ?? file.contents)
    warnings.append(.staysDeleted(file.path, diff))
  }

  private mutating func merge(
    _ file: PlannedFile, _ base: [UInt8], _ yours: [UInt8]
  ) throws(ScaffoldError) {
    let place = edit.place(of: file.path)
    let rest = moved.rests[file.path]
    let (base, new) = (rest?.base ?? base, rest?.new ?? file.contents)
    let bases = rest == nil && edit.isMerged ? edit.bases(of: file) : [base]
    let (merge, result) = try MergedFile.first(
      of: bases, yours: yours, read: read[file.path], new: new, path: place)
    if !merge.conflicts.isEmpty, edit.isMerged, file.isWhole(in: read[file.path]) {
      return settle(file, .kept, yours, yours)
    }
    results[place] = result
    warnings += edit.isMerged ? [] : merge.notes
    guard !merge.conflicts.isEmpty else {
      return settle(file, merge.contents == yours ? .kept : .merged, merge.contents, yours)
    }
    guard edit.writesMarkers else { return refuse(file, yours, merge.conflicts) }
    conflictingWords.formUnion(merge.disputedWords)
    mark(place)
    settle(file, .merged, merge.marked, yours, merge.conflicts)
  }

  /// Notes that the file at a place gets markers, if it is one of the module's files.
  mutating func mark(_ place: RelativePath) {
    marked.formUnion(recordedPaths[place] ?? [])
  }

  private mutating func settle(
    _ file: PlannedFile, _ action: Change.Action, _ contents: [UInt8], _ before: [UInt8]?,
    _ reasons: [Diagnostic] = []
  ) {
    let settled = PlannedFile(
      path: edit.place(of: file.path), contents: contents, isExecutable: file.isExecutable)
    var change = Change(file: settled, action: action, before: before)
    change.reasons = reasons
    changes.append(change)
    if contents == before { results[settled.path] = read[file.path] }
    if action != .kept { shown.insert(file.path) }
  }

  private mutating func refuse(_ file: PlannedFile, _ before: [UInt8]?, _ reasons: [Diagnostic]) {
    let placed = PlannedFile(
      path: edit.place(of: file.path), contents: file.contents, isExecutable: file.isExecutable)
    var change = Change(file: placed, action: .conflict, before: before)
    change.reasons = reasons
    changes.append(change)
  }

  // MARK: The module as a whole

  /// Merges what the template changes in types that are in other files than before.
  ///
  /// - Parameter others: the user's own Swift files in the folders of the module.
  /// - Throws: if a file of the user's own cannot be read as Swift.
  mutating func mergeMovedTypes(into others: [PlannedFile]) throws(ScaffoldError) {
    for (path, pieces) in moved.pieces.sorted(by: { $0.key < $1.key }) {
      let index = changes.firstIndex { $0.file.path == path }
      guard let file = index.map({ changes[$0].file }) ?? others.first(where: { $0.path == path })
      else { continue }
      if let index, changes[index].hasMarkers {
        changes[index] = changes[index].asConflict
        continue
      }
      let merge = try MergedFile(
        base: pieces.flatMap(\.base), yours: file.contents, new: pieces.flatMap(\.new), path: path)
      warnings += merge.notes
      let hasMarkers = edit.writesMarkers && !merge.conflicts.isEmpty
      let contents = hasMarkers ? merge.marked : merge.contents
      if contents == file.contents, merge.conflicts.isEmpty { continue }
      if hasMarkers { mark(path) }
      results[path] = nil
      let former = index.map { changes[$0] }
      let isOpen = former?.action == .conflict || !merge.conflicts.isEmpty && !hasMarkers
      let isNew = former?.action == .created
      let change = Change(
        file: PlannedFile(path: path, contents: contents, isExecutable: file.isExecutable),
        action: isOpen ? .conflict : isNew ? .created : .merged,
        before: isNew ? nil : former?.before ?? file.contents,
        reasons: (former?.reasons ?? []) + merge.conflicts)
      if let index { changes[index] = change } else { changes.append(change) }
    }
  }

  /// Reports what does not fit between the files, if each of them has been merged.
  ///
  /// - Parameters:
  ///   - module: the new rendering.
  ///   - others: the user's own Swift files that may name the module's types.
  ///   - isDeclaredElsewhere: whether another file of the package declares a name.
  mutating func checkModule(
    _ module: PlannedModule, besides others: [Neighbours.File],
    isDeclaredElsewhere: (String) -> Bool
  ) {
    let isEdited =
      !others.isEmpty || !warnings.isEmpty
      || changes.contains { $0.action == .merged || $0.action == .kept }
    let isMerged = changes.allSatisfy { $0.action != .conflict && $0.reasons.isEmpty }
    guard isEdited, isMerged else { return }
    let known = Set(changes.map(\.file.path))
    let own = others.filter { !known.contains($0.file.path) }
    var checked =
      changes.filter { $0.file.path.isSwift && $0.action != .removed }
      + own.map { Change(file: $0.file, action: .kept, before: $0.file.contents) }
    let tests = Set(module.tests.map(edit.place))
    let check = ModuleCheck(
      base: edit.base.sorted { $0.key < $1.key }.map {
        .init($0.value, isTest: module.tests.contains($0.key))
      },
      new: module.files.filter(\.path.isSwift).map {
        .init($0.contents, isTest: module.tests.contains($0.path))
      })
    let merged = checked.dropLast(own.count).map { change in
      let path = change.file.path
      return ModuleCheck.File(
        results[path] ?? SwiftFile(ifReadable: change.file.contents),
        former: change.before == nil ? nil : read[recordedPaths[path]?.first ?? path],
        isTest: tests.contains(path))
    }
    let files =
      merged
      + own.map {
        .init(unchanged: read[$0.file.path], isTest: $0.isTest, isOutside: $0.isOutside)
      }
    let problems = check.problems(
      in: files, isOfBranches: edit.isMerged, isDeclaredElsewhere: isDeclaredElsewhere)
    for problem in problems {
      checked[problem.file].reasons.append(.moduleProblem(problem, in: checked[problem.file].file))
    }
    let indices = Dictionary(changes.enumerated().map { ($1.file.path, $0) }) { first, _ in first }
    for change in checked where !change.reasons.isEmpty {
      let action = edit.writesMarkers ? change.action : .conflict
      let open = Change(
        file: change.file, action: action, before: change.before, isEdited: change.isEdited,
        reasons: change.reasons)
      if let index = indices[open.file.path] { changes[index] = open } else { changes.append(open) }
    }
  }

  // MARK: Other files of the record

  /// The files of the record that the new rendering does not have.
  var leftFiles: [ModuleRecord.Entry] {
    let planned = Set(record.files.map(\.path))
    return edit.former.files.filter { !planned.contains($0.path) }
  }

  /// Adds what happens to a file that the new rendering does not have: it goes, unless the user edited it.
  ///
  /// - Parameter rest: what the user has in it besides types that the template has in another file now.
  mutating func remove(_ entry: ModuleRecord.Entry, before: [UInt8]?, rest: [UInt8]? = nil) {
    guard let before else { return }
    if let rest {
      let file = PlannedFile(path: edit.place(of: entry.path), contents: rest, isExecutable: false)
      changes.append(Change(file: file, action: .merged, before: before, isEdited: true))
      warnings.append(.noLongerPart(entry.path, of: record))
      return keep(entry)
    }
    let file = PlannedFile(path: edit.place(of: entry.path), contents: before, isExecutable: false)
    let versions = FileVersions(
      base: .generated(edit.generatedDigests(of: entry)), disk: .file(before), new: nil)
    // What the user has changed in types goes with them, their names included.
    let isLeft =
      moved.left.contains(entry.path)
      && LineEnds.unix(before) ?? before == edit.base[entry.path]
    let isEdited = !isLeft && versions.fate == .keep
    changes.append(
      Change(file: file, action: isEdited ? .kept : .removed, before: before, isEdited: isEdited))
    guard isEdited else { return }
    warnings.append(
      .noLongerPart(file.path, of: record, isWrittenByHand: edit.isWrittenByHand))
    keep(entry)
  }

  /// Keeps a file of the record that the template no longer has.
  mutating func keep(_ path: RelativePath) {
    if let entry = entries[path] { keep(entry) }
  }

  /// Gives the change of a file the contents that are on the disk, where the merge has seen others.
  mutating func restore(_ path: RelativePath, _ yours: [UInt8]) {
    let place = edit.place(of: path)
    guard let index = changes.firstIndex(where: { $0.file.path == place }) else { return }
    let former = changes[index]
    let isRemoved = former.action == .removed
    let file = PlannedFile(
      path: place, contents: isRemoved ? yours : former.file.contents,
      isExecutable: former.file.isExecutable)
    let isWritten = [.identical, .kept].contains(former.action) && file.contents != yours
    changes[index] = Change(
      file: file, action: isWritten ? .merged : former.action, before: yours,
      isEdited: former.isEdited, reasons: former.reasons)
  }

  private mutating func keep(_ entry: ModuleRecord.Entry) {
    kept.append(entry)
    recordedPaths[edit.place(of: entry.path), default: []].append(entry.path)
    record.testTarget = record.testTarget ?? edit.former.testTarget
  }

  /// Moves the files that the template has at another path now.
  ///
  /// - Parameter isTaken: whether there is something at a path.
  mutating func moveFiles(
    isTaken: (RelativePath) throws(ScaffoldError) -> Bool
  ) throws(ScaffoldError) {
    for index in changes.indices where changes[index].action != .conflict {
      let change = changes[index]
      guard let path = edit.moves[change.file.path] else { continue }
      let file = PlannedFile(
        path: path, contents: change.file.contents, isExecutable: change.file.isExecutable)
      let isRefused = try isTaken(path)
      var moved = Change(
        file: file, action: isRefused ? .conflict : .moved, before: change.before,
        isEdited: change.isEdited)
      moved.reasons = change.reasons + (isRefused ? [.notGenerated(at: path)] : [])
      moved.movedFrom = isRefused ? nil : change.file.path
      changes[index] = moved
      if !isRefused { shown.insert(path) }
    }
  }

  // MARK: The record

  /// Adds the change of the record.
  ///
  /// - Parameters:
  ///   - made: the folders that have to be made for new files.
  ///   - gone: the folders that go with the removed files.
  mutating func finish(making made: [RelativePath], removing gone: [RelativePath]) {
    let folders = Set(record.folders + made).subtracting(gone)
    record.folders = folders.sorted()
    let skipped = kept.map(\.path).filter(formerlySkipped.contains)
    record.skipped = (record.skipped.filter { !shown.contains($0) } + skipped).sorted()
    record.files = (record.files + kept).sorted { $0.path < $1.path }
    record.marked = Set(record.marked).union(marked).sorted()
    let isSame = record == edit.former && !edit.hasNewPaths && !edit.isMerged
    let file =
      isSame
      ? PlannedFile(path: record.path, contents: edit.bytes, isExecutable: false)
      : PlannedFile(record)
    changes.append(
      Change(file: file, action: isSame ? .identical : .replaced, before: edit.bytes))
  }
}
