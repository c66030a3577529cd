import ScaffoldKit

/// Asks about each file that stands in the way and differs. All questions come before the first byte
/// is written, and what was shown is what the write holds the file against.
struct ConflictQuestions {
  /// How the command line asks for questions, beside the policies that need no answers.
  static let policy = "ask"

  let terminal: Terminal
  /// The reason why no questions can be asked; `nil` if they can.
  let obstacle: String?
  private let paint: Paint

  /// Questions at a terminal.
  init(terminal: Terminal = .standard, isJSON: Bool = false, paint: Paint = .none) {
    self.terminal = terminal
    self.paint = paint
    obstacle = isJSON ? "a program reads the result with '--json'" : terminal.obstacle
  }

  /// What can be answered.
  enum Answer: String, CaseIterable {
    case yes, no, all
    case noMore = "none"
    case diff, quit

    /// The answer that a word, its beginning or its letter means, in any case.
    init?(_ text: String) {
      let text = text.lowercased()
      let exact = Self.allCases.first { text == $0.rawValue || text == String($0.letter) }
      let begun = Self.allCases.first { !text.isEmpty && $0.rawValue.hasPrefix(text) }
      guard let answer = exact ?? begun else { return nil }
      self = answer
    }

    var letter: Character { self == .noMore ? "o" : rawValue[rawValue.startIndex] }

    /// The word with its letter marked: `n[o]ne`.
    var label: String {
      rawValue.replacing(String(letter), with: "[\(letter)]", maxReplacements: 1)
    }

    var help: String {
      switch self {
      case .yes: "overwrite this file"
      case .no: "keep this file as it is"
      case .all: "overwrite this file and all that follow"
      case .noMore: "keep this file and all that follow"
      case .diff: "show what would change, and ask again"
      case .quit: "stop here; nothing is written"
      }
    }
  }

  /// The changes with every conflict settled by an answer.
  func settle(_ changes: ChangeSet) throws(Terminal.Ending) -> ChangeSet {
    let total = changes.conflicts.count
    var number = 0
    var rest: Change.Resolution?
    return try changes.resolving { conflict throws(Terminal.Ending) in
      if let rest { return rest }
      number += 1
      terminal.say("conflict \(number) of \(total): \(conflict.path)")
      let (resolution, isForRest) = try ask(conflict)
      if isForRest { rest = resolution }
      return resolution
    }
  }

  /// The error for conflicts about which no questions can be asked.
  var refusal: [Diagnostic] {
    obstacle.map { [Diagnostic(.conflict, "nobody-to-ask", "nobody can be asked: \($0)")] } ?? []
  }

  /// The policies that answer as somebody did: none when there was no conflict, several where no policy
  /// does.
  static func policies(from changes: ChangeSet, to settled: ChangeSet) -> Set<ConflictPolicy> {
    let paths = Set(changes.conflicts.map(\.file.path))
    let actions = settled.changes.filter { paths.contains($0.file.path) }.map(\.action)
    return Set(actions.map { $0 == .overwritten ? .overwrite : .skip })
  }

  private static let question =
    "overwrite it? " + Answer.allCases.map(\.label).joined(separator: ", ") + ":"

  /// Asks until there is a decision, and whether it holds for the rest as well.
  private func ask(_ conflict: Change) throws(Terminal.Ending) -> (Change.Resolution, Bool) {
    while true {
      let text = try terminal.ask(Self.question)
      switch Answer(text) {
      case .yes: return (.overwrite, false)
      case .no: return (.skip, false)
      case .all: return (.overwrite, true)
      case .noMore: return (.skip, true)
      case .diff: terminal.write(paint.diff(conflict.diff) + "\n")
      case .quit: throw .quit
      case nil: explain(text)
      }
    }
  }

  private func explain(_ text: String) {
    let isQuestion = text.isEmpty || ["?", "h", "help"].contains(text.lowercased())
    if !isQuestion {
      let help = Suggestion.help(for: text, in: Answer.allCases.map(\.rawValue))
      let shown = text.escapingControlCharacters
      terminal.say("'\(shown)' is no answer" + (help.map { "; \($0)" } ?? ""))
    }
    for answer in Answer.allCases {
      let padding = String(repeating: " ", count: 8 - answer.label.count)
      terminal.say("  \(answer.label)\(padding)\(answer.help)")
    }
  }
}

extension Change {
  fileprivate var path: String { file.path.description.escapingControlCharacters }
}
