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
  var paint = Paint.none
  /// Whether a person reads the standard output, who likes a tree and no control characters, and no
  /// program, which likes a line for each file and bytes as they are.
  var isRead = isatty(STDOUT_FILENO) == 1
  /// How the program was called, where that is not by its name.
  var caller: String?

  /// The width for help texts: `COLUMNS`, else the terminal's, else 80.
  static func width(environment: Environment) -> Int {
    if let columns = environment["COLUMNS"].flatMap(Int.init), columns > 0 { return columns }
    var size = winsize()
    let isTerminal = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isTerminal ? Int(size.ws_col) : 80
  }

  /// Prints a report; the exit status is the report's, or 74 when its result cannot be written.
  func print(_ report: Report) -> Int32 {
    if !isJSON { printErrors(report) }
    if let problem = printResult(of: report) {
      let outcome = report.deed.map { "; \($0)" } ?? ""
      return complain("cannot write the result: \(problem)\(outcome)")
    }
    let notes = isQuiet || isJSON ? "" : report.notes.map { $0 + "\n" }.joined()
    _ = write(named(notes), to: STDERR_FILENO)
    return report.status
  }

  /// Prints what goes to the standard output; why that was not possible, if it was not.
  private func printResult(of report: Report) -> String? {
    var output = OutputStream(STDOUT_FILENO)
    guard !isJSON else {
      output.write(report.json.text + "\n")
      return output.close()
    }
    output.write(report.output)
    for diff in report.diffs {
      output.write((isRead || paint.isOn ? paint.diff(diff) : diff.description) + "\n")
    }
    if !isQuiet {
      let files = FileListing(report.files, paint)
      if isRead {
        output.write(files.tree(isKnown: report.filesAreKnown))
      } else {
        files.writeLines(to: &output)
      }
    }
    return output.close()
  }

  private func printErrors(_ report: Report) {
    let shown = report.diagnostics.filter { $0.severity == .error || !isQuiet }
    let lines = shown.map { paint.diagnostic($0) + "\n" }.joined()
    _ = write(named(lines), to: STDERR_FILENO)
  }

  /// The text with the commands in it as this caller has to type them.
  private func named(_ text: String) -> String {
    guard let caller else { return text }
    return Command.Verb.firstWords.reduce(text) { text, word in
      text.replacing("\(Command.program) \(word)", with: "\(caller) \(word)")
    }
  }

  private func complain(_ message: String) -> Int32 {
    _ = write("error: \(message)\n", to: STDERR_FILENO)
    return Diagnostic.Category.inputOutput.rawValue
  }

  /// Writes a text; why that was not possible, if it was not.
  private func write(_ text: String, to stream: Int32) -> String? {
    var stream = OutputStream(stream)
    stream.write(text)
    return stream.close()
  }
}
