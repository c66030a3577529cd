import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// Runs as a user whom permission bits bind.
@Suite(
  "Under an odd file mode mask",
  .enabled(if: PlainUser.isThere, "permission bits bind every user but the administrator"))
struct OddUmaskTests {
  static let masks = ["0777", "0377", "0277", "0700", "0222", "0000"]

  /// The commands of a session, each of which succeeds.
  private static let session = """
    "$0" create SignIn && echo '// mine' >>Sources/App/SignIn/SignInView.swift &&
    "$0" create SignIn --force && "$0" add SignIn 'signIn(username: String)' && "$0" list &&
    "$0" update && "$0" rename SignIn Account/LogIn && "$0" templates new mine &&
    "$0" create Home --init --package-path ../Q
    """

  @Test("a session works and leaves nothing behind", arguments: masks)
  func session(mask: String) throws {
    let folder = try SmallPackage.folder()
    let before = try folder.tree(below: "P").mapValues(\.contents)
    let outcome = try PlainUser.run("umask \(mask)\n\(Self.session)", in: folder, at: "P")
    #expect(outcome.status == 0, "\(outcome.errors)")
    for (path, entry) in try folder.tree() where before[String(path.dropFirst(2))] == nil {
      #expect(!path.contains(".viper-gen-"), "\(path)")
      let isFolder = entry.contents == nil
      let own = isFolder ? 0o700 : 0o600
      #expect(entry.permissions & own == own, "\(path)")
      let allowed = try (isFolder ? 0o777 : 0o666) & ~#require(Int(mask, radix: 8)) | own
      if path != "P", path != "." { #expect(entry.permissions & ~allowed == 0, "\(path)") }
    }
    let removed = try PlainUser.run(
      "umask \(mask); \"$0\" remove Account/LogIn && rm -r mine", in: folder, at: "P")
    #expect(removed.status == 0, "\(removed.errors)")
    #expect(try folder.tree(below: "P").mapValues(\.contents) == before)
  }

  @Test("a run that is killed at once does not stop the next one", arguments: ["0777", "0377"])
  func killed(mask: String) throws {
    let folder = try SmallPackage.folder()
    // What is left if the program dies before it can open its journal and its folder to its user.
    let outcome = try PlainUser.run(
      """
      mark=$(stat -c %d-%i . 2>/dev/null || stat -f %d-%i .)-$(id -u)
      touch .viper-gen-journal-staging-$mark && mkdir .viper-gen-unfinished-$mark
      chmod 0 .viper-gen-journal-staging-$mark .viper-gen-unfinished-$mark
      umask \(mask)
      "$0" list && "$0" create SignIn
      """, in: folder, at: "P")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors.contains("an interrupted run was rolled back"))
    #expect(try folder.tree(below: "P").keys.allSatisfy { !$0.hasPrefix(".viper-gen-") })
  }

  @Test("SwiftPM can edit a manifest, and its files are removed", arguments: ["0777", "0277"])
  func childProcess(mask: String) throws {
    let folder = try SmallPackage.folder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "tmp"), withIntermediateDirectories: true)
    let outcome = try PlainUser.run(
      "umask \(mask); \"$0\" create SignIn --new-target Feature", in: folder, at: "P",
      environment: ["TMPDIR": folder.url.appending(path: "tmp").path])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try folder.tree(below: "tmp").isEmpty)
  }

  #if os(Linux)
    @Test(
      "a default list of the folder that gives its user no rights is no obstacle",
      .enabled(if: FileExtras.areKept, "the file system keeps no access lists"))
    func defaultList() throws {
      let folder = try SmallPackage.folder()
      for path in ["P", "P/Sources/App", "P/Tests/AppTests"] {
        try FileExtras.set(
          FileExtras.defaultList,
          FileExtras.list(owner: 0, user: 1, 0, group: 0, mask: 0, others: 0),
          on: folder.url.appending(path: path))
      }
      let outcome = try PlainUser.run(
        "\"$0\" create SignIn && \"$0\" list && \"$0\" remove SignIn", in: folder, at: "P")
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(outcome.output.contains("SignIn"))
    }
  #endif
}
