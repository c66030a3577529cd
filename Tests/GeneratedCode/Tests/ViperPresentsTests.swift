import Foundation
import Testing

/// A module that presents another one of its target.
@Suite("A viper module that presents another")
struct ViperPresentsTests {
  static let views = [
    ["--ui", "uikit"], ["--ui", "appkit"], ["--ui", "none"], ["--ui", "swiftui"],
    ["--ui", "swiftui", "--navigation", "swiftui"],
  ]

  /// Creates the child `LogIn` and its parent `Home`.
  private func create(_ options: [String], in folder: TemporaryFolder, _ stem: String) throws {
    let child = [
      "LogIn\(stem)", "--presenter-to-delegate", "signedIn(user: String)",
      "--actions", "logIn(user: String) async throws -> Date",
      "--actions", "renew() async throws -> Date", "--actions", "count() async throws -> [Int]",
      "--actions", "wipe() async throws",
    ]
    let parent = ["Home\(stem)", "--presents", "LogIn\(stem)", "--with", "service"]
    let list = ["List\(stem)", "--presents", "LogIn\(stem)", "--with", "service,entity"]
    for arguments in [child, parent, list] {
      let outcome = try Program.viperGen(
        ["create", "--init", "--package-path", "Demo"] + arguments + options, in: folder.url)
      try #require(outcome.status == 0, "\(outcome.errors)")
    }
  }

  @Test("builds without warnings, passes its tests and is formatted")
  func builds() throws {
    let folder = try TemporaryFolder()
    for (index, view) in Self.views.enumerated() {
      try create(view + ["--access", "public"], in: folder, "View\(index)")
    }
    for (index, testing) in ["xctest", "swift-testing"].enumerated() {
      try create(["--testing", testing, "--protocols", "inline"], in: folder, "Test\(index)")
    }
    let package = folder.url.appending(path: "Demo")
    let outcome = try Judge.test(package)
    #expect(Judge.passedTests(outcome) != nil, "\(outcome.output)\(outcome.errors)")
    #expect(try Judge.lint(["."], in: package) == "")
  }

  @Test(
    "compiles with Apple's frameworks", .enabled(if: StandInJudge.isAvailable),
    arguments: views, ["5", "6"])
  func frameworks(_ view: [String], mode: String) throws {
    let folder = try TemporaryFolder()
    try create(view + ["--testing", "none"], in: folder, "X")
    let sources = try folder.tree(below: "Demo/Sources").keys.filter { $0.hasSuffix(".swift") }
    for platform in ["iOS", "macOS"] {
      let verdict = try StandInJudge.check(
        sources.sorted().map { "Demo/Sources/\($0)" }, in: folder.url, on: platform, mode: mode)
      #expect(verdict.isAccepted, "\(verdict.diagnostics)")
    }
  }
}
