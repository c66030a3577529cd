/// What the entries of a list name: the actions of an earlier option, as in `actions`, or their parameters, as in
/// `actions.parameters` and `actions.parameters: String`. Entries that name nothing have no effect.
struct OptionReference: Sendable, Hashable {
  /// The option of the type `signatures`.
  let option: String
  /// Whether the entries name parameters of the actions.
  let isOfParameters: Bool
  /// The type that the parameters must have; `nil` if every type is right.
  let type: String?

  init?(_ text: String) {
    guard let match = text.wholeMatch(of: /([a-z][a-z0-9\-]*)(?:(\.parameters)(?:: (\S.*))?)?/)
    else { return nil }
    option = String(match.1)
    isOfParameters = match.2 != nil
    type = match.3.map(String.init)
  }

  /// Reads the key `refersTo` of an option.
  static func read(from object: inout JSONObject) -> OptionReference? {
    guard let text = object.string("refersTo") else { return nil }
    if let reference = OptionReference(text) { return reference }
    object.report(
      Diagnostic(
        .data, .optionReference, "'\(text.escapingControlCharacters)' is not a reference",
        at: object.location(of: "refersTo"),
        help: "write the name of an option, such as 'actions', or 'actions.parameters: String'"))
    return nil
  }

  /// The names that entries can have.
  func names(in actions: [ActionSignature]) -> [String] {
    guard isOfParameters else { return actions.map(\.id) }
    return actions.flatMap(\.parameters).filter { type == nil || $0.type == type }.map(\.name)
      .uniqued
  }

  /// Whether an entry may have a rule for a text: `username: 1...20`.
  var takesRules: Bool { type == "String" }

  /// What an entry names, for messages: `parameter of the type 'String' in '--actions'`.
  var phrase: String {
    let kind = isOfParameters ? "parameter" : "action"
    return kind + (type.map { " of the type '\($0)'" } ?? "") + " in '--\(option)'"
  }

  /// Checks that each reference is to an earlier option with signatures; `entries` are the options in the
  /// `template.json`.
  static func check(
    _ options: [TemplateOption], in entries: [JSONValue], _ problems: inout [Diagnostic]
  ) {
    for (index, json) in zip(options.indices, entries) {
      guard let reference = options[index].reference, let place = json["refersTo"]?.location
      else { continue }
      let known = options[..<index].filter { $0.kind == .signatures }.map(\.name)
      guard !known.contains(reference.option) else { continue }
      problems.append(
        .unknown(
          "earlier option of the type 'signatures'", reference.option, known: known,
          at: place))
    }
  }
}

/// An entry of a list that names something, perhaps with a rule for a text.
///
/// ```swift
/// try ReferringEntry("username: 1...20", of: "validate").rule    // .lengths(1...20)
/// try ReferringEntry("contact: email", of: "validate").rule      // .format(.email)
/// try ReferringEntry("username", of: "validate").rule            // nil
/// ```
struct ReferringEntry: Sendable, Hashable {
  let name: String
  let rule: TextRule?

  /// - Throws: a text after the name that is no rule.
  init(_ text: String, of option: String) throws(ScaffoldError) {
    guard let colon = text.firstIndex(of: ":") else {
      self.init(name: text)
      return
    }
    guard let rule = TextRule(text[text.index(after: colon)...]) else {
      throw ScaffoldError(
        .usage, .badLength,
        "'\(text.escapingControlCharacters)' in '--\(option)' has no range of lengths and no format",
        help: "write the least and the most characters, such as '\(text[..<colon]): 1...20', or "
          + TextRule.known)
    }
    self.init(name: String(text[..<colon]), rule: rule)
  }

  init(name: String, rule: TextRule? = nil) {
    self.name = name
    self.rule = rule
  }
}
