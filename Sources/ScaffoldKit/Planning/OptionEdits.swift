/// Applies the edits of a request to the options that a record has.
struct OptionEdits {
  private let record: ModuleRecord
  private let options: [TemplateOption]
  private let anatomy: TemplateAnatomy
  /// The texts of the options that were edited.
  private(set) var edited: [String: [String]] = [:]
  /// Notes about edits that change nothing.
  private(set) var notes: [Diagnostic] = []

  init(_ record: ModuleRecord, _ manifest: TemplateManifest) throws(ScaffoldError) {
    self.record = record
    options = manifest.options
    anatomy = try manifest.anatomy()
  }

  /// Applies one edit.
  ///
  /// - Throws: if the template has no such option or link, or the option is not a list.
  mutating func apply(_ edit: ChangeRequest.Edit) throws(ScaffoldError) {
    switch edit {
    case .add(let signature, let from, let to):
      let option = try option(from: from, to: to)
      try refuseProperty(signature, in: option)
      add([signature], to: option)
    case .removeSignature(let signature, let from, let to):
      remove([signature], from: try option(of: signature, from: from, to: to))
    case .set(let name, let values):
      edited[try option(named: name).name] = values
    case .append(let name, let values):
      add(values, to: try list(named: name))
    case .remove(let name, let values):
      remove(values, from: try list(named: name))
    }
  }

  /// Refuses a property where the template takes functions only, and names the links that take it.
  private func refuseProperty(
    _ signature: String, in option: TemplateOption
  ) throws(ScaffoldError) {
    let words = signature.split(whereSeparator: \.isWhitespace)
    guard words.count > 1, words[0] == "var", !option.rules.accepts(.properties) else { return }
    let links = anatomy.links.filter { self.option(of: $0)?.rules.accepts(.properties) ?? false }
    let typed = "viper-gen add \(record.name.shellQuoted) \(signature.shellQuoted)"
    let lines = links.map { "\n  \(typed) --from \($0.from.asWord) --to \($0.to.asWord)" }
    throw ScaffoldError(
      .usage, .property,
      "'\(signature.escapingControlCharacters)' is a property, which '--\(option.name)' does not take",
      help: lines.isEmpty
        ? "write a function" : "a property goes on a link; type one of:" + lines.joined())
  }

  private mutating func add(_ values: [String], to option: TemplateOption) {
    var texts = texts(of: option)
    for value in values {
      if texts.contains(where: { Self.areSame($0, value, in: option) }) {
        notes.append(.unchangedValue(value, of: option, isListed: true, in: record))
      } else {
        texts.append(value)
      }
    }
    edited[option.name] = texts
  }

  private mutating func remove(_ values: [String], from option: TemplateOption) {
    var texts = texts(of: option)
    for value in values {
      if texts.contains(where: { Self.areSame($0, value, in: option) }) {
        texts.removeAll { Self.areSame($0, value, in: option) }
      } else {
        notes.append(.unchangedValue(value, of: option, isListed: false, in: record))
      }
    }
    edited[option.name] = texts
  }

  /// The option from which a signature is removed: without roles, the one option that has it.
  private func option(
    of signature: String, from: String?, to: String?
  ) throws(ScaffoldError) -> TemplateOption {
    guard from == nil, to == nil else { return try option(from: from, to: to) }
    let having = options.filter { option in
      option.kind == .signatures
        && texts(of: option).contains { Self.areSame($0, signature, in: option) }
    }
    return if having.count == 1 { having[0] } else { try actions() }
  }

  /// Whether two values declare the same, such as `refresh` and `refresh()`.
  private static func areSame(
    _ first: String, _ second: String, in option: TemplateOption
  ) -> Bool {
    meaning(of: first, in: option) == meaning(of: second, in: option)
  }

  /// The requirement that a signature declares; any other value without white space.
  private static func meaning(of value: String, in option: TemplateOption) -> String {
    var ignored: [Diagnostic] = []
    let signature =
      option.kind == .signatures
      ? attempt(&ignored) { () throws(ScaffoldError) in
        try ActionSignature.parse(
          value, path: option.name, rules: option.rules.withoutNames)
      } : nil
    return signature?.requirement ?? value.filter { !$0.isWhitespace }
  }

  /// The values of an option so far.
  private func texts(of option: TemplateOption) -> [String] {
    edited[option.name] ?? record.options.first { $0.name == option.name }?.texts
      ?? option.defaults
  }

