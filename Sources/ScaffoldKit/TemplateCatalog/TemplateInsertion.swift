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

extension RecordedInsertion {
  /// The text for a module; `nil` if its condition is false.
  ///
  /// - Throws: if the rendered place does not name a declaration.
  init?(
    _ use: Template.InsertionUse, _ renderer: inout TemplateRenderer
  ) throws(ScaffoldError) {
    if let condition = use.condition, !renderer.holds(condition) { return nil }
    let name = try renderer.render(use.place)
    guard let place = InsertionPlace(name) else {
      throw ScaffoldError(
        .badInsertionPlace(name, at: use.json["into"]?.location ?? use.json.location))
    }
    var lines: [String] = []
    for line in use.lines { lines.append(try renderer.render(line)) }
    self.init(place: place, text: lines.joined(separator: "\n"), isFirst: use.isFirst)
  }
}
