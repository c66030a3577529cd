/// Generates the stacks that a request asks for into a scratch package and has them judged by the
/// compiler, the package manager and their own tests.
struct StackVerifier {
  let request: VerifyRequest
  let fileSystem: any FileSystem
  let environment: [String: String]
  let isInterrupted: @Sendable () -> Bool
  /// The seconds since some moment.
  let seconds: () -> Double
  let progress: (VerifyProgress) -> Void

  func run() throws(ScaffoldFailure) -> VerifyReport {
    var watch = Stopwatch(seconds: seconds)
    // The scratch package is built in itself, wherever the user's own are.
    let own = environment.filter { $0.key != "SWIFTPM_BUILD_DIR" }
    let toolchain = try Toolchain(in: own, isInterrupted: isInterrupted)
    let standIns = try standIns()
    let list = StackList(request: request, fileSystem: fileSystem)
    let tables = try list.tables()
    guard !tables.isEmpty else {
      throw ScaffoldFailure(TemplateSetFault.noTemplates(request.templateFolders))
    }
    var scratch = try ScratchPackage(for: request, on: fileSystem)
    var isWorthKeeping = false
    do throws(ScaffoldFailure) {
      let all =
        mergesEqual
        ? try list.stacks(of: classes(of: tables, toolchain, scratch, &watch))
        : try list.stacks(of: tables)
      let choice = try choose(all, standIns)
      guard !choice.stacks.isEmpty else {
        try scratch.remove()
        return VerifyReport(
          combinations: [], diagnostics: [], phases: [], remarks: choice.remarks, scratchPath: nil)
      }
      try scratch.fill(with: choice.stacks, mode: mode)
      isWorthKeeping = request.keepsScratch
      watch.close("generate")
      let findings = try judge(choice.stacks, in: scratch, toolchain, standIns, &watch)
      let report = try report(choice, findings, watch.phases, scratch)
      if request.keepsScratch {
        try scratch.putBack(choice.stacks.filter { findings.failing.contains($0.number) })
      } else {
        try scratch.remove()
      }
      return report
    } catch {
      if !isWorthKeeping { try scratch.remove() }
      throw error
    }
  }

  /// Whether combinations that are one program here are built once. A few combinations are quick to
  /// build as they are, and types are checked for other platforms as well, where others are equal.
  private var mergesEqual: Bool {
    if case .build = request.method { request.isExhaustive } else { false }
  }

  private func classes(
    of tables: [StackList.Table], _ toolchain: Toolchain, _ scratch: ScratchPackage,
    _ watch: inout Stopwatch
  ) throws(ScaffoldFailure) -> [StackClasses.Class] {
    let judge = ConditionJudge(
      frontEnd: try FrontEnd(of: toolchain, for: "\(scratch.path)/Package.swift"),
      scratch: scratch, mode: mode,
      unknownWords: [StackClasses.target, "SWIFT_MODULE_RESOURCE"])
    var classes = StackClasses(of: tables, judge: judge, progress: progress)
    let result = try classes.classes()
    watch.close("compare")
    return result
  }

  private func judge(
    _ stacks: [Stack], in scratch: ScratchPackage, _ toolchain: Toolchain, _ standIns: StandIns?,
    _ watch: inout Stopwatch
  ) throws(ScaffoldFailure) -> Findings {
    var findings = Findings()
    switch request.method {
    case .build:
      let check = BuildCheck(toolchain: toolchain, scratch: scratch, progress: progress)
      let sound = try check.build(stacks, &findings)
      watch.close("build")
      try check.test(sound, &findings)
      watch.close("test")
    case .typeCheck(let modes, _):
      let frontEnd = try FrontEnd(of: toolchain, for: "\(scratch.path)/Package.swift")
      let check = TypeCheck(
        frontEnd: frontEnd, scratch: scratch, modes: modes, standIns: standIns,
        progress: progress)
      try check.run(stacks, &findings)
      watch.close("type-check")
    }
    return findings
  }

  /// The language mode that the manifest of the scratch package declares.
  private var mode: VerifyRequest.LanguageMode {
    switch request.method {
    case .build(let mode): mode
    case .typeCheck(let modes, _): modes.last ?? .six
    }
  }

  // MARK: What can be checked

  /// The stacks that can be checked here, and what must be said about the result.
  private struct Choice {
    let stacks: [Stack]
    let remarks: [String]
  }

  private func standIns() throws(ScaffoldFailure) -> StandIns? {
    guard case .typeCheck(_, let path?) = request.method else { return nil }
    return try StandIns(at: path, on: fileSystem)
  }

