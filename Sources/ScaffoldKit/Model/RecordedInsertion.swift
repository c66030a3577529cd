import ScaffoldRecognition

/// A text that a module adds to a declaration of the project.
struct RecordedInsertion: Sendable, Hashable {
  /// The declaration: `enum AppRoute`.
  let place: InsertionPlace
  let text: String
  /// Whether the text comes before what is there, instead of after it.
  let isFirst: Bool

  /// The key of the texts in a record.
  static let key = "insertions"
  private static let positionKey = "first"

  /// A text for a declaration.
  init(place: InsertionPlace, text: String, isFirst: Bool) {
    (self.place, self.text, self.isFirst) = (place, text, isFirst)
  }

  /// The text as a record has it; `nil` if something is wrong with it, which is added to `problems`.
  init?(_ json: JSONValue, problems: inout [Diagnostic]) {
    var object = JSONObject(json, known: ["into", "text", Self.positionKey])
    let name = object.requiredString("into")
    let text = object.requiredString("text")
    let place = name.flatMap(InsertionPlace.init)
    if let name, place == nil {
      object.report(.badInsertionPlace(name, at: object.location(of: "into")))
    }
    isFirst = object.boolean(Self.positionKey) ?? false
    problems += object.problems
    guard let place, let text else { return nil }
    (self.place, self.text) = (place, text)
  }

  /// The lines of the text without white space at their ends.
  var lines: [String] {
    text.split(separator: "\n").map { line in
      String(line.trimmingPrefix { $0.isWhitespace })
    }.filter { !$0.isEmpty }
  }

  /// The text as a record has it.
  var json: JSONText {
    .object(
      [.init("into", .string(place.description)), .init("text", .string(text))]
        + (isFirst ? [.init(Self.positionKey, .boolean(true))] : []))
  }

  /// The edit of the project's sources.
  var insertion: Insertion { Insertion(of: text, into: place, isFirst: isFirst) }
}

extension Diagnostic {
  /// A text that does not name a declaration.
  static func badInsertionPlace(_ text: String, at location: SourceLocation?) -> Diagnostic {
    let kinds = InsertionPlace.Kind.allCases.map(\.rawValue).joined(separator: ", ")
    return Diagnostic(
      .data, .badInsertion,
      "'\(text.escapingControlCharacters)' does not name a declaration that takes a text",
      at: location,
      help: "write a kind and a name, such as \"enum AppRoute\" or \"func register(in:)\"; kinds: "
        + kinds)
  }
}
