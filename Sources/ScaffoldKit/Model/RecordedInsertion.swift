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
    (self.place, text, isFirst) = (place, lines.joined(separator: "\n"), use.isFirst)
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
