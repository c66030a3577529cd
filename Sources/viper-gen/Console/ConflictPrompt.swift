import ScaffoldKit

/// Asks for each existing file that differs whether to overwrite it. All questions precede writing. If a
/// file changes after its question, writing fails.
struct ConflictPrompt {
  /// The value of `--on-conflict` for this prompt.
  static let policy = "ask"

  let terminal: Terminal
  /// The reason why questions are not possible; `nil` if they are.
  let obstacle: String?
  private let colorizer: Colorizer

  /// A prompt at a terminal. With `--json`, questions are not possible.
  init(
    terminal: Terminal = .standard, isJSON: Bool = false, colorizer: Colorizer = .none
  ) {
    self.terminal = terminal
    self.colorizer = colorizer
    obstacle = isJSON ? "'--json' is for programs" : terminal.obstacle
  }

  /// An answer to the question about a file.
  enum Answer: String, CaseIterable {
    case yes, no, all
    case noMore = "none"
    case diff, quit

    /// The answer for a word, its prefix or its letter, in any case.
    init?(_ text: String) {
      let text = text.lowercased()
      let exact = Self.allCases.first { text == $0.rawValue || text == String($0.letter) }
      let completed = Self.allCases.first { !text.isEmpty && $0.rawValue.hasPrefix(text) }
      guard let answer = exact ?? completed else { return nil }
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
      case .no: "keep this file"
      case .all: "overwrite this file and all that follow"
      case .noMore: "keep this file and all that follow"
      case .diff: "show the differences and ask again"
      case .quit: "stop without writing anything"
      }
    }
  }

  /// Asks about every conflict and returns the changes with the answers. Returns them unchanged if questions
  /// are not possible.
  func resolve(_ changes: ChangeSet) throws(Terminal.Ending) -> ChangeSet {
    guard obstacle == nil else { return changes }
    let total = changes.conflicts.count
    var number = 0
    var rest: Change.Resolution?
    return try changes.resolving { conflict throws(Terminal.Ending) in
      if let rest { return rest }
      number += 1
      let remark = conflict.isEdited.map { $0 ? " (edited)" : " (not edited)" } ?? ""
      terminal.show("conflict \(number) of \(total): \(conflict.path)\(remark)")
      let (resolution, isForRest) = try ask(conflict)
      if isForRest { rest = resolution }
      return resolution
    }
  }

  /// The error if questions are not possible.
  var unavailable: [Diagnostic] {
    obstacle.map { [Diagnostic(.conflict, .nobodyToAsk, "cannot prompt: \($0)")] } ?? []
  }

  /// The policies that match the user's answers: none without a conflict, several for different answers.
  static func policies(from changes: ChangeSet, to resolved: ChangeSet) -> Set<ConflictPolicy> {
    let paths = Set(changes.conflicts.map(\.file.path))
    let actions = resolved.changes.filter { paths.contains($0.file.path) }.map(\.action)
    return Set(actions.map { $0 == .overwritten ? .overwrite : .skip })
  }

  private static let question =
    "overwrite it? " + Answer.allCases.map(\.label).joined(separator: ", ") + ":"

  /// Asks until the user decides. Returns the decision, and whether it applies to the remaining files.
  private func ask(_ conflict: Change) throws(Terminal.Ending) -> (Change.Resolution, Bool) {
    while true {
      let text = try terminal.ask(Self.question)
      switch Answer(text) {
      case .yes: return (.overwrite, false)
      case .no: return (.skip, false)
      case .all: return (.overwrite, true)
      case .noMore: return (.skip, true)
      case .diff: terminal.write(colorizer.diff(conflict.diff) + "\n")
      case .quit: throw .quit
      case nil: explain(text)
      }
    }
  }

  private func explain(_ text: String) {
    let asksForHelp = text.isEmpty || ["?", "h", "help"].contains(text.lowercased())
    if !asksForHelp {
      let help = Suggestion.help(for: text, in: Answer.allCases.map(\.rawValue))
      let shown = text.escapingControlCharacters
      terminal.show("invalid answer '\(shown)'" + (help.map { "; \($0)" } ?? ""))
    }
    for answer in Answer.allCases {
      let padding = String(repeating: " ", count: 8 - answer.label.count)
      terminal.show("  \(answer.label)\(padding)\(answer.help)")
    }
  }
}

extension Change {
  fileprivate var path: String { file.path.description.escapingControlCharacters }
}
