/// A place in a file: what a diagnostic points at.
///
/// Line and column count from one; the column counts characters, as an editor shows them.
public struct SourceLocation: Sendable, Hashable {
  /// The file, as the user would type it.
  public let path: String
  /// The line, counted from one; `nil` if the diagnostic is about the whole file.
  public let line: Int?
  /// The column in characters, counted from one.
  public let column: Int?
  /// The text of the line, without its line end.
  public let text: String?

  /// A place in the file at `path`.
  public init(path: String, line: Int? = nil, column: Int? = nil, text: String? = nil) {
    self.path = path
    self.line = line
    self.column = column
    self.text = text
  }
}

extension SourceLocation: CustomStringConvertible {
  /// `path:line:column`, as far as each is known.
  public var description: String {
    [path.escapingControlCharacters, line.map(String.init), column.map(String.init)]
      .compactMap { $0 }.joined(separator: ":")
  }
}
