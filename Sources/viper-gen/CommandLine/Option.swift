/// An option of a command: one row of the table that parses, checks and explains it.
struct Option {
  /// What follows the option's name.
  enum Value {
    /// Nothing: the option is a switch.
    case none
    /// Any text, shown as this word in the help.
    case text(String)
    /// One of these words.
    case oneOf([String])
  }

  /// The name without its dashes: `dry-run`.
  let name: String
  var short: Character?
  var value = Value.none
  /// Whether it may be given several times.
  var isRepeatable = false
  /// Whether `--no-NAME` switches it off.
  var isInvertible = false
  /// Whether an empty text is a value.
  var mayBeEmpty = false
  let help: String

  var takesValue: Bool { if case .none = value { false } else { true } }

  /// Whether the argument is the option's name, long or short, and nothing else.
  func isSpelled(_ argument: String) -> Bool {
    argument == "--\(name)" || short.map { argument == "-\($0)" } ?? false
  }

  /// How the help writes it: `-q, --quiet`, `--ui uikit|none`.
  var synopsis: String {
    var text = (short.map { "-\($0), " } ?? "    ") + "--\(name)"
    switch value {
    case .none: break
    case .text(let word): text += " \(word)"
    case .oneOf(let words): text += " \(words.joined(separator: "|"))"
    }
    return text
  }
}

/// A command with its options: the source of parsing and help.
struct Command {
  let name: String
  /// What stands after the name in the usage line.
  let arguments: String
  let summary: String
  let options: [Option]
}
