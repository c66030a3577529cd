import ScaffoldKit

/// A command line that has been understood.
struct Invocation {
  /// A command with what it needs.
  enum Action {
    case create(CreateCommand)
    case verify(VerifyCommand)
    case verifyPackage(VerifyPackageCommand)
    case list(ListCommand)
    case remove(RemoveCommand)
    case templatesList(TemplatesCommand)
    case templatesShow(TemplatesCommand, id: String, TemplateAnatomy.Drawing?)
    case templatesExport(TemplatesCommand, id: String, path: String)
    case help(String)
    case version
  }

  let action: Action
  let isQuiet: Bool
  let color: String?

  /// Understands `arguments`; everything wrong with them is thrown at once.
  init(_ arguments: [String], environment: Environment) throws(ScaffoldFailure) {
    let (command, rest) = try Self.command(arguments, environment)
    var parsed = Arguments(rest, options: command.options)
    if command.name == "create", let template = parsed["template"] {
      parsed = Arguments(rest, options: command.options, template: template)
    }
    isQuiet = parsed.isOn("quiet")
    color = parsed["color"]
    if parsed.isOn("version") {
      action = .version
    } else if parsed.isOn("help") {
      action = .help(Self.page(of: command, rest, environment))
    } else if command.name == "help" {
      guard parsed.problems.isEmpty else { throw ScaffoldFailure(parsed.problems) }
      action = .help(try Self.help(parsed.words, environment))
    } else {
      action = try Self.action(command, parsed, environment)
    }
  }

  // MARK: The command

  /// The command that the arguments name, and the arguments without its words.
  private static func command(
    _ arguments: [String], _ environment: Environment
  ) throws(ScaffoldFailure) -> (Command, [String]) {
    var rest = arguments
    guard let index = firstWord(of: arguments) else {
      return (.help, arguments.isEmpty ? ["--help"] : arguments)
    }
    var name = rest.remove(at: index)
    if name == "create" {
      return (.create(try templateOptions(rest, environment)), rest)
    }
    let hasSubcommand = Command.all.contains { $0.name.hasPrefix(name + " ") }
    if hasSubcommand {
      guard let next = firstWord(of: rest) else {
        if rest.contains("--help") || rest.contains("-h") { return (.help, ["--help"]) }
        throw ScaffoldFailure([unknown(name, isIncomplete: true)])
      }
      name += " " + rest.remove(at: next)
    }
    guard let command = Command.all.first(where: { $0.name == name }) else {
      if rest.contains("--help") || rest.contains("-h") { return (.help, ["--help"]) }
      throw ScaffoldFailure([unknown(name, isIncomplete: false)])
    }
    return (command, rest)
  }

  /// The name of the command that the arguments seem to mean, for the report of one that failed:
  /// `create`, `templates show`, or what stands in its place.
  static func commandName(in arguments: [String]) -> String {
    var rest = arguments
    guard let index = firstWord(of: rest) else { return "" }
    let name = rest.remove(at: index)
    guard let next = firstWord(of: rest) else { return name }
    let whole = "\(name) \(rest[next])"
    return Command.all.contains { $0.name == whole } ? whole : name
  }

  /// Where the first argument stands that is neither an option nor the value of one.
  private static func firstWord(of arguments: [String]) -> Int? {
    let options = (Command.createOptions + Command.verify.options).filter(\.takesValue)
    var index = arguments.startIndex
    while index < arguments.endIndex {
      let argument = arguments[index]
      if !argument.hasPrefix("-") { return index }
      index += options.contains { $0.isSpelled(argument) } ? 2 : 1
    }
    return nil
  }

  private static func unknown(_ name: String, isIncomplete: Bool) -> Diagnostic {
    let known = Command.all.map(\.name)
    if isIncomplete {
      let names = known.filter { $0.hasPrefix(name) }.map { "'viper-gen \($0)'" }
      return .usage(
        "incomplete-command", "'\(name)' needs another word",
        help: "type \(names.joined(separator: " or "))")
    }
    return .usage(
      "unknown-command", "unknown command '\(name.escapingControlCharacters)'",
      help: Suggestion.help(
        for: name, in: known, otherwise: "the commands are: \(known.joined(separator: ", "))"))
  }

