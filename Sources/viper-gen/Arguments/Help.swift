import ScaffoldKit

/// The help pages, made from the table of commands.
struct Help {
  /// The largest number of columns in a line.
  let width: Int

  /// The output of `viper-gen help`.
  func overview() -> String {
    """
    \(paragraph("\(Command.abstract)."))

    \(usage("COMMAND [OPTIONS]"))

    commands:
    \(columns(Command.visible.map { ($0.usage, $0.abstract) }))

    \(paragraph(
      "'viper-gen help COMMAND' shows the help for a command. "
        + "'viper-gen create --template ID --help' also lists the options of a template."))
    """
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

  /// The output of `viper-gen help COMMAND`, with the options of a template in a section of their own.
  func page(of command: Command, template: (id: String, options: [Option])?) -> String {
    let options = command.options.filter { !$0.isHidden }
    var parts = [paragraph("\(command.abstract)."), usage("\(command.usage) [OPTIONS]")]
    if !command.operands.isEmpty {
      let rows = command.operands.map { ($0.synopsis, $0.help) }
      parts.append("arguments:\n" + columns(rows))
    }
    parts.append("options:\n" + columns(options.map { ($0.synopsis, $0.explanation) }))
    if let template, !template.options.isEmpty {
      let rows = template.options.map { ($0.synopsis, $0.explanation) }
      parts.append(
        paragraph("options of the template '\(template.id.escapingControlCharacters)':") + "\n"
          + columns(rows))
    }
    return parts.joined(separator: "\n\n")
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
  func columns(_ rows: [(String, String)]) -> String {
    let rows = rows.map { ($0.escapingControlCharacters, $1.escapingControlCharacters) }
    let widest = rows.map(\.0.displayWidth).max() ?? 0
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

extension String {
  fileprivate var displayWidth: Int { reduce(0) { $0 + $1.displayWidth } }
}
