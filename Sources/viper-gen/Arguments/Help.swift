import ScaffoldKit

/// The help pages, made from the table of commands.
struct Help {
  typealias Row = (name: String, help: String)

  /// The largest number of columns in a line.
  let width: Int

  /// The output of `viper-gen help`.
  func overview() -> String {
    let sections = Command.sections.map { title, verbs in
      "\(title):\n" + columns(verbs.map { ($0.command.usage, $0.command.abstract) })
    }
    let remarks = [
      "'viper-gen help COMMAND' shows the help for a command. "
        + "'viper-gen help exit-status' explains the exit statuses."
    ]
    return
      ([paragraph("\(Command.abstract)."), usage("COMMAND [OPTIONS]")] + sections
      + remarks.map(paragraph)).joined(separator: "\n\n")
  }

  /// The output of `viper-gen help templates`: the commands of a group.
  func group(_ name: String) -> String {
    """
    \(paragraph("\(Command.groups[name] ?? name)."))

    \(usage("\(name) COMMAND [OPTIONS]"))

    commands:
    \(columns(Command.members(of: name).map { ($0.usage, $0.abstract) }))

    \(paragraph("'viper-gen help \(name) COMMAND' shows the help for a command."))
    """
  }

  /// The output of `viper-gen help exit-status`.
  func exitStatuses() -> String {
    "The statuses with which commands exit.\n\nexit status:\n"
      + columns(ExitStatus.all.map { ("\($0.value)", $0.meaning) })
  }

  /// The output of `viper-gen help COMMAND`, with the options of a template in a section of their own.
  func page(of command: Command, template: (id: String, options: [Option])?) -> String {
    var sections: [(title: String, rows: [Row])] = []
    sections.append(("arguments", command.operands.map { ($0.synopsis, $0.help) }))
    for group in Option.Group.allCases {
      sections.append((group.rawValue, Self.rows(command.options.filter { $0.group == group })))
    }
    if let template {
      let title = "options of the template '\(template.id.escapingControlCharacters)'"
      sections.append((title, Self.rows(template.options)))
    }
    let parts = [head(of: command)] + self.sections(sections) + [examples(command.examples)]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// The output of `viper-gen create --help`: the options of every day, each in a few words.
  ///
  /// Links between parts, options with a condition, and what is seldom needed are on the complete page.
  func frontPage(of command: Command, template: (id: String, options: [Option])?) -> String {
    let daily = Command.dailyOptions.compactMap { name in
      command.options.first { $0.name == name }
    }
    var sections: [(title: String, rows: [Row])] = [("options", daily.map(Self.shortRow))]
    var more = "'viper-gen help create --all' lists all options"
    if let template {
      let id = template.id.escapingControlCharacters
      let shown = template.options.filter { $0.condition == nil && !$0.name.contains("-to-") }
      sections.append(("options of the template '\(id)'", shown.map(Self.shortRow)))
      more += ", 'viper-gen templates show \(template.id.shellQuoted)' those of the template"
    }
    let parts =
      [head(of: command), examples(command.examples.prefix(4))] + self.sections(sections)
      + [paragraph(more + ".")]
    return parts.joined(separator: "\n\n")
  }

  private func head(of command: Command) -> String {
    paragraph("\(command.abstract).") + "\n\n" + usage("\(command.usage) [OPTIONS]")
  }

  private func sections(_ sections: [(title: String, rows: [Row])]) -> [String] {
    let names = sections.flatMap(\.rows).map(\.name)
    return sections.filter { !$0.rows.isEmpty }.map { section in
      paragraph("\(section.title):") + "\n" + columns(section.rows, alignedWith: names)
    }
  }

  private static func shortRow(_ option: Option) -> Row { (option.synopsis, option.summary) }

  private static func rows(_ options: [Option]) -> [Row] {
    options.filter { !$0.isHidden }.map { ($0.synopsis, $0.explanation) }
  }

  /// The section of the examples; empty without one.
  private func examples(_ examples: some Collection<Command.Example>) -> String {
    guard !examples.isEmpty else { return "" }
    let lines = examples.flatMap { example in
      TextWrap(width: width - 2).lines(example.purpose).map { "  " + $0 }
        + TextWrap(width: width - 4, hanging: 2).lines(ofCommand: example.command).map {
          "    " + $0
        }
    }
    return (["examples:"] + lines).joined(separator: "\n")
  }

  private func usage(_ text: String) -> String {
    TextWrap(width: width, hanging: 2).lines("usage: viper-gen \(text)").joined(separator: "\n")
  }

  private func paragraph(_ text: String) -> String {
    TextWrap(width: width).lines(text).joined(separator: "\n")
  }

  /// Two columns, with the second one wrapped. A long first entry has a line of its own; on a narrow terminal
  /// each of them has one.
  ///
  /// Control characters are escaped, because the texts can come from a template.
  func columns(_ rows: [Row], alignedWith names: [String] = []) -> String {
    let rows = rows.map { ($0.escapingControlCharacters, $1.escapingControlCharacters) }
    let widest = (rows.map(\.0) + names).map(\.displayWidth).max() ?? 0
    let column = min(30, widest) + 4
    let indent = width - column < 24 ? 8 : column
    let text = TextWrap(width: width - indent)
    return rows.flatMap { name, help in
      var lines = text.lines(help).map { Self.blanks(indent) + $0 }
      if name.displayWidth <= indent - 4, let first = lines.first {
        let gap = indent - 2 - name.displayWidth
        lines[0] = "  " + name + Self.blanks(gap) + first.dropFirst(indent)
      } else {
        lines = TextWrap(width: width - 2, hanging: 6).lines(name).map { "  " + $0 } + lines
      }
      return lines
    }.joined(separator: "\n")
  }

  private static func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }
}
