/// Tells the modules of which no file is left in the package from the others.
struct GoneModules {
  /// The modules with a file in its place, or in another one.
  private(set) var others: [RecordStore.Stored] = []
  /// A warning for each module without a file.
  private(set) var warnings: [Diagnostic] = []

  /// Divides modules.
  ///
  /// - Parameters:
  ///   - stored: the modules.
  ///   - all: all records of the package. A recorded file is not a moved one.
  ///   - folders: the folders to search for files that were moved.
  /// - Throws: errors of the disk.
  init(
    among stored: [RecordStore.Stored], all: () -> [ModuleRecord], in root: any Directory,
    searching folders: () -> [[String]]
  ) throws(ScaffoldError) {
    var files = RecordedFiles(root: root)
    var empty: [ModuleRecord] = []
    for module in stored where try !files.hasFile(of: module.record) { empty.append(module.record) }
    var problems: [Diagnostic] = []
    let gone = RecordedModule.modules(
      of: empty, among: all, in: root, searching: folders, problems: &problems
    ).filter { $0.files.allSatisfy { $0.foundAt == nil } }
    try problems.throwDiskErrors()
    let names = Set(gone.map { [$0.target, $0.path] })
    others = stored.filter { !names.contains([$0.record.target, $0.record.name]) }
    warnings = gone.map(Diagnostic.noFileLeft)
  }
}

extension Diagnostic {
  /// A module that is left out of the update of all, because none of its files is left.
  fileprivate static func noFileLeft(_ module: RecordedModule) -> Diagnostic {
    Diagnostic(
      .check, .fileMissing,
      "'\(module.path.escapingControlCharacters)' is not updated: none of its \(module.files.count) files is left",
      help: module.restore, severity: .warning)
  }
}
