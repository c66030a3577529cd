import ScaffoldKit

extension Scaffolder {
  /// A scaffolder for the real file system.
  init(environment: Environment) {
    self.init(
      variables: { environment.variables }, cacheFolder: environment.cacheFolder,
      runsManifests: environment.runsManifests,
      isInterrupted: { Interruption.isRequested })
  }

  /// The valid entries of the configuration of the package of a command line, completed by the user's. Errors in
  /// other entries are added to `errors`.
  func configuration(
    _ arguments: Arguments, _ environment: Environment, _ errors: inout ConfigurationErrors
  ) throws(ScaffoldError) -> Configuration {
    let package = PackageLocation(arguments, environment)
    return try configuration(
      packagePath: package.path, searchesParents: package.searchesParents,
      templateFolders: arguments.all("templates"), userFile: environment.configurationFile,
      errors: &errors)
  }

  /// The errors that planning finds.
  func planningProblems(_ requests: [ScaffoldRequest]) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    _ = attempt(&problems) { () throws(ScaffoldError) in
      try plan(requests, remembers: false)
    }
    return problems
  }
}
