/// A field of an entity: `name: Type`.
///
/// ```swift
/// let field = try EntityField.parse("createdAt: Date?", path: "--entity-fields")
/// field.name        // createdAt
/// field.type        // Date?
/// field.sample      // Date(timeIntervalSince1970: 1)
/// field.json        // "1970-01-01T00:00:01Z"
/// field.isOptional  // true
/// ```
///
/// A field has a value for tests, and the JSON that decodes to it. Of a type of the user's own, `Item`, both are
/// unknown: its declaration gives the value, see ``sampled(by:)``. For `Item?` they are `nil` and `null`, for
/// `[Item]` and `[String: Item]` the empty collections.
struct EntityField: Sendable, Hashable {
  /// The name as a label of an argument and as a key of JSON.
  let name: String
  let syntax: TypeSyntax
  /// An expression of the type; empty for a type of the user's own without a known declaration.
  private(set) var sample: String
  /// The JSON text that a `JSONDecoder` with dates in ISO 8601 turns into ``sample``; empty for a type of the user's own.
  let json: String
  /// The location of the name.
  let location: SourceLocation
  let typeLocation: SourceLocation
  /// Whether a row shows it: it is the first `String` that is no secret, else the first value with a text of its own,
  /// else the first.
  private(set) var isTitle = false

  /// Reads a field; `path` names the text's origin in errors.
  static func parse(_ text: String, path: String) throws(ScaffoldError) -> EntityField {
    var samples = SampleMaker(leavesOutOwnTypes: true)
    return try parse(text, path: path, &samples)
  }

  private static func parse(
    _ text: String, path: String, _ samples: inout SampleMaker
  ) throws(ScaffoldError) -> EntityField {
    var parser = try SignatureParser(SourceText(path: path, text))
    return try parser.field(&samples)
  }

  /// All the fields, with distinct names of which none is reserved; their samples differ.
  ///
  /// - Throws: everything that is wrong with any of them.
  static func parse(
    all texts: [String], path: String, reserved: [String] = []
  ) throws(ScaffoldError) -> [EntityField] {
    var fields: [EntityField] = []
    var names: Set<String> = []
    var diagnostics: [Diagnostic] = []
    var samples = SampleMaker(leavesOutOwnTypes: true)
    for text in texts {
      do throws(ScaffoldError) {
        let field = try parse(text, path: path, &samples)
        if reserved.contains(field.name) {
          diagnostics.append(.reservedName(field.name, at: field.location))
        } else if !names.insert(field.name).inserted {
          diagnostics.append(.duplicateName(field.name, at: field.location))
        }
        fields.append(field)
      } catch {
        diagnostics += error.diagnostics
      }
    }
    guard diagnostics.isEmpty else { throw ScaffoldError(diagnostics) }
    let title =
      fields.firstIndex { $0.syntax.unwrapped.name == "String" && !FieldMeaning.isSecret($0.name) }
      ?? fields.firstIndex { $0.displayed?.isTitle == true } ?? fields.startIndex
    if !fields.isEmpty { fields[title].isTitle = true }
    return fields
  }

  /// The types of the user's own of which the sample needs a value.
  var ownTypes: [OwnType] { json.isEmpty ? syntax.ownTypes : [] }

  /// The same with samples of own types.
  func sampled(by samples: OwnTypeSamples) -> EntityField {
    guard !ownTypes.isEmpty, let sample = samples.sample(of: syntax, named: name) else {
      return self
    }
    var field = self
    field.sample = sample.text
    return field
  }

  var type: String { syntax.text }
  var isOptional: Bool { syntax.isOptional }
  var isDictionary: Bool { syntax.isDictionary }
  /// The name as it is declared and used, between backticks where it is a keyword.
  var reference: String { Identifier.escaped(name) }
  /// Whether a file that declares the field must import Foundation.
  var needsFoundation: Bool { syntax.roots.mentionFoundation }
  /// Whether a row shows it in the person's format, which old systems cannot do.
  var isFormattedTitle: Bool { isTitle && isFormatted }

  /// The text of the value for people, in the person's language, as an expression of the entity:
  /// `createdAt?.formatted(date: .abbreviated, time: .shortened) ?? ""`. It is empty for a type that has none, such as
  /// one of the user's own.
  var display: String {
    guard let displayed else { return "" }
    let text = displayed.rawValue
    if displayed == .flag {
      return isOptional ? #"\#(reference).map { $0\#(text) } ?? """# : reference + text
    }
    let value = reference + (isOptional && displayed != .itself ? "?" : "") + text
    return isOptional ? "\(value) ?? \"\"" : value
  }

  private var displayed: DisplayedText? {
    let text = DisplayedText(syntax.value)
    return name == "id" && text == .amount ? .number : text
  }

  private var isFormatted: Bool {
    switch displayed {
    case .amount, .number, .date: true
    case .itself, .address, .identifier, .flag, .list, nil: false
    }
  }

  /// What follows a value to make a text of it.
  private enum DisplayedText: String {
    case itself = ""
    case amount = ".formatted()"
    /// A number that is a name.
    case number = ".formatted(.number.grouping(.never))"
    case date = ".formatted(date: .abbreviated, time: .shortened)"
    case address = ".absoluteString"
    case identifier = ".uuidString"
    case flag = #" ? "✓" : "✗""#
    case list = #".joined(separator: ", ")"#

    init?(_ type: TypeSyntax) {
      guard type.text != "[String]" else {
        self = .list
        return
      }
      switch type.name {
      case "String": self = .itself
      case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
        "Double", "Float", "Float32", "Float64", "CGFloat", "TimeInterval", "Decimal":
        self = .amount
      case "Date": self = .date
      case "URL": self = .address
      case "UUID": self = .identifier
      case "Bool": self = .flag
      default: return nil
      }
    }

    /// Whether it can be the title of a row.
    var isTitle: Bool { self != .flag && self != .list }
  }
}

extension TypeSyntax {
  /// The type without one `?`.
  fileprivate var value: TypeSyntax {
    if case .optional(let type) = self { type } else { self }
  }

  /// Whether a value that is encoded, compared and sent can have a field of the type.
  var isStorable: Bool {
    switch self {
    case .named(let components):
      name != "Any" && name != "AnyObject" && !isVoid
        && components.allSatisfy { $0.arguments.allSatisfy(\.isStorable) }
        && !["Type", "Protocol"].contains(components.dropFirst().last?.name)
    case .optional(let type), .array(let type): type.isStorable
    case .dictionary(let key, let value): key.isStorable && value.isStorable
    case .tuple, .function, .composition, .existential, .member, .attributed: false
    }
  }

  /// `[String: Int]`, also with its name.
  var isDictionary: Bool {
    if case .dictionary = self { true } else { name == "Dictionary" }
  }

  /// Whether the type is the user's own. Only its name is known.
  var isOwn: Bool {
    guard case .named(let components) = self, let first = components.first?.name else {
      return false
    }
    return first != "Swift" && !ReservedNames.contains(first, in: .swift)
      && ![first].mentionFoundation
  }
}
