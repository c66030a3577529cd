import ScaffoldKit

/// Asks for the value of an option of a template, given the settings of the options before it.
struct OptionPrompt {
  let option: TemplateOption
  let template: TemplateDescription
  let settings: [ScaffoldRequest.Setting]
  /// The values of a module that exists, in place of the defaults.
  var recorded: [String]?

  private var standard: [String] { recorded ?? option.defaults }

  /// Asks for the values; `nil` is what the option has without an answer. An empty list is one empty text.
  func answer(at terminal: Terminal) throws(Terminal.Ending) -> [String]? {
    terminal.show("\(option.name): \(option.help)")
    let values = try ask(terminal)
    let usual = standard == [] && option.isRepeatable ? [""] : standard
    return values == usual ? nil : values
  }

  private func ask(_ terminal: Terminal) throws(Terminal.Ending) -> [String] {
    let usual = standard.first ?? ""
    switch option.kind {
    case .boolean:
      return [String(try terminal.confirm(" ", else: usual == "true"))]
    case .string where !option.values.isEmpty:
      return [
        try terminal.choose(
          "  " + Terminal.numbered(option.values), of: option.values, else: usual)
      ]
    case .string:
      let text = try terminal.ask("  \(option.name)", else: usual, explanation: explanation) {
        text throws(ScaffoldError) in
        try check([text])
        return text
      }
      return [text]
    case .list, .signatures, .parameters, .fields, .names:
      return try askEntries(terminal)
    }
  }

  private func askEntries(_ terminal: Terminal) throws(Terminal.Ending) -> [String] {
    if !option.values.isEmpty { terminal.show("  any of \(Terminal.numbered(option.values))") }
    if !standard.isEmpty {
      let kind = recorded == nil ? "default" : "now"
      terminal.show("  \(kind): \(standard.joined(separator: ", "))")
      if try terminal.confirm("  keep it?", else: true) { return standard }
    }
    while true {
      let entries = try terminal.collect(
        "  \(option.name)", of: option.values, explanation: explanation, check: check)
      do throws(ScaffoldError) {
        let values = entries.isEmpty ? [""] : entries
        try check(values)
        return values
      } catch {
        terminal.show(error.description)
      }
    }
  }

  /// What to type for one value.
  private var explanation: String {
    switch option.kind {
    case .signatures where option.namesTypes:
      "Type a name such as 'FetchPlayers', or a signature such as 'Find(name: String) -> Int'."
    case .signatures: "Type an action such as 'signIn(username: String)'."
    case .parameters: "Type a name and its type, such as 'user: User'."
    case .fields: "Type a field such as 'createdAt: Date?'."
    case .names: "Type the name of a type, such as 'FetchPlayers'."
    case .list where !option.values.isEmpty:
      "Type a word or its number: \(Terminal.numbered(option.values))."
    case .list, .string, .boolean: "Type any text."
    }
  }

  private func check(_ values: [String]) throws(ScaffoldError) {
    _ = try template.options(under: settings + values.map { .init(option.name, $0) })
  }
}
