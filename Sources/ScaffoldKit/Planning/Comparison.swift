import Hashing
import ScaffoldRecognition

/// Compares a plan with the disk. Reads only.
struct Comparison {
  let plan: Plan
  var tree: DirectoryTree
  var changes: [Change] = []
  var openModules: [ChangeSet.OpenModule] = []
  var warnings: [Diagnostic] = []
  /// The versions of templates that the records name afterwards.
  var digests: Set<Digest> = []
  /// Those that the records have named so far.
  var formerDigests: Set<Digest> = []
  /// Those that a record may name when the conflicts of its module are settled.
  var openDigests: Set<Digest> = []
  /// The modules that exist and get another rendering.
  var modulesBehind: [String] = []
  /// The folders that go with removed files.
  var removedFolders: [RelativePath] = []
  /// The other files in the targets of modules that are changed; `nil` until one of them is compared.
  var neighbours: Neighbours?
  /// The names of the user's own that change with the name of a module, and their new names.
  var renamedNames: [String: String] = [:]
  /// The texts that modules have added to declarations of the project so far, by the paths of their records.
  var formerInsertions: [RelativePath: FormerInsertions] = [:]
  /// Tells the texts that templates make from those that only records name.
  private var made: MadeInsertions
  /// Whether new names may be those of other declarations.
  var namesMayClash = false
  var problems: [Diagnostic] = []
  /// The folder of the latest file, which has been checked for twins, and whether it exists.
  private var latest: (folder: [String], exists: Bool)?

  /// What would happen to each file.
  ///
  /// - Throws: everything that is in the way and cannot be a conflict of contents.
  ///
  /// - Parameters:
  ///   - sources: the sources of the project, into which texts of modules are inserted.
  ///   - fileSystem: where the templates of the modules are.
  ///   - progress: called with the progress of the run.
  static func changes(
    of plan: Plan, in root: any Directory, _ fileSystem: any FileSystem,
    sources: () throws(ScaffoldError) -> [ScaffoldRecognition.SourceText] = { [] },
    progress: (ScaffoldProgress) -> Void = { _ in }
  ) throws(ScaffoldError) -> ChangeSet {
    var comparison = Comparison(
      plan, in: root,
      MadeInsertions(fileSystem, templateFolders: plan.templateFolders, in: plan.root))
    comparison.changes = plan.ownFiles.compactMap { comparison.change(of: $0) }
    comparison.addManifest()
    let total = plan.modules.reduce(plan.ownFiles.count) { $0 + $1.files.count + 1 }
    var done = plan.ownFiles.count
    for module in plan.modules {
      if let rename = module.rename {
        comparison.know(rename.edit.former, rename.edit.versions, of: module)
        comparison.add(module, rename)
      } else if module.isAdopted {
        comparison.adopt(module)
      } else if let edit = module.edit {
        comparison.know(edit.former, edit.versions, of: module)
        comparison.add(module, edit.following(module.files))
      } else {
        comparison.add(module)
      }
      done += module.files.count + 1
      progress(ScaffoldProgress(phase: .comparing, done: done, total: total))
    }
    if comparison.namesMayClash { comparison.refuseEqualNames() }
    try comparison.addInsertions(into: sources)
    comparison.addSnapshots()
    comparison.refuseClashesThroughLinks()
    comparison.warnings += ForeignFiles.takeBehind(from: &comparison.changes, of: plan, in: root)
    comparison.problems += ForeignFiles.problems(among: comparison.changes, of: plan, in: root)
    guard comparison.problems.isEmpty else { throw ScaffoldError(comparison.problems.uniqued) }
    var changes = ChangeSet(
      root: plan.root, missingFolders: plan.missingFolders, changes: comparison.changes,
      openModules: comparison.openModules, removedFolders: comparison.removedFolders,
      diagnostics: plan.diagnostics + comparison.warnings,
      target: plan.target, testTarget: plan.testTarget)
    changes.modulesBehind = comparison.modulesBehind
    changes.snapshots.planned = Dictionary(
      uniqueKeysWithValues: plan.snapshots.map { ($1.path, $0) })
    changes.snapshots.named = Set(comparison.digests.map(ModuleRecord.snapshotPath))
    return changes
  }

  private init(_ plan: Plan, in root: any Directory, _ made: MadeInsertions) {
    (self.plan, self.made) = (plan, made)
    tree = DirectoryTree(root: root)
  }

  /// Takes note of the texts that a module has added to declarations of the project.
  mutating func know(
    _ former: ModuleRecord, _ versions: [ModuleRecord]? = nil, of module: PlannedModule
  ) {
    formerInsertions[module.record.path] = trying { comparison throws(ScaffoldError) in
      try comparison.made.former(of: former, versions: versions)
    }
  }

  /// The result of some work; what it throws is reported once.
  mutating func trying<Value>(
    _ work: (inout Comparison) throws(ScaffoldError) -> Value
  ) -> Value? {
    do throws(ScaffoldError) {
      return try work(&self)
    } catch {
      problems += error.diagnostics
      return nil
    }
  }

  // MARK: Files

