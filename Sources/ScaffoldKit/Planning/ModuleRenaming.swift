import Hashing
import ScaffoldSwift

/// Gives the files of a module their new names, and settles its record.
struct ModuleRenaming {
  private let rename: ModuleRename
  private let tokens: RenamedTokens
  private let planned: [RelativePath: PlannedFile]
  private(set) var record: ModuleRecord
  private(set) var changes: [Change] = []
  private(set) var notes: [Diagnostic] = []

  /// Starts with the module as it is rendered under its new name.
  init(_ module: PlannedModule, _ rename: ModuleRename, _ tokens: RenamedTokens) {
    self.rename = rename
    self.tokens = tokens
    planned = Dictionary(module.files.map { ($0.path, $0) }) { first, _ in first }
    record = module.record
    let former = rename.edit.former
    if record.target == former.target { record.testTarget = former.testTarget }
    record.manifest = former.manifest
    record.files = []
    record.skipped = former.skipped.map { rename.path(of: $0, tokens) }.sorted()
    record.marked = former.marked.map { rename.path(of: $0, tokens) }.sorted()
  }

  // MARK: Files

  /// Adds a recorded file. An unedited one becomes what the template renders, an edited one keeps its edits.
  ///
  /// - Parameter before: the contents on the disk; `nil` if the user has deleted the file.
  /// - Throws: if an edited file cannot be read as Swift.
  mutating func add(_ entry: ModuleRecord.Entry, before: [UInt8]?) throws(ScaffoldError) {
    let path = rename.path(of: entry.path, tokens)
    let base = rename.edit.base[entry.path]
    let new = base == nil ? nil : planned[path]?.contents
    var digest = new.map { SHA256.digest(of: $0) } ?? entry.digest
    defer { record.files.append(.init(path: path, digest: digest)) }
    guard let before else { return }
    let place = rename.edit.place(of: entry.path)
    let newPlace = rename.place(of: entry.path, tokens)
    guard FileVersions(entry, disk: before, new: new).isAsGenerated else {
      let pair = base.flatMap { base in
        new.map { RenamedTokens.Pair(old: base, new: $0, isSwift: place.isSwift) }
      }
      let text = try renaming(before, at: place, to: newPlace, editedFrom: pair)
      guard let pair, let base, let new else { return move(place, before, to: newPlace, text) }
      let renamed = tokens.renaming(base, isSwift: place.isSwift, editedFrom: pair).text
      let merge = try MergedFile(base: renamed, yours: text, new: new, path: newPlace)
      notes += merge.notes
      return move(place, before, to: newPlace, merge.contents, merge.conflicts)
    }
    if let new {
      return move(place, before, to: newPlace, LineEnds.matching(before, new), action: .replaced)
    }
    let text = try renaming(before, at: place, to: newPlace)
    digest = SHA256.digest(of: LineEnds.unix(text) ?? text)
    move(place, before, to: newPlace, text, action: .replaced)
  }

  /// Adds a file of the user's own in a folder of the module.
  mutating func add(own file: PlannedFile) throws(ScaffoldError) {
    let place = rename.moved(file.path, tokens) ?? file.path
    let text = try renaming(file.contents, at: file.path, to: place)
    move(file.path, file.contents, to: place, text)
  }

  /// Adds a file of the rest of the package, which stays at its place.
  ///
  /// - Parameter tokens: the names that change there.
  mutating func add(
    other file: PlannedFile, _ tokens: RenamedTokens
  ) throws(ScaffoldError) {
    let text =
      file.path.holdsTexts
      ? tokens.renamingKeys(in: file.contents)
      : tokens.renaming(outside: file.contents, isSwift: file.path.isSwift)
    guard text != file.contents else { return }
    try check(file.contents, at: file.path)
    move(file.path, file.contents, to: file.path, text)
  }

