import Foundation
import Testing

/// The screen of a user who runs the program for the first time, and who mistypes.
@Suite("Recorded sessions")
struct SessionTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Types the commands one after the other; the screen as it looks then.
  private func screen(_ commands: [String], in path: String = "") throws -> String {
    var screen = ""
    for command in commands {
      let terminal = try PseudoTerminal(command, in: folder.url.appending(path: path))
      _ = try terminal.finish()
      screen += "$ \(command)\n\(terminal.screen)"
    }
    return screen
  }

  @Test("of a first use")
  func firstUse() throws {
    let screen = try screen([
      "viper-gen templates list",
      "viper-gen create SignIn --init --package-path Shop --dry-run --actions signIn",
      "viper-gen create SignIn --init --package-path Shop --actions signIn",
      "viper-gen list --package-path Shop",
      "viper-gen create SignIn --package-path Shop --actions signIn",
      "viper-gen remove SignIn --package-path Shop",
    ])
    try RecordedSession.expect(screen, is: "first-use")
  }

  @Test("of mistyped commands")
  func typos() throws {
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(name: "Shop", targets: [.target(name: "App"), .target(name: "Core")])

      """, to: "Shop/Package.swift")
    for target in ["App", "Core"] { try folder.write("", to: "Shop/Sources/\(target)/File.swift") }
    let screen = try screen(
      [
        "viper-gen craete SignIn", "viper-gen template lst",
        "viper-gen create sign-in --target App",
        "viper-gen create SignIn", "viper-gen create SignIn --target Ap",
        "viper-gen create SignIn --templte vip", "viper-gen create SignIn --template vipr",
        "viper-gen create SignIn --ui swiftu", "viper-gen create SignIn —dry-run",
        "viper-gen create SignIn --actions 'signIn(user String)' --target App",
        "viper-gen remove SignIm",
      ], in: "Shop")
    try RecordedSession.expect(screen, is: "typos")
  }
}
