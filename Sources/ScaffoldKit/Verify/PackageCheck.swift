/// Which modules of a package to check: the question that ``Scaffolder/verify(package:seconds:progress:)``
/// answers with a ``PackageCheckReport``.
public struct PackageCheckRequest: Sendable, Hashable {
  /// The package's root folder.
  public var packagePath: String
  /// Whether the package is built as well, with its tests.
  public var builds = false
  /// The part of all modules that is checked; only their targets are built. `nil` for the whole.
  public var shard: Shard?

  /// A request for all modules that are recorded in the package at `packagePath`.
  public init(packagePath: String) {
    self.packagePath = packagePath
  }
}

/// What a check of a package's modules has found.
public struct PackageCheckReport: Sendable, Hashable {
  /// The modules and what has become of their files, sorted by name.
  public let modules: [RecordedModule]
  /// The faults: records that cannot be read, files that are gone, and what the compiler says.
  public let diagnostics: [Diagnostic]
  /// The steps in their order.
  public let phases: [VerifyReport.Phase]

  /// Whether no fault was found; an edited file is none.
  public var isSound: Bool { !diagnostics.contains { $0.severity == .error } }
}

/// Holds the records of a package against its files, and builds it.
struct PackageCheck {
  let request: PackageCheckRequest
  let environment: [String: String]
  let isInterrupted: @Sendable () -> Bool
  let seconds: () -> Double
  let progress: (VerifyProgress) -> Void

  /// Checks the recorded modules; `faults` is what is wrong with the records of others.
  func run(
    _ recorded: [RecordedModule], besides faults: [Diagnostic]
  ) throws(ScaffoldFailure) -> PackageCheckReport {
    let start = seconds()
    let modules = request.shard?.part(of: recorded) ?? recorded
    var diagnostics = faults + modules.flatMap(Self.missingFiles)
    var phases: [VerifyReport.Phase] = []
    if request.builds {
      let before = seconds()
      phases.append(.init(name: "compare", seconds: before - start))
      diagnostics += try build(modules)
      phases.append(.init(name: "build", seconds: seconds() - before))
    }
    return PackageCheckReport(modules: modules, diagnostics: diagnostics, phases: phases)
  }

  private static func missingFiles(of module: RecordedModule) -> [Diagnostic] {
    module.files.filter { $0.state == .missing }.map { file in
      Diagnostic(
        VerifyFault.fileIsGone(module.path),
        at: SourceLocation(path: file.path.description))
    }
  }

  /// Builds the package, or the targets of a part of its modules.
  private func build(_ modules: [RecordedModule]) throws(ScaffoldFailure) -> [Diagnostic] {
    let toolchain = try Toolchain(in: environment, isInterrupted: isInterrupted)
    let whole = ["build", "--package-path", request.packagePath]
    let targets = modules.flatMap { [$0.target] + [$0.testTarget].compactMap(\.self) }.uniqued
    let calls =
      request.shard == nil
      ? [whole + ["--build-tests"]] : targets.map { whole + ["--target", $0] }
    var diagnostics: [Diagnostic] = []
    for call in calls {
      let answer = try toolchain.package(call) { bytes in
        if let step = BuildStep(lastIn: bytes) {
          progress(VerifyProgress(phase: "build", done: step.done, total: step.total))
        }
      }
      guard !answer.succeeded else { continue }
      let errors = CompilerMessage.errors(in: answer.text).map(diagnostic)
      diagnostics +=
        errors.isEmpty ? [Diagnostic(VerifyFault.buildFails(answer.lastLines))] : errors
    }
    return diagnostics.uniqued
  }

  private func diagnostic(_ message: CompilerMessage) -> Diagnostic {
    let root = request.packagePath + "/"
    let path =
      message.path.hasPrefix(root) ? String(message.path.dropFirst(root.count)) : message.path
    return Diagnostic(
      VerifyFault.packageFails(message.text),
      at: SourceLocation(path: path, line: message.line, column: message.column))
  }
}
