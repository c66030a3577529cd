import Hashing

/// Makes the modules of one request: their files, and the record of where they come from. Threads share
/// it by one reference.
final class ModuleWork: Sendable {
  let planner: Planner
  let choice: TemplateChoice
  /// The folders between the target's and that of a module's path.
  let subfolder: [String]
  let home: Home
  /// The home, as an index into those of the run.
  let homeNumber: Int
  /// The folder that the records of modules without a path of their own go to.
  private let recordFolder: [String]

  init(
    planner: Planner, choice: TemplateChoice, subfolder: [String], home: Home, homeNumber: Int
  ) {
    self.planner = planner
    self.choice = choice
    self.subfolder = subfolder
    self.home = home
    self.homeNumber = homeNumber
    recordFolder = ModuleRecord.folder(ofTarget: home.target.name) + subfolder
  }

  /// The files of a module, the same each time.
  func files(of path: ModulePath) throws(ScaffoldFailure) -> [Planner.Rendered] {
    try planner.files(for: path, below: subfolder)
  }

  /// Where these files go.
  func places(of path: ModulePath) throws(ScaffoldFailure) -> [Planner.Place] {
    try planner.places(of: path, below: subfolder)
  }

  /// Where the record of a module goes.
  func recordPath(of path: ModulePath) -> RelativePath {
    RelativePath(
      folder: path.subfolder.isEmpty ? recordFolder : recordFolder + path.subfolder,
      name: path.name.text + ModuleRecord.fileExtension)
  }

  /// The record of a module, as if all of its files were to be written.
  func record(of path: ModulePath, files: [PlannedFile]) -> ModuleRecord {
    let entries = files.map { file in
      ModuleRecord.Entry(path: file.path, digest: SHA256.digest(of: file.contents))
    }
    return ModuleRecord(
      module: path.name.text, subfolder: subfolder + path.subfolder,
      target: home.target.name, testTarget: home.testTarget?.name,
      template: choice.template.id,
      templateDigest: choice.digest,
      options: choice.recordedOptions, files: entries.sorted { $0.path < $1.path })
  }
}
