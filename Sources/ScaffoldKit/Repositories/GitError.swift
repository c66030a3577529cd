/// Why `git` has failed.
struct GitError {
  enum Kind {
    /// The repository does not have the version.
    case noVersion
    case noRepository
    /// The server cannot be reached.
    case network
    /// The server refuses the user.
    case permission
    case other
  }

  let kind: Kind
  /// Whether the server gives only commits that a branch or a tag names.
  let isUnadvertised: Bool
  /// At most three lines of its errors.
  private let lines: [String]

  /// The words in git's messages, in the order in which they are searched for.
  private static let signs: [(kind: Kind, words: [String])] = [
    (
      .noVersion,
      [
        "couldn't find remote ref", "not our ref", "unadvertised object", "no such remote ref",
        "ambiguous argument",
      ]
    ),
    (
      .permission,
      [
        "Permission denied", "Authentication failed", "could not read Username",
        "could not read Password", "terminal prompts disabled", "Host key verification failed",
        "returned error: 401", "returned error: 403", "dubious ownership",
      ]
    ),
    (
      .network,
      [
        "Could not resolve", "Failed to connect", "Couldn't connect", "Connection refused",
        "Connection timed out", "Connection reset", "Network is unreachable", "No route to host",
        "Operation timed out", "SSL", "certificate",
      ]
    ),
    (
      .noRepository,
      ["does not appear to be a git repository", "not found", "does not exist", "not a git"]
    ),
  ]

  /// The error of a program that has ended; `nil` if it has succeeded.
  init?(_ output: Subprocess.Output) {
    if output.ending == .exited(0) { return nil }
    let text = String(decoding: output.standardError, as: UTF8.self)
    let kind = Self.signs.first { sign in sign.words.contains { text.contains($0) } }?.kind
    self.kind = kind ?? .other
    isUnadvertised = text.contains("unadvertised object")
    let lines = text.split(whereSeparator: \.isNewline).map(String.init).filter { line in
      !["hint:", "warning:", "Please make sure", "and the repository exists"]
        .contains { line.hasPrefix($0) } && !line.allSatisfy(\.isWhitespace)
    }
    if lines.isEmpty, case .signalled(let number) = output.ending {
      self.lines = ["git was stopped by signal \(number)"]
    } else {
      self.lines = lines.isEmpty ? ["git gave no reason"] : Array(lines.prefix(3))
    }
  }

  /// The error for the user.
  ///
  /// - Parameters:
  ///   - version: the version that was asked for.
  ///   - url: the address of the repository; `nil` for a command without one.
  ///   - tags: the tags of the repository, if they are known.
  func diagnostic(
    version: String? = nil, url: String? = nil, tags: [String] = []
  ) -> Diagnostic {
    if kind == .noVersion, let url { return .noVersion(version, url: url, tags: tags) }
    let place = url.map { " read '\($0.escapingControlCharacters)'" } ?? " unpack the repository"
    let reasons = lines.map(\.escapingControlCharacters).joined(separator: "\n  ")
    return Diagnostic(
      kind == .noRepository ? .notFound : .inputOutput, "git-failed",
      "git cannot\(place):\n  \(reasons)", help: url.map(help))
  }

  private func help(for url: String) -> String {
    let test = "git ls-remote \(url.hasPrefix("-") ? "-- " : "")\(url.shellQuoted)"
    return switch kind {
    case .permission:
      "check the address, and that git can read it without asking for a password: \(test)"
    case .network: "check the connection and the address: \(test)"
    case .noRepository, .noVersion, .other: "check the address: \(test)"
    }
  }
}

extension Diagnostic {
  /// The repository does not have the version, or without `version`, no default branch.
  static func noVersion(_ version: String?, url: String, tags: [String]) -> Diagnostic {
    let place = url.escapingControlCharacters
    guard let version else {
      return Diagnostic(
        .notFound, "unknown-version", "the repository '\(place)' has no default branch",
        help: "name a tag or a branch with '--version'")
    }
    let newest = tags.prefix(5).map(\.escapingControlCharacters).joined(separator: ", ")
    let otherwise =
      tags.isEmpty
      ? "give a tag, a branch or a full commit hash" : "the newest tags: \(newest)"
    return Diagnostic(
      .notFound, "unknown-version",
      "the repository '\(place)' has no version '\(version.escapingControlCharacters)'",
      help: Suggestion.help(for: version, in: tags, otherwise: otherwise))
  }
}
