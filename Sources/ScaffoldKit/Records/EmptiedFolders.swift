/// The folders that go with removed files: those in which nothing is left.
enum EmptiedFolders {
  /// Of some folders, those in which nothing is left; the folders of records come last.
  ///
  /// - Parameters:
  ///   - folders: the folders that may go.
  ///   - removed: the files that go.
  ///   - created: the paths of new files, whose folders stay.
  ///   - entries: the names in a folder; `nil` if there is none.
  static func among(
    _ folders: Set<RelativePath>, without removed: Set<RelativePath>,
    making created: [RelativePath] = [],
    entries: (RelativePath) throws(ScaffoldError) -> [String]?
  ) throws(ScaffoldError) -> [RelativePath] {
    let filled = FolderIndex(created)
    var gone = removed
    for folder in folders.sorted(by: { $0.components.count > $1.components.count })
    where !filled.contains(folder) {
      guard let names = try entries(folder) else { continue }
      let isEmpty = names.allSatisfy {
        gone.contains(RelativePath(trusted: folder.components + [$0]))
      }
      if isEmpty { gone.insert(folder) }
    }
    let emptied = gone.subtracting(removed).sorted()
    let isOfRecords = { (path: RelativePath) in path.components[0] == ModuleRecord.folder }
    return emptied.filter { !isOfRecords($0) } + emptied.filter(isOfRecords)
  }
}
