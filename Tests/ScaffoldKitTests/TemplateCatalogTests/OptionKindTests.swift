import Testing

@testable import ScaffoldKit

@Suite("An option of the kind")
struct OptionKindTests {
  private static let fieldText = """
    <<for f in entity-fields>>
    <<f.name>>|<<f.reference>>|<<f.type>>|<<f.sample>>|<<f.json>><<if f.isOptional>>|optional<<end>>
    <<if f.needsFoundation>>
    import
    <<end>>
    <<end>>
    <<if FieldsNeedFoundation>>
    fields
    <<end>>
    <<if NeedsFoundation>>
    actions
    <<end>>

    """

  /// A template whose file shows everything that a field has.
  private static func fields(
    _ members: String = "", actions: String = ""
  ) throws -> TemplateWorld {
    try TemplateWorld(
      TemplateWorld.manifest(
        options: #"""
          {"name": "entity-fields", "type": "fields", "help": "h"\#(members)},
          {"name": "actions", "type": "signatures", "help": "h"\#(actions)}
          """#),
      files: ["V.swift": fieldText])
  }

  private func text(_ world: TemplateWorld, _ settings: [(String, String)]) throws -> String {
    let plan = try world.plan(["SignIn"], settings: settings.map { .init($0, $1) })
    return plan.texts.joined()
  }

  @Test("'fields' is a list of records with what a declaration and a decoding test need")
  func fieldRecords() throws {
    let settings = [
      ("entity-fields", "id: Int"), ("entity-fields", "default: String?"),
      ("entity-fields", "at: Date"),
    ]
    #expect(
      try text(Self.fields(), settings) == """
        import Foundation

        id|id|Int|1|1
        default|`default`|String?|"default"|"default"|optional
        at|at|Date|Date(timeIntervalSince1970: 2)|"1970-01-01T00:00:02Z"
        import
        fields

        """)
  }

  @Test("'fields' and 'signatures' know which of them mentions Foundation")
  func needsFoundation() throws {
    #expect(try text(Self.fields(), [("actions", "go(at: Date)")]) == "actions\n")
    let both = [("actions", "go(at: Int)"), ("entity-fields", "id: Int")]
    #expect(try text(Self.fields(), both) == "id|id|Int|1|1\n")
  }

  @Test("'signatures' refuses each type of a user interface, unless it accepts them")
  func uiTypes() throws {
    let texts = [
      "pick(image: UIImage?, or: [UIImage])", "paint(_ x: @escaping () throws(AppKit.E) -> NSView)",
      "go(to: UIThing, at: NSString, by: Color, in: Mine.UIView)", "load(_ request: URLRequest)",
    ]
    let settings: [ScaffoldRequest.Setting] =
      texts.map { .init("actions", $0) } + [.init("entity-fields", "a: Int")]
    let error = try #require(throws: ScaffoldError.self) {
      try Self.fields().plan(["SignIn"], settings: settings)
    }
    #expect(error.diagnostics.allSatisfy { $0.code == .uiType })
    #expect(
      error.diagnostics.map { $0.message.prefix { $0 != "," } } == [
        "'UIImage' in '--actions' is a type of UIKit",
        "'NSView' in '--actions' is a type of AppKit",
        "'AppKit' in '--actions' is a type of AppKit",
      ])
    let accepting = try Self.fields(actions: #", "accepts": ["ui-types"]"#)
    let plan = try accepting.plan(["SignIn"], settings: settings)
    #expect(Set(plan.diagnostics.map(\.code)) == [.unknownType])
  }

  @Test("'fields' has the defaults of the template")
  func fieldDefaults() throws {
    let world = try Self.fields(#", "default": ["id: Int"]"#)
    #expect(try text(world, []) == "id|id|Int|1|1\n")
    #expect(try text(world, [("entity-fields", "n: Bool")]) == "n|n|Bool|true|true\n")
  }

  static let badFields: [([String], String)] = [
    (["id"], "--entity-fields:1:3: expected ':' and a type after 'id'"),
    (
      ["id: Int", "x: () -> Void"],
      "--entity-fields:1:4: a field cannot be of the type '() -> Void'"
    ),
    (["x: Any"], "--entity-fields:1:4: a field cannot be of the type 'Any'"),
    (
      ["q: DispatchQueue?"],
      "--entity-fields:1:4: no test value is known for the type 'DispatchQueue?'"
    ),
    (["id: Int", "id: Int"], "--entity-fields:1:1: the name 'id' is used twice"),
    (["view: Int"], "--entity-fields:1:1: 'view' is reserved for the generated code"),
    (["Id: Int"], "--entity-fields:1:1: 'Id' is not in lowerCamelCase"),
  ]

  @Test("'fields' refuses what an entity cannot store, with its place", arguments: badFields)
  func fieldRefusals(values: [String], message: String) throws {
    let world = try Self.fields(#", "reserved": ["view"]"#)
    let problems = try world.refusals(
      ["SignIn"], settings: values.map { .init("entity-fields", $0) })
    #expect(problems.map(Self.line) == [message])
    #expect(problems.map(\.category) == [.usage])
  }

  @Test("'signatures' leaves out what every module has, with a warning")
  func existing() throws {
    let world = try TemplateWorld(
      TemplateWorld.manifest(
        options: #"""
          {"name": "events", "type": "signatures", "existing": ["viewDidLoad()"], "help": "h"}
          """#),
      files: ["V.swift": "<<for event in events>><<event.name>> <<end>>"])
    let plan = try world.plan(
      ["SignIn"],
      settings: [.init("events", "func viewDidLoad() async"), .init("events", "tap()")])
    #expect(plan.texts == ["tap "])
    #expect(
      plan.diagnostics.map(\.message) == [
        "'viewDidLoad()' in '--events' has no effect: every module has it already"
      ])
    #expect(plan.modules[0].record.options.map(\.value) == [.list(["tap()"])])
  }

  // MARK: Frameworks

  @Test("every framework that generated code may see can be named, with the clash it brings")
  func frameworks() throws {
    let types = [
      ("UIKit", "UIViewController"), ("AppKit", "NSWindow"), ("SwiftUI", "Button"),
      ("Combine", "Just"), ("Observation", "Observations"), ("XCTest", "XCTestCase"),
      ("Testing", "Test"), ("Quick", "QuickSpec"), ("Nimble", "Matcher"), ("Foundation", "Date"),
    ]
    for (framework, type) in types {
      let world = try TemplateWorld(
        TemplateWorld.manifest(frameworks: #"{"name": "\#(framework)"}"#),
        files: ["V.swift": "struct <<Module>> { var value: \(type)? }\n"])
      #expect(
        try world.refusals([type]).map(\.message) == [
          "'\(type)' would declare '\(type)', but its files need the type of \(framework) with this name"
        ])
      #expect(try world.refusals(["SignIn"]) == [])
    }
  }

  // MARK: Names

  private static func names(_ members: String = "") throws -> TemplateWorld {
    try TemplateWorld(
      TemplateWorld.manifest(
        files: #"""
          {"source": "V.swift", "path": "<<Module>><<case>>.swift", "role": "source",
            "for": "case in use-cases"}
          """#,
        options: #"{"name": "use-cases", "type": "names", "help": "h"\#(members)}"#),
      files: ["V.swift": "<<case>> <<case|lowerCamel>> <<case|snake>>\n"])
  }

  @Test("'names' is a list of texts in normal form, with case styles and files of their own")
  func nameTexts() throws {
    let plan = try Self.names().plan(
      ["SignIn"],
      settings: ["FetchPlayers", "HTTPCall", "E\u{301}tude"].map { .init("use-cases", $0) })
    #expect(
      plan.texts == [
        "FetchPlayers fetchPlayers fetch_players\n", "HTTPCall httpCall http_call\n",
        "\u{C9}tude \u{E9}tude \u{E9}tude\n",
      ])
    #expect(plan.files.map(\.path.name).first == "SignInFetchPlayers.swift")
  }

  static let badNames: [([String], String, String?)] = [
    (
      ["fetch-players"], "invalid type name 'fetch-players': not a Swift identifier",
      "use 'FetchPlayers'"
    ),
    (
      ["fetch"], "invalid type name 'fetch': must start with an uppercase letter",
      "use 'Fetch'"
    ),
    (["A", ""], "the name is empty", "type a name like 'SignIn'"),
    (
      ["Type"], "'Type' is a Swift keyword",
      "choose another name, such as 'TypeScreen'"
    ),
    (["A", "B", "A"], "the name 'A' is used twice", "choose another name"),
    (
      ["Fetch", "FETCH"], "the names 'Fetch' and 'FETCH' differ only in case",
      "choose another name"
    ),
    (["VIEW"], "'VIEW' is reserved for the generated code", "choose another name"),
  ]

  @Test("one empty text means no entries, though the template has a default")
  func emptied() throws {
    let world = try Self.names(#", "default": ["FetchPlayers"]"#)
    #expect(try world.plan(["SignIn"]).texts.count == 1)
    let refusals = try world.refusals(["SignIn"], settings: [.init("use-cases", "")])
    #expect(refusals.map(\.code) == [.noFiles])
    #expect(try text(Self.fields(#", "default": ["id: Int"]"#), [("entity-fields", "")]) == "")
  }

  @Test("'names' refuses what is no type's name, with the nearest one", arguments: badNames)
  func nameRefusals(values: [String], message: String, help: String?) throws {
    let problems = try Self.names(#", "reserved": ["View"]"#).refusals(
      ["SignIn"], settings: values.map { .init("use-cases", $0) })
    #expect(problems.map(Self.line) == ["--use-cases: " + message])
    #expect(problems.map(\.help) == [help])
    #expect(problems.map(\.category) == [.usage])
  }

  private static func line(_ problem: Diagnostic) -> String {
    (problem.location.map { "\($0): " } ?? "") + problem.message
  }
}
