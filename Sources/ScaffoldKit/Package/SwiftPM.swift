/// Asks SwiftPM what a manifest says, when it has to be run to know.
struct SwiftPM: Sendable {
  /// How a program is run; tests put their own in place.
  typealias Runner =
    @Sendable (
      _ program: String, _ arguments: [String], _ environment: [String: String]
    ) throws(SystemError) -> Subprocess.Output

  let swift: Executable
  let environment: [String: String]
  let fileSystem: any FileSystem
  /// Whether SwiftPM may keep the compiled manifest in its own shared cache.
  let keepsCache: Bool
  let run: Runner

  func summary(ofPackageAt path: String, manifest: String) throws(ScaffoldFailure)
    -> ManifestSummary
  {
    let output: Subprocess.Output
    do throws(SystemError) {
      output = try withTemporaryFolder { environment throws(SystemError) in
        try run(swift.path, arguments(for: path, environment), environment)
      }
    } catch {
      throw ScaffoldFailure(error)
    }
    guard output.ending == .exited(0) else {
      throw ScaffoldFailure(Self.fault(output, manifest: manifest))
    }
    guard let summary = ManifestDump.read(output.standardOutput) else {
      throw ScaffoldFailure(PackageFault.answer(manifest: manifest))
    }
    return summary
  }

  /// The scratch path keeps SwiftPM from waiting for a build that holds the package's own `.build`;
  /// nothing is made there. The sandbox stays on, since the manifest is foreign code, unless there is one
  /// around all of this.
  private func arguments(for path: String, _ environment: [String: String]) -> [String] {
    let scratch = "\(Self.temporaryFolder(in: environment))/scratch"
    return ["package", "--package-path", path, "--scratch-path", scratch]
      + (keepsCache ? [] : ["--manifest-cache", "none"]) + OuterSandbox.flags(in: environment)
      + ["dump-package"]
  }

  private static func temporaryFolder(in environment: [String: String]) -> String {
    environment["TMPDIR"].flatMap { $0.begins(with: "/") ? $0 : nil } ?? "/tmp"
  }

  /// Runs `body` in an environment with a temporary folder of its own, which goes afterwards with what
  /// SwiftPM leaves there. Where none can be made, it is the caller's.
  private func withTemporaryFolder<Value>(
    _ body: ([String: String]) throws(SystemError) -> Value
  ) throws(SystemError) -> Value {
    let outer = Self.temporaryFolder(in: environment)
    let name = "viper-gen-" + String(UInt64.random(in: .min ... .max), radix: 36)
    let folder: any Directory
    do throws(SystemError) {
      folder = try fileSystem.directory(at: outer)
      try folder.createDirectory(name, permissions: 0o700)
    } catch {
      return try body(environment)
    }
    // What cannot be removed is no reason to know nothing of the package.
    defer { try? folder.removeTree(name) }
    return try body(environment.merging(["TMPDIR": "\(outer)/\(name)"]) { $1 })
  }

  private static func fault(_ output: Subprocess.Output, manifest: String) -> PackageFault {
    if case .signalled(let number) = output.ending {
      return .refused(manifest: manifest, lines: ["it was stopped by signal \(number)"])
    }
    let text = String(decoding: output.standardError, as: UTF8.self)
    let prefix = "error: "
    let lines = text.split(whereSeparator: \.isNewline).filter { line in
      !line.allSatisfy(\.isWhitespace)
    }.map(String.init)
    // The compiler's own errors tell more than SwiftPM's line with the whole command, and one of its
    // notes tells the cure.
    let compiler = lines.filter { line in
      line.hasPrefix("/")
        && (line.contains(": error: ") || line.contains("was introduced in PackageDescription"))
    }
    let first = lines.firstIndex { $0.contains("error:") } ?? 0
    let shown = Array((compiler.isEmpty ? Array(lines.dropFirst(first)) : compiler).prefix(3))
    return shown.contains { $0.contains("is using Swift tools version") }
      ? .toolsVersion(
        manifest: manifest,
        lines: shown.prefix(1).map {
          $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : $0
        })
      : .refused(manifest: manifest, lines: shown.isEmpty ? ["no reason was given"] : shown)
  }
}
