import ScaffoldKit

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The two streams of the program, and how they like their text.
struct Console {
  var isQuiet = false
  var isJSON = false
  var isColored = false

  /// Whether colour is wanted: by the option, else on a terminal unless `NO_COLOR` is set.
  static func wantsColor(_ choice: String?, environment: [String: String]) -> Bool {
    switch choice {
    case "always": true
    case "never": false
    default:
      isatty(STDOUT_FILENO) == 1 && isatty(STDERR_FILENO) == 1
        && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    }
  }

  /// The width for help texts: `COLUMNS`, else the terminal's, else 80.
  static func width(environment: [String: String]) -> Int {
    if let columns = environment["COLUMNS"].flatMap(Int.init), columns > 0 { return columns }
    var size = winsize()
    let isTerminal = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isTerminal ? Int(size.ws_col) : 80
  }

  /// Prints a report; the exit status is the report's, or 74 when its result cannot be written.
  func print(_ report: Report) -> Int32 {
    if !isJSON { printErrors(report) }
    let text: String =
      if isJSON {
        report.json.text + "\n"
      } else if isQuiet, report.output.isEmpty {
        ""
      } else {
        report.output + painted(report.fileLines)
      }
    if let problem = write(text, to: STDOUT_FILENO) {
      let outcome = report.deed.map { "; \($0)" } ?? ""
      return complain("cannot write the result: \(problem)\(outcome)")
    }
    let notes = isQuiet || isJSON ? "" : report.notes.map { $0 + "\n" }.joined()
    _ = write(notes, to: STDERR_FILENO)
    return report.status
  }

  private func printErrors(_ report: Report) {
    let shown = report.diagnostics.filter { $0.severity == .error || !isQuiet }
    let lines = shown.map { painted($0) + "\n" }.joined()
    _ = write(lines, to: STDERR_FILENO)
  }

  private func complain(_ message: String) -> Int32 {
    _ = write("error: \(message)\n", to: STDERR_FILENO)
    return Diagnostic.Category.inputOutput.rawValue
  }

  /// Writes a text; what the system answered when it could not.
  private func write(_ text: String, to stream: Int32) -> String? {
    guard !text.isEmpty else { return nil }
    let problem = Array(text.utf8).withUnsafeBytes { writeAll($0, to: stream) }
    return problem == 0 ? nil : String(cString: strerror(problem))
  }

  // MARK: Colour

  private func painted(_ diagnostic: Diagnostic) -> String {
    let text = diagnostic.description
    guard isColored else { return text }
    let color = diagnostic.severity == .error ? "31" : "33"
    let word = "\(diagnostic.severity.rawValue): "
    guard let range = text.firstRange(of: word) else { return text }
    return text[..<range.lowerBound] + "\u{1B}[1;\(color)m\(word)\u{1B}[0m"
      + text[range.upperBound...]
  }

  /// The colours of actions; what leaves a file as it is stays pale.
  private static let colors = [
    "created": "32", "overwritten": "33", "conflict": "31", "removed": "31", "kept": "33",
  ]

  private func painted(_ lines: String) -> String {
    guard isColored else { return lines }
    return lines.split(separator: "\n").map { line in
      let action = line.prefix { $0 != " " }
      let color = Self.colors[String(action)] ?? "2"
      return "\u{1B}[\(color)m\(action)\u{1B}[0m\(line.dropFirst(action.count))\n"
    }.joined()
  }
}
