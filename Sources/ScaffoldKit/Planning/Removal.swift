import Hashing
import ScaffoldRecognition

/// Returns the changes that remove modules. Reads only.
///
/// Exactly what `create` wrote is removed. A folder that `create` made is removed with the last entry in it.
/// If another module has files in it by then, the folder is recorded as that module's, so that it is removed
/// with the last of them.
struct Removal {
  var files: RecordedFiles
  private let removesEdited: Bool
  let stored: [RecordStore.Stored]
  let chosen: [Int]
  /// What happens to the files of each chosen module.
  private(set) var changes: [Int: [Change]] = [:]
  /// The records that are there afterwards.
  var survivors: [Int: ModuleRecord] = [:]
  var warnings: [Diagnostic] = []
  /// The texts of templates that no record names afterwards.
  private var snapshots: [Change] = []

  /// What would happen to each file of the modules and to their records.
  ///
  /// - Parameters:
  ///   - fileSystem: where the templates of the modules are.
  ///   - sources: the Swift files of the project.
  ///   - resources: its storyboards and XIB files.
  /// - Throws: everything that is wrong with the request, and with any record where it may be the cause.
  static func changes(
    for request: RemovalRequest, at path: String, _ root: any Directory,
    _ fileSystem: any FileSystem,
    searching folders: () -> [[String]] = { [] },
    sources: () throws(ScaffoldError) -> [ScaffoldRecognition.SourceText] = { [] },
    resources: () throws(ScaffoldError) -> [ScaffoldRecognition.SourceText] = { [] }
  ) throws(ScaffoldError) -> ChangeSet {
    let store = RecordStore(of: root)
    let problems = store.problems
    try problems.throwDiskErrors()
    let place = PackagePlace(root: path, from: request.packagePath)
    let chosen = try RecordedNames(
      records: store.found.map(\.record), target: request.target, place: place,
      subfolder: subfolder(of: request, in: place, folders), unreadable: store.unreadable
    ).indices(of: request.modules)
    var removal = Removal(
      files: RecordedFiles(root: root), removesEdited: request.removesEdited, stored: store.found,
      chosen: chosen)
    removal.warnings = problems.map(\.asWarning)
    try removal.refuseTargets(besides: store.unreadable)
    try ForeignFiles.refuseShared(
      by: chosen.map { store.found[$0].record }, among: store.found.map(\.record))
    try removal.reportMissingFiles(request, folders, in: root)
    for index in chosen { try removal.removeFiles(of: index) }
    removal.reportParents()
    try removal.reportUsers { () throws(ScaffoldError) in try sources() + resources() }
    // A record that cannot be read may name any version of a template.
    if problems.isEmpty { try removal.removeSnapshots() }
    let folders = try removal.emptiedFolders()
    removal.handOver(folders)
    let manifests =
      try removal.manifestChanges(in: root) + removal.insertions(fileSystem, at: path, in: sources)
    removal.explainRecords()
    return ChangeSet(
      root: path, missingFolders: [], changes: manifests + removal.allChanges,
      removedFolders: folders,
      diagnostics: removal.warnings, target: "", testTarget: nil)
  }

  /// The subfolder of modules whose names are typed without it: none in a folder within a target, where paths
  /// start in that folder.
  private static func subfolder(
    of request: RemovalRequest, in place: PackagePlace, _ folders: () -> [[String]]
  ) -> [String] {
    guard let subfolder = request.subfolder else { return [] }
    let isInTarget =
      !place.here.isEmpty
      && folders().contains { !$0.isEmpty && $0 != place.here && place.here.starts(with: $0) }
    return isInTarget ? [] : subfolder.components
  }

  private init(
    files: RecordedFiles, removesEdited: Bool, stored: [RecordStore.Stored], chosen: [Int]
  ) {
    self.files = files
    self.removesEdited = removesEdited
    self.stored = stored
    self.chosen = chosen
    survivors = Dictionary(uniqueKeysWithValues: stored.map(\.record).enumerated().map { ($0, $1) })
  }
}

// MARK: - Files

extension Removal {
  /// Adds a warning for what is missing.
  ///
  /// - Throws: the modules with missing files, unless the request removes these, too.
  private mutating func reportMissingFiles(
    _ request: RemovalRequest, _ folders: () -> [[String]], in root: any Directory
  ) throws(ScaffoldError) {
    var problems: [Diagnostic] = []
    let modules = RecordedModule.modules(
      of: chosen.map { stored[$0].record }, among: { stored.map(\.record) }, in: root,
      searching: folders, problems: &problems)
    warnings += modules.flatMap { $0.missingFiles() }
    if !request.removesIncomplete { problems += modules.compactMap(Self.incomplete) }
    guard problems.isEmpty else { throw ScaffoldError(warnings + problems) }
  }

  /// The error for a module with missing files.
  private static func incomplete(_ module: RecordedModule) -> Diagnostic? {
    let count = module.files.count { $0.state == .missing }
    guard count > 0 else { return nil }
    return Diagnostic(
      .conflict, .incompleteModule,
      "\(count) of the \(module.files.count) files of '\(module.path.escapingControlCharacters)' "
        + (count == 1 ? "is" : "are") + " missing",
      help: "add '--force' to remove what is left of the module")
  }

