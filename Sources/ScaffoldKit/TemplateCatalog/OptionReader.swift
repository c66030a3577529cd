/// Turns the texts of options into values and collects what is wrong with them.
struct OptionReader {
  private(set) var problems: [Diagnostic] = []
  private(set) var warnings: [Diagnostic] = []
  private(set) var values: [TemplateValue] = []
  private(set) var texts: [[String]] = []
  private(set) var sources: [EffectiveOption.Source] = []
  private(set) var activeOptions: Set<String> = []
  private(set) var actionsNeedFoundation = false
  private(set) var fieldsNeedFoundation = false
  private(set) var typeNames: Set<String> = []
  private(set) var fieldTypeNames: Set<String> = []
  /// The names and signatures of each option so far, as another option may have to avoid them.
  private var taken: [String: [String]] = [:]
  /// The signatures, parameters and fields of each option, by its place.
  private(set) var signatures: [Int: [ActionSignature]] = [:]
  private(set) var parameters: [Int: [ActionSignature.Parameter]] = [:]
  private(set) var fields: [Int: [EntityField]] = [:]
  /// The actions of each option so far, as another option may name them, and the option's place.
  private var actions: [String: [ActionSignature]] = [:]
  private var places: [String: Int] = [:]

  /// Reads the next option. A setting without effect is still checked. A preset applies to many requests
  /// and may have no effect.
  mutating func read(_ option: TemplateOption, _ given: [String], _ preset: [String]) {
    guard let condition = option.condition, !option.isActive(after: values) else {
      activeOptions.insert(option.name)
      sources.append(!given.isEmpty ? .setting : !preset.isEmpty ? .preset : .template)
      let chosen = !given.isEmpty ? given : !preset.isEmpty ? preset : option.defaults
      // What was chosen for many modules need not apply to each of them.
      let isShared = chosen == preset || chosen == option.defaults
      take(option.isEmptied(by: chosen) ? [] : chosen, for: option, isShared: isShared)
      return
    }
    sources.append(.template)
    if !given.isEmpty {
      warnings.append(Self.noEffect(option.name, condition: condition))
      var check = OptionReader()
      _ = check.value(of: option, option.isEmptied(by: given) ? [] : given)
      problems += check.problems
    }
    take(option.defaults, for: option, isShared: true)
  }

  private static func noEffect(_ option: String, condition: String) -> Diagnostic {
    Diagnostic(
      .usage, .noEffect,
      "'--\(option)' has no effect: it needs \(ConditionText.words(for: condition).escapingControlCharacters)",
      severity: .warning)
  }

  /// Adds the texts that count for an option: the last one, or for a list each one once.
  private mutating func take(_ given: [String], for option: TemplateOption, isShared: Bool) {
    let given = withoutExisting(given, of: option)
    if !isShared, option.rules.acceptsAnyNames {
      warnings += given.compactMap {
        ActionSignature.styleWarning(of: $0, path: "--\(option.name)")
      }
    }
    switch option.kind {
    case .string, .boolean: texts.append(Array(given.suffix(1)))
    case .list: texts.append(given.uniqued)
    case .signatures, .parameters, .fields: texts.append(given)
    case .names:
      texts.append(given)
      taken[option.name] = given.map { CaseStyle.lowerCamel.apply(to: $0) }
    }
    values.append(value(of: option, referring(given, option, isShared: isShared)))
  }

  /// The entries that name something, if the option refers to another one.
  private mutating func referring(
    _ texts: [String], _ option: TemplateOption, isShared: Bool
  ) -> [String] {
    guard let reference = option.reference else { return texts }
    let names = reference.names(in: actions[reference.option] ?? [])
    let entries = texts.compactMap { text in
      attempt(&problems) { () throws(ScaffoldError) in
        try reference.takesRules
          ? ReferringEntry(text, of: option.name) : ReferringEntry(name: text)
      }
    }
    let idle = entries.map(\.name).filter { !names.contains($0) }
    if !isShared {
      warnings += idle.map { entry in
        Diagnostic(
          .usage, .noEffect,
          "'\(entry.escapingControlCharacters)' in '--\(option.name)' has no effect: it is no "
            + reference.phrase,
          help: names.isEmpty
            ? nil
            : Suggestion.help(
              for: entry, in: names, otherwise: "known: \(names.joined(separator: ", "))"),
          severity: .warning)
      }
    }
    limit(reference.option, to: entries)
    return entries.map(\.name).filter(names.contains)
  }

