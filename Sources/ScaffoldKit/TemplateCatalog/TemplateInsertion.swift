import ScaffoldRecognition

/// A text that a module adds to a declaration of the project: an entry of `insertions` in a `template.json`.
struct TemplateInsertion: Sendable {
  /// Whether the text comes before what is there, instead of after it.
  let isFirst: Bool
  /// The entry in the `template.json`, which has the place, the text and the condition.
  let json: JSONValue
}

extension TemplateInsertion {
  /// Reads an entry; `nil` when something is wrong with it.
  init?(_ json: JSONValue, problems: inout [Diagnostic]) {
    var object = JSONObject(json, known: ["into", "text", "at", "when"])
    let place = object.requiredString("into")
    // A text of several lines is an array.
    let hasLines = json["text"]?.elements != nil
    let isText = hasLines ? object.strings("text") != nil : object.requiredString("text") != nil
    let at = object.string("at") ?? "end"
    if !["start", "end"].contains(at) {
      object.report(.unknown("place", at, known: ["start", "end"], at: object.location(of: "at")))
    }
    // Only its kind is checked here; the template's loader reads it.
    _ = object.string("when")
    if let place, !place.contains("<<"), InsertionPlace(place) == nil {
      object.report(.badInsertionPlace(place, at: object.location(of: "into")))
    }
    problems += object.problems
    guard object.problems.isEmpty, place != nil, isText else { return nil }
    self.init(isFirst: at == "start", json: json)
  }

  /// The text of each line.
  var lines: [JSONValue] { json["text"].map { $0.elements ?? [$0] } ?? [] }
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
