/// The values of a template's options for one request: checked settings, defaults for the rest.
struct OptionValues: Sendable {
  /// In the order in which the template declares its options.
  let values: [TemplateValue]
  /// The texts of each option in the same order, as a user would type them.
  let texts: [[String]]
  /// Whether an action mentions a type of Foundation.
  let needsFoundation: Bool
  /// Whether a field of an entity mentions a type of Foundation.
  let fieldsNeedFoundation: Bool
  /// The types that actions name.
  let typeNames: Set<String>
  /// The names of the options whose condition is true, or that have none.
  let activeOptions: Set<String>
  /// Where each of ``texts`` comes from.
  let sources: [EffectiveOption.Source]
  /// Warnings about settings that have no effect, and about types that need an import.
  let warnings: [Diagnostic]

  /// Checks `settings` against what the template declares; everything wrong is reported at once.
  ///
  /// - Parameter presets: settings that replace the template's defaults. Presets for options that the
  ///   template does not have are ignored.
  init(
    _ settings: [ScaffoldRequest.Setting], presets: [ScaffoldRequest.Setting] = [],
    of template: TemplateManifest
  ) throws(ScaffoldError) {
    try self.init(settings, presets: presets, of: template.options, template: template.id)
  }

  /// Checks `settings` against the options of the template called `id`.
  init(
    _ settings: [ScaffoldRequest.Setting], presets: [ScaffoldRequest.Setting] = [],
    of options: [TemplateOption], template id: String
  ) throws(ScaffoldError) {
    var problems: [Diagnostic] = []
    let known = options.map(\.name)
    for setting in settings where !known.contains(setting.name) {
      let problem = Diagnostic.unknownOption(setting.name, template: id, known: known)
      if !problems.contains(problem) { problems.append(problem) }
    }
    var reader = OptionReader()
    for option in options {
      let given = settings.values(of: option.name)
        .flatMap { ValueList.values(in: $0, allowed: option.isRepeatable ? option.values : []) }
      reader.read(option, given, presets.values(of: option.name))
    }
    problems += reader.problems
    values = reader.values
    texts = reader.texts
    sources = reader.sources
    activeOptions = reader.activeOptions
    warnings = reader.warnings
    needsFoundation = reader.actionsNeedFoundation
    fieldsNeedFoundation = reader.fieldsNeedFoundation
    typeNames = reader.typeNames
    guard problems.isEmpty else { throw ScaffoldError(problems) }
  }
}

extension Diagnostic {
  /// An option that `template` does not have; without `template`, one that no template has.
  static func unknownOption(
    _ name: String, template: String? = nil, known: [String]
  ) -> Diagnostic {
    let owner = template.map { "the template '\($0.escapingControlCharacters)' has no option" }
    return Diagnostic(
      .usage, "unknown-option",
      "\(owner ?? "no template has an option") '\(name.escapingControlCharacters)'",
      help: Suggestion.help(
        for: name, in: known, otherwise: "known: \(known.joined(separator: ", "))"))
  }
}

extension TemplateOption {
  /// The value that the option has with these texts.
  ///
  /// - Throws: everything that is wrong with them.
  func value(of texts: [String]) throws(ScaffoldError) -> TemplateValue {
    var reader = OptionReader()
    let value = reader.value(of: self, isEmptied(by: texts) ? [] : texts)
    guard reader.problems.isEmpty else { throw ScaffoldError(reader.problems) }
    return value
  }

  /// Whether the texts are one empty text, which means a list without entries.
  fileprivate func isEmptied(by texts: [String]) -> Bool { isRepeatable && texts == [""] }
}

/// Turns the texts of options into values and collects what is wrong with them.
private struct OptionReader {
  private(set) var problems: [Diagnostic] = []
  private(set) var warnings: [Diagnostic] = []
  private(set) var values: [TemplateValue] = []
  private(set) var texts: [[String]] = []
  private(set) var sources: [EffectiveOption.Source] = []
  private(set) var activeOptions: Set<String> = []
  private(set) var actionsNeedFoundation = false
  private(set) var fieldsNeedFoundation = false
  private(set) var typeNames: Set<String> = []
  /// The values of the options of names so far.
  private var names: [String: [String]] = [:]

  /// Reads the next option. A setting without effect is still checked. A preset applies to many requests
  /// and may have no effect.
  mutating func read(_ option: TemplateOption, _ given: [String], _ preset: [String]) {
    guard let condition = option.condition, !option.isActive(after: values) else {
      activeOptions.insert(option.name)
      sources.append(!given.isEmpty ? .setting : !preset.isEmpty ? .preset : .template)
      let chosen = !given.isEmpty ? given : !preset.isEmpty ? preset : option.defaults
      take(option.isEmptied(by: chosen) ? [] : chosen, for: option)
      return
    }
    sources.append(.template)
    if !given.isEmpty {
      warnings.append(Self.noEffect(option.name, condition: condition))
      var check = OptionReader()
      _ = check.value(of: option, option.isEmptied(by: given) ? [] : given)
      problems += check.problems
    }
    take(option.defaults, for: option)
  }

