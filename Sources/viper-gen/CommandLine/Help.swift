import ScaffoldKit

/// The texts of `help`, made from the tables.
enum Help {
  /// What `viper-gen help` prints.
  static func overview(width: Int) -> String {
    let commands = Command.all.map { ("\($0.name) \($0.arguments)".trimmed, $0.summary) }
    return """
      Writes complete VIPER modules into Swift packages.

      usage: viper-gen COMMAND [OPTIONS]

      commands:
      \(columns(commands, width: width))

      'viper-gen help COMMAND' explains one; 'viper-gen create --template ID --help' lists the
      options of a template, too.
      """
  }

  /// What `viper-gen help COMMAND` prints; `template` heads the options that come from a template.
  static func page(of command: Command, template: (id: String, options: [Option])?, width: Int)
    -> String
  {
    let own = Set(template?.options.map(\.name) ?? [])
    var text = """
      \(command.summary).

      usage: viper-gen \("\(command.name) \(command.arguments)".trimmed) [OPTIONS]

      options:
      \(columns(command.options.filter { !own.contains($0.name) }.map { ($0.synopsis, $0.help) }, width: width))
      """
    if let template, !template.options.isEmpty {
      let rows = template.options.map { ($0.synopsis, $0.help) }
      text += "\n\noptions of the template '\(template.id)':\n" + columns(rows, width: width)
    }
    return text
  }

  /// Two columns, the second wrapped; a long first entry stands on a line of its own. The texts may
  /// be a template's, so nothing in them reaches a terminal that could steer it.
  static func columns(_ rows: [(String, String)], width: Int) -> String {
    let rows = rows.map { ($0.escapingControlCharacters, $1.escapingControlCharacters) }
    let widest = 30
    let column = min(widest, rows.map(\.0.count).max() ?? 0) + 2
    return rows.map { name, text in
      let lines = wrapped(text, to: max(20, width - column - 2))
      let isLong = name.count > column - 2
      let first = "  " + name + (isLong ? "" : padding(column - name.count) + (lines.first ?? ""))
      let rest = lines.dropFirst(isLong ? 0 : 1).map { padding(column + 2) + $0 }
      return ([first] + rest).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private static func padding(_ count: Int) -> String { String(repeating: " ", count: count) }

  private static func wrapped(_ text: String, to width: Int) -> [String] {
    text.split(separator: " ").reduce(into: [String]()) { lines, word in
      if let last = lines.last, last.count + word.count < width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
  }
}

extension String {
  /// Without the blank that an empty part leaves at the end.
  fileprivate var trimmed: String { hasSuffix(" ") ? String(dropLast()) : self }
}
