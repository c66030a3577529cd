import Foundation
import Testing

/// The half of a view's file that only an Apple SDK compiles, compiled with the stand-in for UIKit.
@Suite("The view for UIKit", .enabled(if: StandInJudge.isAvailable))
struct UIKitBranchTests {
  static let upcoming = [
    "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
    "NonisolatedNonsendingByDefault",
  ].flatMap { ["-enable-upcoming-feature", $0] }

  @Test(
    "compiles without a warning, whatever the access level and the mode",
    arguments: ["internal", "public", "package"], [("6", []), ("6", upcoming), ("5", [])])
  func compiles(_ access: String, _ language: (mode: String, flags: [String])) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Demo",
        platforms: [.iOS(.v17), .macOS(.v14)],
        targets: [
          .target(name: "Demo", swiftSettings: [\(Self.settings(language.flags))])
        ]
      )

      """, to: "Demo/Package.swift")
    try folder.write("", to: "Demo/Sources/Demo/Demo.swift")
    let created = try Program.viperGen(
      [
        "create", "SignIn", "--package-path", "Demo", "--access", access,
        "--protocols", "inline", "--testing", "none", "--with", "view-object",
        "--actions", "signIn(user: String, at: Date) async throws",
      ], in: folder.url)
    try #require(created.status == 0, "\(created.errors)")
    let sources = try folder.tree(below: "Demo/Sources").keys.filter { $0.hasSuffix(".swift") }
      .sorted().map { "Demo/Sources/\($0)" }
    let verdict = try StandInJudge.check(
      sources, in: folder.url, on: "iOS", mode: language.mode,
      flags: language.flags + ["-package-name", "demo"])
    #expect(verdict.isAccepted && verdict.isComplete, "\(verdict.diagnostics)")
  }

  /// The settings of a target that turn on the same features as the flags.
  private static func settings(_ flags: [String]) -> String {
    flags.filter { !$0.hasPrefix("-") }.map { ".enableUpcomingFeature(\"\($0)\")" }
      .joined(separator: ", ")
  }

  @Test("compiles beside common extensions of view controllers", arguments: ["5", "6"])
  func extensions(mode: String) throws {
    for template in ["viper", "vip", "viper-contract", "viper-closures", "viper-list-detail"] {
      let folder = try TemporaryFolder()
      let created = try Program.viperGen(
        ["create", "SignIn", "--template", template, "--init", "--package-path", "Demo"],
        in: folder.url)
      try #require(created.status == 0, "\(created.errors)")
      try folder.write(
        """
        import UIKit

        extension UIViewController {
          var isLoading: Bool { false }
          func start() {}
          func close() { dismiss(animated: true) }
          func showAlert(_ text: String) {}
          func show(error: any Error) {}
          func setup() {}
          func bind() {}
        }

        """, to: "Demo/Sources/Demo/Extensions.swift")
      let sources = try folder.tree(below: "Demo/Sources").keys.filter { $0.hasSuffix(".swift") }
      let verdict = try StandInJudge.check(
        sources.sorted().map { "Demo/Sources/\($0)" }, in: folder.url, on: "iOS", mode: mode)
      #expect(verdict.isAccepted, "\(template): \(verdict.diagnostics)")
    }
  }
}
