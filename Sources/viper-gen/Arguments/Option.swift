import ScaffoldKit

/// An option of a command: a row of the table for parsing, help, completion and the manual.
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

  /// Whether `--no-NAME` turns the switch off.
  enum Inversion {
    /// The switch has no opposite.
    case never
    /// The switch has an opposite, which the help does not show because the switch is off by default.
    case unmentioned
    /// The switch has an opposite, which the help shows.
    case mentioned
  }

  /// The section of the help that lists the option. The sections have this order.
  enum Group: String, CaseIterable {
    case package = "package and targets"
    case template
    case files = "existing files and previews"
    case checks
    case other = "options"
    case output = "output and help"
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
  /// The default value, if it is a fixed text.
  var standard: String?
  /// What a shell completes its value with.
  var completes = CompletionSource.nothing
  /// Whether help and completions leave it out.
  var isHidden = false
  /// Whether `--NAME` sets it. Other options of a template are set with `--set NAME=VALUE`.
  var isFlag = true
  /// For a switch that is short for another option with a value: that option and the value.
  var equivalent: (name: String, value: String)?
  /// The condition under which it has an effect; `nil` if it always has.
  var condition: String?
  var group = Group.other
  /// What it is for, without its default.
  let help: String

  /// What it is for in a few words, with the default: the text up to its first semicolon, without a remark in
  /// parentheses at its end.
  var summary: String {
    var depth = 0
    var text = help.prefix { character in
      depth += character == "(" ? 1 : character == ")" ? -1 : 0
      return character != ";" || depth > 0
    }
    if text.last == ")", let start = text.lastIndex(of: "("), start > text.startIndex {
      text = text[..<text.index(before: start)]
    }
    return text + (standard.map { " (default: \($0.escapingControlCharacters))" } ?? "")
  }

  var takesValue: Bool { if case .none = value { false } else { true } }
  var isInvertible: Bool { !takesValue && inversion != .never }

  /// Whether the argument is the option's name, long or short, and nothing else.
  func isSpelled(_ argument: String) -> Bool {
    argument == "--\(name)" || short.map { argument == "-\($0)" } ?? false
      || isInvertible && argument == "--no-\(name)"
  }

  /// Its first column in the help: `-q, --quiet`, `    --ui uikit|none`.
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
      + (condition.map { " (needs \(ConditionText.words(for: $0).escapingControlCharacters))" }
        ?? "")
  }
}

/// Where the completions of an argument come from.
enum CompletionSource {
  /// There are none: any text is valid.
  case nothing
  case words([String])
  case files
  case folders
  /// The ids of the templates.
  case templates
  /// The targets for modules, or those for tests.
  case targets, testTargets
  /// The recorded modules of the package.
  case modules
  /// The parts of the module of the command line that have a link with signatures: those that call, and those
  /// that implement.
  case sendingRoles, receivingRoles
  /// `NAME=VALUE` for the options of the chosen template.
  case assignments
  /// The commands.
  case commands
}

extension String {
  /// The instruction to type the text: `type 'a b'`, or `type: a 'b'` if it has quotes itself.
  var asInstruction: String { contains("'") ? "type: \(self)" : "type '\(self)'" }

  /// The text after an option's name: ` value`, or `=value` for a value that begins with `-`.
  var asOptionValue: String { (begins(with: "-") ? "=" : " ") + shellQuoted }
}
