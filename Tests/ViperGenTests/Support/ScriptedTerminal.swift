@testable import viper_gen

/// Somebody who answers what stands in a list, and keeps what was shown.
final class ScriptedTerminal {
  private var lines: ArraySlice<Terminal.Line>
  private(set) var shown = ""

  init(_ lines: [Terminal.Line]) { self.lines = lines[...] }

  convenience init(_ answers: String...) { self.init(answers.map { .text($0) }) }

  /// How many of the answers nobody asked for.
  var left: Int { lines.count }

  var terminal: Terminal {
    Terminal(
      obstacle: nil, write: { self.shown += $0 }, read: { self.lines.popFirst() ?? .end })
  }
}
