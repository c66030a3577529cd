/// The rules for the names that `git` gets: addresses, versions and commits.
enum GitName {
  /// Whether a text is a full commit hash.
  static func isCommit(_ text: String) -> Bool {
    text.utf8.count == 40
      && text.utf8.allSatisfy { byte in
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
      }
  }

  /// What is wrong with the address of a repository; `nil` if `git` may get it.
  static func problem(inAddress url: String) -> Diagnostic? {
    let shown = url.escapingControlCharacters
    if url.isEmpty { return bad("the address is empty", help: "give the URL of a git repository") }
    if url.hasPrefix("-") || url.unicodeScalars.contains(where: isControl) {
      return bad(
        "'\(shown)' is not a valid address", help: "give the URL or the path of a git repository")
    }
    if url.firstMatch(of: /^[A-Za-z0-9+.\-]+::/) != nil {
      return bad(
        "'\(shown)' names a program that git would run",
        help: "give an address such as https://example.com/templates.git")
    }
    if url.firstMatch(of: /^[A-Za-z0-9+.\-]+:\/\/[^\/@]*:[^\/]*@/) != nil {
      return bad(
        "the address contains a password, which would be written to \(Configuration.fileName)",
        help: "remove it; git asks your credential helper for the password")
    }
    return nil
  }

  /// What is wrong with a version; `nil` if it can be a tag, a branch or a commit.
  static func problem(inVersion version: String) -> Diagnostic? {
    let forbidden = Set(" :*?[^~\\".unicodeScalars)
    let isValid =
      !version.isEmpty && !version.hasPrefix("-") && !version.hasPrefix("+")
      && !version.contains("..")
      && !version.unicodeScalars.contains { isControl($0) || forbidden.contains($0) }
    if isValid { return nil }
    return Diagnostic(
      .usage, "bad-version", "'\(version.escapingControlCharacters)' is not a valid version",
      help: "give a tag, a branch or a full commit hash")
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || scalar.value == 0x7F
  }

  private static func bad(_ message: String, help: String) -> Diagnostic {
    Diagnostic(.usage, "bad-address", message, help: help)
  }
}
