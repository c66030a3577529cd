import ScaffoldKit

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Prints reports to the standard output and the standard error.
struct Console {
  var isQuiet = false
  var isJSON = false
  var colorizer = Colorizer.none
  /// Whether the standard output is a terminal. A terminal shows a tree of the files, and diffs with control
  /// characters escaped; a pipe gets one line for each file, and diffs as they are unless colour is on.
  var isTerminal = Self.isTerminal
  /// What the user types to run the program, if that is not its name.
  var caller: String?
  /// Wraps messages, if they are shown on a terminal.
  var wrap = MessageWrap(width: nil)

  /// A console for the options `--json`, `--quiet` and `--color`.
  init(_ arguments: Arguments, _ environment: Environment) {
    isQuiet = arguments.isOn("quiet")
    isJSON = arguments.isOn("json")
    colorizer = Colorizer(arguments["color"], environment)
    caller = environment.caller
    if isatty(STDERR_FILENO) == 1 { wrap = MessageWrap(width: environment.helpWidth) }
  }

  /// Whether the standard output of the program is a terminal.
  static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// A console for text without colour.
  init() {}

  /// The width of the terminal: `COLUMNS`, else what the system reports, else 80.
  static func width(environment: Environment) -> Int {
    if let columns = environment["COLUMNS"].flatMap(Int.init), columns > 0 { return columns }
    var size = winsize()
    let isTerminal = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isTerminal ? Int(size.ws_col) : 80
  }

  /// Prints a report and returns its exit status, or 74 if the output cannot be written.
  func print(_ report: Report) -> Int32 {
    if !isJSON { printErrors(report) }
    if let problem = printResult(of: report) {
      // A reader that has seen enough, such as `head`, is no error if nothing was changed.
      guard !problem.isBrokenPipe || report.diskChange != nil else {
        return Diagnostic.Category.inputOutput.rawValue
      }
      let outcome = report.diskChange.map { "; the files themselves were \($0.rawValue)" } ?? ""
      return printError("cannot write the result: \(problem.text)\(outcome)")
    }
    _ = write(withCaller(notes(of: report)), to: STDERR_FILENO)
    return report.status
  }

  /// The notes. Below lines for a program, they begin with the summary of the files.
  private func notes(of report: Report) -> String {
    guard !isQuiet, !isJSON else { return "" }
    let summary = isTerminal ? nil : listing(report).summary
    return ((summary.map { [$0] } ?? []) + report.notes).map { wrap($0) + "\n" }.joined()
  }

  private func listing(_ report: Report) -> FileListing {
    FileListing(report.files, isPreview: report.isPreview, colorizer)
  }

  /// Prints to the standard output. Returns the error if that fails.
  private func printResult(of report: Report) -> OutputStream.Failure? {
    var output = OutputStream(STDOUT_FILENO)
    guard !isJSON else {
      output.write(report.json.text + "\n")
      return output.close()
    }
    output.write(report.output)
    for diff in report.diffs {
      output.write((isTerminal || colorizer.isOn ? colorizer.diff(diff) : diff.description) + "\n")
    }
    if !isQuiet {
      let files = listing(report)
      if isTerminal {
        output.write(files.tree(isKnown: report.filesAreKnown))
      } else {
        files.writeLines(to: &output)
      }
    }
    return output.close()
  }

  private func printErrors(_ report: Report) {
    let shown = report.diagnostics.filter {
      $0.severity == .error || $0.breaksBuild || !isQuiet
    }
    let lines = shown.map { colorizer.diagnostic($0, wrap) + "\n" }.joined()
    _ = write(withCaller(lines), to: STDERR_FILENO)
  }

  /// The text with the commands in it as the user has to type them.
  private func withCaller(_ text: String) -> String {
    guard let caller else { return text }
    return Command.Verb.firstWords.reduce(text) { text, word in
      text.replacing("\(Command.program) \(word)", with: "\(caller) \(word)")
    }
  }

  private func printError(_ message: String) -> Int32 {
    _ = write("error: \(message)\n", to: STDERR_FILENO)
    return Diagnostic.Category.inputOutput.rawValue
  }

  /// Writes a text. Returns the error if that fails.
  private func write(_ text: String, to stream: Int32) -> OutputStream.Failure? {
    var stream = OutputStream(stream)
    stream.write(text)
    return stream.close()
  }
}
