#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The Swift toolchain that builds and type-checks generated code.
struct Toolchain {
  private let swift: Executable
  private let compiler: Executable
  private let environment: [String: String]
  /// Whether to stop the programs that run.
  private let isInterrupted: @Sendable () -> Bool

  /// The toolchain in the folders of the environment's `PATH`.
  init(
    in environment: [String: String], isInterrupted: @escaping @Sendable () -> Bool
  ) throws(ScaffoldError) {
    self.isInterrupted = isInterrupted
    swift = try Self.find("swift", in: environment)
    compiler = try Self.find("swiftc", in: environment)
    // The backtrace of a crashing test can take minutes.
    self.environment = environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { own, _ in own }
  }

  private static func find(
    _ program: String, in environment: [String: String]
  ) throws(ScaffoldError) -> Executable {
    guard let found = Executable.find(program, in: environment) else {
      throw ScaffoldError(.missingProgram(program))
    }
    return found
  }

  /// Runs SwiftPM. `onOutput` gets what it prints, while it runs.
  func package(
    _ arguments: [String], onOutput: (ArraySlice<UInt8>) -> Void
  ) throws(ScaffoldError) -> Output {
    try run(command(swift.path, arguments + OuterSandbox.flags(in: environment)), onOutput)
  }

  /// Runs a program in a folder.
  func run(
    _ program: String, _ arguments: [String], in folder: String,
    onOutput: (ArraySlice<UInt8>) -> Void
  ) throws(ScaffoldError) -> Output {
    try run(command(program, arguments).running(in: folder), onOutput)
  }

  /// Runs the compiler once for each list of arguments, on all processor cores; the outputs are in the
  /// order of the lists. `onEnd` gets the number of runs that have ended.
  func compile(
    _ calls: [[String]], onEnd: (Int) -> Void = { _ in }
  ) throws(ScaffoldError) -> [Output] {
    let commands = calls.map { command(compiler.path, $0) }
    return try reporting(
      Subprocess.run(
        commands, atOnce: ProcessInfo.processInfo.activeProcessorCount,
        isInterrupted: isInterrupted, onEnd: onEnd)
    ).map(Output.init)
  }

  /// Runs a program to its end and returns its output.
  func output(of program: String, _ arguments: [String]) throws(ScaffoldError) -> Output {
    try run(command(program, arguments)) { _ in }
  }

  private func run(
    _ command: Subprocess.Command, _ onOutput: (ArraySlice<UInt8>) -> Void
  ) throws(ScaffoldError) -> Output {
    let outputs = try reporting(
      Subprocess.run(
        [command], atOnce: 1, isInterrupted: isInterrupted, onOutput: onOutput))
    return Output(outputs[0])
  }

  private func command(_ program: String, _ arguments: [String]) -> Subprocess.Command {
    Subprocess.Command(program: program, arguments: arguments, environment: environment)
  }

  /// The output and the exit status of a program.
  struct Output {
    let succeeded: Bool
    /// Whether the exit status is the one by which Swift Testing reports that it found no tests.
    let hadNoTests: Bool
    /// Whether the program, or the compiler's front end below it, crashed.
    let hasCrashed: Bool
    /// Standard output, followed by standard error.
    let text: String

    init(_ output: Subprocess.Output) {
      succeeded = output.ending == .exited(0)
      hadNoTests = output.ending == .exited(EX_UNAVAILABLE)
      text = String(decoding: output.standardOutput + output.standardError, as: UTF8.self)
      hasCrashed =
        if case .signalled = output.ending { true } else { text.contains("Stack dump:") }
    }

    /// The last lines.
    var lastLines: String {
      text.split(whereSeparator: \.isNewline).suffix(12).joined(separator: "\n")
    }

    /// The diagnostic of a failure that prints no error with a place.
    var failure: Diagnostic { Diagnostic(.check, .buildFails, lastLines) }
  }
}

#if os(macOS)
  extension Toolchain {
    /// The compiler's arguments for the test frameworks, which belong to Xcode's platform there.
    func testFrameworkArguments() throws(ScaffoldError) -> [String] {
      let platform = try output(
        of: "/usr/bin/xcrun", ["--sdk", "macosx", "--show-sdk-platform-path"])
      let target = try output(of: compiler.path, ["-print-target-info"])
      let json = try JSONReader.read(SourceText(path: "", bytes: Array(target.text.utf8)))
      guard platform.succeeded, let path = platform.text.split(whereSeparator: \.isNewline).first,
        let resources = json["paths"]?["runtimeResourcePath"]?.string
      else { throw ScaffoldError(platform.failure) }
      let developer = "\(path)/Developer"
      return [
        "-F", "\(developer)/Library/Frameworks", "-I", "\(developer)/usr/lib",
        "-plugin-path", "\(resources)/host/plugins/testing",
      ]
    }
  }
#else
  extension Toolchain {
    /// The compiler's arguments for the test frameworks: none, since they belong to the toolchain.
    func testFrameworkArguments() throws(ScaffoldError) -> [String] { [] }
  }
#endif
