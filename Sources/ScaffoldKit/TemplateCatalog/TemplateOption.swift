/// An option that a template declares: a flag of `create`, and a variable of the template's texts.
public struct TemplateOption: Sendable, Hashable {
  /// The kind of an option's value.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// One text; with ``TemplateOption/values``, one of them.
    case string
    /// True or false.
    case boolean
    /// Any number of texts; with ``TemplateOption/values``, each is one of them.
    case list
    /// Any number of user actions, such as `signIn(username: String)`.
    case signatures
    /// Any number of values that the module's entry point takes, such as `user: User`.
    case parameters
    /// Any number of fields of an entity, such as `createdAt: Date?`.
    case fields
    /// Any number of names of types, such as `FetchPlayers`, which differ in more than case.
    case names
  }

  /// The name: `ui` is the flag `--ui` and the variable `<<ui>>`.
  public let name: String
  /// The kind of its value.
  public let kind: Kind
  /// The texts that are allowed; empty when every text is.
  public let values: [String]
  /// The texts that apply if the option is not set: one for a string or a boolean, any number for a list.
  public let defaults: [String]
  /// What it is for, in a line.
  public let help: String
  /// The condition under which the option has an effect: `ui == "swiftui"`. It names options that the
  /// template declares before this one. `nil` if the option always has an effect.
  ///
  /// If the condition is false, the option has its default, whatever it is set to.
  public let condition: String?
  /// The parsed condition.
  var rule: OptionRule?
  /// The names that actions, fields and types must not have, and what actions may be.
  let rules: SignatureRules
  /// The entries to which checks set the option, a list; `nil` for general ones.
  var ownSamples: [String]?
  /// What the entries of a list name; `nil` if they can be any texts.
  var reference: OptionReference?

  /// The options whose functions the bodies of its signatures can call, and the expression that names the part which
  /// has them: `["presenter-to-view": "view?"]`.
  var receivers: [String: String] = [:]

  /// Whether its signatures are named like types, as use cases are.
  public var namesTypes: Bool { rules.areTypes }

  /// Whether it lists the modules of types that the package does not declare. Their imports are added to the
  /// files, so that no text has to use the option.
  var namesImports: Bool { name == "imports" && kind == .list }

  /// Whether it keeps code for other systems in an app. In a template without such an option, all code stays.
  var keepsOtherSystems: Bool { name == "portable" && kind == .boolean }

  /// Whether the option may be set several times.
  public var isRepeatable: Bool { kind != .string && kind != .boolean }

  /// The option as a variable of the template language.
  var type: TemplateType {
    let allowed = values.isEmpty ? nil : values
    return switch kind {
    case .string: .text(allowed: allowed)
    case .boolean: .flag
    case .list, .names: .list(.text(allowed: allowed))
    case .signatures: .list(SignatureRecord.type)
    case .parameters: .list(SignatureRecord.parameterType)
    case .fields: .list(SignatureRecord.entityFieldType)
    }
  }
}

extension TemplateOption.Kind {
  private static let signatureKeys = [
    "reservedParameters", "accepts", "existing", "names", "calls",
  ]

  /// The keys that do not apply to such an option.
  fileprivate var idleKeys: [String] {
    switch self {
    case .string:
      ["samples", "refersTo"] + Self.signatureKeys.filter { $0 != "names" }
    case .list: ["reserved"] + Self.signatureKeys
    case .boolean: ["values", "reserved", "samples", "refersTo"] + Self.signatureKeys
    case .signatures: ["values", "refersTo"]
    case .parameters, .fields, .names: ["values", "refersTo"] + Self.signatureKeys
    }
  }
}

extension TemplateOption {
  private static let keys = [
    "name", "type", "values", "default", "help", "reserved", "reservedParameters", "accepts",
    "existing", "names", "samples", "refersTo", "calls", "when",
  ]

  /// Reads an entry of `options` in a `template.json`; `nil` when something is wrong with it.
  init?(_ json: JSONValue, problems: inout [Diagnostic]) {
    var object = JSONObject(json, known: Self.keys)
    let name = object.requiredString("name")
    let type = object.requiredString("type")
    let values = Self.values(of: &object)
    let help = object.requiredString("help")
    let condition = object.string("when")
    let rules = Self.rules(of: &object)
    let samples = object.strings("samples")
    let reference = OptionReference.read(from: &object)
    let receivers = Self.receivers(of: &object)
    let kind = type.flatMap(Kind.init)
    if let type, kind == nil {
      let known = Kind.allCases.map(\.rawValue)
      object.report(.unknown("option type", type, known: known, at: object.location(of: "type")))
    }
    if let kind { Self.checkKeys(of: &object, kind) }
    if let name { Self.checkName(name, of: &object) }
    let defaults = kind.flatMap { Self.defaults(of: &object, kind: $0, values: values) }
    if object.problems.isEmpty, let kind, defaults != nil {
      let found = object.value["default"].map {
        Self.problems(in: $0, of: kind, rules: rules)
      }
      object.report((found ?? []).map { $0.inCategory(.data) })
    }
    problems += object.problems
    guard object.problems.isEmpty, let name, let kind, let help, let defaults else { return nil }
    self.init(
      name: name, kind: kind, values: values, defaults: defaults, help: help,
      condition: condition, rules: rules, ownSamples: samples, reference: reference,
      receivers: receivers)
  }

