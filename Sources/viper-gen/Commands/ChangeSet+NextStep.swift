import ScaffoldKit

extension ChangeSet {
  /// The command to type after the changes were written, and what must be written by hand before it can work.
  ///
  /// - Parameter packagePath: the package as the user typed it; `nil` for that of the working directory.
  func nextStep(packagePath: String?) -> String {
    let missing = Set(diagnostics.map(\.code)).contains(.unknownType)
    return (missing ? "declare the missing types, then: " : "") + command(packagePath: packagePath)
  }

  private func command(packagePath: String?) -> String {
    if let project { return project.nextStep }
    let package = packagePath.map { " --package-path\($0.asOptionValue)" } ?? ""
    return "swift \(testTarget == nil ? "build" : "test")\(package)"
  }
}
