import ScaffoldKit

/// Finds the command in a command line. Options can appear before, between and after its words.
struct CommandFinder {
  enum Finding {
    /// The command line has options only.
    case none
    case command(Command)
    /// The first word of several commands, without a second word.
    case group(String)
    /// Words that are not a command.
    case unknown([String])
  }

  let finding: Finding
  /// The command line without the words of the command.
  let rest: [String]

  init(_ arguments: [String]) {
    var rest = arguments
    guard let index = Self.firstWord(of: rest) else {
      (finding, self.rest) = (.none, rest)
      return
    }
    let name = rest.remove(at: index)
    if let command = Command.named(name) {
      finding = .command(command)
    } else if Command.Verb.members(of: name).isEmpty {
      finding = .unknown([name] + Self.words(in: rest, atMost: 2))
    } else if let next = Self.firstWord(of: rest) {
      let second = rest.remove(at: next)
      finding =
        Command.named("\(name) \(second)").map { .command($0) }
        ?? .unknown([name, second] + Self.words(in: rest, atMost: 1))
    } else {
      finding = .group(name)
    }
    self.rest = rest
  }

  var command: Command? { if case .command(let command) = finding { command } else { nil } }

  /// The command's name in reports, such as `templates show`. For an unknown command, its first word.
  var name: String {
    switch finding {
    case .none: ""
    case .command(let command): command.name
    case .group(let name): name
    case .unknown(let words): words[0]
    }
  }

  /// The first arguments that are neither an option nor the value of one.
  private static func words(in arguments: [String], atMost count: Int) -> [String] {
    var rest = arguments
    var words: [String] = []
    while words.count < count, let index = firstWord(of: rest) {
      words.append(rest.remove(at: index))
    }
    return words
  }

  /// The index of the first argument that is neither an option nor the value of one.
  private static func firstWord(of arguments: [String]) -> Int? {
    var index = arguments.startIndex
    while index < arguments.endIndex {
      let argument = arguments[index]
      if argument == "--" { return index + 1 < arguments.endIndex ? index + 1 : nil }
      guard TypographicDash.isOption(argument) else { return index }
      let next = index + 1 < arguments.endIndex ? arguments[index + 1] : nil
      index += next.map { takes($0, asValue: TypographicDash.replaced(argument)) } ?? false ? 2 : 1
    }
    return nil
  }

  /// Whether `next` is the value of `option`. After an option that only a template may have, it is one
  /// unless it is the name of a command.
  private static func takes(_ next: String, asValue option: String) -> Bool {
    guard !option.contains("="), !TypographicDash.isOption(next) else { return false }
    guard option.begins(with: "--") else {
      // What follows the first letter of an option with a value is the value.
      let place = option.dropFirst().firstIndex { letter in
        Command.option { $0.short == letter }?.takesValue ?? true
      }
      guard let place, option.index(after: place) == option.endIndex else { return false }
      return Command.option { $0.short == option[place] } != nil
    }
    if let known = Command.option(where: { $0.isSpelled(option) }) { return known.takesValue }
    return !Command.Verb.begins(with: next)
  }

  // MARK: Errors

  /// The error for a command line that has options only.
  static let missing = Diagnostic.usage(
    .missingCommand, "missing command", help: "'viper-gen help' lists the commands")

  /// The error for words that are not a command.
  static func unknown(_ words: [String]) -> Diagnostic {
    let members = Command.Verb.members(of: words[0])
    let isMember = words.count > 1 && !members.isEmpty
    let isNearMember = nearestMember(words) != nil && synonyms[words[0]] == nil
    let name = isMember || isNearMember ? words.prefix(2).joined(separator: " ") : words[0]
    return .usage(
      .unknownCommand, "unknown command '\(name.escapingControlCharacters)'",
      help: help(for: words, isMember: isMember))
  }

  private static func help(for words: [String], isMember: Bool) -> String {
    if let nearest = nearest(words) {
      guard nearest == "create", words.count > 2, words[1] == "module", isModule(words[2]) else {
        return "did you mean '\(nearest)'?"
      }
      return "type 'viper-gen create \(words[2])'"
    }
    if isMember, Scaffolder().hints.templates().contains(where: { $0.id == words[1] }) {
      return "type 'viper-gen \(words[0]) show \(words[1])'"
    }
    if !isMember, isModule(words[0]) {
      return "to create a module, type 'viper-gen create \(words[0])'"
    }
    return isMember
      ? "'viper-gen help \(words[0])' lists the commands" : "'viper-gen help' lists the commands"
  }

  /// Whether a word looks like the name of a module.
  private static func isModule(_ word: String) -> Bool {
    var problems: [Diagnostic] = []
    let path = attempt(&problems) { () throws(ScaffoldError) in try ModulePath(word) }
    return path?.name.text.first?.isUppercase ?? false
  }

  /// Words for what these commands do.
  private static let synonyms = [
    "create": [
      "generate", "gen", "g", "make", "scaffold", "add-module", "new-module", "module", "init",
    ],
    "add": ["append", "extend"],
    "change": ["edit", "modify", "set", "reconfigure"],
    "update": ["upgrade", "sync", "refresh"],
    "rename": ["move", "mv", "ren"],
    "adopt": ["record", "track", "take-over", "import", "onboard"],
    "remove": ["delete", "del", "destroy", "d", "uninstall", "erase"],
    "list": ["modules", "status"],
    "show": ["info", "describe", "view", "inspect"],
    "verify": ["test", "build", "check", "validate", "doctor"],
    "lint": ["analyze", "analyse", "rules"],
    "mocks": ["mock", "mock-sync", "spies"],
    "graph": ["diagram", "draw", "map"],
    "stats": ["statistics", "count", "metrics"],
    "config": ["configuration", "settings", "configure"],
    "templates check": ["templates lint", "templates validate"],
    "templates add": ["install", "templates install", "templates get", "templates fetch"],
    "templates new": ["templates create", "templates init", "templates generate"],
    "templates export": ["eject", "templates copy", "templates edit"],
    "templates import": ["templates convert"],
    "templates learn": ["learn", "templates extract"],
    "templates verify": ["templates test", "templates build"],
    "--version": ["version"],
  ]

  /// The most similar command: `templates list` for `templates lst` and `template list`, `templates show`
  /// for `show`.
  private static func nearest(_ words: [String]) -> String? {
    let members = Command.Verb.members(of: words[0])
    let word = (members.isEmpty ? words[0] : words.prefix(2).joined(separator: " ")).lowercased()
    if let name = synonyms.first(where: { $0.value.contains(word) })?.key { return name }
    if words.count > 1, !members.isEmpty {
      return Suggestion.nearest(words[1], in: members.map { $0.words[1] }).map {
        "\(words[0]) \($0)"
      }
    }
    if let name = nearestMember(words) { return name }
    let member = Command.Verb.visible.first { $0.words.count > 1 && $0.words[1] == words[0] }
    return member?.rawValue ?? Suggestion.nearest(words[0], in: Command.Verb.firstWords)
  }

  /// The command of two words that is most similar to two words.
  private static func nearestMember(_ words: [String]) -> String? {
    guard words.count > 1 else { return nil }
    let names = Command.Verb.visible.map(\.rawValue).filter { $0.contains(" ") }
    return Suggestion.nearest(words.prefix(2).joined(separator: " "), in: names)
  }
}
