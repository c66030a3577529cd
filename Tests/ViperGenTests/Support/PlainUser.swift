import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// A user whom permission bits bind: the one who runs the tests, or another one if that is the administrator.
enum PlainUser {
  /// The number of the user without rights on most systems.
  private static let nobody = "65534"
  private static let prefix = [
    "setpriv", "--reuid=\(nobody)", "--regid=\(nobody)", "--clear-groups",
  ]

  private static var isAdministrator: Bool { geteuid() == 0 }

  /// Whether programs can be run as such a user, which can also reach the tested program.
  static let isThere: Bool = {
    do {
      let folder = try TemporaryFolder()
      return try run("\"$0\" --version", in: folder).status == 0
    } catch {
      return false
    }
  }()

  /// Whether the administrator can leave files to such a user.
  static let isAnother: Bool = isAdministrator && isThere

  /// Gives a folder to the user and runs a script there, which gets the tested program as `$0`.
  static func run(
    _ script: String, in folder: TemporaryFolder, at path: String = "",
    environment: [String: String] = [:], owning: Bool = true
  ) throws -> Outcome {
    if isAdministrator, owning {
      let given = try Program.tool("chown", ["-R", "\(nobody):\(nobody)", "."], in: folder.url)
      guard given.status == 0 else { return given }
    }
    let words = (isAdministrator ? prefix : []) + ["sh", "-c", script, Program.viperGen.path]
    let own = folder.url.path
    return try Program.tool(
      words[0], Array(words.dropFirst()), in: folder.url.appending(path: path),
      environment: ["HOME": own, "XDG_CACHE_HOME": own + "/.test-cache"]
        .merging(environment) { $1 })
  }
}
