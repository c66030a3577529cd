import ScaffoldKit

/// Asks for what the command line of `create` leaves open: the module's name, the target, the template, the user
/// interface and the first actions; the other options only on request. Each answer is checked at once, and `<` goes
/// back to the question before.
struct CreatePrompt {
  /// A question.
  private enum Step: Hashable {
    case name, target, template, others
    case option(String)
  }

  /// What is known before a question, to go back to it.
  private struct State {
    var request: ScaffoldRequest
    /// The answers as options of the command line, without defaults.
    var typed: [String] = []
    var answered: Set<Step> = []
    var asksOthers = false
    /// The module if it exists: its values are the answers in brackets.
    var recorded: RecordedModule?
  }

  private let terminal: Terminal
  private let scaffolder: Scaffolder
  private var state: State
  /// The package's configuration, for the options of the template that the user chooses.
  private let configuration: Configuration?
  private let choosesTemplate: Bool
  private let writes: Bool

  /// The request with the answers so far.
  var request: ScaffoldRequest { state.request }

  /// A prompt for the missing parts of `request`.
  init(
    _ request: ScaffoldRequest, _ configuration: Configuration? = nil, choosesTemplate: Bool,
    writes: Bool, at terminal: Terminal, _ scaffolder: Scaffolder
  ) {
    state = State(request: request)
    self.configuration = configuration
    // Options on the command line belong to the default template.
    self.choosesTemplate = choosesTemplate && request.settings.isEmpty
    self.writes = writes
    var terminal = terminal
    terminal.goesBack = true
    self.terminal = terminal
    self.scaffolder = scaffolder
  }

  /// Asks all questions. Afterwards, the request can be planned.
  mutating func run() throws(Terminal.Ending) {
    // Errors that no answer can fix are reported before the first question.
    let targets = try targets()
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
      "Press Enter for the answer in brackets, '?' for help, '<' to go back, or Ctrl-C to stop without "
        + "writing anything.")
    var earlier: [State] = []
    while true {
      while let step = try nextStep(targets) {
        do throws(Terminal.Ending) {
          let before = state
          try ask(step, targets, templates, problems)
          state.answered.insert(step)
          earlier.append(before)
        } catch {
          guard error == .back else { throw error }
          state = earlier.popLast() ?? state
        }
      }
      do throws(Terminal.Ending) {
        try plan(targets)
        return
      } catch {
        guard error == .back, let last = earlier.popLast() else { throw error }
        state = last
      }
    }
  }

  /// The command `command`, which has no names, with the answers.
  func completed(_ command: String) -> String {
    let words = command.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    let name = request.modules.map { $0.description.shellQuoted }
    return
      (words.prefix(2).map(String.init) + name + words.dropFirst(2).map(String.init) + state.typed)
      .joined(separator: " ")
  }

  /// The targets of the package. Without one, the user is asked whether to create it.
  private mutating func targets() throws(Terminal.Ending) -> [ModuleTarget] {
    do throws(ScaffoldError) {
      return try scaffolder.targets(for: request, remembers: writes)
    } catch {
      guard error.diagnostics.map(\.code) == [.noPackage],
        error.diagnostics[0].remedies == [["--init"]],
        try terminal.confirm("There is no package here. Create one?", else: false)
      else { throw .failed(error) }
    }
    state.request.initializesPackage = true
    state.typed.append("--init")
    return try required { [request] () throws(ScaffoldError) in
      try scaffolder.targets(for: request, remembers: writes)
    }
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
}

// The questions.
extension CreatePrompt {
  /// The first question without an answer; `nil` at the end.
  private func nextStep(_ targets: [ModuleTarget]) throws(Terminal.Ending) -> Step? {
    var steps: [Step] = [.name]
    if request.target == nil, targets.count > 1 || targets.contains(where: { !$0.isDefault }) {
      steps.append(.target)
    }
    if choosesTemplate, state.recorded == nil { steps.append(.template) }
    if let step = steps.first(where: { !state.answered.contains($0) }) { return step }
    let open = try openOptions()
    let first = Self.firstOptions(of: try template())
    if let option = open.first(where: { first.contains($0.name) }) { return .option(option.name) }
    guard let option = open.first else { return nil }
    if !state.answered.contains(.others) { return .others }
    return state.asksOthers ? .option(option.name) : nil
  }

