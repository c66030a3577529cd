@testable import viper_gen

/// A user who gives the answers of a list, with the text that was shown.
final class ScriptedTerminal {
  private var lines: ArraySlice<Terminal.Line>
  private(set) var shown = ""

  init(_ lines: [Terminal.Line]) { self.lines = lines[...] }

  convenience init(_ answers: String...) { self.init(answers.map { .text($0) }) }

  /// The number of answers that were not used.
  var left: Int { lines.count }

  var terminal: Terminal {
    Terminal(
      obstacle: nil, write: { self.shown += $0 },
      read: { question in
        self.shown += question
        return self.lines.popFirst() ?? .end
      })
  }
}