  private static func rules(of object: inout JSONObject) -> SignatureRules {
    let features = SignatureRules.Feature.allCases.map(\.rawValue)
    var rules = SignatureRules(
      actions: object.strings("reserved") ?? [],
      parameters: object.strings("reservedParameters") ?? [],
      existing: object.strings("existing") ?? [])
    for word in object.strings("accepts") ?? [] {
      if let feature = SignatureRules.Feature(rawValue: word) {
        rules.features.insert(feature)
      } else {
        object.report(
          .unknown("feature", word, known: features, at: object.location(of: "accepts")))
      }
    }
    if let style = object.string("names") {
      let known = ["lowerCamel", "upperCamel", "any"]
      rules.areTypes = style == "upperCamel"
      rules.acceptsAnyNames = style == "any"
      if !known.contains(style) {
        object.report(.unknown("style", style, known: known, at: object.location(of: "names")))
      }
    }
    return rules
  }

  /// Reads the key `calls`.
  private static func receivers(of object: inout JSONObject) -> [String: String] {
    var receivers: [String: String] = [:]
    for member in object.members("calls") ?? [] {
      guard let expression = member.value.string else {
        object.report(.wrongKind(member.value, expected: "a string"))
        continue
      }
      receivers[member.name] = expression
    }
    return receivers
  }

  /// Checks that the options whose functions can be called have signatures; `entries` are the options in the
  /// `template.json`.
  static func checkReceivers(
    _ options: [TemplateOption], in entries: [JSONValue], _ problems: inout [Diagnostic]
  ) {
    let known = options.filter { $0.kind == .signatures }.map(\.name)
    for (option, json) in zip(options, entries) {
      for name in option.receivers.keys.sorted() where !known.contains(name) {
        let place = json["calls"]?[name]?.location ?? json.location
        problems.append(
          .unknown("option of the type 'signatures'", name, known: known, at: place))
      }
    }
  }

  private static func checkKeys(of object: inout JSONObject, _ kind: Kind) {
    for key in kind.idleKeys where object.value[key] != nil {
      object.report(
        Diagnostic(
          .data, .optionKey,
          "'\(key)' does not apply to an option of the type '\(kind.rawValue)'",
          at: object.location(of: key), help: "leave it out"))
    }
  }

  private static func checkName(_ name: String, of object: inout JSONObject) {
    var location: SourceLocation { object.location(of: "name") }
    let isWord = name.utf8.allSatisfy { byte in
      (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-")
    }
    if !isWord || name.utf8.first.map(isLetter) != true {
      object.report(
        Diagnostic(
          .data, .optionName, "'\(name.escapingControlCharacters)' is not a valid option name",
          at: location, help: "use lowercase letters, digits and hyphens, beginning with a letter"))
    } else if TemplateScope.reservedWords.contains(name) {
      object.report(
        Diagnostic(
          .data, .optionName, "'\(name)' is a keyword of the template language", at: location,
          help: "choose another name"))
    }
  }

  /// The allowed values, each of which must be unique and not empty.
  private static func values(of object: inout JSONObject) -> [String] {
    let values = object.strings("values") ?? []
    let elements = object.value["values"]?.elements?.filter { $0.string != nil } ?? []
    for (index, value) in values.enumerated() {
      if value.isEmpty {
        object.report(
          Diagnostic(
            .data, .optionValues, "a value is empty", at: elements[index].location,
            help: "give it a name, such as 'none'"))
      } else if values[..<index].contains(value) {
        object.report(
          Diagnostic(
            .data, .optionValues, "duplicate value '\(value.escapingControlCharacters)'",
            at: elements[index].location, help: "remove it"))
      }
    }
    return values
  }

  private static func defaults(
    of object: inout JSONObject, kind: Kind, values: [String]
  ) -> [String]? {
    var defaults: [String]?
    switch kind {
    case .string: defaults = [object.string("default") ?? values.first ?? ""]
    case .boolean: defaults = [String(object.boolean("default") ?? false)]
    case .list, .signatures, .parameters, .fields, .names:
      defaults = object.strings("default") ?? []
    }
    let places = object.value["default"]?.elements?.filter { $0.string != nil }.map(\.place)
    for (index, text) in (defaults ?? []).enumerated()
    where !values.isEmpty && !values.contains(text) {
      let location = places?[index].location ?? object.location(of: "default")
      object.report(.unknown("value", text, known: values, at: location))
    }
    return defaults
  }

  /// What is wrong with an array of texts as the value of an option: with each text, or if each is valid,
  /// with all together.
  static func problems(
    in array: JSONValue, of kind: Kind, rules: SignatureRules
  ) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    let elements = array.elements ?? []
    for json in elements {
      do throws(ScaffoldError) {
        try check([json.string ?? ""], of: kind, path: json.path, rules: rules.withoutNames)
      } catch {
        problems += error.diagnostics.map { $0.moved(into: json) }
      }
    }
    if problems.isEmpty {
      do throws(ScaffoldError) {
        try check(elements.map { $0.string ?? "" }, of: kind, path: "", rules: rules)
      } catch {
        problems += error.diagnostics.map { $0.located(at: array.location) }
      }
    }
    return problems
  }

  private static func check(
    _ texts: [String], of kind: Kind, path: String, rules: SignatureRules
  ) throws(ScaffoldError) {
    switch kind {
    case .string, .boolean, .list: break
    case .signatures: _ = try TypeNameList.signatures(texts, path: path, rules: rules)
    case .parameters:
      _ = try ActionSignature.Parameter.parse(all: texts, path: path, reserved: rules.actions)
    case .fields:
      let fields = try EntityField.parse(all: texts, path: path, reserved: rules.actions)
      let problems = fields.filter { !$0.ownTypes.isEmpty }.map { Diagnostic.noSample(of: $0) }
      guard problems.isEmpty else { throw ScaffoldError(problems) }
    case .names: _ = try TypeNameList.parse(texts, path: path, reserved: rules.actions)
    }
  }
}
