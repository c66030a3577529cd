import ScaffoldKit

extension Command {
  /// Whether options of a template belong to the command.
  var hasTemplateOptions: Bool { [.create, .add, .change, .config].contains(verb) }

  /// The command with the options of a template, if they belong to it.
  func adding(_ template: [TemplateOption]) -> Command {
    switch verb {
    case .create: .create(template)
    case .add: .add(template)
    case .change: .change(template)
    case .config: .config(template)
    default: self
    }
  }
}

extension Option {
  /// The command line option for an option of a template.
  init(_ option: TemplateOption) {
    let defaults = option.defaults.filter { !$0.isEmpty }
    let value: Value
    switch option.kind {
    case .boolean: value = .none
    case .signatures where option.namesTypes: value = .text("'NAME(LABEL: TYPE) -> TYPE'")
    case .signatures: value = .text("'NAME(LABEL: TYPE)'")
    case .names: value = .text("NAME")
    case .fields, .parameters: value = .text("'NAME: TYPE'")
    case .string, .list: value = option.values.isEmpty ? .text("TEXT") : .oneOf(option.values)
    }
    var help = option.help.escapingControlCharacters
    if option.kind == .signatures {
      help += " (may be repeated; always in quotes, because shells interpret parentheses)"
    } else if option.isRepeatable {
      help += " (may be repeated)"
    }
    let standard = option.kind == .boolean ? defaults.filter { $0 == "true" } : defaults
    self.init(
      name: option.name, value: value, isRepeatable: option.isRepeatable, inversion: .mentioned,
      mayBeEmpty: true, standard: standard.isEmpty ? nil : standard.joined(separator: ", "),
      isFlag: option.hasFlag, condition: option.condition, help: help)
  }
}
