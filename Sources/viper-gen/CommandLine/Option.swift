import ScaffoldKit

/// An option of a command: one row of the table that parses, checks, explains and completes it.
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

  /// Whether `--no-NAME` switches it off.
  enum Inversion {
    /// There is nothing to switch off.
    case never
    /// It does, though the help has no word for what is off anyway.
    case unmentioned
    /// It does, and the help says so.
    case mentioned
  }

  /// The name without its dashes: `dry-run`.
  let name: String
  var short: Character?
  var value = Value.none
  /// Whether it may be given several times.
  var isRepeatable = false
  /// For a switch: whether and how it has an opposite.
  var inversion = Inversion.unmentioned
  /// Whether an empty text is a value.
  var mayBeEmpty = false
  /// The value that stands when none is given, where that is one fixed text.
  var standard: String?
  /// What a shell offers as its value.
  var completes = CompletionSource.nothing
  /// Whether help and completions keep quiet about it.
  var isHidden = false
  /// Whether it has a flag of its own; a template's option without one is set by `--set NAME=VALUE`.
  var isFlag = true
  /// When it matters; `nil` where it always does.
  var condition: String?
  /// What it is for, without its default.
  let help: String

  var takesValue: Bool { if case .none = value { false } else { true } }
  var isInvertible: Bool { !takesValue && inversion != .never }

  /// Whether the argument is the option's name, long or short, and nothing else.
  func isSpelled(_ argument: String) -> Bool {
    argument == "--\(name)" || short.map { argument == "-\($0)" } ?? false
      || isInvertible && argument == "--no-\(name)"
  }

  /// How the help writes it: `-q, --quiet`, `    --ui uikit|none`.
  var synopsis: String { (short.map { "-\($0), " } ?? "    ") + spelling }

  /// The long name with its value: `--target T`, `--[no-]tests`, `--set json=TEXT`.
  var spelling: String {
    guard isFlag else { return "--set \(name)=\(valueName ?? "true|false")" }
    let mark = inversion == .mentioned && isInvertible ? "--[no-]" : "--"
    return mark + name + (valueName.map { " \($0)" } ?? "")
  }

  /// `T`, `uikit|none`; `nil` for a switch.
  var valueName: String? {
    switch value {
    case .none: nil
    case .text(let word): word
    case .oneOf(let words): words.map(\.escapingControlCharacters).joined(separator: "|")
    }
  }

  /// What it is for, with its default and its condition.
  var explanation: String {
    help + (standard.map { " (default: \($0.escapingControlCharacters))" } ?? "")
      + (condition.map { " (when \($0.escapingControlCharacters))" } ?? "")
  }
}

/// Where a shell finds what may stand in a place of the command line.
enum CompletionSource {
  /// Anything may stand there.
  case nothing
  case words([String])
  case files
  case folders
  /// The ids of the templates.
  case templates
  /// The targets that may hold a module, or those that may hold its tests.
  case targets, testTargets
  /// The modules that were written into the package.
  case modules
  /// `NAME=VALUE` for the options of the chosen template.
  case assignments
  /// The commands.
  case commands
}

extension String {
  /// The text behind the name of an option: `=` keeps a value that begins with `-` one.
  var asOptionValue: String { (begins(with: "-") ? "=" : " ") + shellQuoted }
}