  /// Takes the parameters that equal an input of the module out of the actions of options that accept it, when all
  /// options are read.
  mutating func takeInputs(_ options: [TemplateOption]) {
    let inputs = parameters.sorted { $0.key < $1.key }.flatMap { $0.value }
    guard !inputs.isEmpty else { return }
    var earlier: Set<String> = []
    for option in options {
      guard let place = places[option.name], let actions = signatures[place] else { continue }
      let taken = actions.map { action in
        let isOpen = option.rules.accepts(.inputs)
        let taken = isOpen ? action.taking(inputs, after: earlier, option.rules) : action
        earlier.insert(taken.overridden)
        return taken
      }
      guard taken != actions else { continue }
      signatures[place] = taken
      values[place] = .list(taken.map { SignatureRecord.value(of: $0) })
    }
  }

  /// Finds the actions that have neither an answer nor values from the view, and makes them calls where an option accepts
  /// that, and notes where rows can be deleted, when all options are read.
  mutating func markBareActions(_ options: [TemplateOption]) {
    for option in options {
      guard let place = places[option.name], let actions = signatures[place] else { continue }
      var marked = actions.markingBare(asCalls: option.rules.accepts(.plainCalls))
      for index in marked.indices {
        marked[index].mayDeleteRows = option.rules.accepts(.rowDeletions)
      }
      guard marked != actions else { continue }
      signatures[place] = marked
      values[place] = .list(marked.map { SignatureRecord.value(of: $0) })
    }
  }

  /// Finds the functions that signatures call with `=>`, when all options are read.
  mutating func forward(_ options: [TemplateOption]) {
    let known = places.compactMapValues { signatures[$0] }
    for option in options {
      guard let place = places[option.name], let actions = signatures[place],
        actions.contains(where: { $0.forwardedName != nil })
      else { continue }
      let found = actions.compactMap { action in
        attempt(&problems) { () throws(ScaffoldError) in
          try action.forwarding(to: option.receivers, among: known, of: option.name)
        }
      }
      signatures[place] = found
      values[place] = .list(found.map { SignatureRecord.value(of: $0) })
    }
  }

  /// Notes whether a screen comes next and which of the use cases and actions it follows, when all options are read.
  mutating func leadOn() {
    let lists = ["use-cases", "actions"].compactMap { places[$0] }
    let all = lists.flatMap { signatures[$0] ?? [] }
    let (leading, amongLists) = (all.leading, all.leadingAmongLists)
    let hasNext = taken["next"]?.isEmpty == false
    for place in lists {
      let marked = (signatures[place] ?? []).map { action in
        var action = action
        (action.leadsOn, action.leadsOnAmongLists) = (action == leading, action == amongLists)
        action.isBeforeNext = hasNext
        action.wholes = action.wholes.map { whole in
          var whole = whole
          (whole.leadsOn, whole.leadsOnAmongLists) = (action.leadsOn, action.leadsOnAmongLists)
          whole.isBeforeNext = hasNext
          return whole
        }
        return action
      }
      signatures[place] = marked
      values[place] = .list(marked.map { SignatureRecord.value(of: $0) })
    }
  }

  /// Gives the parameters of an option's actions the rules that entries have for them.
  private mutating func limit(_ option: String, to entries: [ReferringEntry]) {
    let rules = Dictionary(
      entries.compactMap { entry in entry.rule.map { (entry.name, $0) } }
    ) { _, last in last }
    guard !rules.isEmpty, let place = places[option], let actions = signatures[place] else {
      return
    }
    let limited = actions.map { $0.limited(to: rules) }
    signatures[place] = limited
    values[place] = .list(limited.map { SignatureRecord.value(of: $0) })
  }

  /// The texts without the signatures that every module has already.
  private mutating func withoutExisting(_ given: [String], of option: TemplateOption) -> [String] {
    guard !option.rules.existing.isEmpty else { return given }
    let signature = { (text: String) -> String? in
      var ignored: [Diagnostic] = []
      return attempt(&ignored) { () throws(ScaffoldError) in
        try ActionSignature.parse(text, path: "", rules: option.rules.withoutNames)
      }?.overridden
    }
    let existing = Set(option.rules.existing.compactMap(signature))
    return given.filter { text in
      guard let signature = signature(text), existing.contains(signature) else { return true }
      warnings.append(
        Diagnostic(
          .usage, .noEffect,
          "'\(signature)' in '--\(option.name)' has no effect: every module has it already",
          severity: .warning))
      return false
    }
  }

