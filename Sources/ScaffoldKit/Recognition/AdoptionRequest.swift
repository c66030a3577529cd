/// Modules that are written by hand and get a record, for ``Scaffolder/previewAdoption(_:progress:)``.
///
/// ```swift
/// let request = AdoptionRequest(modules: ["Login"], packagePath: "/path/to/App")
/// let changes = try scaffolder.previewAdoption(request)
/// print(changes.changes.map(\.file.path.name))  // ["LoginPresenter.swift", "LoginView.swift", "Login.json"]
/// ```
public struct AdoptionRequest: Sendable, Hashable {
  /// The names of the modules, or the paths of folders with one module each, from the project's root; empty for all
  /// modules that have no record.
  public var modules: [String]
  /// The target of the modules, where a name exists in several; `nil` for any.
  public var target: String?
  /// The template that the modules are compared with: its id, or the path of its folder. `nil` makes a template of each
  /// module, which gives it back byte for byte.
  public var template: String?
  /// Folders of templates, searched before the built-in ones.
  public var templateFolders: [String] = []
  /// The root folder of the package or project; with ``searchesParents``, a folder within it, too.
  public var packagePath: String
  /// Whether to use the nearest folder above that has a package or a project.
  public var searchesParents = false

  /// A request for modules.
  public init(modules: [String], packagePath: String) {
    (self.modules, self.packagePath) = (modules, packagePath)
  }
}