  /// The options without a value on the command line or an answer, as far as they matter.
  private func openOptions() throws(Terminal.Ending) -> [TemplateOption] {
    let template = try template()
    let known = Set((request.settings + request.presets).map(\.name))
    let applicable = try required { [request, settings] () throws(ScaffoldError) in
      try template.options(under: settings, presets: request.presets)
    }
    return applicable.filter { option in
      !known.contains(option.name) && !state.answered.contains(.option(option.name))
    }
  }

  /// The settings of the request, after those of a module that exists.
  private var settings: [ScaffoldRequest.Setting] {
    let known = Set((request.settings + request.presets).map(\.name))
    let recorded = (state.recorded?.options ?? []).filter { !known.contains($0.name) }
    return recorded.flatMap { option in option.texts.map { .init(option.name, $0) } }
      + request.settings
  }

  /// The options that everybody is asked about: the first choice, which is the user interface, and the first list
  /// of signatures, which are the actions.
  private static func firstOptions(of template: TemplateDescription) -> Set<String> {
    let choice = template.options.first { $0.kind == .string && !$0.values.isEmpty }
    let list = template.options.first { $0.kind == .signatures }
    return Set([choice, list].compactMap { $0?.name })
  }

  private mutating func ask(
    _ step: Step, _ targets: [ModuleTarget], _ templates: [TemplateDescription],
    _ problems: [Diagnostic]
  ) throws(Terminal.Ending) {
    switch step {
    case .name: try askName()
    case .target:
      try askTarget(targets)
      findModule()
    case .template:
      if !problems.isEmpty { terminal.show(ScaffoldError(problems).description) }
      try askTemplate(templates)
    case .others:
      state.asksOthers = try terminal.confirm("change other options?", else: false)
    case .option(let name): try askOption(name)
    }
  }

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
    state.request.modules = [module]
    findModule()
  }

  /// Finds the module if it exists, so that its template is kept and its values are shown.
  private mutating func findModule() {
    let known = state.recorded
    state.recorded = nil
    guard let module = request.modules.first else { return }
    var ignored: [Diagnostic] = []
    let found = attempt(&ignored) { [request, scaffolder] () throws(ScaffoldError) in
      try scaffolder.modules(
        named: [module.description], target: request.target, packagePath: request.packagePath,
        searchesParents: request.searchesParents, templateFolders: request.templateFolders)
    }?.first
    guard let found, choosesTemplate || found.template == request.template else { return }
    state.recorded = found
    state.request.template = found.template
    guard known?.path != found.path else { return }
    terminal.show("'\(found.path)' exists; the brackets have its values")
  }

  private mutating func askTarget(_ targets: [ModuleTarget]) throws(Terminal.Ending) {
    let names = targets.map(\.name)
    terminal.show("target: the target for the sources")
    let target = try terminal.choose(
      "  " + Terminal.numbered(names), of: names,
      else: targets.first(where: \.isDefault)?.name)
    state.request.target = target
    state.typed.append("--target" + target.asOptionValue)
  }

  private mutating func askTemplate(
    _ templates: [TemplateDescription]
  ) throws(Terminal.Ending) {
    // The default comes first.
    let usual = request.template
    let ordered = templates.filter { $0.id == usual } + templates.filter { $0.id != usual }
    let ids = ordered.map(\.id)
    terminal.show("template: the architecture of the module")
    terminal.show(ordered.enumerated().map { ("\($0 + 1) \($1.id)", $1.description) })
    let id = try terminal.choose(" ", of: ids, else: ids.contains(usual) ? usual : nil)
    guard id != usual else { return }
    state.request.template = id
    let template = try template()
    state.request.presets = try required { [configuration] () throws(ScaffoldError) in
      try configuration?.presets(for: template) ?? []
    }
    state.typed.append("--template" + id.asOptionValue)
  }

  private mutating func askOption(_ name: String) throws(Terminal.Ending) {
    let template = try template()
    guard let option = template.options.first(where: { $0.name == name }) else { return }
    let prompt = OptionPrompt(
      option: option, template: template, settings: settings.filter { $0.name != name },
      recorded: state.recorded?.options.first { $0.name == name }?.texts)
    for value in try prompt.answer(at: terminal) ?? [] {
      state.request.settings.append(.init(name, value))
      state.typed.append(option.typed(value))
    }
  }
}

// The plan.
extension CreatePrompt {
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
    state.request.testTarget = name
    state.typed.append("--test-target" + name.asOptionValue)
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
