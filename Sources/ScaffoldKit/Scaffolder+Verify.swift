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

  /// Compares the modules that are recorded in a package with their files, and builds the package if the
  /// request says so.
  ///
  /// - Throws: if the check cannot run; the errors that it finds are in the report.
  public func verify(
    package request: PackageCheckRequest, seconds: @escaping () -> Double = { 0 },
    progress: @escaping (VerifyProgress) -> Void = { _ in }
  ) throws(ScaffoldError) -> PackageCheckReport {
    let check = PackageCheck(
      request: request, fileSystem: fileSystem, environment: environment,
      isInterrupted: isInterrupted, seconds: seconds,
      progress: progress)
    var problems: [Diagnostic] = []
    let modules = try modules(
      packagePath: request.packagePath, templateFolders: request.templateFolders,
      problems: &problems)
    return try check.run(modules, besides: problems)
  }
}
