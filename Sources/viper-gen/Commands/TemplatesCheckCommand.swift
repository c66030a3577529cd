import ScaffoldKit

/// `viper-gen templates check`
struct TemplatesCheckCommand {
  private let request: TemplateCheckRequest
  /// The template's folder as the user typed it.
  private let typedPath: String
  private let isStrict: Bool
  private let showsProgress: Bool

  /// The command for the folder `path`.
  init(
    _ arguments: Arguments, path: String, _ environment: Environment
  ) throws(ScaffoldError) {
    var request = TemplateCheckRequest(
      path: Self.named(path, environment), temporaryFolder: environment.temporaryFolder)
    request.keptFlags = Set(Command.createFlags)
    request.compiles = arguments.isOn("compile")
    request.standIns = arguments["stand-ins"].map(environment.absolute)
    if request.standIns != nil, !request.compiles {
      throw ScaffoldError([
        .usage(
          "needs-compile", "'--stand-ins' are for the compiler alone", help: "add '--compile'")
      ])
    }
    self.request = request
    typedPath = path
    isStrict = arguments.isOn("strict")
    showsProgress = !arguments.isOn("quiet") && !arguments.isOn("json")
  }

  /// The path with the folder's own name at its end, which `.` and `..` do not say.
  private static func named(_ path: String, _ environment: Environment) -> String {
    let names = path.namesOnPath
    guard names.isEmpty || names.last == "." || names.last == ".." else {
      return (path.begins(with: "/") ? "/" : "") + names.joined(separator: "/")
    }
    var whole: [String] = []
    for name in environment.absolute(path).namesOnPath where name != "." {
      if name == ".." { _ = whole.popLast() } else { whole.append(name) }
    }
    return "/" + whole.joined(separator: "/")
  }

  /// Checks, and reports what was found and a line that sums it up.
  func run(_ scaffolder: Scaffolder) -> Report {
    let start = ContinuousClock.now
    let line = ProgressLine(isOn: showsProgress)
    defer { line.clear() }
    do {
      let result = try scaffolder.check(
        request, seconds: { (ContinuousClock.now - start).seconds }, progress: { line.show($0) })
      return report(result)
    } catch {
      return Report(command: "templates check", error)
    }
  }

  // MARK: Reports

  private func report(_ result: TemplateCheckReport) -> Report {
    var report = Report(command: "templates check")
    let warnings = result.diagnostics.count { $0.severity == .warning }
    report.output = summary(of: result, warnings: warnings)
    report.diagnostics = result.diagnostics
    report.notes = result.remarks
    if !result.isSound {
      // A template that cannot be loaded keeps the status that every other command has for it.
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

  /// `Mine/screen: 6 files, 24 combinations of paths, no fault, 2 warnings`
  private func summary(of result: TemplateCheckReport, warnings: Int) -> String {
    let faults = result.diagnostics.count { $0.severity == .error }
    var parts = [Self.amount(result.files, "file")]
    if result.combinations > 0 {
      parts.append(Self.amount(result.combinations, "combination") + " of paths")
    }
    if let compiled = result.compiled?.combinations {
      let sound = compiled.count(where: \.compiled)
      let verb = compiled.count == 1 ? "compiles" : "compile"
      parts.append("\(sound) of \(Self.amount(compiled.count, "combination")) \(verb)")
    }
    parts.append(faults == 0 ? "no fault" : Self.amount(faults, "fault"))
    if warnings > 0 { parts.append(Self.amount(warnings, "warning")) }
    return "\(typedPath.escapingControlCharacters): \(parts.joined(separator: ", "))\n"
  }

  /// `1 file`, `2 files`
  private static func amount(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
