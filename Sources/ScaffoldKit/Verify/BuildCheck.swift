/// Builds all stacks at once with SwiftPM, warnings as errors, and runs their tests.
struct BuildCheck {
  let toolchain: Toolchain
  let scratch: ScratchPackage
  let progress: (VerifyProgress) -> Void
  /// Keeps the build quick: neither is of use in a package that is thrown away.
  private static let flags = [
    "-Xswiftc", "-warnings-as-errors", "-Xswiftc", "-index-ignore-system-modules",
    "-debug-info-format", "none",
  ]
  private static let eventFile = "events.jsonl"

  init(
    toolchain: Toolchain, scratch: ScratchPackage, progress: @escaping (VerifyProgress) -> Void
  ) {
    self.toolchain = toolchain
    self.scratch = scratch
    self.progress = progress
  }

  /// Builds the stacks; a stack with an error is taken out, and the others are built without it.
  /// Answers those that compile.
  func build(_ stacks: [Stack], _ findings: inout Findings) throws(ScaffoldFailure) -> [Stack] {
    var sound = stacks
    while !sound.isEmpty {
      let answer = try toolchain.package(
        ["build", "--build-tests", "--package-path", scratch.path] + Self.flags
      ) { bytes in
        if let step = BuildStep(lastIn: bytes) {
          progress(VerifyProgress(phase: "build", done: step.done, total: step.total))
        }
      }
      if answer.succeeded { break }
      let faults = scratch.faults(CompilerMessage.errors(in: answer.text))
      findings.add(faults)
      guard !faults.isEmpty else {
        findings.general.append(Diagnostic(VerifyFault.buildFails(answer.lastLines)))
        return []
      }
      let failing = Set(faults.map(\.stack))
      for stack in sound where failing.contains(stack.number) { try scratch.takeOut(stack) }
      sound.removeAll { failing.contains($0.number) }
    }
    return sound
  }

  /// Runs the tests of stacks that have been built.
  func test(_ stacks: [Stack], _ findings: inout Findings) throws(ScaffoldFailure) {
    guard stacks.contains(where: \.hasTests) else { return }
    var log = TestLog(scratch: scratch, stacks: stacks)
    var ended = 0
    let answers = try runTests { bytes in
      ended += String(decoding: bytes, as: UTF8.self).split(separator: "\n").count {
        $0.contains(" passed ") || $0.contains(" failed ")
      }
      progress(VerifyProgress(phase: "test", done: ended, total: 0))
    }
    for answer in answers { log.readXCTest(answer) }
    log.readEvents(try scratch.contents(of: Self.eventFile))
    let (tests, faults) = log.finish()
    findings.tests = tests
    findings.add(faults)
    if let failed = answers.first(where: { !$0.succeeded }), faults.isEmpty {
      findings.general.append(Diagnostic(VerifyFault.buildFails(failed.lastLines)))
    }
    for stack in stacks where stack.hasTests && tests[stack.number, default: .init()].run == 0 {
      findings.general.append(
        Diagnostic(VerifyFault.noTestRan("with \(stack.flags)"), severity: .warning))
    }
  }

  /// Runs what has been built for both test frameworks.
  ///
  /// SwiftPM hands on what tests print, but drops each piece of it that begins or ends within a
  /// character; so where the test bundle is a program, it is run by itself, in the package's folder.
  private func runTests(
    onOutput: (ArraySlice<UInt8>) -> Void
  ) throws(ScaffoldFailure) -> [Toolchain.Answer] {
    let events = [
      "--event-stream-output-path", "\(scratch.path)/\(Self.eventFile)",
      "--event-stream-version", "0",
    ]
    #if canImport(Darwin)
      let arguments = ["test", "--skip-build", "--package-path", scratch.path]
      return [try toolchain.package(arguments + events + Self.flags, onOutput: onOutput)]
    #else
      let (bundle, folder) = (scratch.testBundle, scratch.path)
      let xcTest = try toolchain.run(bundle, [], in: folder, onOutput: onOutput)
      let swiftTesting = try toolchain.run(
        bundle, ["--testing-library", "swift-testing"] + events, in: folder, onOutput: onOutput)
      guard swiftTesting.hadNoTests else { return [xcTest, swiftTesting] }
      // Its status for no test is no failure, but one that ends the process may say so, too.
      let told = try scratch.contents(of: Self.eventFile)
      let hasBegun = told.firstRange(of: Array("\"testStarted\"".utf8)) != nil
      return hasBegun ? [xcTest, swiftTesting] : [xcTest]
    #endif
  }
}
