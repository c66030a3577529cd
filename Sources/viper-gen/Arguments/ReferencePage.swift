/// The command-line reference in Markdown, made from the table of commands: an article of the documentation.
enum ReferencePage {
  static var text: String {
    let commands = Command.visible.map { section(of: $0) }
    let texts = ManPageText.sections.map { title, paragraphs in
      heading(title)
        + paragraphs.map { markdown($0.joined(separator: " ")) }.joined(separator: "\n\n")
    }
    let lists = ManPageText.lists.map { heading($0) + table("name", $1.map { ("`\($0)`", $1) }) }
    let statuses = ExitStatus.all.map { ("\($0.value)", $0.meaning) }
    let parts =
      ["# Command-line reference", "All commands, options and exit statuses of `viper-gen`."]
      + ["This page is the output of `viper-gen help --markdown`."] + commands
      + [heading("OPTIONS OF EVERY COMMAND") + table("option", rows(Command.common))] + texts
      + lists
      + [heading("EXIT STATUS") + table("status", statuses)]
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func section(of command: Command) -> String {
    let own = command.ownOptions
    let alias = command.verb.alias.map { " Alias: `\($0)`." } ?? ""
    var parts = ["## \(command.name)", markdown(command.summary) + "." + alias]
    parts.append("```text\nviper-gen \(command.usage) [OPTIONS]\n```")
    if !command.operands.isEmpty {
      parts.append(table("argument", command.operands.map { ("`\($0.synopsis)`", $0.help) }))
    }
    for group in Option.Group.allCases {
      let options = own.filter { $0.group == group }
      if !options.isEmpty { parts.append(table(group.rawValue, rows(options))) }
    }
    for example in command.examples {
      parts += [markdown(example.purpose), "```sh\n\(example.command)\n```"]
    }
    return parts.joined(separator: "\n\n")
  }

  private static func rows(_ options: [Option]) -> [Help.Row] {
    options.filter { !$0.isHidden }.map { option in
      let names = (option.short.map { "-\($0), " } ?? "") + option.spelling
      return ("`\(names.replacing("|", with: "\\|"))`", option.explanation)
    }
  }

  /// A table of two columns. The names are Markdown, the explanations are text.
  private static func table(_ title: String, _ rows: [Help.Row]) -> String {
    let lines = rows.map { "| \($0.name) | \(markdown($0.help)) |" }
    return (["| \(title) | meaning |", "|---|---|"] + lines).joined(separator: "\n")
  }

  /// `EXIT STATUS` as the second level's heading `Exit status`.
  private static func heading(_ title: String) -> String {
    "## \(title.prefix(1))\(title.dropFirst().lowercased())\n\n"
  }

  /// The text with what is quoted in it as code.
  private static func markdown(_ text: String) -> String {
    text.replacing(/'([^']+)'/) { "`\($0.1)`" }.replacing("<", with: "\\<")
      .replacing("|", with: "\\|")
  }
}
