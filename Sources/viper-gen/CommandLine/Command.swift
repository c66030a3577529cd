/// A command with its arguments and options: the source of parsing, help, completions and manual.
struct Command {
  /// What a command is called; each has one row of the table.
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

    /// The words of its name: `["templates", "list"]`.
    var words: [String] { rawValue.split(separator: " ").map(String.init) }

    /// Whether help and completions keep quiet about it.
    var isHidden: Bool { self == .complete }
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

  var name: String { verb.rawValue }

  /// Its name and arguments: `remove NAME…`.
  var usage: String { ([name] + operands.map(\.synopsis)).joined(separator: " ") }
}

extension Command {
  static let program = "viper-gen"
  static let abstract = "Writes complete VIPER modules into Swift packages"

  /// The words that begin several commands, and what these have in common.
  static let groups = ["templates": "Work with templates"]

  /// Those that there are, with the hidden ones.
  static var all: [Command] { Verb.allCases.map(\.command) }

  /// Those that help and completions tell of.
  static var visible: [Command] { Verb.visible.map(\.command) }

  /// The options of all commands, each name once.
  static var allOptions: [Option] {
    all.flatMap(\.options).reduce(into: []) { options, option in
      if !options.contains(where: { $0.name == option.name }) { options.append(option) }
    }
  }

  /// An option of any command; one that several commands have is the same in all of them.
  static func option(where fits: (Option) -> Bool) -> Option? { allOptions.first(where: fits) }

  static func named(_ name: String) -> Command? { Verb(rawValue: name)?.command }

  /// The commands whose names begin with the word `group` and go on.
  static func members(of group: String) -> [Command] { Verb.members(of: group).map(\.command) }
}

extension Command.Verb {
  /// The row of the table.
  var command: Command {
    switch self {
    case .create: .create()
    case .list: .list
    case .remove: .remove
    case .verify: .verify
    case .config: .config()
    case .templatesList: .templatesList
    case .templatesShow: .templatesShow
    case .templatesExport: .templatesExport
    case .templatesCheck: .templatesCheck
    case .templatesNew: .templatesNew
    case .completions: .completions
    case .help: .help
    case .complete: .complete
    }
  }

  /// Those that help and completions tell of.
  static var visible: [Self] { allCases.filter { !$0.isHidden } }

  /// The first words of their names, each once: `templates` for those that begin with it.
  static var firstWords: [String] {
    visible.map { $0.words[0] }.reduce(into: []) { words, word in
      if !words.contains(word) { words.append(word) }
    }
  }

  /// Those whose names begin with the word `group` and go on.
  static func members(of group: String) -> [Self] {
    visible.filter { $0.words.count > 1 && $0.words[0] == group }
  }
}
