/// Builds all stacks with SwiftPM, warnings as errors, and runs their tests.
struct BuildCheck {
  let toolchain: Toolchain
  let scratch: ScratchPackage
  let progress: (VerifyProgress) -> Void
  /// The index and the debug information are of no use in a package that is removed afterwards.
  private static let flags = [
    "-Xswiftc", "-warnings-as-errors", "-Xswiftc", "-index-ignore-system-modules",
    "-debug-info-format", "none",
  ]
  private static let eventFile = "events.jsonl"

  /// Builds the stacks, and returns those that compile. A stack with an error is removed from the
  /// package, and the others are built without it.
  func build(_ stacks: [Stack], _ results: inout CheckResults) throws(ScaffoldError) -> [Stack] {
    var remaining = stacks
    while !remaining.isEmpty {
      let output = try toolchain.package(
        ["build", "--build-tests", "--package-path", scratch.path] + Self.flags
      ) { bytes in
        if let build = BuildProgress(lastIn: bytes) {
          progress(VerifyProgress(phase: "build", done: build.done, total: build.total))
        }
      }
      if output.succeeded { break }
      let failing = results.addErrors(of: output, in: scratch)
      guard !failing.isEmpty else { return [] }
      for stack in remaining where failing.contains(stack.number) { try scratch.remove(stack) }
      remaining.removeAll { failing.contains($0.number) }
    }
    return remaining
  }

  /// Runs the tests of stacks that have been built.
  func test(_ stacks: [Stack], _ results: inout CheckResults) throws(ScaffoldError) {
    guard stacks.contains(where: \.hasTests) else { return }
    var log = TestLog(scratch: scratch, stacks: stacks)
    var ended = 0
    let outputs = try runTests { bytes in
      ended += String(decoding: bytes, as: UTF8.self).split(separator: "\n").count {
        $0.contains(" passed ") || $0.contains(" failed ")
      }
      progress(VerifyProgress(phase: "test", done: ended, total: 0))
    }
    for output in outputs { log.readXCTest(output) }
    log.readEvents(try scratch.contents(of: Self.eventFile))
    let (tests, errors) = log.finish()
    results.tests = tests
    results.add(errors)
    if let failed = outputs.first(where: { !$0.succeeded }), errors.isEmpty {
      results.general.append(failed.failure)
    }
    for stack in stacks where stack.hasTests && tests[stack.number, default: .init()].run == 0 {
      results.general.append(
        Diagnostic(
          .check, .noTestRan, "a stack has test files, but none of its tests ran",
          help: "with \(stack.flags)", severity: .warning))
    }
  }

  /// Runs the built tests of both test frameworks.
  ///
  /// SwiftPM drops parts of what tests print that begin or end within a character. Where the test
  /// bundle is a program, it is run without SwiftPM, in the package's folder.
  private func runTests(
    onOutput: (ArraySlice<UInt8>) -> Void
  ) throws(ScaffoldError) -> [Toolchain.Output] {
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
      // A test that ends the process may return the status that means "no tests".
      let bytes = try scratch.contents(of: Self.eventFile)
      let hasBegun = bytes.firstRange(of: Array("\"testStarted\"".utf8)) != nil
      return hasBegun ? [xcTest, swiftTesting] : [xcTest]
    #endif
  }
}
