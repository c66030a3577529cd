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
      page = .text(try Self.text(for: arguments.words, invocation.environment))
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
        try Self.text(for: words.isEmpty ? ["help"] : words, environment)
      }
      page = .text(text ?? help.overview())
    case .command(let command):
      page = .text(
        try Self.text(of: command, environment) { invocation.templateLookup })
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
    for words: [String], _ environment: Environment
  ) throws(ScaffoldError) -> String {
    let help = Help(width: environment.helpWidth)
    guard let first = words.first else { return help.overview() }
    if let command = Command.named(words.joined(separator: " ")) {
      return try text(of: command, environment) { TemplateLookup(CommandFinder([]), environment) }
    }
    if words.count == 1, !Command.members(of: first).isEmpty { return help.group(first) }
    if Command.named(first) == nil { throw ScaffoldError([CommandFinder.unknown(words)]) }
    let extra = words[1].escapingControlCharacters
    throw ScaffoldError([
      .usage(
        .extraArgument, "unexpected argument '\(extra)'", help: "type 'viper-gen help \(first)'")
    ])
  }

  /// The page of a command. That of `create` shows the options of a template.
  private static func text(
    of command: Command, _ environment: Environment, template: () -> TemplateLookup
  ) throws(ScaffoldError) -> String {
    let section = command.verb == .create ? try template().helpSection() : nil
    return Help(width: environment.helpWidth).page(of: command, template: section)
  }
}
