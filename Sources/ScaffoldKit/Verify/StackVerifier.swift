/// Generates the stacks that a request asks for into a scratch package, and checks them with the
/// compiler, the package manager and their own tests.
struct StackVerifier {
  let request: VerifyRequest
  let fileSystem: any FileSystem
  let environment: [String: String]
  let isInterrupted: @Sendable () -> Bool
  /// The seconds since a fixed moment.
  let seconds: () -> Double
  let progress: (VerifyProgress) -> Void

  func run() throws(ScaffoldError) -> VerifyReport {
    var times = PhaseTimes(seconds: seconds)
    // The scratch package's build belongs in the scratch package.
    let ownEnvironment = environment.filter { $0.key != "SWIFTPM_BUILD_DIR" }
    let toolchain = try Toolchain(in: ownEnvironment, isInterrupted: isInterrupted)
    let standIns = try standIns()
    let list = StackList(request: request, fileSystem: fileSystem)
    let tables = try list.tables()
    guard !tables.isEmpty else {
      let folders = request.templateFolders.joined(separator: "', '").escapingControlCharacters
      throw ScaffoldError(
        .notFound, .noTemplateFolder, "no template in '\(folders)'",
        help: "a template is a folder there with a template.json")
    }
    let choice = try choose(list.stacks(of: tables), standIns)
    guard !choice.stacks.isEmpty else {
      return VerifyReport(
        combinations: [], diagnostics: [], phases: [], remarks: choice.remarks, scratchPath: nil)
    }
    var scratch = try ScratchPackage(for: request, on: fileSystem)
    var isWorthKeeping = false
    do throws(ScaffoldError) {
      try scratch.fill(with: choice.stacks, mode: mode)
      isWorthKeeping = request.keepsScratch
      times.end("generate")
      let results = try check(choice.stacks, in: scratch, toolchain, standIns, &times)
      let report = try report(choice, results, times.phases, scratch)
      guard request.keepsScratch else {
        return report.adding(Self.problems(removing: scratch).map(\.asWarning))
      }
      try scratch.restore(choice.stacks.filter { results.failing.contains($0.number) })
      return report
    } catch {
      let problems = isWorthKeeping ? [] : Self.problems(removing: scratch)
      throw ScaffoldError(error.diagnostics + problems)
    }
  }

