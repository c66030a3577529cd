/// A module's name with the subfolder it goes to: `Feature/SignIn`.
///
/// ```swift
/// try ModulePath("Feature/Account/SignIn").subfolder  // ["Feature", "Account"]
/// try ModulePath("Feature/Account/SignIn").name.text  // SignIn
/// try ModulePath("../SignIn")                         // error: '../SignIn' leaves its folder
/// ```
public struct ModulePath: Sendable, Hashable {
  /// The folders above the module's own one; empty for a bare name.
  public let subfolder: [String]
  /// The module's name: the last component.
  public let name: ModuleName

  /// The path that `text` says: components between slashes, the last one a module's name.
  ///
  /// - Throws: ``ScaffoldError`` with everything that is wrong with any component; of the category
  ///   `containment` if the path is absolute or has a `..`.
  public init(_ text: String) throws(ScaffoldError) {
    var components = try PathFault.names(in: text)
    let last = components.removeLast()
    var faults = components.compactMap { PathFault.ofComponent($0) }.map { Diagnostic($0) }
    do {
      name = try ModuleName(last)
      subfolder = components
    } catch {
      let prefix = components.map { $0 + "/" }.joined()
      let fault = ModuleName.fault(of: last)?.below(prefix)
      faults += fault.map { [Diagnostic($0)] } ?? error.diagnostics
      throw ScaffoldError(faults)
    }
    guard faults.isEmpty else { throw ScaffoldError(faults) }
  }
}

extension ModulePath: CustomStringConvertible {
  /// The components between slashes: `Feature/SignIn`.
  public var description: String { (subfolder + [name.text]).joined(separator: "/") }
}

extension NameFault {
  /// The same fault with a suggestion that repeats the subfolder.
  fileprivate func below(_ prefix: String) -> NameFault {
    NameFault(name: name, reason: reason, suggestion: suggestion.map { prefix + $0 })
  }
}
