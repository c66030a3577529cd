import ScaffoldKit

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Somebody at a terminal who answers questions: whole lines out, whole lines in. Nothing steers the
/// screen, so that it works wherever lines can be typed.
struct Terminal {
  /// What was typed in answer to a question.
  enum Line: Equatable {
    /// A line without its end.
    case text(String)
    /// Bytes that are no UTF-8.
    case unreadable
    /// Nothing more is coming: Ctrl-D, or the terminal is gone.
    case end
    case interrupted
  }

  /// Why there is no answer.
  enum Ending: Error, Equatable {
    case quit, interrupted
    /// Something that no answer can mend.
    case failed(ScaffoldError)
  }

  /// The reason why no questions can be asked; `nil` if they can.
  let obstacle: String?
  /// Shows a text.
  let write: (String) -> Void
  /// Waits for the next line.
  let read: () -> Line

  /// Asks until there is an answer that can be read: the typed line without blanks around it.
  func ask(_ question: String) throws(Ending) -> String {
    while true {
      write(Self.harmless(question) + " ")
      switch read() {
      case .text(let text): return text.withoutBlanksAround
      case .unreadable: say("that is no valid UTF-8")
      case .end:
        // The cursor still stands behind the question.
        write("\n")
        throw .quit
      case .interrupted:
        write("\n")
        throw .interrupted
      }
    }
  }

  /// Shows whole lines; whatever else could steer the terminal is shown as an escape.
  func say(_ text: String) { write(Self.harmless(text) + "\n") }

  private static func harmless(_ text: String) -> String {
    // By scalars: "\r\n" is one character, and no line end that was meant.
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).escapingControlCharacters }.joined(separator: "\n")
  }
}

extension Terminal {
  /// The terminal at which the program runs. Questions go to the error stream: the output is the
  /// result's.
  static var standard: Terminal {
    Terminal(
      obstacle: isatty(STDIN_FILENO) != 1
        ? "the standard input is no terminal"
        : isatty(STDERR_FILENO) != 1 ? "the error stream is no terminal" : nil,
      write: { text in _ = Array(text.utf8).withUnsafeBytes { writeAll($0, to: STDERR_FILENO) } },
      read: readLine)
  }

  /// The terminal of the program, if it can ask questions there.
  static var reachable: Terminal? { standard.obstacle == nil ? standard : nil }

  /// Reads byte by byte, so that input for the next program stays unread.
  private static func readLine() -> Line {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while true {
      // One that came between two reads interrupts none of them.
      if Interruption.hasCome { return .interrupted }
      let count = Self.read(&byte)
      if count < 0 { return errno == EINTR ? .interrupted : .end }
      if count == 0 { return .end }
      if byte == UInt8(ascii: "\n") { break }
      bytes.append(byte)
    }
    return String(validating: bytes, as: UTF8.self).map { .text($0) } ?? .unreadable
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
  /// The report of a run that was stopped while it asked.
  ///
  /// - Parameter status: what it means to stop here.
  init(command: String, _ ending: Terminal.Ending, status: Int32) {
    if case .failed(let failure) = ending {
      self.init(command: command, failure)
    } else {
      self.init(command: command)
      self.status = ending == .interrupted ? Self.interrupted : status
      notes = ["nothing was written"]
    }
  }

  /// The exit status after Ctrl-C, and of who changes their mind.
  static let interrupted: Int32 = 130
}