  private mutating func removeFiles(of index: Int) throws(ScaffoldError) {
    var record = stored[index].record
    var kept: [ModuleRecord.Entry] = []
    for entry in record.files {
      let disk = try files.find(entry.path)
      let fate = FileVersions(base: .generated([entry.digest]), disk: disk, new: nil).fate
      if fate == .settled { continue }
      let bytes = if case .file(let bytes) = disk { bytes } else { nil as [UInt8]? }
      let goes = fate == .remove || removesEdited && bytes != nil
      let file = PlannedFile(path: entry.path, contents: bytes ?? [], isExecutable: false)
      changes[index, default: []].append(
        Change(
          file: file, action: goes ? .removed : .kept, before: bytes, isEdited: fate == .keep))
      guard !goes else { continue }
      kept.append(entry)
      warnings.append(Self.keptFile(at: entry.path, isPlain: bytes != nil))
    }
    record.files = kept
    record.insertions = []
    survivors[index] = kept.isEmpty ? nil : record
  }

  /// The warning for a file that is not removed, because it is not as it was written.
  private static func keptFile(at path: RelativePath, isPlain: Bool) -> Diagnostic {
    Diagnostic(
      .conflict, .kept,
      isPlain
        ? "the file was edited and is kept"
        : "this is not the regular file that was written, and is kept",
      at: SourceLocation(path: path.description),
      help: isPlain ? nil : "move it away, and remove the module again with '--force'",
      severity: .warning)
  }

  /// All changes: module by module with its record, then the records that inherit a folder.
  private var allChanges: [Change] {
    let isChosen = Set(chosen)
    let others = stored.indices.filter {
      !isChosen.contains($0) && survivors[$0] != stored[$0].record
    }
    return (chosen + others).flatMap { (changes[$0] ?? []) + [recordChange($0)] } + snapshots
  }

  /// Removes the texts of templates that only removed modules name, unless they were edited.
  private mutating func removeSnapshots() throws(ScaffoldError) {
    let named = Set(survivors.values.map(\.templateDigest))
    let digests = Set(chosen.map { stored[$0].record.templateDigest }).subtracting(named)
    for digest in digests.sorted(by: { $0.text < $1.text }) {
      guard let file = try files.snapshot(of: digest)?.file else { continue }
      snapshots.append(Change(file: file, action: .removed, before: file.contents))
    }
  }

  /// Adds a note for each record that is rewritten.
  private mutating func explainRecords() {
    for (index, stored) in stored.enumerated() {
      guard let new = survivors[index], new != stored.record else { continue }
      let path = SourceLocation(path: new.path.description)
      let change =
        new.files == stored.record.files
        ? "this record now lists a folder that the modules share: removing the last of them removes the "
          + "folder"
        : "the record is rewritten: it lists only the files that are kept"
      warnings.append(
        Diagnostic(.conflict, .recordRewritten, change, at: path, severity: .note))
    }
  }

  private func recordChange(_ index: Int) -> Change {
    let (old, bytes) = (stored[index].record, stored[index].bytes)
    let new = survivors[index]
    let isChanged = new != nil && new != old
    let contents = isChanged ? new?.contents : nil
    return Change(
      file: PlannedFile(path: old.path, contents: contents ?? bytes, isExecutable: false),
      action: new == nil ? .removed : isChanged ? .overwritten : .identical, before: bytes)
  }
}

// MARK: - Folders

extension Removal {
  /// The folders that `create` made and in which nothing is left; the records' own come last.
  private mutating func emptiedFolders() throws(ScaffoldError) -> [RelativePath] {
    var gone: Set<RelativePath> = []
    for index in chosen {
      for change in changes[index] ?? [] where change.action == .removed {
        gone.insert(change.file.path)
      }
      if survivors[index] == nil { gone.insert(stored[index].record.path) }
    }
    gone.formUnion(snapshots.map(\.file.path))
    let ofSnapshots = snapshots.isEmpty ? [] : [RelativePath(trusted: ModuleRecord.snapshotFolder)]
    return try EmptiedFolders.among(madeFolders.union(ofSnapshots), without: gone) {
      folder throws(ScaffoldError) in try files.entries(of: folder)
    }
  }

  /// The folders that were made for the chosen modules.
  private var madeFolders: Set<RelativePath> {
    Set(chosen.flatMap { stored[$0].record.folders })
  }

  /// Adds each folder that stays to the record of a module with files in it.
  private mutating func handOver(_ emptied: [RelativePath]) {
    let emptied = Set(emptied)
    for index in chosen {
      guard let record = survivors[index] else { continue }
      let used = FolderIndex(record.paths)
      survivors[index]?.folders = record.folders.filter(used.contains)
    }
    let left = madeFolders.subtracting(emptied)
    guard !left.isEmpty else { return }
    let records = stored.indices.compactMap { index in survivors[index].map { (index, $0) } }
    let recorded = Set(records.flatMap(\.1.folders))
    let users = FolderUsers(
      of: left.subtracting(recorded), among: records.map { ($0, $1.paths) })
    for (owner, folders) in Dictionary(grouping: users.first, by: \.value) {
      survivors[owner]?.folders += folders.map(\.key)
      survivors[owner]?.folders.sort()
    }
  }
}
