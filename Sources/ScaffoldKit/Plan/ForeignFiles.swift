/// Keeps a module from taking over the files of another one, such as the tests of a module of the same
/// name from another target with the same test target.
enum ForeignFiles {
  /// The modules that own what would change, each told once. A record of a target that is gone owns
  /// nothing.
  static func problems(
    among parts: [ChangeSet.Part], of plan: Plan, in root: any Directory
  ) -> [Diagnostic] {
    guard let layout = plan.modules.first?.work.home.layout else { return [] }
    var wanted: Set<RelativePath> = []
    for part in parts {
      for change in part.singleChanges where change.before != nil && change.action != .identical {
        wanted.insert(change.file.path)
      }
    }
    guard !wanted.isEmpty else { return [] }
    let own = Set(plan.modules.map(\.recordPath))
    return RecordStore.readableRecords(in: root).map(\.record).compactMap { record in
      guard !own.contains(record.path), layout.target(named: record.target) != nil,
        let file = record.files.first(where: { wanted.contains($0.path) })
      else { return nil }
      return Diagnostic(
        PlanFault.foreignFile(module: record.name, target: record.target),
        at: SourceLocation(path: file.path.description))
    }
  }
}
