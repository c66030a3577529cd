/// A module that a run is about to make.
///
/// Its files are made whenever somebody asks, the same each time: a run of any number of modules needs
/// room for a few of them. From the plan to the report, it is handed on by one reference.
final class PlannedModule: Sendable {
  let work: ModuleWork
  let path: ModulePath
  /// The folders that its files go to, each once.
  let folders: [[String]]
  /// How many files it has, the record aside.
  let fileCount: Int
  /// The files, where a run has so few that they are kept.
  private let kept: [PlannedFile]?

  init(_ work: ModuleWork, _ path: ModulePath, files: [PlannedFile], keepsFiles: Bool) {
    self.work = work
    self.path = path
    folders = Self.folders(of: files)
    fileCount = files.count
    kept = keepsFiles ? files : nil
  }

  private static func folders(of files: [PlannedFile]) -> [[String]] {
    var folders: [[String]] = []
    // Most files go to the folder of the one before.
    for file in files where folders.last.map(file.path.folder.isSpelled) != true {
      folders.append(file.path.folder)
    }
    return folders.uniqued
  }

  /// Its files in the template's order, for whoever can take back what has been done.
  func made() throws(ScaffoldFailure) -> [PlannedFile] {
    if let kept { return kept }
    return try work.files(of: path).map(\.file)
  }

  /// Its files in the template's order.
  var files: [PlannedFile] { again(made) }

  /// Where its files go.
  var paths: [RelativePath] {
    kept?.map(\.path)
      ?? again { () throws(ScaffoldFailure) in try work.places(of: path).map(\.path) }
  }

  /// Makes what was made once before. It depends on nothing but values that stay as they are; files that
  /// were missing in silence would be worse than an end.
  private func again<Value>(_ make: () throws(ScaffoldFailure) -> Value) -> Value {
    do throws(ScaffoldFailure) {
      return try make()
    } catch {
      fatalError("the module '\(path)' was made, and cannot be made again: \(error)")
    }
  }

  var recordPath: RelativePath { work.recordPath(of: path) }

  /// The record, as if all of `files`, which are the module's, were to be written.
  func record(of files: [PlannedFile]) -> ModuleRecord { work.record(of: path, files: files) }

  /// Its files, and behind them its record.
  var all: [PlannedFile] {
    let files = files
    return files + [PlannedFile(record(of: files))]
  }
}

extension PlannedModule: Hashable {
  /// Whether both are the same on the disk.
  static func == (left: PlannedModule, right: PlannedModule) -> Bool {
    left.path == right.path && (left.work === right.work || left.all == right.all)
  }

  /// Hashes where the files go.
  func hash(into hasher: inout Hasher) {
    hasher.combine(folders)
  }
}