  /// The value for the given texts. The last one counts, unless the option is a list.
  mutating func value(of option: TemplateOption, _ texts: [String]) -> TemplateValue {
    if option.isRepeatable, texts.isEmpty { return .list([]) }
    let path = "--\(option.name)"
    let rules = spelledOut(option.rules)
    switch option.kind {
    case .string:
      let text = allowed(texts.suffix(1), option).last ?? ""
      guard rules.areTypes, !text.isEmpty else { return .text(text) }
      let names = attempt(&problems) { () throws(ScaffoldError) in
        try TypeNameList.parse([text], path: path, reserved: rules.actions)
      }
      return .text(names?.first ?? "")
    case .boolean: return .flag(flag(texts.last ?? "false", option))
    case .list: return .list(allowed(texts, option).uniqued.map { .text($0) })
    case .names:
      let names = attempt(&problems) { () throws(ScaffoldError) in
        try TypeNameList.parse(texts, path: path, reserved: rules.actions)
      }
      return .list((names ?? []).map { .text($0) })
    case .signatures:
      let found = attempt(&problems) { () throws(ScaffoldError) in
        try TypeNameList.signatures(texts, path: path, rules: rules)
      }
      note(types: (found ?? []).flatMap(\.roots), in: option)
      check(found ?? [], of: option)
      taken[option.name] = found?.map { rules.areTypes ? $0.id : $0.overridden }
      actions[option.name] = found
      signatures[values.count] = found
      places[option.name] = values.count
      return .list((found ?? []).map { SignatureRecord.value(of: $0) })
    case .parameters:
      let parameters = attempt(&problems) { () throws(ScaffoldError) in
        do throws(ScaffoldError) {
          return try ActionSignature.Parameter.parse(
            all: texts, path: path, reserved: rules.actions)
        } catch {
          throw ScaffoldError(
            error.diagnostics.map { problem in
              problem.editingHelp { $0.replacing(SignatureParser.example, with: "userID: Int") }
            })
        }
      }
      note(types: (parameters ?? []).flatMap(\.syntax.roots), in: option)
      self.parameters[values.count] = parameters
      return .list((parameters ?? []).map { SignatureRecord.value(of: $0) })
    case .fields:
      let fields = attempt(&problems) { () throws(ScaffoldError) in
        try EntityField.parse(all: texts, path: path, reserved: rules.actions)
      }
      if fields?.contains(where: \.needsFoundation) == true { fieldsNeedFoundation = true }
      fieldTypeNames.formUnion((fields ?? []).flatMap(\.syntax.roots))
      self.fields[values.count] = fields
      return .list((fields ?? []).map { SignatureRecord.value(of: $0) })
    }
  }

  /// Notes the types that signatures name, and refuses those of user interfaces where files do not import
  /// them.
  private mutating func note(types roots: [String], in option: TemplateOption) {
    if roots.mentionFoundation { actionsNeedFoundation = true }
    typeNames.formUnion(roots)
    guard !option.rules.accepts(.uiTypes) else { return }
    for type in roots.uniqued {
      guard let framework = ReservedNames.userInterface(with: type)?.rawValue else { continue }
      problems.append(
        Diagnostic(
          .usage, .uiType,
          "'\(type)' in '--\(option.name)' is a type of \(framework), which interactors and "
            + "services do not import",
          help: "use a type of your own, such as 'Data' in place of an image"))
    }
  }

  /// The rules, with the flag of another option, such as `--use-cases`, replaced by its names.
  private func spelledOut(_ rules: SignatureRules) -> SignatureRules {
    guard rules.actions.contains(where: { $0.hasPrefix("--") }) else { return rules }
    var rules = rules
    rules.actions = rules.actions.flatMap { word in
      guard word.hasPrefix("--") else { return [word] }
      // Whole signatures are reported with the option that has them.
      return (taken[String(word.dropFirst(2))] ?? []).filter { !$0.contains("(") }
    }
    return rules
  }

  /// Reports the signatures that another option has, whose flag is reserved.
  private mutating func check(_ actions: [ActionSignature], of option: TemplateOption) {
    for flag in option.rules.actions where flag.hasPrefix("--") {
      let others = Set(taken[String(flag.dropFirst(2))] ?? [])
      for action in actions where others.contains(action.overridden) {
        problems.append(
          Diagnostic(
            .usage, .actionDuplicate, "'\(action.selector)' is in '\(flag)', too",
            at: action.location, help: "leave it out in one of them"))
      }
    }
  }

  /// The texts, each of which must be a value that the option allows.
  private mutating func allowed(_ texts: [String], _ option: TemplateOption) -> [String] {
    let known = option.values
    for text in texts where !known.isEmpty && !known.contains(text) {
      problems.append(Self.badValue(text, of: option.name, allowed: known))
    }
    return texts
  }

  private mutating func flag(_ text: String, _ option: TemplateOption) -> Bool {
    if text != "true", text != "false" {
      problems.append(Self.badValue(text, of: option.name, allowed: ["true", "false"]))
    }
    return text == "true"
  }

  private static func badValue(
    _ value: String, of option: String, allowed: [String]
  ) -> Diagnostic {
    Diagnostic(
      .usage, .unknownValue, "'--\(option)' cannot be '\(value.escapingControlCharacters)'",
      help: Suggestion.help(
        for: value, in: allowed, otherwise: "expected one of: \(allowed.joined(separator: ", "))"))
  }
}
