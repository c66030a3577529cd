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
    guard !edits.isEmpty, try reporting(root.status(of: "Package.swift"))?.kind == .file else {
      return []
    }
    let before = try reporting(root.contents(of: "Package.swift", limit: Comparison.largestFile))
    var bytes = before
    // The last edit is undone first.
    while let index = edits.firstIndex(where: { $0.manifest?.undoes(bytes) == true }) {
      bytes = edits.remove(at: index).manifest?.before ?? bytes
    }
    warnings += edits.map(Self.keptTarget)
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

  /// The warning for a target that stays in a manifest with other changes.
  private static func keptTarget(of record: ModuleRecord) -> Diagnostic {
    let target = record.target.escapingControlCharacters
    let tests =
      record.testTarget.map { ", the test target '\($0.escapingControlCharacters)'" } ?? ""
    return Diagnostic(
      .conflict, .kept, "the manifest was changed, so the target '\(target)' is kept in it",
      at: SourceLocation(path: RecordedManifest.path.description),
      help: "remove the target '\(target)'\(tests) and the product '\(target)' from the manifest",
      severity: .warning)
  }
}

extension RecordedManifest {
  /// Whether the edit gave this manifest, and is one that adds targets and products.
  fileprivate func undoes(_ manifest: [UInt8]) -> Bool {
    digest == SHA256.digest(of: manifest) && AddedTargets.areAll(addedTo: before, in: manifest)
  }
}
