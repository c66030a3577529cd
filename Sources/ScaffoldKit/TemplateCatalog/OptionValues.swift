/// The values of a template's options for one request: checked settings, defaults for the rest.
struct OptionValues: Sendable {
  /// In the order in which the template declares its options.
  let values: [TemplateValue]
  /// The signatures, parameters and fields of the options that have them, by their places.
  private let signatures: [Int: [ActionSignature]]
  private let parameters: [Int: [ActionSignature.Parameter]]
  private let fields: [Int: [EntityField]]
  /// The texts of each option in the same order, as a user would type them.
  let texts: [[String]]
  /// Whether an action mentions a type of Foundation.
  let needsFoundation: Bool
  /// Whether a field of an entity mentions a type of Foundation.
  let fieldsNeedFoundation: Bool
  /// The names with which the types in signatures begin.
  let typeNames: Set<String>
  /// The names with which the types of an entity's fields begin.
  let fieldTypeNames: Set<String>
  /// The modules of types that the package does not declare: the values of the option `imports`.
  let imports: [String]
  /// The names of the options whose condition is true, or that have none.
  let activeOptions: Set<String>
  /// Where each of ``texts`` comes from.
  let sources: [EffectiveOption.Source]
  /// Warnings about settings and entries that have no effect.
  let warnings: [Diagnostic]

  /// The names with which all types that options name begin.
  var allTypeNames: Set<String> { typeNames.union(fieldTypeNames) }

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
      let given = settings.values(of: option.name).flatMap(option.values)
      reader.read(option, given, presets.values(of: option.name))
    }
    reader.takeInputs(options)
    reader.markBareActions(options)
    reader.forward(options)
    reader.leadOn()
    problems += reader.problems
    values = reader.values
    signatures = reader.signatures
    parameters = reader.parameters
    fields = reader.fields
    texts = reader.texts
    sources = reader.sources
    activeOptions = reader.activeOptions
    warnings = reader.warnings
    needsFoundation = reader.actionsNeedFoundation
    fieldsNeedFoundation = reader.fieldsNeedFoundation
    typeNames = reader.typeNames
    fieldTypeNames = reader.fieldTypeNames
    imports =
      options.firstIndex(where: \.namesImports)
      .map { reader.texts[$0] } ?? []
    guard problems.isEmpty else { throw ScaffoldError(problems) }
  }
}

extension OptionValues {
  /// The types of the user's own in signatures and fields of which tests need a value, in their order.
  var ownTypes: [OwnType] {
    let inSignatures = signatures.sorted { $0.key < $1.key }.flatMap { $0.value }
      .flatMap(\.ownTypes)
    return (inSignatures + inputTypes + ownFields.flatMap(\.ownTypes)).uniqued
  }

  /// The fields of an entity whose value is one of the user's own types.
  var ownFields: [EntityField] {
    fields.sorted { $0.key < $1.key }.flatMap(\.value).filter { !$0.ownTypes.isEmpty }
  }

  /// The types of the user's own in the inputs of the module, in their order.
  var inputTypes: [OwnType] {
    parameters.sorted { $0.key < $1.key }.flatMap { $0.value }.flatMap(\.syntax.ownTypes)
  }

  /// The actions of the user that ask the data source.
  func calls(in manifest: TemplateManifest) -> [ActionSignature] {
    let actions = manifest.options.firstIndex { $0.name == "actions" }
    return actions.flatMap { signatures[$0] }?.map(\.whole).filter(\.isCall) ?? []
  }

  /// The actions of the user in all options for them: `actions` and `detail-actions`.
  func userActions(in manifest: TemplateManifest) -> [ActionSignature] {
    let order = signatures.keys.sorted()
    let found = order.map { signatures[$0] ?? [] }.findingRowDeletions
    return zip(order, found).filter { index, _ in
      manifest.options[index].name.split(separator: "-").last == "actions"
    }.flatMap(\.1)
  }

  /// The entries of an option of a template; none if the template does not have it.
  func names(of option: String, in manifest: TemplateManifest) -> [String] {
    manifest.options.firstIndex { $0.name == option }.map { texts[$0] } ?? []
  }

  /// ``values`` with samples of the user's own types.
  func values(with samples: OwnTypeSamples) -> [TemplateValue] {
    guard !samples.types.isEmpty else { return values }
    var values = values
    let order = signatures.keys.sorted()
    let sampled = order.map { index in
      signatures[index]?.map { $0.sampled(by: samples) } ?? []
    }
    for (index, signatures) in zip(order, sampled.findingRowDeletions) {
      values[index] = .list(signatures.map { SignatureRecord.value(of: $0) })
    }
    for (index, fields) in fields {
      values[index] = .list(fields.map { SignatureRecord.value(of: $0.sampled(by: samples)) })
    }
    for (index, parameters) in parameters {
      values[index] = .list(parameters.map { SignatureRecord.value(of: $0.sampled(by: samples)) })
    }
    return values
  }
}

extension Diagnostic {
  /// An option that `template` does not have; without `template`, one that no template has.
  static func unknownOption(
    _ name: String, template: String? = nil, known: [String]
  ) -> Diagnostic {
    let owner = template.map { "the template '\($0.escapingControlCharacters)' has no option" }
    return Diagnostic(
      .usage, .unknownOption,
      "\(owner ?? "no template has an option") '\(name.escapingControlCharacters)'",
      help: Suggestion.help(
        for: name, in: known, otherwise: "known: \(known.joined(separator: ", "))"))
  }

  /// A module cannot change its options, because its template has none.
  package static func noOptions(ofModule module: String, _ template: String) -> Diagnostic {
    let name = module.shellQuoted
    return Diagnostic(
      .usage, .noChange,
      "the template '\(template.escapingControlCharacters)' of "
        + "'\(module.escapingControlCharacters)' has no options",
      help: "'viper-gen add \(name) SIGNATURE --from ROLE --to ROLE' adds a requirement, and "
        + "'viper-gen change \(name) --template ID' moves the module to another template")
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

  /// The values in a text that someone typed, as the option spells them: several for `--with service,entity` and for a list of names.
  fileprivate func values(in text: String) -> [String] {
    let texts =
      !isRepeatable
      ? [text]
      : reference == nil
        ? ValueList.values(in: text, allowed: values) : ValueList.names(in: text)
    return texts.map { ValueList.canonical($0, among: values) }
  }

  /// Whether the texts are one empty text, which means a list without entries.
  func isEmptied(by texts: [String]) -> Bool { isRepeatable && texts == [""] }
}

extension [ScaffoldRequest.Setting] {
  /// The values of an option, in their order.
  fileprivate func values(of name: String) -> [String] {
    filter { $0.name == name }.map(\.value)
  }
}
