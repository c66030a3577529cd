/// Requirements to add to a module that no record describes, or to remove from it, for
/// ``Scaffolder/previewAddition(_:)``.
///
/// ```swift
/// var request = AdditionRequest(
///   module: "Login", signatures: ["signOut()"], packagePath: "/path/to/App")
/// (request.from, request.to) = ("presenter", "interactor")
/// let changes = try scaffolder.previewAddition(request)
/// print(changes.changes.map(\.file.path.name))  // ["LoginInteractor.swift", "LoginProtocols.swift"]
/// ```
public struct AdditionRequest: Sendable, Hashable {
  /// The name of the module, or the path of its folder.
  public var module: String
  /// The target of the module, where a name exists in several; `nil` for any.
  public var target: String?
  /// Functions or properties as a protocol requires them: `signOut()`, `var title: String { get }`.
  public var signatures: [String]
  /// The role of the part that calls them, such as `presenter`. Without roles, the error lists the links.
  public var from: String?
  /// The role of the part that implements them.
  public var to: String?
  /// Whether they are removed.
  public var removes = false
  /// Whether all types that conform get an implementation, also those that are no parts of the module.
  public var editsAllTypes = false
  /// The root folder of the package or project; with ``searchesParents``, a folder within it, too.
  public var packagePath: String
  /// Whether to use the nearest folder above that has a package or a project.
  public var searchesParents = false

  /// A request to add signatures.
  public init(module: String, signatures: [String], packagePath: String) {
    (self.module, self.signatures, self.packagePath) = (module, signatures, packagePath)
  }
}