  private static func noEffect(_ option: String, condition: String) -> Diagnostic {
    Diagnostic(
      .usage, "no-effect",
      "'--\(option)' has no effect: it applies when \(condition.escapingControlCharacters)",
      severity: .warning)
  }

  /// Adds the texts that count for an option: the last one, or for a list each one once.
  private mutating func take(_ given: [String], for option: TemplateOption) {
    switch option.kind {
    case .string, .boolean: texts.append(Array(given.suffix(1)))
    case .list: texts.append(given.uniqued)
    case .signatures, .fields: texts.append(given)
    case .names:
      texts.append(given)
      names[option.name] = given
    }
    values.append(value(of: option, given))
  }

  /// The value for the given texts. The last one counts, unless the option is a list.
  mutating func value(of option: TemplateOption, _ texts: [String]) -> TemplateValue {
    if option.isRepeatable, texts.isEmpty { return .list([]) }
    let path = "--\(option.name)"
    let reserved = spelledOut(option.reserved)
    switch option.kind {
    case .string: return .text(allowed(texts.suffix(1), option).last ?? "")
    case .boolean: return .flag(flag(texts.last ?? "false", option))
    case .list: return .list(allowed(texts, option).uniqued.map { .text($0) })
    case .names:
      let names = attempt(&problems) { () throws(ScaffoldError) in
        try TypeNameList.parse(texts, path: path, reserved: reserved.actions)
      }
      return .list((names ?? []).map { .text($0) })
    case .signatures:
      let actions = attempt(&problems) { () throws(ScaffoldError) in
        try ActionList.parse(texts, path: path, reserved: reserved)
      }
      if actions?.contains(where: \.needsFoundation) == true { actionsNeedFoundation = true }
      let roots = (actions ?? []).flatMap(\.roots)
      typeNames.formUnion(roots)
      warn(of: roots, in: option)
      return .list((actions ?? []).map { SignatureRecord.value(of: $0) })
    case .fields:
      let fields = attempt(&problems) { () throws(ScaffoldError) in
        try EntityField.parse(all: texts, path: path, reserved: reserved.actions)
      }
      if fields?.contains(where: \.needsFoundation) == true { fieldsNeedFoundation = true }
      return .list((fields ?? []).map { SignatureRecord.value(of: $0) })
    }
  }

  /// Warns about types that most of the module's files do not import.
  private mutating func warn(of types: [String], in option: TemplateOption) {
    for type in types.uniqued {
      if let framework = ReservedNames.userInterface(with: type)?.rawValue {
        warnings.append(
          Self.unseen(
            type, in: option.name, "needs \(framework), which only views import",
            framework: framework))
      } else if ReservedNames.networking.contains(type) {
        let framework = "FoundationNetworking"
        warnings.append(
          Self.unseen(
            type, in: option.name, "needs \(framework) on Linux, which is not imported",
            framework: framework))
      }
    }
  }

  private static func unseen(
    _ type: String, in option: String, _ reason: String, framework: String
  ) -> Diagnostic {
    Diagnostic(
      .usage, "unseen-type", "'\(type)' in '--\(option)' \(reason)",
      help: "use a type of your own, or import \(framework) in the files that name it",
      severity: .warning)
  }

  /// The reserved names, with the flag of another option, such as `--use-cases`, replaced by its values.
  private func spelledOut(_ reserved: ActionList.Reserved) -> ActionList.Reserved {
    guard reserved.actions.contains(where: { $0.hasPrefix("--") }) else { return reserved }
    var reserved = reserved
    reserved.actions = reserved.actions.flatMap { word in
      guard word.hasPrefix("--") else { return [word] }
      return (names[String(word.dropFirst(2))] ?? []).map { CaseStyle.lowerCamel.apply(to: $0) }
    }
    return reserved
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
      .usage, "unknown-value", "'--\(option)' cannot be '\(value.escapingControlCharacters)'",
      help: Suggestion.help(
        for: value, in: allowed, otherwise: "expected one of: \(allowed.joined(separator: ", "))"))
  }
}

extension [ScaffoldRequest.Setting] {
  /// The values of an option, in their order.
  fileprivate func values(of name: String) -> [String] {
    filter { $0.name == name }.map(\.value)
  }
}
