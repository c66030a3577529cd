import ScaffoldSwift

/// What the text of a module depends on besides its name, its options and its header.
///
/// A record keeps them, so that the files can be rendered again as they were.
struct RenderingFacts: Sendable, Hashable {
  /// Whether all systems that the package supports have the Observation framework.
  var hasObservation = true
  /// Whether the code of the target is on the main actor by default.
  var hasMainActorSources = false
  /// Whether the imports of the target are internal by default, so that a public declaration needs `public import`.
  var hasInternalImports = false
  /// Whether the code of the test target is on the main actor by default.
  var hasMainActorTests = false
  /// The modules of types that targets of the package declare: `["User": "Models"]`. Types of the module's own
  /// target need no import and have an empty text.
  var typeImports: [String: String] = [:]
  /// The samples of types that targets of the package declare, for templates with ``TemplateManifest/samplesOwnTypes``.
  var samples: [String: TypeSample] = [:]
  /// The functions that the delegates of presented modules must implement.
  var childEvents: [ChildEvent] = []
  /// What the systems of an app have in common; `nil` in a package, which is also built where no Apple SDK is.
  var app: AppKind?
  /// How the package lays out Swift code.
  var layout = SwiftLayout.standard

  /// An expression of a type, empty if none could be made.
  struct TypeSample: Sendable, Hashable {
    let text: String
    let isComparable: Bool
    /// The property that names a value for people: the first `String`; empty if none is known.
    var title = ""
    /// Whether the type is declared to be `Identifiable`.
    var isIdentifiable = false
    /// The type of the raw values: `String`; empty without raw values.
    var rawType = ""
    /// The type of the property `id`: `Int`; empty if there is none that rows can have.
    var idType = ""

    /// The expression on one line.
    var line: String {
      let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
      guard lines.count > 2 else { return text }
      return lines[0] + lines[1..<(lines.count - 1)].joined(separator: " ") + lines[lines.count - 1]
    }

    /// The sample as a record has it.
    fileprivate var json: JSONText {
      .object(
        [.init("text", .string(text)), .init("comparable", .boolean(isComparable))]
          + (title.isEmpty ? [] : [.init("title", .string(title))])
          + (isIdentifiable ? [.init("identifiable", .boolean(true))] : [])
          + (rawType.isEmpty ? [] : [.init("rawType", .string(rawType))])
          + (idType.isEmpty ? [] : [.init("id", .string(idType))]))
    }

    /// The types that the expression names: `Date` in `Card(until: Date(timeIntervalSince1970: 1))`.
    var typeNames: Set<String> {
      let bytes = Array(text.utf8)
      let tokens = SwiftLexer(bytes).tokens
      let words = tokens.indices.filter { index in
        tokens[index].kind == .word
          && (index == 0 || bytes[tokens[index - 1].range] != [UInt8(ascii: ".")])
      }
      let names = words.map { String(decoding: bytes[tokens[$0].range], as: UTF8.self) }
      return Set(names.filter { $0.first?.isUppercase == true })
    }
  }

  /// The facts that are true or false, by their names in a record.
  static let flags: KeyValuePairs<String, any WritableKeyPath<Self, Bool> & Sendable> = [
    "observation": \.hasObservation,
    "internalImports": \.hasInternalImports,
    "mainActorSources": \.hasMainActorSources,
    "mainActorTests": \.hasMainActorTests,
  ]
  /// The key of the facts in a record.
  static let key = "facts"
  /// The key of the imports among them.
  static let importsKey = "typeImports"
  /// The key of the samples among them.
  static let samplesKey = "samples"
  /// The key of the events of presented modules among them.
  static let childEventsKey = "childEvents"
  /// The key of an app's systems among them.
  static let appKey = "app"
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
    if !samples.isEmpty {
      let samples = samples.sorted { $0.key < $1.key }
      members.append(
        .init(
          Self.samplesKey,
          .object(
            samples.map { .init($0.key, $0.value.json) })))
    }
    if !childEvents.isEmpty {
      members.append(
        .init(
          Self.childEventsKey,
          .array(
            childEvents.map {
              .object(
                [
                  .init("child", .string($0.child)),
                  .init("declaration", .string($0.declaration)),
                ] + ($0.isShared.map { [.init("shared", .boolean($0))] } ?? []))
            })))
    }
    if let app { members.append(.init(Self.appKey, .string(app.rawValue))) }
    if layout != .standard { members.append(.init(Self.layoutKey, layout.json)) }
    return .object(members)
  }

  /// The facts that a record has; what is wrong with them is added to `problems`.
  init(_ json: JSONValue, problems: inout [Diagnostic]) {
    var object = JSONObject(
      json,
      known: Self.flags.map(\.key) + [
        Self.importsKey, Self.samplesKey, Self.childEventsKey, Self.appKey, Self.layoutKey,
      ])
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
    for member in object.members(Self.samplesKey) ?? [] {
      var sample = JSONObject(
        member.value, known: ["text", "comparable", "title", "identifiable", "rawType", "id"])
      samples[member.name] = TypeSample(
        text: sample.requiredString("text") ?? "",
        isComparable: sample.boolean("comparable") ?? false,
        title: sample.string("title") ?? "",
        isIdentifiable: sample.boolean("identifiable") ?? false,
        rawType: sample.string("rawType") ?? "",
        idType: sample.string("id") ?? "")
      object.report(sample.problems)
    }
    for json in object.array(Self.childEventsKey) ?? [] {
      var event = JSONObject(json, known: ["child", "declaration", "shared"])
      if let child = event.requiredString("child"),
        let declaration = event.requiredString("declaration")
      {
        childEvents.append(
          ChildEvent(child: child, declaration: declaration, isShared: event.boolean("shared")))
      }
      object.report(event.problems)
    }
    if let name = object.string(Self.appKey) {
      let known = AppKind.allCases.map(\.rawValue)
      app = AppKind(rawValue: name)
      if app == nil {
        object.report(
          .unknown("kind of app", name, known: known, at: object.location(of: Self.appKey)))
      }
    }
    if let layout = json[Self.layoutKey] { self.layout = SwiftLayout(layout) }
    problems += object.problems
  }

  init() {}
}
