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
