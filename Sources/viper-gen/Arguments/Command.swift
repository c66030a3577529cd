/// A command with its arguments and options: the table for parsing, help, completion and the manual.
struct Command {
  /// The name of a command.
  enum Verb: String, CaseIterable {
    case create, add, change, update, rename, adopt, list, show, remove, verify, lint, mocks, graph,
      stats, config
    case templatesList = "templates list"
    case templatesShow = "templates show"
    case templatesExport = "templates export"
    case templatesAdd = "templates add"
    case templatesImport = "templates import"
    case templatesLearn = "templates learn"
    case templatesCheck = "templates check"
    case templatesVerify = "templates verify"
    case templatesNew = "templates new"
    case completions, help
    /// Called by the scripts that `completions` prints.
    case complete

    /// The words of its name: `["templates", "list"]`.
    var words: [String] { rawValue.split(separator: " ").map(String.init) }

    /// Whether help and completions leave it out.
    var isHidden: Bool { self == .complete }

    /// Shorter names that other tools have.
    static let aliases: [(name: String, verb: Verb)] = [
      ("new", .create), ("ls", .list), ("rm", .remove), ("templates ls", .templatesList),
    ]

    /// The other name of the command, such as `ls`.
    var alias: String? { Self.aliases.first { $0.verb == self }?.name }
  }

  /// An argument of a command that is not an option.
  struct Operand {
    let name: String
    var isOptional = false
    var isRepeatable = false
    var completes = CompletionSource.nothing
    let help: String

    /// Its text in the usage line: `NAME…`, `[COMMAND]`.
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

  /// What it does, with its alias.
  var abstract: String {
    verb.alias.map { "\(summary) (alias: \($0))" } ?? summary
  }

  /// The options that not every command has.
  var ownOptions: [Option] {
    options.filter { option in !Self.common.contains { $0.name == option.name } }
  }

  /// Its name and arguments: `remove NAME…`.
  var usage: String { ([name] + operands.map(\.synopsis)).joined(separator: " ") }
}

extension Command {
  static let program = "viper-gen"
  static let abstract = "Writes complete VIPER modules into Swift packages"

  /// The first words that several commands share, with a summary of these commands.
  static let groups = ["templates": "Work with templates"]

  /// The commands in the sections of the help.
  static let sections: [(title: String, verbs: [Verb])] = [
    ("modules", [.create, .add, .change, .update, .rename, .remove, .list, .show, .adopt]),
    ("checks, also in CI", [.verify, .lint, .mocks, .graph, .stats]),
    ("templates", Verb.members(of: "templates")),
    ("settings and help", [.config, .completions, .help]),
  ]

  /// All commands, including the hidden ones.
  static var all: [Command] { Verb.allCases.map(\.command) }

  /// The commands that help and completions show.
  static var visible: [Command] { Verb.visible.map(\.command) }

  /// The options of all commands, each name once.
  static var allOptions: [Option] {
    all.flatMap(\.options).reduce(into: []) { options, option in
      if !options.contains(where: { $0.name == option.name }) { options.append(option) }
    }
  }

  /// An option of any command. Of options with one name, the first is taken: they take a value in all commands or
  /// in none.
  static func option(where predicate: (Option) -> Bool) -> Option? {
    allOptions.first(where: predicate)
  }

  /// The command of a name or an alias.
  static func named(_ name: String) -> Command? {
    (Verb(rawValue: name) ?? Verb.aliases.first { $0.name == name }?.verb)?.command
  }

  /// The commands of a group, such as `templates list` and `templates show` for `templates`.
  static func members(of group: String) -> [Command] { Verb.members(of: group).map(\.command) }
}

extension Command.Verb {
  /// The command with its arguments and options.
  var command: Command {
    switch self {
    case .create: .create()
    case .add: .add()
    case .change: .change()
    case .update: .update
    case .rename: .rename
    case .adopt: .adopt
    case .list: .list
    case .show: .show
    case .remove: .remove
    case .verify: .verify
    case .lint: .lint
    case .mocks: .mocks
    case .graph: .graph
    case .stats: .stats
    case .config: .config()
    case .templatesList: .templatesList
    case .templatesShow: .templatesShow
    case .templatesExport: .templatesExport
    case .templatesAdd: .templatesAdd
    case .templatesImport: .templatesImport
    case .templatesLearn: .templatesLearn
    case .templatesCheck: .templatesCheck
    case .templatesVerify: .templatesVerify
    case .templatesNew: .templatesNew
    case .completions: .completions
    case .help: .help
    case .complete: .complete
    }
  }

  /// The commands that help and completions show.
  static var visible: [Self] { allCases.filter { !$0.isHidden } }

  /// The first word of each visible command, each once.
  static var firstWords: [String] {
    visible.map { $0.words[0] }.reduce(into: []) { words, word in
      if !words.contains(word) { words.append(word) }
    }
  }

  /// Whether a command or an alias begins with the word.
  static func begins(with word: String) -> Bool {
    firstWords.contains(word) || aliases.contains { $0.name == word }
  }

  /// The commands of a group.
  static func members(of group: String) -> [Self] {
    visible.filter { $0.words.count > 1 && $0.words[0] == group }
  }
}
