/// An option of an Xcode template, as its `TemplateInfo.plist` declares it.
struct XcodeOption {
  enum Kind: String, CaseIterable {
    case text, `static`, popup, combo, checkbox, `class`, buildSetting
  }

  /// Another option and the values with which this one is enabled.
  struct Requirement {
    let identifier: String
    let values: [String]
    let place: SourceLocation
  }

  let identifier: String
  var kind: Kind
  var values: [String]
  let standard: String
  /// Where the default is, or else the option.
  let standardPlace: JSONValue
  let help: String
  let requirements: [Requirement]
  /// The variables that each value defines, beside the option itself.
  let variables: [(value: String, texts: [JSONValue.Member])]
  let json: JSONValue
  /// The name of the option in the result.
  var name = ""

  var location: SourceLocation { json.location }

  /// Whether the folders of the template are named after its values.
  var isAxis: Bool { [.popup, .combo, .class, .checkbox].contains(kind) && !choices.isEmpty }

  /// The values that it can have; empty if any text is valid.
  var choices: [String] { kind == .checkbox ? ["false", "true"] : values }

  /// The text by which a value is part of a folder's name.
  func folderName(of value: String) -> String {
    kind == .checkbox ? (value == "true" ? identifier : "") : value
  }

  /// The condition that the option has a value.
  func condition(_ value: String) -> String {
    guard kind == .checkbox else { return "\(name) == \(TextPart.quoted(value))" }
    return value == "true" ? name : "not \(name)"
  }
}

extension XcodeOption {
  private static let keys = [
    "Identifier", "Type", "Name", "Description", "Default", "Values", "Required",
    "RequiredOptions", "NotPersisted", "SortOrder", "EmptyReplacement", "Suffixes", "Prefixes",
    "Override", "FallbackHeader", "Variables", "Units", "Placeholder", "EnabledOptions",
    "UseMainMenuNib", "SettingName", "RequiredOptionsForValues",
  ]
  private static let mostValues = 256
  /// The keys without which the template would do something else.
  private static let refusedKeys = [
    "Suffixes", "Prefixes", "EmptyReplacement", "Override", "Units", "RequiredOptionsForValues",
    "SettingName",
  ]

  /// Reads an entry of `Options`; `nil` if something is wrong with it.
  init?(_ json: JSONValue, problems: inout [Diagnostic], remarks: inout [Diagnostic]) {
    let names = json.members?.map(\.name) ?? []
    var object = JSONObject(json, known: Self.keys + names)
    remarks += (json.members ?? []).filter { !Self.keys.contains($0.name) }.map { member in
      let name = member.name.escapingControlCharacters
      return .leftOut(
        "'\(name)' of an option has no effect on the text of a file", at: member.nameLocation)
    }
    let identifier = object.requiredString("Identifier")
    let word = object.string("Type") ?? "text"
    let kind = Kind(rawValue: word)
    if kind == nil || kind == .buildSetting {
      let known = Kind.allCases.map(\.rawValue).filter { $0 != "buildSetting" }
      object.report(
        .unknown("option type", word, known: known, at: object.location(of: "Type")))
    }
    for key in Self.refusedKeys where json[key] != nil {
      object.report(
        .notConverted(
          "'\(key)' of an option cannot be converted", at: json[key]?.location ?? json.location,
          help: "remove it from the option"))
    }
    let values = object.strings("Values") ?? []
    let requirements = Self.requirements(of: &object)
    let help = object.string("Description") ?? object.string("Name") ?? ""
    let standard = json["Default"].flatMap { $0.string ?? $0.boolean.map { String($0) } } ?? ""
    if let identifier, let kind {
      Self.check(kind, identifier, values, standard, &object)
    }
    problems += object.problems
    guard object.problems.isEmpty, let identifier, let kind else { return nil }
    self.init(
      identifier: identifier, kind: kind, values: kind == .checkbox ? [] : values,
      standard: standard, standardPlace: json["Default"] ?? json,
      help: Self.line(help, orElse: identifier), requirements: requirements,
      variables: (json["Variables"]?.members ?? []).map { ($0.name, $0.value.members ?? []) },
      json: json)
  }

  /// A text as one line of help.
  private static func line(_ text: String, orElse other: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let trimmed = words.hasSuffix(":") ? String(words.dropLast()) : words
    return trimmed.isEmpty ? other : trimmed.escapingControlCharacters
  }

  private static func check(
    _ kind: Kind, _ identifier: String, _ values: [String], _ standard: String,
    _ object: inout JSONObject
  ) {
    let isName =
      !identifier.isEmpty
      && identifier.utf8.allSatisfy { isLetter($0) || isDigit($0) || "_-.".utf8.contains($0) }
    if !isName {
      object.report(
        .notConverted(
          "'\(identifier.escapingControlCharacters)' is not a valid identifier",
          at: object.location(of: "Identifier"), help: "use letters and digits"))
    }
    if kind == .popup, values.isEmpty {
      object.report(
        .notConverted(
          "the popup '\(identifier)' has no values", at: object.location(of: "Values"),
          help: "add <key>Values</key> with an array of strings"))
    }
    if let value = values.prefix(mostValues).first(where: { value in
      value.isEmpty || value.unicodeScalars.contains(where: \.isDeceptive)
        || values.count { $0 == value } > 1
    }) {
      object.report(
        .notConverted(
          "the value '\(value.escapingControlCharacters)' is empty, repeated, or has control characters",
          at: object.location(of: "Values"), help: "change it"))
    }
    if values.count > mostValues {
      object.report(
        .notConverted(
          "more than \(mostValues) values", at: object.location(of: "Values"),
          help: "make the option a text"))
    }
    if kind == .popup, !standard.isEmpty, !values.contains(standard) {
      object.report(
        .unknown("value", standard, known: values, at: object.location(of: "Default")))
    }
  }

  private static func requirements(of object: inout JSONObject) -> [Requirement] {
    (object.members("RequiredOptions") ?? []).map { member in
      let value = member.value
      let words = value.elements?.compactMap(\.string)
      let flag = value.boolean.map { [String($0)] }
      let values = words ?? value.string.map { [$0] } ?? flag ?? []
      return Requirement(identifier: member.name, values: values, place: member.nameLocation)
    }
  }
}
