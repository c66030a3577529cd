import ScaffoldKit

/// Asks at the terminal for what the command line leaves open: the module's name, the target, the
/// template and its options. Every answer is held against the kit at once.
struct CreateInterview {
  private let terminal: Terminal
  private let scaffolder: Scaffolder
  /// What is known so far.
  private(set) var request: ScaffoldRequest
  /// What was answered, as it would be typed on the command line; a default is not.
  private(set) var typed: [String] = []
  /// What the package says of the template that is chosen.
  private let configuration: Configuration?
  private let choosesTemplate: Bool
  private let writes: Bool

  /// An interview about the open parts of `request`.
  init(
    _ request: ScaffoldRequest, _ configuration: Configuration? = nil, choosesTemplate: Bool,
    writes: Bool, at terminal: Terminal, _ scaffolder: Scaffolder
  ) {
    self.request = request
    self.configuration = configuration
    // Options that stand on the command line are those of the template that goes without saying.
    self.choosesTemplate = choosesTemplate && request.settings.isEmpty
    self.writes = writes
    self.terminal = terminal
    self.scaffolder = scaffolder
  }

  /// Asks everything; afterwards the request can be planned.
  mutating func run() throws(Terminal.Ending) {
    // What no answer can mend is told before the first question.
    let targets = try knowing { () throws(ScaffoldError) in
      try scaffolder.targets(for: request, remembers: writes)
    }
    var faults: [Diagnostic] = []
    let templates = try knowing { () throws(ScaffoldError) in
      try scaffolder.templates(folders: request.templateFolders, problems: &faults)
    }
    if !choosesTemplate {
      let template = try template()
      _ = try knowing { [request] () throws(ScaffoldError) in
        try template.options(under: request.settings, presets: request.presets)
      }
    }
    terminal.say("Enter takes the answer in brackets. Ctrl-C stops, and nothing is written.")
    try askName()
    if request.target == nil { try askTarget(targets) }
    if choosesTemplate {
      if !faults.isEmpty { terminal.say(ScaffoldError(faults).description) }
      try askTemplate(templates)
    }
    try askOptions(of: try template())
    try settle(targets)
  }

  /// A command without names, completed by the answers: fit to be pasted.
  func completed(_ command: String) -> String {
    let words = command.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    let name = request.modules.map { $0.description.shellQuoted }
    return (words.prefix(2).map(String.init) + name + words.dropFirst(2).map(String.init) + typed)
      .joined(separator: " ")
  }

  private func template() throws(Terminal.Ending) -> TemplateDescription {
    try knowing { () throws(ScaffoldError) in
      try scaffolder.template(request.template, folders: request.templateFolders)
    }
  }

  private func knowing<Value>(
    _ find: () throws(ScaffoldError) -> Value
  ) throws(Terminal.Ending) -> Value {
    do throws(ScaffoldError) {
      return try find()
    } catch {
      throw .failed(error)
    }
  }

  // MARK: What and where

  private mutating func askName() throws(Terminal.Ending) {
    let module = try terminal.ask("name of the module, such as SignIn or Feature/SignIn") {
      text throws(ScaffoldError) in try ModulePath(text)
    }
    request.modules = [module]
  }

  private mutating func askTarget(_ targets: [ModuleTarget]) throws(Terminal.Ending) {
    guard targets.count > 1 || targets.contains(where: { !$0.isDefault }) else { return }
    let names = targets.map(\.name)
    terminal.say("target: where the sources go")
    let target = try terminal.choose(
      "  " + names.joined(separator: ", "), of: names,
      else: targets.first(where: \.isDefault)?.name)
    request.target = target
    typed.append("--target" + target.asOptionValue)
  }

  private mutating func askTemplate(
    _ templates: [TemplateDescription]
  ) throws(Terminal.Ending) {
    let ids = templates.map(\.id)
    let width = ids.map(\.count).max() ?? 0
    terminal.say("template: what the module is made of")
    for template in templates {
      let padding = String(repeating: " ", count: width - template.id.count + 2)
      terminal.say("  \(template.id)\(padding)\(template.description)")
    }
    let usual = request.template
    let id = try terminal.choose(
      " ", of: ids, else: ids.contains(usual) ? usual : nil)
    guard id != usual else { return }
    request.template = id
    let template = try template()
    request.presets = try knowing { [configuration] () throws(ScaffoldError) in
      try configuration?.presets(for: template) ?? []
    }
    typed.append("--template" + id.asOptionValue)
  }

  // MARK: The template's options

  private mutating func askOptions(
    of template: TemplateDescription
  ) throws(Terminal.Ending) {
    let given = Set((request.settings + request.presets).map(\.name))
    for option in template.options where !given.contains(option.name) {
      let applicable = try knowing { () throws(ScaffoldError) in
        try template.options(under: request.settings, presets: request.presets)
      }
      guard applicable.contains(option) else { continue }
      let question = OptionQuestion(option: option, template: template, settings: request.settings)
      for value in try question.answer(at: terminal) ?? [] {
        request.settings.append(.init(option.name, value))
        typed.append(option.typed(value))
      }
    }
  }

  // MARK: The plan

  /// Codes of what another name mends.
  private static let nameCodes: Set<String> = [
    "name-taken", "reserved-name", "file-name-taken", "same-file",
  ]

  /// Plans, and asks again for what turns out to be in the way.
  private mutating func settle(_ targets: [ModuleTarget]) throws(Terminal.Ending) {
    while true {
      do throws(ScaffoldError) {
        _ = try scaffolder.plan(request, remembers: writes)
        return
      } catch {
        let codes = Set(error.diagnostics.filter { $0.severity == .error }.map(\.code))
        if codes.isSubset(of: Self.nameCodes) {
          terminal.say(error.description)
          try askName()
        } else if codes == ["several-test-targets"], request.testTarget == nil {
          try askTestTarget(targets)
        } else {
          throw .failed(error)
        }
      }
    }
  }

  private mutating func askTestTarget(_ targets: [ModuleTarget]) throws(Terminal.Ending) {
    let target = targets.first { $0.name == request.target } ?? targets.first
    let names = target?.testTargets ?? []
    terminal.say("test target: where the tests go")
    let name = try terminal.choose("  " + names.joined(separator: ", "), of: names)
    request.testTarget = name
    typed.append("--test-target" + name.asOptionValue)
  }
}

extension TemplateOption {
  /// How a value is typed on the command line.
  fileprivate func typed(_ value: String) -> String {
    guard hasFlag else { return "--set " + "\(name)=\(value)".shellQuoted }
    guard kind == .boolean else { return "--\(name)" + value.asOptionValue }
    return value == "true" ? "--\(name)" : "--no-\(name)"
  }
}
