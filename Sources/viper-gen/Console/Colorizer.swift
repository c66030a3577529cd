import ScaffoldKit

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Adds terminal colours to texts, if colour is on.
struct Colorizer {
  /// The meaning of a colour, with the parameters of its escape sequence.
  enum Color: String {
    case added = "32"
    case changed = "33"
    case removed = "31"
    case heading = "36"
    case unchanged = "2"
    case error = "1;31"
    case warning = "1;33"
  }

  let isOn: Bool

  /// A colorizer that changes nothing.
  static let none = Colorizer(isOn: false)

  /// The text in a colour.
  func callAsFunction(_ text: some StringProtocol, _ color: Color) -> String {
    isOn ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : String(text)
  }

  /// The words for a change of a file, in the colour of the change.
  func callAsFunction(_ words: String, of action: Change.Action) -> String {
    let color: Color =
      switch action {
      case .created: .added
      case .overwritten, .replaced, .merged, .moved, .kept: .changed
      case .conflict, .removed: .removed
      case .identical, .skipped: .unchanged
      }
    return self(words, color)
  }

  /// A message, wrapped, with the severity in colour.
  func diagnostic(
    _ diagnostic: Diagnostic, _ wrap: MessageWrap = MessageWrap(width: nil)
  ) -> String {
    let text = wrap(diagnostic.description)
    let word = "\(diagnostic.severity.rawValue): "
    guard isOn, let range = text.firstRange(of: word) else { return text }
    return text[..<range.lowerBound] + self(word, diagnostic.severity == .error ? .error : .warning)
      + text[range.upperBound...]
  }

  /// A diff in colour. Control characters and invisible characters of the files are escaped.
  func diff(_ diff: UnifiedDiff) -> String {
    diff.lines.map { line in
      let text = line.description.escapingInvisibleCharacters
      return switch line {
      case .context: text
      case .removed: self(text, .removed)
      case .added: self(text, .added)
      case .heading: self(text, .heading)
      case .noNewline: self(text, .unchanged)
      }
    }.joined(separator: "\n")
  }
}

extension Colorizer {
  /// A colorizer for a value of `--color`: `always`, `never` or `auto`, which is on if standard output and standard
  /// error are terminals, unless `NO_COLOR` is set or `TERM` is `dumb`.
  init(_ choice: String?, _ environment: Environment) {
    switch choice {
    case "always": isOn = true
    case "never": isOn = false
    default:
      isOn =
        isatty(STDOUT_FILENO) == 1 && isatty(STDERR_FILENO) == 1
        && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    }
  }
}
