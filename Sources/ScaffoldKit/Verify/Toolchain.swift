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

/// The Swift toolchain that judges generated code.
struct Toolchain {
  let swift: Executable
  let compiler: Executable
  let environment: [String: String]
  /// Whether to stop what runs.
  let isInterrupted: @Sendable () -> Bool

  /// The toolchain in the folders of the environment's `PATH`.
  init(
    in environment: [String: String], isInterrupted: @escaping @Sendable () -> Bool
  ) throws(ScaffoldFailure) {
    self.isInterrupted = isInterrupted
    guard let swift = Executable.find("swift", in: environment) else {
      throw ScaffoldFailure(VerifyFault.noSwift("swift"))
    }
    guard let compiler = Executable.find("swiftc", in: environment) else {
      throw ScaffoldFailure(VerifyFault.noSwift("swiftc"))
    }
    self.swift = swift
    self.compiler = compiler
    // A test that falls over need not tell how: unwinding its stack takes up to minutes.
    self.environment = environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { own, _ in own }
  }

  /// Runs SwiftPM.
  func package(
    _ arguments: [String], onOutput: (ArraySlice<UInt8>) -> Void
  ) throws(ScaffoldFailure) -> Answer {
    try run(swift.path, arguments + OuterSandbox.flags(in: environment), onOutput)
  }

  /// Runs a program in a folder.
  func run(
    _ program: String, _ arguments: [String], in folder: String,
    onOutput: (ArraySlice<UInt8>) -> Void
  ) throws(ScaffoldFailure) -> Answer {
    let words = ["-c", #"cd "$1" && shift && exec "$@""#, "sh", folder, program] + arguments
    return try run("/bin/sh", words, onOutput)
  }

  private func run(
    _ program: String, _ arguments: [String], _ onOutput: (ArraySlice<UInt8>) -> Void
  ) throws(ScaffoldFailure) -> Answer {
    let command = Subprocess.Command(
      program: program, arguments: arguments, environment: environment)
    let outputs = try reporting(
      Subprocess.run([command], atOnce: 1, isInterrupted: isInterrupted, onOutput: onOutput))
    return Answer(outputs[0])
  }

  /// What a program said at its end.
  struct Answer {
    let succeeded: Bool
    /// Whether Swift Testing says with its status that it has found no test.
    let hadNoTests: Bool
    /// Whether the program fell over instead of ending.
    let hasCrashed: Bool
    /// Both streams.
    let text: String

    init(_ output: Subprocess.Output) {
      succeeded = output.ending == .exited(0)
      hadNoTests = output.ending == .exited(EX_UNAVAILABLE)
      text = String(decoding: output.standardOutput + output.standardError, as: UTF8.self)
      hasCrashed =
        if case .signalled = output.ending { true } else { text.contains("Stack dump:") }
    }

    /// The last lines, for a failure that says nothing else.
    var lastLines: String {
      text.split(whereSeparator: \.isNewline).suffix(12).joined(separator: "\n")
    }
  }
}

/// The compiler's front end and what the driver always passes to it.
struct FrontEnd {
  private let program: String
  private let arguments: [String]
  private let environment: [String: String]
  private let isInterrupted: @Sendable () -> Bool

  /// Asks the driver what it would do with `file`, any file of Swift.
  init(of toolchain: Toolchain, for file: String) throws(ScaffoldFailure) {
    let probe = ["-###", "-typecheck", "-parse-as-library", file]
    let output = try reporting(
      Subprocess.run(toolchain.compiler.path, probe, environment: toolchain.environment))
    let answer = Toolchain.Answer(output)
    let line = answer.text.split(whereSeparator: \.isNewline).first { $0.contains("-frontend") }
    var words = ShellWords.split(line.map(String.init) ?? "")
    guard answer.succeeded, words.count > 2 else {
      throw ScaffoldFailure(VerifyFault.buildFails(answer.lastLines))
    }
    program = words.removeFirst()
    environment = toolchain.environment
    isInterrupted = toolchain.isInterrupted
    let general = Self.general(words, without: file)
    arguments = general + (try Self.testFrameworks(toolchain, general))
  }

  /// Runs the front end several times, once on each core at a time.
  func run(
    _ calls: [[String]], onEnd: (Int) -> Void = { _ in }
  ) throws(ScaffoldFailure) -> [Toolchain.Answer] {
    let commands = calls.map { call in
      Subprocess.Command(
        program: program, arguments: arguments + call, environment: environment)
    }
    return try reporting(
      Subprocess.run(
        commands, atOnce: ProcessInfo.processInfo.activeProcessorCount,
        isInterrupted: isInterrupted, onEnd: onEnd)
    ).map(Toolchain.Answer.init)
  }

  /// Where the test frameworks are, when they do not belong to the toolchain but to Xcode's platform.
  private static func testFrameworks(
    _ toolchain: Toolchain, _ general: [String]
  ) throws(ScaffoldFailure) -> [String] {
    #if os(macOS)
      let output = try reporting(
        Subprocess.run(
          "/usr/bin/xcrun", ["--sdk", "macosx", "--show-sdk-platform-path"],
          environment: toolchain.environment))
      let answer = Toolchain.Answer(output)
      guard answer.succeeded, let path = answer.text.split(whereSeparator: \.isNewline).first else {
        throw ScaffoldFailure(VerifyFault.buildFails(answer.lastLines))
      }
      let plugins = general.filter { $0.hasSuffix("/host/plugins") }.map { "\($0)/testing" }
      let developer = "\(path)/Developer"
      return ["-F", "\(developer)/Library/Frameworks", "-I", "\(developer)/usr/lib"]
        + plugins.flatMap { ["-plugin-path", $0] }
    #else
      return []
    #endif
  }

  /// The arguments that do not belong to the one file that was asked about.
  private static func general(_ words: [String], without file: String) -> [String] {
    let withValue: Set<String> = [
      "-primary-file", "-module-name", "-supplementary-output-file-map", "-o", "-swift-version",
    ]
    let alone: Set<String> = [
      "-typecheck", "-parse-as-library", file, "-disable-objc-interop",
      "-empty-abi-descriptor",
    ]
    var kept: [String] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      if withValue.contains(word) {
        _ = rest.popFirst()
      } else if !alone.contains(word) {
        kept.append(word)
      }
    }
    return kept
  }
}

/// The words of a shell command line, as the driver prints one.
enum ShellWords {
  static func split(_ line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in line {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if let open = quote {
        if character == open { quote = nil } else { word = (word ?? "") + String(character) }
      } else if character == "\\" {
        isEscaped = true
      } else if character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if character == " " {
        if let done = word { words.append(done) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + [word].compactMap(\.self)
  }
}
