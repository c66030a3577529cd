package import ScaffoldSwift

/// The modules that are found in the source files of a project.
///
/// ```swift
/// let files = [SourceText(path: "Login/Login.swift", text: Array(code.utf8), module: "App")]
/// let login = Recognition(of: files).modules[0]
/// login.name                      // "Login"
/// login.links.map(\.property)     // ["presenter", "view"]
/// ```
///
/// A module is a name that begins the names of types with two roles or more, one of which is a presenter or an
/// interactor.
package struct Recognition: Sendable, Equatable {
  /// A file that cannot be read as Swift code.
  package struct UnreadFile: Sendable, Equatable {
    package let path: String
    package let error: SwiftReadingError
  }

  /// The modules, ordered by target and name.
  package let modules: [RecognizedModule]
  /// The files that could not be read, in the order of the paths. Modules are recognized without them.
  package let unread: [UnreadFile]

  /// Recognizes the modules of a project.
  ///
  /// The order of the files does not matter. Files whose path does not end in `.swift` are ignored.
  ///
  /// - Parameter isCancelled: asked between two files; `true` ends the work early, and the result is of no use.
  package init(
    of texts: [SourceText], roles: RoleTable = .standard, isCancelled: () -> Bool = { false }
  ) {
    let sources = ReadSources(texts, isCancelled: isCancelled)
    let types = ProjectTypes(sources.files)
    self.init(
      ModuleFinder(types, Conformances(types), roles, isCancelled: isCancelled).modules,
      unread: sources.unread)
  }

  init(_ modules: [RecognizedModule], unread: [UnreadFile]) {
    (self.modules, self.unread) = (modules, unread)
  }
}
