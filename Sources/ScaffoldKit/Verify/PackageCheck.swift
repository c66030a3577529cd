/// Which modules of a package to check, for ``Scaffolder/verify(package:seconds:progress:)``.
public struct PackageCheckRequest: Sendable, Hashable {
  /// The package's root folder; with ``searchesParents``, a folder within it, too.
  public var packagePath: String
  /// Whether to use the nearest folder above that has a `Package.swift`.
  public var searchesParents = false
  /// The modules; empty for all.
  public var modules: [String] = []
  /// The target whose modules are checked; `nil` for all.
  public var target: String?
  /// Whether the package is built as well, and the tests of the modules are run.
  public var builds = false
  /// The part of all modules that is checked; only their targets are built. `nil` for the whole.
  public var shard: Shard?
  /// Folders of templates, searched before the built-in ones, to find the modules that are behind their templates.
  public var templateFolders: [String] = []

  /// A request for all modules that are recorded in the package at `packagePath`.
  public init(packagePath: String) {
    self.packagePath = packagePath
  }
}

/// The result of a check of a package's modules.
public struct PackageCheckReport: Sendable, Hashable {
  /// The modules and the states of their files, sorted by name.
  public let modules: [RecordedModule]
  /// The errors: records that cannot be read, missing files, conflict markers, the compiler's errors, and the
  /// failures of tests. The warnings: files that were moved, and modules that are behind their templates, or whose
  /// templates are not found.
  public let diagnostics: [Diagnostic]
  /// The tests of the modules that were run, and those that passed; `nil` if none was run.
  public let tests: Tests?
  /// The steps in their order.
  public let phases: [VerifyReport.Phase]

  /// Numbers of tests.
  public struct Tests: Sendable, Hashable {
    /// The tests that were run.
    public let run: Int
    /// Those that passed.
    public let passed: Int
  }

  /// Whether no error was found. An edited file is not an error.
  public var isSound: Bool { !diagnostics.contains { $0.severity == .error } }
}

/// Compares the records of a package with its files, builds it, and runs the tests of the modules.
struct PackageCheck {
  let request: PackageCheckRequest
  /// The path of the package's root folder.
  let root: String
  let directory: any Directory
  /// Whether the package has a `Package.swift`; a project of Xcode alone has none.
  let hasManifest: Bool
  let fileSystem: any FileSystem
  let environment: [String: String]
  let isInterrupted: @Sendable () -> Bool
  let seconds: () -> Double
  let progress: (VerifyProgress) -> Void

  /// Checks the recorded modules; `recordErrors` are those of other records.
  func run(
    _ recorded: [RecordedModule], besides recordErrors: [Diagnostic]
  ) throws(ScaffoldError) -> PackageCheckReport {
    let start = seconds()
    let modules = request.shard?.part(of: recorded) ?? recorded
    var diagnostics =
      recordErrors + modules.flatMap(\.differences)
      + modules.compactMap(\.templateWarning)
    var phases: [VerifyReport.Phase] = []
    var tests: PackageCheckReport.Tests?
    if request.builds, !hasManifest {
      diagnostics.append(
        Diagnostic(
          .usage, .noPackage, "not built: there is no Package.swift",
          help: "build and test the project with its own tool", severity: .note))
    } else if request.builds, !modules.isEmpty {
      var before = seconds()
      phases.append(.init(name: "compare", seconds: before - start))
      let toolchain = try Toolchain(in: environment, isInterrupted: isInterrupted)
      let errors = try build(modules, toolchain)
      diagnostics += errors
      phases.append(.init(name: "build", seconds: seconds() - before))
      before = seconds()
      if errors.isEmpty {
        let run = PackageTests(
          root: root, directory: directory, toolchain: toolchain,
          makeFolder: { () throws(ScaffoldError) in
            try reporting(TemporaryFolder(in: environment, on: fileSystem))
          }, progress: progress)
        let found = try run.run(modules)
        tests = found?.tests
        diagnostics += found?.errors ?? []
        if found != nil { phases.append(.init(name: "test", seconds: seconds() - before)) }
      }
    }
    return PackageCheckReport(
      modules: modules, diagnostics: diagnostics, tests: tests, phases: phases)
  }

  /// Builds the package, or the targets of a part of its modules.
  private func build(
    _ modules: [RecordedModule], _ toolchain: Toolchain
  ) throws(ScaffoldError) -> [Diagnostic] {
    let whole = ["build", "--package-path", root]
    let targets = modules.flatMap { [$0.target] + [$0.testTarget].compactMap(\.self) }.uniqued
    let calls =
      request.shard == nil
      ? [whole + ["--build-tests"]] : targets.map { whole + ["--target", $0] }
    var diagnostics: [Diagnostic] = []
    for call in calls {
      let output = try toolchain.package(call) { bytes in
        if let build = BuildProgress(lastIn: bytes) {
          progress(VerifyProgress(phase: "build", done: build.done, total: build.total))
        }
      }
      guard !output.succeeded else { continue }
      let errors = CompilerMessage.errors(in: output.text).map(diagnostic)
      diagnostics += errors.isEmpty ? [output.failure] : errors
    }
    return diagnostics.uniqued
  }

  private func diagnostic(_ message: CompilerMessage) -> Diagnostic {
    let start = root + "/"
    let path =
      message.path.hasPrefix(start) ? String(message.path.dropFirst(start.count)) : message.path
    return Diagnostic(
      .check, .doesNotCompile, message.text,
      at: SourceLocation(path: path, line: message.line, column: message.column))
  }
}

extension RecordedModule {
  /// A file that is missing is an error. One that was moved is not: a change finds it where it is now.
  fileprivate var differences: [Diagnostic] {
    missingFiles().map { $0.code == .fileMissing ? $0.asError : $0 } + conflictMarkers
  }

  /// The errors for files in which conflict markers are left.
  private var conflictMarkers: [Diagnostic] {
    files.compactMap { file in
      file.conflictLine.map {
        .markerLeft(at: file.foundAt ?? file.path, line: $0, inCategory: .check)
      }
    }
  }

  /// The warning for a module that is behind its template, or is not compared with it; `nil` if it is up to date.
  fileprivate var templateWarning: Diagnostic? {
    guard let isBehind else {
      return .notCompared(path, template: template, problem: templateProblem)
    }
    guard isBehind else { return nil }
    return Diagnostic(
      .check, .behind, "'\(path.escapingControlCharacters)' is behind its template",
      help: "'viper-gen update \(path.shellQuoted) --target \(target.shellQuoted)' updates it",
      severity: .warning)
  }
}