  /// The settings for a request: those that were edited.
  var settings: [ScaffoldRequest.Setting] {
    options.flatMap { option in
      // A list that was emptied is one empty text.
      let texts = edited[option.name].map { $0.isEmpty ? [""] : $0 } ?? []
      return texts.map { ScaffoldRequest.Setting(option.name, $0) }
    }
  }

  // MARK: Options

  private func option(named name: String) throws(ScaffoldError) -> TemplateOption {
    if let option = options.first(where: { $0.name == name }) { return option }
    guard !options.isEmpty else {
      throw ScaffoldError(.noOptions(ofModule: record.name, record.template))
    }
    throw ScaffoldError([
      .unknownOption(name, template: record.template, known: options.map(\.name))
    ])
  }

  private func list(named name: String) throws(ScaffoldError) -> TemplateOption {
    let option = try option(named: name)
    guard option.isRepeatable else {
      throw ScaffoldError(
        .usage, .notAList, "'--\(option.name)' is not a list",
        help: "set it with '--\(option.name) VALUE'")
    }
    return option
  }

  /// The option for the signatures of a link; without roles, the one for the actions.
  private func option(from: String?, to: String?) throws(ScaffoldError) -> TemplateOption {
    guard from != nil || to != nil else { return try actions() }
    let links = anatomy.links.filter { link in option(of: link) != nil }
    let matching = links.filter { link in
      from.map { Self.isRole($0, link.from) } ?? true && to.map { Self.isRole($0, link.to) } ?? true
    }
    if let link = matching.first, matching.count == 1, let option = option(of: link) {
      return option
    }
    let shown = (matching.isEmpty ? links : matching).map {
      "--from \($0.from.asWord) --to \($0.to.asWord)"
    }
    let ends = [from.map { "from '\($0)'" }, to.map { "to '\($0)'" }].compactMap { $0 }
    throw ScaffoldError(
      .usage, matching.isEmpty ? .unknownLink : .severalLinks,
      "the template '\(record.template.escapingControlCharacters)' has "
        + (matching.isEmpty ? "no link " : "several links ")
        + ends.joined(separator: " ").escapingControlCharacters
        + (matching.isEmpty ? " that takes signatures" : " that take signatures"),
      help: shown.isEmpty ? nil : "type one of:\n  " + shown.joined(separator: "\n  "))
  }

  private func actions() throws(ScaffoldError) -> TemplateOption {
    let links = Set(anatomy.links.map(\.optionName))
    let chains = options.filter { $0.kind == .signatures && !links.contains($0.name) }
    if let option = chains.first(where: { $0.name == "actions" }) ?? chains.first { return option }
    throw ScaffoldError(
      .usage, .noActions,
      "the template '\(record.template.escapingControlCharacters)' has no option for actions",
      help: "choose a link with '--from' and '--to'")
  }

  private func option(of link: TemplateAnatomy.Link) -> TemplateOption? {
    options.first { $0.name == link.optionName && $0.kind == .signatures }
  }

  private static func isRole(_ typed: String, _ role: String) -> Bool {
    typed.asWord == role.asWord
  }
}

extension TemplateAnatomy.Link {
  /// The name of the option that lists the signatures of the link: `interactor-to-presenter`.
  package var optionName: String { "\(from.asWord)-to-\(to.asWord)" }
}

extension String {
  /// The text in lower case with hyphens in place of spaces: `list-presenter`.
  package var asWord: String { lowercased().split(separator: " ").joined(separator: "-") }
}

extension RecordedOption {
  /// The value as texts that a user would type.
  package var texts: [String] {
    switch value {
    case .text(let text): [text]
    case .flag(let flag): [flag ? "true" : "false"]
    case .list(let texts): texts
    }
  }

  /// The settings that give the option its value.
  var settings: [ScaffoldRequest.Setting] {
    let texts: [String] = if case .list(let list) = value, list.isEmpty { [""] } else { self.texts }
    return texts.map { .init(name, $0) }
  }
}

extension Diagnostic {
  /// A value that is added to a list that has it, or removed from one that lacks it.
  fileprivate static func unchangedValue(
    _ value: String, of option: TemplateOption, isListed: Bool, in record: ModuleRecord
  ) -> Diagnostic {
    Diagnostic(
      .usage, .unchanged,
      "'\(record.name.escapingControlCharacters)' has \(isListed ? "" : "no ")"
        + "'\(value.escapingControlCharacters)' \(isListed ? "already " : "")in '--\(option.name)'",
      severity: .note)
  }
}
