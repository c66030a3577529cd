import Foundation
import Testing

@testable import ScaffoldKit

/// A type that another declaration hides is reported. The compiler decides whether it is hidden.
@Suite("Types that code means")
struct HiddenTypesTests {
  private static let own = "Own.swift"
  static let names = [
    "Task", "Data", "Result", "URL", "URLSession", "URLError", "Error", "String", "Bool", "Int",
    "Equatable", "LocalizedError", "JSONDecoder", "Timer", "MainActor",
    "LoadContentRequest", "LoadContentResponse", "LoadContentViewModel",
  ]
  static let templates = [
    "viper-closures": ["style": "async"], "viper-list-detail": [:], "vip": [:],
  ]

  @Test("must not be hidden by types of the target", arguments: templates.keys.sorted())
  func judged(template: String) throws {
    let judge = try CompilerJudge()
    let settings = ["ui": "none", "testing": "none"].merging(Self.templates[template] ?? [:]) { $1 }
    let plain = try Self.plan(template, settings)
    var sources: [String] = []
    for file in plain.files where file.path.components.first == "Sources" {
      let text = String(decoding: file.contents, as: UTF8.self)
      sources.append(try judge.write(text, to: file.path.name))
    }
    var hidden = 0
    for name in Self.names {
      let declaration = "struct \(name) {}\n"
      try judge.write(declaration, to: Self.own)
      let verdict = try judge.run(
        "swiftc",
        ["-frontend", "-typecheck", "-module-name", "App", "-swift-version", "6", Self.own]
          + sources)
      do {
        _ = try Self.plan(template, settings, own: declaration)
        #expect(verdict.complaints == [], "\(name) is accepted")
      } catch let error as ScaffoldError {
        #expect(error.diagnostics.map(\.code) == [.hiddenType])
        #expect(verdict.status != 0, "\(name) is refused")
        hidden += 1
      }
    }
    #expect(hidden > 2)
    #expect(hidden < Self.names.count)
    try judge.remove()
  }

  /// Own types in actions: the settings, the type, and whether the sources or the tests mean another.
  static let inActions: [([String: String], String, Bool)] = [
    (["template": "viper"], "Task", false), (["template": "vip"], "Task", false),
    (["template": "viper-contract", "testing": "none"], "Notification", false),
    (["template": "viper-closures", "style": "async"], "Task", true),
    (["template": "viper", "testing": "xctest"], "Operation", true),
    (["template": "viper"], "Character", true),
  ]

  @Test("may be the app's own where an action names them", arguments: inActions)
  func actions(settings: [String: String], type: String, isHidden: Bool) throws {
    var settings = settings
    settings["ui"] = "none"
    settings["actions"] = "open(_ value: \(type))"
    let template = settings.removeValue(forKey: "template") ?? ""
    do {
      _ = try Self.plan(template, settings, own: "struct \(type): Sendable {}\n")
      #expect(!isHidden)
    } catch let error as ScaffoldError {
      #expect(isHidden)
      #expect(error.diagnostics.map(\.code) == [.hiddenType])
    }
  }

  private static func plan(
    _ template: String, _ settings: [String: String], own: String? = nil
  ) throws -> Plan {
    var files = ["Package.swift": TemplateWorld.packageManifest, "Sources/App/A.swift": ""]
    files["Tests/AppTests/A.swift"] = ""
    files["Sources/App/\(Self.own)"] = own
    let package = try TestPackage(files)
    var request = ScaffoldRequest(modules: [try ModulePath("Todo")], packagePath: package.path)
    request.template = template
    request.settings = settings.map { .init($0.key, $0.value) }
    return try Scaffolder().plan(request)
  }

  /// A template whose sources start a task and hand over data, and whose tests know the view.
  private static func world(_ package: [String: String] = [:]) throws -> TemplateWorld {
    try TemplateWorld(
      TemplateWorld.manifest(
        files: """
          {"source": "V.swift", "path": "<<Module>>View.swift", "role": "source"},
          {"source": "T.swift", "path": "<<Module>>Tests.swift", "role": "test"}
          """),
      files: [
        "V.swift": """
        struct <<Module>>View {
          enum Unit {}
          let unit: Unit?
          let title = "Date \\(Task { 1 })"  // Locale
          let next = Feature.Calendar()
        }

        """,
        "T.swift": """
        struct <<Module>>Tests {
          let view: <<Module>>View? = nil
          let isOn: Bool
        }

        """,
      ],
      package: package)
  }

