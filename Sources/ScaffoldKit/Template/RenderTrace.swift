/// A rendered text that knows where in the template each part of it stands.
///
/// ```swift
/// // View.swift of the template:  1 │ <<# who #>>
/// //                              2 │ final class <<Module>>View {}
/// // rendered:                    1 │ final class SignInView {}
/// trace.origin(line: 1, column: 7)  // View.swift:2:7
/// ```
struct RenderTrace {
  /// Literal text of the program that went into the output.
  struct Run {
    /// Where it begins in the output.
    let output: Int
    /// Where it begins, as the program's instructions tell it.
    let literal: Int
    let count: Int
  }

  let program: Program
  let text: [UInt8]
  let runs: [Run]

  /// The place in the template of a line and a column in bytes, both counted from one. Within a
  /// value, it is the line alone on which the placeholder stands.
  func origin(line: Int, column: Int) -> SourceLocation? {
    guard let lineStart = start(ofLine: line) else { return nil }
    let offset = min(lineStart + max(0, column - 1), text.count)
    // Directives that stand alone leave no text, so what follows on the line tells its place.
    guard let index = runs.firstIndex(where: { $0.output + $0.count > offset }) ?? runs.indices.last
    else { return nil }
    let run = runs[index]
    let isLiteral = (run.output..<run.output + run.count).contains(offset)
    let literal =
      run.literal + (isLiteral ? offset - run.output : offset < run.output ? 0 : run.count - 1)
    guard let location = program.location(ofLiteral: literal) else { return nil }
    return isLiteral ? location : SourceLocation(path: location.path, line: location.line)
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
