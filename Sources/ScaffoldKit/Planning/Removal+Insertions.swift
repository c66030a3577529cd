import ScaffoldRecognition

extension Removal {
  /// The edits that remove the texts of the modules from declarations of the project.
  mutating func insertions(
    _ fileSystem: any FileSystem, at root: String,
    in sources: () throws(ScaffoldError) -> [ScaffoldRecognition.SourceText]
  ) throws(ScaffoldError) -> [Change] {
    let records = chosen.map { stored[$0].record }.filter { !$0.insertions.isEmpty }
    guard !records.isEmpty else { return [] }
    let texts = try sources()
    var edits = ProjectInsertions(texts)
    var made = MadeInsertions(fileSystem, templateFolders: [], in: root)
    for record in records { edits.change(from: try made.former(of: record), to: [], of: record) }
    warnings += edits.warnings
    let disk = Dictionary(texts.map { ($0.path, $0.text) }) { first, _ in first }
    var changes: [Change] = []
    for (path, text) in edits.edited {
      let file = PlannedFile(
        path: try RelativePath(validating: path), contents: text, isExecutable: false)
      changes.append(Change(file: file, action: .merged, before: disk[path], isEdited: true))
    }
    return changes
  }
}
