import ScaffoldKit

/// `viper-gen lint`
struct LintCommand: RunnableCommand {
  private let request: LintRequest
  private let format: LintReport.Format
  private let hasAbsolutePaths: Bool
  private let isStrict: Bool
  private let fixes: Bool
  private let writesBaseline: Bool
  private let isPreview: Bool
  private let showsDiff: Bool
  private let missingFolders: MissingTemplateFolders

  init(_ invocation: Invocation) throws(ScaffoldError) {
    let arguments = invocation.arguments
    let settings = PackageSettings(arguments, invocation.environment)
    let package = PackageLocation(arguments, invocation.environment)
    var request = LintRequest(packagePath: package.path)
    request.searchesParents = package.searchesParents
    request.modules = arguments.words
    request.rules = arguments.all("rule")
    request.paths = arguments.all("only")
    request.templateFolders = arguments.templateFolders(try settings.readableConfiguration())
    request.baseline = arguments["baseline"] ?? request.baseline
    self.request = request
    missingFolders = MissingTemplateFolders(settings)
    try missingFolders.requireTyped()
    format = arguments["format"].flatMap(LintReport.Format.init) ?? .xcode
    hasAbsolutePaths = arguments.isOn("absolute-paths")
    isStrict = arguments.isOn("strict")
    fixes = arguments.isOn("fix")
    writesBaseline = arguments.isOn("write-baseline")
    showsDiff = arguments.isOn("diff")
    isPreview = showsDiff || arguments.isOn("dry-run")
    let changes = [fixes, writesBaseline].count { $0 }
    guard changes > 0 || !isPreview, changes < 2 else {
      throw ScaffoldError([
        .usage(
          .missingArgument,
          changes > 1
            ? "'--fix' and '--write-baseline' are given" : "'--diff' and '--dry-run' need '--fix'",
          help: "choose one of '--fix' and '--write-baseline'")
      ])
    }
  }

  private var package: PackageLocation {
    PackageLocation(path: request.packagePath, searchesParents: request.searchesParents)
  }

  /// The package, if the command writes.
  var lockedPackage: PackageLocation? {
    (fixes || writesBaseline) && !isPreview ? package : nil
  }

  var readOnlyPackage: PackageLocation? { lockedPackage == nil ? package : nil }

  /// Prints the findings, or repairs them.
  func run(_ scaffolder: Scaffolder) -> Report {
    var report = Report(command: "lint")
    do throws(ScaffoldError) {
      if writesBaseline {
        let changes = try scaffolder.previewBaseline(request)
        try missingFolders.require(for: changes.diagnostics)
        try write(changes, scaffolder, &report)
      } else if fixes {
        let fixes = try scaffolder.previewLintFixes(request)
        try missingFolders.require(for: fixes.remaining.diagnostics)
        try write(fixes.changeSet, scaffolder, &report)
        // Nothing is read after the files are written, so that nothing can fail.
        if !isPreview { add(fixes.remaining, to: &report) }
      } else {
        let result = try scaffolder.lint(request)
        try missingFolders.require(for: result.diagnostics)
        add(result, to: &report)
      }
      return report
    } catch {
      return Report(command: "lint", error)
    }
  }

  private func write(
    _ changes: ChangeSet, _ scaffolder: Scaffolder, _ report: inout Report
  ) throws(ScaffoldError) {
    report.show(changes, isPreview: isPreview, showsDiff: showsDiff)
    if !isPreview { report.diagnostics = try scaffolder.apply(changes).diagnostics }
  }

  private func add(_ result: LintReport, to report: inout Report) {
    report.output = result.text(
      format, version: ViperGen.version, hasAbsolutePaths: hasAbsolutePaths)
    report.diagnostics += result.diagnostics
    report.details.append(.init("findings", .array(result.entries.map(\.json))))
    report.notes.append(summary(of: result))
    let isWrong = result.entries.contains { isStrict || $0.severity == .error }
    if isWrong { report.status = Diagnostic.Category.check.rawValue }
  }

  /// `2 findings in 12 modules, 5 more in .viper-gen-baseline.json`
  private func summary(of result: LintReport) -> String {
    var text = result.entries.isEmpty ? "no findings" : result.entries.count.counted("finding")
    text += " in \(result.moduleCount.counted("module"))"
    if result.knownCount > 0 { text += ", \(result.knownCount) more in \(request.baseline)" }
    if result.repairedCount > 0 {
      text += ", \(result.repairedCount) of the baseline are repaired"
    }
    if result.diagnostics.contains(where: \.isUnreadSource) {
      text += " of the files that are read"
    }
    let fixable = result.entries.count(where: \.isFixable)
    return fixable > 0 && !fixes ? text + "; '--fix' repairs \(fixable)" : text
  }
}

extension Report {
  /// Adds changes with their diffs or as files.
  mutating func show(_ changes: ChangeSet, isPreview: Bool, showsDiff: Bool) {
    files = changes.changes.filter { $0.action != .identical }.map(\.report)
    diagnostics += changes.diagnostics
    self.isPreview = isPreview
    if showsDiff { showDiffs(of: changes) }
    if !isPreview, !files.isEmpty { diskChange = .written }
    if isPreview { notes.append("nothing was written") }
  }
}

extension LintReport.Entry {
  fileprivate var json: JSONText {
    .object([
      "rule": .string(rule), "severity": .string(severity.rawValue), "message": .string(message),
      "note": .string(note), "module": .string(module), "path": .string(location.path),
      "line": .integer(location.line), "column": .integer(location.column),
      "fixable": .boolean(isFixable),
    ])
  }
}
