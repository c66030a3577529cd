import ScaffoldKit

/// Asks for what the command line of `create` leaves open: the module's name, the target, the template and
/// its options. Each answer is checked at once.
struct CreatePrompt {
  private let terminal: Terminal
  private let scaffolder: Scaffolder
  /// The request with the answers so far.
  private(set) var request: ScaffoldRequest
  /// The answers as options of the command line, without defaults.
  private(set) var typed: [String] = []
  /// The package's configuration, for the options of the template that the user chooses.
  private let configuration: Configuration?
  private let choosesTemplate: Bool
  private let writes: Bool

  /// A prompt for the missing parts of `request`.
  init(
    _ request: ScaffoldRequest, _ configuration: Configuration? = nil, choosesTemplate: Bool,
    writes: Bool, at terminal: Terminal, _ scaffolder: Scaffolder
  ) {
    self.request = request
    self.configuration = configuration
    // Options on the command line belong to the default template.
    self.choosesTemplate = choosesTemplate && request.settings.isEmpty
    self.writes = writes
    self.terminal = terminal
    self.scaffolder = scaffolder
  }

  /// Asks all questions. Afterwards, the request can be planned.
  mutating func run() throws(Terminal.Ending) {
    // Errors that no answer can fix are reported before the first question.
    let targets = try required { () throws(ScaffoldError) in
      try scaffolder.targets(for: request, remembers: writes)
    }
    var problems: [Diagnostic] = []
    let templates = try required { () throws(ScaffoldError) in
      try scaffolder.templates(folders: request.templateFolders, problems: &problems)
    }
    if !choosesTemplate {
      let template = try template()
      _ = try required { [request] () throws(ScaffoldError) in
        try template.options(under: request.settings, presets: request.presets)
      }
    }
    terminal.show(
      "Press Enter for the answer in brackets, '?' for help, or Ctrl-C to stop without writing anything."
    )
    try askName()
    if request.target == nil { try askTarget(targets) }
    if choosesTemplate {
      if !problems.isEmpty { terminal.show(ScaffoldError(problems).description) }
      try askTemplate(templates)
    }
    try askOptions(of: try template())
    try plan(targets)
  }

  /// The command `command`, which has no names, with the answers.
  func completed(_ command: String) -> String {
    let words = command.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    let name = request.modules.map { $0.description.shellQuoted }
    return (words.prefix(2).map(String.init) + name + words.dropFirst(2).map(String.init) + typed)
      .joined(separator: " ")
  }

  private func template() throws(Terminal.Ending) -> TemplateDescription {
    try required { () throws(ScaffoldError) in
      try scaffolder.template(request.template, folders: request.templateFolders)
    }
  }

  /// A value without which there are no questions.
  private func required<Value>(
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
    let module = try terminal.ask(
      "module name, such as SignIn or Feature/SignIn",
      explanation: "Type the name that the module's files and types begin with. "
        + "'Feature/SignIn' puts the module 'SignIn' into the folder 'Feature'."
    ) { [scaffolder, request] text throws(ScaffoldError) in
      try ModulePath(text) {
        scaffolder.place(
          packagePath: request.packagePath, searchesParents: request.searchesParents)
      }
    }
    request.modules = [module]
  }

  private mutating func askTarget(_ targets: [ModuleTarget]) throws(Terminal.Ending) {
    guard targets.count > 1 || targets.contains(where: { !$0.isDefault }) else { return }
    let names = targets.map(\.name)
    terminal.show("target: the target for the sources")
    let target = try terminal.choose(
      "  " + Terminal.numbered(names), of: names,
      else: targets.first(where: \.isDefault)?.name)
    request.target = target
    typed.append("--target" + target.asOptionValue)
  }

  private mutating func askTemplate(
    _ templates: [TemplateDescription]
  ) throws(Terminal.Ending) {
    let ids = templates.map(\.id)
    terminal.show("template: the architecture of the module")
    terminal.show(
      templates.enumerated().map { ("\($0 + 1) \($1.id)", $1.description) })
    let usual = request.template
    let id = try terminal.choose(
      " ", of: ids, else: ids.contains(usual) ? usual : nil)
    guard id != usual else { return }
    request.template = id
    let template = try template()
    request.presets = try required { [configuration] () throws(ScaffoldError) in
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
      let applicable = try required { () throws(ScaffoldError) in
        try template.options(under: request.settings, presets: request.presets)
      }
      guard applicable.contains(option) else { continue }
      let prompt = OptionPrompt(option: option, template: template, settings: request.settings)
      for value in try prompt.answer(at: terminal) ?? [] {
        request.settings.append(.init(option.name, value))
        typed.append(option.typed(value))
      }
    }
  }

  // MARK: The plan

  /// The codes of errors that another name fixes.
  private static let nameCodes: Set<Diagnostic.Code> = [
    .nameTaken, .reservedName, .fileNameTaken, .sameFile,
  ]

  /// Plans the module, and asks again for a name or a test target that causes errors.
  private mutating func plan(_ targets: [ModuleTarget]) throws(Terminal.Ending) {
    while true {
      do throws(ScaffoldError) {
        _ = try scaffolder.plan(request, remembers: writes)
        return
      } catch {
        let codes = Set(error.diagnostics.filter { $0.severity == .error }.map(\.code))
        if codes.isSubset(of: Self.nameCodes) {
          terminal.show(error.description)
          try askName()
        } else if codes == [.severalTestTargets], request.testTarget == nil {
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
    terminal.show("test target: the target for the tests")
    let name = try terminal.choose("  " + Terminal.numbered(names), of: names)
    request.testTarget = name
    typed.append("--test-target" + name.asOptionValue)
  }
}

extension TemplateOption {
  /// A value as an option of the command line.
  fileprivate func typed(_ value: String) -> String {
    guard hasFlag else { return "--set " + "\(name)=\(value)".shellQuoted }
    guard kind == .boolean else { return "--\(name)" + value.asOptionValue }
    return value == "true" ? "--\(name)" : "--no-\(name)"
  }
}