  /// Leaves out the stacks that need packages which are not here.
  private func choose(
    _ all: [Stack], _ standIns: StandIns?
  ) throws(ScaffoldFailure) -> Choice {
    let known = Set(standIns?.platforms.flatMap(\.modules) ?? [])
    let isBuild = if case .build = request.method { true } else { false }
    let stacks = all.filter { stack in
      isBuild && request.fetchesPackages
        || stack.packages.flatMap(\.products).allSatisfy(known.contains)
    }
    let names = all.flatMap(\.packages).map(\.name).uniqued.sorted()
    guard all.isEmpty || !stacks.isEmpty else {
      throw ScaffoldFailure(VerifyFault.needsPackages(names))
    }
    let count = stacks.combinationCount
    let left = all.combinationCount - count
    var remarks = all.isEmpty ? ["this part of the whole has no combination"] : []
    remarks += mergeRemarks(stacks) + frameworkRemarks(stacks, standIns)
    if left > 0 {
      remarks.append(
        "left out: \(left) combinations, which need \(names.joined(separator: " and "))")
    }
    return Choice(stacks: stacks, remarks: remarks)
  }

  /// How many stacks are built for how many combinations.
  private func mergeRemarks(_ stacks: [Stack]) -> [String] {
    guard mergesEqual, !stacks.isEmpty else { return [] }
    return [
      "\(stacks.combinationCount) combinations: \(stacks.count) differ for the compiler on this"
        + " machine, each was built and run"
    ]
  }

  /// On which frameworks the result rests, or of which it says nothing.
  private func frameworkRemarks(_ stacks: [Stack], _ standIns: StandIns?) -> [String] {
    func mention(_ text: String) -> Bool {
      let bytes = Array(text.utf8)
      return stacks.contains { stack in
        stack.files.contains { $0.file.contents.firstRange(of: bytes) != nil }
      }
    }
    if let standIns { return standIns.remarks { mention("import \($0)\n") } }
    #if canImport(Darwin)
      return []
    #else
      return ["UIKit", "AppKit", "SwiftUI"].filter { name in
        stacks.contains { $0.frameworks.contains(name) } || mention("canImport(\(name))")
      }.map {
        "\($0) branch: not compiled, since \($0) is not here; see --stand-ins"
      }
    #endif
  }

  // MARK: The report

  private func report(
    _ choice: Choice, _ findings: Findings, _ phases: [VerifyReport.Phase],
    _ scratch: ScratchPackage
  ) throws(ScaffoldFailure) -> VerifyReport {
    let stacks = choice.stacks
    let isBroken = findings.general.contains { $0.severity == .error }
    let sourceFaults = findings.failingInSources
    let combinations = stacks.flatMap { stack in
      stack.verdicts(
        compiled: !findings.failing.contains(stack.number) && !isBroken,
        sourcesCompiled: !sourceFaults.contains(stack.number) && !isBroken,
        tests: findings.tests[stack.number] ?? .init())
    }.sorted { $0.place < $1.place }.map(\.verdict)
    let numbered = Dictionary(uniqueKeysWithValues: stacks.map { ($0.number, $0) })
    let faults = try FaultReport(stacks: numbered, request: request).diagnostics(findings.faults)
    return VerifyReport(
      combinations: combinations, diagnostics: faults + findings.general, phases: phases,
      remarks: choice.remarks, scratchPath: request.keepsScratch ? scratch.path : nil)
  }
}

extension [Stack] {
  /// How many combinations the stacks stand for.
  fileprivate var combinationCount: Int { reduce(0) { $0 + 1 + $1.twins.count } }
}

extension Stack {
  /// What was found about the stack, told of it and of each of its twins, with their places.
  fileprivate func verdicts(
    compiled: Bool, sourcesCompiled: Bool, tests: Findings.Tests
  ) -> [(place: Int, verdict: VerifyReport.Combination)] {
    let own = VerifyReport.Combination(
      template: template.id, module: module.name.text, options: settings, files: files.count,
      compiled: compiled, testsRun: tests.run, testsPassed: tests.passed, seconds: tests.seconds,
      sameAs: nil)
    let others = twins.map { twin in
      let verdict = VerifyReport.Combination(
        template: twin.template, module: twin.module, options: twin.settings,
        files: twin.fileCount, compiled: twin.hasTests ? compiled : sourcesCompiled,
        testsRun: twin.hasTests ? tests.run : 0, testsPassed: twin.hasTests ? tests.passed : 0,
        seconds: 0, sameAs: module.name.text)
      return (twin.place, verdict)
    }
    return [(place, own)] + others
  }
}

/// Takes the time of each step.
private struct Stopwatch {
  let seconds: () -> Double
  private(set) var phases: [VerifyReport.Phase] = []
  private var last: Double

  init(seconds: @escaping () -> Double) {
    self.seconds = seconds
    last = seconds()
  }

  /// Ends the step that began with the end of the one before.
  mutating func close(_ name: String) {
    let now = seconds()
    phases.append(.init(name: name, seconds: now - last))
    last = now
  }
}
