import Hashing

// The targets that were made for modules.
extension Removal {
  /// The changes that remove targets from the manifest: the bytes from before each edit, if nothing else was
  /// changed since. The edit of a target that other modules use goes over to the record of one of them.
  mutating func manifestChanges(in root: any Directory) throws(ScaffoldError) -> [Change] {
    var edits = chosen.compactMap { index in
      survivors[index] == nil ? stored[index].record : nil
    }.filter { $0.manifest != nil }
    edits = edits.filter { !handOverManifest(of: $0) }
    let made = madeTargets
    guard !made.isEmpty, try reporting(root.status(of: "Package.swift"))?.kind == .file else {
      return []
    }
    let before = try reporting(root.contents(of: "Package.swift", limit: Comparison.largestFile))
    var bytes = before
    // The last edit is undone first.
    while let index = edits.firstIndex(where: { $0.manifest?.undoes(bytes) == true }) {
      bytes = edits.remove(at: index).manifest?.before ?? bytes
    }
    warnings += edits.map(Self.keptTarget)
    warnings += made.compactMap { emptiedTargets(of: $0, in: bytes) }
    guard bytes != before else { return [] }
    let file = PlannedFile(path: RecordedManifest.path, contents: bytes, isExecutable: false)
    return [Change(file: file, action: .replaced, before: before)]
  }

  /// Refuses to remove a target from the manifest, if a record that cannot be read may be that of another module in it.
  func refuseTargets(besides unreadable: [UnreadableRecord]) throws(ScaffoldError) {
    let targets = chosen.map { stored[$0].record }.filter { $0.manifest != nil }.map(\.target)
    let others = unreadable.filter { record in targets.contains { record.mayBe(inTarget: $0) } }
    guard others.isEmpty else { throw ScaffoldError(others.flatMap(\.problems)) }
  }

  /// Whether another module of the target stays, whose record then has the edit.
  private mutating func handOverManifest(of record: ModuleRecord) -> Bool {
    let heir = stored.indices.first { survivors[$0]?.target == record.target }
    guard let heir else { return false }
    if survivors[heir]?.manifest == nil { survivors[heir]?.manifest = record.manifest }
    return true
  }

  /// A record of a chosen module for each target that was made for modules.
  private var madeTargets: [ModuleRecord] {
    let made = Set(stored.map(\.record).filter { $0.manifest != nil }.map(\.target))
    var seen: Set<String> = []
    return chosen.map { stored[$0].record }.filter {
      made.contains($0.target) && seen.insert($0.target).inserted
    }
  }

  /// The warning for a target that stays in a manifest with other changes.
  private static func keptTarget(of record: ModuleRecord) -> Diagnostic {
    Diagnostic(
      .conflict, .kept,
      "the manifest was changed, so the target '\(record.target.escapingControlCharacters)' is kept in it",
      at: SourceLocation(path: RecordedManifest.path.description), severity: .warning)
  }

  /// The warning for the targets of a module that a manifest has and that have no source any more; `nil` if there is none,
  /// and if the folders cannot be read.
  private mutating func emptiedTargets(
    of record: ModuleRecord, in manifest: [UInt8]
  ) -> Diagnostic? {
    let folders = FormerTargets(of: record)
    let targets = [
      (record.target, folders.sources), (record.testTarget ?? "", folders.tests ?? []),
    ]
    let gone = Set(
      chosen.flatMap { changes[$0] ?? [] }.filter { $0.action == .removed }.map(\.file.path))
    let mentions = ManifestMentions(manifest)
    let emptied = targets.filter { name, folder in
      guard !folder.isEmpty, mentions.declares(name) else { return false }
      var ignored: [Diagnostic] = []
      let hasSource = attempt(&ignored) { () throws(ScaffoldError) in
        try files.mayHaveSource(in: RelativePath(trusted: folder), without: gone)
      }
      return hasSource == false
    }.map(\.0)
    return emptied.isEmpty ? nil : .emptied(emptied, mentions.lines(naming: emptied))
  }
}

extension Diagnostic {
  /// Targets of a manifest have no source any more.
  ///
  /// - Parameter lines: the places of the manifest that name them.
  fileprivate static func emptied(_ targets: [String], _ lines: [String]) -> Diagnostic {
    let names = targets.map { "'\($0.escapingControlCharacters)'" }.joined(separator: " and ")
    return Diagnostic(
      .data, .emptiedTarget, "no source file of \(names) is left, so 'swift build' fails",
      at: SourceLocation(path: RecordedManifest.path.description),
      help: "remove from the manifest, or add a source file:"
        + lines.map { "\n        \($0)" }.joined(),
      severity: .warning)
  }
}

extension RecordedManifest {
  /// Whether the edit gave this manifest, and is one that adds targets and products.
  fileprivate func undoes(_ manifest: [UInt8]) -> Bool {
    digest == SHA256.digest(of: manifest) && AddedTargets.areAll(addedTo: before, in: manifest)
  }
}
