/// A JSON document with the place of each value, so that messages about an entry of a template or a
/// configuration can show its line and a caret.
struct JSONValue: Sendable, Hashable {
  enum Content: Sendable, Hashable {
    case null
    case boolean(Bool)
    /// The number as it was written.
    case number(String)
    case string(String)
    case array([JSONValue])
    case object([Member])
  }

  struct Member: Sendable, Hashable {
    let name: String
    /// Where the name is.
    let place: JSONPlace
    let value: JSONValue

    var nameLocation: SourceLocation { place.location }
  }

  let content: Content
  let place: JSONPlace
  /// The offset of the byte after the value in a JSON document; 0 in other documents.
  var end = 0

  var location: SourceLocation { place.location }
  /// The path of the document.
  var path: String { place.source.path }
}

/// A place in a document, from which a location can be made without reading the document from its start.
struct JSONPlace: Sendable, Hashable {
  let source: SourceText
  let position: SourceText.Position

  var offset: Int { position.offset }
  var location: SourceLocation { source.location(of: position) }
}

extension JSONValue {
  /// The value of the member `name`; `nil` if this is not an object or has no such member.
  subscript(name: String) -> JSONValue? { members?.first { $0.name == name }?.value }

  var members: [Member]? {
    if case .object(let members) = content { members } else { nil }
  }

  var elements: [JSONValue]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  var string: String? {
    if case .string(let string) = content { string } else { nil }
  }

  var boolean: Bool? {
    if case .boolean(let boolean) = content { boolean } else { nil }
  }

  var integer: Int? {
    if case .number(let digits) = content { Int(digits) } else { nil }
  }

  var number: Double? {
    if case .number(let digits) = content { Double(digits) } else { nil }
  }

  /// What kind of value it is, for messages: `a string`, `an array`.
  var kind: String {
    switch content {
    case .null: "null"
    case .boolean: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
