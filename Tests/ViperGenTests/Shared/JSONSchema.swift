import Foundation

/// A JSON value.
enum JSONValue: Decodable, Equatable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(_ text: String) throws {
    self = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    func decoded<Value: Decodable>(_ type: Value.Type) -> Value? {
      do { return try container.decode(type) } catch { return nil }
    }
    if container.decodeNil() {
      self = .null
    } else if let value = decoded(Bool.self) {
      self = .boolean(value)
    } else if let value = decoded(Double.self) {
      self = .number(value)
    } else if let value = decoded(String.self) {
      self = .string(value)
    } else if let value = decoded([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }
}

/// The part of JSON schemas that this project's schemas use. A word that it does not know is an error,
/// so that no rule is passed over.
struct JSONSchema {
  private let root: [String: JSONValue]

  struct Unusable: Error { let reason: String }

  init(_ text: String) throws {
    root = try Self.object(try JSONValue(text))
  }

  /// What is wrong with a value, each with its place; nothing when it is valid.
  func errors(in value: JSONValue) throws -> [String] { try errors(value, root, "$") }

  private static let remarks: Set<String> = [
    "$schema", "title", "description", "default", "definitions",
  ]

  private func errors(
    _ value: JSONValue, _ schema: [String: JSONValue], _ place: String
  ) throws -> [String] {
    try schema.sorted { $0.key < $1.key }.flatMap { word, rule -> [String] in
      switch (word, rule, value) {
      case _ where Self.remarks.contains(word): return []
      case ("$ref", .string(let reference), _):
        return try errors(value, definition(reference), place)
      case ("type", .string(let type), _):
        return hasType(value, type) ? [] : ["\(place): is no \(type)"]
      case ("type", .array(let types), _):
        let isOne = types.contains {
          if case .string(let type) = $0 { hasType(value, type) } else { false }
        }
        return isOne ? [] : ["\(place): is none of \(types)"]
      case ("const", _, _): return value == rule ? [] : ["\(place): is not \(rule)"]
      case ("enum", .array(let values), _):
        return values.contains(value) ? [] : ["\(place): \(value) is none of \(values)"]
      case ("minimum", .number(let least), .number(let number)):
        return number < least ? ["\(place): is less than \(least)"] : []
      case ("items", .object(let shape), .array(let elements)):
        return try elements.enumerated().flatMap { index, element in
          try errors(element, shape, "\(place)[\(index)]")
        }
      case ("required", .array(let names), .object(let members)):
        return names.filter { name in !members.keys.contains { .string($0) == name } }
          .map { "\(place): \($0) is missing" }
      case ("properties", .object(let shapes), .object(let members)):
        return try members.sorted { $0.key < $1.key }.flatMap { name, member in
          try shapes[name].map { try errors(member, Self.object($0), "\(place).\(name)") } ?? []
        }
      case ("additionalProperties", _, .object(let members)):
        return try others(members, rule, schema, place)
      case ("anyOf", .array(let shapes), _):
        // The errors of the nearest shape, where none fits.
        let all = try shapes.map { try errors(value, Self.object($0), place) }
        return all.min { $0.count < $1.count } ?? []
      case ("minimum", .number, _), ("items", .object, _), ("required", .array, _),
        ("properties", .object, _), ("additionalProperties", _, _):
        // Rules about another type of value.
        return []
      default: throw Unusable(reason: "\(place): what does '\(word)' mean with \(rule)?")
      }
    }
  }

  /// The members that the schema does not name.
  private func others(
    _ members: [String: JSONValue], _ rule: JSONValue, _ schema: [String: JSONValue],
    _ place: String
  ) throws -> [String] {
    let known = try schema["properties"].map(Self.object) ?? [:]
    let rest = members.filter { known[$0.key] == nil }.sorted { $0.key < $1.key }
    switch rule {
    case .boolean(true): return []
    case .boolean(false): return rest.map { "\(place): '\($0.key)' is unknown" }
    default:
      return try rest.flatMap { name, member in
        try errors(member, Self.object(rule), "\(place).\(name)")
      }
    }
  }

  private func definition(_ reference: String) throws -> [String: JSONValue] {
    let name = reference.replacing("#/definitions/", with: "")
    return try Self.object(try Self.object(root["definitions"] ?? .null)[name] ?? .null)
  }

  private static func object(_ value: JSONValue) throws -> [String: JSONValue] {
    guard case .object(let members) = value else { throw Unusable(reason: "no object: \(value)") }
    return members
  }

  private func hasType(_ value: JSONValue, _ type: String) -> Bool {
    switch (type, value) {
    case ("object", .object), ("array", .array), ("string", .string), ("boolean", .boolean),
      ("number", .number), ("null", .null):
      true
    case ("integer", .number(let number)): number == number.rounded()
    default: false
    }
  }
}
