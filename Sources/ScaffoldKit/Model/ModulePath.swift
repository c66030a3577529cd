/// A module's name with its subfolder: `Feature/SignIn`.
///
/// ```swift
/// try ModulePath("Feature/Account/SignIn").subfolder  // ["Feature", "Account"]
/// try ModulePath("Feature/Account/SignIn").name.text  // SignIn
/// try ModulePath("../SignIn")  // error: '../SignIn' points outside the target's folder
/// ```
public struct ModulePath: Sendable, Hashable {
  /// The folders above the module's own one; empty for a bare name.
  public let subfolder: [String]
  /// The module's name: the last component.
  public let name: ModuleName

  /// The path `text`: names between slashes, the last one the module's.
  ///
  /// - Throws: ``ScaffoldError`` with everything that is wrong with any name; of the category
  ///   `containment` if the path is absolute or has a `..`.
  public init(_ text: String) throws(ScaffoldError) {
    var components = try PathRules.names(in: text)
    let last = components.removeLast()
    var problems = PathRules.problems(inNames: components)
    let folder = components.map { $0 + "/" }.joined()
    if let problem = NameRules.problem(in: last, below: folder),
      problem.code != "name-length" || !problems.contains(where: { $0.code == "path-length" })
    {
      problems.append(problem)
    }
    guard problems.isEmpty else { throw ScaffoldError(problems) }
    name = try ModuleName(last)
    subfolder = components
  }
}

extension ModulePath: CustomStringConvertible {
  /// The names between slashes: `Feature/SignIn`.
  public var description: String { (subfolder + [name.text]).joined(separator: "/") }
}

extension Diagnostic {
  /// A request without modules.
  static func noModuleName(help: String) -> Diagnostic {
    Diagnostic(.usage, "no-name", "no module name given", help: help)
  }
}
