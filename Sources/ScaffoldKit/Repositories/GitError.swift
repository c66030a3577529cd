/// Why `git` has failed, or was stopped.
struct GitError {
  enum Kind {
    /// The repository does not have the version.
    case noVersion
    case noRepository
    /// The server cannot be reached.
    case network
    /// The server refuses the user.
    case permission
    /// The repository is a folder of another user.
    case owner
    /// Git needs more memory than it may have.
    case tooLarge
    /// Git was stopped at a limit.
    case stopped(GitWatch.Stop)
    case other
  }

  let kind: Kind
  /// Whether the server gives only commits that a branch or a tag names.
  let isUnadvertised: Bool
  /// At most three lines of its errors.
  private let lines: [String]
  private let limits: RepositoryLimits

  /// The words in git's messages, in the order in which they are searched for.
  private static let signs: [(kind: Kind, words: [String])] = [
    (.tooLarge, ["attempting to allocate", "ut of memory", "mmap failed"]),
    (.owner, ["dubious ownership"]),
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
        "returned error: 401", "returned error: 403",
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

  /// The error of a call that has failed.
  ///
  /// - Parameter limits: the limits at which git was stopped.
  init(_ answer: Git.Answer, _ limits: RepositoryLimits) {
    self.limits = limits
    switch answer {
    case .stopped(let stop): (kind, isUnadvertised, lines) = (.stopped(stop), false, [])
    case .ended(let output):
      let text = String(decoding: output.standardError, as: UTF8.self)
      let found = Self.signs.first { sign in sign.words.contains { text.contains($0) } }?.kind
      kind = found ?? .other
      isUnadvertised = text.contains("unadvertised object")
      lines = Self.reasons(in: text, output.ending)
    }
  }

  /// Whether the repository does not have the version.
  var isUnknownVersion: Bool { if case .noVersion = kind { true } else { false } }

  /// At most three lines of the errors.
  private static func reasons(in text: String, _ ending: Subprocess.Ending) -> [String] {
    let lines = text.split(whereSeparator: \.isNewline).map(String.init).filter { line in
      !noise.contains { line.hasPrefix($0) } && !line.allSatisfy(\.isWhitespace)
    }
    if !lines.isEmpty { return Array(lines.prefix(3)) }
    if case .signalled(let number) = ending { return ["git was stopped by signal \(number)"] }
    return ["git gave no reason"]
  }

  /// The beginnings of lines that are no errors.
  private static let noise = [
    "hint:", "warning:", "Please make sure", "and the repository exists", "Receiving objects:",
    "Resolving deltas:", "remote: Enumerating objects:", "remote: Counting objects:",
    "remote: Compressing objects:", "remote: Total ",
  ]
}

// The error for the user.
extension GitError {
  /// - Parameters:
  ///   - version: the version that was asked for.
  ///   - address: the address of the repository; `nil` for a command without one.
  ///   - tags: the tags of the repository, if they are known.
  func diagnostic(
    version: String? = nil, address: String? = nil, tags: [String] = []
  ) -> Diagnostic {
    let place = address.map { "'\($0.escapingControlCharacters)'" } ?? "the repository"
    let help = address.map(help)
    switch kind {
    case .noVersion:
      if let address { return .noVersion(version, address: address, tags: tags) }
    case .stopped(let stop): return stopped(stop, place, help: help)
    case .tooLarge:
      return Diagnostic(
        .data, .limit,
        "git would need too much memory for \(place): more than \(RepositoryLimits.allocation >> 20) MiB for one object "
          + "or line, or \(RepositoryLimits.memory >> 20) MiB in all",
        help: "give the templates a repository of their own")
    case .noRepository, .network, .permission, .owner, .other: break
    }
    let reasons = lines.map(\.escapingControlCharacters).joined(separator: "\n  ")
    var category = Diagnostic.Category.inputOutput
    if case .noRepository = kind { category = .notFound }
    return Diagnostic(category, .gitFailed, "git cannot read \(place):\n  \(reasons)", help: help)
  }

  private func stopped(_ stop: GitWatch.Stop, _ place: String, help: String?) -> Diagnostic {
    switch stop {
    case .silence:
      Diagnostic(
        .inputOutput, .gitTimeout,
        "git was stopped: it printed nothing for \(limits.silence.components.seconds) seconds while it read \(place)",
        help: help)
    case .time:
      Diagnostic(
        .inputOutput, .gitTimeout,
        "git was stopped: it read \(place) for more than \(limits.time.components.seconds) seconds",
        help: help)
    case .download:
      Diagnostic(
        .data, .limit,
        "git was stopped: \(place) sends more than \(limits.download >> 20) MiB",
        help: "give the templates a repository of their own")
    case .output:
      Diagnostic(
        .data, .limit, "git was stopped: it printed too much while it read \(place)",
        help: "give the templates a repository of their own")
    }
  }

  private func help(for address: String) -> String {
    let test = "git ls-remote \(address.hasPrefix("-") ? "-- " : "")\(address.shellQuoted)"
    return switch kind {
    case .permission:
      GitAddress(address).access
        + ";\n      your credential helpers and your settings that name programs are not used"
    case .owner: "run git's line if you trust the owner of that folder"
    case .network, .stopped: "check the connection and the address: \(test)"
    case .noRepository, .noVersion, .tooLarge, .other: "check the address: \(test)"
    }
  }
}

extension Diagnostic {
  /// The repository does not have the version, or without `version`, no default branch.
  static func noVersion(_ version: String?, address: String, tags: [String]) -> Diagnostic {
    let place = address.escapingControlCharacters
    guard let version else {
      return Diagnostic(
        .notFound, .unknownVersion, "the repository '\(place)' has no default branch",
        help: "name a tag or a branch with '--ref'")
    }
    let newest = tags.prefix(5).map(\.escapingControlCharacters).joined(separator: ", ")
    let otherwise =
      tags.isEmpty
      ? "give a tag, a branch or a full commit hash" : "the newest tags: \(newest)"
    return Diagnostic(
      .notFound, .unknownVersion,
      "the repository '\(place)' has no version '\(version.escapingControlCharacters)'",
      help: Suggestion.help(for: version, in: tags, otherwise: otherwise))
  }
}