  /// What happens to a file that a request asks for: one that was deleted is written again, and the policy for
  /// conflicts decides about an edit.
  ///
  /// - Parameter entry: the file as an earlier run wrote it; `nil` if none did.
  mutating func change(of file: PlannedFile, writtenAs entry: ModuleRecord.Entry? = nil) -> Change?
  {
    trying { comparison throws(ScaffoldError) in
      let before = try comparison.before(file.path)
      switch FileVersions(entry, disk: before, new: file.contents).fate {
      case .create, .stayDeleted, .stayAway:
        return Change(file: file, action: .created, before: nil)
      case .settled:
        return Change(file: file, action: .identical, before: before)
      case .replace:
        let contents = LineEnds.matching(before ?? [], file.contents)
        let new = PlannedFile(
          path: file.path, contents: contents, isExecutable: file.isExecutable)
        return Change(file: new, action: .replaced, before: before, isEdited: false)
      case .keep, .merge, .occupied, .remove:
        return Change(file: file, action: comparison.actionForConflict, before: before)
      }
    }
  }

  /// Adds the edit of the manifest, whatever the policy for conflicts says.
  private mutating func addManifest() {
    guard let manifest = plan.manifest else { return }
    _ = trying { comparison throws(ScaffoldError) in
      guard try comparison.before(manifest.file.path) == manifest.before else {
        throw ScaffoldError(
          .conflict, .manifestChanged, "the manifest was changed meanwhile",
          at: SourceLocation(path: manifest.file.path.description), help: "run the command again")
      }
      comparison.changes.append(
        Change(file: manifest.file, action: .merged, before: manifest.before))
    }
  }

  /// The action of the policy for a file that differs.
  var actionForConflict: Change.Action {
    switch plan.onConflict {
    case .fail: .conflict
    case .skip: .skipped
    case .overwrite: .overwritten
    }
  }

  static let largestFile = 64 << 20

  /// The contents of the file at a path; `nil` when there is none.
  mutating func before(_ path: RelativePath) throws(ScaffoldError) -> [UInt8]? {
    if let latest, !latest.exists, latest.folder == path.folder { return nil }
    try refuseTwins(of: path.components)
    guard let directory = try directory(path.folder),
      let status = try reporting(directory.status(of: path.name))
    else { return nil }
    guard status.kind == .file else {
      throw ScaffoldError(
        .conflict, .inTheWay,
        "'\(path.description.escapingControlCharacters)' is \(status.kind.phrase), not a "
          + "regular file",
        help: obstacleHelp(for: path))
    }
    return try reporting(directory.contents(of: path.name, limit: Self.largestFile))
  }

  /// The folder of files, which becomes the latest one.
  mutating func directory(
    _ folder: [String]
  ) throws(ScaffoldError) -> (any Directory)? {
    let directory = try tree.directory(plan.missingFolders + folder)
    latest = (folder, directory != nil)
    return directory
  }

  /// What to do about an entry that is not a regular file, in the place of a file of the plan.
  private func obstacleHelp(for path: RelativePath) -> String {
    if plan.ownFiles.contains(where: { $0.path == path }) {
      return "move it away, or choose another folder"
    }
    return path.components[0] == ModuleRecord.folder
      ? "move it away, and create the record with '--on-conflict overwrite'"
      : "move it away, or choose another place with --into"
  }

  /// Refuses a path with a name that differs from an existing one only in case or normalization: both are
  /// the same file on a case-insensitive disk. The folders that the path shares with the latest file have been
  /// checked.
  mutating func refuseTwins(of path: [String]) throws(ScaffoldError) {
    let known = latest.map { latest in
      plan.missingFolders.count + zip(latest.folder, path).prefix { $0 == $1 }.count
    }
    let path = plan.missingFolders + path
    for end in path.indices[(known ?? 0)...] {
      let folder = Array(path[..<end])
      let isFolder = end + 1 < path.endIndex
      guard let twin = try tree.twin(of: path[end], in: folder, isFolder: isFolder)
      else { continue }
      let wanted = (folder + [path[end]]).joined(separator: "/")
      let existing = (folder + [twin]).joined(separator: "/")
      throw ScaffoldError(
        .conflict, .sameFile,
        "'\(wanted.escapingControlCharacters)' and the existing "
          + "'\(existing.escapingControlCharacters)' would be the same on a case-insensitive disk",
        help: "choose a name that differs in more than case")
    }
  }

  // MARK: Links

  /// Refuses two paths that are one file because a folder of one of them is a link.
  private mutating func refuseClashesThroughLinks() {
    guard tree.hasFollowed, problems.isEmpty else { return }
    do throws(ScaffoldError) {
      let paths =
        plan.ownFiles.map(\.path)
        + plan.modules.flatMap { $0.files.map(\.path) + [$0.record.path] }
      var places: [RelativePath] = []
      for path in paths {
        let folder = try tree.place(of: plan.missingFolders + path.folder)
        places.append(RelativePath(folder: folder, name: path.name))
      }
      problems = PathClashes.problems(among: places)
    } catch {
      problems = error.diagnostics
    }
  }
}
