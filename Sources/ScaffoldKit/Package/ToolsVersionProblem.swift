/// Why SwiftPM does not read the tools version of a manifest, and where.
///
/// Only SwiftPM decides whether a manifest is valid. This explains the text of one that it refuses, for which
/// it gives no place or another reason: behind a byte order mark, it finds the version 3.1.
struct ToolsVersionProblem {
  let location: SourceLocation
  let reason: String
  let help: String

  /// What is wrong with a manifest; `nil` if its tools version can be read.
  init?(in source: SourceText) {
    if let problem = source.encodingProblem, let location = problem.location {
      self.init(
        location: location, reason: problem.message, help: "save it as UTF-8")
      return
    }
    let text = String(decoding: source.bytes, as: UTF8.self)
    guard let problem = Self.problem(in: text) else { return nil }
    let offset = text.utf8.distance(from: text.startIndex, to: problem.place)
    self.init(location: source.location(at: offset), reason: problem.reason, help: problem.help)
  }

  private init(location: SourceLocation, reason: String, help: String) {
    self.location = location
    self.reason = reason
    self.help = help
  }

  private typealias Problem = (place: String.Index, reason: String, help: String)

  private static func problem(in text: String) -> Problem? {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard let line = lines.first(where: isToolsVersion) else {
      return (
        text.startIndex, "the manifest does not name its tools version",
        "write '\(canonical("6.0"))' in the first line"
      )
    }
    return hiddenCharacter(in: text, line) ?? misspelling(of: line)
      ?? versionProblem(in: line, of: text)
  }

  /// Whether a line is a comment with the words of the tools version, however they are written.
  private static func isToolsVersion(_ line: Substring) -> Bool {
    let letters = line.unicodeScalars.filter {
      ("a"..."z").contains($0) || ("A"..."Z").contains($0)
    }
    let start = line.unicodeScalars.first { !$0.properties.isWhitespace && !$0.isDeceptive }
    return start == "/" && String(letters).lowercased().contains("swifttoolsversion")
  }

  private static func canonical(_ version: String) -> String {
    "// swift-tools-version: \(version)"
  }

  // MARK: The parts of the line

  /// A character before the end of the line that editors do not show.
  private static func hiddenCharacter(in text: String, _ line: Substring) -> Problem? {
    let scalars = text.unicodeScalars[..<line.endIndex]
    let hidden = scalars.indices.first { index in
      scalars[index].isDeceptive
        && (index >= line.startIndex || !scalars[index].properties.isWhitespace)
    }
    guard let hidden else { return nil }
    let number = String(scalars[hidden].value, radix: 16, uppercase: true)
    let name = "U+" + String(repeating: "0", count: max(0, 4 - number.count)) + number
    if name == "U+FEFF", hidden == text.startIndex {
      return (
        hidden, "the manifest begins with a byte order mark (\(name))",
        "save it as UTF-8 without a byte order mark"
      )
    }
    return (hidden, "the invisible character \(name) is before the tools version", "remove it")
  }

  private static func misspelling(of line: Substring) -> Problem? {
    let start = line.drop(while: \.isWhitespace)
    let marker = start.prefix { $0 == "/" || $0 == "*" }
    let help = "write '\(canonical("6.0"))' with the version that you need"
    guard marker == "//" else {
      return (start.startIndex, "the tools version follows '//', not '\(marker)'", help)
    }
    let words = label(of: line)
    guard words.lowercased().hasPrefix(label) else {
      let written = String(words.prefix { !$0.isNumber }.trimmingBlanks)
        .escapingControlCharacters
      return (words.startIndex, "'\(written)' is not '\(label)'", help)
    }
    return nil
  }

  private static let label = "swift-tools-version:"

  /// The line from its label on.
  private static func label(of line: Substring) -> Substring {
    line.drop(while: \.isWhitespace).dropFirst(2).drop(while: \.isWhitespace)
  }

  // MARK: The version

  private static func versionProblem(in line: Substring, of text: String) -> Problem? {
    let rest = label(of: line).dropFirst(label.count).drop(while: \.isWhitespace)
    let number = rest.prefix { $0 != ";" }
    guard let version = version(number) else {
      let trimmed = number.trimmingBlanks
      let shown = String(trimmed).escapingControlCharacters
      return Self.version(trimmed) == nil
        ? (number.startIndex, "'\(shown)' is not a tools version", "write '\(canonical("6.0"))'")
        : (trimmed.endIndex, "white space follows the tools version", "write '\(canonical(shown))'")
    }
    let oldForm = "// \(label)\(number)"
    if version < ToolsVersion(5, 4), line.lowercased().prefix(oldForm.count) != oldForm {
      return (
        line.startIndex, "before 5.4, the tools version has no other white space than one blank",
        "write '\(oldForm)'"
      )
    }
    let isFirst = text[..<line.startIndex].allSatisfy(\.isWhitespace)
    guard version < ToolsVersion(6, 0), !isFirst else { return nil }
    return (
      line.startIndex, "before 6.0, the tools version is in the first line", "move it to the top"
    )
  }

  /// `6.0`, `5.9.2` or `6.0-dev`.
  private static func version(_ text: Substring) -> ToolsVersion? {
    let parts = text.prefix { $0 != "-" && $0 != "+" }
      .split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { UInt16($0).map(Int.init) }
    guard numbers.count == parts.count, (2...3).contains(numbers.count) else { return nil }
    return ToolsVersion(numbers[0], numbers[1])
  }
}

extension Substring {
  fileprivate var trimmingBlanks: Substring {
    let start = drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return start }
    return start[...last]
  }
}
