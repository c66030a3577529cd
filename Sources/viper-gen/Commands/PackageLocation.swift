import ScaffoldKit

/// The package that a command works on.
struct PackageLocation {
  let path: String
  let searchesParents: Bool
  /// Whether the lock is released once an interrupted run has been completed or rolled back.
  var isLockedForRecoveryOnly = false
}

extension PackageLocation {
  /// The package of `--package-path`, else the nearest folder with a manifest, upwards from the working
  /// directory.
  init(_ arguments: Arguments, _ environment: Environment) {
    self.init(
      path: environment.absolute(arguments["package-path"] ?? "."),
      searchesParents: arguments["package-path"] == nil)
  }
}

extension Scaffolder {
  /// A scaffolder for the real file system.
  init(environment: Environment) {
    self.init(
      variables: { environment.variables }, cacheFolder: environment.cacheFolder,
      isInterrupted: { Interruption.isRequested })
  }

  /// The configuration of the package of a command line.
  ///
  /// - Throws: all errors in it.
  func configuration(
    _ arguments: Arguments, _ environment: Environment
  ) throws(ScaffoldError) -> Configuration {
    var problems: [Diagnostic] = []
    let configuration = try configuration(arguments, environment, &problems)
    guard problems.isEmpty else { throw ScaffoldError(problems) }
    return configuration
  }

  /// The valid entries of the configuration of the package of a command line. Errors in other entries are
  /// added to `problems`.
  func configuration(
    _ arguments: Arguments, _ environment: Environment, _ problems: inout [Diagnostic]
  ) throws(ScaffoldError) -> Configuration {
    let package = PackageLocation(arguments, environment)
    return try configuration(
      packagePath: package.path, searchesParents: package.searchesParents,
      templateFolders: arguments.all("templates"), problems: &problems)
  }
}
