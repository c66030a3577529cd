import ScaffoldKit

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Colours for what people look at; without them every text stays as it is.
struct Paint {
  /// What a colour stands for, as the numbers that a terminal knows.
  enum Color: String {
    case good = "32"
    case changed = "33"
    case bad = "31"
    case place = "36"
    case pale = "2"
    case error = "1;31"
    case warning = "1;33"
  }

  let isOn: Bool

  /// Nothing is coloured.
  static let none = Paint(isOn: false)

  /// Whether colour is wanted: by the option, else on a terminal unless `NO_COLOR` is set.
  static func wanted(_ choice: String?, environment: Environment) -> Paint {
    switch choice {
    case "always": Paint(isOn: true)
    case "never": none
    default:
      Paint(
        isOn: isatty(STDOUT_FILENO) == 1 && isatty(STDERR_FILENO) == 1
          && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb")
    }
  }

  /// The text in a colour.
  func callAsFunction(_ text: some StringProtocol, _ color: Color) -> String {
    isOn ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : String(text)
  }

  /// The word for what happens to a file; what leaves the file as it is stays pale.
  func action(_ word: String) -> String {
    let color: Color =
      switch word {
      case "created": .good
      case "overwritten", "kept": .changed
      case "conflict", "removed": .bad
      default: .pale
      }
    return self(word, color)
  }

  /// A message with its first word in colour.
  func diagnostic(_ diagnostic: Diagnostic) -> String {
    let text = diagnostic.description
    let word = "\(diagnostic.severity.rawValue): "
    guard isOn, let range = text.firstRange(of: word) else { return text }
    return text[..<range.lowerBound] + self(word, diagnostic.severity == .error ? .error : .warning)
      + text[range.upperBound...]
  }

  /// A difference for the eye: nothing in the files can steer the terminal.
  func diff(_ diff: UnifiedDiff) -> String {
    diff.lines.map { line in
      let text = line.description.escapingControlCharacters
      return switch line {
      case .context: text
      case .removed: self(text, .bad)
      case .added: self(text, .good)
      case .heading: self(text, .place)
      case .noNewline: self(text, .pale)
      }
    }.joined(separator: "\n")
  }
}
