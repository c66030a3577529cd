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

  /// Whether an entry may have the lengths of a text: `username: 1...20`.
  var takesLengths: Bool { type == "String" }

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

/// An entry of a list that names something, perhaps with the number of characters that a text may have.
///
/// ```swift
/// try ReferringEntry("username: 1...20", of: "validate").lengths    // 1...20
/// try ReferringEntry("username", of: "validate").lengths            // nil
/// ```
struct ReferringEntry: Sendable, Hashable {
  let name: String
  let lengths: ClosedRange<Int>?

  /// More characters are no text that a person enters.
  private static let mostCharacters = 100_000

  /// - Throws: a text after the name that is no range.
  init(_ text: String, of option: String) throws(ScaffoldError) {
    guard let colon = text.firstIndex(of: ":") else {
      self.init(name: text, lengths: nil)
      return
    }
    let range = text[text.index(after: colon)...]
    guard let match = range.wholeMatch(of: /\s*([0-9]{1,6})\s*\.\.\.\s*([0-9]{1,6})\s*/),
      let least = Int(match.1), let most = Int(match.2), least <= most, most > 0,
      most <= Self.mostCharacters
    else {
      throw ScaffoldError(
        .usage, .badLength,
        "'\(text.escapingControlCharacters)' in '--\(option)' has no range of lengths",
        help: "write the least and the most characters, such as '\(text[..<colon]): 1...20'")
    }
    self.init(name: String(text[..<colon]), lengths: least...most)
  }

  init(name: String, lengths: ClosedRange<Int>? = nil) {
    self.name = name
    self.lengths = lengths
  }
}
