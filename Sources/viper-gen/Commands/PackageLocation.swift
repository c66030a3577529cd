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

  /// Finds the package for the paths that a user types, when one of them needs it.
  func place(_ environment: Environment) -> () -> PackagePlace? {
    {
      Scaffolder(environment: environment)
        .place(
          packagePath: path, searchesParents: searchesParents,
          workingDirectory: environment.workingDirectory)
    }
  }
}
