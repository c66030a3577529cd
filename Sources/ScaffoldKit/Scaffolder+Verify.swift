/// The verbs that check generated code.
extension Scaffolder {
  /// Generates modules with many combinations of options and checks them with the compiler, or with SwiftPM
  /// and their own tests, in a scratch package that is removed afterwards.
  ///
  /// - Parameters:
  ///   - request: which modules, and how they are checked.
  ///   - seconds: a clock, in seconds since any moment, for the times in the report. With the default, they are 0.
  ///   - progress: called with the progress of the check.
  /// - Throws: if the check cannot run; the errors that it finds are in the report.
  public func verify(
    _ request: VerifyRequest, seconds: @escaping () -> Double = { 0 },
    progress: @escaping (VerifyProgress) -> Void = { _ in }
  ) throws(ScaffoldError) -> VerifyReport {
    try StackVerifier(
      request: request, fileSystem: fileSystem, environment: environment,
      isInterrupted: isInterrupted, seconds: seconds, progress: progress
    ).run()
  }

  /// Compares the modules that are recorded in a package with their files, builds the package, and runs the tests
  /// of the modules, as far as the request says so.
  ///
  /// - Throws: if the check cannot run; the errors that it finds are in the report.
  public func verify(
    package request: PackageCheckRequest, seconds: @escaping () -> Double = { 0 },
    progress: @escaping (VerifyProgress) -> Void = { _ in }
  ) throws(ScaffoldError) -> PackageCheckReport {
    let search = PackageSearch(
      path: request.packagePath, searchesParents: request.searchesParents, fileSystem: fileSystem)
    let root = try search.directory()
    let check = PackageCheck(
      request: request, root: root.path, directory: root.directory,
      hasManifest: try search.hasManifest(at: root.path), fileSystem: fileSystem,
      environment: environment,
      isInterrupted: isInterrupted, seconds: seconds, progress: progress)
    var problems: [Diagnostic] = []
    let modules =
      if request.modules.isEmpty {
        try modules(
          packagePath: root.path, templateFolders: request.templateFolders, problems: &problems)
      } else {
        try modules(
          named: request.modules, target: request.target, packagePath: root.path,
          templateFolders: request.templateFolders)
      }
    let chosen = modules.filter { request.target == nil || $0.target == request.target }
    return try check.run(chosen, besides: problems)
  }
}
