/// The rules for a path that every system can store, and that cannot lead out of its folder.
enum PathRules {
  /// The names of a path, each of which may still be wrong.
  ///
  /// - Throws: what is wrong with the path as a whole.
  static func names(in path: String) throws(ScaffoldError) -> [String] {
    if let problem = problem(in: path) { throw ScaffoldError(problem) }
    return RelativePath.components(of: path)
  }

  /// What is wrong with the path as a whole, or `nil`.
  ///
  /// - Parameter typed: the path as the user typed it, for the message; `nil` if that is the same.
  static func problem(in path: String, typed: String? = nil) -> Diagnostic? {
    let bytes = Array(path.utf8)
    let shown = typed ?? path
    let components = bytes.split(omittingEmptySubsequences: false, whereSeparator: isSlash)
    if isAbsolute(path) { return absolute(shown) }
    if components.contains(Array("..".utf8)[...]) { return outside(shown) }
    if bytes.contains(UInt8(ascii: "\\")) { return backslash(shown) }
    if components.count > 1, components.contains([]) { return emptyName(shown) }
    return lengthProblem(bytes: bytes.count, names: components.count)
  }

  /// What is wrong with the name of one folder or file, or `nil`.
  static func problem(inName name: String, allowsLeadingDot: Bool = false) -> Diagnostic? {
    let scalars = name.unicodeScalars
    guard let first = scalars.first, let last = scalars.last else { return emptyName(name) }
    if scalars.contains(where: \.isInvisible) {
      return invalid(
        name, .pathInvisible, "contains an invisible character",
        help: "type the name again without it")
    }
    let isEdge: (Unicode.Scalar) -> Bool = { $0 == "." || $0.properties.isWhitespace }
    let isHidden = allowsLeadingDot && first == "." && last != "."
    if (isEdge(first) && !isHidden) || isEdge(last) {
      return invalid(
        name, .pathSyntax, "must not start or end with a space or dot", help: "remove it")
    }
    if name.utf8.contains(where: { ":*?\"<>|".utf8.contains($0) }) {
      return invalid(
        name, .pathSyntax, "has a character that Windows does not allow",
        help: "leave out : * ? \" < > |")
    }
    if DeviceName.matches(name) {
      return invalid(
        name, .pathReserved, "is the name of a device on Windows", help: "choose another name")
    }
    guard name.utf8.count > RelativePath.longestName else { return nil }
    let start = String(name.prefix(20)).escapingControlCharacters
    return Diagnostic(
      .usage, .pathLength,
      "the folder name '\(start)…' has \(name.utf8.count) bytes, more than \(RelativePath.longestName)",
      help: "choose a shorter name")
  }

  /// What is wrong with the names of a path. Of several names that are too long, the first is reported.
  static func problems(inNames names: [String], allowsLeadingDot: Bool = false) -> [Diagnostic] {
    names.compactMap { problem(inName: $0, allowsLeadingDot: allowsLeadingDot) }
      .reduce(into: []) { problems, problem in
        let isRepeated =
          problem.code == .pathLength && problems.contains { $0.code == problem.code }
        if !isRepeated { problems.append(problem) }
      }
  }

  private static func invalid(
    _ name: String, _ code: Diagnostic.Code, _ reason: String, help: String
  ) -> Diagnostic {
    let message = "the folder name '\(name.escapingControlCharacters)' \(reason)"
    return Diagnostic(.usage, code, message, help: help)
  }
}

// The rules for a whole path.
extension PathRules {
  /// Whether some system takes the path for an absolute one.
  static func isAbsolute(_ path: String) -> Bool {
    let bytes = Array(path.utf8.prefix(2))
    return bytes.first.map(isSlash) == true || hasDrive(bytes)
  }

  private static func isSlash(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\")
  }

  /// Whether the path begins with the letter of a drive, such as `C:`.
  private static func hasDrive(_ bytes: [UInt8]) -> Bool {
    bytes.count > 1 && bytes[1] == UInt8(ascii: ":") && (0x61...0x7A).contains(bytes[0] | 0x20)
  }

  static func absolute(_ path: String) -> Diagnostic {
    Diagnostic(
      .containment, .pathAbsolute, "'\(path.escapingControlCharacters)' is an absolute path",
      help: "give a path below the target's folder, such as 'Feature/SignIn'")
  }

  static func outside(_ path: String) -> Diagnostic {
    Diagnostic(
      .containment, .pathEscape,
      "'\(path.escapingControlCharacters)' points outside the target's folder",
      help: "give a path below the target's folder, such as 'Feature/SignIn'")
  }

  /// The same error for a path from the package's root instead of a target's folder.
  ///
  /// - Parameter standard: a folder that the path could be.
  static func inPackage(_ problem: Diagnostic, _ path: String, standard: String) -> Diagnostic {
    let help = "name a folder in the package, such as '\(standard)'"
    switch problem.code {
    case .pathEscape:
      return Diagnostic(
        problem.category, problem.code,
        "'\(path.escapingControlCharacters)' points outside the package", help: help)
    case .pathAbsolute:
      return Diagnostic(problem.category, problem.code, problem.message, help: help)
    default: return problem
    }
  }

  private static func backslash(_ path: String) -> Diagnostic {
    let slashed = String(path.map { $0 == "\\" ? "/" : $0 })
    return Diagnostic(
      .usage, .pathSyntax, "'\(path.escapingControlCharacters)' has a backslash",
      help: "use '\(slashed.escapingControlCharacters)'")
  }

  private static func emptyName(_ path: String) -> Diagnostic {
    Diagnostic(
      .usage, .pathSyntax, "'\(path.escapingControlCharacters)' has an empty component",
      help: "put one '/' between two names")
  }

  private static func lengthProblem(bytes: Int, names: Int) -> Diagnostic? {
    let (longest, most) = (RelativePath.longestPath, RelativePath.mostNames)
    if bytes > longest {
      return Diagnostic(
        .usage, .pathLength, "a path has \(bytes) bytes, more than \(longest)",
        help: "choose a shorter path")
    }
    guard names > most else { return nil }
    return Diagnostic(
      .usage, .pathLength, "a path has \(names) names, more than \(most)",
      help: "choose a shorter path")
  }
}
