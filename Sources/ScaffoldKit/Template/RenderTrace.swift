/// A rendered text with the places in the template that its parts come from.
///
/// ```swift
/// // View.swift of the template:  1 │ <<# who #>>
/// //                              2 │ final class <<Module>>View {}
/// // rendered:                    1 │ final class SignInView {}
/// trace.origin(line: 1, column: 7)  // View.swift:2:7
/// ```
struct RenderTrace {
  /// Literal text in the output.
  struct Run {
    /// Where it begins in the output.
    let output: Int
    /// Where it begins in the template.
    let place: TemplatePlace
    let count: Int
  }

  let text: [UInt8]
  let runs: [Run]

  /// The text without that of values.
  var literalText: [UInt8] {
    runs.flatMap { text[min($0.output, text.count)..<min($0.output + $0.count, text.count)] }
  }

  /// The place in the template of a line and a column in bytes, both counted from one. Within a
  /// value, it is only the line of the placeholder.
  func origin(line: Int, column: Int) -> SourceLocation? {
    guard let lineStart = start(ofLine: line) else { return nil }
    let offset = min(lineStart + max(0, column - 1), text.count)
    // A directive on a line of its own has no output, so the text after a value determines the place.
    guard let run = runs.first(where: { $0.output + $0.count > offset }) ?? runs.last
    else { return nil }
    if (run.output..<run.output + run.count).contains(offset) {
      return run.place.location(after: offset - run.output)
    }
    let location = run.place.location(after: offset < run.output ? 0 : run.count - 1)
    return SourceLocation(path: location.path, line: location.line)
  }

  /// Where a line begins in the output.
  private func start(ofLine line: Int) -> Int? {
    var position = SourceText.Position()
    while position.offset < text.count {
      if position.line == line { return position.lineStart }
      position.advance(in: text)
    }
    return position.line == line ? position.lineStart : nil
  }
}
