import ScaffoldKit

/// The texts of `help`, made from the tables.
struct Help {
  /// How many columns a line may have.
  let width: Int

  /// What `viper-gen help` prints.
  func overview() -> String {
    """
    \(paragraph("\(Command.abstract)."))

    \(usage("COMMAND [OPTIONS]"))

    commands:
    \(columns(Command.visible.map { ($0.usage, $0.summary) }))

    \(paragraph(
      "'viper-gen help COMMAND' explains one; 'viper-gen create --template ID --help' lists the "
        + "options of a template, too."))
    """
  }

  /// What `viper-gen help templates` prints: the commands that begin with a word.
  func group(_ name: String) -> String {
    """
    \(paragraph("\(Command.groups[name] ?? name)."))

    \(usage("\(name) COMMAND [OPTIONS]"))

    commands:
    \(columns(Command.members(of: name).map { ($0.usage, $0.summary) }))

    \(paragraph("'viper-gen help \(name) COMMAND' explains one."))
    """
  }

  /// What `viper-gen help COMMAND` prints; `template` heads the options that come from a template.
  func page(of command: Command, template: (id: String, options: [Option])?) -> String {
    let options = command.options.filter { !$0.isHidden }
    var parts = [paragraph("\(command.summary)."), usage("\(command.usage) [OPTIONS]")]
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

  /// Two columns, the second wrapped; a long first entry stands on a line of its own, and on a narrow
  /// terminal each of them does.
  ///
  /// The texts may be a template's, so nothing in them reaches a terminal that could steer it.
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
