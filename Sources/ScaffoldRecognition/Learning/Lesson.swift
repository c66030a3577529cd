/// A template that is learnt from the files of one module.
///
/// ```swift
/// let lesson = try Lesson(from: login, sources: files, id: "login")
/// lesson.entries.map(\.path)            // ["<<Module>>Presenter.swift", "<<Module>>View.swift"]
/// lesson.remarks.map(\.description)
/// // ["'login' in code stayed: it is not the name of a type of the module, 2 times"]
/// ```
///
/// The declarations decide where the name of the module is a placeholder: in the names of its types, and in
/// identifiers that have such a name in them. A word such as `login(email:)` stays as it is. Rendered with the name of
/// the module, the template gives each file back byte for byte.
package struct Lesson: Sendable, Equatable {
  /// The id of the template, which is the name of its folder.
  package let id: String
  /// The name of the module.
  package let name: String
  /// The files of the template's folder without the `template.json`, in the order of the entries.
  package let files: [LessonFile]
  /// What the template writes: the sources, then the tests, each in the order of their paths.
  package let entries: [LessonEntry]
  /// The lists of functions that differ from module to module; empty for one module.
  package let options: [LessonOption]
  /// The texts by which the project registers a module.
  package let insertions: [LessonInsertion]
  /// The folders between the folder of the first module's target and its own.
  package let subfolder: [String]
  /// The decisions that do not follow from the name of a type alone, and the files that are left out.
  package let remarks: [LessonRemark]

  /// Learns a template from a module.
  ///
  /// - Parameters:
  ///   - module: the module, recognized in the same sources.
  ///   - sources: the sources of the project. Resources such as storyboards may be among them.
  ///   - id: the id of the template.
  ///   - folders: the folders of the module's targets; `nil` if they are not known.
  ///   - roles: the roles by which the module was recognized.
  package init(
    from module: RecognizedModule, sources: [SourceText], id: String,
    below folders: TargetFolders? = nil, roles: RoleTable = .standard
  ) throws(LessonError) {
    try self.init(from: [module], sources: sources, id: id, below: folders, roles: roles)
  }

  /// Learns a template from several modules of the same kind: what all of them have.
  ///
  /// A declaration is found by its type and name, in whatever file and extension a module has it. A function whose bodies
  /// differ gets their common statements, or the body of the first module if these are no body. Where the
  /// functions of a link's protocol differ, an option such as `view-to-presenter` lists those of a new module: the
  /// protocol, the type that conforms and the mocks have a loop. The order, the files and the
  /// style are those of the first module.
  ///
  /// The path of a file starts at the module's folder. Where the module has no folder of its own in its target, or its tests
  /// are in another place than its sources, it starts at the target's folder.
  ///
  /// - Parameters:
  ///   - modules: the modules, recognized in the same sources.
  ///   - sources: the sources of the project. Resources such as storyboards may be among them.
  ///   - id: the id of the template.
  ///   - folders: the folders of the first module's targets; `nil` if they are not known.
  ///   - all: all modules of the project, among which insertions are looked for; `nil` proposes none.
  ///   - keepsNames: whether files and declarations keep names that a second module would have, too.
  ///   - roles: the roles by which the modules were recognized.
  package init(
    from modules: [RecognizedModule], sources: [SourceText], id: String,
    below folders: TargetFolders? = nil, among all: [RecognizedModule]? = nil,
    keepsNames: Bool = false, roles: RoleTable = .standard
  ) throws(LessonError) {
    guard Self.isID(id) else { throw .invalidID(id) }
    var writer = try LessonWriter(
      of: modules, in: sources, below: folders, keepsNames: keepsNames, roles)
    try writer.write()
    if let all { writer.proposeInsertions(among: all, in: sources) }
    (self.id, name) = (id, modules.first?.name ?? "")
    (files, entries, remarks) = (writer.files, writer.entries, writer.remarks)
    (options, insertions, subfolder) = (writer.options, writer.insertions, writer.subfolder)
  }

  /// The paths of the files of the project that it was learnt from.
  ///
  /// - Parameter modules: the modules from which it was learnt.
  package func origins(in modules: [RecognizedModule]) -> Set<String> {
    Set(entries.map(\.origin) + insertions.map(\.origin))
      .union(modules.flatMap { $0.files + $0.mocks.map(\.place.path) })
  }

  /// The text of the `template.json`.
  package var manifest: String { LessonManifest(of: self).text }

  private static func isID(_ id: String) -> Bool {
    !id.isEmpty && !id.hasPrefix("-")
      && id.utf8.allSatisfy { byte in
        ModuleSpelling.isSmall(byte) || ModuleSpelling.isDigit(byte) || byte == UInt8(ascii: "-")
      }
  }
}
