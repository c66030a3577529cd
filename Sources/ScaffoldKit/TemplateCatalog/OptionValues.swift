/// The values of a template's options for one request: checked settings, defaults for the rest.
struct OptionValues: Sendable {
  /// In the order in which the template declares its options.
  let values: [TemplateValue]
  /// The texts that each option has got, in the same order: what would have to be typed.
  let texts: [[String]]
  /// Whether an action mentions a type of Foundation.
  let needsFoundation: Bool
  /// Whether a field of an entity does.
  let fieldsNeedFoundation: Bool
  /// The types that actions name.
  let typeNames: Set<String>
  /// The names of the options whose condition holds, or that have none.
  let mattering: Set<String>
  /// Where each of ``texts`` comes from.
  let sources: [EffectiveOption.Source]
  /// The settings that have no effect, or one that the generated files may not bear.
  let warnings: [Diagnostic]

  /// Checks `settings` against what the template declares; everything wrong is reported at once.
  ///
  /// - Parameter presets: what stands in place of the template's defaults; those of options that the
  ///   template lacks are passed over.
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
      let fault = OptionFault.unknownOption(setting.name, template: id, known: known)
      if !problems.contains(Diagnostic(fault)) { problems.append(Diagnostic(fault)) }
    }
    var reader = OptionReader()
    for option in options {
      reader.read(option, settings.values(of: option.name), presets.values(of: option.name))
    }
    problems += reader.problems
    values = reader.values
    texts = reader.texts
    sources = reader.sources
    mattering = reader.mattering
    warnings = reader.warnings
    needsFoundation = reader.actionsNeedFoundation
    fieldsNeedFoundation = reader.fieldsNeedFoundation
    typeNames = reader.typeNames
    guard problems.isEmpty else { throw ScaffoldError(problems) }
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

  /// Whether the texts are the one empty text that stands for no entry, where the defaults are not
  /// wanted either.
  fileprivate func isEmptied(by texts: [String]) -> Bool { isRepeatable && texts == [""] }
}

/// Turns the texts of options into values and collects what is wrong with them.
private struct OptionReader {
  private(set) var problems: [Diagnostic] = []
  private(set) var warnings: [Diagnostic] = []
  private(set) var values: [TemplateValue] = []
  private(set) var texts: [[String]] = []
  private(set) var sources: [EffectiveOption.Source] = []
  private(set) var mattering: Set<String> = []
  private(set) var actionsNeedFoundation = false
  private(set) var fieldsNeedFoundation = false
  private(set) var typeNames: Set<String> = []
  /// The names that options have got so far.
  private var names: [String: [String]] = [:]

  /// Reads the next option. What it is set to in vain is a mistake nevertheless if it cannot be; a
  /// preset is for all cases and may well be in vain.
  mutating func read(_ option: TemplateOption, _ given: [String], _ preset: [String]) {
    guard let condition = option.condition, !option.matters(after: values) else {
      mattering.insert(option.name)
      sources.append(!given.isEmpty ? .setting : !preset.isEmpty ? .preset : .template)
      let chosen = !given.isEmpty ? given : !preset.isEmpty ? preset : option.defaults
      take(option.isEmptied(by: chosen) ? [] : chosen, for: option)
      return
    }
    sources.append(.template)
    if !given.isEmpty {
      let fault = OptionFault.noEffect(option.name, condition: condition)
      warnings.append(Diagnostic(fault, severity: .warning))
      var check = OptionReader()
      _ = check.value(of: option, option.isEmptied(by: given) ? [] : given)
      problems += check.problems
    }
    take(option.defaults, for: option)
  }

  /// Keeps what counts of the texts for an option: the last, or of a list each one once.
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

  /// The value for what was given, of which the last counts unless the option is a list.
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

  /// Warns of types that most of the stack's files do not see.
  private mutating func warn(of types: [String], in option: TemplateOption) {
    for type in types.uniqued {
      let fault: OptionFault
      if let framework = ReservedNames.userInterface(with: type) {
        fault = .viewType(type, framework.rawValue, option: option.name)
      } else if ReservedNames.networking.contains(type) {
        fault = .networkingType(type, option: option.name)
      } else {
        continue
      }
      warnings.append(Diagnostic(fault, severity: .warning))
    }
  }

  /// The same with the names of another option in the place of its flag, such as `--use-cases`.
  private func spelledOut(_ reserved: ActionList.Reserved) -> ActionList.Reserved {
    guard reserved.actions.contains(where: { $0.hasPrefix("--") }) else { return reserved }
    var reserved = reserved
    reserved.actions = reserved.actions.flatMap { word in
      guard word.hasPrefix("--") else { return [word] }
      return (names[String(word.dropFirst(2))] ?? []).map { CaseStyle.lowerCamel.apply(to: $0) }
    }
    return reserved
  }

  /// The texts, of which each must be among those that the option allows.
  private mutating func allowed(_ texts: [String], _ option: TemplateOption) -> [String] {
    let known = option.values
    for text in texts where !known.isEmpty && !known.contains(text) {
      let fault = OptionFault.badValue(text, option: option.name, allowed: known)
      problems.append(Diagnostic(fault))
    }
    return texts
  }

  private mutating func flag(_ text: String, _ option: TemplateOption) -> Bool {
    if text != "true", text != "false" {
      let fault = OptionFault.badValue(text, option: option.name, allowed: ["true", "false"])
      problems.append(Diagnostic(fault))
    }
    return text == "true"
  }
}

extension [ScaffoldRequest.Setting] {
  /// The values that an option gets, in their order.
  fileprivate func values(of name: String) -> [String] {
    filter { $0.name == name }.map(\.value)
  }
}

/// What can be wrong with the settings of a request.
enum OptionFault: Fault {
  case unknownOption(String, template: String, known: [String])
  case badValue(String, option: String, allowed: [String])
  case noEffect(String, condition: String)
  case viewType(String, String, option: String)
  case networkingType(String, option: String)

  var wording: Wording {
    switch self {
    case .unknownOption(let name, let template, let known):
      Wording(
        .usage, "unknown-option",
        "the template '\(template)' has no option '\(name.escapingControlCharacters)'",
        help: Suggestion.help(
          for: name, in: known, otherwise: "it has: \(known.joined(separator: ", "))"))
    case .badValue(let value, let option, let allowed):
      Wording(
        .usage, "unknown-value",
        "'--\(option)' cannot be '\(value.escapingControlCharacters)'",
        help: Suggestion.help(
          for: value, in: allowed, otherwise: "it can be: \(allowed.joined(separator: ", "))"))
    case .noEffect(let option, let condition):
      Wording(
        .usage, "no-effect",
        "'--\(option)' has no effect: it applies when \(condition.escapingControlCharacters)")
    case .viewType(let type, let framework, let option):
      Wording(
        .usage, "unseen-type",
        "'\(type)' in '--\(option)' needs \(framework), which only views import",
        help: "hand over a type of your own, or import \(framework) wherever it is named")
    case .networkingType(let type, let option):
      Wording(
        .usage, "unseen-type",
        "'\(type)' in '--\(option)' needs FoundationNetworking on Linux, which is not imported",
        help: "hand over a type of your own, or import FoundationNetworking wherever it is named")
    }
  }
}
