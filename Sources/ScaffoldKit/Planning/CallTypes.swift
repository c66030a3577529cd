/// What the types in the calls of a data source must be: the result is decoded from an answer, the arguments are
/// encoded, and both cross from one isolation to another.
///
/// Only what is certain is a problem. A type that another package declares may be anything.
struct CallTypes {
  let samples: OwnSamples

  /// Everything that is wrong with the types of some calls.
  func problems(of calls: [ActionSignature]) -> [Diagnostic] {
    calls.flatMap { call in
      resultProblems(of: call) + call.parameters.flatMap { problems(of: $0, in: call) }
    }
  }

  /// What is wrong with the type of a field of an entity, which is decoded, encoded and compared.
  func problems(of field: EntityField) -> [Diagnostic] {
    field.ownTypes.map(\.type).uniqued.compactMap { own in
      let isDecodable = !samples.lacks(["Codable", "Decodable"], own)
      let isEncodable = !samples.lacks(["Codable", "Encodable"], own)
      let isComparable =
        samples.sample(of: own)?.isComparable == true
        || !samples.lacks(["Equatable", "Hashable", "Comparable"], own)
      let missing = [
        isDecodable || isEncodable ? nil : "Codable",
        isDecodable || !isEncodable ? nil : "Decodable",
        isEncodable || !isDecodable ? nil : "Encodable", isComparable ? nil : "Equatable",
        samples.isUnsendable(own) ? "Sendable" : nil,
      ].compactMap { $0 }
      return missing.isEmpty ? nil : .fieldType(own, of: field, isNot: missing)
    }
  }

  private func resultProblems(of call: ActionSignature) -> [Diagnostic] {
    guard let type = call.result?.syntax, !type.isVoid else { return [] }
    guard type.isCodable else { return [.callType(type.text, in: call, isNot: "Decodable")] }
    return ownProblems(of: type, in: call, codable: "Decodable")
  }

  private func problems(
    of parameter: ActionSignature.Parameter, in call: ActionSignature
  ) -> [Diagnostic] {
    let type = parameter.syntax
    if type.isUnsendableClosure { return [.callType(type.text, in: call, isNot: "@Sendable")] }
    // What is not Codable is left out of a request.
    guard type.isCodable else { return [] }
    return ownProblems(of: type, in: call, codable: "Encodable")
  }

  private func ownProblems(
    of type: TypeSyntax, in call: ActionSignature, codable: String
  ) -> [Diagnostic] {
    type.ownTypes.map(\.type).uniqued.flatMap { own in
      (samples.lacks(["Codable", codable], own)
        ? [Diagnostic.callType(own, in: call, isNot: codable)] : [])
        + (samples.isUnsendable(own)
          ? [Diagnostic.callType(own, in: call, isNot: "Sendable")] : [])
    }
  }
}

extension [String] {
  /// `'Codable' and 'Equatable'`.
  fileprivate var listed: String { map { "'\($0)'" }.joined(separator: " and ") }
}

extension TypeSyntax {
  /// Whether a closure of the type belongs to one isolation.
  fileprivate var isUnsendableClosure: Bool {
    guard case .function(let function) = self else { return false }
    return function.attributes.allSatisfy { $0 == "@escaping" || $0 == "@autoclosure" }
  }
}

extension Diagnostic {
  fileprivate static func fieldType(
    _ type: String, of field: EntityField, isNot missing: [String]
  ) -> Diagnostic {
    let name = type.escapingControlCharacters
    return Diagnostic(
      .usage, .fieldType, "a field cannot be of the type '\(name)', which is not \(missing.listed)",
      at: field.typeLocation, help: "add \(missing.listed) to the declaration of '\(name)'")
  }

  /// A field of a type of which no value is known.
  static func noSample(of field: EntityField) -> Diagnostic {
    let type = field.type.escapingControlCharacters
    return Diagnostic(
      .usage, .fieldType, "no test value is known for the type '\(type)'", at: field.typeLocation,
      help:
        "declare it in the target first, with an initializer or a case that tests can call, or make it optional, "
        + "'\(type)?', or a list, '[\(type)]': the tests then need no value")
  }

  fileprivate static func callType(
    _ type: String, in call: ActionSignature, isNot requirement: String
  ) -> Diagnostic {
    let name = type.escapingControlCharacters
    return Diagnostic(
      .usage, .callType,
      "'\(call.name)' asks the service, but '\(name)' is not '\(requirement)'",
      at: call.location,
      help: requirement == "@Sendable"
        ? "write '@Sendable' before it"
        : "use a type that is 'Codable' and 'Sendable', or add that to its declaration")
  }
}
