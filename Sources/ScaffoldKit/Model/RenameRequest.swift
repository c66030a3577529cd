/// How to rename a module, for ``Scaffolder/planRename(_:remembers:progress:)``.
///
/// ```swift
/// let request = RenameRequest(module: "SignIn", newName: "LogIn", packagePath: "/path/to/Package")
/// let changes = try scaffolder.preview(scaffolder.planRename(request))
/// changes.changes.map(\.action)  // [.moved, .moved, …]
/// ```
public struct RenameRequest: Sendable, Hashable {
  /// The module's name, or the path to its folder, as ``RemovalRequest/modules`` has them.
  public var module: String
  /// The new name, with its subfolder if it has one: `Account/LogIn`.
  public var newName: String
  /// The package's root folder.
  public var packagePath: String
  /// Whether to use the nearest folder above ``packagePath`` with a `Package.swift`.
  public var searchesParents = false
  /// The target that the module is in; `nil` if it is in one target only.
  public var target: String?
  /// The target that the module goes to; `nil` if it stays in its target. Use it after a target has got another name.
  public var newTarget: String?
  /// The subfolder that ``ScaffoldRequest/subfolder`` has for new modules: a name without it is found, too.
  public var subfolder: RelativePath?
  /// Folders of templates, searched before the built-in ones.
  public var templateFolders: [String] = []
  /// Whether to edit the other files of the package that use the module. Otherwise their places are reported.
  public var editsEverywhere = false
  /// Whether to rename what begins with the module's name but is not generated, such as `SignInValidator`.
  public var renamesOwnNames = false

  /// A request to rename `module` to `newName` in the package at `packagePath`.
  public init(module: String, newName: String, packagePath: String) {
    self.module = module
    self.newName = newName
    self.packagePath = packagePath
  }
}
