import ScaffoldKit

/// Finds the command that a command line names, wherever its options stand.
struct CommandFinder {
  enum Finding {
    /// There is no word that could be one.
    case none
    case command(Command)
    /// A word that begins the names of several commands, and nothing else.
    case group(String)
    /// Words that name no command.
    case unknown([String])
  }

  let finding: Finding
  /// The arguments without the words of the command.
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
      let next = Self.firstWord(of: rest).map { rest[$0] }
      finding = .unknown([name] + (next.map { [$0] } ?? []))
    } else if let next = Self.firstWord(of: rest) {
      let second = rest.remove(at: next)
      finding = Command.named("\(name) \(second)").map { .command($0) } ?? .unknown([name, second])
    } else {
      finding = .group(name)
    }
    self.rest = rest
  }

  var command: Command? { if case .command(let command) = finding { command } else { nil } }

  /// The name of what was found, for reports: `create`, `templates show`, or what stands in its place.
  var name: String {
    switch finding {
    case .none: ""
    case .command(let command): command.name
    case .group(let name): name
    case .unknown(let words): words[0]
    }
  }

  /// Where the first argument stands that is neither an option nor the value of one.
  private static func firstWord(of arguments: [String]) -> Int? {
    var index = arguments.startIndex
    while index < arguments.endIndex {
      let argument = arguments[index]
      if argument == "--" { return index + 1 < arguments.endIndex ? index + 1 : nil }
      guard Dash.begins(argument) else { return index }
      let next = index + 1 < arguments.endIndex ? arguments[index + 1] : nil
      index += next.map { takes($0, asValue: Dash.plain(argument)) } ?? false ? 2 : 1
    }
    return nil
  }

  /// Whether `next` is the value of an option; of one that only a template may know, unless it is the
  /// name of a command.
  private static func takes(_ next: String, asValue option: String) -> Bool {
    guard !option.contains("="), !Dash.begins(next) else { return false }
    guard option.begins(with: "--") else {
      let first = option.dropFirst().first { letter in
        Command.option { $0.short == letter }?.takesValue ?? true
      }
      return first != nil && first == option.last && Command.option { $0.short == first } != nil
    }
    if let known = Command.option(where: { $0.isSpelled(option) }) { return known.takesValue }
    return !Command.Verb.firstWords.contains(next)
  }

  // MARK: What is said about words that name no command

  /// What is said when there are options, but no command.
  static let missing = Diagnostic.usage(
    "missing-command", "there is no command", help: "'viper-gen help' lists the commands")

  /// What is said about a group that is all there is.
  static func incomplete(_ group: String) -> Diagnostic {
    let names = Command.Verb.members(of: group).map { "'viper-gen \($0.rawValue)'" }
    return .usage(
      "incomplete-command", "'\(group)' needs another word",
      help: "type \(names.formatted(last: "or"))")
  }

  /// What is said about words that name no command.
  static func unknown(_ words: [String]) -> Diagnostic {
    let members = Command.Verb.members(of: words[0])
    let isMember = words.count > 1 && !members.isEmpty
    let name = isMember ? words.joined(separator: " ") : words[0]
    let near = nearest(words).map { "did you mean '\($0)'?" }
    let all = (isMember ? members : Command.Verb.visible).map(\.rawValue)
    return .usage(
      "unknown-command", "unknown command '\(name.escapingControlCharacters)'",
      help: near ?? "the commands are: \(all.joined(separator: ", "))")
  }

  /// What other tools call these commands.
  private static let foreign = [
    "new": "create", "generate": "create", "g": "create", "add": "create", "init": "create",
    "rm": "remove", "delete": "remove", "destroy": "remove", "ls": "list",
    "version": "--version",
  ]

  /// `templates list` for `templates lst` and `template list`; `templates show` for `show`.
  private static func nearest(_ words: [String]) -> String? {
    if let name = foreign[words[0]] { return name }
    let members = Command.Verb.members(of: words[0])
    if words.count > 1, !members.isEmpty {
      return Suggestion.nearest(words[1], in: members.map { $0.words[1] }).map {
        "\(words[0]) \($0)"
      }
    }
    let names = Command.Verb.visible.map(\.rawValue).filter { $0.contains(" ") }
    if let name = Suggestion.nearest(words.joined(separator: " "), in: names) { return name }
    let member = Command.Verb.visible.first { $0.words.count > 1 && $0.words[1] == words[0] }
    return member?.rawValue ?? Suggestion.nearest(words[0], in: Command.Verb.firstWords)
  }
}
