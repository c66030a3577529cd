/// An error in the compiler's output.
struct CompilerMessage: Hashable {
  /// The file's path as the compiler printed it.
  let path: String
  let line: Int
  /// In bytes, counted from one.
  let column: Int
  let text: String

  /// The errors with a place in the output of a compiler or a build, each once, in their order.
  ///
  /// An error in the expansion of a macro has no file. It gets the place of the macro, which a note
  /// after the error contains.
  static func errors(in output: String) -> [CompilerMessage] {
    var seen: Set<CompilerMessage> = []
    var found: [CompilerMessage] = []
    var expansionError: String?
    for line in output.split(whereSeparator: \.isNewline) {
      guard let (place, severity, text) = parts(of: line) else { continue }
      let isFile = place.path.hasSuffix(".swift")
      var message: CompilerMessage?
      if severity == "error", isFile {
        message = CompilerMessage(
          path: place.path, line: place.line, column: place.column, text: text)
        expansionError = nil
      } else if severity == "error" {
        expansionError = text
      } else if severity == "note", isFile, let inner = expansionError {
        message = CompilerMessage(
          path: place.path, line: place.line, column: place.column, text: inner)
        expansionError = nil
      }
      if let message, seen.insert(message).inserted { found.append(message) }
    }
    return found
  }

  private typealias Place = (path: String, line: Int, column: Int)

  /// `path:line:column: severity: text`
  private static func parts(of line: Substring) -> (Place, severity: String, text: String)? {
    for severity in ["error", "note"] {
      guard let range = line.firstRange(of: ": \(severity): ") else { continue }
      let words = line[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard words.count >= 3, let row = Int(words[words.count - 2]),
        let column = Int(words[words.count - 1])
      else { continue }
      let path = words.dropLast(2).joined(separator: ":")
      return ((path, row, column), severity, String(line[range.upperBound...]))
    }
    return nil
  }
}
