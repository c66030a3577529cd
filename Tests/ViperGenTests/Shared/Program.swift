import Foundation
import Testing

/// What a finished program left.
struct Outcome {
  let status: Int32
  let output: String
  let errors: String

  /// The object that `--json` printed.
  func json() throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: Data(output.utf8))
    guard let object = value as? [String: Any] else { throw NotAnObject(text: output) }
    return object
  }

  struct NotAnObject: Error { let text: String }
}

/// Runs programs: the built `viper-gen` and the toolchain's.
enum Program {
  private final class Anchor {}

  /// The tested binary: the one that `VIPER_GEN` names, else the one beside the test bundle, else the
  /// debug build of this project.
  static let viperGen: URL = {
    if let path = ProcessInfo.processInfo.environment["VIPER_GEN"] { return URL(filePath: path) }
    var folder = Bundle(for: Anchor.self).bundleURL
    if folder.pathExtension == "xctest" { folder = folder.deletingLastPathComponent() }
    let built = folder.appending(path: "viper-gen")
    if FileManager.default.isExecutableFile(atPath: built.path) { return built }
    return project.appending(path: ".build/debug/viper-gen")
  }()

  /// A folder without settings, which does not exist.
  static let noSettings = FileManager.default.temporaryDirectory
    .appending(path: "viper-gen-tests-without-settings").path

  /// Whether the binary was built to be watched by a sanitizer.
  static var isSanitized: Bool {
    get throws { try sanitizer.get() }
  }

  private static let sanitizer = Result<Bool, any Error> {
    let binary = try Data(contentsOf: viperGen, options: .mappedIfSafe)
    return ["__asan_init", "__tsan_init"].contains { binary.range(of: Data($0.utf8)) != nil }
  }

  /// The root folder of this project. Another package reaches this file through a symbolic link.
  static let project = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Runs `viper-gen` in a folder, with a cache of its own.
  static func viperGen(
    _ arguments: [String], in folder: URL, environment: [String: String] = [:]
  ) throws -> Outcome {
    let cache = ["XDG_CACHE_HOME": folder.appending(path: ".test-cache").path]
    let outcome = try run(
      viperGen, arguments, in: folder,
      environment: cache.merging(environment) { _, given in given })
    if arguments.contains("--json") { try expectValidReport(outcome.output, of: arguments) }
    return outcome
  }

  /// Checks every report that a test requests against the schema that users get.
  private static func expectValidReport(_ output: String, of arguments: [String]) throws {
    // The word may have another meaning: a value, or a name after `--`.
    guard output.hasPrefix("{") else { return }
    let errors = try reportSchema().errors(in: try JSONValue(output))
    #expect(errors == [], "\(arguments.joined(separator: " ")): \(output)")
  }

  /// The schema of reports, as the program prints it.
  static func reportSchema() throws -> JSONSchema { try JSONSchema(try reportSchemaText.get()) }

  private static let reportSchemaText = Result {
    let folder = try TemporaryFolder()
    return try run(viperGen, ["help", "--report-schema"], in: folder.url, environment: [:]).output
  }

  /// Runs a tool of the toolchain or the system, looked up in `PATH`.
  static func tool(
    _ name: String, _ arguments: [String], in folder: URL, environment: [String: String] = [:]
  ) throws -> Outcome {
    try run(
      URL(filePath: "/usr/bin/env"), [name] + arguments, in: folder, environment: environment)
  }

  private static func run(
    _ program: URL, _ arguments: [String], in folder: URL, environment: [String: String]
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    // The developer's own settings must not change what a test sees.
    process.environment = ProcessInfo.processInfo.environment
      .filter { !["NO_COLOR", "COLUMNS", "_"].contains($0.key) }
      .merging(["XDG_CONFIG_HOME": noSettings]) { _, new in new }
      .merging(environment) { _, given in given }
    process.standardInput = FileHandle.nullDevice
    // Files instead of pipes: the process never waits for a reader, however much it prints.
    let streams = try TemporaryFolder()
    let output = streams.url.appending(path: "output")
    let errors = streams.url.appending(path: "errors")
    for file in [output, errors] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus,
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }
}