  /// The text of an edited file with the new names. Ambiguous names are reported.
  private mutating func renaming(
    _ text: [UInt8], at path: RelativePath, to newPath: RelativePath,
    editedFrom pair: RenamedTokens.Pair? = nil
  ) throws(ScaffoldError) -> [UInt8] {
    try check(text, at: path)
    let renaming = tokens.renaming(text, isSwift: path.isSwift, editedFrom: pair)
    let source = SourceText(path: newPath.description, bytes: renaming.text)
    notes += renaming.ambiguous.map {
      .ambiguousName($0, at: source.location(at: $0.range.lowerBound))
    }
    notes += renaming.ownTexts.map {
      .nameInText($0, at: source.location(at: $0.range.lowerBound))
    }
    return renaming.text
  }

  /// Throws if a Swift file cannot be read.
  private func check(_ text: [UInt8], at path: RelativePath) throws(ScaffoldError) {
    guard path.isSwift else { return }
    do throws(SwiftReadingError) {
      _ = try SwiftFile(reading: text)
    } catch {
      throw ScaffoldError(.unreadable(error, in: SourceText(path: path.description, bytes: text)))
    }
  }

  private mutating func move(
    _ place: RelativePath, _ before: [UInt8], to path: RelativePath, _ contents: [UInt8],
    _ conflicts: [Diagnostic] = [], action: Change.Action = .merged
  ) {
    let isMoved = place != path
    let action: Change.Action =
      !conflicts.isEmpty ? .conflict : isMoved ? .moved : contents == before ? .identical : action
    var change = Change(
      file: PlannedFile(path: path, contents: contents, isExecutable: false), action: action,
      before: before)
    change.reasons = conflicts
    change.movedFrom = isMoved ? place : nil
    changes.append(change)
  }

  // MARK: The module as a whole

  /// The files that are at another path afterwards, with those paths.
  var moves: [(from: RelativePath, to: RelativePath)] {
    changes.compactMap { change in change.movedFrom.map { ($0, change.file.path) } }
  }

  /// Refuses a move to a path at which there is something.
  mutating func refuse(_ path: RelativePath) {
    guard let index = changes.firstIndex(where: { $0.file.path == path }) else { return }
    let change = changes[index]
    var refused = Change(file: change.file, action: .conflict, before: change.before)
    refused.reasons = change.reasons + [.inTheWay(of: rename.edit.former, at: path)]
    changes[index] = refused
  }

  /// Adds a record of another module, which gets the folders that only it uses.
  mutating func handOver(_ folders: [RelativePath], to stored: RecordStore.Stored) {
    var heir = stored.record
    heir.folders = (heir.folders + folders).sorted()
    changes.append(Change(file: PlannedFile(heir), action: .replaced, before: stored.bytes))
  }

  /// Adds the record.
  ///
  /// - Parameters:
  ///   - made: the folders that have to be made.
  ///   - gone: the folders in which nothing is left.
  mutating func finish(making made: [RelativePath], removing gone: [RelativePath]) {
    record.files.sort { $0.path < $1.path }
    let former = rename.edit.former
    let olds = Dictionary(rename.folders.map { ($1, $0) }) { first, _ in first }
    // A folder that the user has made is the user's under its new name, too.
    let (formerFolders, used) = (Set(former.folders), FolderIndex(record.paths))
    let own = made.filter { folder in
      olds[folder].map(formerFolders.contains) ?? used.contains(folder)
    }
    // A folder that the user has deleted stays in the record.
    let kept = former.folders.map { rename.moved($0, tokens) ?? $0 }
    record.folders = Set(own + kept).subtracting(gone).filter(used.contains).sorted()
    let isMoved = record.path != former.path
    var change = Change(
      file: PlannedFile(record), action: isMoved ? .moved : .replaced, before: rename.edit.bytes)
    change.movedFrom = isMoved ? former.path : nil
    changes.append(change)
  }
}

extension Diagnostic {
  /// Something is in the place of a file under its new name.
  fileprivate static func inTheWay(of record: ModuleRecord, at path: RelativePath) -> Diagnostic {
    Diagnostic(
      .conflict, .inTheWay,
      "a file of '\(record.name.escapingControlCharacters)' would get this path, and there is another file",
      at: SourceLocation(path: path.description), help: "move it away, or choose another name")
  }
}
