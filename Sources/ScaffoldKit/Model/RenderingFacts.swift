/// What the text of a module depends on besides its name, its options and its header.
///
/// A record keeps them, so that the files can be rendered again as they were.
struct RenderingFacts: Sendable, Hashable {
  /// Whether all systems that the package supports have the Observation framework.
  var hasObservation = true
  /// Whether the code of the target is on the main actor by default.
  var hasMainActorSources = false
  /// Whether the code of the test target is on the main actor by default.
  var hasMainActorTests = false
  /// The modules of types that targets of the package declare: `["User": "Models"]`. Types of the module's own
  /// target need no import and have an empty text.
  var typeImports: [String: String] = [:]
  /// How the package lays out Swift code.
  var layout = SwiftLayout.standard

  /// The facts that are true or false, by their names in a record.
  static let flags: KeyValuePairs<String, any WritableKeyPath<Self, Bool> & Sendable> = [
    "observation": \.hasObservation,
    "mainActorSources": \.hasMainActorSources,
    "mainActorTests": \.hasMainActorTests,
  ]
  /// The key of the facts in a record.
  static let key = "facts"
  /// The key of the imports among them.
  static let importsKey = "typeImports"
  /// The key of the layout among them.
  static let layoutKey = "layout"

  /// The facts as a record has them.
  var json: JSONText {
    var members = Self.flags.map { name, flag in
      JSONText.Member(name, .boolean(self[keyPath: flag]))
    }
    if !typeImports.isEmpty {
      let imports = typeImports.sorted { $0.key < $1.key }
      members.append(
        .init(Self.importsKey, .object(imports.map { .init($0.key, .string($0.value)) })))
    }
    if layout != .standard { members.append(.init(Self.layoutKey, layout.json)) }
    return .object(members)
  }

  /// The facts that a record has; what is wrong with them is added to `problems`.
  init(_ json: JSONValue, problems: inout [Diagnostic]) {
    var object = JSONObject(json, known: Self.flags.map(\.key) + [Self.importsKey, Self.layoutKey])
    for (name, flag) in Self.flags {
      if let value = object.boolean(name) { self[keyPath: flag] = value }
    }
    for member in object.members(Self.importsKey) ?? [] {
      guard let module = member.value.string else {
        object.report(.wrongKind(member.value, expected: "a string"))
        continue
      }
      typeImports[member.name] = module
    }
    if let layout = json[Self.layoutKey] { self.layout = SwiftLayout(layout) }
    problems += object.problems
  }

  init() {}
}
