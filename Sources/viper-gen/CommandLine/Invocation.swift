import ScaffoldKit

/// A command line that has been understood.
struct Invocation {
  /// A command with what it needs.
  enum Action {
    case create(CreateCommand)
    case config(ConfigCommand)
    case verify(VerifyCommand)
    case verifyPackage(VerifyPackageCommand)
    case list(ListCommand)
    case remove(RemoveCommand)
    case templatesList(TemplatesCommand)
    case templatesShow(TemplatesCommand, id: String, TemplateAnatomy.Drawing?)
    case templatesExport(TemplatesCommand, id: String, path: String)
    case templatesCheck(TemplatesCheckCommand)
    case templatesNew(TemplatesNewCommand)
    case completions(Shell)
    case complete(CompleteCommand)
    case help(String)
    case manual
    case reportSchema
    case version
    case toolInfo(ToolInfo)
  }

  let action: Action
  let isQuiet: Bool

  /// Understands `arguments`; everything wrong with them is thrown at once.
  init(_ arguments: [String], environment: Environment) throws(ScaffoldError) {
    let finder = CommandFinder(arguments)
    let asked = Self.asked(finder)
    isQuiet = asked.isOn("quiet")
    if asked.isOn(ToolInfo.option) || ToolInfo.isAsked(by: arguments) {
      action = .toolInfo(Self.toolInfo(finder.rest, environment))
    } else if asked.isOn("help") || arguments.isEmpty {
      action = .help(try Self.help(for: finder, environment))
    } else if asked.isOn("version") {
      action = .version
    } else {
      switch finder.finding {
      case .command(let command):
        action = try Self.action(command, finder.rest, environment)
      case .group(let name): throw ScaffoldError([CommandFinder.incomplete(name)])
      case .unknown(let words): throw ScaffoldError([CommandFinder.unknown(words)])
      case .none: throw ScaffoldError(asked.problems + [CommandFinder.missing])
      }
    }
  }

  /// The name of the command that the arguments seem to mean, for the report of one that failed.
  static func commandName(in arguments: [String]) -> String { CommandFinder(arguments).name }

  /// What the arguments ask for, whichever options stand among them; without a command those of any.
  private static func asked(_ finder: CommandFinder) -> Arguments {
    if let command = finder.command { return Arguments(finder.rest, options: command.options) }
    return Arguments(finder.rest, options: Command.allOptions)
  }

  // MARK: The command

  private static func action(
    _ command: Command, _ rest: [String], _ environment: Environment
  ) throws(ScaffoldError) -> Action {
    // The words of a command line that is being typed are the shell's.
    let rest = command.verb == .complete ? rest : rest.map(environment.expandingHome)
    // Of these two a part of the table is still unknown: they sort their words themselves.
    let isPartial = command.verb == .create || command.verb == .config
    let parsed = Arguments(
      isPartial ? [] : rest, options: command.options, command: command.name)
    guard parsed.fits else { throw ScaffoldError(parsed.problems) }
    let words = isPartial ? [] : try words(parsed, command)
    switch command.verb {
    case .create: return .create(try create(rest, environment))
    case .config: return .config(try ConfigCommand(rest, environment))
    case .list: return .list(ListCommand(parsed, environment))
    case .remove: return .remove(RemoveCommand(parsed, command, environment))
    case .verify:
      return parsed["package-path"] == nil
        ? .verify(try VerifyCommand(parsed, environment))
        : .verifyPackage(try VerifyPackageCommand(parsed, environment))
    case .templatesList: return .templatesList(try TemplatesCommand(parsed, environment))
    case .templatesShow:
      return .templatesShow(
        try TemplatesCommand(parsed, environment), id: words[0],
        parsed["format"].flatMap(TemplateAnatomy.Drawing.init))
    case .templatesExport:
      return .templatesExport(
        try TemplatesCommand(parsed, environment), id: words[0],
        path: environment.absolute(words[1]))
    case .templatesCheck:
      return .templatesCheck(try TemplatesCheckCommand(parsed, path: words[0], environment))
    case .templatesNew:
      return .templatesNew(
        TemplatesNewCommand(typedPath: words[0], path: environment.absolute(words[0])))
    case .completions: return .completions(try shell(words, command))
    case .complete:
      return .complete(CompleteCommand(try shell(words, command), words.dropFirst(), environment))
    case .help:
      if parsed.isOn("man") { return .manual }
      return parsed.isOn("report-schema")
        ? .reportSchema : .help(try help(on: words, environment))
    }
  }

  /// `create`, whose table of options depends on the template.
  private static func create(
    _ rest: [String], _ environment: Environment
  ) throws(ScaffoldError) -> CreateCommand {
    let basis: CreateBasis
    do throws(ScaffoldError) {
      basis = try CreateBasis(rest, environment)
    } catch {
      let scaffolder = Scaffolder(environment: environment)
      let request = CreateBasis.placeRequest(rest, environment)
      let more = request.map(scaffolder.problems(withPlaceOf:)) ?? []
      throw ScaffoldError(error.diagnostics + more)
    }
    let command = Command.create(basis.options)
    let parsed = Arguments(
      rest, options: command.options, command: command.name, template: basis.namedTemplate)
    return try CreateCommand(parsed, command, basis, environment)
  }

