/// A module of which all files meet with the same.
struct WholeModule: Sendable, Hashable {
  let module: PlannedModule
  /// The folders that are made for it, as its record tells.
  let madeFolders: [RelativePath]

  /// The record of its files.
  func record(of files: [PlannedFile]) -> PlannedFile {
    var record = module.record(of: files)
    record.folders = madeFolders
    return PlannedFile(record)
  }

  /// What happens to each file, and to the record.
  func changes(_ action: Change.Action) -> [Change] {
    let files = module.files
    return (files + [record(of: files)]).map { file in
      Change(file: file, action: action, before: action == .identical ? file.contents : nil)
    }
  }
}
