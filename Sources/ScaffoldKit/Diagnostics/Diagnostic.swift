/// A message for the user: what is wrong, where, and what to type next.
///
/// ```swift
/// let diagnostic = Diagnostic(.usage, .unknownOption, "unknown option '--tempalte'",
///   help: "did you mean '--template'?")
/// print(diagnostic)
/// // error: unknown option '--tempalte'
/// // help: did you mean '--template'?
/// ```
public struct Diagnostic: Error, Sendable, Hashable {
  /// The severity of a diagnostic.
  public enum Severity: String, Sendable, Hashable, CaseIterable {
    /// Something prevents the run.
    case error
    /// Something that the user should look at.
    case warning
    /// Something that the user may want to know.
    case note
  }

  /// The severity: an error stops a run, a warning or a note does not.
  public private(set) var severity: Severity
  /// The kind of the error. It decides the exit status of the command.
  public private(set) var category: Category
  /// A stable word for scripts, such as `unknown-option`.
  public let code: Code
  /// What is wrong, naming the value.
  public let message: String
  /// The location, if there is one.
  public private(set) var location: SourceLocation?
  /// What to type next.
  public private(set) var help: String?
  /// The help for a cause that is written in a file, if it differs from ``help``.
  var helpInFile: String?
  /// Arguments to add to the command, each of which solves the problem: `["--target", "App"]`.
  public internal(set) var remedies: [[String]] = []

  /// A diagnostic from its parts. Secrets in addresses are masked. A message of more than 4 KiB is cut, and a help of
  /// more than 64 KiB, which may repeat a whole command line several times.
  public init(
    _ category: Category,
    _ code: Code,
    _ message: String,
    at location: SourceLocation? = nil,
    help: String? = nil,
    severity: Severity = .error
  ) {
    self.severity = severity
    self.category = category
    self.code = code
    self.message = message.maskingSecrets.clipped(to: 4_096)
    self.location = location
    self.help = Self.clippedHelp(help)
  }

  private static func clippedHelp(_ help: String?) -> String? {
    help?.maskingSecrets.clipped(to: 65_536)
  }

  /// The number of errors that are reported for one file.
  static let mostOfAFile = 100
}

extension String {
  /// The text, shortened if a very long value makes it longer than so many bytes.
  fileprivate func clipped(to longest: Int) -> String {
    guard utf8.count > longest else { return self }
    return String(unicodeScalars.prefix(longest / 4)) + "…"
  }
}

extension Diagnostic {
  /// The same diagnostic at another location.
  package func located(at location: SourceLocation) -> Diagnostic {
    var diagnostic = self
    diagnostic.location = location
    return diagnostic
  }

  /// The same diagnostic for a cause that is written in a file.
  func locatedInFile(at location: SourceLocation) -> Diagnostic {
    var diagnostic = located(at: location)
    diagnostic.help = helpInFile ?? help
    return diagnostic
  }

  /// The same diagnostic with a help if it has none.
  func withHelp(_ help: String) -> Diagnostic {
    var diagnostic = self
    diagnostic.help = self.help ?? Self.clippedHelp(help)
    return diagnostic
  }

  /// The same diagnostic with another help for a cause in a file, where an option cannot replace it.
  func withHelpInFile(_ help: String?) -> Diagnostic {
    var diagnostic = self
    diagnostic.helpInFile = Self.clippedHelp(help)
    return diagnostic
  }

  /// The same diagnostic with arguments to add to the command, each of which solves the problem.
  func withRemedies(_ remedies: [[String]]) -> Diagnostic {
    var diagnostic = self
    diagnostic.remedies = remedies
    return diagnostic
  }

  /// The same diagnostic with its help edited.
  package func editingHelp(_ edit: (String) -> String) -> Diagnostic {
    var diagnostic = self
    diagnostic.help = help.map(edit)
    return diagnostic
  }

  /// The same diagnostic as a warning.
  package var asWarning: Diagnostic {
    var diagnostic = self
    diagnostic.severity = .warning
    return diagnostic
  }

  /// The same diagnostic as an error.
  package var asError: Diagnostic {
    var diagnostic = self
    diagnostic.severity = .error
    return diagnostic
  }

  /// The same diagnostic in another category.
  func inCategory(_ category: Category) -> Diagnostic {
    var diagnostic = self
    diagnostic.category = category
    return diagnostic
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The message as a compiler would print it: place, message, the line with a caret, the help.
  public var description: String {
    let place = location.map { "\($0): " } ?? ""
    var lines = [place + "\(severity.rawValue): \(Self.harmless(message))"]
    if let location, let text = location.text, let column = location.column {
      let (text, column) = Self.excerpt(of: text.maskingSecrets, around: column)
      lines.append("  " + text.escapingControlCharacters)
      lines.append("  " + Self.indent(to: column, in: text) + "^")
    }
    if let help { lines.append("help: \(Self.harmless(help))") }
    return lines.joined(separator: "\n")
  }

  private static let longestLine = 240

  /// The part of a long line around the column, so that a file without line ends does not hide the
  /// message.
  private static func excerpt(of text: String, around column: Int) -> (String, column: Int) {
    guard text.utf8.count > longestLine,
      text.index(text.startIndex, offsetBy: longestLine, limitedBy: text.endIndex) != nil
    else { return (text, column) }
    let hidden = max(0, column - 1 - longestLine / 2)
    let rest = text.dropFirst(hidden)
    let shown = rest.prefix(longestLine)
    let isCut = shown.endIndex < rest.endIndex
    return (
      (hidden > 0 ? "…" : "") + shown + (isCut ? "…" : ""), column - hidden + (hidden > 0 ? 1 : 0)
    )
  }

  /// The text with its control characters escaped, except for line breaks. A value in a message cannot
  /// control the terminal.
  private static func harmless(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).escapingControlCharacters }.joined(separator: "\n")
  }

  /// Blanks up to the caret; a tab stays a tab, so that the caret is below its character.
  private static func indent(to column: Int, in text: String) -> String {
    String(
      text.prefix(max(0, column - 1)).flatMap { character in
        character == "\t" ? "\t" : String(repeating: " ", count: character.displayWidth)
      })
  }
}
