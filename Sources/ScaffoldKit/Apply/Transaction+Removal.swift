// Taking files away: each file, or folder of which everything goes, is moved as one to a hidden name.
extension Transaction {
  /// Notes what is to be taken away, whole folders first; nothing is moved yet.
  mutating func stageRemovals() throws(ScaffoldFailure) {
    let emptied = Set(changes.removedFolders.map(\.components))
    var inFolders: [[String]: [[String]: [UInt8]]] = [:]
    var single: [Change] = []
    for change in changes.changes where change.action == .removed {
      let path = change.file.path.components
      if let top = Self.outermost(of: path, among: emptied) {
        inFolders[top, default: [:]][Array(path.dropFirst(top.count))] = change.file.contents
      } else {
        single.append(change)
      }
    }
    let inner = Dictionary(grouping: emptied) { Self.outermost(of: $0, among: emptied) ?? $0 }
    for folder in changes.removedFolders.map(\.components) {
      // One that goes with a folder above it has that one's entry.
      guard let below = inner[folder] else { continue }
      let folders = below.filter { $0 != folder }.map { Array($0.dropFirst(folder.count)) }
      let content = StagedRemoval.Content.folder(
        files: inFolders[folder] ?? [:], folders: Set(folders))
      try stageRemoval(of: folder, content)
    }
    for change in single {
      try stageRemoval(of: change.file.path.components, .file(change.file.contents))
    }
  }

  /// Moves something out of the way, if it is still what was planned to go.
  mutating func takeAway(_ removal: StagedRemoval) throws(ScaffoldFailure) {
    guard try reporting(removal.isAsPlanned(under: removal.name)) else {
      throw ScaffoldFailure(ApplyFault.changed(removal.path))
    }
    try reporting(removal.takeAway())
    undo.append(.putBack(removal))
    // Whoever was writing a moment ago has now either been seen or lost the way.
    guard try reporting(removal.isAsPlanned(under: removal.hidden)) else {
      throw ScaffoldFailure(ApplyFault.changed(removal.path))
    }
  }

  private mutating func stageRemoval(
    of path: [String], _ content: StagedRemoval.Content
  ) throws(ScaffoldFailure) {
    let shown = path.joined(separator: "/")
    guard let directory = try tree.directory(Array(path.dropLast())) else {
      throw ScaffoldFailure(ApplyFault.changed(shown))
    }
    stages.append(
      .removal(
        StagedRemoval(
          directory: directory, name: path[path.count - 1], hidden: hiddenName(stages.count),
          content: content, path: shown)))
  }

  /// The outermost of the folders that hold `path`, or are it.
  private static func outermost(of path: [String], among folders: Set<[String]>) -> [String]? {
    path.indices.lazy.map { Array(path[...$0]) }.first { folders.contains($0) }
  }
}
