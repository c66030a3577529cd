/// Asks SwiftPM for the content of a manifest that has to be run.
struct SwiftPM: Sendable {
  /// Runs a program; tests use their own.
  typealias Runner =
    @Sendable (
      _ program: String, _ arguments: [String], _ environment: [String: String]
    ) throws(SystemError) -> Subprocess.Output

  let swift: Executable
  let environment: [String: String]
  let fileSystem: any FileSystem
  /// Whether SwiftPM may store the compiled manifest in its own shared cache.
  let keepsCache: Bool
  let run: Runner

  /// What `swift package dump-package` prints, and the summary of it.
  ///
  /// - Parameter text: the bytes of the manifest, if it is the only one.
  func answer(
    forPackageAt path: String, manifest: String, text: [UInt8]? = nil
  ) throws(ScaffoldError) -> (bytes: [UInt8], summary: ManifestSummary) {
    let output = try reporting(
      withTemporaryFolder { environment throws(SystemError) in
        try run(swift.path, arguments(for: path, environment), environment)
      })
    guard output.ending == .exited(0) else {
      throw ScaffoldError(Self.problem(output, manifest: manifest, text: text))
    }
    guard let summary = ManifestDump.read(output.standardOutput) else {
      throw ScaffoldError(
        .data, .manifestAnswer,
        "cannot read SwiftPM's answer for '\(manifest.escapingControlCharacters)'",
        help: "check that 'swift package dump-package' prints JSON")
    }
    return (output.standardOutput, summary)
  }

  /// With a scratch path, SwiftPM does not wait for a build that locks the package's own `.build`. It
  /// creates nothing there. A manifest is code of the package and runs in SwiftPM's sandbox, unless another
  /// sandbox is already active.
  func arguments(
    for path: String, _ environment: [String: String], _ command: [String] = ["dump-package"]
  ) -> [String] {
    let scratch = "\(TemporaryFolder.place(in: environment))/scratch"
    return ["package", "--package-path", path, "--scratch-path", scratch]
      + (keepsCache ? [] : ["--manifest-cache", "none"]) + OuterSandbox.flags(in: environment)
      + command
  }

  /// Runs `body` with a temporary folder of its own, and removes it with the files that SwiftPM leaves
  /// there. If no folder can be created, `body` uses the caller's.
  private func withTemporaryFolder<Value>(
    _ body: ([String: String]) throws(SystemError) -> Value
  ) throws(SystemError) -> Value {
    let folder: TemporaryFolder
    do throws(SystemError) {
      folder = try TemporaryFolder(in: environment, on: fileSystem)
    } catch {
      return try body(environment)
    }
    defer { folder.remove() }
    return try body(environment(temporaryFilesIn: folder.path))
  }

  /// The environment for a run whose temporary files go to a folder, with which they are removed.
  func environment(temporaryFilesIn path: String) -> [String: String] {
    environment.merging(["TMPDIR": path]) { $1 }.merging(linker) { set, _ in set }
  }

  /// The toolchain's linker. Without it, the compiler of a manifest would prefer a `clang` in the package's root.
  private var linker: [String: String] {
    let folder = "/" + swift.resolvedPath.namesOnPath.dropLast().joined(separator: "/")
    let clang = Executable.find(folder + "/clang", in: environment)
    return (clang ?? Executable.find("clang", in: environment))
      .map { ["SWIFT_DRIVER_CLANG_EXEC": $0.path] } ?? [:]
  }
}

// MARK: Errors

extension SwiftPM {
  /// Why SwiftPM has failed.
  private static func problem(
    _ output: Subprocess.Output, manifest: String, text: [UInt8]?
  ) -> Diagnostic {
    if case .signalled(let number) = output.ending {
      return refused(manifest, ["SwiftPM was stopped by signal \(number)"])
    }
    let errors = String(decoding: output.standardError, as: UTF8.self)
    let lines = firstErrors(in: errors)
    guard let line = lines.first else { return refused(manifest, ["SwiftPM gave no reason"]) }
    let isOtherVersion = lines.contains { $0.contains("is using Swift tools version") }
    // The compiler reads a manifest only if its tools version could be read.
    if let text, !errors.contains("Invalid manifest"),
      let problem = ToolsVersionProblem(in: SourceText(path: manifest, bytes: text))
    {
      return Diagnostic(
        .data, isOtherVersion ? .toolsVersion : .manifestRefused,
        "SwiftPM cannot read the tools version: \(problem.reason)", at: problem.location,
        help: problem.help)
    }
    return isOtherVersion ? otherVersion(manifest, line) : refused(manifest, lines)
  }

  /// SwiftPM does not have the tools version of the manifest.
  private static func otherVersion(_ manifest: String, _ line: String) -> Diagnostic {
    let prefix = "error: "
    let reason = line.hasPrefix(prefix) ? String(line.dropFirst(prefix.count)) : line
    return Diagnostic(
      .data, .toolsVersion,
      "'\(manifest.escapingControlCharacters)' needs another Swift version: "
        + reason.escapingControlCharacters,
      help: "install that Swift, or name another in the first line of the manifest: "
        + "'// swift-tools-version: 6.0'")
  }

  /// SwiftPM refuses the manifest; `lines` are the first lines of its errors.
  private static func refused(_ manifest: String, _ lines: [String]) -> Diagnostic {
    let reasons = lines.map(\.escapingControlCharacters).joined(separator: "\n  ")
    return Diagnostic(
      .data, .manifestRefused,
      "SwiftPM cannot read '\(manifest.escapingControlCharacters)':\n  \(reasons)",
      help: "fix the manifest; 'swift package dump-package' prints all of SwiftPM's errors")
  }

  /// At most three lines: the compiler's errors, with the note that names the cure, or else the
  /// lines from SwiftPM's first error on.
  static func firstErrors(in text: String) -> [String] {
    let lines = text.split(whereSeparator: \.isNewline).map(String.init)
      .filter { !$0.allSatisfy(\.isWhitespace) }
    let compiler = lines.filter { line in
      line.hasPrefix("/")
        && (line.contains(": error: ") || line.contains("was introduced in PackageDescription"))
    }
    let first = lines.firstIndex { $0.contains("error:") } ?? 0
    return Array((compiler.isEmpty ? Array(lines[first...]) : compiler).prefix(3))
  }
}
