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
    let toolchain = try Toolchain(in: environment, isInterrupted: isInterrupted)
    let standIns = try standIns()
    let all = try StackList(request: request, fileSystem: fileSystem).stacks()
    let choice = try choose(all, standIns)
    guard !choice.stacks.isEmpty else {
      return VerifyReport(
        combinations: [], diagnostics: [], phases: [],
        remarks: ["this part of the whole has no combination"], scratchPath: nil)
    }
    let scratch = try ScratchPackage(of: choice.stacks, for: request, mode: mode, on: fileSystem)
    watch.close("generate")
    do throws(ScaffoldFailure) {
      let findings = try judge(choice.stacks, in: scratch, toolchain, standIns, &watch)
      let report = try report(choice, findings, watch.phases, scratch)
      if request.keepsScratch {
        try scratch.putBack(choice.stacks.filter { findings.failing.contains($0.number) })
      } else {
        try scratch.remove()
      }
      return report
    } catch {
      if !request.keepsScratch { try scratch.remove() }
      throw error
    }
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
    let left = all.count - stacks.count
    let remark = "left out: \(left) combinations, which need \(names.joined(separator: " and "))"
    return Choice(
      stacks: stacks,
      remarks: frameworkRemarks(stacks, standIns) + (left > 0 ? [remark] : []))
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
      return ["UIKit", "AppKit", "SwiftUI"].filter { mention("canImport(\($0))") }.map {
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
    let combinations = stacks.map { stack in
      let tests = findings.tests[stack.number] ?? .init()
      return VerifyReport.Combination(
        template: stack.template.id, module: stack.module.name.text, options: stack.settings,
        files: stack.files.count,
        compiled: !findings.failing.contains(stack.number) && !isBroken,
        testsRun: tests.run, testsPassed: tests.passed, seconds: tests.seconds)
    }
    let numbered = Dictionary(uniqueKeysWithValues: stacks.map { ($0.number, $0) })
    let faults = try FaultReport(stacks: numbered, request: request).diagnostics(findings.faults)
    return VerifyReport(
      combinations: combinations, diagnostics: faults + findings.general, phases: phases,
      remarks: choice.remarks, scratchPath: request.keepsScratch ? scratch.path : nil)
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
