import Foundation

/// Judges Swift written for Apple's frameworks on a machine without them.
///
/// `Tests/StandIns` declares what templates and their users take from UIKit, AppKit, XCTest and so on,
/// with the isolation and the access of the real ones. The compiler's front end reads those modules in
/// place of the SDK. Nothing is ever linked or run.
enum StandInJudge {
  /// On Apple's systems the SDK itself is the judge.
  static var isAvailable: Bool {
    #if os(Linux)
      true
    #else
      false
    #endif
  }

  /// What the front end made of a program.
  struct Verdict {
    let isAccepted: Bool
    /// The first lines of all errors and warnings.
    let findings: [Substring]
    let diagnostics: String
    /// Whether it came as far as data races, initialization order and missing returns. It does not
    /// for `@objc` with `Any` itself as a parameter: Linux has no bridge for that, and no thunk.
    let isComplete: Bool
  }

  /// Objective-C's rules hold without its runtime, and a class whose root is Linux's `NSObject` may
  /// take part in them.
  static let objectiveC = ["-enable-objc-interop", "-disable-objc-attr-requires-foundation-module"]

  /// Judges one program.
  static func check(
    _ source: String, on platform: String, mode: String = "6", flags: [String] = []
  ) throws -> Verdict {
    let folder = try TemporaryFolder()
    try folder.write(source, to: "Program.swift")
    return try check(["Program.swift"], in: folder.url, on: platform, mode: mode, flags: flags)
  }

  /// Judges the files of one module.
  static func check(
    _ files: [String], in folder: URL, on platform: String, mode: String = "6",
    flags: [String] = []
  ) throws -> Verdict {
    let modules = try modules(for: platform)
    let concurrency = mode == "6" ? [] : ["-strict-concurrency=complete"]
    let rest =
      try ["-I", modules.path, "-swift-version", mode, "-parse-as-library"]
      + objectiveC + concurrency + plugins.get() + ["-module-name", "Program"] + flags + files
    let judged = try frontEnd(["-emit-sil", "-o", "/dev/null"] + rest, in: folder)
    guard judged.errors.contains("Stack dump:") else {
      return try verdict(judged, in: folder, isComplete: true)
    }
    return try verdict(frontEnd(["-typecheck"] + rest, in: folder), in: folder, isComplete: false)
  }

  /// Judges the files of one module, and writes the module into the folder for other modules to import.
  static func emit(
    _ module: String, _ files: [String], in folder: URL, on platform: String, mode: String,
    flags: [String] = []
  ) throws -> Verdict {
    let concurrency = mode == "6" ? [] : ["-strict-concurrency=complete"]
    let judged = try frontEnd(
      [
        "-emit-module", "-o", "\(module).swiftmodule", "-module-name", module,
        "-I", try modules(for: platform).path, "-swift-version", mode, "-parse-as-library",
      ] + objectiveC + concurrency + plugins.get() + flags + files, in: folder)
    return try verdict(judged, in: folder, isComplete: false)
  }

  /// Every warning counts, but one that the compiler invents: below `package import`, a subclass gets
  /// thunks for the superclass's initializers, and each seems to call itself. Classes from Objective-C
  /// have none.
  private static func verdict(
    _ outcome: Outcome, in folder: URL, isComplete: Bool
  ) throws -> Verdict {
    let finding = /^(.+\.swift):(\d+):\d+: (?:warning|error): (.+)$/
    let findings = try outcome.errors.split(whereSeparator: \.isNewline).filter { line in
      guard let match = line.wholeMatch(of: finding) else { return false }
      guard match.3 == "function call causes an infinite recursion" else { return true }
      let source = try Data(contentsOf: folder.appending(path: match.1))
      let lines = String(decoding: source, as: UTF8.self)
        .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      return Int(match.2).map { !lines[$0 - 1].contains("class ") } ?? true
    }
    return Verdict(
      isAccepted: outcome.status == 0 && findings.isEmpty, findings: findings,
      diagnostics: outcome.errors, isComplete: isComplete)
  }

  /// The folder of a platform's modules, built when first asked for.
  static func modules(for platform: String) throws -> URL {
    guard let modules = try built.get().folders[platform] else {
      throw Unusable(what: "no platform '\(platform)' in stand-ins.json")
    }
    return modules
  }

  /// Where the toolchain keeps its macros, such as `@Observable`. The driver says so by itself, the
  /// front end has to be told.
  private static let plugins = Result {
    let told = try Program.tool("swiftc", ["-print-target-info"], in: sources)
    struct Target: Decodable {
      struct Paths: Decodable { let runtimeResourcePath: String }
      let paths: Paths
    }
    let target = try JSONDecoder().decode(Target.self, from: Data(told.output.utf8))
    return ["-plugin-path", target.paths.runtimeResourcePath + "/host/plugins"]
  }

  struct Unusable: Error, CustomStringConvertible {
    let what: String
    var description: String { "the stand-ins cannot be used: \(what)" }
  }

  private static func frontEnd(_ arguments: [String], in folder: URL) throws -> Outcome {
    try Program.tool("swiftc", ["-frontend"] + arguments, in: folder)
  }
}

// MARK: - The modules

extension StandInJudge {
  /// What `stand-ins.json` holds.
  struct Manifest: Decodable {
    struct Platform: Decodable {
      let name: String
      let modules: [String]
    }

    let platforms: [Platform]

    static func read() throws -> Manifest {
      let file = sources.appending(path: "stand-ins.json")
      return try JSONDecoder().decode(Manifest.self, from: try Data(contentsOf: file))
    }
  }

  static let sources = Program.project.appending(path: "Tests/StandIns")

  /// All platforms' modules, for the life of the test process.
  private struct Built {
    let root: TemporaryFolder
    let folders: [String: URL]
  }

  nonisolated(unsafe) private static let built = Result {
    let root = try TemporaryFolder()
    var folders: [String: URL] = [:]
    for platform in try Manifest.read().platforms {
      let folder = root.url.appending(path: platform.name)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for module in platform.modules { try build(module, into: folder) }
      folders[platform.name] = folder
    }
    // A static constant is never released, so its folder would outlive the process.
    atexit { StandInJudge.removeModules() }
    return Built(root: root, folders: folders)
  }

  private static func removeModules() {
    guard case .success(let built) = built else { return }
    do {
      try FileManager.default.removeItem(at: built.root.url)
    } catch {
      print("left behind: \(built.root.url.path)")
    }
  }

  /// Apple's modules are resilient: a `switch` over their enumerations needs `@unknown default`.
  private static func build(_ module: String, into folder: URL) throws {
    let files = try FileManager.default
      .contentsOfDirectory(atPath: sources.appending(path: module).path)
      .filter { $0.hasSuffix(".swift") }.sorted().map { "\(module)/\($0)" }
    guard !files.isEmpty else { throw Unusable(what: "no Swift file in Tests/StandIns/\(module)") }
    let outcome = try frontEnd(
      ["-emit-module", "-module-name", module, "-swift-version", "6", "-parse-as-library"]
        + objectiveC + ["-enable-library-evolution", "-I", folder.path]
        + ["-o", folder.appending(path: "\(module).swiftmodule").path] + files,
      in: sources)
    guard outcome.status == 0 else {
      throw Unusable(what: "\(module) does not compile:\n\(outcome.errors)")
    }
  }
}
