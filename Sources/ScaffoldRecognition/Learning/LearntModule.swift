import ScaffoldSwift

/// A module with the files that become part of a template, and their words.
struct LearntModule {
  let module: RecognizedModule
  let spelling: ModuleSpelling
  let selection: LessonSelection
  let near: NearSources
  /// The texts of the Swift files, in the order of the selection.
  let texts: [LearntText]

  init(
    _ module: RecognizedModule, in sources: [SourceText], _ roles: RoleTable, isOnly: Bool
  ) throws(LessonError) {
    self.module = module
    spelling = ModuleSpelling(module.name)
    near = NearSources(of: module, in: sources, spelling, roles)
    let selection = try LessonSelection(
      of: module, in: near, spelling, roles, isOnly: isOnly)
    self.selection = selection
    texts = selection.files.map {
      LearntText(
        of: $0.source.text, in: Self.context(of: $0.source, module, selection),
        by: selection.names.names)
    }
  }

  var names: ModuleNames { selection.names.names }

  /// The text of a file that is not Swift code.
  func text(ofResource file: SourceText) -> LearntText {
    LearntText(of: file.text, in: Self.context(of: file, module, selection), by: names)
  }

  private static func context(
    of file: SourceText, _ module: RecognizedModule, _ selection: LessonSelection
  ) -> LearntText.Context {
    LearntText.Context(
      path: file.path, isSwift: file.path.hasSuffix(".swift"),
      importedTarget: file.isTest ? module.target : nil, qualifiers: selection.names.qualifiers)
  }
}