  static let hiding: [([String: String], String)] = [
    (
      ["Sources/App/A.swift": "\nfinal class Task {}"],
      "'Todo' needs 'Task' of Swift, "
        + "but Sources/App/A.swift:2 declares a type of the same name"
    ),
    (
      ["Sources/App/A.swift": "enum Bool {}"],
      "'Todo' needs 'Bool' of Swift, "
        + "but Sources/App/A.swift:1 declares a type of the same name"
    ),
    (
      ["Tests/AppTests/A.swift": "enum TodoView {}"],
      "'Todo' needs 'TodoView' of "
        + "the tested target, but Tests/AppTests/A.swift:1 declares a type of the same name"
    ),
  ]

  @Test("are named with the place that hides them", arguments: hiding)
  func reported(package: [String: String], message: String) throws {
    let problems = try Self.world(package).refusals(["Todo"])
    #expect(problems.map(\.message) == [message])
    #expect(problems.map(\.category) == [.usage])
  }

  /// A text that one line repeats, and the type that it hides, if it hides one.
  static let repeated: [(String, String?)] = [
    ("class Task: B, ", "Task"), ("struct Task<", "Task"), ("struct TodoView {} ", nil),
    ("private class Task {} ", nil), ("private typealias Task = ", nil),
    ("typealias Task = Swift.Task ", nil), ("enum Date {} Task ", nil),
  ]

  @Test("are looked for once in a file, though it be one line", arguments: repeated)
  func longLine(text: String, type: String?) throws {
    let line = String(repeating: text, count: (1 << 18) / text.utf8.count)
    let problems = try Self.world(["Sources/App/A.swift": line]).refusals(["Todo"])
    let hidden = problems.filter { $0.code == .hiddenType }.map(\.message)
    #expect(
      hidden
        == (type.map {
          [
            "'Todo' needs '\($0)' of Swift, but Sources/App/A.swift:1 declares a type of the same name"
          ]
        } ?? []))
  }

  static let harmless = [
    ["Sources/App/A.swift": "struct Date {}\nstruct Locale {}\nstruct Calendar {}\nenum Unit {}"],
    ["Sources/App/A.swift": "private class Task {}\ntypealias Task = Swift.Task"],
    ["Sources/App/A.swift": "enum Testing {}"],
    ["Sources/App/A.swift": "enum Outer { struct Task {} }"],
    ["Tests/AppTests/A.swift": "struct Task {}\nenum OtherView {}"],
    ["Sources/Other/A.swift": "struct Task {}"],
  ]

  @Test("are free where the code does not need them", arguments: harmless)
  func free(package: [String: String]) throws {
    #expect(try Self.world(package).refusals(["Todo"]).map(\.message) == [])
  }

  @Test("are kept from modules of the same run and from code that is there")
  func modules() throws {
    let world = try TemplateWorld(
      TemplateWorld.manifest(
        files: """
          {"source": "V.swift", "path": "<<Module>>View.swift", "role": "source"},
          {"source": "T.swift", "path": "<<Module>>Tests.swift", "role": "test"}
          """),
      files: [
        "V.swift": "enum <<Module>> {}\nstruct <<Module>>View {\n  let data: Data? = nil\n}\n",
        "T.swift": "struct <<Module>>Tests {\n  let view: <<Module>>View? = nil\n}\n",
      ],
      package: [
        "Sources/App/A.swift": "import Foundation\nlet a = [\n  Locale.current\n]\n",
        "Sources/App/B.swift": "enum B { case Timer }\nextension B { enum Unit {} }\n",
        "Sources/App/C.swift": "extension B { var unit: Unit? { nil } }\n",
      ])
    #expect(try world.refusals(["Timer", "Unit"]) == [])
    #expect(
      try world.refusals(["Data", "Todo"]).map(\.message) == [
        "'Todo' needs 'Data' of Foundation, but 'Data' declares a type of the same name"
      ])
    #expect(
      try world.refusals(["Locale"]).map(\.message) == [
        "Sources/App/A.swift:3 needs 'Locale' of Foundation, "
          + "but 'Locale' declares a type of the same name"
      ])
    #expect(
      try world.refusals(["Todo", "TodoTests"]).map(\.message) == [])
  }
}
