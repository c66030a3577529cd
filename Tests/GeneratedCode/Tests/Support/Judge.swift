import Foundation
import Testing

/// Builds and tests of generated packages, by SwiftPM and the compiler.
enum Judge {
  /// Options that skip what the build of a temporary package does not need.
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

  /// Runs Swift Testing's tests of a package, which are built. All of their output is returned: SwiftPM
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
  static func lint(
    _ paths: [String], in folder: URL, configuration: String = #"{"version": 1}"#
  ) throws -> String {
    let outcome = try Program.tool(
      "swift", ["format", "lint", "--strict", "--configuration", configuration, "-r"] + paths,
      in: folder)
    return outcome.output + outcome.errors
  }
}
