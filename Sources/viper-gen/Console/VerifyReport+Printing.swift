import ScaffoldKit

extension VerifyReport {
  /// The result as the command prints it.
  ///
  /// - Parameters:
  ///   - isQuick: whether the tests were only type-checked, so that no numbers of tests are shown.
  ///   - isQuiet: leaves out the table.
  func report(isQuick: Bool, isQuiet: Bool) -> Report {
    var report = Report(command: "templates verify")
    report.output = isQuiet ? "" : table(hasTests: !isQuick)
    report.diagnostics = diagnostics
    report.status = isSound ? 0 : Diagnostic.Category.check.rawValue
    report.notes = remarks
    report.notes += scratchPath.map { ["kept: \($0)"] } ?? []
    let phases = phases.map { phase in
      JSONText.object(["name": .string(phase.name), "seconds": .number(phase.seconds)])
    }
    report.details = [
      .init("combinations", .array(combinations.map(\.json))),
      .init("phases", .array(phases)),
      .init("remarks", .array(remarks.map { .string($0) })),
      .init("scratchPath", scratchPath.map { .string($0) } ?? .null),
    ]
    return report
  }

  /// One line for each combination, then the totals.
  private func table(hasTests: Bool) -> String {
    TextTable.lines(combinations.map { $0.columns(hasTests: hasTests) }) + totals + "\n"
  }

  /// `14 of 14 combinations passed, 12 built, 96 of 96 tests passed, build 31.2 s`
  private var totals: String {
    let passed = combinations.count(where: \.isSound)
    let built = combinations.filter { $0.sameAs == nil }
    let tests = built.map(\.testsRun).reduce(0, +)
    let testsPassed = built.map(\.testsPassed).reduce(0, +)
    var totals = ["\(passed) of \(combinations.count.counted("combination")) passed"]
    if built.count < combinations.count { totals.append("\(built.count) built") }
    if tests > 0 { totals.append("\(testsPassed) of \(tests.counted("test")) passed") }
    totals += phases.map { "\($0.name) \($0.seconds.formattedSeconds)" }
    return totals.joined(separator: ", ")
  }
}

extension VerifyReport.Combination {
  /// The cells of a line: result, tests, files, and the template with its options.
  fileprivate func columns(hasTests: Bool) -> [String] {
    let options = options.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
    let outcome = isSound ? "passed" : compiled ? "fails its tests" : "does not compile"
    let time = sameAs.map { "as \($0)" } ?? seconds.formattedSeconds
    let tests = hasTests ? "\(testsPassed)/\(testsRun) tests \(time)" : ""
    return [outcome, tests, files.counted("file"), "\(template) \(options)"]
  }

  /// The combination in the output of `--json`.
  var json: JSONText {
    var names: [String] = []
    for option in options where !names.contains(option.name) { names.append(option.name) }
    let members = names.map { name in
      JSONText.Member(
        name, .array(options.filter { $0.name == name }.map { .string($0.value) }))
    }
    return .object([
      "template": .string(template), "module": .string(module), "options": .object(members),
      "files": .integer(files), "compiled": .boolean(compiled), "testsRun": .integer(testsRun),
      "testsPassed": .integer(testsPassed), "seconds": .number(seconds),
      "sameAs": sameAs.map { .string($0) } ?? .null,
    ])
  }
}