  /// Removes the scratch package. Returns why that is not possible.
  private static func problems(removing scratch: ScratchPackage) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    _ = attempt(&problems) { () throws(ScaffoldError) in try scratch.remove() }
    return problems
  }

  private func check(
    _ stacks: [Stack], in scratch: ScratchPackage, _ toolchain: Toolchain, _ standIns: StandIns?,
    _ times: inout PhaseTimes
  ) throws(ScaffoldError) -> CheckResults {
    var results = CheckResults()
    switch request.method {
    case .build:
      let check = BuildCheck(toolchain: toolchain, scratch: scratch, progress: progress)
      let built = try check.build(stacks, &results)
      times.end("build")
      try check.test(built, &results)
      times.end("test")
    case .typeCheck(let modes, _):
      let check = TypeCheck(
        toolchain: toolchain, scratch: scratch, modes: modes, standIns: standIns,
        progress: progress)
      try check.run(stacks, &results)
      times.end("type-check")
    }
    return results
  }

  /// The language mode that the manifest of the scratch package declares.
  private var mode: VerifyRequest.LanguageMode {
    switch request.method {
    case .build(let mode): mode
    case .typeCheck(let modes, _): modes.last ?? .six
    }
  }

  // MARK: Choosing stacks

  /// The stacks that can be checked on this machine, and remarks on the result.
  private struct Choice {
    let stacks: [Stack]
    let remarks: [String]
  }

  private func standIns() throws(ScaffoldError) -> StandIns? {
    guard case .typeCheck(_, let path?) = request.method else { return nil }
    return try StandIns(at: path, on: fileSystem)
  }

  /// Leaves out the stacks that need packages which are not available.
  private func choose(
    _ all: [Stack], _ standIns: StandIns?
  ) throws(ScaffoldError) -> Choice {
    let available = Set(standIns?.platforms.flatMap(\.modules) ?? [])
    let isBuild = if case .build = request.method { true } else { false }
    let stacks = all.filter { stack in
      isBuild && request.fetchesPackages
        || stack.packages.flatMap(\.products).allSatisfy(available.contains)
    }
    let names = all.flatMap(\.packages).map(\.name).uniqued.sorted()
    guard all.isEmpty || !stacks.isEmpty else {
      throw ScaffoldError(
        .usage, .needsPackages,
        "every combination needs packages: \(names.joined(separator: ", "))",
        help: "add '--fetch-packages', or '--quick' with '--stand-ins' that have them")
    }
    let left = all.combinationCount - stacks.combinationCount
    var remarks = all.isEmpty ? ["this shard has no combination"] : []
    remarks += groupRemarks(stacks) + frameworkRemarks(stacks, standIns)
    if left > 0 {
      remarks.append(
        "left out: \(left) combinations, which need \(names.joined(separator: " and "))")
    }
    return Choice(stacks: stacks, remarks: remarks)
  }

  /// How many stacks are checked for how many combinations.
  private func groupRemarks(_ stacks: [Stack]) -> [String] {
    guard stacks.count < stacks.combinationCount else { return [] }
    return [
      "\(stacks.combinationCount) combinations: \(stacks.count) render to different files, each"
        + " was checked"
    ]
  }

  /// The frameworks that the result depends on, or that it does not cover.
  private func frameworkRemarks(_ stacks: [Stack], _ standIns: StandIns?) -> [String] {
    func isMentioned(_ text: String) -> Bool {
      let bytes = Array(text.utf8)
      return stacks.contains { stack in
        stack.files.contains { $0.file.contents.firstRange(of: bytes) != nil }
      }
    }
    if let standIns { return standIns.remarks { isMentioned("import \($0)\n") } }
    #if canImport(Darwin)
      return []
    #else
      return ["UIKit", "AppKit", "SwiftUI"].filter { isMentioned("canImport(\($0))") }.map {
        "\($0) branch: not compiled, since \($0) is not available; see --stand-ins"
      }
    #endif
  }

  // MARK: The report

  private func report(
    _ choice: Choice, _ results: CheckResults, _ phases: [VerifyReport.Phase],
    _ scratch: ScratchPackage
  ) throws(ScaffoldError) -> VerifyReport {
    let hasGeneralError = results.general.contains { $0.severity == .error }
    let combinations = choice.stacks.flatMap { stack in
      stack.combinations(
        compiled: !results.failing.contains(stack.number) && !hasGeneralError,
        tests: results.tests[stack.number] ?? .init())
    }.sorted { $0.place < $1.place }.map(\.combination)
    let numbered = Dictionary(uniqueKeysWithValues: choice.stacks.map { ($0.number, $0) })
    let diagnostics = try TemplateDiagnostics(stacks: numbered, request: request)
      .diagnostics(results.errors)
    return VerifyReport(
      combinations: combinations, diagnostics: diagnostics + results.general, phases: phases,
      remarks: choice.remarks, scratchPath: request.keepsScratch ? scratch.path : nil)
  }
}

extension VerifyReport {
  /// The report with further diagnostics.
  fileprivate func adding(_ more: [Diagnostic]) -> VerifyReport {
    VerifyReport(
      combinations: combinations, diagnostics: diagnostics + more, phases: phases,
      remarks: remarks, scratchPath: scratchPath)
  }
}

extension [Stack] {
  fileprivate var combinationCount: Int { map(\.combinationCount).reduce(0, +) }
}

extension Stack {
  /// The stack's result for its own combination and each of its twins, with their places.
  fileprivate func combinations(
    compiled: Bool, tests: CheckResults.Tests
  ) -> [(place: Int, combination: VerifyReport.Combination)] {
    let name = module.name.text
    func combination(
      _ module: String, _ settings: [ScaffoldRequest.Setting], seconds: Double, sameAs: String?
    ) -> VerifyReport.Combination {
      VerifyReport.Combination(
        template: template.id, module: module, options: settings, files: files.count,
        compiled: compiled, testsRun: tests.run, testsPassed: tests.passed, seconds: seconds,
        sameAs: sameAs)
    }
    let own = combination(name, settings, seconds: tests.seconds, sameAs: nil)
    return [(place, own)]
      + twins.map { ($0.place, combination($0.module, $0.settings, seconds: 0, sameAs: name)) }
  }
}

/// Measures how long each phase takes.
private struct PhaseTimes {
  let seconds: () -> Double
  private(set) var phases: [VerifyReport.Phase] = []
  private var last: Double

  init(seconds: @escaping () -> Double) {
    self.seconds = seconds
    last = seconds()
  }

  /// Ends the phase that began with the end of the one before.
  mutating func end(_ name: String) {
    let now = seconds()
    phases.append(.init(name: name, seconds: now - last))
    last = now
  }
}
