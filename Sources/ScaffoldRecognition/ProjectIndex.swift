package import ScaffoldSwift

/// The source files of a project with their types, and the modules that these show.
///
/// Use it for questions that ``Recognition`` does not answer. Each file is read once.
package struct ProjectIndex: Sendable {
  package let recognition: Recognition
  /// The files that could be read, in the order of the paths.
  package let files: [SwiftFile]
  /// The types of the project. Its files are those of ``files``, in the same order.
  package let types: ProjectTypes
  package let conformances: Conformances

  /// Reads the sources of a project. Files whose path does not end in `.swift` are ignored.
  ///
  /// - Parameter isCancelled: asked between two files; `true` ends the work early, and the result is of no use.
  package init(
    of texts: [SourceText], roles: RoleTable = .standard, isCancelled: () -> Bool = { false }
  ) {
    var files: [SwiftFile] = []
    let sources = ReadSources(texts, isCancelled: isCancelled) { files.append($0) }
    self.files = files
    types = ProjectTypes(sources.files)
    conformances = Conformances(types)
    recognition = Recognition(
      ModuleFinder(types, conformances, roles, isCancelled: isCancelled).modules,
      unread: sources.unread)
  }
}

/// The declarations of the sources that could be read, in the order of their paths.
struct ReadSources {
  private(set) var files: [FileDeclarations] = []
  private(set) var unread: [Recognition.UnreadFile] = []

  /// Reads each source once, and calls a function with the file. Without that, its tokens are freed.
  init(
    _ texts: [SourceText], isCancelled: () -> Bool = { false },
    each: (SwiftFile) -> Void = { _ in }
  ) {
    for source in texts.filter({ $0.path.hasSuffix(".swift") }).sorted(by: { $0.path < $1.path }) {
      if isCancelled() { return }
      do {
        let file = try SwiftFile(reading: source.text)
        files.append(FileDeclarations(file, of: source))
        each(file)
      } catch {
        unread.append(Recognition.UnreadFile(path: source.path, error: error))
      }
    }
  }
}
