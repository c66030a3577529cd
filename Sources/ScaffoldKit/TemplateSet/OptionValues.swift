/// The values of a template's options for one request: checked settings, defaults for the rest.
struct OptionValues: Sendable {
  /// In the order in which the template declares its options.
  let values: [TemplateValue]
  /// The texts that each option has got, in the same order: what would have to be typed.
  let texts: [[String]]
  /// Whether an action mentions a type of Foundation.
  let needsFoundation: Bool

  /// Checks `settings` against what the template declares; everything wrong is reported at once.
  init(
    _ settings: [ScaffoldRequest.Setting], of template: TemplateManifest
  ) throws(ScaffoldFailure) {
    var problems: [Diagnostic] = []
    let known = template.options.map(\.name)
    for setting in settings where !known.contains(setting.name) {
      let fault = OptionFault.unknownOption(setting.name, template: template.id, known: known)
      if !problems.contains(Diagnostic(fault)) { problems.append(Diagnostic(fault)) }
    }
    var actions: [ActionSignature] = []
    texts = template.options.map { option in
      let given = settings.filter { $0.name == option.name }.map(\.value)
      return option.inEffect(given.isEmpty ? option.defaults : given)
    }
    values = zip(template.options, texts).map { option, texts in
      guard option.kind == .signatures else { return option.value(of: texts, &problems) }
      let found = option.actions(texts, &problems)
      actions += found
      return .list(found.map { SignatureRecord.value(of: $0) })
    }
    needsFoundation = actions.contains(where: \.needsFoundation)
    guard problems.isEmpty else { throw ScaffoldFailure(problems) }
  }
}

extension TemplateOption {
  /// What counts of the texts that were given: the last, or of a list each one once.
  fileprivate func inEffect(_ texts: [String]) -> [String] {
    switch kind {
    case .string, .boolean: Array(texts.suffix(1))
    case .list: texts.uniqued
    case .signatures: texts
    }
  }

  fileprivate func value(of texts: [String], _ problems: inout [Diagnostic]) -> TemplateValue {
    for text in texts where !values.isEmpty && !values.contains(text) {
      problems.append(Diagnostic(OptionFault.badValue(text, option: name, allowed: values)))
    }
    switch kind {
    case .string: return .text(texts.last ?? "")
    case .boolean: return .flag(flag(texts.last ?? "false", problems: &problems))
    case .list, .signatures: return .list(texts.map { .text($0) })
    }
  }

  private func flag(_ text: String, problems: inout [Diagnostic]) -> Bool {
    if text != "true", text != "false" {
      let fault = OptionFault.badValue(text, option: name, allowed: ["true", "false"])
      problems.append(Diagnostic(fault))
    }
    return text == "true"
  }

  /// The actions of an option of the kind `signatures`.
  fileprivate func actions(
    _ texts: [String], _ problems: inout [Diagnostic]
  ) -> [ActionSignature] {
    attempt(&problems) { () throws(ScaffoldFailure) in
      try ActionList.parse(texts, path: "--\(name)", reserved: reserved)
    } ?? []
  }
}

extension [String] {
  /// Each entry once, where it stands first.
  fileprivate var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}

/// What can be wrong with the settings of a request.
enum OptionFault: Fault {
  case unknownOption(String, template: String, known: [String])
  case badValue(String, option: String, allowed: [String])

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
    }
  }
}
