import ScaffoldKit

/// `viper-gen help`, `--help` and `--experimental-dump-help`
struct HelpCommand: RunnableCommand {
  enum Page {
    case text(String)
    case manual, reference
    case reportSchema
    case commandTree(ToolInfo)
  }

  let page: Page

  /// The page that the words after `help` name.
  init(_ invocation: Invocation) throws(ScaffoldError) {
    let arguments = invocation.arguments
    if arguments.isOn("man") {
      page = .manual
    } else if arguments.isOn("markdown") {
      page = .reference
    } else if arguments.isOn("report-schema") {
      page = .reportSchema
    } else {
      page = .text(
        try Self.text(
          for: arguments.words, isComplete: arguments.isOn("all"), invocation.environment))
    }
  }

  /// The page for `--help`. Other errors in the command line are ignored.
  ///
  /// - Throws: if the template that the user names, whose options are on the page, cannot be read.
  init(requestedIn invocation: Invocation) throws(ScaffoldError) {
    let environment = invocation.environment
    let help = Help(width: environment.helpWidth)
    switch invocation.finding {
    case .none, .unknown: page = .text(help.overview())
    case .group(let name): page = .text(help.group(name))
    case .command(let command) where command.verb == .help:
      let words = invocation.arguments.words
      var ignored: [Diagnostic] = []
      let text = attempt(&ignored) { () throws(ScaffoldError) in
        try Self.text(for: words.isEmpty ? ["help"] : words, isComplete: false, environment)
      }
      page = .text(text ?? help.overview())
    case .command(let command):
      page = .text(
        try Self.text(of: command, isComplete: false, environment) { invocation.templateLookup })
    }
  }

  /// The tree of commands, with the options of the template that the command line chooses.
  init(treeFor invocation: Invocation) {
    var ignored: [Diagnostic] = []
    let template = attempt(&ignored) { () throws(ScaffoldError) in
      try invocation.templateLookup.helpSection()
    }
    page = .commandTree(ToolInfo(template: template ?? nil))
  }

  func run(_ scaffolder: Scaffolder) -> Report {
    let output =
      switch page {
      case .text(let text): text + "\n"
      case .manual: ManPage.text
      case .reference: ReferencePage.text
      case .reportSchema: ReportSchema.document.text + "\n"
      case .commandTree(let tree): tree.json.text + "\n"
      }
    return Report(command: "help", output: output)
  }

  // MARK: Pages

  /// The page for the words of a command, or of a group of commands.
  private static func text(
    for words: [String], isComplete: Bool, _ environment: Environment
  ) throws(ScaffoldError) -> String {
    let help = Help(width: environment.helpWidth)
    guard let first = words.first else { return help.overview() }
    if words == ["exit-status"] { return help.exitStatuses() }
    if words == ["lint-rules"] { return LintRulesPage.text }
    if let command = Command.named(words.joined(separator: " ")) {
      return try text(of: command, isComplete: isComplete, environment) {
        TemplateLookup(CommandFinder([]), environment)
      }
    }
    if words.count == 1, !Command.members(of: first).isEmpty { return help.group(first) }
    if Command.named(first) == nil { throw ScaffoldError([CommandFinder.unknown(words)]) }
    let extra = words[1].escapingControlCharacters
    throw ScaffoldError([
      .usage(
        .extraArgument, "unexpected argument '\(extra)'", help: "type 'viper-gen help \(first)'")
    ])
  }

  /// The page of a command. That of `create` shows the options of a template, and that of `change` those of the
  /// module's template, if the command line names the module.
  private static func text(
    of command: Command, isComplete: Bool, _ environment: Environment,
    template: () -> TemplateLookup
  ) throws(ScaffoldError) -> String {
    let help = Help(width: environment.helpWidth)
    switch command.verb {
    case .create:
      let section = try template().helpSection()
      return isComplete
        ? help.page(of: command, template: section)
        : help.frontPage(of: command, template: section)
    case .change:
      let lookup = template()
      return help.page(
        of: command, template: lookup.namesModule ? try lookup.helpSection() : nil)
    default: return help.page(of: command, template: nil)
    }
  }
}
