/// The rules for the names that `git` gets: versions and commits.
enum GitName {
  /// Whether a text is a full commit hash.
  static func isCommit(_ text: String) -> Bool {
    text.utf8.count == 40
      && text.utf8.allSatisfy { byte in
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
      }
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
      .usage, .badVersion, "'\(version.escapingControlCharacters)' is not a valid version",
      help: "give a tag, a branch or a full commit hash")
  }

  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || scalar.value == 0x7F
  }
}
