/// Names of further types of a module, such as its use cases.
enum TypeNameList {
  /// Checks each like the name of a module, and returns them in normal form C.
  ///
  /// Files are named after the types, so no two names may differ only in case, and none may be reserved.
  ///
  /// - Throws: everything that is wrong with any of them.
  static func parse(
    _ texts: [String], path: String, reserved: [String]
  ) throws(ScaffoldError) -> [String] {
    var names: [String] = []
    var problems: [Diagnostic] = []
    var taken: [String: String] = [:]
    let reserved = Set(reserved.map(\.caseFolded))
    let place = SourceLocation(path: path)
    for text in texts {
      if let problem = NameRules.problem(in: text, kind: "type") {
        problems.append((several(text, path) ?? problem).located(at: place))
        continue
      }
      let name = text.normalizedToNFC
      if reserved.contains(name.caseFolded) {
        problems.append(.reservedName(name, code: .nameReserved, at: place))
      } else if let other = taken.updateValue(name, forKey: name.caseFolded) {
        problems.append(alike(other, name).located(at: place))
      }
      names.append(name)
    }
    guard problems.isEmpty else { throw ScaffoldError(problems) }
    return names
  }

  /// The error for several names in one text.
  private static func several(_ text: String, _ path: String) -> Diagnostic? {
    SeveralValues.help(text, option: path).map { help in
      Diagnostic(
        .usage, .nameList, "expected one name, found '\(text.escapingControlCharacters)'",
        help: help)
    }
  }

  /// Signatures that name types, such as `Authenticate(user: String) -> Bool`.
  ///
  /// - Throws: what is wrong with the signatures, else with their names.
  static func signatures(
    _ texts: [String], path: String, rules: SignatureRules
  ) throws(ScaffoldError) -> [ActionSignature] {
    let signatures = try ActionList.parse(texts, path: path, rules: rules)
    if rules.areTypes {
      _ = try parse(signatures.map(\.name), path: path, reserved: rules.actions)
    }
    return signatures
  }

  private static func alike(_ first: String, _ second: String) -> Diagnostic {
    Diagnostic(
      .usage, .nameTaken,
      first == second
        ? "the name '\(first)' is used twice"
        : "the names '\(first)' and '\(second)' differ only in case",
      help: "choose another name")
  }
}
