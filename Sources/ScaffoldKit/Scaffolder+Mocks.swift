import ScaffoldRecognition

extension Scaffolder {
  /// Compares the mocks of a project with their protocols, and returns the changes after which they follow them: missing
  /// requirements are added in the style of the mock, and members for requirements that no longer exist are removed, unless
  /// they were edited. Mocks that a tool writes stay as they are. Reads only; ``apply(_:progress:)`` carries the changes
  /// out.
  ///
  /// ```swift
  /// let mocks = try scaffolder.previewMocks(MockRequest(packagePath: "/path/to/App"))
  /// print(mocks.outdated.map(\.missing))  // [["signOut()"]]
  /// ```
  ///
  /// - Throws: when there is neither a package nor a project, for an unknown module, and for a configuration or a record
  ///   that cannot be read.
  public func previewMocks(_ request: MockRequest) throws(ScaffoldError) -> MockChanges {
    let root = try projectRoot(
      packagePath: request.packagePath, searchesParents: request.searchesParents)
    _ = try RecordStore.allRecords(in: root.directory)
    var warnings: [Diagnostic] = []
    let texts = try sources(of: root).texts(warnings: &warnings)
    let roles = try inspectionSettings(at: root.path).roles
    let chosen =
      request.modules.isEmpty
      ? nil
      : try ModuleWord.names(
        in: request.modules, among: try modules(of: texts, by: roles))
    let update = MockUpdate(
      of: texts, modules: chosen,
      createMissing: request.createsMissing, roles: roles)
    try stopIfInterrupted()
    let new = Dictionary(update.edits.map { ($0.path, $0.text) }) { first, _ in first }
    let paths = Set(texts.map(\.path))
    let edited =
      texts.map { text in
        ScaffoldRecognition.SourceText(
          path: text.path, text: new[text.path] ?? text.text, module: text.module,
          isTest: text.isTest)
      }
      + update.edits.filter { !paths.contains($0.path) }.map {
        ScaffoldRecognition.SourceText(path: $0.path, text: $0.text, module: "", isTest: true)
      }
    let notes =
      warnings
      + update.notes.map { note in
        Diagnostic(
          .usage, .notDerived, note.description.escapingControlCharacters,
          at: SourceLocation(note.place), severity: .note)
      }
    return MockChanges(
      outdated: update.mocks.map { mock in
        .init(
          type: mock.typeName, location: SourceLocation(mock.place), missing: mock.missing,
          surplus: mock.surplus, left: mock.left)
      },
      missing: update.missingMocks.map { mock in
        .init(
          protocolName: mock.protocolName, location: SourceLocation(mock.place),
          createdPath: mock.createdPath)
      }, changeSet: try changes(from: texts, to: edited, in: root, notes: notes))
  }
}
