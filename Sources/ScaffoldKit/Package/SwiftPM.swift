/// Asks SwiftPM what a manifest says, when it has to be run to know.
struct SwiftPM: Sendable {
  /// How a program is run; tests put their own in place.
  typealias Runner =
    @Sendable (
      _ program: String, _ arguments: [String], _ environment: [String: String]
    ) throws(SystemError) -> Subprocess.Output

  let swift: Executable
  let environment: [String: String]
  /// Whether SwiftPM may keep the compiled manifest in its own shared cache.
  let keepsCache: Bool
  let run: Runner

  func summary(ofPackageAt path: String, manifest: String) throws(ScaffoldFailure)
    -> ManifestSummary
  {
    let output: Subprocess.Output
    do throws(SystemError) {
      output = try run(swift.path, arguments(for: path), environment)
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
  private func arguments(for path: String) -> [String] {
    var name = Fingerprint()
    name.add(path)
    let temporary = environment["TMPDIR"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
    let scratch = "\(temporary)/viper-gen-\(name.text)"
    return ["package", "--package-path", path, "--scratch-path", scratch]
      + (keepsCache ? [] : ["--manifest-cache", "none"]) + OuterSandbox.flags(in: environment)
      + ["dump-package"]
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
