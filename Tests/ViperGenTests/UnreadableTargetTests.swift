import Foundation
import Testing

/// A file that the user may not read is reported, since what it declares would else be missing without a word.
@Suite(
  "A target with a file that may not be read",
  .enabled(if: PlainUser.isThere, "permission bits bind every user but the administrator"))
struct UnreadableTargetTests {
  @Test(
    "is left out with a warning",
    arguments: ["lint", "list", "graph", "stats", "mocks --check"])
  func warning(_ command: String) throws {
    let folder = try SmallPackage.folder()
    try folder.write("protocol P {}\n", to: "P/Sources/App/Secret.swift")
    let secret = folder.url.appending(path: "P/Sources/App/Secret.swift").path
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: secret)
    let outcome = try PlainUser.run("\"$0\" \(command)", in: folder, at: "P")
    #expect(
      outcome.errors.contains("Secret.swift': Permission denied; the target 'App' is left out"))
    #expect(outcome.status == 0, "\(outcome.errors)")
  }
}
