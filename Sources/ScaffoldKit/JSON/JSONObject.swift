/// Reads the members of a JSON object and collects everything that is wrong with them.
struct JSONObject {
  let value: JSONValue
  private(set) var problems: [Diagnostic] = []

  /// An object whose members must be among `known`.
  init(_ value: JSONValue, known: [String]) {
    self.value = value
    guard let members = value.members else {
      problems.append(.wrongKind(value, expected: "an object"))
      return
    }
    for member in members where !known.contains(member.name) {
      report(
        .unknown("key", member.name, code: .unknownKey, known: known, at: member.nameLocation))
      if isFull { return }
    }
  }

  /// The text of a member that must be there.
  mutating func requiredString(_ name: String) -> String? {
    if value.members != nil, value[name] == nil {
      report(.missingKey(name, in: value))
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
    guard let elements = array(name) else { return nil }
    for element in elements where element.string == nil && !isFull {
      report(.wrongKind(element, expected: "a string"))
    }
    return elements.compactMap(\.string)
  }

  /// Whether so much is wrong that nothing more is reported. The location of a problem costs time, so loops end then.
  var isFull: Bool { problems.count >= Diagnostic.mostOfAFile }

  mutating func report(_ diagnostic: Diagnostic) {
    if !isFull { problems.append(diagnostic) }
  }

  mutating func report(_ diagnostics: [Diagnostic]) {
    problems += diagnostics.prefix(Diagnostic.mostOfAFile - problems.count)
  }

  /// The location of a member's value, or of the object if it has no such member.
  func location(of name: String) -> SourceLocation { value[name]?.location ?? value.location }

  private mutating func read<Value>(
    _ name: String, _ kind: String, _ read: (JSONValue) -> Value?
  ) -> Value? {
    guard let member = value[name] else { return nil }
    if let value = read(member) { return value }
    report(.wrongKind(member, expected: kind))
    return nil
  }
}

extension Diagnostic {
  /// A value of another kind than the reader expected.
  static func wrongKind(_ json: JSONValue, expected kind: String) -> Diagnostic {
    Diagnostic(
      .data, .wrongKind, "expected \(kind), found \(json.kind)", at: json.location)
  }

  /// A member that the object must have.
  static func missingKey(_ name: String, in json: JSONValue) -> Diagnostic {
    Diagnostic(
      .data, .missingKey, "'\(name)' is missing", at: json.location, help: "add \"\(name)\": …")
  }
}
