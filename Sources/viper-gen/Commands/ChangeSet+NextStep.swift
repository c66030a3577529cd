import ScaffoldKit

extension ChangeSet {
  /// The command to type after the changes were written.
  ///
  /// - Parameter packagePath: the package as the user typed it; `nil` for that of the working directory.
  func nextStep(packagePath: String?) -> String {
    if let project { return project.nextStep }
    let package = packagePath.map { " --package-path\($0.asOptionValue)" } ?? ""
    return "swift \(testTarget == nil ? "build" : "test")\(package)"
  }
}
