import ScaffoldKit

/// `viper-gen templates check`
struct TemplatesCheckCommand: RunnableCommand {
  private let request: TemplateCheckRequest
  private let typedPath: String
  private let isStrict: Bool
  private let showsProgress: Bool

  init(_ invocation: Invocation) throws(ScaffoldError) {
    let arguments = invocation.arguments
    let environment = invocation.environment
    typedPath = arguments.words[0]
    var request = TemplateCheckRequest(
      path: environment.pathEndingInName(typedPath), temporaryFolder: environment.temporaryFolder)
    request.reservedFlags = Set(Command.createFlags)
    request.compiles = arguments.isOn("compile")
    request.standIns = arguments["stand-ins"].map(environment.absolute)
    if request.standIns != nil, !request.compiles {
      throw ScaffoldError([
        .usage(.needsCompile, "'--stand-ins' needs '--compile'", help: "add '--compile'")
      ])
    }
    self.request = request
    isStrict = arguments.isOn("strict")
    showsProgress = arguments.showsProgress
  }

  /// Checks the template, and prints what was found and a summary.
  func run(_ scaffolder: Scaffolder) -> Report {
    let stopwatch = Stopwatch()
    let line = ProgressLine(isOn: showsProgress)
    defer { line.clear() }
    do {
      let result = try scaffolder.check(
        request, seconds: stopwatch.seconds, progress: { line.show($0) })
      return report(result)
    } catch {
      return Report(command: "templates check", naming(error))
    }
  }

  /// The error with a help for the id of a built-in template in place of a folder.
  private func naming(_ error: ScaffoldError) -> ScaffoldError {
    guard Scaffolder().hints.templates().contains(where: { $0.id == typedPath }) else {
      return error
    }
    return ScaffoldError(
      error.diagnostics.map { problem in
        problem.editingHelp { _ in
          "'\(typedPath)' is a built-in template; 'viper-gen templates verify \(typedPath)' checks it"
        }
      })
  }

  // MARK: Reports

  private func report(_ result: TemplateCheckReport) -> Report {
    var report = Report(command: "templates check")
    let warnings = result.diagnostics.count { $0.severity == .warning }
    report.output = summary(of: result, warnings: warnings)
    report.diagnostics = result.diagnostics
    report.notes = result.remarks
    if !result.isSound {
      // The status for a template that cannot be loaded is the same in all commands.
      report.status = ScaffoldError(result.diagnostics).category.rawValue
    } else if isStrict, warnings > 0 {
      report.status = Diagnostic.Category.check.rawValue
    }
    report.details = [
      .init("template", .string(result.id)),
      .init("pathCombinations", .integer(result.combinations)),
      .init("combinations", .array(result.compiled?.combinations.map(\.json) ?? [])),
      .init("remarks", .array(result.remarks.map { .string($0) })),
    ]
    return report
  }

  /// `Mine/screen: 6 files, 24 combinations of paths, no errors, 2 warnings`
  private func summary(of result: TemplateCheckReport, warnings: Int) -> String {
    let errors = result.diagnostics.count { $0.severity == .error }
    var parts = [result.files.counted("file")]
    if result.combinations > 0 {
      parts.append(result.combinations.counted("combination") + " of paths")
    }
    if let compiled = result.compiled?.combinations {
      let passed = compiled.count(where: \.compiled)
      let verb = compiled.count == 1 ? "compiles" : "compile"
      parts.append("\(passed) of \(compiled.count.counted("combination")) \(verb)")
    }
    parts.append(errors == 0 ? "no errors" : errors.counted("error"))
    if warnings > 0 { parts.append(warnings.counted("warning")) }
    return "\(typedPath.escapingControlCharacters): \(parts.joined(separator: ", "))\n"
  }
}
