import Foundation
import Testing

/// Stacks with each value of the options that change their shape; the lists `with` and `actions` take
/// turns. `verify` builds many more, in a package of its own.
struct StackMatrix {
  struct Stack {
    let name: String
    let flags: [String]
    var hasTests: Bool { !flags.joined(separator: " ").contains("--testing none") }
  }

  static let choices: [(flag: String, values: [String])] = [
    ("--protocols", ["separate", "inline"]),
    ("--testing", ["swift-testing", "xctest", "none"]),
    ("--layout", ["flat", "layers"]),
    ("--access", ["internal", "public", "package"]),
  ]

  /// What views are made of; these take turns too, two for each combination.
  static let views: [[String]] = [
    ["--ui", "uikit"],
    ["--ui", "swiftui", "--navigation", "swiftui"],
    ["--ui", "none"],
    ["--ui", "appkit"],
    ["--ui", "swiftui"],
    ["--ui", "uikit", "--view", "storyboard"],
    ["--ui", "swiftui", "--navigation", "swiftui", "--observation", "observable-object"],
    ["--ui", "swiftui", "--observation", "observable-object"],
  ]

  static let parts = ["service", "entity", "view-object"]

  static let actions: [[String]] = [
    [],
    ["signIn(username: String, password: String)"],
    [
      "refresh",
      "open(at index: Int, _ name: String?, for: [String: [Int]]) async throws",
      "pick(from date: Date, then completion: @escaping @MainActor (Result<Int, any Error>) -> Void)",
      "configure(firstParameterWithALongName: String, secondParameterWithALongName: Set<Double>)",
    ],
  ]

  /// Each fifth of all combinations, in which no value is missing, with names of their own.
  static let stacks: [Stack] = {
    var combinations: [[String]] = [[], []]
    for choice in choices {
      combinations = combinations.flatMap { flags in
        choice.values.map { flags + [choice.flag, $0] }
      }
    }
    return combinations.enumerated().filter { $0.offset % 5 == 0 }.map { index, flags in
      let subset = parts.enumerated().filter { (index / 3) >> $0.offset & 1 == 1 }.map(\.element)
      return Stack(
        name: "Stack\(index)",
        flags: flags + views[index % views.count] + subset.flatMap { ["--with", $0] }
          + actions[index % 3].flatMap { ["--actions", $0] })
    }
  }()

  /// Creates all stacks in the package at `path`.
  static func create(in folder: TemporaryFolder, path: String, _ extra: [String]) throws {
    for stack in stacks {
      let arguments = ["create", stack.name, "--package-path", path, "--quiet"]
      let outcome = try Program.viperGen(arguments + extra + stack.flags, in: folder.url)
      guard outcome.status == 0 else { throw Refused(stack: stack, errors: outcome.errors) }
    }
  }

  struct Refused: Error {
    let stack: Stack
    let errors: String
  }
}

/// Builds and tests of generated packages, by SwiftPM and the compiler.
enum Judge {
  /// What keeps the build of a package that is thrown away quick.
  static let quick = [
    "-Xswiftc", "-index-ignore-system-modules", "-debug-info-format", "none",
  ]

  /// Builds and runs all tests with warnings as errors.
  static func test(
    _ package: URL, filter: String? = nil, extra: [String] = []
  ) throws -> Outcome {
    try Program.tool(
      "swift",
      ["test", "-Xswiftc", "-warnings-as-errors"] + quick + extra
        + (filter.map { ["--filter", $0] } ?? []),
      in: package)
  }

  /// Runs Swift Testing's tests of a package, which are built. All that they say comes through: SwiftPM
  /// leaves out what it has read up to the middle of a character.
  static func rerun(_ package: URL, _ options: [String] = []) throws -> Outcome {
    #if os(Linux)
      // There the tests are a program, which starts ten times as fast as SwiftPM.
      let program = "\(package.lastPathComponent)PackageTests.xctest"
      return try Program.tool(
        package.appending(path: ".build/debug/\(program)").path,
        ["--testing-library", "swift-testing"] + options, in: package)
    #else
      return try Program.tool(
        "swift", ["test", "--skip-build"] + options + quick, in: package)
    #endif
  }

  /// Whether a test of a module fails, in a package whose tests are built.
  static func fails(_ module: String, in package: URL) throws -> Bool {
    let outcome = try rerun(package, ["--filter", "\(module)[A-Z]"])
    let text = outcome.output + outcome.errors
    try #require(text.contains("Test run started"), "\(text.prefix(200))")
    try #require(!text.contains("with 0 tests"), "\(module)")
    return outcome.status != 0
  }

  /// The number of tests that ran and passed, Swift Testing's and XCTest's; `nil` after a failure.
  static func passedTests(_ outcome: Outcome) -> Int? {
    guard outcome.status == 0 else { return nil }
    let text = outcome.output + outcome.errors
    let xctest = text.matches(of: /Executed (\d+) tests?, with 0 failures/).map { Int($0.1) ?? 0 }
    let testing = text.matches(of: /Test run with (\d+) tests? .*passed/).map { Int($0.1) ?? 0 }
    return (xctest.max() ?? 0) + testing.reduce(0, +)
  }

  /// What the formatter has to say with its defaults, whatever the package at hand prefers.
  static func lint(_ paths: [String], in folder: URL) throws -> String {
    let outcome = try Program.tool(
      "swift", ["format", "lint", "--strict", "--configuration", #"{"version": 1}"#, "-r"] + paths,
      in: folder)
    return outcome.output + outcome.errors
  }
}
