/// A module's name with its subfolder: `Feature/SignIn`.
///
/// ```swift
/// try ModulePath("Feature/Account/SignIn").subfolder  // ["Feature", "Account"]
/// try ModulePath("Feature/Account/SignIn").name.text  // SignIn
/// try ModulePath("./Feature/../SignIn/").description  // SignIn
/// try ModulePath("../SignIn")  // error: '../SignIn' points outside the target's folder
/// ```
///
/// A path that begins with the folder of a target, such as `Sources/App/Feature/SignIn`, means that target
/// when a module is planned.
public struct ModulePath: Sendable, Hashable {
  /// The folders above the module's own one; empty for a bare name.
  public let subfolder: [String]
  /// The module's name: the last component.
  public let name: ModuleName
  /// Whether ``subfolder`` starts at the package's root instead of the target's folder.
  let isFromPackage: Bool

  /// The path `text`: names between slashes, the last one the module's.
  ///
  /// - Throws: ``ScaffoldError`` with everything that is wrong with any name; of the category
  ///   `containment` if the path is absolute or leads out of its folder with a `..`.
  public init(_ text: String) throws(ScaffoldError) {
    try self.init(text, in: { nil })
  }

  /// The path that a user typed, which may be an absolute one into the package.
  package init(_ text: String, in place: () -> PackagePlace?) throws(ScaffoldError) {
    let path = try TypedPath(text, in: place)
    var components = path.names
    let last = components.popLast() ?? (text.isEmpty ? "" : ".")
    var problems = PathRules.problems(inNames: components)
    let folder = components.map { $0 + "/" }.joined()
    if let problem = NameRules.problem(in: last, below: folder),
      problem.code != .nameLength || !problems.contains(where: { $0.code == .pathLength })
    {
      problems.append(problem)
    }
    guard problems.isEmpty else { throw ScaffoldError(problems) }
    name = try ModuleName(last)
    subfolder = components
    isFromPackage = path.isFromPackage
  }

  /// The path of a module in a folder of its target.
  init(subfolder: [String], name: ModuleName) {
    self.subfolder = subfolder
    self.name = name
    isFromPackage = false
  }
}

extension ModulePath: CustomStringConvertible {
  /// The names between slashes: `Feature/SignIn`.
  public var description: String { (subfolder + [name.text]).joined(separator: "/") }
}

extension Diagnostic {
  /// A request without modules.
  static func noModuleName(help: String) -> Diagnostic {
    Diagnostic(.usage, .noName, "no module name given", help: help)
  }
}
