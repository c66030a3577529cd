import ScaffoldKit

/// Wraps messages for a terminal at blanks. Commands and quoted texts stay in one line, so that they can be copied, and so do
/// indented lines, such as an excerpt with its caret.
struct MessageWrap {
  /// The width of the terminal; `nil` without one, which leaves every line as it is.
  let width: Int?

  func callAsFunction(_ text: String) -> String {
    guard let width else { return text }
    let wrap = TextWrap(width: width, hanging: 2, breaksWords: false)
    return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      Self.words(of: line).map { wrap.lines(of: $0) } ?? [String(line)]
    }.joined(separator: "\n")
  }

  /// The words of a line, with a quoted text as one word; `nil` if the line must not be wrapped.
  private static func words(of line: Substring) -> [Substring]? {
    let command = Command.program + " "
    guard !line.hasPrefix(" "), !line.contains("  "), !line.contains(" \(command)") else {
      return nil
    }
    return TextWrap.words(of: line)
  }
}
