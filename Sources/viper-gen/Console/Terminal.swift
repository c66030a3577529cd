import ScaffoldKit

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A terminal for questions and answers, line by line. It writes no control sequences, so that it works in
/// every terminal.
struct Terminal {
  /// An answer of the user.
  enum Line: Equatable {
    /// A line without its newline.
    case text(String)
    /// Bytes that are not valid UTF-8.
    case unreadable
    /// The end of the input: Ctrl-D, or the terminal was closed.
    case end
    case interrupted
  }

  /// The reason for the end of the questions.
  enum Ending: Error, Equatable {
    case quit, interrupted
    /// The user wants to go back to the question before.
    case back
    /// An error that no answer can fix.
    case failed(ScaffoldError)
  }

  /// The reason why questions are not possible; `nil` if they are.
  let obstacle: String?
  /// The width, for wrapping; `nil` leaves every line as it is.
  var width: Int?
  /// Whether the answer `<` goes back to the question before.
  var goesBack = false
  /// Shows a text.
  let write: (String) -> Void
  /// Shows a question and reads the line after it.
  let read: (String) -> Line

  /// Asks until the answer is valid UTF-8. Returns the line without surrounding blanks.
  func ask(_ question: String) throws(Ending) -> String {
    while true {
      switch read(Self.escaped(question) + " ") {
      case .text(let text):
        let answer = text.withoutBlanksAround
        guard answer != "<" || !goesBack else { throw .back }
        return answer
      case .unreadable: show("the answer is not valid UTF-8")
      case .end:
        // The cursor is still after the question.
        write("\n")
        throw .quit
      case .interrupted:
        write("\n")
        throw .interrupted
      }
    }
  }

  /// Shows whole lines, wrapped. Control characters other than newlines are escaped.
  func show(_ text: String) { write(MessageWrap(width: width)(Self.escaped(text)) + "\n") }

  /// Shows rows of two columns; the second one is wrapped.
  func show(_ rows: [(String, String)]) { write(Help(width: width ?? 80).columns(rows) + "\n") }

  private static func escaped(_ text: String) -> String {
    // By scalars, because "\r\n" is one character, which does not split at "\n".
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).escapingControlCharacters }.joined(separator: "\n")
  }
}

extension Terminal {
  /// The terminal of the program. Questions go to the standard error, because the standard output is for
  /// the result.
  static var standard: Terminal {
    Terminal(
      obstacle: isatty(STDIN_FILENO) != 1
        ? "standard input is not a terminal"
        : isatty(STDERR_FILENO) != 1 ? "standard error is not a terminal" : nil,
      width: Environment.current.helpWidth,
      write: { show(Array($0.utf8)) },
      read: readLine(after:))
  }

  /// The terminal of the program; `nil` if questions are not possible.
  static var interactive: Terminal? { standard.obstacle == nil ? standard : nil }

  /// Reads byte by byte, so that the input after the line is left for the next program.
  private static func readLine(after question: String) -> Line {
    let mode = KeyMode()
    defer { mode?.leave() }
    show(Array(question.utf8))
    var editor = LineEditor()
    var byte: UInt8 = 0
    while true {
      // A signal between two calls of `read` interrupts neither.
      if Interruption.isRequested { return .interrupted }
      let count = Self.read(&byte)
      if count < 0 { return errno == EINTR ? .interrupted : .end }
      if count == 0 { return .end }
      switch editor.handle(byte) {
      case .shows(let bytes): if mode != nil { show(bytes) }
      case .ends(let line):
        if mode != nil, line != .end { show([UInt8(ascii: "\n")]) }
        return line
      }
    }
  }

  private static func show(_ bytes: [UInt8]) {
    _ = bytes.withUnsafeBytes { writeAll($0, to: STDERR_FILENO) }
  }

  private static func read(_ byte: inout UInt8) -> Int {
    #if canImport(Darwin)
      Darwin.read(STDIN_FILENO, &byte, 1)
    #elseif canImport(Glibc)
      Glibc.read(STDIN_FILENO, &byte, 1)
    #elseif canImport(Musl)
      Musl.read(STDIN_FILENO, &byte, 1)
    #endif
  }
}

extension String {
  fileprivate var withoutBlanksAround: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}

extension Report {
  /// The report of a run that ended at a question.
  ///
  /// - Parameters:
  ///   - status: the exit status if the user quits.
  ///   - note: tells that the command has done nothing.
  init(
    command: String, _ ending: Terminal.Ending, status: Int32, note: String = "nothing was written"
  ) {
    if case .failed(let error) = ending {
      self.init(command: command, error)
    } else {
      self.init(command: command)
      self.status = ending == .interrupted ? Self.interrupted : status
      notes = [note]
    }
  }

  /// The exit status if the user presses Ctrl-C or quits.
  static let interrupted: Int32 = 130
}
