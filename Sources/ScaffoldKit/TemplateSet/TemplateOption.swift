/// An option that a template declares: what `create` takes as a flag and the text as a variable.
public struct TemplateOption: Sendable, Hashable {
  /// What an option's value is.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// One text; with ``TemplateOption/values``, one of them.
    case string
    /// True or false.
    case boolean
    /// Any number of texts; with ``TemplateOption/values``, each is one of them.
    case list
    /// Any number of user actions, such as `signIn(username: String)`.
    case signatures
  }

  /// The name: `ui` is the flag `--ui` and the variable `<<ui>>`.
  public let name: String
  /// What its value is.
  public let kind: Kind
  /// The texts that are allowed; empty when every text is.
  public let values: [String]
  /// The texts that stand for the option when nobody sets it: one for a string or a boolean, any
  /// number for a list.
  public let defaults: [String]
  /// What it is for, in a line.
  public let help: String
  /// The names that user actions must leave to the template.
  let reserved: ActionList.Reserved

  /// Whether the option may be set several times.
  public var isRepeatable: Bool { kind == .list || kind == .signatures }

  /// The option as a variable of the template language.
  var type: TemplateType {
    let allowed = values.isEmpty ? nil : values
    return switch kind {
    case .string: .text(allowed: allowed)
    case .boolean: .flag
    case .list: .list(.text(allowed: allowed))
    case .signatures: .list(SignatureRecord.type)
    }
  }
}

extension TemplateOption {
  private static let keys = [
    "name", "type", "values", "default", "help", "reserved", "reservedParameters",
  ]

  /// Reads an entry of `options` in a `template.json`; `nil` when something is wrong with it.
  init?(_ json: JSONValue, problems: inout [Diagnostic]) {
    var object = JSONObject(json, known: Self.keys)
    let name = object.requiredString("name")
    let type = object.requiredString("type")
    let values = object.strings("values") ?? []
    let help = object.requiredString("help")
    let reserved = ActionList.Reserved(
      actions: object.strings("reserved") ?? [],
      parameters: object.strings("reservedParameters") ?? [])
    let kind = type.flatMap(Kind.init)
    if let type, kind == nil {
      let known = Kind.allCases.map(\.rawValue)
      object.report(
        TemplateSetFault.unknownKind(type, known: known), object.location(of: "type"))
    }
    if let name, let fault = Self.fault(inName: name) {
      object.report(fault, object.location(of: "name"))
    }
    let defaults = kind.flatMap { Self.defaults(of: &object, kind: $0, values: values) }
    if object.problems.isEmpty, kind == .signatures, let defaults {
      object.report(Self.faults(inActions: defaults, object, reserved: reserved))
    }
    problems += object.problems
    guard object.problems.isEmpty, let name, let kind, let help, let defaults else { return nil }
    self.init(
      name: name, kind: kind, values: values, defaults: defaults, help: help, reserved: reserved)
  }

  private static func fault(inName name: String) -> TemplateSetFault? {
    let isWord = name.utf8.allSatisfy { byte in
      (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-")
    }
    guard isWord, let first = name.utf8.first, isLetter(first) else { return .badOptionName(name) }
    return TemplateScope.reservedWords.contains(name) ? .reservedOptionName(name) : nil
  }

  private static func defaults(
    of object: inout JSONObject, kind: Kind, values: [String]
  ) -> [String]? {
    var defaults: [String]?
    switch kind {
    case .string: defaults = [object.string("default") ?? values.first ?? ""]
    case .boolean: defaults = [String(object.boolean("default") ?? false)]
    case .list, .signatures: defaults = object.strings("default") ?? []
    }
    let places = object.value["default"]?.elements?.filter { $0.string != nil }.map(\.location)
    for (index, text) in (defaults ?? []).enumerated()
    where !values.isEmpty && !values.contains(text) {
      object.report(
        TemplateFault.unknownValue(text, allowed: values),
        places?[index] ?? object.location(of: "default"))
    }
    return defaults
  }

  /// What is wrong with the actions that stand for the option when nobody sets it.
  private static func faults(
    inActions texts: [String], _ object: JSONObject, reserved: ActionList.Reserved
  ) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    for json in object.value["default"]?.elements ?? [] {
      do throws(ScaffoldFailure) {
        _ = try ActionSignature.parse(json.string ?? "", path: json.location.path)
      } catch {
        problems += error.diagnostics.map { $0.moved(into: json) }
      }
    }
    guard problems.isEmpty else { return problems }
    do throws(ScaffoldFailure) {
      _ = try ActionList.parse(texts, path: "", reserved: reserved)
    } catch {
      problems += error.diagnostics.map { $0.placed(at: object.location(of: "default")) }
    }
    return problems
  }
}