  /// The words of a command that takes a certain number; the command itself judges names of modules.
  private static func words(
    _ parsed: Arguments, _ command: Command
  ) throws(ScaffoldError) -> [String] {
    let operands = command.operands
    if operands.contains(where: \.isRepeatable) { return parsed.words }
    if parsed.words.count < operands.count {
      let missing = operands[parsed.words.count...].map(\.name)
      let verb = missing.count == 1 ? "is" : "are"
      throw ScaffoldError([
        .usage(
          "missing-argument", "\(missing.joined(separator: " and ")) \(verb) missing",
          help: "type 'viper-gen \(command.usage)'"
            + (missing.contains("ID") ? "; 'viper-gen templates list' lists the IDs" : ""))
      ])
    }
    if parsed.words.count > operands.count {
      let extra = parsed.words[operands.count].escapingControlCharacters
      throw ScaffoldError([
        .usage(
          "extra-argument", "unexpected argument '\(extra)'",
          help: "type 'viper-gen \(command.usage)'")
      ])
    }
    if let empty = parsed.words.firstIndex(of: "") {
      throw ScaffoldError([.usage("missing-argument", "\(operands[empty].name) is empty")])
    }
    return parsed.words
  }

  private static func shell(
    _ words: [String], _ command: Command
  ) throws(ScaffoldError) -> Shell {
    let name = words.first ?? ""
    if let shell = Shell(rawValue: name) { return shell }
    let known = Shell.allCases.map(\.rawValue)
    throw ScaffoldError([
      .usage(
        "unknown-value", "there are no completions for '\(name.escapingControlCharacters)'",
        help: Suggestion.help(
          for: name, in: known, otherwise: "it can be: \(known.joined(separator: ", "))"))
    ])
  }

  // MARK: Help

  /// The page that `--help` asks for, whatever else is wrong.
  ///
  /// - Throws: why the template that is named, whose options the page would have, cannot be had.
  private static func help(
    for finder: CommandFinder, _ environment: Environment
  ) throws(ScaffoldError) -> String {
    let help = Help(width: environment.width)
    switch finder.finding {
    case .none, .unknown: return help.overview()
    case .group(let name): return help.group(name)
    case .command(let command):
      guard command.verb == .help else {
        return try page(of: command, finder.rest, environment)
      }
      do {
        let words = Arguments(finder.rest, options: command.options).words
        return try Self.help(on: words.isEmpty ? ["help"] : words, environment)
      } catch {
        return help.overview()
      }
    }
  }

  /// What `help WORDS` prints.
  private static func help(
    on words: [String], _ environment: Environment
  ) throws(ScaffoldError) -> String {
    let help = Help(width: environment.width)
    guard let first = words.first else { return help.overview() }
    if let command = Command.named(words.joined(separator: " ")) {
      return try page(of: command, [], environment)
    }
    if words.count == 1, !Command.members(of: first).isEmpty { return help.group(first) }
    if Command.named(first) == nil { throw ScaffoldError([CommandFinder.unknown(words)]) }
    let extra = words[1].escapingControlCharacters
    throw ScaffoldError([
      .usage(
        "extra-argument", "unexpected argument '\(extra)'", help: "type 'viper-gen help \(first)'")
    ])
  }

  /// The tree of commands, with the options of the template that `arguments` choose.
  private static func toolInfo(_ arguments: [String], _ environment: Environment) -> ToolInfo {
    var ignored: [Diagnostic] = []
    let template = attempt(&ignored) { () throws(ScaffoldError) in
      try chosenTemplate(arguments, environment)
    }
    return ToolInfo(template: template ?? nil)
  }

  /// The page of a command; that of `create` has the options of the template that `arguments` choose.
  private static func page(
    of command: Command, _ arguments: [String], _ environment: Environment
  ) throws(ScaffoldError) -> String {
    let template = command.verb == .create ? try chosenTemplate(arguments, environment) : nil
    return Help(width: environment.width).page(of: command, template: template)
  }

  /// The template that the arguments choose, else the configuration as far as it can be read.
  ///
  /// - Throws: why a template that the arguments name cannot be had; without a name there is none then.
  private static func chosenTemplate(
    _ arguments: [String], _ environment: Environment
  ) throws(ScaffoldError) -> (id: String, options: [Option])? {
    let words = arguments.map(environment.expandingHome)
    let (named, template) = CreateBasis.template(chosenBy: words, environment)
    switch template {
    case .success(let template): return (template.id, template.options.map(Option.init))
    case .failure(let failure) where named: throw failure
    case .failure: return nil
    }
  }
}

extension Environment {
  /// How wide help may be: as wide as the terminal, but for a sliver on which nothing can be read.
  var width: Int { max(20, Console.width(environment: self)) }
}
