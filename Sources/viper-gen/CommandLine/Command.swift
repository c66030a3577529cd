/// A command with its arguments and options: the source of parsing, help, completions and manual.
struct Command {
  /// What a command is called; each is one row of ``Command/all``.
  enum Verb: String, CaseIterable {
    case create, list, remove, verify, config
    case templatesList = "templates list"
    case templatesShow = "templates show"
    case templatesExport = "templates export"
    case templatesCheck = "templates check"
    case templatesNew = "templates new"
    case completions, help
    /// What the scripts of `completions` ask.
    case complete
    /// What a release links in beside the program.
    case templateImages = "template-images"
  }

  /// A word that a command takes without an option's name before it.
  struct Operand {
    let name: String
    var isOptional = false
    var isRepeatable = false
    var completes = CompletionSource.nothing
    let help: String

    /// How the usage line writes it: `NAME…`, `[COMMAND]`.
    var synopsis: String {
      let text = isRepeatable ? "\(name)…" : name
      return isOptional ? "[\(text)]" : text
    }
  }

  let verb: Verb
  let summary: String
  var operands: [Operand] = []
  let options: [Option]
  /// Whether help and completions keep quiet about it.
  var isHidden = false

  var name: String { verb.rawValue }

  /// The words of its name: `["templates", "list"]`.
  var words: [String] { name.split(separator: " ").map(String.init) }

  /// Its name and arguments: `remove NAME…`.
  var usage: String { ([name] + operands.map(\.synopsis)).joined(separator: " ") }
}

extension Command {
  static let program = "viper-gen"
  static let abstract = "Writes complete VIPER modules into Swift packages"

  /// The words that begin several commands, and what these have in common.
  static let groups = ["templates": "Work with templates"]

  /// Those that help and completions tell of.
  static let visible = all.filter { !$0.isHidden }

  /// The options of all commands, each name once.
  static let allOptions = all.flatMap(\.options).reduce(into: [Option]()) { options, option in
    if !options.contains(where: { $0.name == option.name }) { options.append(option) }
  }

  /// The first words of all commands, each once: `templates` for those that begin with it.
  static let firstWords = visible.map { $0.words[0] }.reduce(into: [String]()) { words, word in
    if !words.contains(word) { words.append(word) }
  }

  static func named(_ name: String) -> Command? { all.first { $0.name == name } }

  /// The commands whose names begin with the word `group` and go on.
  static func members(of group: String) -> [Command] {
    visible.filter { $0.words.count > 1 && $0.words[0] == group }
  }
}
