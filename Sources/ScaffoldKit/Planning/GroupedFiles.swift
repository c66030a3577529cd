/// Finds files that an Xcode project lists one by one, so that the user must add or remove them there.
enum GroupedFiles {
  /// A warning if the changes add files to folders that Xcode does not follow, or remove files there. A folder about
  /// which the plan warns is left out.
  static func warnings(
    about changes: ChangeSet, in root: any Directory
  ) -> [Diagnostic] {
    guard case .xcode(let name)? = changes.project,
      !changes.diagnostics.contains(where: { $0.code == .notSynchronised })
    else { return [] }
    let new = changes.changes.filter { [.created, .moved].contains($0.action) }.map(\.file.path)
    let gone = changes.changes.compactMap { change in
      change.action == .removed ? change.file.path : change.movedFrom
    }
    guard (new + gone).contains(where: isSource) else { return [] }
    var ignored: [Diagnostic] = []
    let projects = XcodeProject.all(in: root, &ignored)
    guard !projects.isEmpty else { return [] }
    let isListed = { (path: RelativePath) in
      isSource(path) && !projects.contains { $0.compiles(path.folder) }
    }
    let (added, removed) = (new.count(where: isListed), gone.count(where: isListed))
    guard added + removed > 0 else { return [] }
    return [.listed(added: added, removed: removed, in: name)]
  }

  private static func isSource(_ path: RelativePath) -> Bool {
    ![ModuleRecord.folder, RecordedManifest.path.name].contains(path.components[0])
  }
}

extension Diagnostic {
  fileprivate static func listed(added: Int, removed: Int, in project: String) -> Diagnostic {
    var (parts, steps): ([String], [String]) = ([], [])
    if added > 0 {
      parts.append("\(added) new")
      steps.append("add the new files to their targets with File > Add Files")
    }
    if removed > 0 {
      parts.append("\(removed) removed")
      steps.append("delete the references to the files that are gone")
    }
    return Diagnostic(
      .data, .notSynchronised,
      "Xcode lists the files of these folders one by one: "
        + parts.joined(separator: " and ") + (added + removed == 1 ? " file" : " files"),
      at: SourceLocation(path: project), help: "in Xcode, " + steps.joined(separator: ", and "),
      severity: .warning)
  }
}
