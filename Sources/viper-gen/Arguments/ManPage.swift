/// The manual page `viper-gen(1)` in roff, made from the table of commands.
struct ManPage {
  private var lines: [String] = []

  /// The whole page.
  static var text: String {
    var page = ManPage()
    page.heading()
    page.synopsis()
    page.commands()
    page.section("COMMON OPTIONS")
    page.options(Command.common)
    for (title, paragraphs) in ManPageText.sections { page.section(title, paragraphs) }
    page.exitStatus()
    for (title, rows) in ManPageText.lists {
      page.section(title)
      for (name, help) in rows { page.entry(Roff.bold(name), help) }
    }
    page.examples()
    page.section("SEE ALSO")
    page.lines.append(".BR swift (1)")
    return page.lines.joined(separator: "\n") + "\n"
  }

  // MARK: Sections

  private mutating func heading() {
    let version = Roff.escaped("\(Command.program) \(ViperGen.version)")
    lines = [
      #".TH VIPER\-GEN 1 "\#(ViperGen.released)" "\#(version)" "User Commands""#,
      ".SH NAME",
      Roff.escaped(Command.program) + #" \- "# + Roff.escaped(Command.abstract.lowercasedFirst),
    ]
  }

  private mutating func synopsis() {
    lines.append(".SH SYNOPSIS")
    for (index, command) in Command.visible.enumerated() {
      if index > 0 { lines.append(".br") }
      lines.append(Self.usage(command, before: "\(Command.program) ") + #" [\fIOPTIONS\fR]"#)
    }
  }

  private mutating func commands() {
    lines.append(".SH COMMANDS")
    for command in Command.visible {
      lines.append(".SS " + Self.usage(command, before: ""))
      text(command.abstract + ".")
      for operand in command.operands { entry(Roff.italic(operand.synopsis), operand.help) }
      options(command.ownOptions)
    }
  }

  private mutating func options(_ options: [Option]) {
    for option in options where !option.isHidden {
      let names = (option.short.map { ["-\($0)"] } ?? []) + ["--\(option.name)"]
      let value = option.valueName.map { " " + Roff.italic($0) } ?? ""
      entry(names.map(Roff.bold).joined(separator: ", ") + value, option.explanation)
    }
  }

  private mutating func exitStatus() {
    section("EXIT STATUS")
    for status in ExitStatus.all { entry(String(status.value), status.meaning) }
  }

  private mutating func examples() {
    section("EXAMPLES")
    for (command, purpose) in Command.visible.flatMap(\.examples) {
      lines.append(".TP")
      text(purpose)
      lines += [".EX", Roff.escaped(command), ".EE"]
    }
  }

  // MARK: Parts

  private mutating func section(_ title: String, _ paragraphs: [[String]] = []) {
    lines.append(".SH " + title)
    for (index, sentences) in paragraphs.enumerated() {
      if index > 0 { lines.append(".PP") }
      for sentence in sentences { text(sentence) }
    }
  }

  private mutating func entry(_ name: String, _ help: String) {
    lines += [".TP", name]
    text(help)
  }

  private mutating func text(_ text: String) {
    lines += TextWrap(width: 78).lines(Roff.escaped(text)).map(Roff.line)
  }

  private static func usage(_ command: Command, before: String) -> String {
    ([Roff.bold(before + command.name)] + command.operands.map { Roff.italic($0.synopsis) })
      .joined(separator: " ")
  }
}

/// Formatting and escaping for roff.
enum Roff {
  static func bold(_ text: String) -> String { #"\fB\#(escaped(text))\fR"# }
  static func italic(_ text: String) -> String { #"\fI\#(escaped(text))\fR"# }

  /// The text with the special characters of roff escaped. `-` becomes a minus sign, so that readers can search
  /// and copy options.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "\"": result += "\\(dq"
      case "`": result += "\\(ga"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      case _ where scalar.isASCII: result.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\[u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
      }
    }
  }

  /// The line, escaped if it begins like a request.
  static func line(_ line: String) -> String { line.hasPrefix(".") ? "\\&" + line : line }
}

extension String {
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
