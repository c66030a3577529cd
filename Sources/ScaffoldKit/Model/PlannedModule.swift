/// A module of a plan: its files with their bytes, and the record of where they come from.
struct PlannedModule: Sendable, Hashable {
  /// The files in the template's order.
  var files: [PlannedFile]
  /// The record, as if all files were written.
  var record: ModuleRecord
  /// The paths of those of the files that are tests.
  var tests: Set<RelativePath> = []
  /// The texts that the module adds to declarations of the project, by their entries in the template. The record has
  /// the same.
  var insertions: [Int: RecordedInsertion] = [:] {
    didSet { record.insertions = insertions.sorted { $0.key < $1.key }.map(\.value) }
  }
  /// What is known of the module if it is changed; `nil` if it is created.
  var edit: ModuleEdit?
  /// Whether only the record is written, and the files stay as they are.
  var isAdopted = false
  /// What is known of the module if it is renamed.
  var rename: ModuleRename?

  /// The folders that the files go to, each once.
  var folders: [[String]] { files.map(\.path.folder).uniqued }

  /// The files, and after them the record.
  var all: [PlannedFile] { files + [PlannedFile(record)] }
}