  /// The options of the template that the arguments choose; they belong to the table that sorts them.
  private static func templateOptions(
    _ arguments: [String], _ environment: Environment
  ) throws(ScaffoldFailure) -> [TemplateOption] {
    let parsed = Arguments(arguments, options: Command.createOptions + Command.common)
    let scaffolder = Scaffolder(environment: environment)
    let id = parsed["template"] ?? "viper"
    let folders = parsed.all("templates")
    do {
      return try scaffolder.template(id, folders: folders).options.filter { option in
        !(Command.createOptions + Command.common).contains { $0.name == option.name }
      }
    } catch {
      if parsed.isOn("help") || parsed.isOn("version") { return [] }
      throw error
    }
  }

  private static func action(
    _ command: Command, _ parsed: Arguments, _ environment: Environment
  ) throws(ScaffoldFailure) -> Action {
    if command.name == "create" {
      return .create(try CreateCommand(parsed, command, environment))
    }
    guard parsed.problems.isEmpty else { throw ScaffoldFailure(parsed.problems) }
    let templates = TemplatesCommand(folders: parsed.all("templates"))
    switch command.name {
    case "list":
      _ = try words(parsed, [])
      return .list(ListCommand(parsed, environment))
    case "verify":
      _ = try words(parsed, [])
      return parsed["package-path"] == nil
        ? .verify(try VerifyCommand(parsed, environment))
        : .verifyPackage(try VerifyPackageCommand(parsed, environment))
    case "remove": return .remove(RemoveCommand(parsed, command, environment))
    case "templates list":
      _ = try words(parsed, [])
      return .templatesList(templates)
    case "templates show":
      let words = try words(parsed, ["ID"])
      return .templatesShow(
        templates, id: words[0], parsed["format"].flatMap(TemplateAnatomy.Drawing.init))
    default:
      let words = try words(parsed, ["ID", "DIR"])
      return .templatesExport(templates, id: words[0], path: environment.absolute(words[1]))
    }
  }

  /// The words of a command that takes exactly these.
  private static func words(
    _ parsed: Arguments, _ names: [String]
  ) throws(ScaffoldFailure) -> [String] {
    if parsed.words.count < names.count {
      let missing = names[parsed.words.count...]
      let verb = missing.count == 1 ? "is" : "are"
      throw ScaffoldFailure([
        .usage(
          "missing-argument", "\(missing.joined(separator: " and ")) \(verb) missing",
          help: "'viper-gen templates list' lists the IDs")
      ])
    }
    if parsed.words.count > names.count {
      let extra = parsed.words[names.count].escapingControlCharacters
      throw ScaffoldFailure([.usage("extra-argument", "unexpected argument '\(extra)'")])
    }
    if let empty = parsed.words.firstIndex(of: "") {
      throw ScaffoldFailure([.usage("missing-argument", "\(names[empty]) is empty")])
    }
    return parsed.words
  }

  // MARK: Help

  private static func help(
    _ words: [String], _ environment: Environment
  ) throws(ScaffoldFailure) -> String {
    let name = words.joined(separator: " ")
    guard !words.isEmpty else { return Help.overview(width: environment.width) }
    if name == "create" {
      return page(of: .create(try templateOptions([], environment)), [], environment)
    }
    if let command = Command.all.first(where: { $0.name == name }) {
      return page(of: command, [], environment)
    }
    let inner = Command.all.filter { $0.name.hasPrefix(name + " ") }
    guard !inner.isEmpty else { throw ScaffoldFailure([unknown(name, isIncomplete: false)]) }
    return inner.map { page(of: $0, [], environment) }.joined(separator: "\n\n")
  }

  private static func page(
    of command: Command, _ arguments: [String], _ environment: Environment
  ) -> String {
    if command.name == "help", arguments != [] { return Help.overview(width: environment.width) }
    guard command.name == "create" else {
      return Help.page(of: command, template: nil, width: environment.width)
    }
    let fixed = Command.createOptions + Command.common
    let id = Arguments(arguments, options: command.options)["template"] ?? "viper"
    let own = command.options.filter { option in !fixed.contains { $0.name == option.name } }
    return Help.page(of: command, template: (id, own), width: environment.width)
  }
}

extension Environment {
  fileprivate var width: Int { Console.width(environment: variables) }
}

extension Scaffolder {
  /// A scaffolder for the real disk in these surroundings.
  init(environment: Environment) {
    self.init(
      environment: environment.variables, cacheFolder: environment.cacheFolder,
      isInterrupted: { Interruption.hasCome })
  }
}
