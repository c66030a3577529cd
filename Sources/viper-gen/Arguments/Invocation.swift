import ScaffoldKit

/// A command line: the command that it names, and its arguments, parsed once.
struct Invocation {
  /// The arguments. Options such as `--json` can be read even if others have errors.
  let arguments: Arguments
  /// The command with all of its options; `nil` if the words are not a command.
  let command: Command?
  let environment: Environment
  /// Whether the command line is only tried, to find out whether it succeeds.
  var isTrial = false
  /// The arguments of the program, without its own name.
  let words: [String]
  private let finder: CommandFinder
  /// The template of `create`, `change` and `config`, whose options are in the table.
  private let knownChoice: TemplateLookup?

  /// Finds the command, builds its table of options, and parses the arguments with it.
  ///
  /// - Parameter words: the arguments of the program, without its own name.
  init(_ words: [String], environment: Environment) {
    self.words = words
    self.environment = environment
    finder = CommandFinder(words)
    let hasTemplateOptions = finder.command?.hasTemplateOptions ?? false
    knownChoice = hasTemplateOptions ? TemplateLookup(finder, environment) : nil
    let context = knownChoice?.context
    command = finder.command?.adding(context?.options ?? [])
    arguments = Arguments(
      Self.expandingHome(finder, environment), options: command?.options ?? Command.allOptions,
      command: command?.name,
      template: Self.optionsOwner(of: command?.verb, context),
      changeOptions: command?.verb == .add ? (context?.options ?? []).map(Option.init) : []
    ) { [command] name in
      guard let context, command?.verb != .add else { return [] }
      return Scaffolder(environment: environment).hints
        .templates(withOption: name, folders: context.templateFolders)
    }
  }

  /// The template that messages about unknown options name. `add` takes only some of its options.
  private static func optionsOwner(of verb: Command.Verb?, _ context: CreateContext?) -> String? {
    switch verb {
    case .add: nil
    case .create: context?.namedTemplate
    default: context?.template.id
    }
  }

  /// The arguments without the words of the command, with `~/` replaced in them. Those of `complete` are
  /// an unfinished command line, which stays as it is.
  private static func expandingHome(
    _ finder: CommandFinder, _ environment: Environment
  ) -> [String] {
    guard let verb = finder.command?.verb, verb != .complete else { return finder.rest }
    return finder.rest.map(environment.expandingHome)
  }

  /// The command's name in reports.
  var commandName: String { finder.name }

  /// What the words of the command are: a command, a group, or neither.
  var finding: CommandFinder.Finding { finder.finding }

  /// The template that the command line chooses. It is read on each access, except for `create`,
  /// `change` and `config`, which have read it for their table.
  var templateLookup: TemplateLookup {
    knownChoice ?? TemplateLookup(finder, environment)
  }

  /// Whether the user asks for the tree of commands.
  var requestsCommandTree: Bool {
    arguments.isOn(ToolInfo.option) || ToolInfo.isRequested(by: words)
  }

  /// Whether the user asks for the version of the program. `templates add URL --version TAG` is an error.
  var requestsVersion: Bool {
    if words == ["-v"] || words == ["-V"] { return true }
    guard command?.verb != .templatesAdd || arguments.words.count < 2 else { return false }
    return arguments.isOn("version")
  }

  /// Whether the user asks for help. An empty command line does so.
  var requestsHelp: Bool { arguments.isOn("help") || words.isEmpty }
}
