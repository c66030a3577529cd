/// Generates the stacks that a request asks for into a scratch package and has them judged by the
/// compiler, the package manager and their own tests.
struct StackVerifier {
  let request: VerifyRequest
  let fileSystem: any FileSystem
  let environment: [String: String]
  /// The seconds since some moment.
  let seconds: () -> Double
  let progress: (VerifyProgress) -> Void

  func run() throws(ScaffoldFailure) -> VerifyReport {
    var phases: [VerifyReport.Phase] = []
    var last = seconds()
    func close(_ phase: String) {
      let now = seconds()
      phases.append(.init(name: phase, seconds: now - last))
      last = now
    }
    let toolchain = try Toolchain(in: environment)
    var remarks: [String] = []
    let stacks = try StackList(request: request, fileSystem: fileSystem).stacks()
    let scratch = try ScratchPackage(of: stacks, for: request, mode: mode, on: fileSystem)
    close("generate")
    var findings = Findings()
    do throws(ScaffoldFailure) {
      switch request.method {
      case .build:
        let check = BuildCheck(toolchain: toolchain, scratch: scratch, progress: progress)
        let sound = try check.build(stacks, &findings)
        close("build")
        try check.test(sound, &findings)
        close("test")
      case .typeCheck(let modes, let path):
        let standIns = try path.map { path throws(ScaffoldFailure) in
          try StandIns(at: path, on: fileSystem)
        }
        remarks = standIns?.remarks ?? []
        let check = TypeCheck(
          toolchain: toolchain, scratch: scratch, modes: modes, standIns: standIns,
          progress: progress)
        try check.run(stacks, &findings)
        close("type-check")
      }
    } catch {
      if !request.keepsScratch { try scratch.remove() }
      throw error
    }
    let report = try report(stacks, findings, phases, remarks, scratch)
    if request.keepsScratch {
      try scratch.putBack(stacks.filter { findings.failing.contains($0.number) })
    } else {
      try scratch.remove()
    }
    return report
  }

  /// The language mode that the manifest of the scratch package declares.
  private var mode: VerifyRequest.LanguageMode {
    switch request.method {
    case .build(let mode): mode
    case .typeCheck(let modes, _): modes.last ?? .six
    }
  }

  private func report(
    _ stacks: [Stack], _ findings: Findings, _ phases: [VerifyReport.Phase], _ remarks: [String],
    _ scratch: ScratchPackage
  ) throws(ScaffoldFailure) -> VerifyReport {
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
      remarks: remarks, scratchPath: request.keepsScratch ? scratch.path : nil)
  }
}
