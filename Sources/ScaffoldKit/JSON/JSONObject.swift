/// Takes a JSON object apart member by member and collects everything that is wrong with it.
struct JSONObject {
  let value: JSONValue
  private(set) var problems: [Diagnostic] = []

  /// An object whose members must be among `known`.
  init(_ value: JSONValue, known: [String]) {
    self.value = value
    guard let members = value.members else {
      problems.append(Diagnostic(JSONFault.wrongKind(value.kind, "an object"), at: value.location))
      return
    }
    for member in members where !known.contains(member.name) {
      report(JSONFault.unknownKey(member.name, known: known), member.nameLocation)
      if isFull { return }
    }
  }

  /// The text of a member that must be there.
  mutating func requiredString(_ name: String) -> String? {
    if value.members != nil, value[name] == nil {
      report(JSONFault.missingKey(name), value.location)
    }
    return string(name)
  }

  mutating func string(_ name: String) -> String? {
    read(name, "a string", \.string)
  }

  mutating func boolean(_ name: String) -> Bool? {
    read(name, "true or false", \.boolean)
  }

  mutating func integer(_ name: String) -> Int? {
    read(name, "a whole number", \.integer)
  }

  mutating func members(_ name: String) -> [JSONValue.Member]? {
    read(name, "an object", \.members)
  }

  mutating func array(_ name: String) -> [JSONValue]? {
    read(name, "an array", \.elements)
  }

  mutating func strings(_ name: String) -> [String]? {
    array(name)?.compactMap { element in
      if element.string == nil {
        report(JSONFault.wrongKind(element.kind, "a string"), element.location)
      }
      return element.string
    }
  }

  /// Whether so much is wrong that nothing more is told.
  private var isFull: Bool { problems.count >= Diagnostic.mostOfAFile }

  mutating func report(_ fault: some Fault, _ location: SourceLocation) {
    if !isFull { problems.append(Diagnostic(fault, at: location)) }
  }

  mutating func report(_ diagnostic: Diagnostic) {
    if !isFull { problems.append(diagnostic) }
  }

  mutating func report(_ diagnostics: [Diagnostic]) {
    problems += diagnostics.prefix(Diagnostic.mostOfAFile - problems.count)
  }

  /// Where a member stands; the object itself when it has none of that name.
  func location(of name: String) -> SourceLocation { value[name]?.location ?? value.location }

  private mutating func read<Value>(
    _ name: String, _ kind: String, _ read: (JSONValue) -> Value?
  ) -> Value? {
    guard let member = value[name] else { return nil }
    if let value = read(member) { return value }
    report(JSONFault.wrongKind(member.kind, kind), member.location)
    return nil
  }
}

/// What can be wrong with the shape of a JSON document.
enum JSONFault: Fault {
  case wrongKind(String, String)
  case unknownKey(String, known: [String])
  case missingKey(String)

  var wording: Wording {
    switch self {
    case .wrongKind(let found, let wanted):
      Wording(.data, "wrong-kind", "expected \(wanted), found \(found)")
    case .unknownKey(let name, let known):
      Wording(
        .data, "unknown-key", "unknown key '\(name.escapingControlCharacters)'",
        help: Suggestion.help(
          for: name, in: known, otherwise: "known: \(known.joined(separator: ", "))"))
    case .missingKey(let name):
      Wording(.data, "missing-key", "'\(name)' is missing", help: "add \"\(name)\": …")
    }
  }
}
