/// Runs the tests of modules of a package that has been built.
struct PackageTests {
  /// The path of the package's root folder.
  let root: String
  let directory: any Directory
  let toolchain: Toolchain
  /// Makes the folder for the results of the tests.
  let makeFolder: () throws(ScaffoldError) -> TemporaryFolder
  let progress: (VerifyProgress) -> Void
  /// The longest filter that is passed to SwiftPM, in bytes; without one, all tests of the package are run.
  private static let longestFilter = 60_000
  private static let eventFile = "events.jsonl"

  /// Runs the tests that the files of modules declare.
  ///
  /// - Returns: `nil` if the modules have no tests.
  func run(
    _ modules: [RecordedModule]
  ) throws(ScaffoldError) -> (tests: PackageCheckReport.Tests, errors: [Diagnostic])? {
    let types = try types(of: modules)
    guard !types.isEmpty else { return nil }
    let start = root + "/"
    var log = TestLog(types: types) { path in
      guard path.hasPrefix(start) else { return nil }
      let below = String(path.dropFirst(start.count))
      let index = modules.firstIndex { $0.files.contains { $0.path.description == below } }
      return index.map { ($0, below) }
    }
    let output = try runTests(ofTypes: types.keys.sorted(), &log)
    let (sums, errors) = log.finish()
    let tests = PackageCheckReport.Tests(
      run: sums.values.map(\.run).reduce(0, +), passed: sums.values.map(\.passed).reduce(0, +))
    var diagnostics = errors.map { error in
      Diagnostic(
        .check, .testFails, error.text,
        at: SourceLocation(path: error.path, line: error.line, column: error.column))
    }.uniqued
    if diagnostics.isEmpty, !output.succeeded, !output.hadNoTests {
      diagnostics = [output.failure]
    }
    if tests.run == 0 {
      diagnostics.append(
        Diagnostic(
          .check, .noTestRan, "the modules have test files, but none of their tests ran",
          severity: .warning))
    }
    return (tests, diagnostics)
  }

  /// The types that the modules' files with tests declare, each with the number of its module.
  private func types(
    of modules: [RecordedModule]
  ) throws(ScaffoldError) -> [String: TestLog.Place] {
    var files = RecordedFiles(root: directory)
    var types: [String: TestLog.Place] = [:]
    for (number, module) in modules.enumerated() where module.testTarget != nil {
      for file in module.files where file.path.name.hasSuffix(".swift") {
        let path = file.foundAt ?? file.path
        guard case .file(let bytes) = try files.find(path), Self.importsTests(bytes) else {
          continue
        }
        for type in TopLevelName.all(in: bytes).types {
          types[type] = (number, path.description)
        }
      }
    }
    return types
  }

  private static func importsTests(_ bytes: [UInt8]) -> Bool {
    ["import XCTest", "import Testing"].contains { bytes.firstRange(of: Array($0.utf8)) != nil }
  }

  private func runTests(
    ofTypes types: [String], _ log: inout TestLog
  ) throws(ScaffoldError) -> Toolchain.Output {
    let scratch = try makeFolder()
    defer { scratch.remove() }
    let filter = "\\.(\(types.joined(separator: "|")))(/|$)"
    var arguments = ["test", "--skip-build", "--package-path", root]
    if filter.utf8.count <= Self.longestFilter { arguments += ["--filter", filter] }
    arguments += [
      "--event-stream-output-path", "\(scratch.path)/\(Self.eventFile)",
      "--event-stream-version", "0",
    ]
    var ended = 0
    let output = try toolchain.package(arguments) { bytes in
      ended += String(decoding: bytes, as: UTF8.self).split(separator: "\n").count {
        $0.contains(" passed ") || $0.contains(" failed ")
      }
      progress(VerifyProgress(phase: "test", done: ended, total: 0))
    }
    log.readXCTest(output)
    if try reporting(scratch.directory.status(of: Self.eventFile)) != nil {
      log.readEvents(
        try reporting(scratch.directory.contents(of: Self.eventFile, limit: 1 << 30)))
    }
    return output
  }
}
