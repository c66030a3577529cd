import Hashing

/// What is known of a module that exists and gets another rendering.
struct ModuleEdit: Sendable, Hashable {
  /// The record of the module, and the bytes that it was read from.
  private(set) var former: ModuleRecord
  let bytes: [UInt8]
  /// The files as the record's template renders them, by their paths: those with the recorded digests.
  var base: [RelativePath: [UInt8]]
  /// The other versions that a file may be made from, if the record has the versions of two branches.
  private(set) var otherBases: [RelativePath: [[UInt8]]] = [:]
  /// Whether the record has the versions of two branches. What both have added is in the files already, without a
  /// note.
  private(set) var isMerged = false
  /// The versions of the record: one, or those of two branches.
  private(set) var versions: [ModuleRecord]
  /// The paths of all files that the record's template renders.
  private(set) var rendered: Set<RelativePath>
  /// Why the base of a file is not known.
  let unknownBase: String
  /// Where the user has moved files to, by their recorded paths.
  private(set) var moved: [RelativePath: RelativePath]
  /// Where files go that the template has at another path now, by the places that they have.
  private(set) var moves: [RelativePath: RelativePath] = [:]
  /// Whether the template has recorded files at another path now.
  private(set) var hasNewPaths = false
  /// Whether conflicts are written into the files.
  let writesMarkers: Bool
  /// Whether the files were written by hand and get another template than the one that was made of them. All of their
  /// text is the user's own.
  let isWrittenByHand: Bool

  init(
    former: ModuleRecord, bytes: [UInt8], base: [RelativePath: [UInt8]],
    rendered: Set<RelativePath>, unknownBase: String, moved: [RelativePath: RelativePath],
    writesMarkers: Bool, isWrittenByHand: Bool = false
  ) {
    (self.former, self.bytes, self.base) = (former, bytes, base)
    (self.rendered, self.unknownBase) = (rendered, unknownBase)
    versions = [former]
    (self.moved, self.writesMarkers) = (moved, writesMarkers)
    self.isWrittenByHand = isWrittenByHand
  }

  /// Adds the versions of the files that two branches have generated.
  ///
  /// - Parameters:
  ///   - rendered: the paths of all files that the templates of the branches render.
  ///   - versions: the records of the branches.
  mutating func merge(
    _ texts: [RelativePath: [[UInt8]]], rendered paths: [RelativePath],
    of versions: [ModuleRecord]
  ) {
    isMerged = true
    self.versions = versions
    base = texts.compactMapValues(\.first)
    otherBases = texts.mapValues { Array($0.dropFirst()) }
    rendered.formUnion(paths)
  }

  /// Where a file of the module is; where a new one goes. A new file follows the others of its folder, if the user has
  /// moved them all to one folder.
  func place(of path: RelativePath) -> RelativePath {
    if let place = moved[path] { return place }
    let siblings = former.files.map(\.path).filter { $0.folder == path.folder }
    guard !siblings.contains(path) else { return path }
    let folders = Set(siblings.map { moved[$0]?.folder ?? $0.folder })
    guard folders.count == 1, let folder = folders.first else { return path }
    return RelativePath(folder: folder, name: path.name)
  }

  /// The same with the new paths of the files that the template has at another path now: those of the same name.
  func following(_ files: [PlannedFile]) -> ModuleEdit {
    let (old, new) = (Set(former.files.map(\.path)), Set(files.map(\.path)))
    let gone = Dictionary(grouping: old.subtracting(new), by: \.name)
    let added = Dictionary(grouping: new.subtracting(old), by: \.name)
    var edit = self
    for (name, paths) in added {
      guard paths.count == 1, let former = gone[name], former.count == 1 else { continue }
      edit.follow(former[0], to: paths[0])
    }
    return edit
  }

  /// Gives a recorded file its new path. One that the user has moved stays where it is.
  private mutating func follow(_ old: RelativePath, to new: RelativePath) {
    hasNewPaths = true
    if moved[old] == nil { moves[old] = new }
    moved[new] = moved.removeValue(forKey: old) ?? old
    base[new] = base.removeValue(forKey: old)
    otherBases[new] = otherBases.removeValue(forKey: old)
    if rendered.remove(old) != nil { rendered.insert(new) }
    former.files = former.files.map { $0.path == old ? .init(path: new, digest: $0.digest) : $0 }
    former.skipped = former.skipped.map { $0 == old ? new : $0 }
    former.marked = former.marked.map { $0 == old ? new : $0 }
  }

  /// The versions that a file may be made from. One that the template still writes comes last: it has nothing to add.
  func bases(of file: PlannedFile) -> [[UInt8]] {
    let texts = [base[file.path]].compactMap(\.self) + (otherBases[file.path] ?? [])
    return texts.filter { $0 != file.contents } + texts.filter { $0 == file.contents }
  }

  /// The digests of the versions that a recorded file may be made from: more than one, if two branches have
  /// generated it, and none, if it was written by hand.
  func generatedDigests(of entry: ModuleRecord.Entry) -> Set<Digest> {
    if isWrittenByHand { return [] }
    guard isMerged else { return [entry.digest] }
    let texts = [base[entry.path]].compactMap(\.self) + (otherBases[entry.path] ?? [])
    return Set(texts.map { SHA256.digest(of: $0) }).union([entry.digest])
  }
}
